/** The small part of jsfive (a reader of HDF5 files, which ships no types) that is used here. */
declare module 'jsfive' {
  export class File {
    constructor(buffer: ArrayBuffer, name: string);
    get(name: string): { value: number[] };
  }
}
