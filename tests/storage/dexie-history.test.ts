import { createTripDatabase } from '#src/storage/database.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { tripHistoryContract } from './trip-history.contract.ts';

let opened = 0;
let instant = Date.UTC(2026, 10, 20);

tripHistoryContract(() => {
  opened += 1;
  return createTripHistory({
    database: createTripDatabase({ name: `contract-${opened}` }),
    now: () => new Date((instant += 1000)),
  });
});
