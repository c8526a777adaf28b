import { ADULTS } from '#src/domain/place/access.ts';
import type { Party } from '#src/domain/place/access.ts';
import type { Children, Term } from '../reading.ts';

/** Children below this age are carried for a part of the day, years. */
const TODDLER = 4;
/** Of children whose age nobody says: they walk, and climb nothing yet. */
const USUAL_AGE = 5;

/** The travellers as the text describes them. */
type Said = {
  children: Children;
  terms: ReadonlySet<Term>;
  /** Somebody is 65 or older. */
  isOld: boolean;
  /** The text asks for easy access, or says that somebody walks badly. */
  needsAccess: boolean;
  /** The text asks for mountaineering, climbing or a trek: 'not too hard' then means an easy one. */
  climbs: boolean;
};

/** Who travels, by what the text says of them. */
export function partyOf({ children, terms, isOld, needsAccess, climbs }: Said): Party {
  const { babies, ages, count } = children;
  const small = ages.filter((age) => age >= 1 && age < TODDLER).length;
  const areSmall = count > 0 && terms.has('small-children') && ages.length === 0 && babies === 0;
  const pram = terms.has('pram');
  const wheelchair = terms.has('wheelchair');
  return {
    ...ADULTS,
    babies,
    // Who is pushed walks little, whatever their age.
    underTwo: babies + ages.filter((age) => age >= 1 && age < 2).length,
    toddlers: areSmall ? count : pram ? Math.max(small, 1 - babies) : small,
    youngest: youngestWalking(children, areSmall || pram),
    pram,
    wheelchair,
    older: isOld || terms.has('older') || (needsAccess && !wheelchair),
    business: terms.has('business'),
    honeymoon: terms.has('honeymoon'),
    easyWays: terms.has('easy-ways') && !climbs,
    weakHeart: terms.has('weak-heart'),
    dizzy: terms.has('dizzy'),
  };
}

function youngestWalking({ ages, babies, count }: Children, areSmall: boolean): number | null {
  const walking = ages.filter((age) => age >= TODDLER);
  if (walking.length > 0) return Math.min(...walking);
  const isUnsaid = count > babies && ages.length === 0 && !areSmall;
  return isUnsaid ? USUAL_AGE : null;
}
