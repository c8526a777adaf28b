import { keepTogether } from '#src/wording/keep-together.ts';
import type { ArticleBlock } from '../article.ts';
import styles from './table-block.module.css';

type TableBlockProps = { table: Extract<ArticleBlock, { kind: 'table' }> };

/** A table that scrolls horizontally on a narrow screen, also by keyboard. */
export function TableBlock({ table: { caption, head, rows } }: TableBlockProps) {
  return (
    <section className={styles['frame']} aria-label={caption} tabIndex={0}>
      <table className={styles['table']}>
        <caption>{keepTogether(caption)}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {keepTogether(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{keepTogether(name)}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>{keepTogether(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
