// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Folded } from '#src/result/folded.tsx';

afterEach(cleanup);

const ignore = () => undefined;

function shown(folded: boolean, later: boolean) {
  return (
    <Folded folded={folded} onFound={ignore} later={later}>
      <p>Bring a torch.</p>
    </Folded>
  );
}

test('what is folded is there for "find in page"', () => {
  render(shown(true, false));
  expect(screen.getByText('Bring a torch.').parentElement?.getAttribute('hidden')).toBe(
    'until-found',
  );
});

test('in a new result it comes after the rest', async () => {
  render(shown(true, true));
  expect(screen.queryByText('Bring a torch.')).toBeNull();
  expect(await screen.findByText('Bring a torch.')).toBeTruthy();
});

test('unfolded before, it is rendered at once and stays', () => {
  const { rerender } = render(shown(true, true));
  rerender(shown(false, true));
  expect(screen.getByText('Bring a torch.').parentElement?.hasAttribute('hidden')).toBe(false);
  rerender(shown(true, true));
  expect(screen.getByText('Bring a torch.')).toBeTruthy();
});

test('paper has it at once', () => {
  render(shown(true, true));
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Bring a torch.')).toBeTruthy();
});
