import {
  Backpack,
  BatteryCharging,
  BriefcaseMedical,
  Check,
  CloudRain,
  Flashlight,
  Footprints,
  Glasses,
  GlassWater,
  Hand,
  Luggage,
  Package,
  Plug,
  Shirt,
  Umbrella,
  Waves,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { Answered } from '#src/result/gear-store.ts';
import { withoutDetails } from '#src/result/equipment/some-names.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import styles from './first-list.module.css';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'rain-jacket': CloudRain,
  umbrella: Umbrella,
  fleece: Shirt,
  'insulated-jacket': Shirt,
  'hiking-boots': Footprints,
  'city-shoes': Footprints,
  daypack: Backpack,
  bottle: GlassWater,
  sunglasses: Glasses,
  swimwear: Waves,
  adapter: Plug,
  'power-bank': BatteryCharging,
  'first-aid': BriefcaseMedical,
  gloves: Hand,
  'head-lamp': Flashlight,
  luggage: Luggage,
};

type FirstListSheetProps = {
  lines: readonly ListLine[];
  /** Without answers it was skipped. */
  onDone: (answers: readonly Answered[]) => void;
};

/** Ten tiles, all at home until one is tapped; what is missing goes on the list as to buy. */
export function FirstListSheet({ lines, onDone }: FirstListSheetProps) {
  const { t } = useTexts('trips');
  const heading = useId();
  const wide = useMediaQuery('(width >= 760px)', false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const skip = () => onDone([]);
  const answer = () =>
    onDone(
      lines.map((line) => ({
        line,
        ownership: missing.includes(line.key) ? 'lacking' : 'owned',
      })),
    );
  const toggle = (key: string, atHome: boolean) =>
    setMissing(atHome ? missing.filter((one) => one !== key) : [...missing, key]);
  return (
    <Dialog labelledBy={heading} look={wide ? 'card' : 'sheet'} onClose={skip}>
      <div className={styles['sheet']}>
        <h2 id={heading} className={styles['heading']}>
          {t('firstList.heading')}
        </h2>
        <p className={styles['lead']}>{t('firstList.lead')}</p>
        <ul className={styles['tiles']}>
          {lines.map((line) => (
            <li key={line.key}>
              <Tile
                line={line}
                atHome={!missing.includes(line.key)}
                onChange={(atHome) => toggle(line.key, atHome)}
              />
            </li>
          ))}
        </ul>
        <p className={styles['lead']} aria-live="polite">
          {missing.length === 0 ? (
            t('firstList.none')
          ) : (
            <>
              <strong>
                {t('firstList.missing', { missing: missing.length, all: lines.length })}
              </strong>{' '}
              {t('firstList.then')}
            </>
          )}
        </p>
        <div className={styles['buttons']}>
          <Button look="outlined" onClick={skip}>
            {t('firstList.skip')}
          </Button>
          <Button look="primary" onClick={answer}>
            {t('firstList.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

type TileProps = { line: ListLine; atHome: boolean; onChange: (atHome: boolean) => void };

function Tile({ line, atHome, onChange }: TileProps) {
  const { t } = useTexts('trips');
  const Icon = ICONS[line.job ?? ''] ?? Package;
  const name = withoutDetails(line.name);
  return (
    <label className={styles['tile']} data-home={atHome}>
      <input
        type="checkbox"
        aria-label={t('firstList.tile', { name })}
        checked={atHome}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <span aria-hidden="true">
        <span className={styles['name']}>{name}</span>
        <span className={styles['state']}>
          {atHome ? <Check size={15} strokeWidth={2.2} /> : null}
          {t(atHome ? 'firstList.atHome' : 'firstList.notYet')}
        </span>
      </span>
    </label>
  );
}
