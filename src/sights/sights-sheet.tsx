import { List, Map as MapIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { LatLng } from '#src/domain/place/location.ts';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { FindSights } from './find-sights.tsx';
import { isKept } from './keeping.ts';
import { PeekCard } from './map/peek-card.tsx';
import { SightsMap } from './map/sights-map.tsx';
import { SightsBody } from './sights-body.tsx';
import { SightsHead } from './sights-head.tsx';
import type { SightsProps } from './sights-props.ts';
import styles from './sights-sheet.module.css';
import { SightsToast } from './sights-toast.tsx';
import { useSights } from './use-sights.ts';

/** The room that the pill takes of the map, px. */
const PILL_PX = 76;

/** All sights over the page: a sheet that flips to the map; on a wide screen the map is beside them. */
export function SightsSheet(props: SightsProps) {
  const { trip, keeping, onClose } = props;
  const id = useId();
  const wide = useMediaQuery('(width >= 760px)', false);
  const [flipped, setFlipped] = useState(false);
  const sights = useSights(props, {
    fitsAll: wide,
    onMap: () => setFlipped(true),
    onList: () => setFlipped(false),
  });
  const { view, list, actions } = sights;
  const selected = view.found.find(({ sight }) => sight.id === view.selected)?.sight ?? null;
  const flip = () => setFlipped(!flipped);
  const sheet = useFocusOnFlip(flipped);
  return (
    <Dialog labelledBy={id} look={wide ? 'screen' : 'sheet'} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the pill does the same */}
      <div
        ref={sheet}
        className={styles[wide ? 'screen' : 'sheet']}
        data-map={flipped}
        onKeyDown={(event) => pressM(event, flip)}
      >
        <div className={styles['top']}>
          <SightsHead
            {...{ id, trip, onClose }}
            place={sights.place}
            all={sights.all.length}
            found={view.found.length}
            isOfMap={sights.isOfMap}
            onPlace={sights.backToPlace}
            leaves="close"
          />
          <FindSights {...view} all={sights.all.length} wraps={wide} />
        </div>
        <div ref={list} className={styles['list']} hidden={!wide && flipped}>
          <SightsBody
            view={view}
            all={sights.all}
            isTown={sights.isTown}
            plan={keeping.plan}
            lit={wide ? view.pointed : null}
            actions={actions}
          />
        </div>
        {wide || flipped ? (
          <MapSide {...{ sights, wide, keeping, selected }} onFlip={flip} pin={trip.location} />
        ) : null}
        {wide || flipped ? null : <FlipPill to="map" onFlip={flip} />}
        <SightsToast
          notice={view.notice}
          onUndo={keeping.edit}
          onClose={() => view.setNotice(null)}
        />
      </div>
    </Dialog>
  );
}

type MapSideProps = {
  sights: ReturnType<typeof useSights>;
  wide: boolean;
  keeping: SightsProps['keeping'];
  /** On a phone its card lies over the map. */
  selected: ReachableSight | null;
  pin: LatLng;
  onFlip: () => void;
};

/** On a wide screen a marker opens its row, on a phone a card with the way there. */
function MapSide({ sights, wide, keeping, selected, pin, onFlip }: MapSideProps) {
  const { view, mapSights, openInList } = sights;
  const onSelect = (id: string) => {
    mapSights.onSelect(id);
    if (wide) openInList(id);
  };
  return (
    <div className={styles['side']}>
      <div className={styles['map']}>
        <SightsMap pin={pin} sights={{ ...mapSights, onSelect }} coveredPx={wide ? 0 : PILL_PX} />
        {wide ? null : <FlipPill to="toList" onFlip={onFlip} />}
      </div>
      {selected === null || wide ? null : (
        <PeekCard
          sight={selected}
          isKept={isKept(selected, keeping.plan)}
          onOpen={() => openInList(selected.id)}
          onKeep={() => view.onKeep(selected)}
        />
      )}
    </div>
  );
}

type FlipPillProps = { to: 'map' | 'toList'; onFlip: () => void };

/** From the list to the map and back, in the thumb's reach. */
function FlipPill({ to, onFlip }: FlipPillProps) {
  const { t } = useTexts('sights');
  const Icon = to === 'map' ? MapIcon : List;
  return (
    <button type="button" className={styles['pill']} data-flip onClick={onFlip}>
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      {t(to)}
    </button>
  );
}

/** The button that was pressed goes: the other one, in its place, gets the focus. */
function useFocusOnFlip(flipped: boolean): RefObject<HTMLDivElement | null> {
  const sheet = useRef<HTMLDivElement>(null);
  const before = useRef(flipped);
  useEffect(() => {
    if (before.current === flipped) return;
    before.current = flipped;
    sheet.current?.querySelector<HTMLElement>('[data-flip]')?.focus({ preventScroll: true });
  }, [flipped]);
  return sheet;
}

function pressM(event: KeyboardEvent, flip: () => void): void {
  const { key, target } = event;
  const isTyping = target instanceof HTMLInputElement;
  if (key !== 'm' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  flip();
}
