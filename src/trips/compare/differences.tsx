import type { ClimateDifferences } from './climate-differences.ts';
import styles from './compare-page.module.css';
import { useDifferenceWords } from './use-difference-words.ts';

type DifferencesProps = {
  differences: ClimateDifferences;
  /** Said where nothing differs by much. */
  same: string;
  /** Further sentences. */
  more: readonly string[];
};

/** The differences in words. */
export function Differences({ differences, same, more }: DifferencesProps) {
  const words = useDifferenceWords(differences);
  const listed = [...words, ...more];
  return (
    <>
      {words.length === 0 ? <p>{same}</p> : null}
      {listed.length === 0 ? null : (
        <ul className={styles['differences']}>
          {listed.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
}
