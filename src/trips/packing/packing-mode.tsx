import { X } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { GearItem } from '#src/domain/gear.ts';
import { applyEdits } from '#src/domain/list/apply-edits.ts';
import { legOn, packingRows } from '#src/domain/list/packing-rows.ts';
import type { PackingView } from '#src/domain/list/packing-rows.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTripWords } from '../trip/trip-words.ts';
import { BeforeLeaving } from './before-leaving.tsx';
import { HandLuggage } from './hand-luggage.tsx';
import { PackingFoot } from './packing-foot.tsx';
import { PackingHead } from './packing-head.tsx';
import { PackingLists } from './packing-lists.tsx';
import styles from './packing-mode.module.css';
import { PackingOptions } from './packing-options.tsx';
import { useTicks } from './use-ticks.ts';

type PackingModeProps = {
  saved: SavedTrip;
  gear: readonly GearItem[];
  /** Today in the traveller's time zone. */
  today: IsoDay;
  onChange: (how: OwnChange) => void;
  onClose: () => void;
};

/** The list for thumbs, on a screen of its own. */
export function PackingMode({ saved, gear, today, onChange, onClose }: PackingModeProps) {
  const language = useLanguage();
  const heading = useId();
  const words = useTripWords(saved);
  const [view, setView] = useState<PackingView>({ by: 'all' });
  const [leg, setLeg] = useState(() => legOn(today, saved.trip.request.startDate));
  const ticks = useTicks(onChange, leg);
  useUndoKey(ticks.undo);
  const equipment = wordingIn(saved, language)?.recommendation.sections.recommendedEquipment;
  const list = useMemo(
    () => applyEdits(equipment ?? { categories: [] }, saved.listEdits),
    [equipment, saved.listEdits],
  );
  const rows = packingRows(list, saved, gear, { view, leg });
  const inHand = view.by === 'bag' && view.bag === 'hand';
  const { people } = saved.listEdits;
  return (
    <Dialog labelledBy={heading} look="screen" onClose={onClose}>
      <div className={styles['screen']}>
        <Top id={heading} name={words.name} onClose={onClose}>
          <PackingOptions state={saved.packing} leg={leg} onLeg={setLeg} onChange={onChange} />
        </Top>
        <div className={styles['scroll']}>
          <PackingHead rows={rows} leg={leg} inHand={inHand} saved={saved} today={today} />
          {inHand ? (
            <HandLuggage rows={rows} limit={saved.packing.handLimit_g} onChange={onChange} />
          ) : null}
          <PackingLists
            rows={rows}
            people={people}
            inHand={inHand}
            sink={saved.packing.sink}
            lingering={ticks.lingering}
            onTick={ticks.tick}
            onChange={onChange}
            onShowAll={() => setView({ by: 'all' })}
          />
          {leg === 'out' ? <BeforeLeaving saved={saved} onChange={onChange} /> : null}
        </div>
        <PackingFoot
          list={list}
          lacking={packingRows(list, saved, gear, { view: { by: 'toBuy' }, leg }).length > 0}
          people={people}
          view={view}
          count={rows.length}
          ticks={ticks}
          onView={setView}
        />
      </div>
    </Dialog>
  );
}

type TopProps = { id: string; name: string; onClose: () => void; children: ReactNode };

function Top({ id, name, onClose, children }: TopProps) {
  const { t } = useTexts('trips');
  return (
    <div className={styles['top']}>
      <IconButton label={t('packing.close')} onClick={onClose}>
        <X size={24} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <h2 id={id} className={styles['place']} aria-label={t('packing.heading', { place: name })}>
        {name}
      </h2>
      {children}
    </div>
  );
}

/** Ctrl+Z or Cmd+Z, but in a field, which has its own. */
function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
      const inField = event.target instanceof Element && event.target.matches('[type="number"]');
      if (!isUndo || inField || event.shiftKey) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo]);
}
