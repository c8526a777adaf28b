import { Clock, Footprints, HandHeart, Sun } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { ActivitySuggestion } from '#src/domain/trip/recommendation.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { Language } from '#src/domain/language/language.ts';
import { shownText } from '#src/wording/shown/shown-text.ts';
import styles from './idea-facts.module.css';

const ICONS = { when: Sun, duration: Clock, asks: Footprints, care: HandHeart } as const;
const FACTS = ['when', 'duration', 'asks', 'care'] as const;

/** A shorter duration stands in the line below the name already. */
const BRIEF_LETTERS = 16;

type IdeaFactsProps = {
  suggestion: Pick<ActivitySuggestion, (typeof FACTS)[number]>;
  lang: Language;
};

/** When to be there, how long it takes where that needs words, what it asks and what to take care of, as far as known. */
export function IdeaFacts({ suggestion, lang }: IdeaFactsProps) {
  const { t } = useTexts('result');
  const known = FACTS.flatMap((fact) => {
    const text = suggestion[fact] ?? '';
    const isSaid = fact === 'duration' && text.length <= BRIEF_LETTERS;
    return text === '' || isSaid ? [] : [{ fact, text }];
  });
  if (known.length === 0) return null;
  return (
    <ul className={styles['facts']}>
      {known.map(({ fact, text }) => {
        const Icon = ICONS[fact];
        return (
          <li key={fact}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            <span>
              <VisuallyHidden>{`${t(`activities.${fact}`)}: `}</VisuallyHidden>
              <span lang={lang}>{shownText(text, lang)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
