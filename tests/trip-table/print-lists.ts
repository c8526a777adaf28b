import type { RecommendedProduct } from '#src/domain/trip/recommendation.ts';
import { linesOf, sumOf } from './list-lines.ts';
import type { PlannedTrip } from './planned-trips.ts';

/** The two lists of a trip, a line each, and what the first costs. */
export function printLists({ label, plan }: PlannedTrip): void {
  const forTrip = linesOf(plan, 'trip');
  console.log(`\n## ${label}\n${forTrip.length} for this trip, ${sumOf(plan)} €`);
  for (const line of forTrip) console.log(row(line));
  console.log(
    `surely there (${linesOf(plan, 'have').length}): ${linesOf(plan, 'have')
      .map(({ name, quantity }) => `${name} × ${quantity}`)
      .join('; ')}`,
  );
}

function row({ name, quantity, shortReason, price, obtain, reason, wish }: RecommendedProduct) {
  const cost = obtain ?? (price === null ? '-' : `${Math.round(price * quantity)} €`);
  return `- ${name} × ${quantity} | ${shortReason ?? ''} | ${cost} | ${reason}${wish === undefined ? '' : ` [${wish}]`}`;
}
