import { useMemo, useState } from 'react';
import type { BroughtList, BroughtPlace } from '#src/bring/places/brought-places.ts';
import { MOST_PLACES } from '#src/bring/places/brought-places.ts';
import { MOST_IDEAS } from '#src/domain/day-plan/day-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { ownIdea } from '#src/domain/day-plan/kept-idea.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import type { Location } from '#src/domain/place/location.ts';
import type { Basemap } from '#src/domain/ports.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { formatExactCoordinates } from '#src/wording/coordinates.ts';
import { formatNumber } from '#src/wording/numbers.ts';
import { shortPlaceName } from '#src/domain/place/place-name.ts';
import { formatKilometres } from '#src/wording/shown/shown-units.ts';
import styles from './bring-preview.module.css';
import { FileButton, PLACE_FILES } from './file-button.tsx';
import { PlaceGroup } from './place-group.tsx';
import { PlacesMap } from './places-map.tsx';
import { NEAR_KM, previewPlaces } from './preview-places.ts';
import type { PreviewedPlace } from './preview-places.ts';

type BringPreviewProps = {
  list: BroughtList;
  base: Location;
  plan: DayPlan;
  loadBasemap: () => Promise<Basemap>;
  onBring: (ideas: KeptIdea[]) => void;
  onFile: (file: File) => void;
};

/** The places of a file, on a map and by distance; the ticked ones are added to the trip. */
export function BringPreview({ list, base, plan, ...props }: BringPreviewProps) {
  const { t } = useTexts('bring');
  const language = useLanguage();
  const nameOf = useNames(list);
  const preview = useMemo(
    () => previewPlaces(list, { plan, base }, nameOf),
    [list, plan, base, nameOf],
  );
  const { near, far, nowhere } = preview;
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => new Set(preview.ticked));
  const tick = (ids: readonly number[], on: boolean) =>
    setTicked((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))));
  const chosen = [...near, ...far, ...nowhere].filter(({ id }) => ticked.has(id));
  const distance = formatKilometres(NEAR_KM, language);
  const group = { ticked, onTick: tick };
  return (
    <>
      <Facts list={list} preview={preview} />
      <DottedMap
        base={base}
        near={near}
        far={far}
        ticked={ticked}
        loadBasemap={props.loadBasemap}
      />
      <PlaceGroup
        {...group}
        heading={t('near', { distance, place: shortPlaceName(base.place) })}
        places={near}
        shown={12}
      />
      <PlaceGroup {...group} heading={t('far')} places={far} shown={4} />
      <PlaceGroup
        {...group}
        heading={t('nowhere')}
        note={t('nowhereNote')}
        places={nowhere}
        shown={4}
      />
      <Foot
        preview={preview}
        chosen={chosen.length}
        onBring={() => props.onBring(chosen.map((place) => idea(place)))}
        onFile={props.onFile}
      />
    </>
  );

  function idea({ name, note, at, rough }: PreviewedPlace): KeptIdea {
    const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
    const notes = [note, rough ? t('about') : ''].filter((text) => text !== '').join(' · ');
    const point = at === null ? {} : { at };
    return ownIdea(id, { name, language, note: notes, ...point, list: list.listName });
  }
}

type FactsProps = { list: BroughtList; preview: ReturnType<typeof previewPlaces> };

/** How many there are, how many of them are near, and what is not among them. */
function Facts({ list, preview }: FactsProps) {
  const { t } = useTexts('bring');
  const language = useLanguage();
  const { near, here } = preview;
  const within = t('within', {
    count: near.length,
    distance: formatKilometres(NEAR_KM, language),
  });
  const most = formatNumber(MOST_PLACES, language);
  const asides = [
    ...(here === 0 ? [] : [t('here', { count: here })]),
    ...list.leftOut.map(({ reason, count }) => t(`leftOut.${reason}`, { count, most })),
  ];
  return (
    <div className={styles['facts']}>
      <p>
        <b>{t('count', { count: list.places.length })}</b>, {within}
      </p>
      {asides.length === 0 ? null : <p className={styles['asides']}>{asides.join(' ')}</p>}
    </div>
  );
}

type DottedMapProps = Pick<BringPreviewProps, 'base' | 'loadBasemap'> & {
  near: readonly PreviewedPlace[];
  far: readonly PreviewedPlace[];
  ticked: ReadonlySet<number>;
};

/** A map of the near places; of the far ones only where none is near, or where some are ticked. */
function DottedMap({ base, near, far, ticked, loadBasemap }: DottedMapProps) {
  const shown =
    near.length === 0 || far.some(({ id }) => ticked.has(id)) ? [...near, ...far] : near;
  const places = shown.flatMap(({ id, at }) =>
    at === null ? [] : [{ id, at, ticked: ticked.has(id) }],
  );
  if (places.length === 0) return null;
  return <PlacesMap loadBasemap={loadBasemap} base={base} places={places} />;
}

type FootProps = Pick<BringPreviewProps, 'onFile'> & {
  preview: FactsProps['preview'];
  chosen: number;
  onBring: () => void;
};

function Foot({ preview, chosen, onBring, onFile }: FootProps) {
  const { t } = useTexts('bring');
  const { near, far, nowhere, room } = preview;
  return (
    <div className={styles['foot']}>
      <Room preview={preview} chosen={chosen} />
      {near.length + far.length + nowhere.length === 0 ? (
        <FileButton label={t('another')} accept={PLACE_FILES} onFile={onFile} />
      ) : (
        <Button look="primary" wide disabled={chosen === 0 || chosen > room} onClick={onBring}>
          {chosen === 0 ? t('nothing') : t('bring', { count: chosen })}
        </Button>
      )}
    </div>
  );
}

/** Whether what is ticked fits. */
function Room({ preview, chosen }: { preview: FactsProps['preview']; chosen: number }) {
  const { t } = useTexts('bring');
  const { room, near, far, nowhere } = preview;
  const fresh = near.length + far.length + nowhere.length;
  const words =
    fresh === 0
      ? t('allHere')
      : room === 0
        ? t('full', { most: MOST_IDEAS })
        : chosen > room
          ? t('tooMany', { count: chosen - room, most: MOST_IDEAS })
          : near.length > room
            ? t('room', { count: room, most: MOST_IDEAS })
            : '';
  return (
    <div aria-live="polite">{words === '' ? null : <p className={styles['room']}>{words}</p>}</div>
  );
}

/** A place without a name is called by its point, an end of a track by the track. */
function useNames({ listName }: BroughtList): (place: BroughtPlace) => string {
  const { t } = useTexts('bring');
  const language = useLanguage();
  return useMemo(
    () =>
      ({ name, at, end }) => {
        const point = at === null ? '' : formatExactCoordinates(at, language);
        if (end === null) return name || point;
        return t(end, { name: name || listName });
      },
    [t, language, listName],
  );
}
