import { describe, expect, test } from 'vitest';
import { readWishes } from '#tests/helpers/read-wishes.ts';
import { activityOf } from '#src/recommender/read/wish-keys.ts';
import type { Wish } from '#src/recommender/read/reading.ts';

/** Preferences, asked and refused activities. */
const ROWS: readonly (readonly [words: string, asked: string, refused: string])[] = [
  ['hiking and photography', 'Hiking, Photography', ''],
  ['kayaking, no museums', 'Paddling', 'Culture and museums'],
  ['no hiking', '', 'Hiking'],
  ['no hiking, climbing or camping', '', 'Hiking, Climbing, Camping'],
  ['I like hiking, not museums', 'Hiking', 'Culture and museums'],
  ['not interested in museums or nightlife', '', 'Culture and museums, nightlife'],
  ["I don't like camping", '', 'Camping'],
  ['I don’t really like camping', '', 'Camping'],
  ["don't want much hiking", '', 'Hiking'],
  ["we can't swim", '', 'Swimming and beach'],
  ["can't wait to snorkel", 'Snorkelling and diving', ''],
  ['not only hiking but also surfing', 'Hiking, Surfing', ''],
  ['no long hikes', '', ''],
  ['mountaineering, not too hard', 'Mountaineering', ''],
  ['hiking, but no climbing', 'Hiking', 'Climbing'],
  ['without camping', '', 'Camping'],
  ['anything but skiing', '', 'Skiing and snowboarding'],
  ['nothing but beach', 'Swimming and beach', ''],
  ['museums are not for me', '', 'Culture and museums'],
  ['Museums: no', '', 'Culture and museums'],
  ['museums - no thanks', '', 'Culture and museums'],
  ['no museums, hiking please', 'Hiking', 'Culture and museums'],
  ['trail running', 'Running', ''],
  ['climb a mountain', 'Hiking', ''],
  ['mountain biking and wild camping', 'Cycling, Camping', ''],
  ['5-star hotel and spa', 'luxury, Relaxation and wellness', ''],
  ['neither hiking nor climbing', '', 'Hiking, Climbing'],
  ["I'd rather sail than fish", 'Sailing', 'Fishing'],
  ['rather beach than museums', 'Swimming and beach', 'Culture and museums'],
  ['stargazing and northern lights', 'Stargazing', ''],
  ['any kind of food', 'Food and markets', ''],
  ['love hiking without a car', 'Hiking', ''],
  ['hiking with no crowds', 'Hiking, quiet', ''],
  ['I have never been diving', 'Snorkelling and diving', ''],
  ['hate crowds and love beaches', 'Swimming and beach', ''],
  ['whale watching with the kids', 'Wildlife watching, Family outings', ''],
  ['Los Angeles', '', ''],
  ['', '', ''],
  ['Wandern und Fotografieren', 'Hiking, Photography', ''],
  ['Bergwanderung, Klettersteig', 'Hiking, Climbing', ''],
  ['Kajaktour ohne Camping', 'Paddling', 'Camping'],
  ['kein Klettern', '', 'Climbing'],
  ['keine Museen oder Städte', '', 'Culture and museums, City sightseeing'],
  ['keine Museen, Wandern oder Angeln', '', 'Culture and museums, Hiking, Fishing'],
  ['Ich möchte nicht wandern', '', 'Hiking'],
  ['Wandern mag ich nicht', '', 'Hiking'],
  ['nicht besonders gern wandern', '', 'Hiking'],
  ['Museen interessieren mich nicht', '', 'Culture and museums'],
  ['auf Museen habe ich keine Lust', '', 'Culture and museums'],
  ['Nicht nur Wandern, sondern auch Baden', 'Hiking, Swimming and beach', ''],
  ['kein Wandern, sondern Strand', 'Swimming and beach', 'Hiking'],
  ['weder Wandern noch Klettern', '', 'Hiking, Climbing'],
  ['lieber Strand als Museen', 'Swimming and beach', 'Culture and museums'],
  ['statt Museen lieber Wandern', 'Hiking', 'Culture and museums'],
  ['Schnorcheln und Tauchen', 'Snorkelling and diving', ''],
  ['nicht zu lange Wanderungen, viel Natur', 'Hiking, Wildlife watching', ''],
  ['Schneeschuhwanderung und Sauna', 'Winter walking, Relaxation and wellness', ''],
  ['Radtour um den See', 'Cycling, lakes', ''],
  ['Angeln', 'Fishing', ''],
  ['Stadtbummel und gut essen', 'City sightseeing, Food and markets', ''],
  ['Altstadt, Märkte, Wein', 'City sightseeing, Food and markets', ''],
  ['Ich klettere nicht gern, aber ich wandere viel', 'Hiking', 'Climbing'],
  ['Wandern ja, Camping nein', 'Hiking', 'Camping'],
  ['Wir reisen mit zwei Kindern', 'Family outings', ''],
  ['ohne Kinder', '', 'Family outings'],
  ['Segeltörn und Windsurfen', 'Sailing, windsurfing', ''],
  ['Sternenhimmel fotografieren', 'Stargazing, Photography', ''],
  ['4-Sterne-Hotel', '', ''],
  ['alles außer Skifahren', '', 'Skiing and snowboarding'],
  ['Gipfeltour', 'Hiking', ''],
  ['ohne Auto wandern', 'Hiking', ''],
  ['entspannen, nichts tun', 'Relaxation and wellness', ''],
  ['Hundeschlittenfahrt, Nordlichter', 'Winter walking, Stargazing', ''],
  ['Walbeobachtung', 'Wildlife watching', ''],
  ['Zelten und Lagerfeuer', 'Camping, picnic', ''],
  ['Wildwasser und Rafting', 'Paddling', ''],
  ['Joggen am Morgen', 'Running', ''],
  ['Langlauf im Tiefschnee', 'Skiing and snowboarding', ''],
  ['ich hasse Museen und liebe Märkte', 'Food and markets', 'Culture and museums'],
];

describe('the preferences', () => {
  test.each(ROWS)('“%s” asks for (%s) and refuses (%s)', (words, asked, refused) => {
    const wishes = readWishes(words);
    expect(names(wishes.asked)).toBe(asked);
    expect(names(wishes.refused)).toBe(refused);
  });

  test('the word is returned as typed', () => {
    expect(readWishes('Schöne BERGWANDERUNG bei Füssen').asked).toEqual([
      { key: 'Hiking', word: 'BERGWANDERUNG', senses: [] },
    ]);
  });

  test('the last mention of an activity counts', () => {
    expect(readWishes('hiking. No hiking after all.').asked).toEqual([]);
    expect(names(readWishes('no hiking. Well, some hiking.').asked)).toBe('Hiking');
  });

  test('a very long text is parsed to the end', () => {
    expect(names(readWishes('wander'.repeat(1700)).asked)).toBe('Hiking');
    expect(names(readWishes('kein Wandern, '.repeat(700)).refused)).toBe('Hiking');
    // In time that grows with the square of its length this would take minutes.
    expect(names(readWishes(`hiking${' '.repeat(150_000)}`).asked)).toBe('Hiking');
  });
});

/** The activity of the catalogue; a theme without one by its own name. */
function names(wishes: readonly Wish[]): string {
  const all = wishes.map(({ key }) => activityOf(key) ?? key);
  return [...new Set(all)].join(', ');
}
