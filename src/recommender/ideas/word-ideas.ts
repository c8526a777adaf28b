import type { PlaceKind } from '#src/domain/places.ts';
import type { Idea } from './idea.ts';
import { inhabited, seaShore, snowUnderfoot } from '../season/conditions-of-place.ts';
import { largeTides } from '../season/dangers.ts';

const TOWNS: readonly PlaceKind[] = ['capital', 'city', 'town'];

/**
 * Ideas for a wish that is narrower than its activity: whales, not just wildlife.
 * `words` is matched with the folded word of the wish.
 */
export const WORD_IDEAS = [
  {
    id: 'word-trek',
    activity: 'Hiking',
    kinds: ['national-park', 'range', 'valley'],
    maxKm: 80,
    words: /trek|huette|mehrtag|multi|backpack|hoehenweg/u,
  },
  {
    id: 'word-ferrata',
    activity: 'Climbing',
    kinds: ['peak', 'range'],
    maxKm: 50,
    words: /ferrata|klettersteig/u,
  },
  {
    id: 'word-huskies',
    activity: 'Winter walking',
    kinds: [],
    maxKm: 0,
    when: (facts) => snowUnderfoot(facts) && inhabited(facts),
    words: /husk|dog|hundeschlitten/u,
  },
  {
    id: 'word-whales',
    activity: 'Wildlife watching',
    kinds: ['cape', 'bay', 'coast', 'fjord', 'island', 'archipelago', 'marine-park'],
    maxKm: 60,
    when: seaShore,
    words: /^(?:whale|wal|seal|robbe|dolphin|delfin)/u,
  },
  {
    id: 'word-bears',
    activity: 'Wildlife watching',
    kinds: [],
    maxKm: 0,
    words: /^(?:bear|baer|grizz)/u,
  },
  {
    id: 'word-birds',
    activity: 'Wildlife watching',
    kinds: ['lake', 'bay', 'coast', 'cape', 'national-park', 'heritage-natural'],
    maxKm: 50,
    words: /^(?:bird|vogel|voegel)/u,
  },
  {
    id: 'word-shopping',
    activity: 'City sightseeing',
    kinds: TOWNS,
    maxKm: 45,
    words: /shop|einkauf|bummel/u,
  },
  {
    id: 'word-temples',
    activity: 'Culture and museums',
    kinds: TOWNS,
    maxKm: 45,
    words: /templ|church|kirche|cathedral|castle|schloss|schloess|burg/u,
  },
  {
    id: 'word-wine',
    activity: 'Food and markets',
    kinds: ['city', 'capital', 'town', 'village'],
    maxKm: 45,
    words: /wine|wein/u,
  },
  {
    id: 'word-stalls',
    activity: 'Food and markets',
    kinds: TOWNS,
    maxKm: 40,
    words: /street|stall/u,
  },
  {
    id: 'word-springs',
    activity: 'Relaxation and wellness',
    kinds: TOWNS,
    maxKm: 45,
    words: /spring|therm|sauna|spa/u,
  },
  {
    id: 'word-advent',
    activity: 'Food and markets',
    kinds: TOWNS,
    maxKm: 45,
    when: ({ month }) => month === 12 || month === 11,
    words: /weihnacht|christkind|christmas|advent/u,
  },
  {
    id: 'word-mudflat',
    activity: 'Hiking',
    kinds: [],
    maxKm: 0,
    when: largeTides,
    words: /watt|mudflat|flats|sea floor/u,
  },
  {
    id: 'word-seafood',
    activity: 'Food and markets',
    kinds: ['town', 'city', 'capital', 'village'],
    maxKm: 30,
    when: seaShore,
    words: /sea ?food|meeresfr|fisch/u,
  },
  {
    id: 'word-yoga',
    activity: 'Relaxation and wellness',
    kinds: [],
    maxKm: 0,
    words: /yoga|meditat/u,
  },
] as const satisfies readonly Idea[];
