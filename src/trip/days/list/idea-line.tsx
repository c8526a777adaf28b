import { GripVertical } from 'lucide-react';
import type { PointerEvent, ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { KindIcon, knownKind } from '#src/result/activities/kind-icon.tsx';
import styles from './idea-line.module.css';
import type { DaysActions } from '../use-days-actions.ts';

type IdeaLineProps = {
  ideaKey: string;
  /** Its number on the map of the day; null where it is the only one. */
  stop: number | null;
  actions: DaysActions;
  /** A dragged idea would lie before it. */
  bar: boolean;
};

/** An idea on a day, to be dragged, or moved by the keys and the menu of its grip. */
export function IdeaLine({ ideaKey, stop, actions, bar }: IdeaLineProps) {
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
      {numberOrKind()}
      <span className={styles['words']}>
        <b>{ideas.nameOf(ideaKey)}</b>
        {about === '' ? null : <span>{about}</span>}
      </span>
      {actions.readOnly ? null : <Grip ideaKey={ideaKey} actions={actions} onHold={hold} />}
    </li>
  );

  /** On a trip with stops a pin is a stop, so the order of the day stands in a disc. */
  function numberOrKind(): ReactNode {
    if (stop === null) return <KindIcon kind={knownKind(idea?.kind ?? null)} />;
    if (actions.ground.stops.length === 1) return <StopMarker number={stop} />;
    return (
      <span className={styles['order']} aria-hidden="true">
        {stop}
      </span>
    );
  }
}

/** The marker that the idea has on the map of the day. */
function StopMarker({ number }: { number: number }) {
  return (
    <svg className={styles['marker']} viewBox="0 0 26 35" aria-hidden="true">
      <path d="M13 34C11.9 28.4 1.4 23 1.4 12.7a11.6 11.6 0 0 1 23.2 0C24.6 23 14.1 28.4 13 34z" />
      <text x="13" y="17.8">
        {number}
      </text>
    </svg>
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
