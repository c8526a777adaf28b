import * as v from 'valibot';
import type { Sight, SightAccess, SightNeed } from './sights.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const partySchema = v.object({
  /** Under one year; they are carried. */
  babies: count,
  /** One to three years: they walk a little and are carried or pushed for the rest. */
  toddlers: count,
  /** Of both, those under two years: no heights for them. */
  underTwo: count,
  /** Years of the youngest child who walks; null where none comes along. */
  youngest: v.nullable(v.number()),
  pram: v.boolean(),
  wheelchair: v.boolean(),
  /** 65 years and older, or hard of walking. */
  older: v.boolean(),
  business: v.boolean(),
  honeymoon: v.boolean(),
  /** They ask for easy ways, and for nothing that asks much. */
  easyWays: v.boolean(),
  /** Heart or lungs are weak, or somebody is pregnant: no heights, and nothing that asks for strength. */
  weakHeart: v.boolean(),
  /** Somebody is afraid of heights. */
  dizzy: v.boolean(),
});

/** Who travels, as far as it decides which sights are for them. */
export type Party = v.InferOutput<typeof partySchema>;

export const ADULTS: Party = {
  babies: 0,
  toddlers: 0,
  underTwo: 0,
  youngest: null,
  pram: false,
  wheelchair: false,
  older: false,
  business: false,
  honeymoon: false,
  easyWays: false,
  weakHeart: false,
  dizzy: false,
};

/** Whether heat is a strain for somebody earlier: children under four, people of 65 and more. */
export function isTender({ babies, toddlers, older }: Party): boolean {
  return babies + toddlers > 0 || older;
}

/** Why a sight is not for these travellers. */
export type Unfit =
  | 'scramble'
  | 'high'
  | 'adults'
  | 'long-walk'
  | 'edge'
  /** Beside the path or at the view, for who is afraid of heights. */
  | 'drop'
  /** An hour and more where neither pram nor wheelchair gets through. */
  | 'no-wheels'
  | 'thin-air'
  | 'steps'
  /** Nobody wrote whether it is without steps. */
  | 'unknown-steps'
  /** Nobody wrote what it is like with small children. */
  | 'unknown'
  /** Its note calls it steep or rough. */
  | 'demanding';

/** Whether a sight is for these travellers, and which of its flags call for care. */
type Fit =
  | { fits: true; care: readonly SightAccess[] }
  | { fits: false; care: readonly SightAccess[]; why: Unfit };

/** Children from this age walk for hours and climb with their hands, years. */
const SURE_FOOTED = 8;
/** Children from this age walk for half a day, years. */
const ON_LONG_WALKS = 6;
/** A long walk, hours. */
const HALF_DAY = 3;
/** Children from this age walk for an hour and up stairs, years. */
const ON_THEIR_FEET = 4;

/** Sights that do not fit are not offered; those that fit with care are offered with the care they take. */
export function fitOf(
  { access, needs, hours }: Pick<Sight, 'access' | 'needs' | 'hours'>,
  party: Party,
): Fit {
  const has = (flag: SightAccess) => access.includes(flag);
  const isCarried = party.babies + party.toddlers > 0;
  const small = isCarried ? 0 : (party.youngest ?? SURE_FOOTED);
  if ((party.underTwo > 0 || party.weakHeart) && has('thin-air')) return unfit('thin-air');
  if (party.dizzy && has('edge')) return unfit('drop');
  if (party.wheelchair) {
    if (has('step-free')) return { fits: true, care: [] };
    return unfit(has('steps') ? 'steps' : has('no-pram') ? 'no-wheels' : 'unknown-steps');
  }
  if (small < SURE_FOOTED && has('scramble')) return unfit('scramble');
  if (small < SURE_FOOTED && needs.includes('adults')) return unfit('adults');
  if (small < SURE_FOOTED && needs.some(isHigh)) return unfit('high');
  if (isCarried && needs.includes('long-walk')) return unfit('long-walk');
  const isHalfDay = needs.includes('long-walk') && (hours ?? 0) >= HALF_DAY;
  if (small < ON_LONG_WALKS && isHalfDay) return unfit('long-walk');
  if (isCarried && has('walk') && has('edge')) return unfit('edge');
  if (isCarried && has('walk') && has('no-pram')) return unfit('no-wheels');
  if (party.pram && has('no-pram') && (has('walk') || has('steps'))) return unfit('no-wheels');
  if (party.easyWays) {
    const hard = hardnessOf({ access, needs });
    if (hard !== null) return unfit(hard);
  }
  if (party.older || party.weakHeart || party.dizzy) {
    if (has('scramble')) return unfit('scramble');
    if (needs.some(isHigh)) return unfit('high');
  }
  return { fits: true, care: access.filter((flag) => wantsCare(flag, party, small)) };
}

/** Hands on the rock, a summit, half a day on foot, or a way with many steps or along a drop; else null. */
function hardnessOf({ access, needs }: Pick<Sight, 'access' | 'needs'>): Unfit | null {
  if (access.includes('scramble')) return 'scramble';
  if (needs.some(isHigh)) return 'high';
  if (needs.includes('long-walk')) return 'long-walk';
  if (!access.includes('walk')) return null;
  return access.includes('edge') ? 'edge' : access.includes('steps') ? 'steps' : null;
}

function isHigh(need: SightNeed): boolean {
  return need === 'summit' || need === 'climb';
}

function unfit(why: Unfit): Fit {
  return { fits: false, care: [], why };
}

function wantsCare(flag: SightAccess, party: Party, small: number): boolean {
  if (flag === 'edge') return small < SURE_FOOTED;
  if (flag === 'cold-water') return small < SURE_FOOTED;
  if (flag === 'thin-air') return small < SURE_FOOTED || party.older;
  if (flag === 'no-shade') return small < ON_THEIR_FEET || party.older;
  if (flag === 'no-pram') return party.pram || small < ON_THEIR_FEET;
  const isSteep = flag === 'steps' || flag === 'walk';
  return isSteep && (party.older || party.pram || small < ON_THEIR_FEET);
}
