import { useId, useLayoutEffect, useRef } from 'react';
import { wordingIn } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useBackCloses } from '#src/ui/overlays/open-overlays.ts';
import { FindSights } from './find-sights.tsx';
import { SightsBody } from './sights-body.tsx';
import { SightsHead } from './sights-head.tsx';
import type { SightsProps } from './sights-props.ts';
import styles from './sights-panel.module.css';
import { SightsToast } from './sights-toast.tsx';
import { useSightsView, useStableActions } from './use-sights-view.ts';

/** All sights as a level within the planner's panel, beside its map. */
export function SightsPanel({ trip, wordings, found, keeping, onClose }: SightsProps) {
  const id = useId();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const view = useSightsView(found.sights, keeping);
  const place = wordingIn({ trip, wordings }, language)?.place ?? '';
  useBackCloses(true, onClose);
  useLayoutEffect(() => {
    heading.current?.scrollIntoView({ block: 'end' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const actions = useStableActions({
    onToggle: view.toggle,
    onKeep: view.onKeep,
    onPoint: view.setPointed,
    onShowOnMap: view.setSelected,
  });
  const all = found.sights.length;
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
        {...{ id, trip, place, all, onClose }}
        found={view.found.length}
        isOfMap={false}
        leaves="back"
      />
      <FindSights {...view} all={all} wraps />
      <SightsBody
        view={view}
        isTown={found.isTown}
        plan={keeping.plan}
        lit={null}
        actions={actions}
      />
      <SightsToast
        notice={view.notice}
        onUndo={keeping.edit}
        onClose={() => view.setNotice(null)}
      />
    </section>
  );
}
