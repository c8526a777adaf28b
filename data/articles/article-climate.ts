import { ARTICLE_SLUGS } from '#src/pages/blog/article-slugs.ts';
import type { ArticleSlug } from '#src/pages/blog/article-slugs.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { daylightOn } from '#src/domain/days/daylight.ts';
import type { Climate, TimeZones } from '#src/domain/ports.ts';

/** The articles' places (specification, section 2) and their best months. */
const PLACES: Record<ArticleSlug, LatLng & { bestMonth: number }> = {
  'wandern-in-den-alpen': { lat: 47.3769, lng: 11.4803, bestMonth: 7 },
  'schweden-naturerlebnis': { lat: 63.1282, lng: 18.6435, bestMonth: 7 },
  'norwegen-camping-angeln': { lat: 61.8926, lng: 6.8163, bestMonth: 6 },
  'mallorca-wanderparadies': { lat: 39.7179, lng: 2.6875, bestMonth: 4 },
};

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** Any year of 365 days, for the times of the sun. */
const YEAR = 2027;

/** The climate figures of the articles: months to one decimal, the sun in mid-month. */
export async function articleClimate(sources: { climate: Climate; timeZones: TimeZones }) {
  const entries = await Promise.all(
    ARTICLE_SLUGS.map(async (slug) => {
      const { bestMonth: month, ...point } = PLACES[slug];
      const { months, elevation } = await sources.climate.normalsAt(point);
      const day = `${YEAR}-${String(month).padStart(2, '0')}-15`;
      const light = daylightOn(day, point, await sources.timeZones.at(point));
      if (light.kind !== 'normal') throw new Error(`${slug}: no sunrise on ${day}`);
      const best = {
        month,
        days: MONTH_DAYS[month - 1] ?? 30,
        sunrise: light.sunrise,
        sunset: light.sunset,
      };
      const rounded = months.map(({ high, low, wetDays }) => ({
        high: oneDecimal(high),
        low: oneDecimal(low),
        wetDays: oneDecimal(wetDays ?? 0),
      }));
      return [slug, { elevation: Math.round(elevation), best, months: rounded }] as const;
    }),
  );
  return Object.fromEntries(entries);
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
