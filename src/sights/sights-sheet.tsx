import { useId } from 'react';
import { wordingIn } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { FindSights } from './find-sights.tsx';
import { SightsBody } from './sights-body.tsx';
import { SightsHead } from './sights-head.tsx';
import type { SightsProps } from './sights-props.ts';
import styles from './sights-sheet.module.css';
import { SightsToast } from './sights-toast.tsx';
import { useSightsView, useStableActions } from './use-sights-view.ts';

/** All sights over the page: a sheet on a phone. */
export function SightsSheet({ trip, wordings, found, keeping, onClose }: SightsProps) {
  const id = useId();
  const language = useLanguage();
  const view = useSightsView(found.sights, keeping);
  const place = wordingIn({ trip, wordings }, language)?.place ?? '';
  const actions = useStableActions({
    onToggle: view.toggle,
    onKeep: view.onKeep,
    onPoint: view.setPointed,
    onShowOnMap: view.setSelected,
  });
  const all = found.sights.length;
  return (
    <Dialog labelledBy={id} look="sheet" onClose={onClose}>
      <div className={styles['sheet']}>
        <SightsHead
          {...{ id, trip, place, all, onClose }}
          found={view.found.length}
          isOfMap={false}
          leaves="close"
        />
        <FindSights {...view} all={all} wraps={false} />
        <div className={styles['list']}>
          <SightsBody
            view={view}
            isTown={found.isTown}
            plan={keeping.plan}
            lit={null}
            actions={actions}
          />
        </div>
        <SightsToast
          notice={view.notice}
          onUndo={keeping.edit}
          onClose={() => view.setNotice(null)}
        />
      </div>
    </Dialog>
  );
}
