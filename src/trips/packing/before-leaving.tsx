import { beforeLeaving } from '#src/domain/list/before-leaving.ts';
import type { ThingToDo } from '#src/domain/list/before-leaving.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { formatDay } from '#src/wording/days.ts';
import styles from './before-leaving.module.css';

type BeforeLeavingProps = { saved: SavedTrip; onChange: (how: OwnChange) => void };

/** A short list of things to do; its ticks are stored with the trip. */
export function BeforeLeaving({ saved, onChange }: BeforeLeavingProps) {
  const { t } = useTexts('trips');
  const wordsOf = useThingWords();
  const { done } = saved.packing;
  return (
    <section className={styles['before']}>
      <h3 className={styles['heading']}>{t('packing.before.heading')}</h3>
      <ul>
        {beforeLeaving(saved).map((thing) => {
          const { what, note } = wordsOf(thing);
          const isDone = done.includes(thing.id);
          return (
            <li key={thing.id} className={styles['row']} data-done={isDone}>
              <Checkbox
                label={note === '' ? what : `${what}, ${note}`}
                checked={isDone}
                onChange={(ticked) => onChange(doing(thing.id, ticked))}
              >
                {what} {note === '' ? null : <small>{note}</small>}
              </Checkbox>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function doing(id: ThingToDo['id'], ticked: boolean): OwnChange {
  return (own) => {
    const others = own.packing.done.filter((one) => one !== id);
    return { ...own, packing: { ...own.packing, done: ticked ? [...others, id] : others } };
  };
}

function useThingWords() {
  const { t } = useTexts('trips');
  const language = useLanguage();
  return (thing: ThingToDo): { what: string; note: string } => {
    switch (thing.id) {
      case 'passport':
        return {
          what: t('packing.before.passport'),
          note: t('packing.before.passportNote', { day: formatDay(thing.until, language) }),
        };
      case 'health':
        return {
          what: t('packing.before.health', { lead: thing.lead }),
          note: t('packing.before.healthNote', { day: formatDay(thing.by, language) }),
        };
      case 'offline':
      case 'heating':
      case 'power-bank':
        return { what: t(`packing.before.${thing.id}`), note: '' };
      default:
        return thing satisfies never;
    }
  };
}
