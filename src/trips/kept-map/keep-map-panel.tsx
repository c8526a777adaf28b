import { LoaderCircle, MapPinCheck, MapPinned, TriangleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { KEPT_KM } from '#src/domain/map/kept-area.ts';
import type { KeptMap, KeptMapSize, KeptMaps } from '#src/domain/map/kept-map.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { formatBytes } from '#src/wording/units.ts';
import { formatKilometres } from '#src/wording/shown/shown-units.ts';
import styles from './keep-map-panel.module.css';
import { keptWords, shareOf } from './kept-words.ts';
import { useKeptMap } from './use-kept-map.ts';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Size first, then progress, then what is there; every state with what one can do about it. */
export function KeepMapPanel({ saved, maps }: { saved: SavedTrip; maps: KeptMaps }) {
  const { t } = useTexts('kept-map');
  const { kept, size, failed, ...actions } = useKeptMap(saved, maps);
  const panel = useRef<HTMLElement>(null);
  /** The pressed button may go with what it changed: the focus stays here. */
  const staying = (act: () => void) => () => {
    panel.current?.focus();
    act();
  };
  if (kept === undefined || (kept === null && size === null)) return null;
  const stays = {
    keep: staying(actions.keep),
    pause: staying(actions.pause),
    remove: staying(actions.remove),
  };
  return (
    <section ref={panel} className={styles['panel']} aria-label={t('label')} tabIndex={-1}>
      {kept === null ? <Offer size={size} keep={stays.keep} /> : <Kept kept={kept} {...stays} />}
      {failed ? (
        <p className={styles['failed']} role="alert">
          {t('failed')}
        </p>
      ) : null}
    </section>
  );
}

type Actions = { keep: () => void; pause: () => void; remove: () => void };

function Offer({ size, keep }: { size: KeptMapSize } & Pick<Actions, 'keep'>) {
  const { t } = useTexts('kept-map');
  const language = useLanguage();
  if (size === null) return null;
  const told = formatBytes(size.bytes, language);
  const far = formatKilometres(KEPT_KM, language);
  return (
    <>
      <Line icon={<MapPinned {...ICON} />}>
        {t(size.isTooMuch ? 'offerTooMuch' : 'offer', { size: told, far })}
      </Line>
      <div className={styles['actions']}>
        <Button onClick={keep}>{t('keep')}</Button>
      </div>
    </>
  );
}

function Kept({ kept, keep, pause, remove }: { kept: KeptMap } & Actions) {
  const { t } = useTexts('kept-map');
  const language = useLanguage();
  const isKeeping = kept.state === 'keeping';
  return (
    <>
      <Line icon={<StateIcon state={kept.state} />} state={kept.state}>
        {keptWords(kept, t, language)}
      </Line>
      {kept.state === 'kept' ? null : <Progress kept={kept} />}
      <div className={styles['actions']}>
        {isKeeping ? <Button onClick={pause}>{t('pause')}</Button> : null}
        {isKeeping || kept.state === 'kept' ? null : (
          <Button onClick={keep}>{t(kept.state === 'incomplete' ? 'keepRest' : 'goOn')}</Button>
        )}
        <Button look="quiet" onClick={remove}>
          {t(isKeeping ? 'cancel' : 'remove')}
        </Button>
      </div>
    </>
  );
}

/** Read out when its state changes, not with each tile. */
function Line(props: { icon: ReactNode; state?: KeptMap['state']; children: string }) {
  const { icon, state = 'none', children } = props;
  return (
    <p
      className={styles['line']}
      data-state={state}
      aria-live={state === 'keeping' ? 'off' : 'polite'}
    >
      {icon}
      <span>{children}</span>
    </p>
  );
}

function Progress({ kept }: { kept: KeptMap }) {
  const { t } = useTexts('kept-map');
  const id = useId();
  return (
    <progress
      id={id}
      className={styles['progress']}
      aria-label={t('keepingSoon')}
      value={shareOf(kept)}
    />
  );
}

function StateIcon({ state }: Pick<KeptMap, 'state'>) {
  if (state === 'kept') return <MapPinCheck {...ICON} />;
  if (state === 'keeping') return <LoaderCircle {...ICON} />;
  return state === 'paused' ? <MapPinned {...ICON} /> : <TriangleAlert {...ICON} />;
}
