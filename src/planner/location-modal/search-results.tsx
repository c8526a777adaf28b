import { useEffect } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './location-modal.module.css';
import { optionId } from './option-id.ts';
import type { SearchState } from './place-search.ts';
import type { LongWay } from '#src/domain/stops/ways/long-way.ts';
import { AskFirst } from './ask-first.tsx';
import { Nothing, ReadAs } from './read-as.tsx';
import { LineOffer } from './line-offer.tsx';
import { SearchResult } from './search-result.tsx';
import { WayOffer } from './way-offer.tsx';

type SearchResultsProps = {
  listId: string;
  text: string;
  results: SearchState['results'];
  near: LatLng | null;
  /** The text that another app shared, unchanged. */
  shared?: string | undefined;
  onActive: (index: number) => void;
  onChosen: (place: FoundPlace) => void;
  onMakeLine: () => void;
  onMakeWay: (way: LongWay) => void;
  onRepick: (part: number, namesake: number) => void;
  onOneName: () => void;
};

/** Three rows of skeleton while searching, then what was found. */
export function SearchResults({ listId, text, results, near, shared, ...on }: SearchResultsProps) {
  const { t } = useTexts('planner');
  const active = results.status === 'ready' ? results.active : -1;
  useEffect(() => {
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);
  const places = results.status === 'ready' ? results.places : [];
  const asked = results.status === 'ready' && results.asks ? results.places[active] : undefined;
  const offered = results.status === 'ready' ? results : { line: null, ways: [] };
  const ways = offered.ways.map((way) => (
    <WayOffer key={way.name} way={way} onMake={on.onMakeWay} />
  ));
  if (offered.line !== null) {
    const { onMakeLine: onMake, onRepick, onOneName } = on;
    return (
      <>
        <LineOffer line={offered.line} {...{ onMake, onRepick, onOneName }} />
        {ways}
      </>
    );
  }
  const nothing = results.status === 'ready' && places.length === 0 && ways.length === 0;
  return (
    <>
      {ways}
      <ReadAs text={text} shared={shared} found={places.length > 0} />
      <div role="alert">
        {asked === undefined ? null : <AskFirst place={asked} onTake={() => on.onChosen(asked)} />}
      </div>
      <div
        id={listId}
        className={styles['list']}
        role="listbox" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- list of a combobox
        aria-label={t('search.results')}
        aria-busy={results.status === 'loading'}
      >
        {results.status === 'loading' ? <SkeletonRows /> : null}
        {places.map((place, index) => (
          <SearchResult
            key={`${place.place} ${place.lat} ${place.lng}`}
            id={optionId(listId, index)}
            place={place}
            text={text}
            near={near}
            active={index === active}
            onActive={() => on.onActive(index)}
            onChosen={() => on.onChosen(place)}
          />
        ))}
      </div>
      {nothing ? <NothingFound {...{ text, shared }} /> : null}
      <VisuallyHidden>
        <output>{places.length > 0 ? t('search.count', { count: places.length }) : ''}</output>
      </VisuallyHidden>
    </>
  );
}

function NothingFound({ text, shared }: Pick<SearchResultsProps, 'text' | 'shared'>) {
  return (
    <p className={styles['nothing']}>
      <Nothing text={text} shared={shared} />
    </p>
  );
}

const SKELETON_WIDTHS = [
  [208, 124],
  [174, 105],
  [235, 141],
] as const;

function SkeletonRows() {
  return SKELETON_WIDTHS.map(([name, region]) => (
    <div key={name} className={styles['row']} role="presentation" data-testid="search-skeleton">
      <Skeleton width={22} height={22} />
      <span className={styles['bars']}>
        <Skeleton width={name} height={13} />
        <Skeleton width={region} height={11} />
      </span>
    </div>
  ));
}
