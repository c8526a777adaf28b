import * as v from 'valibot';
import type { Driver, Point } from './driver.ts';
import { findElement } from './find-element.ts';
import { poll } from './poll.ts';

/** Generous, for a busy machine; it only matters when something fails. */
const DEADLINE_MS = 60_000;

const SELECTORS = {
  application: 'section[aria-busy="false"] [role="application"]',
  button: 'button',
  checkbox: 'input[type="checkbox"]',
  combobox: '[role="combobox"]',
  heading: 'h1, h2',
  link: 'a[href]',
  option: '[role="option"]',
  textbox: 'input, textarea',
} as const;

type Role = keyof typeof SELECTORS;

const foundSchema = v.nullable(
  v.object({
    x: v.number(),
    y: v.number(),
    reachable: v.boolean(),
    focused: v.boolean(),
    checked: v.boolean(),
  }),
);

/** Page object: finds elements by role, name and visible text. */
export type Screen = ReturnType<typeof screenOf>;

export function screenOf(driver: Driver) {
  const find = async (role: Role, name: RegExp) => {
    const question = JSON.stringify({ selector: SELECTORS[role], name: name.source });
    return v.parse(foundSchema, await driver.evaluate(callInPage(findElement, question)));
  };
  /** The centre of an element that can be clicked and has not moved between two polls. */
  const settled = async (role: Role, name: RegExp): Promise<Point> => {
    let last: Point = { x: Number.NaN, y: Number.NaN };
    return poll(`${role} ${String(name)} can be clicked`, DEADLINE_MS, async () => {
      const found = await find(role, name);
      if (found?.reachable !== true) return null;
      const still = found.x === last.x && found.y === last.y;
      last = found;
      return still && found;
    });
  };
  return {
    open: (url: string) => driver.open(url),
    async shows(role: Role, name: RegExp) {
      await poll(`${role} ${String(name)} is shown`, DEADLINE_MS, () => find(role, name));
    },
    async hides(role: Role, name: RegExp) {
      await poll(`${role} ${String(name)} is gone`, DEADLINE_MS, async () => {
        return (await find(role, name)) === null;
      });
    },
    /** The browser's Back. */
    back: async () => void (await driver.evaluate('window.history.back()')),
    async reads(text: RegExp, deadlineMs = DEADLINE_MS) {
      await poll(`the page reads ${String(text)}`, deadlineMs, async () =>
        text.test(v.parse(v.string(), await driver.evaluate('document.body.innerText'))),
      );
    },
    async isChecked(name: RegExp) {
      await poll(`${String(name)} is checked`, DEADLINE_MS, async () => {
        return (await find('checkbox', name))?.checked;
      });
    },
    async click(role: Role, name: RegExp, offset: Point = { x: 0, y: 0 }) {
      const { x, y } = await settled(role, name);
      await driver.click({ x: x + offset.x, y: y + offset.y });
    },
    /** Types into an element once it has the focus. */
    async type(role: Role, name: RegExp, text: string) {
      await poll(`${role} ${String(name)} has the focus`, DEADLINE_MS, async () => {
        return (await find(role, name))?.focused;
      });
      await driver.type(text);
    },
  };
}

/** Defines tsx's helper `__name`, which wraps named functions and which the page lacks. */
function callInPage(callee: (question: never) => unknown, question: string): string {
  return `(() => { const __name = (value) => value; return (${String(callee)})(${question}); })()`;
}
