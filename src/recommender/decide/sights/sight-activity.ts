import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { TOWN_PLACES } from '#src/domain/kinds/place-properties.ts';
import type { Sight, SightKind } from '#src/domain/place/sights.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import { snowUnderfoot, swimmable } from '#src/recommender/know/season/conditions-of-place.ts';
import { obstacleTo } from '#src/recommender/know/season/obstacle.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';

/** The catalogue's activity whose equipment one takes to a sight of the kind. */
const ACTIVITY_OF: Readonly<Record<SightKind, ActivityName>> = {
  waterfall: 'Hiking',
  volcano: 'Hiking',
  'hot-spring': 'Relaxation and wellness',
  cave: 'Hiking',
  gorge: 'Hiking',
  glacier: 'Hiking',
  beach: 'Swimming and beach',
  coast: 'Hiking',
  viewpoint: 'Photography',
  summit: 'Hiking',
  rock: 'Photography',
  island: 'Photography',
  lake: 'Photography',
  river: 'Paddling',
  valley: 'Hiking',
  forest: 'Hiking',
  desert: 'Photography',
  park: 'Hiking',
  garden: 'City sightseeing',
  heritage: 'Culture and museums',
  ruin: 'Culture and museums',
  castle: 'Culture and museums',
  palace: 'Culture and museums',
  monument: 'City sightseeing',
  temple: 'Culture and museums',
  museum: 'Culture and museums',
  quarter: 'City sightseeing',
  square: 'City sightseeing',
  market: 'Food and markets',
  bridge: 'City sightseeing',
  village: 'City sightseeing',
  theatre: 'Culture and museums',
  bath: 'Relaxation and wellness',
  winery: 'Food and markets',
  'ski-area': 'Skiing and snowboarding',
  trail: 'Hiking',
  'cycle-route': 'Cycling',
  'scenic-road': 'Photography',
  railway: 'Photography',
  'cable-car': 'Hiking',
  'boat-trip': 'Photography',
  'whale-watching': 'Wildlife watching',
  'turtle-beach': 'Wildlife watching',
  birding: 'Wildlife watching',
  wildlife: 'Wildlife watching',
  'dark-sky': 'Stargazing',
  'dive-site': 'Snorkelling and diving',
  'surf-spot': 'Surfing',
  'climbing-area': 'Climbing',
  'via-ferrata': 'Climbing',
  rafting: 'Paddling',
  'christmas-market': 'Food and markets',
  lighthouse: 'Photography',
  zoo: 'Family outings',
  'theme-park': 'Family outings',
  'extreme-point': 'Photography',
};
/** A park this close to the pin of a city trip is one of the city. */
const CITY_PARK_KM = 6;

/** Null where the activity is not for these days: a beach in winter needs no towel. */
export function activityAt(sight: Sight, facts: TripFacts): ActivityName | null {
  const activity = activityOfSight(sight, facts);
  if (activity === 'Swimming and beach' && !swimmable(facts)) return null;
  if (obstacleTo(activity, facts) !== null) return null;
  return activity === 'Hiking' && snowUnderfoot(facts) ? 'Winter walking' : activity;
}

function activityOfSight(
  { kind, needs, distanceKm, hours }: Sight,
  facts: TripFacts,
): ActivityName {
  if (needs.includes('climb')) return kind === 'climbing-area' ? 'Climbing' : 'Photography';
  if (needs.includes('bathing') && kind !== 'hot-spring' && kind !== 'bath') {
    return 'Swimming and beach';
  }
  const inTown = facts.features.some((place) => isOneOf(TOWN_PLACES, place.kind));
  if (kind === 'park' && inTown && distanceKm <= CITY_PARK_KM && (hours ?? 2) <= 3) {
    return 'City sightseeing';
  }
  return ACTIVITY_OF[kind];
}
