import { FileDown } from 'lucide-react';
import { Suspense } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './drop-file.module.css';
import { useDroppedFile } from './use-dropped-file.ts';

/** Takes a file that is dropped anywhere on the page, and says so while it is dragged over it. */
export function DropFile({ onFile }: { onFile: (file: File) => void }) {
  const over = useDroppedFile(onFile);
  return over ? (
    <Suspense fallback={null}>
      <DropHere />
    </Suspense>
  ) : null;
}

function DropHere() {
  const { t } = useTexts('bring');
  return (
    <div className={styles['over']}>
      <p>
        <FileDown size={28} strokeWidth={1.75} aria-hidden="true" />
        {t('dropHere')}
      </p>
    </div>
  );
}
