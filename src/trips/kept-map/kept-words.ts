import type { TFunction } from 'i18next';
import { KEPT_BYTES } from '#src/domain/map/kept-area.ts';
import type { KeptMap } from '#src/domain/map/kept-map.ts';
import type { Language } from '#src/domain/language/language.ts';
import { formatClock, formatKilometres } from '#src/wording/shown/shown-units.ts';
import { formatNumber } from '#src/wording/numbers.ts';
import { formatBytes } from '#src/wording/units.ts';

const NBSP = '\u00A0';

/** Between 0 and 1; never whole before it is. */
export function shareOf({ have, total }: KeptMap): number {
  return total === 0 ? 0 : Math.min(have / total, 1);
}

/** How far a kept map has come, as a sentence. */
export function keptWords(kept: KeptMap, t: TFunction<'kept-map'>, language: Language): string {
  const size = formatBytes(kept.bytes, language);
  const percent = percentOf(shareOf(kept), language);
  const time = kept.waitsUntilMs === null ? '' : clockOf(kept.waitsUntilMs);
  switch (kept.state) {
    case 'keeping':
      if (kept.total === 0) return t('keepingSoon');
      return time === '' ? t('keeping', { percent, size }) : t('waiting', { percent, time });
    case 'kept':
      return kept.reachKm === null
        ? t('kept', { size })
        : t('keptTo', {
            size,
            way: formatKilometres(Math.floor(kept.reachKm), language),
            limit: formatBytes(KEPT_BYTES, language),
          });
    case 'paused':
    case 'full':
    case 'unreachable':
    case 'incomplete':
      return t(kept.state, { percent, size });
    case 'busy':
      return t('busy', { percent, time });
    default:
      return kept.state satisfies never;
  }
}

function percentOf(share: number, language: Language): string {
  const percent = formatNumber(Math.floor(share * 100), language);
  return language === 'de' ? `${percent}${NBSP}%` : `${percent}%`;
}

/** The traveller's clock. */
function clockOf(ms: number): string {
  const time = new Date(ms);
  const [hour, minute] = [time.getHours(), time.getMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return formatClock(`${hour}:${minute}`);
}
