const KM_PER_DEGREE = 111.19;
const NONE = -1;

/**
 * Kilometres from each cell of a world grid to the nearest cell that `isTarget` accepts (0 on it).
 * Sweeps propagate the nearest target from cell to cell; the second pair of sweeps carries it across
 * the date line.
 */
export function distanceGrid(
  isTarget: (cell: number) => boolean,
  cellsPerDegree: number,
): Float32Array {
  const columns = 360 * cellsPerDegree;
  const rows = 180 * cellsPerDegree;
  const nearest = new Int32Array(columns * rows).fill(NONE);
  const squares = new Float32Array(columns * rows).fill(Infinity);
  for (let cell = 0; cell < nearest.length; cell++) {
    if (!isTarget(cell)) continue;
    nearest[cell] = cell;
    squares[cell] = 0;
  }
  const sweepRow = createSweep(nearest, squares, columns, cellsPerDegree);
  for (let sweep = 0; sweep < 2; sweep++) {
    for (let row = 0; row < rows; row++) sweepRow(row, row - 1);
    for (let row = rows - 1; row >= 0; row--) sweepRow(row, row < rows - 1 ? row + 1 : NONE);
  }
  const kmPerCell = KM_PER_DEGREE / cellsPerDegree;
  return squares.map((square) => kmPerCell * Math.sqrt(square));
}

function createSweep(
  nearest: Int32Array,
  squares: Float32Array,
  columns: number,
  cellsPerDegree: number,
): (row: number, rowBefore: number) => void {
  let squash = 1;
  const offer = (row: number, column: number, from: number): void => {
    const target = nearest[from] ?? NONE;
    if (target === NONE) return;
    const cell = row * columns + column;
    const targetRow = Math.floor(target / columns);
    const across = Math.abs(column - (target - targetRow * columns));
    const dx = Math.min(across, columns - across) * squash;
    const dy = row - targetRow;
    const square = dx * dx + dy * dy;
    if (square >= (squares[cell] ?? Infinity)) return;
    squares[cell] = square;
    nearest[cell] = target;
  };
  return (row, rowBefore) => {
    squash = Math.cos(((90 - (row + 0.5) / cellsPerDegree) * Math.PI) / 180);
    const before = rowBefore === NONE ? null : rowBefore * columns;
    for (let column = 0; column < columns; column++) {
      const west = column === 0 ? columns - 1 : column - 1;
      offer(row, column, row * columns + west);
      if (before === null) continue;
      offer(row, column, before + west);
      offer(row, column, before + column);
      offer(row, column, before + (column === columns - 1 ? 0 : column + 1));
    }
    for (let column = columns - 1; column >= 0; column--) {
      offer(row, column, row * columns + (column === columns - 1 ? 0 : column + 1));
    }
  };
}
