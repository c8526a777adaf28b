import { UsersRound } from 'lucide-react';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import { initialOfPerson } from '#src/domain/list/people.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { BagIcon } from './bag-icon.tsx';
import styles from './line-marks.module.css';
import { useWhoseName } from './use-whose-name.ts';

type LineMarksProps = {
  line: Pick<ListLine, 'bag' | 'whose'>;
  people: readonly string[];
};

/** Which bag a line travels in, and whose it is, in columns where the list has any: icons on a phone, with their words on a wide screen. */
export function LineMarks({ line: { bag, whose }, people }: LineMarksProps) {
  const { t } = useTexts('result');
  const whoseName = useWhoseName(people);
  return (
    <span className={styles['marks']}>
      {bag === null ? (
        <span className={styles['bag']} />
      ) : (
        <span className={styles['bag']} title={t(`equipment.edit.bags.${bag}`)}>
          <VisuallyHidden>, </VisuallyHidden>
          <BagIcon bag={bag} />
          <span className={styles['word']}>{t(`equipment.edit.bagsShort.${bag}`)}</span>
        </span>
      )}
      {whose === null ? (
        <span className={styles['whose']} />
      ) : (
        <span className={styles['whose']} title={whoseName(whose)}>
          <VisuallyHidden>, </VisuallyHidden>
          {whose === 'shared' ? (
            <UsersRound size={17} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <span className={styles['initial']} aria-hidden="true">
              {initialOfPerson(people, whose)}
            </span>
          )}
          <span className={styles['word']}>{whoseName(whose)}</span>
        </span>
      )}
    </span>
  );
}
