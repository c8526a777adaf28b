/** CSS pixels from the top left corner of the viewport. */
export type Point = { x: number; y: number };

/** A running browser with one page: the minimum that the journey needs of a driver. */
export interface Driver {
  /** Version of the browser, for the report. */
  version: string;
  /** Loads an address and returns when its `load` event has fired. */
  open(url: string): Promise<void>;
  /** Evaluates a JavaScript expression in the page; its value must be serialisable as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** A click of a real mouse: the browser itself makes the events, so they are trusted. */
  click(point: Point): Promise<void>;
  /** Keystrokes for the focused element. */
  type(text: string): Promise<void>;
  /** Uncaught errors so far, and console errors where the driver reports them. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** The steps that the driver cannot do, as text for the report. */
  limits: readonly string[];
  /** Whether storage survives closing the browser and launching it with the same profile. */
  keepsProfile: boolean;
  /** Installs the browser where that is possible. @throws when it is missing: says how to get it. */
  install(): void;
  launch(profile: string): Promise<Driver>;
}

export const VIEWPORT = { width: 1440, height: 900 };
