import { Check, X } from 'lucide-react';
import { useId } from 'react';
import type { GearItem } from '#src/domain/gear.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { formatPrice } from '#src/wording/units.ts';
import { ChangedFacts } from './changed-facts.tsx';
import { ChangedLines } from './changed-lines.tsx';
import { ChangedWeather } from './changed-weather.tsx';
import styles from './changes-sheet.module.css';
import type { ProposalActions } from './use-proposal.ts';
import { useTripChanges } from './use-trip-changes.ts';
import type { TripChanges } from './use-trip-changes.ts';

type ChangesSheetProps = {
  saved: SavedTrip;
  gear: readonly GearItem[];
  actions: ProposalActions;
  /** Closes it; the proposal stays stored. */
  onClose: () => void;
};

/** The differences between the saved trip and the newly planned one, with buttons to keep or discard it. */
export function ChangesSheet({ saved, gear, actions, onClose }: ChangesSheetProps) {
  const { t } = useTexts('trips');
  const heading = useId();
  const wide = useMediaQuery('(width >= 760px)', false);
  const changes = useTripChanges(saved, gear);
  const settle = async (work: () => Promise<boolean>) => {
    if (await work()) onClose();
  };
  return (
    <Dialog labelledBy={heading} look={wide ? 'card' : 'sheet'} onClose={onClose}>
      <div className={styles['sheet']}>
        <div className={styles['head']}>
          <h2 id={heading} tabIndex={-1} data-initial-focus>
            {t('changes.heading')}
          </h2>
          <IconButton label={t('changes.close')} onClick={onClose}>
            <X size={22} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
        <section tabIndex={0} aria-labelledby={heading} className={styles['scrolls']}>
          <ChangedFacts changes={changes} />
          <ChangedWeather changes={changes} />
          <ChangedLines changes={changes} gear={gear} />
          <Staying changes={changes} />
        </section>
        <div className={styles['foot']}>
          <ToBuy changes={changes} />
          {actions.failed ? <p role="alert">{t('changes.failed')}</p> : null}
          <div className={styles['actions']}>
            <Button onClick={() => void settle(actions.discard)}>{t('changes.discard')}</Button>
            <Button look="primary" onClick={() => void settle(actions.keep)}>
              {t('changes.keep')}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

/** The traveller's changes that stay, and those that lose their place. */
function Staying({ changes: { list, daysLost, leftBehind, before } }: { changes: TripChanges }) {
  const { t } = useTexts('trips');
  return (
    <div className={styles['staying']}>
      <Check size={22} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p>{t('changes.same', { count: list.same.length })}</p>
        {daysLost === 0 ? null : <p>{t('changes.daysLost', { count: daysLost })}</p>}
        {leftBehind === 0 ? null : (
          <p>{t('changes.leftBehind', { count: leftBehind, place: before.place })}</p>
        )}
      </div>
    </div>
  );
}

function ToBuy({ changes: { before, after } }: { changes: TripChanges }) {
  const { t } = useTexts('trips');
  const language = useLanguage();
  const [old, fresh] = [before.totals.stillToBuy, after.totals.stillToBuy];
  // Nobody said that anything lacks.
  if (old === null || fresh === null || old + fresh === 0) return null;
  return (
    <p className={styles['sum']}>
      <span>{t('changes.toBuy')}</span>
      <span>
        {old === fresh ? null : (
          <>
            {formatPrice(old, language)} <span aria-hidden="true">→ </span>
            <VisuallyHidden>{t('changes.then')} </VisuallyHidden>
          </>
        )}
        <strong>{formatPrice(fresh, language)}</strong>
      </span>
    </p>
  );
}
