import {
  CalendarPlus,
  Check,
  FileText,
  ListChecks,
  MapPin,
  Printer,
  Route,
  Table,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { calendarFile } from '#src/take-along/calendar-file.ts';
import { gearListFile } from '#src/take-along/gear-list-file.ts';
import { gpxFile } from '#src/take-along/gpx-file.ts';
import type { TripOutline } from '#src/take-along/outline.ts';
import { markdownFile, textFile } from '#src/take-along/text-file.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './along-files.module.css';
import { saveFile } from './save-file.ts';

const FORMATS = {
  calendar: { icon: CalendarPlus, extension: 'ics', type: 'text/calendar', write: calendarFile },
  gpx: { icon: Route, extension: 'gpx', type: 'application/gpx+xml', write: gpxFile },
  text: { icon: FileText, extension: 'txt', type: 'text/plain', write: textFile },
  markdown: { icon: ListChecks, extension: 'md', type: 'text/markdown', write: markdownFile },
  csv: { icon: Table, extension: 'csv', type: 'text/csv', write: gearListFile },
} as const satisfies Record<
  string,
  {
    icon: LucideIcon;
    extension: string;
    type: string;
    write: (outline: TripOutline) => string;
  }
>;

type Format = keyof typeof FORMATS;

const ORDER = ['calendar', 'gpx', 'text', 'markdown', 'csv'] as const satisfies Format[];

type AlongFilesProps = { outline: TripOutline; onPrint: () => void };

/** The trip as files, in the language of its text; its place for a map app; and on paper. */
export function AlongFiles({ outline, onPrint }: AlongFilesProps) {
  const { t } = useTexts('trips');
  const [saved, setSaved] = useState<Format | null>(null);
  const { lat, lng } = outline.at;
  const places = 1 + outline.ideas.filter(({ at }) => at !== null).length;
  const save = (format: Format) => {
    const { extension, type, write } = FORMATS[format];
    saveFile(outline, { extension, type, content: write(outline) });
    setSaved(format);
  };
  const print = () => {
    onPrint();
    // Once the dialog is gone, which would be printed instead of the page.
    requestAnimationFrame(() => window.print());
  };
  return (
    <section className={styles['files']}>
      <h3 className={styles['heading']}>
        {t('along.files', { language: t(`along.in.${outline.language}`) })}
      </h3>
      <ul>
        {ORDER.map((format) => (
          <FileRow
            key={format}
            format={format}
            places={places}
            saved={saved === format}
            onSave={() => save(format)}
          />
        ))}
        <li>
          <a className={styles['row']} href={`geo:${lat},${lng}?q=${lat},${lng}`}>
            <MapPin size={22} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles['name']}>{t('along.map')}</span>{' '}
            <span className={styles['note']}>{t('along.mapNote')}</span>
          </a>
        </li>
        <li>
          <button type="button" className={styles['row']} onClick={print}>
            <Printer size={22} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles['name']}>{t('along.print')}</span>{' '}
            <span className={styles['note']}>{t('along.printNote')}</span>
          </button>
        </li>
      </ul>
      <p aria-live="polite">
        <VisuallyHidden>
          {saved === null ? '' : t('along.isSaved', { file: t(`along.${saved}`) })}
        </VisuallyHidden>
      </p>
    </section>
  );
}

type FileRowProps = { format: Format; places: number; saved: boolean; onSave: () => void };

function FileRow({ format, places, saved, onSave }: FileRowProps) {
  const { t } = useTexts('trips');
  const { icon: Icon } = FORMATS[format];
  return (
    <li>
      <button type="button" className={styles['row']} onClick={onSave}>
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles['name']}>{t(`along.${format}`)}</span>{' '}
        <span className={styles['note']}>{t(`along.${format}Note`, { count: places })}</span>
        {saved ? (
          <span className={styles['saved']}>
            <Check size={18} strokeWidth={1.75} aria-hidden="true" />
            {t('along.saved')}
          </span>
        ) : null}
      </button>
    </li>
  );
}
