import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useBackCloses } from '#src/ui/overlays/open-overlays.ts';
import { FindSights } from './find-sights.tsx';
import { SightsBody } from './sights-body.tsx';
import { SightsHead } from './sights-head.tsx';
import styles from './sights-panel.module.css';
import type { SightsProps } from './sights-props.ts';
import { SightsToast } from './sights-toast.tsx';
import { useSights } from './use-sights.ts';

/** All sights as a level within the planner's panel, beside its map. */
export function SightsPanel(props: SightsProps) {
  const { trip, keeping, onClose, onMap } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const sights = useSights(props, { fitsAll: true, onMap: stay, onList: stay });
  const { view, list, actions, mapSights, openInList } = sights;
  useBackCloses(true, onClose);
  useLayoutEffect(() => {
    heading.current?.scrollIntoView({ block: 'end' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const latest = useRef(openInList);
  useEffect(() => {
    latest.current = openInList;
  });
  useEffect(() => {
    const onSelect = (sight: string) => {
      mapSights.onSelect(sight);
      latest.current(sight);
    };
    onMap?.({ ...mapSights, onSelect });
  }, [onMap, mapSights]);
  useEffect(() => () => onMap?.(null), [onMap]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc does as the button
    <section
      className={styles['panel']}
      aria-labelledby={id}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <SightsHead
        ref={heading}
        {...{ id, trip, onClose }}
        place={sights.place}
        all={sights.all.length}
        found={view.found.length}
        isOfMap={sights.isOfMap}
        onPlace={sights.backToPlace}
        leaves="back"
      />
      <FindSights {...view} all={sights.all.length} wraps />
      <div ref={list}>
        <SightsBody
          view={view}
          all={sights.all}
          isTown={sights.isTown}
          plan={keeping.plan}
          lit={view.pointed}
          actions={actions}
        />
      </div>
      <SightsToast
        notice={view.notice}
        onUndo={keeping.edit}
        onClose={() => view.setNotice(null)}
      />
    </section>
  );
}

/** List and map stand side by side. */
function stay() {}
