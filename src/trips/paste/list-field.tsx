import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ChangeEvent, DragEvent } from 'react';
import { textOfBytes } from '#src/bring/lists/clean-text.ts';
import { LARGEST_LIST, listProblem } from '#src/bring/lists/list-problem.ts';
import type { ListProblem } from '#src/bring/lists/list-problem.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './list-field.module.css';

type ListFieldProps = { text: string; onText: (text: string) => void };

const ACCEPTED = '.csv,.tsv,.txt,.md,.markdown,text/plain,text/csv,text/markdown';

/** Where a list is pasted or typed, or comes as a file. */
export function ListField({ text, onText }: ListFieldProps) {
  const { t } = useTexts('trips');
  const [problem, setProblem] = useState<ListProblem | 'unreadable' | null>(null);
  const [over, setOver] = useState(false);
  const take = async (file: File) => {
    const read = await textOfFile(file);
    setProblem('text' in read ? null : read.problem);
    if ('text' in read) onText(read.text);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    void take(file);
  };
  return (
    <>
      <textarea
        className={styles['field']}
        data-initial-focus
        data-over={over}
        rows={6}
        autoComplete="off"
        spellCheck={false}
        maxLength={LARGEST_LIST}
        aria-label={t('paste.field')}
        placeholder={t('paste.example')}
        value={text}
        onChange={({ target }) => {
          setProblem(null);
          onText(target.value);
        }}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      />
      <ChooseFile onFile={(file) => void take(file)} />
      <div aria-live="polite">
        {problem === null ? null : (
          <p className={styles['problem']}>
            {problem === 'unreadable' ? t('paste.unreadable') : t(`paste.problem.${problem}`)}
          </p>
        )}
      </div>
    </>
  );
}

function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTexts('trips');
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // So that the same file can be chosen again.
    event.target.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <p className={styles['file']}>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={t('paste.file')}
        onChange={choose}
      />
      <Button look="quiet" onClick={() => input.current?.click()}>
        <FileText size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('paste.file')}
      </Button>
      <span className={styles['drop']}>{t('paste.drop')}</span>
    </p>
  );
}

type FileText = { text: string } | { problem: ListProblem | 'unreadable' };

async function textOfFile(file: File): Promise<FileText> {
  if (file.size > LARGEST_LIST) return { problem: 'large' };
  try {
    const text = textOfBytes(await file.arrayBuffer());
    const problem = listProblem(text);
    return problem === null ? { text } : { problem };
  } catch {
    // It was taken away meanwhile.
    return { problem: 'unreadable' };
  }
}
