import type { Trip } from '#src/domain/trip.ts';
import { plainText } from './plain-text.ts';

/** Longer wishes are cut here: with the products they must fit into the model's context. */
const PURPOSE_LENGTH = 800;
const PLACE_LENGTH = 200;

/** Foreign words stand in quotes, as data among our own. */
export function placeLine({ location }: Trip): string {
  return `Place: ${JSON.stringify(plainText(location.place, PLACE_LENGTH))}`;
}

/** Specification, section 7, "purpose": the preferences, or a leisure trip. */
export function purposeLine({ request }: Trip): string {
  const purpose = plainText(request.preferences, PURPOSE_LENGTH);
  return `Purpose: ${JSON.stringify(purpose === '' ? 'a leisure trip' : purpose)}`;
}

export function datesLine({ request }: Trip): string {
  return `Dates: ${request.startDate} to ${request.endDate}`;
}
