import type { OfferedSight } from '#src/domain/ports.ts';
import type { ChosenSight } from '#src/recommender/decide/ideas/choice.ts';
import { sightDescriber } from './sights/describe-sight.ts';
import type { Telling } from './telling.ts';

/** Sights as a remote recommender is offered them. */
export function offerSights(sights: readonly ChosenSight[], telling: Telling): OfferedSight[] {
  const describe = sightDescriber(telling);
  return sights.map((choice, index) => {
    const said = describe({ choice, isAcrossWater: false, products: [] });
    const { near, activity, featureKind, at, when, duration, hours, asks, care } = said;
    return {
      id: `s${index + 1}`,
      name: choice.sight.names[telling.language],
      kind: choice.sight.kind,
      distanceKm: choice.sight.distanceKm,
      shown: {
        near,
        activity,
        featureKind,
        at,
        ...(when === undefined ? {} : { when }),
        ...(duration === undefined ? {} : { duration }),
        ...(hours === undefined ? {} : { hours }),
        ...(asks === undefined ? {} : { asks }),
        ...(care === undefined ? {} : { care }),
      },
    };
  });
}
