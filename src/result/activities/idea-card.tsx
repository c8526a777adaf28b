import { useEffect, useId, useRef } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { ActivitySuggestion } from '#src/domain/trip/recommendation.ts';
import { shownText } from '#src/wording/shown/shown-text.ts';
import type { ListCategory } from '#src/domain/list/apply-edits.ts';
import { JumpLink } from '../jump-link.tsx';
import { scrollToStart } from '../scroll-to-start.ts';
import type { SectionProps } from '../section-props.ts';
import { WishMark } from '../wish-mark.tsx';
import chipStyles from './chip.module.css';
import styles from './idea-card.module.css';
import { IdeaFacts } from './idea-facts.tsx';
import type { IdeaSelection } from './idea-selection.ts';
import { KeepActions, KeepMark, NotForUs } from './keep-idea.tsx';
import { NearLine } from './near-line.tsx';
import { CopyName, OpenInMaps } from './place-actions.tsx';
import { Folded } from '../folded.tsx';

type IdeaCardProps = SectionProps & {
  suggestion: ActivitySuggestion;
  /** In the list, from 0; its marker on the map has the same number. */
  index: number;
  selection: IdeaSelection;
  taken: ListCategory['products'];
  /** Opens a line of the packing list. */
  onShowLine: (productId: string) => void;
};

/** One idea. It opens below its own title, which stays where it is; closed ones show kind, distance and wish. */
export function IdeaCard(props: IdeaCardProps) {
  const { suggestion, index, selection, ids, textLanguage: lang } = props;
  const { firstScreenFirst: later } = props;
  const bodyId = useId();
  const open = selection.open.has(index);
  const toggle = () => selection.onToggle(index);
  const card = useScrolledTo(selection.choice.index === index ? selection.choice : null);
  const mark = <WishMark wish={suggestion.wish} lang={lang} />;
  const { keeping } = selection;
  const keptIdea = { index, name: suggestion.name };
  return (
    <li ref={card} className={styles['card']} data-open={open} data-kept={keeping?.kept.has(index)}>
      <span className={styles['number']} aria-hidden="true">
        {index + 1}
      </span>
      <div className={styles['head']}>
        <h3 className={styles['name']} lang={lang}>
          <button
            type="button"
            // A place's own name; that of an activity is for a translator.
            translate={suggestion.activity === null && suggestion.at !== undefined ? 'no' : 'yes'}
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={toggle}
            onFocus={({ target }) => {
              if (target.matches(':focus-visible')) selection.onPoint(index);
            }}
            onBlur={() => selection.onPoint(null)}
          >
            {suggestion.name}
          </button>
        </h3>
        <NearLine suggestion={suggestion} lang={lang} />
        {open ? null : mark}
      </div>
      {keeping === null ? null : <KeepMark keeping={keeping} {...keptIdea} />}
      <Folded {...{ later, folded: !open, onFound: toggle }} id={bodyId} className={styles['body']}>
        <p className={styles['description']} lang={lang}>
          {shownText(suggestion.description, lang)}
        </p>
        <IdeaFacts suggestion={suggestion} lang={lang} />
        {open ? mark : null}
        <TakeAlong taken={props.taken} ids={ids} lang={lang} onShowLine={props.onShowLine} />
        {keeping === null ? null : <KeepActions keeping={keeping} {...keptIdea} />}
        <GoOn suggestion={suggestion} keeping={keeping} index={index} />
      </Folded>
    </li>
  );
}

type GoOnProps = Pick<IdeaCardProps, 'suggestion' | 'index'> & Pick<IdeaSelection, 'keeping'>;

/** The map app, the name to paste elsewhere, and setting the idea aside. */
function GoOn({ suggestion: { at, name }, keeping, index }: GoOnProps) {
  if (at === undefined && keeping === null) return null;
  return (
    <div className={styles['more']}>
      {at === undefined ? null : <OpenInMaps at={at} name={name} />}
      {at === undefined ? null : <CopyName name={name} />}
      {keeping === null ? null : <NotForUs keeping={keeping} index={index} name={name} />}
    </div>
  );
}

/** Brings a card that was chosen on the map into view, without moving the focus. */
function useScrolledTo(choice: IdeaSelection['choice'] | null) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (choice?.from === 'map' && card.current !== null) scrollToStart(card.current);
  }, [choice]);
  return card;
}

type TakeAlongProps = Pick<SectionProps, 'ids'> &
  Pick<IdeaCardProps, 'taken' | 'onShowLine'> & {
    lang: string;
  };

/** Things to take from the packing list, as links to its lines. */
function TakeAlong({ taken, ids, lang, onShowLine }: TakeAlongProps) {
  const { t } = useTexts('result');
  if (taken.length === 0) return null;
  return (
    <div className={styles['take']}>
      <span>{t('activities.take')}</span>
      <ul className={styles['chips']}>
        {taken.map(({ id, name }) => (
          <li key={id}>
            <JumpLink
              targetId={ids.product(id)}
              onJump={() => onShowLine(id)}
              className={chipStyles['chip']}
              aria-label={t('activities.takeName', { name })}
            >
              <span lang={lang}>{name}</span>
            </JumpLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
