import { isMet, isMinimum } from './figure.ts';
import type { Figure } from './figure.ts';

/** All figures as a Markdown table. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    isMinimum(figure.unit) ? `>= ${figure.bar}` : `<= ${figure.bar}`,
    `${formatValue(figure)}${figure.unit === 'ratio' || figure.unit === 'points' ? '' : ` ${figure.unit}`}`,
    isMet(figure) ? 'met' : '**missed**',
    figure.detail ?? '',
  ]);
  return [['what', 'bar', 'value', '', 'made of'], ['-', '-', '-', '-', '-'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function formatValue({ value, unit }: Figure): string {
  return unit === 'ratio' ? value.toFixed(2) : value < 20 ? value.toFixed(1) : value.toFixed(0);
}
