/** Collects the outcomes and prints one table: a row per fault, a column per call. */
export function createFaultTable(title: string) {
  const cells = new Map<string, Map<string, string>>();
  return {
    note(fault: string, call: string, outcome: string) {
      const row = cells.get(fault) ?? new Map<string, string>();
      cells.set(fault, row.set(call, outcome));
    },
    print() {
      const calls = [...new Set([...cells.values()].flatMap((row) => Array.from(row.keys())))];
      const lines = [...cells].map(([fault, row]) =>
        [fault].concat(calls.map((call) => row.get(call) ?? '-')),
      );
      const table = [['fault', ...calls], ...lines];
      const widths = ['fault', ...calls].map((_, column) =>
        Math.max(...table.map((line) => line[column]?.length ?? 0)),
      );
      const drawn = table.map((line) =>
        line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
      );
      process.stdout.write(`\n${title}\n${drawn.join('\n')}\n\n`);
    },
  };
}
