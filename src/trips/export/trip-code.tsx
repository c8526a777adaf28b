import { generate } from 'lean-qr';
import type { Bitmap2D } from 'lean-qr';
import { useMemo, useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './trip-code.module.css';

/** Characters; a code of more is too fine for a phone's camera. */
export const LONGEST_CODE = 900;

/** Light modules around the code, as the standard asks. */
const QUIET = 4;

/** A QR code of the text: dark on white in both colour schemes. A press shows it large. */
export function TripCode({ text }: { text: string }) {
  const { t } = useTexts('trips');
  const code = useMemo(() => (isCodable(text) ? generate(text) : null), [text]);
  const [large, setLarge] = useState(false);
  if (code === null) return null;
  const side = code.size + 2 * QUIET;
  return (
    <button
      type="button"
      className={styles['code']}
      data-large={large}
      aria-pressed={large}
      onClick={() => setLarge(!large)}
    >
      <svg viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} aria-hidden="true">
        <path d={pathOf(code)} />
      </svg>
      <VisuallyHidden>{`${t('export.code')}: `}</VisuallyHidden>
      <span className={styles['action']}>{t(large ? 'export.small' : 'export.large')}</span>
    </button>
  );
}

function isCodable(text: string): boolean {
  return text !== '' && text.length <= LONGEST_CODE;
}

/** One path for all dark modules, a rectangle for each run in a row. */
function pathOf(code: Bitmap2D): string {
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (code.get(x, y)) x += 1;
      path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  }
  return path;
}
