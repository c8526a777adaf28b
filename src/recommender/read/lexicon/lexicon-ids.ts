/** What a word does to the wishes around it, as judge-sentences.ts reads it. */
const EFFECTS = [
  ...(['weather', 'weather-nouns', 'no', 'without', 'except', 'avoid'] as const),
  /** As 'avoid', and refuses what precedes it if nothing follows: 'auf Museen verzichten wir'. */
  'avoid-either-way',
  /** Negates what follows, or what precedes if nothing follows: 'museums are not for me'. */
  'no-either-way',
  /** Whoever stays at home does not come along. */
  'at-home',
  /** One of them does not want it: the others may all the same. */
  'some-of-us',
  ...(['yes', 'or', 'rather', 'than', 'prefer', 'over', 'neither'] as const),
  ...(['sentence-end', 'bare-no'] as const),
] as const;

/** The lists of [negation]: those with an effect of their own, and words that stand beside others. */
export const CUES = [
  ...EFFECTS,
  /** Looks like a negation and is none. */
  'harmless',
  /** The effects 'soft' and 'soft-too' are made of these: 'not' 'so' 'hard'. */
  ...(['soft-before', 'soft-between', 'too', 'qualities'] as const),
  ...(['bare-before', 'and'] as const),
  /** What '*' does not stand for, since it negates, joins or opposes. */
  'turning',
  /** Between 'climb' and the name of a summit. */
  'up-to',
] as const;

/** Effects, also those that are made of several lists (lexicon.ts): 'not too hard' refuses nothing. */
const CUE_KINDS = ['soft', 'soft-too', ...EFFECTS] as const;

export type CueKind = (typeof CUE_KINDS)[number];

export function isCueKind(id: string): id is CueKind {
  return CUE_KINDS.some((kind) => kind === id);
}

/** Words around the children of the group, as children-in.ts reads them. */
export const PEOPLE = [
  'child',
  'children',
  'boys',
  'baby',
  'babies',
  'toddler',
  'toddlers',
  'twins',
  'triplets',
  'teens',
  'family',
  'small',
  'one',
  /** Before a noun with the same form in singular and plural, says that it is one: 'mein Enkel'. */
  'only-one',
  'grown-up',
  'none',
  'pupils',
  'age',
  /** Between a child and its age: 'a child of 5'. */
  'age-of',
  /** Around the age of a grown-up: 'parents of 70', 'we are 68'. */
  'elders',
  'years',
  'months',
  'old',
  'year-old',
  'family-of',
  'family-size',
  /** After a number that is no age: '4 days'. */
  'unit',
  /** Between numbers: '4 and 7'. */
  'list',
  'after-age',
] as const;

/** Tags that notes of sights are searched for besides the wishes. */
export const NOTE_TAGS = [
  'food',
  'family',
  'on-foot',
  /** It asks much of the legs. */
  'demanding',
  'leaf-colour',
  'live-music',
  'dance-halls',
  'plantations/tea',
  'plantations/coffee',
] as const;

/** Words that many names share, so that one of them alone names nothing. */
export const NAME_WORDS = [
  /** Of mountains, the railways to them and the views of them. */
  'any-mountain',
  /** Of old towns, parks and other areas. */
  'any-area',
  /** Of places of all kinds. */
  'any-place',
  /** What German joins to a name: 'Atlasgebirge' is the Atlas. */
  'joined-end',
] as const;

export type NameWord = (typeof NAME_WORDS)[number];

/** What the names of another catalogue speak of: 'Beach', 'Temperate'. */
export const CATALOGUE_WORDS = [
  ...(['high-land', 'shore', 'built-up', 'trees', 'fresh-water', 'salt-water'] as const),
  ...(['low-land', 'hills', 'island', 'sand', 'ice'] as const),
  ...(['half-tropical', 'tropical', 'dry-heat', 'fine-weather', 'temperate'] as const),
  ...(['continental', 'oceanic', 'mountain-air', 'polar', 'frost', 'wet'] as const),
] as const;

export type CatalogueWord = (typeof CATALOGUE_WORDS)[number];

/** 'Not too hot', 'no rain': of the weather, and of no wish. */
export function isWeather(kind: string): boolean {
  return kind === 'weather' || kind === 'weather-nouns';
}
