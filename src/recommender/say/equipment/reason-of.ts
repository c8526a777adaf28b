import { setsEach } from '#src/domain/packing-line.ts';
import type { ListLine } from '#src/recommender/decide/equipment/list-lines.ts';
import { isActivityName } from '#src/recommender/read/activity-names.ts';
import { activityOf } from '#src/recommender/read/wish-keys.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import { capitalize } from '../sentences.ts';
import type { Voice } from '../voice.ts';
import { wishLabel } from '../wish-label.ts';
import type { EquipmentFigures, EquipmentWords } from './equipment-words.ts';

/** Longer labels say less than the activity that they belong to. */
const SHORT_LABEL = 18;

export type Reasons = {
  /** For the row: 'nights down to 2 °C'; begins with a capital. */
  short: string;
  /** One sentence for the opened row. */
  long: string;
};

/** Why this trip needs the product; each begins with the figure that is the cause. */
export function reasonsOf(
  { cause, id, inSets, product, sized, wish }: ListLine,
  voice: Voice,
  figures: EquipmentFigures,
): Reasons {
  const words = voice.equipment;
  const short =
    cause === 'wish'
      ? wishWords(wish, product.activity, voice)
      : words.causes[cause].short(figures);
  const lead = cause === 'wish' ? short : words.causes[cause].long(figures);
  const tail = inSets
    ? words.sets(setsEach(figures.days), figures.days)
    : tailOf(words.tails[id], figures);
  const size = sized && figures.sizes !== '' ? words.sized(figures) : '';
  return {
    short: capitalize(size === '' ? short : size),
    long: sentence(lead, [size, tail].filter((part) => part !== '').join('; ')),
  };
}

function tailOf(tail: EquipmentWords['tails'][string] = '', figures: EquipmentFigures): string {
  return typeof tail === 'string' ? tail : tail(figures);
}

function wishWords(wish: WishKey | null, activity: string, voice: Voice): string {
  const { purpose } = voice.activities;
  const served = wish === null ? activity : wish;
  if (isActivityName(served)) return purpose[served];
  const own = wish === null ? null : activityOf(wish);
  const label = wish === null ? '' : wishLabel(wish, voice);
  return own === null || label.length <= SHORT_LABEL ? voice.equipment.theme(label) : purpose[own];
}

function sentence(lead: string, tail: string): string {
  const parts = [lead, tail].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${capitalize(parts.join('; '))}.`;
}
