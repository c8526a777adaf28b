import type { IsoDay } from '#src/domain/days/day.ts';
import { ClimateHint } from './climate-hint.tsx';
import { WhenToGoHint } from './when-to-go-hint.tsx';

/** Climate of the chosen place, shown in the form. */
export function PlaceHints({ today }: { today: IsoDay }) {
  return (
    <>
      <ClimateHint />
      <WhenToGoHint today={today} />
    </>
  );
}
