import { Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import type { Leg } from '#src/domain/list/packing-rows.ts';
import type { PackingState } from '#src/domain/list/packing-state.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useBackCloses } from '#src/ui/overlays/open-overlays.ts';
import styles from './packing-mode.module.css';

type PackingOptionsProps = {
  state: PackingState;
  leg: Leg;
  onLeg: (leg: Leg) => void;
  onChange: (how: OwnChange) => void;
};

/** Which way one packs for, and whether packed lines sink. */
export function PackingOptions({ state, leg, onLeg, onChange }: PackingOptionsProps) {
  const { t } = useTexts('trips');
  const [open, setOpen] = useState(false);
  const id = useId();
  useBackCloses(open, () => setOpen(false));
  const other = leg === 'out' ? 'home' : 'out';
  const sink = !state.sink;
  return (
    <>
      <IconButton
        label={t('packing.options')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis size={24} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <div id={id} className={styles['options']} hidden={!open}>
        <button
          type="button"
          onClick={() => {
            onLeg(other);
            setOpen(false);
          }}
        >
          {t(`packing.leg.${other}`)}
        </button>
        <label>
          <input
            type="checkbox"
            checked={state.sink}
            onChange={() => onChange((own) => ({ ...own, packing: { ...own.packing, sink } }))}
          />
          {t('packing.sink')}
        </label>
      </div>
    </>
  );
}
