// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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
      headingLevel={2}
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
