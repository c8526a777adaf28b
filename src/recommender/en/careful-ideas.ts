import type { CAREFUL_IDEAS } from '../ideas/careful-ideas.ts';
import type { IdeaWords } from '../ideas/idea.ts';

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
      `Park at the water or sit in the hide, switch off, and let an hour pass. Whoever waits sees more than whoever drives; a bag of rice on the window sill steadies the lens. Best ${c.evening}.`,
  },
  'game-night': {
    name: (_, c) => `The sky inside the camp fence${c.near}`,
    text: (_, c) =>
      `Few places are darker. It is dark ${c.night}, around ${c.low}; walk only between lamps and within the fence, and listen for hyenas. Night drives leave from the camps, with a guide.`,
  },
  'game-noon': {
    name: (_, c) => `The quiet hours at the camp${c.near}`,
    text: (_, c) =>
      `Between eleven and three animals stand in the shade and so may you: a pool, a book, and the list of what you saw. At ${c.high} the second drive is better for it.`,
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
      `Painted wood, sledges, warning signs with a bear on them: an hour with the camera that needs no guide, as long as you stay among the houses. Go ${c.evening}.`,
  },
  'war-town': {
    name: (_, c) => `The old streets, for later${c.near}`,
    text: (_, c) =>
      `When peace lets you come, begin where people meet: a market hall, a church or mosque, a café that never closed. Until then a book or a film from here is a way in; days then have about ${c.high}.`,
  },
  'swim-pool': {
    name: (s) => `A safe swim in ${s.name}`,
    text: (_, c) =>
      `Nobody who knows these waters swims in them just now, so take the public pool, the lagoon pool or that of a hotel, which often sells day tickets. At ${c.high} go early, or at the hour when families have left.`,
  },
  'city-cold': {
    name: (s) => `From warm door to warm door in ${s.name}`,
    text: (_, c) =>
      `At ${c.high} go out for ten minutes at a time: a market hall, a museum, a canteen with soup, and the frost on your lashes in between. Keep the phone next to your body, or it dies.`,
  },
  'paddle-guided': {
    name: (_, c) => `By boat, behind a guide${c.near}`,
    text: (_, c) =>
      `Crocodiles or hippos own this water, so nobody paddles it alone: a poler in the mokoro, a licensed guide in the canoe or a flat boat with a roof. Go ${c.morning}, keep arms and phone inside, and sit where you are told.`,
  },
  'cold-table': {
    name: (_, c) => `What is cooked at ${c.high}`,
    text: () =>
      'Broth, dumplings, frozen fish shaved thin, tea with jam: winter kitchens have their own card. Ask your hosts which canteen they go to themselves, and who sells the fish on the market standing upright.',
  },
  'cold-bath': {
    name: (_, c) => `An evening in the steam${c.near}`,
    text: (_, c) =>
      `A sauna or bathhouse is how people here get through days of ${c.high}. Three rounds with a rest and tea in between; hair must be dry before you go out.`,
  },
  'cold-frost': {
    name: () => 'Frost, from very close',
    text: (_, c) =>
      `Ten minutes with a macro lens on ice flowers, rime on a rope, breath on a beard: at ${c.high} that is enough. Spare batteries stay in the inner pocket, and the camera warms up again inside a closed bag.`,
  },
};
