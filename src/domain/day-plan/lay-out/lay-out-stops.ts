import { keep, placeOf } from '../change-plan.ts';
import { consistent } from '../day-plan.ts';
import type { DayPlan, PlannedDay } from '../day-plan.ts';
import type { KeptIdea } from '../kept-idea.ts';
import { layOutDays } from './lay-out-days.ts';
import type { LaidOut } from './lay-out-days.ts';
import { rankedBy } from './ranking.ts';
import { isByHand, planOfDays, stopOfIdea } from './stop-plans.ts';
import type { StopFacts } from './stop-plans.ts';

/** The days of a stop, laid out; `numbers` are those of its days that no stop before it has filled. */
type LaidStop = { numbers: readonly number[]; ideas: readonly KeptIdea[]; result: LaidOut };

/**
 * Lays the kept ideas of each stop on its own days, as `layOutDays` does. An idea without a point,
 * such as one's own, goes to the stop that has most room. A day that two stops share belongs to the
 * earlier stop if that fills it. What was placed by hand stays on its day.
 */
export function layOutStops(plan: DayPlan, stops: readonly StopFacts[]): LaidOut {
  const [only, ...others] = stops;
  if (only !== undefined && others.length === 0) return layOutDays(plan, only);
  const laid: LaidStop[] = [];
  const filled = new Set<number>();
  const owners = ownersByHand(plan, stops);
  const ideas = ideasOf(plan, stops, owners);
  for (const [at, facts] of stops.entries()) {
    const numbers = facts.numbers.filter(
      (number) => !filled.has(number) && (owners.get(number) ?? at) === at,
    );
    const stop = layOutStop(plan, ofDays(facts, numbers), ideas[at] ?? []);
    laid.push(stop);
    for (const number of filledBy(stop)) filled.add(number);
  }
  fillFreeDays(plan, stops, laid);
  return joined(plan, stops, laid);
}

function filledBy({ numbers, result }: Pick<LaidStop, 'numbers' | 'result'>): number[] {
  return numbers.filter((_, index) => (result.plan.days[index]?.ideas ?? []).length > 0);
}

function layOutStop(plan: DayPlan, facts: StopFacts, ideas: readonly KeptIdea[]): LaidStop {
  const { numbers } = facts;
  const result = layOutDays(planOfDays(plan, numbers, ideas), facts);
  return { numbers, ideas, result };
}

/** With the light of these days only. */
function ofDays(facts: StopFacts, numbers: readonly number[]): StopFacts {
  const indexes = numbers.map((number) => facts.numbers.indexOf(number));
  return {
    ...facts,
    numbers,
    light: indexes.flatMap((index) => facts.light[index] ?? []),
    half: indexes.map((index) => facts.half?.[index] ?? false),
  };
}

/** The ideas of each stop: those that lie by hand on its days, and those that belong there and lie loose. */
function ideasOf(
  plan: DayPlan,
  stops: readonly StopFacts[],
  owners: ReadonlyMap<number, number>,
): KeptIdea[][] {
  const lists: KeptIdea[][] = stops.map(() => []);
  const anywhere: KeptIdea[] = [];
  for (const idea of plan.kept) {
    const place = isByHand(plan, idea.key) ? placeOf(plan, idea.key) : null;
    if (place !== null && place.in !== 'unscheduled') {
      lists[owners.get(place.day) ?? -1]?.push(idea);
      continue;
    }
    const at = stopOfIdea(idea, stops);
    if (at === null) anywhere.push(idea);
    else lists[at]?.push(idea);
  }
  const roomAt = (at: number) => (stops[at]?.numbers.length ?? 0) - (lists[at]?.length ?? 0);
  for (const idea of anywhere.toSorted(rankedBy([]))) {
    const [roomiest] = [...stops.keys()].toSorted((a, b) => roomAt(b) - roomAt(a) || a - b);
    if (roomiest !== undefined) lists[roomiest]?.push(idea);
  }
  return lists;
}

/**
 * Of each day on which something was put by hand, the stop that has it: of two that share it, the one that an idea
 * of it belongs to. None in a gap.
 */
function ownersByHand(plan: DayPlan, stops: readonly StopFacts[]): ReadonlyMap<number, number> {
  const known = new Map(plan.kept.map((idea) => [idea.key, idea]));
  return new Map(
    plan.days.flatMap(({ ideas, rain }, number): [number, number][] => {
      const put = [...ideas, ...rain].filter((key) => plan.byHand.includes(key));
      const sharing = [...stops.keys()].filter((at) => stops[at]?.numbers.includes(number));
      const own = new Set(put.map((key) => stopOfIdea(known.get(key) ?? { key }, stops)));
      const owner = sharing.find((at) => own.has(at)) ?? sharing.at(-1);
      return put.length === 0 || owner === undefined ? [] : [[number, owner]];
    }),
  );
}

/** Ideas without a point that found no room are tried on the free days of the other stops. */
function fillFreeDays(plan: DayPlan, stops: readonly StopFacts[], laid: LaidStop[]): void {
  const homeless = laid.flatMap(({ ideas, result }) => {
    const left = new Set(result.left.map(({ key }) => key));
    return ideas.filter((idea) => left.has(idea.key) && stopOfIdea(idea, stops) === null);
  });
  for (const idea of homeless) {
    for (const [at, { numbers, ideas, result }] of laid.entries()) {
      const facts = stops[at];
      const others = new Set(laid.flatMap((stop, index) => (index === at ? [] : filledBy(stop))));
      const own = numbers.filter((number) => !others.has(number));
      const isFull = filledBy({ numbers, result }).length >= own.length;
      if (facts === undefined || isFull || ideas.includes(idea)) continue;
      const more = layOutStop(plan, ofDays(facts, own), [...ideas, idea]);
      if (more.result.left.length > result.left.length) continue;
      laid[at] = more;
      removeFromOthers(laid, at, idea);
      break;
    }
  }
}

function removeFromOthers(laid: LaidStop[], at: number, idea: KeptIdea): void {
  for (const [other, stop] of laid.entries()) {
    if (other === at || !stop.ideas.includes(idea)) continue;
    const left = stop.result.left.filter(({ key }) => key !== idea.key);
    laid[other] = {
      ...stop,
      ideas: stop.ideas.filter((one) => one !== idea),
      result: { ...stop.result, left },
    };
  }
}

function joined(plan: DayPlan, stops: readonly StopFacts[], laid: readonly LaidStop[]): LaidOut {
  const stays = (key: string) => isByHand(plan, key);
  const days: PlannedDay[] = plan.days.map((day) => ({
    ...day,
    ideas: day.ideas.filter(stays),
    rain: day.rain.filter(stays),
  }));
  for (const { numbers, result } of laid) {
    for (const [index, number] of numbers.entries()) {
      const [before, now] = [days[number], result.plan.days[index]];
      if (before === undefined || now === undefined) continue;
      days[number] = {
        ...before,
        ideas: together(now.ideas, before.ideas),
        rain: together(now.rain, before.rain),
      };
    }
  }
  const kept = plan.kept.filter(({ key, forRain }) => forRain !== true || stays(key));
  const added = laid.flatMap(({ result }) => result.added);
  const withAdded = laid
    .flatMap(({ result }) => result.plan.kept.filter(({ key }) => result.added.includes(key)))
    .reduce(keep, { ...plan, kept });
  return {
    plan: consistent({ ...withAdded, days, byHand: plan.byHand.filter(stays) }),
    left: laid.flatMap(({ result }, stop) =>
      result.left.map((left) => (isPlaceless(plan, left.key, stops) ? left : { ...left, stop })),
    ),
    added,
  };
}

function together(first: readonly string[], second: readonly string[]): string[] {
  return [...new Set([...first, ...second])];
}

function isPlaceless(plan: DayPlan, key: string, stops: readonly StopFacts[]): boolean {
  const idea = plan.kept.find((one) => one.key === key);
  return idea !== undefined && stopOfIdea(idea, stops) === null;
}
