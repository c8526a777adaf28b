import { useMemo } from 'react';
import { outlineOf } from '#src/export/files/outline.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { TripSheet } from '../trip-sheet.tsx';
import { useTripWords } from '../trip/trip-words.ts';
import { ExportFiles } from './export-files.tsx';
import { ShareLink } from './share-link.tsx';

type ExportSheetProps = {
  saved: SavedTrip;
  /** The day of the build, which the link names. */
  builtOn: IsoDay;
  today: IsoDay;
  onClose: () => void;
};

/** Exports of a trip: a link that holds it, its QR code, and files. */
export function ExportSheet({ saved, builtOn, today, onClose }: ExportSheetProps) {
  const { t } = useTexts('trips');
  const language = useLanguage();
  const words = useTripWords(saved);
  const outline = useMemo(() => outlineOf(saved, language), [saved, language]);
  return (
    <TripSheet
      heading={t('export.heading')}
      trip={
        <p lang={words.placeLanguage}>
          {words.name}, {words.dates}
        </p>
      }
      closeLabel={t('export.close')}
      onClose={onClose}
    >
      <ShareLink saved={saved} builtOn={builtOn} title={`${words.name}, ${words.dates}`} />
      {outline === null ? null : <ExportFiles outline={outline} today={today} onPrint={onClose} />}
    </TripSheet>
  );
}
