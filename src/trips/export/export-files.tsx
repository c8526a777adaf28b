import { MapPin, Printer } from 'lucide-react';
import { useState } from 'react';
import type { Reminder } from '#src/export/files/calendar-writing.ts';
import type { TripOutline } from '#src/export/files/outline.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { readyToPrint } from '../paper/before-print.ts';
import styles from './export-files.module.css';
import { FileRow } from './file-row.tsx';
import { FORMAT_ORDER } from './formats.ts';
import { mapAddress, mapKindOf } from '#src/domain/place/map-address.ts';
import { ReminderTicks } from './reminder-ticks.tsx';
import { useHandOut } from './use-hand-out.ts';
import type { Outcome } from './use-hand-out.ts';

type ExportFilesProps = { outline: TripOutline; today: IsoDay; onPrint: () => void };

/** The trip as files, in the language of its text; its place for a map app; and on paper. */
export function ExportFiles({ outline, today, onPrint }: ExportFilesProps) {
  const { t } = useTexts('trips');
  const { outcome, save, copy } = useHandOut(outline);
  const [reminders, setReminders] = useState<readonly Reminder[]>([]);
  const places = 1 + outline.ideas.filter(({ at }) => at !== null).length;
  const print = () => {
    onPrint();
    // Once the dialog is gone, which would be printed instead of the page.
    void readyToPrint().then(() => requestAnimationFrame(() => window.print()));
  };
  return (
    <section className={styles['files']}>
      <h3 className={styles['heading']}>
        {t('export.files', { language: t(`export.in.${outline.language}`) })}
      </h3>
      <ul>
        {FORMAT_ORDER.map((format) => (
          <FileRow
            key={format}
            format={format}
            places={places}
            outcome={outcome?.format === format ? outcome.how : null}
            onSave={() => save(format, reminders)}
            onCopy={() => copy(format)}
          >
            {format === 'calendar' ? (
              <ReminderTicks
                startDate={outline.startDate}
                today={today}
                chosen={reminders}
                onChoose={setReminders}
              />
            ) : null}
          </FileRow>
        ))}
        <MapRow outline={outline} />
        <li>
          <button type="button" className={styles['row']} onClick={print}>
            <Printer size={22} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles['name']}>{t('export.print')}</span>{' '}
            <span className={styles['note']}>{t('export.printNote')}</span>
          </button>
        </li>
      </ul>
      <p aria-live="polite">
        <Told outcome={outcome} />
      </p>
    </section>
  );
}

/** The place in the map that the device has. */
function MapRow({ outline: { at, place } }: Pick<ExportFilesProps, 'outline'>) {
  const { t } = useTexts('trips');
  const kind = mapKindOf(navigator.userAgent);
  // An app opens over the page; a map on the web would take its place.
  const beside = kind === 'app' ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <li>
      <a className={styles['row']} href={mapAddress(kind, at, place)} {...beside}>
        <MapPin size={22} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles['name']}>{t(`export.maps.${kind}`)}</span>{' '}
        <span className={styles['note']}>{t('export.mapNote')}</span>
      </a>
    </li>
  );
}

/** For screen readers; a failure is shown at its row. */
function Told({ outcome }: { outcome: Outcome | null }) {
  const { t } = useTexts('trips');
  if (outcome === null || outcome.how === 'refused' || outcome.how === 'notCopied') return null;
  const file = t(`export.${outcome.format}`);
  return <VisuallyHidden>{t(`export.told.${outcome.how}`, { file })}</VisuallyHidden>;
}
