import * as v from 'valibot';
import { partySchema } from '#src/domain/place/access.ts';
import type { LocalKnowledge } from '#src/domain/ports.ts';
import { activitiesSchema, suggestionSchema } from '#src/domain/trip/recommendation.ts';
import { SIGHT_KINDS } from '#src/domain/kinds/sight-kinds.ts';
import type { SendRequest } from '#src/providers/device-worker/device-request.ts';

const offersSchema = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    kind: v.picklist(SIGHT_KINDS),
    distanceKm: v.number(),
    shown: v.pick(suggestionSchema, [
      'near',
      'activity',
      'featureKind',
      'at',
      'when',
      'duration',
      'hours',
      'asks',
      'care',
    ]),
  }),
);

/** The device's knowledge of a place, by device requests. */
export function createLocalKnowledgeClient(send: SendRequest): LocalKnowledge {
  return {
    async sightsFor(trip, signal) {
      return v.parse(offersSchema, await send({ type: 'sights', trip }, signal));
    },
    async needlessJobs(trip, signal) {
      return v.parse(v.array(v.string()), await send({ type: 'needless', trip }, signal));
    },
    async partyOf(trip, signal) {
      return v.parse(partySchema, await send({ type: 'party', trip }, signal));
    },
    async withSafety(trip, activities, signal) {
      const noted = await send({ type: 'safety', trip, activities }, signal);
      return v.parse(activitiesSchema, noted);
    },
  };
}
