const MONTHS = 12;

/**
 * An orthonormal Fourier basis of twelve months: constant, one wave a year (cosine, sine), two, and
 * so on. A smooth year needs the first few only, and a rounding error spreads evenly over the year.
 */
const BASIS: readonly (readonly number[])[] = Array.from({ length: MONTHS }, (_, wave) => {
  const turns = Math.ceil(wave / 2);
  const alone = wave === 0 || wave === MONTHS - 1;
  return Array.from({ length: MONTHS }, (__, month) => {
    const angle = (2 * Math.PI * turns * (month + 0.5)) / MONTHS;
    const shape = wave % 2 === 1 && wave !== MONTHS - 1 ? Math.cos(angle) : Math.sin(angle);
    return (wave === 0 ? 1 : shape) * Math.sqrt((alone ? 1 : 2) / MONTHS);
  });
});

/** Twelve coefficients of twelve months. */
export function wavesOf(months: ArrayLike<number>): number[] {
  return BASIS.map((wave) =>
    wave.reduce((sum, height, month) => sum + height * (months[month] ?? 0), 0),
  );
}

/** Twelve months from coefficients; missing ones are 0. */
export function monthsOf(waves: ArrayLike<number>): number[] {
  return Array.from({ length: MONTHS }, (_, month) =>
    BASIS.reduce((sum, wave, index) => sum + (wave[month] ?? 0) * (waves[index] ?? 0), 0),
  );
}
