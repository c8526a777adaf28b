import { Suspense, lazy } from 'react';
import { FailureBoundary } from '#src/ui/failure-boundary.tsx';
import type { MapPicture } from '../bundled/map-picture.ts';
import type { DetailChoice } from './detail-choice.ts';

type DetailProps = { picture: MapPicture; onChoose: (choice: DetailChoice) => void };

/** Loaded where the site has a detailed map and the traveller comes near. */
const load = () => import('./detail-choices.tsx');
const Question = lazy(async () => ({ default: (await load()).DetailQuestion }));
const Toggle = lazy(async () => ({ default: (await load()).DetailToggle }));

/** The question on the map, while it is open. */
export function DetailQuestionOnMap({ picture, onChoose }: DetailProps) {
  const offer = picture.kind === 'embedded' ? picture.detail : null;
  if (offer?.stage !== 'asked' || offer.host === null) return null;
  return (
    <FailureBoundary renderFailure={() => null}>
      <Suspense>
        <Question host={offer.host} onChoose={onChoose} />
      </Suspense>
    </FailureBoundary>
  );
}

/** The answer among the credits, once it was given; none where there was nothing to ask. */
export function DetailToggleInCredits({ picture, onChoose }: DetailProps) {
  const offer = picture.kind === 'embedded' ? picture.detail : null;
  if (offer === null || offer.stage === 'asked' || offer.host === null) return null;
  return (
    <FailureBoundary renderFailure={() => null}>
      <Suspense>
        <Toggle offer={offer} onChoose={onChoose} />
      </Suspense>
    </FailureBoundary>
  );
}
