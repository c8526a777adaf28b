import { Plus } from 'lucide-react';
import { nameOf } from '#src/domain/day-plan/kept-idea.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import type { NearSight } from '#src/domain/day-plan/near-sights.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatShortWay } from '#src/wording/shown/shown-units.ts';
import chipStyles from '#src/trip/days/list/near-chips.module.css';

type FreeDayProps = { sights: readonly NearSight[]; onPut: (idea: KeptIdea) => void };

/** Two sights near by; a press plans one for today. */
export function FreeDay({ sights, onPut }: FreeDayProps) {
  const { t } = useTexts('today');
  const { t: tDays } = useTexts('days');
  const language = useLanguage();
  if (sights.length === 0) return null;
  return (
    <ul className={chipStyles['chips']} aria-label={t('free.near')}>
      {sights.map((sight) => {
        const name = nameOf(sight.idea.names, language);
        const way = wayTo(sight);
        return (
          <li key={sight.idea.key}>
            <button
              type="button"
              aria-label={t('free.put', { name, way })}
              onClick={() => onPut(sight.idea)}
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
    if (from === null) return tDays('idea.way', { distance });
    return tDays('near.from', { distance, stop: nameOf(from.names, language) });
  }
}
