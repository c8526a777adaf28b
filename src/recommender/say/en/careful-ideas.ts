import type { CAREFUL_IDEAS } from '#src/recommender/decide/ideas/careful-ideas.ts';
import type { IdeaWords } from '../ideas/idea-words.ts';

export const carefulIdeasEn: Readonly<Record<(typeof CAREFUL_IDEAS)[number]['id'], IdeaWords>> = {
  'game-walk': {
    name: (_, c) => `On foot behind a ranger${c.near}`,
    text: (_, c) =>
      `Book it at the park's camp or with your lodge: two armed rangers lead, six to eight follow in single file without talking. You read tracks rather than see lions. It starts ${c.morning} and takes three hours; most camps ask for an age of twelve.`,
  },
  'game-drive': {
    name: (_, c) => `At the gate when it opens${c.near}`,
    text: (_, c) =>
      `Animals move in the first two hours, at about ${c.low}, and again before the gate closes. Drive slowly with the windows half down, stop where other cars stand, and stay inside: only marked picnic places are for getting out.`,
  },
  'game-hide': {
    name: (_, c) => `Waiting at a waterhole${c.near}`,
    text: (_, c) =>
      `Park at the water or sit in the hide, switch off, and let an hour pass. Those who wait see more than those who drive about; a bag of rice on the window sill steadies the lens. Best ${c.evening}.`,
  },
  'game-night': {
    name: (_, c) => `The sky inside the camp fence${c.near}`,
    text: (_, c) =>
      `No lamp burns for miles. It is ${c.night}, at about ${c.low}; walk only between lamps and within the fence, and listen for hyenas. Night drives leave from the camps, with a guide.`,
  },
  'game-noon': {
    name: (_, c) => `The quiet hours at the camp${c.near}`,
    text: (_, c) =>
      `Between eleven and three, at ${c.high}, the animals stand in the shade. Do as they do, by the pool or with a book, and drive out again from four.`,
  },
  'bear-walk': {
    name: (_, c) => `A walk with an armed guide${c.near}`,
    text: (_, c) =>
      `Polar bears come anywhere here, so nobody leaves the last houses alone. Guides carry the rifle and know the day's sightings: ask for half a day up to a view, at a group's pace. Dress for ${c.low} and wind.`,
  },
  'bear-boat': {
    name: (_, c) => `From the deck or the buggy${c.near}`,
    text: (_, c) =>
      `Boats and high-wheeled buggies go where nobody walks, and keep the distance that the law asks for. Bring binoculars and the warmest layer you have: there is ${c.light}.`,
  },
  'bear-street': {
    name: (_, c) => `Between the houses${c.near}`,
    text: (_, c) =>
      `Among the houses you need no guide: photograph painted wood, sledges and the warning sign with the bear. Go ${c.evening}.`,
  },
  'for-later': {
    name: (_, c) => `For later${c.near}`,
    text: () =>
      'When you can come one day, somebody who lives here will show you round. Until then read a book or see a film from here, and cook what people eat here.',
  },
  'swim-pool': {
    name: (s) => `A safe swim in ${s.name}`,
    text: (_, c) =>
      `Those who know these waters do not swim in them at this time of year. Take the public pool, the lagoon pool or that of a hotel, which often sells day tickets. At ${c.high} go early, or at the hour when families have left.`,
  },
  'city-cold': {
    name: (s) => `From warm door to warm door in ${s.name}`,
    text: (_, c) =>
      `At ${c.high} go out for ten minutes at a time, from the market hall to a museum and on to a canteen with soup. Keep the phone next to your body, or it dies.`,
  },
  'paddle-guided': {
    name: (_, c) => `By boat, behind a guide${c.near}`,
    text: (_, c) =>
      `Crocodiles or hippos own this water, so nobody paddles it alone: a poler in the mokoro, a licensed guide in the canoe or a flat boat with a roof. Go ${c.morning}, keep arms and phone inside, and sit where you are told.`,
  },
  'cold-table': {
    name: (_, c) => `What is cooked at ${c.high}`,
    text: () =>
      'Broth, dumplings, frozen fish shaved thin, tea with jam: ask your hosts which canteen they go to themselves, and look on the market for the fish that stand frozen upright in their buckets.',
  },
  'cold-bath': {
    name: (_, c) => `An evening in the steam${c.near}`,
    text: (_, c) =>
      `A sauna or bathhouse is how people here get through days of ${c.high}. Three rounds with a rest and tea in between; hair must be dry before you go out.`,
  },
  'cold-frost': {
    name: () => 'Frost, from very close',
    text: (_, c) =>
      `Take a macro lens and look for ice flowers, rime on a rope, breath on a beard. At ${c.high} ten minutes are enough. Spare batteries stay in the inner pocket, and the camera warms up again inside a closed bag.`,
  },
};
