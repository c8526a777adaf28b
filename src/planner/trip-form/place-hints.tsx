import type { IsoDay } from '#src/domain/days/day.ts';
import { ClimateHint } from './climate-hint.tsx';
import { WhenToGoHint } from './when-to-go-hint.tsx';

/** What the chosen place is like, beside the questions. */
export function PlaceHints({ today }: { today: IsoDay }) {
  return (
    <>
      <ClimateHint />
      <WhenToGoHint today={today} />
    </>
  );
}
