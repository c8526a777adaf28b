import { keepUnits } from '#src/result/figures.ts';
import type { ArticleBlock } from '../article.ts';
import styles from './table-block.module.css';

type TableBlockProps = { table: Extract<ArticleBlock, { kind: 'table' }> };

/** A table that scrolls horizontally on a narrow screen, also by keyboard. */
export function TableBlock({ table: { caption, head, rows } }: TableBlockProps) {
  return (
    <section className={styles['frame']} aria-label={caption} tabIndex={0}>
      <table className={styles['table']}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>{keepRanges(keepUnits(cell))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Inserts word joiners, so that '5–6 km' does not break after its dash in a narrow column. */
function keepRanges(text: string): string {
  return text.replaceAll(/(?<=\d–)(?=\d)/gu, '\u2060');
}
