import type { Product } from '#src/domain/catalogue.ts';
import type { Party } from '#src/domain/place/access.ts';
import type { OfferedSight } from '#src/domain/ports.ts';
import { shortPlaceName } from '#src/domain/place/place-name.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import { plainText } from './plain-text.ts';

/** Characters kept of the wishes, which must fit into the model's context with the products. */
const PURPOSE_LENGTH = 800;
const PLACE_LENGTH = 200;
export const PRODUCT_NAME_LENGTH = 80;
const SIGHT_NAME_LENGTH = 40;

/**
 * UTF-8 bytes for all product lines, so that prompt and reply fit into 16,385 tokens
 * (docs/decisions/ai-service.md): some 500 rows of the bundled catalogue, five times what a trip is offered, or some 360 with UUIDs for ids.
 */
export const PRODUCT_LINES_BYTES = 26_500;

/** Untrusted text is quoted, as data within the prompt. */
export function placeLine({ location }: Trip): string {
  return `Place: ${JSON.stringify(plainText(location.place, PLACE_LENGTH))}`;
}

/**
 * Specification, section 7, "purpose": the preferences, or a leisure trip. Of a stop on a longer trip it also
 * names the stops before and after.
 */
export function purposeLine(trip: Trip): string {
  const wishes = plainText(trip.request.preferences, PURPOSE_LENGTH);
  const purpose = wishes === '' ? 'a leisure trip' : wishes;
  return `Purpose: ${JSON.stringify([purpose, ...wayOf(trip)].join('; '))}`;
}

/** 'Kraków, after Vienna, before Tallinn'. */
function wayOf({ between, location }: Trip): string[] {
  if (between === undefined) return [];
  const { before = 'nothing', after = 'nothing' } = between;
  const [here, from, to] = [shortPlaceName(location.place), before, after].map((name) =>
    plainText(name, PLACE_LENGTH),
  );
  return [`${here}, after ${from}, before ${to}`];
}

/** How many travel, and who they are as far as the ideas depend on it. */
export function travellersLine({ request }: Trip, party: Party): string {
  const who = whoTravels(party);
  return `Travellers: ${request.travelers}${who.length === 0 ? '' : ` (${who.join(', ')})`}`;
}

function whoTravels(party: Party): string[] {
  const {
    babies,
    business,
    dizzy,
    honeymoon,
    older,
    pram,
    toddlers,
    weakHeart,
    wheelchair,
    youngest,
  } = party;
  return [
    ...(babies > 0 ? [babies === 1 ? 'a baby' : `${babies} babies`] : []),
    ...(toddlers > 0 ? [toddlers === 1 ? 'a toddler' : `${toddlers} toddlers`] : []),
    ...(youngest === null ? [] : [`children from the age of ${youngest}`]),
    ...(pram ? ['a pram'] : []),
    ...(wheelchair ? ['a wheelchair: only places without steps'] : []),
    ...(older ? ['65 or older, or hard of walking'] : []),
    ...(weakHeart ? ['a weak heart, weak lungs or pregnant: no heights, nothing strenuous'] : []),
    ...(dizzy ? ['afraid of heights'] : []),
    ...(business ? ['on business'] : []),
    ...(honeymoon ? ['on honeymoon'] : []),
  ];
}

export function datesLine({ request }: Trip): string {
  return `Dates: ${request.startDate} to ${request.endDate}`;
}

/** One 'id|name|kind|km' a line, the best first. */
export function sightLines(sights: readonly OfferedSight[]): string {
  return sights
    .map(({ id, name, kind, distanceKm }) => {
      const plainName = plainText(name, SIGHT_NAME_LENGTH).replaceAll('|', '/');
      return `${id}|${plainName}|${kind}|${Math.round(distanceKm)}`;
    })
    .join('\n');
}

/** One 'id|name|category|price' a line, in the catalogue's order: essential products first. */
export function productLines(products: readonly Product[]): string {
  const lines: string[] = [];
  let bytes = 0;
  for (const { id, name, category, price } of products) {
    const line = `${id}|${plainText(name, PRODUCT_NAME_LENGTH)}|${category ?? ''}|${price ?? ''}`;
    bytes += new TextEncoder().encode(`${line}\n`).length;
    if (bytes > PRODUCT_LINES_BYTES) break;
    lines.push(line);
  }
  return lines.join('\n');
}
