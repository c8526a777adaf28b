import { Plus } from 'lucide-react';
import type { NearSight } from '#src/domain/day-plan/near-sights.ts';
import { nameOf } from '#src/domain/day-plan/kept-idea.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatShortWay } from '#src/wording/shown/shown-units.ts';
import type { DaysActions } from '../use-days-actions.ts';
import styles from './near-chips.module.css';

type NearChipsProps = { number: number; sights: readonly NearSight[]; actions: DaysActions };

/** Sights for a free day: 'Boboli, 0.6 km from Uffizi'. A press puts one on the day. */
export function NearChips({ number, sights, actions }: NearChipsProps) {
  const { t } = useTexts('days');
  const language = useLanguage();
  return (
    <ul className={styles['chips']} aria-label={t('near.list', { day: actions.days.long(number) })}>
      {sights.map((sight) => {
        const name = nameOf(sight.idea.names, language);
        const way = wayTo(sight);
        return (
          <li key={sight.idea.key}>
            <button
              type="button"
              aria-label={t('near.put', { name, way, number: number + 1 })}
              onClick={() => actions.put(sight.idea, number)}
            >
              <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
              <span>
                <b>{name}</b>, {way}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );

  function wayTo({ km, from }: NearSight): string {
    const distance = formatShortWay(km, language);
    if (from === null) return t('idea.way', { distance });
    return t('near.from', { distance, stop: nameOf(from.names, language) });
  }
}
