import { X } from 'lucide-react';
import { useId, useMemo } from 'react';
import { outlineOf } from '#src/export/files/outline.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useTripWords } from '../trip/trip-words.ts';
import { ExportFiles } from './export-files.tsx';
import { ShareLink } from './share-link.tsx';
import styles from './export-sheet.module.css';

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
  const heading = useId();
  const words = useTripWords(saved);
  const outline = useMemo(() => outlineOf(saved, language), [saved, language]);
  return (
    <Dialog labelledBy={heading} look="card" onClose={onClose}>
      <div className={styles['sheet']}>
        <div className={styles['head']}>
          <div>
            <h2 id={heading} className={styles['heading']}>
              {t('export.heading')}
            </h2>
            <p className={styles['trip']} lang={words.placeLanguage}>
              {words.name}, {words.dates}
            </p>
          </div>
          <IconButton label={t('export.close')} onClick={onClose} data-initial-focus>
            <X size={22} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        <ShareLink saved={saved} builtOn={builtOn} title={`${words.name}, ${words.dates}`} />
        {outline === null ? null : (
          <ExportFiles outline={outline} today={today} onPrint={onClose} />
        )}
      </div>
    </Dialog>
  );
}
