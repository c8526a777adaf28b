import { expect, test } from 'vitest';
import { looksLikeGearList } from '#src/bring/lists/looks-like-gear-list.ts';
import { readList } from '#src/bring/lists/read-list.ts';
import { LIGHTERPACK, NOTES, NOTION, SHEET, WHATSAPP } from './fixture-lists.ts';

/** 'Kleidung: 2 T-Shirt, 1 Zelt 2100 g' by group; a ticked line has a mark. */
async function shortOf(text: string): Promise<string[]> {
  const { groups } = await readList(text);
  return groups.map(({ name, lines }) => {
    const words = lines.map(({ quantity, name: line, weightGrams, packed }) =>
      [quantity, line, weightGrams === null ? '' : `${weightGrams} g`, packed === true ? '✓' : '']
        .filter((part) => part !== '')
        .join(' '),
    );
    return `${name}: ${words.join(', ')}`;
  });
}

test('a list exported by LighterPack has its categories, units and notes; what is not taken stays away', async () => {
  expect(await shortOf(LIGHTERPACK)).toEqual([
    'Big 3: 1 Tent, two-person 1720 g, 1 Quilt 637.864 g',
    'Clothing: 2 Wool socks 45 g',
    'Kitchen: 1 Pot 113.398 g',
  ]);
  const { groups, leftOut } = await readList(LIGHTERPACK);
  expect(groups[2]?.lines[0]?.note).toBe('750 ml, titanium');
  expect(leftOut).toEqual([{ why: 'none', count: 1 }]);
});

test('Notion’s Markdown, WhatsApp’s chat, a notes app and a spreadsheet', async () => {
  expect(await shortOf(NOTION)).toEqual([
    'Kleidung: 3 T-Shirt, 1 Regenjacke ✓, 1 Imprägnierspray',
    'Technik: 1 Kamera 620 g ✓, 1 4G-Router, 1 Reiseführer',
  ]);
  expect(await shortOf(WHATSAPP)).toEqual([
    'Kleidung: 2 T-Shirt, 3 Socken, 1 Zelt 2100 g',
    'Technik: 1 Ladekabel ✓, 1 Powerbank',
  ]);
  expect(await shortOf(NOTES)).toEqual([
    'Kulturbeutel: 1 Zahnbürste, 1 Zahnpasta 75 ml',
    'Kleidung: 2 T-Shirts',
  ]);
  expect(await shortOf(SHEET)).toEqual([
    'Kleidung: 3 Socken 45.5 g, 1 Hose 300 g',
    'Technik: 1 Kamera 1200 g',
  ]);
});

test.each([
  ['a colon', 'Kleidung:\nSocken\nHose'],
  ['a hash', '# Kleidung\nSocken\nHose'],
  ['a line below', 'Kleidung\n========\nSocken\nHose'],
  ['stars', '**Kleidung**\n\nSocken\nHose'],
  ['a frame', '== Kleidung ==\nSocken\nHose'],
  ['capitals', 'KLEIDUNG\nSocken\nHose'],
  ['bullets below', 'Kleidung\n- Socken\n- Hose'],
  ['an indented block', 'Kleidung\n  Socken\n  Hose'],
  ['nested bullets', '- Kleidung\n  - Socken\n  - Hose'],
  ['an emoji', '👕 Kleidung (2):\n🧦 Socken\n👖 Hose'],
  ['one line', 'Kleidung: Socken, Hose, Hut'],
])('a heading by %s is a group', async (_, text) => {
  const [group, ...others] = await shortOf(text);
  expect(group).toMatch(/^KLEIDUNG: 1 Socken, 1 Hose|^Kleidung: 1 Socken, 1 Hose/u);
  expect(others).toEqual([]);
});

test('after an indented block the next line is outside, and a usual heading needs a second one', async () => {
  expect(await shortOf('Kleidung\n  Socken\nPass')).toEqual(['Kleidung: 1 Socken', ': 1 Pass']);
  expect(await shortOf('Schuhe\nZelt\nKocher')).toEqual([': 1 Schuhe, 1 Zelt, 1 Kocher']);
  expect(await shortOf('Kleidung\nSocken\n\nTechnik\nKabel')).toEqual([
    'Kleidung: 1 Socken',
    'Technik: 1 Kabel',
  ]);
});

test('a heading over bullets ends with them', async () => {
  expect(await shortOf('Küche\n- Topf\n\nPass\nHut')).toEqual(['Küche: 1 Topf', ': 1 Pass, 1 Hut']);
});

test('a thing with parts is packed too', async () => {
  expect(await shortOf('- [ ] Toilettentasche\n  - [ ] Seife\n- [ ] Hut')).toEqual([
    ': 1 Toilettentasche, 1 Seife, 1 Hut',
  ]);
});

test('numbers of a list go, and numbers of names stay', async () => {
  expect(await shortOf('1. Pass\n2. 1. Hilfe Set\n3) Zelt\n4.Hut')).toEqual([
    ': 1 Pass, 1 1. Hilfe Set, 1 Zelt, 1 Hut',
  ]);
  expect(await shortOf('Pass\n1. Hilfe Set\n2. Handy')).toEqual([
    ': 1 Pass, 1 1. Hilfe Set, 1 2. Handy',
  ]);
  expect(await shortOf('1. Pass')).toEqual([': 1 Pass']);
});

test.each([
  ['- [ ] Pass', 'Pass', false],
  ['- [x] Pass', 'Pass', true],
  ['* \\[X\\] Pass', 'Pass', true],
  ['[] Pass', 'Pass', false],
  ['☑️ Pass', 'Pass', true],
  ['✅ Pass', 'Pass', true],
  ['~~Pass~~', 'Pass', true],
  ['• Pass', 'Pass', undefined],
  ['-Pass', 'Pass', undefined],
  ['o\tPass', 'Pass', undefined],
  ['1️⃣ Pass', 'Pass', undefined],
  ['🎒 Pass', 'Pass', undefined],
  ['+1 Pulli', '+1 Pulli', undefined],
])('what stands before the words of “%s” is no part of them', async (text, name, packed) => {
  const { groups } = await readList(text);
  expect(groups[0]?.lines[0]).toMatchObject({ name });
  expect(groups[0]?.lines[0]?.packed).toBe(packed);
});

test('a German table has decimal commas, thousands and a sum that is no thing', async () => {
  const text =
    '\uFEFFGegenstand;Gewicht (g);Anzahl;Kategorie\r\nZelt;1.200;1;Lager\r\nSocken;45,5;2;Kleidung\r\nSumme;1.291;;\r\n';
  expect(await shortOf(text)).toEqual(['Lager: 1 Zelt 1200 g', 'Kleidung: 2 Socken 45.5 g']);
});

test('a table of Markdown, one without a header, and one line with commas', async () => {
  expect(
    await shortOf('# Gear\n\n| Item | Qty | Weight (oz) |\n|---|---|---|\n| Stake | 6 | 0.4 |'),
  ).toEqual([': 6 Stake 11.34 g']);
  expect(await shortOf('Zelt\t1\t1200 g\nSocken\t3\t45 g')).toEqual([
    ': 1 Zelt 1200 g, 3 Socken 45 g',
  ]);
  expect(await shortOf('Pass, Zelt, 2 T-Shirts')).toEqual([': 1 Pass, 1 Zelt, 2 T-Shirts']);
});

test('an address becomes a note', async () => {
  const { groups } = await readList(
    '- [Zelt](https://example.org/z) 1,2 kg\n- Kocher https://example.org/k',
  );
  expect(groups[0]?.lines).toMatchObject([
    { name: 'Zelt', note: 'https://example.org/z', weightGrams: 1200 },
    { name: 'Kocher', note: 'https://example.org/k' },
  ]);
});

test.each([
  ['a web page', '<!DOCTYPE html><html><body>Sign in</body></html>', 'page'],
  ['markup', '<ul><li>Socks</li></ul>', 'page'],
  ['a GPX file', '<?xml version="1.0"?><gpx></gpx>', 'data'],
  ['a calendar', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR', 'data'],
  ['a copy of trips', '{"format":"fernweh-backup","trips":[]}', 'data'],
  ['a picture', '\u0089PNG\r\n\u001A\n\0\0', 'binary'],
  ['a zip file', 'PK\u0003\u0004abc', 'binary'],
  ['NUL', 'Socks\0Hat', 'binary'],
  ['control characters', '\u0001\u0002\u0003\u0004 Socks', 'binary'],
  ['a million lines', 'a\n'.repeat(1_000_000), 'large'],
])('%s is refused for a reason', async (_, text, problem) => {
  expect(await readList(text)).toEqual({ groups: [], leftOut: [], problem });
});

test('what is too long or too much is left out and counted, a formula too', async () => {
  const many = Array.from({ length: 520 }, (_, index) => `Thing no ${index}a`).join('\n');
  const { groups, leftOut } = await readList(
    `${'x'.repeat(201)}\n=HYPERLINK("https://evil.example")\n${many}`,
  );
  expect(groups[0]?.lines).toHaveLength(500);
  expect(leftOut).toEqual([
    { why: 'long', count: 1 },
    { why: 'over', count: 20 },
    { why: 'formula', count: 1 },
  ]);
});

test('of a text at the limit what no list has is only counted', async () => {
  const counted = await Promise.all(
    ['Thing\n'.repeat(100_000), '# a\n'.repeat(240_000), 'a;1\n'.repeat(100_000)].map(readList),
  );
  expect(counted.map(({ leftOut }) => leftOut)).toEqual([
    [{ why: 'over', count: 99_500 }],
    [{ why: 'over', count: 238_000 }],
    [{ why: 'over', count: 99_500 }],
  ]);
  expect((await readList('\t'.repeat(999_000))).groups).toEqual([]);
});

test('hidden marks, turned directions and halves of characters are gone; markup stays words', async () => {
  expect(await shortOf('So\u202Eck\u200Ben\uD800\u0007\n<3 Kuscheltier\nZelt <b>neu</b>')).toEqual([
    ': 1 Socken, 1 <3 Kuscheltier, 1 Zelt <b>neu</b>',
  ]);
});

test('a gear list is told from places, from a page and from prose', () => {
  const lists = [
    LIGHTERPACK,
    NOTION,
    WHATSAPP.split('\n').slice(6).join('\n') + '\n☐ Hut',
    'Name;Gewicht\nZelt;1',
  ];
  expect(lists.map(looksLikeGearList)).toEqual([true, true, true, true]);
  const others = [
    'Title,Note,URL,Comment\nCafé,,https://maps.example,',
    'name,latitude,longitude,number\nCafé,48.1,16.3,1',
    '<html></html>',
    'Dear all,\nwe arrive on Monday.\nSee you!',
    '',
  ];
  expect(others.map(looksLikeGearList)).toEqual([false, false, false, false, false]);
});
