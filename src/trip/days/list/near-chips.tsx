import { Plus } from 'lucide-react';
import type { NearSight } from '#src/domain/day-plan/near-sights.ts';
import { nameOf } from '#src/domain/day-plan/kept-idea.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useNearWay } from '../use-near-way.ts';
import styles from './near-chips.module.css';

type NearChipsProps = {
  /** The name of the list. */
  label: string;
  sights: readonly NearSight[];
  /** The effect of a press, for screen readers. */
  putLabel: (sight: { name: string; way: string }) => string;
  onPut: (idea: KeptIdea) => void;
};

/** Sights for a free day: 'Boboli, 0.6 km from Uffizi'. A press puts one on the day. */
export function NearChips({ label, sights, putLabel, onPut }: NearChipsProps) {
  const language = useLanguage();
  const wayTo = useNearWay();
  if (sights.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={label}>
      {sights.map((sight) => {
        const name = nameOf(sight.idea.names, language);
        const way = wayTo(sight);
        return (
          <li key={sight.idea.key}>
            <button
              type="button"
              aria-label={putLabel({ name, way })}
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
}
