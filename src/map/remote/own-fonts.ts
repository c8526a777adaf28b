const SLANTED = /italic|oblique/iu;
const WEIGHTS: readonly (readonly [RegExp, string])[] = [
  [/semi ?-?bold|demi/iu, 'Semibold'],
  [/bold|black|heavy/iu, 'Bold'],
  [/medium/iu, 'Medium'],
];

/**
 * A style's `text-font` value in local fonts: the app's own for italics (mostly water), system fonts
 * for the rest, so that no font is fetched from elsewhere.
 */
export function inOwnFonts(fonts: unknown): unknown {
  if (isStack(fonts)) return ownStack(fonts);
  if (Array.isArray(fonts)) return inExpression(fonts);
  if (typeof fonts !== 'object' || fonts === null || !('stops' in fonts)) return ownStack([]);
  const stops: unknown[] = Array.isArray(fonts.stops) ? fonts.stops : [];
  return {
    ...fonts,
    stops: stops.map((stop) => (Array.isArray(stop) ? [stop[0], inOwnFonts(stop[1])] : stop)),
  };
}

function inExpression(expression: readonly unknown[]): unknown[] {
  const [operator, fonts] = expression;
  if (operator === 'literal' && isStack(fonts)) return ['literal', ownStack(fonts)];
  return expression.map((part) => (Array.isArray(part) ? inExpression(part) : part));
}

/** Font names contain capitals or spaces; expression operators do not. */
function isStack(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.every((name) => typeof name === 'string') &&
    value.some((name) => /[A-Z ]/u.test(name))
  );
}

function ownStack(fonts: readonly string[]): string[] {
  const name = fonts[0] ?? '';
  const weight = WEIGHTS.find(([pattern]) => pattern.test(name))?.[1] ?? 'Regular';
  return SLANTED.test(name) ? [`Fraunces ${weight} Italic`] : [`sans-serif ${weight}`];
}
