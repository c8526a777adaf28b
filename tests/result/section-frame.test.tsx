// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { InTime } from '#src/result/afterwards.tsx';
import { resultIds } from '#src/result/result-ids.ts';
import { SectionFrame } from '#src/result/section-frame.tsx';

afterEach(cleanup);

function openSection(estimatedHeight: { estimatedHeight: number } | undefined, first: boolean) {
  render(
    <SectionFrame
      ids={resultIds('trip')}
      section="equipment"
      title="Equipment"
      label="Equipment"
      textLanguage="en"
      firstScreenFirst={first}
      {...estimatedHeight}
    >
      <p>Rain jacket</p>
    </SectionFrame>,
  );
}

const line = () => screen.queryByText('Rain jacket');

test('a section below the first screen has its heading at once, and its lines after the paint', async () => {
  openSection({ estimatedHeight: 600 }, true);
  expect(screen.getByRole('region', { name: 'Equipment' }).id).toBe('trip-equipment');
  expect(line()).toBeNull();
  expect(await screen.findByText('Rain jacket')).not.toBeNull();
});

test('all of it is there at once on the first screen, and where a scroll position is restored', () => {
  openSection(undefined, true);
  expect(line()).not.toBeNull();
  cleanup();
  openSection({ estimatedHeight: 600 }, false);
  expect(line()).not.toBeNull();
});

test('what waits for two paints comes after what waits for one', async () => {
  render(
    <>
      <InTime later paints={2}>
        <p>Days</p>
      </InTime>
      <InTime later>
        <p>Rain jacket</p>
      </InTime>
    </>,
  );
  await screen.findByText('Rain jacket');
  expect(screen.queryByText('Days')).toBeNull();
  await screen.findByText('Days');
});

function notYet() {}

test('a part that is still loading leaves what is shown as it is', async () => {
  let resolve: (part: { default: () => ReactNode }) => void = notYet;
  const loading = new Promise<{ default: () => ReactNode }>((whenLoaded) => {
    resolve = whenLoaded;
  });
  const Days = lazy(() => loading);
  render(
    <>
      <p>Weather</p>
      <InTime later>
        <Days />
      </InTime>
      <InTime later>
        <p>Rain jacket</p>
      </InTime>
    </>,
  );
  await screen.findByText('Rain jacket');
  expect(screen.getByText('Weather').style.display).toBe('');
  resolve({ default: () => <p>Days</p> });
  await screen.findByText('Days');
});
