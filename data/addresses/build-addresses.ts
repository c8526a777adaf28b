import { writeFile } from 'node:fs/promises';
import { readAddressWords, readKindWords } from './address-tables.ts';

const ADDRESS_WORDS = 'src/providers/geocoder/addresses/address-words.json';
const KIND_WORDS = 'src/providers/geocoder/names/kind-words.json';

/** Writes the words by which addresses and names typed with a kind are read. */
export async function buildAddresses(): Promise<void> {
  await writeFile(ADDRESS_WORDS, `${JSON.stringify(await readAddressWords(), null, 2)}\n`);
  await writeFile(KIND_WORDS, `${JSON.stringify(await readKindWords(), null, 2)}\n`);
  console.log('addresses: words written');
}
