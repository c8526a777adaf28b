import type { TimeZones } from '#src/domain/ports.ts';

/**
 * IANA time zones by point from @photostructure/tz-lookup (CC0), loaded on first use. At sea the
 * nautical zone, e.g. 'Etc/GMT-1'.
 */
export function createTimeZones(): TimeZones {
  return {
    async at({ lat, lng }) {
      const { default: zoneAt } = await import('@photostructure/tz-lookup');
      return zoneAt(lat, lng);
    },
  };
}
