import { X } from 'lucide-react';
import { useId } from 'react';
import { additionOf, isChosenAtFirst, isMore } from '#src/bring/lists/beside-list.ts';
import type { BroughtLine } from '#src/bring/lists/beside-list.ts';
import type { Addition } from '#src/domain/list/add-lines.ts';
import { MOST_OWN_LINES } from '#src/domain/list/list-edits.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { newLineKey } from '#src/result/equipment/edit/list-editing.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import type { Draft } from './draft.ts';
import { ListField } from './list-field.tsx';
import styles from './paste-sheet.module.css';
import { Preview } from './preview.tsx';
import { useBrought } from './use-brought.ts';
import type { Brought } from './use-brought.ts';

export type PasteSheetProps = {
  saved: SavedTrip;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onAdd: (addition: Addition) => void;
  onClose: () => void;
};

/** A list as text or file, what is read of it, and what of that is taken over. */
export function PasteSheet({ saved, draft, onDraft, onAdd, onClose }: PasteSheetProps) {
  const { t } = useTexts('trips');
  const heading = useId();
  const brought = useBrought(draft.text, saved);
  const { groups } = brought;
  const flipped = new Set(draft.flipped);
  const isChosen = (line: BroughtLine) =>
    (line.is !== 'here' || isMore(line)) && isChosenAtFirst(line) !== flipped.has(line.id);
  const withTicks = draft.withTicks ?? areSomeTicked(brought);
  const choose = (lines: readonly BroughtLine[], chosen: boolean) => {
    const changed = new Set(lines.filter((line) => isChosen(line) !== chosen).map(({ id }) => id));
    const kept = draft.flipped.filter((id) => !changed.has(id));
    const added = [...changed].filter((id) => !flipped.has(id));
    onDraft({ ...draft, flipped: [...kept, ...added] });
  };
  return (
    <Dialog labelledBy={heading} look="card" onClose={onClose}>
      <div className={styles['sheet']}>
        <div className={styles['head']}>
          <h2 id={heading} className={styles['heading']}>
            {t('paste.heading')}
          </h2>
          <IconButton label={t('paste.close')} onClick={onClose}>
            <X size={22} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        <p className={styles['lead']}>{t('paste.lead')}</p>
        <ListField text={draft.text} onText={(text) => onDraft({ ...draft, text })} />
        <Preview
          brought={brought}
          isEmpty={draft.text.trim() === ''}
          isChosen={isChosen}
          onChoose={choose}
          withTicks={withTicks}
          onTicks={(ticked) => onDraft({ ...draft, withTicks: ticked })}
        />
      </div>
      <Foot
        addition={additionOf(groups, isChosen, { withTicks, newKey: newLineKey })}
        room={MOST_OWN_LINES - saved.listEdits.own.length}
        onAdd={onAdd}
      />
    </Dialog>
  );
}

/** Where all are ticked, the mark is a bullet. */
function areSomeTicked({ groups }: Brought): boolean {
  const lines = groups.flatMap((group) => group.lines);
  return lines.some(({ packed }) => packed !== true);
}

type FootProps = { addition: Addition; room: number; onAdd: (addition: Addition) => void };

function Foot({ addition, room, onAdd }: FootProps) {
  const { t } = useTexts('trips');
  const { own, raised, back } = addition;
  const count = own.length + raised.length + back.length;
  const tooMany = own.length - room;
  const key = own.length + back.length > 0 ? 'paste.add' : 'paste.change';
  return (
    <div className={styles['foot']}>
      {tooMany > 0 ? (
        <p role="alert" className={styles['tooMany']}>
          {t('paste.tooMany', { count: tooMany })}
        </p>
      ) : null}
      <Button
        look="primary"
        wide
        disabled={count === 0 || tooMany > 0}
        onClick={() => onAdd(addition)}
      >
        {count === 0 ? t('paste.addNothing') : t(key, { count })}
      </Button>
    </div>
  );
}
