import { expect, test } from 'vitest';
import type { DetailClass } from '#src/domain/map/detail-classes.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { joinNames } from '#src/map/labels/detail/join-names.ts';
import type { SeenLabel } from '#src/map/labels/label-store.ts';
import { kmFrom, labelAt, sightAt } from '../any-label.ts';

const HERE = { lat: 42.5, lng: 1.5 };

function ofTile(what: DetailClass, kind: MapLabel['kind'], name: string, east = 0): MapLabel {
  const detail = { class: what, namedFrom: 13 };
  return labelAt(kmFrom(HERE, 0, east), kind, { name, zoom: 13, detail });
}

function seen(label: MapLabel): SeenLabel {
  return { label, shift: 0 };
}

/** English names and classes of what is left, in pairs. */
function joined(embedded: MapLabel[], tiles: MapLabel[], zoom = 14): string[] {
  return joinNames(embedded.map(seen), tiles.map(seen), zoom).map(
    ({ label }) => `${label.names.en} ${label.detail?.class ?? label.kind}`,
  );
}

test('a place is named by the gazetteer up to 12 and by the tile from 13, under either spelling', () => {
  const gazetteer = labelAt(HERE, 'city', { name: 'Ordino', population: 3000 });
  const tile = { ...ofTile('village', 'city', 'Òrdino', 2), zoom: 12 };
  expect(joined([gazetteer], [tile])).toEqual(['Òrdino village']);
  expect(joined([gazetteer], [tile], 12)).toContain('Ordino city');
  expect(joined([gazetteer], [ofTile('village', 'city', 'Ordino d’Amunt', 1)])).toHaveLength(1);
  expect(joined([gazetteer], [ofTile('village', 'city', 'Sornàs', 3)])).toHaveLength(2);
});

test('the place of the tile knows its inhabitants, which make it the pin’s own', () => {
  const gazetteer = labelAt(HERE, 'city', { name: 'Ordino', population: 3000 });
  const tile = ofTile('village', 'city', 'Ordino', 1);
  const [label] = joinNames([{ label: gazetteer, shift: 0 }], [{ label: tile, shift: 0 }], 14);
  expect(label?.label).toMatchObject({ population: 3000, x: tile.x });
});

test('a summit, a river and a lake stand once', () => {
  const embedded = [
    labelAt(HERE, 'peak', { name: 'Coma Pedrosa', height: 2942 }),
    labelAt(kmFrom(HERE, 9, 0), 'river', { name: 'Valira' }),
    labelAt(kmFrom(HERE, 0, 9), 'peak', { name: 'Pic de l’Estanyó', height: 2915 }),
  ];
  const tiles = [
    { ...ofTile('peak', 'peak', 'Pic de Comapedrosa', 0.9), height: 2944 },
    { ...ofTile('peak', 'peak', 'Roca Entravessada', 1.2), height: 2928 },
    ofTile('river', 'river', 'Valira'),
  ];
  expect(joined(embedded, tiles)).toEqual([
    'Pic de l’Estanyó peak',
    'Pic de Comapedrosa peak',
    'Roca Entravessada peak',
    'Valira river',
  ]);
});

test('a sight of the guide is not doubled by an icon of its kind or name', () => {
  const palace = sightAt(HERE, 'palace', { name: 'Prince’s Palace of Monaco' });
  const aquarium = sightAt(kmFrom(HERE, 0, 2), 'museum', { name: 'Oceanographic Museum' });
  const tiles = [
    ofTile('castle', 'feature', 'Palais Princier de Monaco', 0.1),
    ofTile('museum', 'feature', 'Musée Océanographique', 2.1),
    ofTile('museum', 'feature', 'Nouveau Musée National', 3),
    ofTile('hut', 'feature', 'Refugi', 0.1),
  ];
  expect(joined([palace, aquarium], tiles)).toEqual([
    'Prince’s Palace of Monaco sight',
    'Oceanographic Museum sight',
    'Nouveau Musée National museum',
    'Refugi hut',
  ]);
});

test('the entrances of a station are one station, and two huts are two', () => {
  const tiles = [
    ofTile('station', 'feature', 'Monaco-Monte Carlo'),
    ofTile('station', 'feature', 'Monaco - Monte Carlo', 0.2),
    ofTile('hut', 'feature', 'Refugi'),
    ofTile('hut', 'feature', 'Refugi', 3),
  ];
  expect(joined([], tiles)).toHaveLength(3);
});

test('what a tile has for nearer views waits', () => {
  const late = { ...ofTile('toilets', 'feature', ''), zoom: 16 };
  expect(joined([], [late], 15)).toEqual([]);
  expect(joined([], [late], 16)).toEqual([' toilets']);
});
