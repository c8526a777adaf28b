import { FileDown, Plus } from 'lucide-react';
import { useId } from 'react';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { keptSight } from '#src/domain/day-plan/kept-sight.ts';
import { ownIdea } from '#src/domain/day-plan/kept-idea.ts';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { DaySheet } from './day-sheet.tsx';
import { OwnIdeaForm } from './own-idea-form.tsx';
import type { OwnIdeaFormProps } from './own-idea-form.tsx';

type AddIdeaSheetProps = Pick<OwnIdeaFormProps, 'base' | 'geocoder' | 'loadBasemap'> & {
  /** Sights in reach, which are found first. */
  sights: readonly ReachableSight[];
  onAdd: (idea: KeptIdea) => void;
  /** Instead of one idea, the places of a file. */
  onBring: () => void;
  onClose: () => void;
};

/** A new idea of one's own, or the places of a file instead. */
export function AddIdeaSheet({ sights, onAdd, onBring, onClose, ...form }: AddIdeaSheetProps) {
  const { t } = useTexts('days');
  const language = useLanguage();
  const heading = useId();
  return (
    <DaySheet headingId={heading} heading={t('add.heading')} onClose={onClose}>
      <OwnIdeaForm
        {...form}
        sights={{
          all: sights,
          onChoose(sight) {
            onAdd(keptSight(sight));
            onClose();
          },
        }}
        onDone={(written) => {
          const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
          onAdd(ownIdea(id, { ...written, language }));
          onClose();
        }}
      >
        <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('add.add')}
      </OwnIdeaForm>
      <Button look="quiet" wide onClick={onBring}>
        <FileDown size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('add.fromFile')}
      </Button>
    </DaySheet>
  );
}
