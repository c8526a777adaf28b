import { describe, expect, test } from 'vitest';
import { createFoldedNames } from '#src/providers/geocoder/names/folded-names.ts';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import {
  decodePopulation,
  encodePopulation,
} from '#src/providers/geocoder/gazetteer/gazetteer-format.ts';
import { queryVariants } from '#src/providers/geocoder/names/query-variants.ts';
import { oneErrorSpellings, withinErrors } from '#src/providers/geocoder/names/typing-errors.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const within = (typed: string, name: string, limit: number) =>
  withinErrors(bytes(typed), bytes(name), 0, bytes(name).length, limit);

describe('folding', () => {
  test.for([
    ['München', 'munchen'],
    ['Tromsø', 'tromso'],
    ['Großglockner', 'grossglockner'],
    ['Ålesund', 'alesund'],
    ['Łódź', 'lodz'],
    ['Þingvellir', 'thingvellir'],
    ['L’Aquila', 'laquila'],
    ["Cortina d'Ampezzo", 'cortina dampezzo'],
    ['Frankfurt (Oder)', 'frankfurt oder'],
    ['Garmisch-Partenkirchen', 'garmisch partenkirchen'],
    ['  St. Moritz  ', 'st moritz'],
    ['Đà Nẵng', 'da nang'],
    ['İzmir', 'izmir'],
    ['Москва', 'moskva'],
    ['Йошкар-Ола', 'yoshkar ola'],
    ['Θεσσαλονίκη', 'thessaloniki'],
    ['თბილისი', 'tbilisi'],
    ['서울', 'seoul'],
    ['제주', 'jeju'],
    ['🗻', ''],
  ])('%s is compared as %s', ([name = '', folded = '']) => {
    expect(foldName(name)).toBe(folded);
  });

  test.for(['Đà Nẵng', 'St. Moritz', 'Ta’ Xbiex', '東京', 'Åre', 'a  b', '(x)', "'"])(
    '%s folds the same byte by byte',
    (name) => {
      const folded = createFoldedNames(4);
      const utf8 = bytes(name);
      const start = folded.addUtf8(utf8, 0, utf8.length);
      const kept = folded.pool().subarray(Math.max(0, start), -1);
      expect(new TextDecoder().decode(kept)).toBe(foldName(name));
    },
  );
});

describe('spellings of what was typed', () => {
  test('umlauts match as one letter and as two', () => {
    expect(queryVariants('Muenchen')).toContain('munchen');
    expect(queryVariants('München')).toEqual(expect.arrayContaining(['munchen', 'muenchen']));
    expect(queryVariants('Aarhus')).toEqual(expect.arrayContaining(['aarhus', 'arhus']));
  });

  test('the typed spelling comes first', () => {
    expect(queryVariants('Queenstown')[0]).toBe('queenstown');
  });

  test('all forms of Saint match each other', () => {
    expect(queryVariants('St. Moritz')).toEqual(
      expect.arrayContaining(['saint moritz', 'sankt moritz']),
    );
  });
});

describe('typing errors', () => {
  test.for([
    ['berlin', 'berlin'],
    ['berlim', 'berlin'],
    ['brlin', 'berlin'],
    ['beerlin', 'berlin'],
    ['ebrlin', 'berlin'],
  ])('%s is at most one error from %s', ([typed = '', name = '']) => {
    expect(within(typed, name, 1)).toBe(true);
  });

  test('two errors exceed a limit of one', () => {
    expect(within('brelim', 'berlin', 1)).toBe(false);
    expect(within('brelim', 'berlin', 2)).toBe(true);
    expect(within('breelim', 'berlin', 2)).toBe(false);
  });

  test('the spellings one error away include each kind of error', () => {
    const decoder = new TextDecoder();
    const spellings = oneErrorSpellings(bytes('rom'), 6).map(({ letters }) =>
      decoder.decode(letters),
    );
    expect(spellings).toEqual(
      expect.arrayContaining(['om', 'rm', 'orm', 'rmo', 'tom', 'room', 'from']),
    );
    expect(spellings).not.toContain('rom');
  });
});

test.for([1, 999, 4700, 51_298, 1_260_391, 22_315_474])('%i people keep two digits', (people) => {
  const kept = decodePopulation(encodePopulation(people));
  expect(Math.abs(kept / people - 1)).toBeLessThan(0.06);
});

test('unknown populations stay unknown', () => {
  expect(decodePopulation(encodePopulation(0))).toBe(0);
});
