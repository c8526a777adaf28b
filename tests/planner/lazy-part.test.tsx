// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { lazyPart } from '#src/planner/lazy-part.tsx';

function Calendar({ month }: { month: string }) {
  return <p>{month}</p>;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function show(content: React.ReactNode) {
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('planner');
  return render(<TextsProvider i18n={i18n}>{content}</TextsProvider>);
}

/** Fails the given number of times, then loads. */
function loaderThatFails(times: number) {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new Error('connection lost');
    return Calendar;
  });
}

test('a part is loaded when it is rendered', async () => {
  const Part = lazyPart(loaderThatFails(0), 'reported');
  await show(<Part month="June" />);
  expect(await screen.findByText('June')).toBeTruthy();
});

test('a preloaded part renders without suspending', async () => {
  const Part = lazyPart(loaderThatFails(0), 'reported');
  await Part.preload();
  await show(<Part month="June" />);
  expect(screen.getByText('June')).toBeTruthy();
});

test('a part that fails to load reports it, leaves the rest of the page, and can be retried', async () => {
  const load = loaderThatFails(2);
  const Part = lazyPart(load, 'reported');
  await show(
    <>
      <p>the form</p>
      <Part month="June" />
    </>,
  );
  await screen.findByText(/did not load/u);
  expect(screen.getByText('the form')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('June')).toBeTruthy();
});

test('a part that throws does not unmount the page', async () => {
  const Part = lazyPart<object>(
    async () => () => {
      throw new Error('its texts are missing');
    },
    'left-out',
  );
  await show(
    <>
      <p>the form</p>
      <Part />
    </>,
  );
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(screen.getByText('the form')).toBeTruthy();
});

test('a reported part that throws does not blame the connection', async () => {
  const Part = lazyPart<object>(
    async () => () => {
      throw new Error('a value that it cannot show');
    },
    'reported',
  );
  await show(<Part />);
  await screen.findByText(/could not be shown/u);
  expect(screen.queryByText(/connection/u)).toBeNull();
});

test('a left-out part shows nothing when loading fails, and is retried at the next mount', async () => {
  const Part = lazyPart(loaderThatFails(1), 'left-out');
  const { container, unmount } = await show(<Part month="June" />);
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(container.textContent).toBe('');
  unmount();
  await show(<Part month="June" />);
  expect(await screen.findByText('June')).toBeTruthy();
});

test('the state of a part survives a render after it was loaded', async () => {
  const Field = lazyPart(async () => () => <input aria-label="notes" />, 'reported');
  const { rerender } = await show(<p />);
  const i18n = await createI18n('en');
  rerender(
    <TextsProvider i18n={i18n}>
      <Field />
    </TextsProvider>,
  );
  fireEvent.change(await screen.findByLabelText('notes'), { target: { value: 'kayak' } });
  rerender(
    <TextsProvider i18n={i18n}>
      <Field />
    </TextsProvider>,
  );
  expect(screen.getByLabelText<HTMLInputElement>('notes').value).toBe('kayak');
});
