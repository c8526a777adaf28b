import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { File } from 'jsfive';

const FOLDER = '/usr/share/gmt-gshhg';

/** Reads variables of one of the GSHHG files (netCDF 4), as Debian's gmt-gshhg-high installs them. */
export function readNetcdf<Name extends string>(
  file: string,
  names: readonly Name[],
): Record<Name, Float64Array> {
  const bytes = readFileSync(join(FOLDER, file));
  const hdf = new File(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    file,
  );
  const read: Partial<Record<Name, Float64Array>> = {};
  for (const name of names) read[name] = Float64Array.from(hdf.get(name).value);
  return requireAll(read, names);
}

function requireAll<Name extends string>(
  partial: Partial<Record<Name, Float64Array>>,
  names: readonly Name[],
): Record<Name, Float64Array> {
  if (!isWhole(partial, names)) throw new Error('a variable is missing');
  return partial;
}

function isWhole<Name extends string>(
  partial: Partial<Record<Name, Float64Array>>,
  names: readonly Name[],
): partial is Record<Name, Float64Array> {
  return names.every((name) => partial[name] !== undefined);
}
