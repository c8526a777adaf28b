import { GripVertical } from 'lucide-react';
import type { PointerEvent } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { KindIcon, knownKind } from '#src/result/activities/kind-icon.tsx';
import styles from './idea-line.module.css';
import type { DaysActions } from '../use-days-actions.ts';

type IdeaLineProps = {
  ideaKey: string;
  actions: DaysActions;
  /** A dragged idea would lie before it. */
  bar: boolean;
};

/** An idea on a day, to be dragged, or moved by the keys and the menu of its grip. */
export function IdeaLine({ ideaKey, actions, bar }: IdeaLineProps) {
  const { ideas, drag } = actions;
  const idea = ideas.ideaOf(ideaKey);
  if (idea === undefined) return null;
  const hold = (event: PointerEvent<HTMLElement>, by: 'grip' | 'row') =>
    drag.hold(event, ideaKey, by);
  const about = ideas.about(idea);
  return (
    <li
      className={styles['idea']}
      data-idea="plan"
      data-bar={bar}
      data-fixed={actions.readOnly ? '' : undefined}
      onPointerDown={actions.readOnly ? undefined : (event) => hold(event, 'row')}
    >
      <KindIcon kind={knownKind(idea.kind)} />
      <span className={styles['words']}>
        <b>{ideas.nameOf(ideaKey)}</b>
        {about === '' ? null : <span>{about}</span>}
      </span>
      {actions.readOnly ? null : <Grip ideaKey={ideaKey} actions={actions} onHold={hold} />}
    </li>
  );
}

type GripProps = Pick<IdeaLineProps, 'ideaKey' | 'actions'> & {
  onHold: (event: PointerEvent<HTMLElement>, by: 'grip') => void;
};

function Grip({ ideaKey, actions, onHold }: GripProps) {
  const { t } = useTexts('days');
  return (
    <button
      type="button"
      className={styles['grip']}
      data-grip={ideaKey}
      aria-label={t('idea.move', { name: actions.ideas.nameOf(ideaKey) })}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+PageUp Alt+PageDown"
      title={t('idea.keys')}
      onClick={() => actions.showMenu(ideaKey)}
      onKeyDown={(event) => actions.moveByKey(event, ideaKey)}
      onPointerDown={(event) => {
        event.stopPropagation();
        onHold(event, 'grip');
      }}
    >
      <GripVertical size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
