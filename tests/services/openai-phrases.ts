/** A text of the generated answers, in English and in German. */
export type Phrase = readonly [en: string, de: string];

type ClimatePhrases = { low: number; high: number; sentence: Phrase; conditions: Condition[] };
type Condition = { type: string; description: Phrase };

const SUN: Condition = {
  type: 'sunny',
  description: [
    'Long bright spells, most of all before noon.',
    'Lange sonnig, vor allem vormittags.',
  ],
};
const SHOWERS: Condition = {
  type: 'showers',
  description: ['Short showers pass through now and then.', 'Ab und zu zieht ein Schauer durch.'],
};
const WIND: Condition = {
  type: 'wind',
  description: ['A breeze makes it feel cooler.', 'Der Wind lässt es kühler wirken.'],
};

export const CLIMATE_PHRASES: Record<string, ClimatePhrases> = {
  'Arctic cold': {
    low: -18,
    high: -9,
    sentence: [
      'Deep frost all day; plan breaks indoors.',
      'Strenger Frost; plane Pausen drinnen ein.',
    ],
    conditions: [
      { type: 'frost', description: ['Frost by day and night.', 'Frost bei Tag und Nacht.'] },
      { type: 'snow', description: ['Dry powder snow lies deep.', 'Es liegt viel Pulverschnee.'] },
    ],
  },
  'Winter cold': {
    low: -6,
    high: 1,
    sentence: ['Cold days around freezing, snow likely.', 'Kalte Tage um null Grad, oft Schnee.'],
    conditions: [
      { type: 'cold', description: ['It hardly thaws at noon.', 'Es taut auch mittags kaum.'] },
      { type: 'snow', description: ['Fresh snow every few days.', 'Alle paar Tage Neuschnee.'] },
    ],
  },
  Cool: {
    low: 5,
    high: 12,
    sentence: [
      'Cool days for layers and a rain jacket.',
      'Kühle Tage für Schichten und Regenjacke.',
    ],
    conditions: [SHOWERS, WIND],
  },
  Mild: {
    low: 10,
    high: 19,
    sentence: ['Mild days, fresh mornings.', 'Milde Tage mit frischen Morgenstunden.'],
    conditions: [
      {
        type: 'mild',
        description: ['A jumper is enough by day.', 'Tagsüber reicht ein Pullover.'],
      },
      SHOWERS,
    ],
  },
  Warm: {
    low: 15,
    high: 25,
    sentence: ['Warm days, pleasant evenings.', 'Warme Tage und angenehme Abende.'],
    conditions: [
      SUN,
      {
        type: 'warm',
        description: ['Warm from late morning on.', 'Ab dem späten Vormittag warm.'],
      },
    ],
  },
  'Hot and dry': {
    low: 22,
    high: 34,
    sentence: [
      'Hot and dry; keep the noon for shade.',
      'Heiß und trocken; mittags in den Schatten.',
    ],
    conditions: [
      { type: 'heat', description: ['Above 30 °C in the afternoon.', 'Nachmittags über 30 °C.'] },
      { type: 'strong-sun', description: ['The sun burns quickly.', 'Die Sonne brennt schnell.'] },
    ],
  },
};

export const CATEGORY_NAMES: Record<string, Phrase> = {
  clothing: ['Clothing', 'Kleidung'],
  footwear: ['Shoes', 'Schuhe'],
  rain: ['For the rain', 'Für den Regen'],
  sun: ['For the sun', 'Für die Sonne'],
  'sleep-and-camp': ['Sleep and camp', 'Schlafen und Zelten'],
  kitchen: ['Kitchen', 'Küche'],
  carry: ['Bags and packs', 'Taschen und Rucksäcke'],
  'navigation-and-light': ['Finding the way', 'Orientierung und Licht'],
  'health-and-safety': ['Health and safety', 'Gesundheit und Sicherheit'],
  insects: ['Against insects', 'Gegen Insekten'],
  'water-sports': ['On the water', 'Auf dem Wasser'],
  'snow-sports': ['In the snow', 'Im Schnee'],
  'activity-gear': ['For your plans', 'Für deine Pläne'],
  'camera-and-optics': ['Camera and optics', 'Kamera und Optik'],
  electronics: ['Electronics', 'Elektronik'],
  'documents-and-money': ['Documents and money', 'Papiere und Geld'],
  hygiene: ['Hygiene', 'Hygiene'],
};

type Idea = { name: Phrase; description: Phrase };

export const IDEAS: Record<string, Idea> = {
  Hiking: {
    name: ['A day on the trail', 'Ein Tag auf Wanderwegen'],
    description: ['Start early, rest at a viewpoint.', 'Früh los und an einer Aussicht rasten.'],
  },
  Mountaineering: {
    name: ['A guided summit', 'Ein Gipfel mit Bergführer'],
    description: ['Leave in the dark, be down by noon.', 'Im Dunkeln los, mittags zurück.'],
  },
  Climbing: {
    name: ['Climbing on real rock', 'Klettern am Fels'],
    description: ['Easy routes first, shade at noon.', 'Erst leichte Routen, mittags Schatten.'],
  },
  Camping: {
    name: ['A night in the tent', 'Eine Nacht im Zelt'],
    description: [
      'Pitch before dusk, cook outside.',
      'Vor der Dämmerung aufbauen, draußen kochen.',
    ],
  },
  Cycling: {
    name: ['A tour by bicycle', 'Eine Radtour'],
    description: [
      'Quiet lanes and a café halfway.',
      'Stille Wege und ein Café auf halber Strecke.',
    ],
  },
  'Swimming and beach': {
    name: ['A lazy beach day', 'Ein Strandtag'],
    description: ['Swim early, read in the shade.', 'Früh schwimmen, im Schatten lesen.'],
  },
  Paddling: {
    name: ['A morning in the kayak', 'Ein Morgen im Kajak'],
    description: ['Follow the shore while it is calm.', 'Am Ufer entlang, solange es ruhig ist.'],
  },
  Fishing: {
    name: ['Fishing from the shore', 'Angeln am Ufer'],
    description: ['Get the permit the day before.', 'Den Angelschein am Vortag besorgen.'],
  },
  Photography: {
    name: ['Photos in the first light', 'Fotos im ersten Licht'],
    description: ['The golden hour belongs to few.', 'Zur goldenen Stunde ist kaum jemand da.'],
  },
  'City sightseeing': {
    name: ['A walk through the centre', 'Ein Bummel durchs Zentrum'],
    description: ['Old lanes first, a terrace last.', 'Erst alte Gassen, dann eine Terrasse.'],
  },
  'Food and markets': {
    name: ['Breakfast at the market', 'Frühstück auf dem Markt'],
    description: ['Taste what is in season.', 'Probieren, was gerade Saison hat.'],
  },
};

/** The description of an activity that is not among the ideas. */
export const ANY_IDEA: Phrase = ['Ask for it on the spot.', 'Frag vor Ort danach.'];

export const TITLES = {
  weather: ['Weather for your days', 'Das Wetter an deinen Tagen'],
  equipment: ['What to pack', 'Was ins Gepäck kommt'],
  equipmentSummary: ['The essentials for these days.', 'Das Wichtigste für diese Tage.'],
  noProducts: ['No products could be chosen.', 'Es standen keine Produkte zur Auswahl.'],
  activities: ['What to do', 'Was du unternehmen kannst'],
  activitiesSummary: ['Ideas for the place and season.', 'Ideen für den Ort und die Jahreszeit.'],
} as const satisfies Record<string, Phrase>;
