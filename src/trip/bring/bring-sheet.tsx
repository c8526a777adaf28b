import { FileX, LoaderCircle, X } from 'lucide-react';
import { useId } from 'react';
import type { PlacesProblem } from '#src/bring/places/brought-places.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import type { Location } from '#src/domain/place/location.ts';
import type { Basemap } from '#src/domain/ports.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { BringPreview } from './bring-preview.tsx';
import styles from './bring-sheet.module.css';
import { FileButton, PLACE_FILES } from './file-button.tsx';
import { useBroughtFile } from './use-brought-file.ts';
import type { BroughtFile } from './use-brought-file.ts';

type BringSheetProps = {
  /** A file that is here already; null to choose one. */
  file: File | null;
  base: Location;
  plan: DayPlan;
  loadBasemap: () => Promise<Basemap>;
  onBring: (ideas: KeptIdea[]) => void;
  onClose: () => void;
};

/** Places of another app's file: chosen, looked at, and kept as own ideas. */
export function BringSheet({ file, base, plan, loadBasemap, onBring, onClose }: BringSheetProps) {
  const { t } = useTexts('bring');
  const heading = useId();
  const wide = useMediaQuery('(width >= 760px)', false);
  const { brought, open } = useBroughtFile(file);
  return (
    <Dialog labelledBy={heading} look={wide ? 'card' : 'sheet'} onClose={onClose}>
      <div className={styles['sheet']}>
        <div className={styles['head']}>
          <h2 id={heading} className={styles['heading']}>
            {brought.step === 'read' ? brought.list.listName : t('heading')}
          </h2>
          <IconButton label={t('close')} onClick={onClose}>
            <X size={22} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        <div aria-live="polite">
          <Outcome brought={brought} />
        </div>
        {brought.step === 'read' ? (
          <BringPreview
            list={brought.list}
            base={base}
            plan={plan}
            loadBasemap={loadBasemap}
            onBring={onBring}
            onFile={open}
          />
        ) : (
          <div className={styles['choose']}>
            <FileButton
              label={t(brought.step === 'none' ? 'choose' : 'another')}
              accept={PLACE_FILES}
              look="primary"
              onFile={open}
            />
            <p className={styles['drop']}>{t('drop')}</p>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** How to bring a file, the progress of reading it, or the reason why it was refused. */
function Outcome({ brought }: { brought: BroughtFile }) {
  const { t } = useTexts('bring');
  switch (brought.step) {
    case 'none':
      return (
        <div className={styles['lead']}>
          <p>{t('lead')}</p>
          <p>{t('first')}</p>
        </div>
      );
    case 'reading':
      return (
        <p className={styles['reading']}>
          <LoaderCircle size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('reading', { file: brought.file })}
        </p>
      );
    case 'refused':
      return <Refused file={brought.file} problem={brought.problem} />;
    case 'read':
      return null;
    default:
      return brought satisfies never;
  }
}

function Refused({ file, problem: { why, is } }: { file: string; problem: PlacesProblem }) {
  const { t } = useTexts('bring');
  return (
    <div className={styles['refused']} role="alert">
      <FileX size={20} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p className={styles['title']}>{t('problem.heading')}</p>
        <p>
          {t(`problem.${why}`, { kind: t(`kind.${is}`) })}
          {why === 'other' ? ` ${hint()}` : ''}
        </p>
        <p className={styles['file']}>{file}</p>
      </div>
    </div>
  );

  function hint(): string {
    switch (is) {
      case 'gpx':
      case 'kml':
      case 'kmz':
      case 'geojson':
      case 'saved-list':
      case 'table':
      case 'calendar':
        return '';
      default:
        return t(`hint.${is}`);
    }
  }
}
