import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { UNDER_ROOF_SIGHTS } from '#src/domain/kinds/sight-kinds.ts';
import type { Party } from '#src/domain/place/access.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import { formatDaysOfTen } from '#src/wording/numbers.ts';
import { formatCelsius, formatKilometres } from '#src/wording/units.ts';
import type { Decision } from '#src/recommender/decide/decision.ts';
import { isSight } from '#src/recommender/decide/ideas/choice.ts';
import { hot, rainLikely } from '#src/recommender/know/season/conditions-of-place.ts';
import type { Telling } from '../telling.ts';
import type { Place, SummaryFigures } from './summary-words.ts';

/** A walk from the point, and the way of a day out, kilometres. */
const WALK_KM = 3;
const OUTING_KM = 25;
const OUTING_DAYS = 3;

/** Null for a plan with fewer than three sights, of which there is little to say. */
export function summaryFigures({ ideas }: Decision, telling: Telling): SummaryFigures | null {
  const { facts, language, voice } = telling;
  const planned = ideas.flatMap(({ choice }) => (isSight(choice) ? [choice.sight] : []));
  const sights = planned.toSorted((a, b) => a.distanceKm - b.distanceKm);
  const [nearest] = sights;
  const farthest = sights.at(-1);
  if (nearest === undefined || farthest === undefined || sights.length < 3) return null;
  const placeOf = ({ names, distanceKm }: Sight): Place => ({
    name: names[language],
    km: distanceKm < 1 ? voice.way.close : formatKilometres(distanceKm, language),
  });
  // The best of those far away, by the order of the plan.
  const outing =
    facts.days < OUTING_DAYS
      ? undefined
      : planned.find(({ distanceKm }) => distanceKm >= OUTING_KM);
  const roofs = sights.filter(({ kind }) => isOneOf(UNDER_ROOF_SIGHTS, kind)).length;
  return {
    count: sights.length,
    walkable: sights.filter(({ distanceKm }) => distanceKm <= WALK_KM).length,
    nearest: placeOf(nearest),
    outing: outing === undefined ? null : placeOf(outing),
    farthest: formatKilometres(farthest.distanceKm, language),
    days: facts.days,
    rain:
      rainLikely(facts) && roofs > 0
        ? { roofs, wetDays: formatDaysOfTen(facts.climate.wetDaysPer10 ?? 0) }
        : null,
    heat: hot(facts) ? formatCelsius(facts.climate.high, language) : '',
    group: groupOf(facts.reading.party),
  };
}

function groupOf({
  babies,
  older,
  toddlers,
  wheelchair,
  youngest,
}: Party): SummaryFigures['group'] {
  if (wheelchair) return 'wheelchair';
  if (babies + toddlers > 0) return 'small';
  if (youngest !== null) return 'children';
  return older ? 'older' : null;
}
