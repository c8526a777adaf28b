import type { Theme } from './theme.ts';

/** In the water, in the snow, and on the heights. */
export const WATER_AND_MOUNTAIN_THEMES = {
  snorkelling: {
    words: [
      String.raw`snorkel\w*|snorkl\w*|(?:coral )?reefs?|(?:korallen)?riffe?n?|schnorchel\w*|schnorcheln|(?:with|under|behind) (?:a|your|the) mask|taucherbrillen?`,
    ],
    activity: 'Snorkelling and diving',
  },
  diving: {
    words: [
      String.raw`(?:scuba|skin|deep|wreck|free|reef)[ -]?div(?:e|es|ing|er|ers)|scuba|div(?:e|es|ing|ers)|padi|(?!ein|auf|unter|papageien)\w*tauch(?:en|e|er|gang|gaenge|kurs\w*|urlaub\w*|schein|safari|revier\w*)|apnoe`,
    ],
    activity: 'Snorkelling and diving',
  },
  'ice-bathing': {
    words: [
      String.raw`ice[ -]?(?:bath\w*|swim\w*|plunge)|cold (?:plunge|dip)s?|winter swimming|wild swimming|eisbad\w*|eisbaden|winterschwimmen|kaltbaden|eistauchen`,
    ],
    activity: null,
  },
  huskies: {
    words: [
      String.raw`husk(?:y|ies)(?: (?:sledding|tour|safari|ride)s?)?|dog ?-?(?:sled|sledge)\w*|hundeschlitten\w*|huskys?|huskytour\w*`,
    ],
    activity: 'Winter walking',
  },
  sledging: {
    words: [
      String.raw`sled(?:s|ding|ge|ging|ges)?|toboggan\w*|rodel\w*|schlitten(?:fahren|fahrt)?|tubing`,
    ],
    activity: 'Winter walking',
  },
  ferrata: { words: [String.raw`(?:via )?ferratas?|klettersteig\w*`], activity: 'Climbing' },
  'climb-mountain': {
    words: [
      String.raw`climb(?:ing)? (?:up )?(?:mount |mt\.? )?(?:kilimanjaro|snowdon|ben nevis|fuji|etna|teide|table mountain|zugspitze|vesuvius|olympus|triglav|toubkal)`,
      String.raw`(?:climb(?:ing)?|summit(?:ing)?|scal(?:e|ing)|hik(?:e|ing) up|walk(?:ing)? up|conquer(?:ing)?)(?: up)? (?:a |an |the |some |any |one |high |big |small |local )*(?:mountains?|peaks?|summits?|hills?|volcano\w*|mount \w+|mt\.? \w+)`,
      String.raw`(?:auf )?(?:einen |den |die |ein paar |hohe )*(?:berge?|gipfel|huegel|vulkane?) (?:be)?steigen|auf (?:einen|den) (?:berg|gipfel)(?: wandern| gehen)?|gipfel(?:tour\w*|glueck|sieg)?|peak bagging|summits?|\w*besteigung\w*`,
    ],
    activity: 'Hiking',
  },
  trek: {
    words: [
      String.raw`trek(?:s|king|kings|kingtour\w*)?|tour du mont[ -]blanc|tmb|multi-?day hik\w*|(?:hut|huette)[ -]?to[ -]?hut|huettentour\w*|backpacking|(?:\w+ )?base ?camps?(?: trek\w*)?|\w*basislager|hoehenwege?|mehrtagestour\w*|mehrtaegige wander\w*|weitwander\w*|fernwander\w*|long[ -]distance (?:trail|hik)\w*`,
    ],
    activity: 'Hiking',
  },
  mudflat: {
    words: [
      String.raw`mud ?flats?(?: walk(?:s|ing)?)?|walk(?:s|ing)? on the sea ?floor|watt(?:wandern|wanderung\w*|enmeer)?`,
    ],
    activity: 'Hiking',
  },
} as const satisfies Record<string, Theme>;
