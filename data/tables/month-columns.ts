import * as v from 'valibot';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

type MonthColumn<Name extends string> = `${Name}${(typeof MONTHS)[number]}`;

/** The schema of twelve columns, 'sea1' to 'sea12'. */
export function monthColumns<Name extends string, Cell extends v.GenericSchema>(
  name: Name,
  cell: Cell,
): Record<MonthColumn<Name>, Cell> {
  return v.entriesFromList(
    MONTHS.map((month): MonthColumn<Name> => `${name}${month}`),
    cell,
  );
}

/** The values of these columns, January first; fewer than twelve where some are empty. */
export function monthsOfRow<Name extends string>(
  row: Readonly<Partial<Record<MonthColumn<Name>, number>>>,
  name: Name,
): number[] {
  const columns = MONTHS.map((month): MonthColumn<Name> => `${name}${month}`);
  return columns.flatMap((column) => row[column] ?? []);
}
