import { useTexts } from '#src/i18n/use-texts.ts';
import { usePlanner } from '#src/planner/planner-context.ts';
import styles from '../linked-dates.module.css';

/** Why the stops of a link were not taken over. */
export function StopsRefused() {
  const { t } = useTexts('stops');
  const refused = usePlanner((state) => state.refusedStops);
  if (refused === null) return null;
  return (
    <p role="alert" className={styles['linked']}>
      {t(`refused.${refused}`)}
    </p>
  );
}
