import { MapPin, X } from 'lucide-react';
import { useCallback, useEffect, useId, useState } from 'react';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { SightDetails } from '#src/domain/place/sights.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { KindIcon, knownKind } from '#src/result/activities/kind-icon.tsx';
import { Button } from '#src/ui/button.tsx';
import { useBackCloses } from '#src/ui/overlays/open-overlays.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { formatDuration } from '#src/wording/duration.ts';
import { formatMonths } from '#src/wording/months.ts';
import { formatKilometres } from '#src/wording/shown/shown-units.ts';
import { shownText } from '#src/wording/shown/shown-text.ts';
import styles from './sight-card.module.css';
import { useEscape } from './use-escape.ts';
import type { TappedSight } from './use-tap.ts';

type SightCardProps = {
  sight: TappedSight;
  /** The destination; null without one. */
  pin: LatLng | null;
  /** How much of the map the sheet covers from below, px. */
  coveredPx: number;
  onChoose: () => void;
  onClose: () => void;
};

/** Details of a tapped sight. Not modal: the map can be moved under it. */
export function SightCard({ sight, pin, coveredPx, onChoose, onClose }: SightCardProps) {
  const { t } = useTexts('planner');
  const { t: words } = useTexts('result');
  const language = useLanguage();
  const titleId = useId();
  const details = useDetails(sight);
  useEscape(onClose);
  useBackCloses(true, onClose);
  const { named } = sight;
  const focus = useCallback((card: HTMLDialogElement | null) => card?.focus(), []);
  const kind = knownKind(named.sight?.kind ?? null);
  const facts = [
    kind === null ? '' : words(`kind.${kind}`),
    details?.hours ? formatDuration(details.hours, language) : '',
    pin === null ? '' : formatKilometres(distanceKm(pin, named.point), language),
    details ? formatMonths(details.months, language) : '',
  ].filter((fact) => fact !== '');
  return (
    <dialog
      ref={focus}
      open
      className={styles['card']}
      style={{ '--covered': `${coveredPx}px` }}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-over-map
    >
      <h2 id={titleId}>{named.names[language]}</h2>
      <button
        type="button"
        className={styles['close']}
        aria-label={t('tap.close')}
        onClick={onClose}
      >
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <p className={styles['facts']}>
        <KindIcon kind={kind} />
        <span>{facts.join(' · ')}</span>
      </p>
      <Note details={details} />
      <Button look="primary" wide onClick={onChoose}>
        <MapPin size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('tap.choose')}
      </Button>
    </dialog>
  );
}

/** Renders nothing for a sight without a note. */
function Note({ details }: { details: SightDetails | null | undefined }) {
  const language = useLanguage();
  if (details === undefined) return <Skeleton width={220} height={14} />;
  const note = details?.note ?? null;
  if (note === null) return null;
  const advice = [note.when, note.asks].filter((part) => part !== '');
  return (
    <>
      <p className={styles['note']}>{shownText(note.text, language)}</p>
      {advice.length === 0 ? null : (
        <p className={styles['advice']}>{shownText(advice.join(' · '), language)}</p>
      )}
    </>
  );
}

/** Undefined while they are read, null where nothing more is known. */
function useDetails({ named, details }: TappedSight): SightDetails | null | undefined {
  const language = useLanguage();
  const [found, setFound] = useState<SightDetails | null>();
  const id = named.sight?.id ?? '';
  useEffect(() => {
    const reading = new AbortController();
    void details(id, language, reading.signal)
      .catch((error: unknown) => {
        if (!reading.signal.aborted) console.warn('The sight was not read', error);
        return null;
      })
      .then((read) => (reading.signal.aborted ? undefined : setFound(read)));
    return () => reading.abort();
  }, [id, details, language]);
  return found;
}
