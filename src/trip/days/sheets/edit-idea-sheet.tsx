import { Check } from 'lucide-react';
import { useId } from 'react';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { rewordIdea } from '#src/domain/day-plan/kept-idea.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { DaySheet } from './day-sheet.tsx';
import { OwnIdeaForm } from './own-idea-form.tsx';
import type { OwnIdeaFormProps } from './own-idea-form.tsx';

type EditIdeaSheetProps = Pick<OwnIdeaFormProps, 'base' | 'geocoder' | 'loadBasemap'> & {
  idea: KeptIdea;
  onChange: (idea: KeptIdea) => void;
  onClose: () => void;
};

/** Name, place and note of one's own idea, which stays on its day. */
export function EditIdeaSheet({ idea, onChange, onClose, ...form }: EditIdeaSheetProps) {
  const { t } = useTexts('days');
  const language = useLanguage();
  const heading = useId();
  return (
    <DaySheet headingId={heading} heading={t('edit.heading')} onClose={onClose}>
      <OwnIdeaForm
        {...form}
        idea={idea}
        onDone={(written) => {
          onChange(rewordIdea(idea, { ...written, language }));
          onClose();
        }}
      >
        <Check size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('edit.save')}
      </OwnIdeaForm>
    </DaySheet>
  );
}
