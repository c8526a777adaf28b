import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { addLines, takeLinesBack } from '#src/domain/list/add-lines.ts';
import type { Addition } from '#src/domain/list/add-lines.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { ListToast } from '#src/result/equipment/edit/list-toast.tsx';
import { EMPTY_DRAFT } from './draft.ts';
import type { Draft } from './draft.ts';
import styles from './paste-list.module.css';
import type { PasteSheetProps } from './paste-sheet.tsx';

type PasteListProps = { saved: SavedTrip; onChange: (how: OwnChange) => void };

type Sheet = ComponentType<PasteSheetProps>;

/** Brings a list that was written elsewhere; typed text stays here until it is added. */
export function PasteList({ saved, onChange }: PasteListProps) {
  const { t } = useTexts('trips');
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const { Sheet, open, close, failed } = useSheet();
  const [done, setDone] = useState<{ addition: Addition; draft: Draft; undo: OwnChange } | null>(
    null,
  );
  const add = (addition: Addition) => {
    setDone({ addition, draft, undo: takeLinesBack(addition, saved) });
    onChange(addLines(addition));
    setDraft(EMPTY_DRAFT);
    close();
  };
  const undo = () => {
    if (done !== null) {
      onChange(done.undo);
      // Unless another list was begun meanwhile.
      setDraft((now) => (now.text === '' ? done.draft : now));
    }
    setDone(null);
  };
  return (
    <div className={styles['paste']}>
      <button type="button" className={styles['open']} onClick={() => void open()}>
        <ClipboardPaste size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('paste.open')}
      </button>
      <p aria-live="polite" className={styles['failed']}>
        {failed ? t('paste.notLoaded') : ''}
      </p>
      {Sheet === null ? null : (
        <Sheet saved={saved} draft={draft} onDraft={setDraft} onAdd={add} onClose={close} />
      )}
      <ListToast done={done} onUndo={undo} onDismiss={() => setDone(null)}>
        {done === null ? null : <Told addition={done.addition} />}
      </ListToast>
    </div>
  );
}

function Told({ addition: { own, raised, back } }: { addition: Addition }) {
  const { t } = useTexts('trips');
  const added = own.length + back.length;
  return added > 0
    ? t('paste.added', { count: added + raised.length })
    : t('paste.changed', { count: raised.length });
}

/** Loaded when it is first opened; a failure is told, and the next press tries again. */
function useSheet() {
  const [loaded, setLoaded] = useState<{ Sheet: Sheet } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const open = async () => {
    try {
      const { PasteSheet } = await import('./paste-sheet.tsx');
      setLoaded({ Sheet: PasteSheet });
      setIsOpen(true);
      setFailed(false);
    } catch {
      // Not stored, and no network.
      setFailed(true);
    }
  };
  return {
    Sheet: isOpen && loaded !== null ? loaded.Sheet : null,
    open,
    close: () => setIsOpen(false),
    failed,
  };
}
