import type { TimeZones } from '#src/domain/ports.ts';

/**
 * IANA zones by point, from the boundaries of @photostructure/tz-lookup (CC0), loaded when first
 * asked for. At sea it answers the nautical zone, e.g. 'Etc/GMT-1'.
 */
export function createTimeZones(): TimeZones {
  return {
    async at({ lat, lng }) {
      const { default: zoneAt } = await import('@photostructure/tz-lookup');
      return zoneAt(lat, lng);
    },
  };
}
