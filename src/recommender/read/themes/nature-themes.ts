import type { Theme } from './theme.ts';

/** Landscapes and what grows, falls, smokes and shines. */
export const NATURE_THEMES = {
  mountains: {
    words: [
      String.raw`mountains?(?: views?)?|peaks?|alps|alpine|bergwelt|berge?n?|gebirge|alpen|bergblick`,
    ],
    activity: 'Hiking',
  },
  lakes: {
    words: [
      String.raw`lakes?|lagoons?|lagunen?|(?:am|im|zum|einen|einem|den|dem|an|die|klaren?|schoenen?|kleinen?|und) seen?|(?:berg|bade|stau|wald|gebirgs)seen?|^\s*seen(?=[\s,]|$)`,
    ],
    activity: null,
  },
  sea: {
    words: [
      String.raw`sea(?:side)?|oceans?|coast(?:s|line|al walks?)?|cliffs?|meer|ozean|kuesten?|\w*kueste|klippen?|steilkueste|(?:north|baltic) sea|mediterranean(?: sea)?|adriatic(?: sea)?|atlantic(?: ocean| coast)?|nordsee\w*|ostsee\w*|suedsee|mittelmeer\w*|adria|atlantik\w*`,
    ],
    activity: null,
  },
  islands: { words: [String.raw`islands?|\w*inseln?`], activity: null },
  rivers: {
    words: [
      String.raw`rivers?(?: ?side)?|riverbanks?|streams?|fluss|fluesse|flussufer|\w*baeche?|bach`,
    ],
    activity: null,
  },
  forest: {
    words: [
      String.raw`forest bath\w*|forests?|woods|woodland|trees?|wald|waelder\w*|waldbaden|\w*waldspaziergang`,
    ],
    activity: null,
  },
  parks: {
    words: [
      String.raw`national ?parks?|nature reserves?|\w*nationalparks?|naturschutzgebiete?|naturparks?`,
    ],
    activity: 'Wildlife watching',
  },
  countryside: {
    words: [
      String.raw`countryside|villages?|rural|landscapes?|scenery|views?|viewpoints?|laendlich\w*|landleben|doerfer|dorf|landschaft(?:en)?|aussicht\w*|ausblicke?|panorama`,
    ],
    activity: null,
  },
  volcano: {
    words: [String.raw`volcan(?:o|oes|os|ic)|craters?|lava|vulkan\w*|krater\w*`],
    activity: null,
  },
  geysers: { words: [String.raw`geysers?|geysirs?|geysire|fumaroles?|fumarolen?`], activity: null },
  waterfalls: {
    words: [String.raw`water ?falls?|cascades?|wasserfall|wasserfaelle\w*`],
    activity: null,
  },
  caves: {
    words: [
      String.raw`cenotes?|cenoten|caves?|caving|caverns?|spelunking|potholing|hoehlen?|\w*hoehlen?|tropfstein\w*|hoehlentour\w*`,
    ],
    activity: null,
  },
  gorges: {
    words: [
      String.raw`gorges?|canyons?|ravines?|wadis|\w*schlucht(?:en)?|\w*klamm(?:en)?|canyons?`,
    ],
    activity: 'Hiking',
  },
  lighthouses: { words: [String.raw`light ?houses?|leuchtt(?:urm|uermen?)`], activity: null },
  'cable-cars': {
    words: [
      String.raw`cable ?-?(?:cars?|railways?)|gondola (?:lifts?|rides?)|aerial tram(?:way)?s?|funiculars?|(?:seil|gondel|stand(?:seil)?|berg)bahn(?:en|fahrt)?`,
    ],
    activity: null,
  },
  glaciers: {
    words: [
      String.raw`glaciers?(?: ?(?:walk|hike|tour)s?)?|ice caves?|gletscher(?:wanderung\w*|tour\w*|eis|hoehlen?)?|eishoehlen?`,
    ],
    activity: null,
  },
  desert: {
    words: [
      String.raw`deserts?|(?:sand )?dunes?|sandboard\w*|camel(?:s)?(?: ?-?(?:rid(?:e|es|ing)|trek\w*|tours?))?|sahara|wuesten?\w*|(?:sand)?duenen?|kamel\w*|kamelreiten|dromedar\w*|oasen?|oasis|salt ?(?:flats?|pans?)|salares?|salzseen?|salzpfannen?|salzwueste`,
    ],
    activity: null,
  },
  jungle: {
    words: [
      String.raw`jungles?|rain ?forests?|tropical forest|canopy|\w*regenwald|\w*dschungel|urwald`,
    ],
    activity: 'Wildlife watching',
  },
  gardens: {
    words: [
      String.raw`(?:botanic(?:al)? )?gardens?|parks?|gaerten|garten\w*|\w*gaerten|botanisch\w*(?: garten)?|parks?|parkanlagen?`,
    ],
    activity: null,
  },
  'free-nature': {
    words: [
      String.raw`(?:the )?outdoors?|outdoor activities|fresh air|get outside|draussen(?: sein)?|frische luft|an der luft|im freien`,
    ],
    activity: null,
  },
} as const satisfies Record<string, Theme>;
