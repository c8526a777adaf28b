import { readTypedPoint, pointProblem } from '#src/domain/points/typed-point.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './location-modal.module.css';

type ReadAsProps = {
  text: string;
  /** The text that another app shared, unchanged. */
  shared: string | undefined;
  found: boolean;
};

/** The shared text, and the name that was searched for where a link holds no point. */
export function ReadAs({ text, shared, found }: ReadAsProps) {
  const { t } = useTexts('planner');
  const named = found ? nameOf(text, shared) : null;
  if (shared === undefined && named === null) return null;
  return (
    <div className={styles['read-as']}>
      {shared === undefined ? null : (
        <p className={styles['shared']}>{t('search.shared', { text: shared })}</p>
      )}
      {named === null ? null : (
        <p>
          {t(named.problem === 'short-link' ? 'search.named-short' : 'search.named', {
            name: named.name,
          })}
        </p>
      )}
    </div>
  );
}

/** Why nothing was found, in one line. */
export function Nothing({ text, shared }: Omit<ReadAsProps, 'found'>) {
  const { t } = useTexts('planner');
  const problem = pointProblem(text) ?? nameOf(text, shared)?.problem ?? null;
  return t(problem === null ? 'search.nothing' : `search.problem.${problem}`);
}

/** The name that a link stands for: one that was typed, or one that was shared and is searched for. */
function nameOf(text: string, shared: string | undefined) {
  const typed = readTypedPoint(text) ?? (shared === undefined ? null : readTypedPoint(shared));
  if (typed?.type !== 'name') return null;
  return typed.name === text.trim() || readTypedPoint(text) !== null ? typed : null;
}
