import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { ActivitySuggestion } from '#src/domain/trip/recommendation.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { shownText } from '#src/wording/shown/shown-text.ts';
import { WishMark } from '../wish-mark.tsx';
import { IdeaFacts } from './idea-facts.tsx';
import styles from './idea-row.module.css';
import type { IdeaSelection } from './idea-selection.ts';
import { NearLine } from './near-line.tsx';
import { NotUnderstood } from './not-understood.tsx';
import { SafetyCard } from './safety-card.tsx';

type IdeaRowProps = {
  planned: PlannedTrip;
  selection: IdeaSelection;
  onTryWish: (word: string) => void;
};

/** The ideas as a row of cards under the map: the one that is swiped to the middle is selected. */
export function IdeaRow({ planned, selection, onTryWish }: IdeaRowProps) {
  const { t } = useTexts('result');
  const wording = wordingIn(planned, useLanguage());
  const row = useRef<HTMLOListElement>(null);
  useCentred(row, selection);
  if (wording === null) return null;
  const lang = wording.language;
  const { notUnderstood, safety = [], suggestions } = wording.recommendation.sections.activities;
  return (
    <ol ref={row} className={styles['row']} aria-label={t('activities.heading')}>
      {suggestions.map((suggestion, index) => (
        <Card
          key={`${suggestion.name} ${suggestion.description}`}
          suggestion={suggestion}
          index={index}
          selected={index === selection.choice.index}
          lang={lang}
          onChoose={selection.onChoose}
        />
      ))}
      {notUnderstood === undefined && safety.length === 0 ? null : (
        <li className={styles['notes']}>
          <NotUnderstood found={notUnderstood} lang={lang} onTry={onTryWish} />
          <SafetyCard notes={safety} textLanguage={lang} />
        </li>
      )}
    </ol>
  );
}

type CardProps = {
  suggestion: ActivitySuggestion;
  index: number;
  selected: boolean;
  lang: 'en' | 'de';
  onChoose: (index: number) => void;
};

function Card({ suggestion, index, selected, lang, onChoose }: CardProps) {
  return (
    <li className={styles['card']} data-selected={selected}>
      <span className={styles['number']} aria-hidden="true">
        {index + 1}
      </span>
      <div>
        <h2 className={styles['name']} lang={lang}>
          <button
            type="button"
            aria-current={selected}
            onClick={() => onChoose(index)}
            onFocus={() => onChoose(index)}
          >
            {suggestion.name}
          </button>
        </h2>
        <NearLine suggestion={suggestion} lang={lang} />
      </div>
      <div className={styles['body']}>
        <p className={styles['description']} lang={lang}>
          {shownText(suggestion.description, lang)}
        </p>
        <IdeaFacts suggestion={suggestion} lang={lang} />
        <WishMark wish={suggestion.wish} lang={lang} />
      </div>
    </li>
  );
}

/** A swipe has ended this long after its last movement. */
const SETTLED_MS = 120;

/** Selects the card in the middle after a swipe, and brings one that was selected elsewhere there. */
function useCentred(
  row: RefObject<HTMLOListElement | null>,
  { choice, onChoose }: IdeaSelection,
): void {
  const shown = useRef(false);
  useEffect(() => {
    const list = row.current;
    const card = list?.children[choice.index];
    if (list === null || !(card instanceof HTMLElement)) return;
    const left = card.offsetLeft + (card.offsetWidth - list.clientWidth) / 2;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollTo({ left, behavior: shown.current && !still ? 'smooth' : 'instant' });
    shown.current = true;
  }, [row, choice]);
  useEffect(() => {
    const list = row.current;
    if (list === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const middle = middleCard(list);
      const isIdea = list.children[middle]?.hasAttribute('data-selected') === true;
      if (isIdea && middle !== choice.index) onChoose(middle);
    };
    const scroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED_MS);
    };
    list.addEventListener('scroll', scroll, { passive: true });
    return () => {
      clearTimeout(timer);
      list.removeEventListener('scroll', scroll);
    };
  }, [row, choice.index, onChoose]);
}

function middleCard(list: HTMLElement): number {
  const { left, width } = list.getBoundingClientRect();
  const off = [...list.children].map((card) => {
    const box = card.getBoundingClientRect();
    return Math.abs(box.left + box.width / 2 - left - width / 2);
  });
  return off.indexOf(Math.min(...off));
}
