// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { Activity, Fragment } from 'react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { tolerateMovedNodes } from '#src/app/start/moved-nodes.ts';
import { TRANSLATORS, translatePage } from '#tests/helpers/translator.ts';
import type { Translator } from '#tests/helpers/translator.ts';

let undo: () => void;
let endTranslation = () => {};

beforeAll(() => {
  undo = tolerateMovedNodes();
});

afterEach(() => {
  endTranslation();
  cleanup();
});

afterAll(() => undo());

/** A screen before and after a change. */
type Change = [title: string, before: ReactNode, after: ReactNode];

const CHANGES: Change[] = [
  [
    'a figure changes',
    <p key="p">
      {3} of {25} packed
    </p>,
    <p key="p">
      {4} of {25} packed
    </p>,
  ],
  [
    'all figures change',
    <p key="p">
      {3} of {25} packed
    </p>,
    <p key="p">
      {30} of {31} packed
    </p>,
  ],
  [
    'an element comes before a text',
    <p key="p">{null}Keep</p>,
    <p key="p">
      <b>✓</b>Keep
    </p>,
  ],
  [
    'an element comes between two texts',
    <p key="p">a{null}b</p>,
    <p key="p">
      a<b>✓</b>b
    </p>,
  ],
  [
    'an element goes between two texts',
    <p key="p">
      a<b>✓</b>b
    </p>,
    <p key="p">a{null}b</p>,
  ],
  [
    'a text goes',
    <p key="p">
      Keep{' this'}
      <b>!</b>
    </p>,
    <p key="p">
      Keep{null}
      <b>!</b>
    </p>,
  ],
  [
    'a text comes',
    <p key="p">
      Keep{null}
      <b>!</b>
    </p>,
    <p key="p">
      Keep{' this'}
      <b>!</b>
    </p>,
  ],
  ['a text becomes an element', <p key="p">{'a'}b</p>, <p key="p">{<i>a</i>}b</p>],
  [
    'texts become one',
    <p key="p">
      {'a'}
      {'b'}
    </p>,
    <p key="p">c</p>,
  ],
  [
    'one text becomes several',
    <p key="p">c</p>,
    <p key="p">
      {'a'}
      {'b'}
    </p>,
  ],
  ['texts are hidden', <Shown key="s" mode="visible" />, <Shown key="s" mode="hidden" />],
  [
    'texts change places',
    ['a', 'b', 'c'].map((one) => <Fragment key={one}>{one}</Fragment>),
    ['c', 'b', 'a'].map((one) => <Fragment key={one}>{one}</Fragment>),
  ],
];

const CASES = CHANGES.flatMap(([title, before, after]) =>
  TRANSLATORS.map((way) => [title, way, before, after] as const),
);

test.each(CASES)('%s where the translator %s: the page shows it', async (_, way, before, after) => {
  const page = await translated(way, before);
  const shown = textOf(before);
  expect(page.text()).toBe(shown);
  for (const next of [after, before, after]) {
    await page.show(next);
    expect(page.text()).toBe(textOf(next));
  }
});

test('an element that an extension wrapped or took away can still go, and mark a place', async () => {
  const { container, rerender } = render(listOf(['a', 'b', 'c']));
  const [first, second] = container.querySelectorAll('li');
  const wrapper = document.createElement('span');
  first?.replaceWith(wrapper);
  if (first !== undefined) wrapper.append(first);
  second?.remove();
  rerender(listOf(['new', 'a', 'c']));
  expect(container.textContent).toBe('newac');
  rerender(listOf(['c']));
  expect(container.innerHTML).toBe('<ul><li>c</li></ul>');
});

function listOf(ids: readonly string[]) {
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  );
}

function Shown({ mode }: { mode: 'visible' | 'hidden' }) {
  return (
    <p>
      <Activity mode={mode}>
        {3} of {25}
      </Activity>
    </p>
  );
}

async function translated(way: Translator, content: ReactNode) {
  const { container, rerender } = render(<div>{content}</div>);
  endTranslation = translatePage(way);
  await translations();
  return {
    text: () => container.textContent,
    async show(next: ReactNode) {
      rerender(<div>{next}</div>);
      await translations();
    },
  };
}

/** The translator is told of what is new after React's work. */
function translations(): Promise<void> {
  return act(async () => {});
}

function textOf(content: ReactNode): string {
  const { container, unmount } = render(<div>{content}</div>);
  const text = container.textContent;
  unmount();
  return text;
}
