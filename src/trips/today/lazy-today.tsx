import { Suspense, lazy } from 'react';
import type { ComponentProps } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { TodaySkeleton } from './today-skeleton.tsx';

/** Only for those who travel today or tomorrow. */
const Today = lazy(async () => ({ default: (await import('./today.tsx')).Today }));

/** A trip's page of today, once its code is loaded. */
export function LazyToday(props: ComponentProps<typeof Today>) {
  const { t } = useTexts('today');
  return (
    <Suspense fallback={<TodaySkeleton label={t('loading')} />}>
      <Today {...props} />
    </Suspense>
  );
}
