import { capitalize } from '#src/recommender/say/sentences.ts';
import type { IdeaWords } from '#src/recommender/say/ideas/idea-words.ts';
import type { ANIMAL_IDEAS } from '#src/recommender/decide/ideas/wishes/animal-ideas.ts';

export const animalIdeasEn: Readonly<Record<(typeof ANIMAL_IDEAS)[number]['id'], IdeaWords>> = {
  'wish-animals': {
    name: (s) => `Watching ${s.wish} with a guide`,
    text: (_, c) =>
      `Book a guide or ranger who keeps the distance the park sets, and go ${c.morning}, when animals move. From the vehicle or behind the guide, never on foot alone; ask which weeks and places are good, since nobody can promise.`,
  },
  'wish-shore-animals': {
    name: (s) => `Watching ${s.wish} from a distance`,
    text: (_, c) =>
      `Ask the harbour or the reserve which weeks and which stretch are right, and take a guide with a licence: no touching, no flash, no drone. Bring binoculars and a windproof layer; there is ${c.light}.`,
  },
  'wish-shore-far': {
    name: (s) => `${capitalize(s.wish)} on the coast`,
    text: (_, c) =>
      `They live by the sea, which is a drive away: ask a licensed operator on the coast about the right weeks before you go. Start ${c.morning}; nobody can promise the animals.`,
  },
  'wish-turtle-nests': {
    name: () => 'Turtles on the beach, with a ranger',
    text: () =>
      'In these months they lay or hatch on this coast. Go at night with a ranger or a licensed guide, in dark clothes, without a lamp or a flash, and wait until you are let near; nobody can promise one.',
  },
  'wish-turtles': {
    name: () => 'Swimming near turtles',
    text: () =>
      'They hardly come ashore in these months, but graze in shallow bays with seagrass, early and late in the day: ask at the beach where. Stay two lengths away and never above one: it must come up to breathe.',
  },
  'wish-sharks': {
    name: (s) => `In the water with ${s.wish}`,
    text: () =>
      'Book a boat with small groups that keeps a few metres away and feeds nothing: with mask and fins you watch from above, with a bottle from the sea floor. Ask about the right weeks before you book, since nobody can promise the animals.',
  },
  'wish-small-animals': {
    name: (s) => `Looking for ${s.wish}`,
    text: (_, c) =>
      `Go ${c.morning} or ${c.evening} to the edge of a wood or of water, and sit still for half an hour, facing the wind. A warden or a birding club tells you what is about this week.`,
  },
  'wish-armed': {
    name: (s) => `${capitalize(s.wish)} from a ship or vehicle`,
    text: () =>
      'Only with a licensed operator and its armed guides, from a ship, a vehicle or a fenced post: outside settlements nobody walks alone. Bring a long lens: the law sets the distance.',
  },
  'wish-crocodiles': {
    name: (s) => `${capitalize(s.wish)} from a high deck`,
    text: (_, c) =>
      `See them from a large boat or a railed walkway with a licensed guide, ${c.morning} when they lie in the sun. Keep five metres from any bank, never swim or clean fish there, and believe every sign.`,
  },
};
