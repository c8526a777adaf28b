import { expect, test } from 'vitest';
import { readLine } from '#src/domain/stops/line/read-line.ts';

test.each([
  ['Vienna 4, Krakow 3', ['Vienna 4', 'Krakow 3']],
  ['3 Nächte Rom, 2 Florenz', ['Rom 3', 'Florenz 2']],
  ['3 nights in Rome, 2 in Florence', ['Rome 3', 'Florence 2']],
  ['Rome for three nights, Florence for two nights', ['Rome 3', 'Florence 2']],
  ['Vienna (4 nights), Krakow (3 nights)', ['Vienna 4', 'Krakow 3']],
  ['Wien (4 Nächte) - Krakau', ['Wien 4', 'Krakau -']],
  ['Vienna - 3 nights, Krakow – 2 nights', ['Vienna 3', 'Krakow 2']],
  ['Wien – 3, Krakau – 2', ['Wien 3', 'Krakau 2']],
  ['a road trip from Denver to Moab', ['Denver -', 'Moab -']],
  ['Lisbon 3n, Porto 2n', ['Lisbon 3', 'Porto 2']],
  ['2x Wien, 3x Graz', ['Wien 2', 'Graz 3']],
  ['Rom 3 Tage, Neapel 2 Tage', ['Rom 3', 'Neapel 2']],
  ['Dublin 2, Ireland', ['Dublin 2 -', 'Ireland -']],
  ['12047 Berlin, Hamburg', ['12047 Berlin -', 'Hamburg -']],
  ['Vienna, Krakow', ['Vienna -', 'Krakow -']],
  ['from Vienna to Krakow', ['Vienna -', 'Krakow -']],
  ['eine Nacht in Rom, dann weiter nach Neapel', ['Rom 1', 'Neapel -']],
  ['Vienna and then on to Krakow', ['Vienna -', 'Krakow -']],
  ['Wien ➡️ Krakau ⇒ Tallinn', ['Wien -', 'Krakau -', 'Tallinn -']],
  ['Oslo … Bergen ... Stavanger • Oslo', ['Oslo -', 'Bergen -', 'Stavanger -', 'Oslo -']],
  ['Rundreise: Palermo, Agrigent', ['Palermo -', 'Agrigent -']],
  ['Road trip: from Oslo to Bergen', ['Oslo -', 'Bergen -']],
  ['zunächst Rom, anschließend Neapel und zuletzt Palermo', ['Rom -', 'Neapel -', 'Palermo -']],
  ['starting in Lima, then Cusco, ending in La Paz', ['Lima -', 'Cusco -', 'La Paz -']],
  ['Wien, Krakau und zurück nach Wien', ['Wien -', 'Krakau -', 'Wien -']],
  ['Vienna to Krakow and back', ['Vienna -', 'Krakow -']],
  ['Hanoi bis Saigon', ['Hanoi -', 'Saigon -']],
])('%s', (line, parts) => {
  const read = readLine(line)?.map(({ text, nights }) => `${text} ${nights ?? '-'}`);
  expect(read).toEqual(parts);
});

test.each([
  ['from Lisbon to Porto via Coimbra', 'Lisbon, Coimbra, Porto'],
  ['von Lissabon nach Porto über Coimbra', 'Lissabon, Coimbra, Porto'],
  ['Lisbon - Porto via Coimbra and Aveiro, then Braga', 'Lisbon, Coimbra, Aveiro, Porto, Braga'],
  ['Lisbon to Braga via Coimbra, Aveiro', 'Lisbon, Coimbra, Aveiro, Braga'],
  // It is in the order of travel already.
  ['Lisbon via Coimbra to Porto', 'Lisbon, Coimbra, Porto'],
  ['Lisbon to Coimbra via Leiria to Porto', 'Lisbon, Coimbra, Leiria, Porto'],
  ['Vienna, Austria via Graz', 'Vienna, Austria, Graz'],
])('what is on the way comes before where it leads: %s', (line, names) => {
  const read = readLine(line)?.map(({ text }) => text);
  expect(read?.join(', ')).toBe(names);
});

test.each([
  'Vienna',
  'back to Vienna',
  '3 nights',
  '',
  'Stratford-upon-Avon',
  'https://maps.google.com/?q=a,b',
  ', ,',
  '-',
])('no line of several: %s', (line) => {
  expect(readLine(line)).toBeNull();
});

test('only behind a comma or a slash a part may say where the one before it lies', () => {
  const read = readLine('Vienna, Austria to Bangkok/Thailand, then Hanoi');
  expect(read?.map(({ mayQualify }) => mayQualify)).toEqual([false, true, false, true, false]);
});
