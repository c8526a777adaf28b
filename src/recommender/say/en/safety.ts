import type { SafetyWords } from '../safety/safety-words.ts';

export const safetyEn: SafetyWords = {
  kinds: {
    malaria: {
      lead: 'Malaria',
      text: (where) => `A risk ${where}. Ask a doctor about tablets before you go.`,
    },
    'yellow-fever': {
      lead: 'Yellow fever',
      text: (where) => `A risk ${where}. Ask a doctor about the vaccination.`,
    },
    'yellow-fever-certificate': {
      lead: 'Yellow fever',
      text: (where) =>
        `A risk ${where}, and the border asks for the vaccination certificate. Ask a doctor in good time.`,
    },
    dengue: {
      lead: 'Dengue',
      text: () =>
        'Mosquitoes carry it by day, mostly in and after the rains: repellent from breakfast on, long sleeves.',
    },
    bilharzia: {
      lead: 'Bilharzia',
      text: (where) =>
        `A risk ${where}: choose pools or the sea, and ask a doctor if you were in fresh water.`,
    },
    tbe: {
      lead: 'Ticks',
      text: () =>
        'They can carry TBE and Lyme disease: long trousers in grass, check yourself at night; ask a doctor about the vaccination.',
    },
    ticks: {
      lead: 'Ticks',
      text: () =>
        'They can carry Lyme disease: wear long trousers in grass, and check yourself in the evening.',
    },
    midges: {
      lead: 'Midges',
      text: () =>
        'They rise on still, damp mornings and evenings: pick the breezy spot, and pack a head net.',
    },
    'northern-mosquitoes': {
      lead: 'Mosquitoes',
      text: () =>
        'Clouds of them in woods and bogs, above all in July: head net, long sleeves, repellent.',
    },
    sandflies: {
      lead: 'Sandflies',
      text: () =>
        'They bite by day wherever you stand still near water: cover ankles, use repellent, keep walking.',
    },
    tabanos: {
      lead: 'Tábanos',
      text: () =>
        'Big horseflies on hot, sunny days from late December to January: light colours, long sleeves.',
    },
    blackflies: {
      lead: 'Blackflies',
      text: () =>
        'From mid-May to early July they bite by day in the woods: light colours, head net.',
    },
    leeches: {
      lead: 'Leeches',
      text: () => 'On wet forest paths: socks over trousers, and a pinch of salt takes them off.',
    },
    'polar-bear': {
      lead: 'Polar bears',
      text: (where) =>
        `${where} nobody walks without an armed guide: book tours; on your own, stay in town.`,
    },
    grizzly: {
      lead: 'Grizzlies',
      text: () =>
        'Walk in a group and be heard, carry bear spray within reach, lock food away, keep 100 m.',
    },
    'brown-bear': {
      lead: 'Brown bears',
      text: () =>
        'Shy, but there: talk as you walk at dawn and dusk, keep dogs on the lead, never leave food about.',
    },
    'black-bear': {
      lead: 'Black bears',
      text: () =>
        'Keep food and anything that smells in a bear box, not in tent or car, and give them 50 m.',
    },
    'asian-bear': {
      lead: 'Bears',
      text: () =>
        'Attacks have become more frequent: a bell on the rucksack, no walks at dawn, heed local notices.',
    },
    'big-game': {
      text: () => 'Lions, elephants, buffalo: stay in the car, on foot only with an armed ranger.',
    },
    tiger: {
      text: () =>
        'Tigers, elephants, rhinos: in by jeep or boat with a guide, on foot only with rangers.',
    },
    crocodile: {
      lead: 'Crocodiles',
      text: (where) => `They live ${where}: keep some metres from the edge, swim in pools only.`,
    },
    'salt-crocodile': {
      lead: 'Saltwater crocodiles',
      text: (where) => `They live ${where}: keep five metres from the edge.`,
    },
    alligator: {
      lead: 'Alligators',
      text: (where) =>
        `They live ${where}: keep children and dogs away from the edge, above all at dusk.`,
    },
    caiman: {
      lead: 'Caimans',
      text: (where) => `They live ${where}: bathe only where your guide does.`,
    },
    'box-jellyfish': {
      lead: 'Box jellyfish',
      text: (where) =>
        `From November to May ${where}: bathe in pools only, on the reef in a stinger suit.`,
    },
    'box-jellyfish-warm': {
      lead: 'Box jellyfish',
      text: () =>
        'Rare but dangerous, mostly after rain: long sleeves in the water, vinegar on a sting.',
    },
    'man-of-war': {
      lead: "Portuguese man o' war",
      text: () => 'Blue bladders on the sand mean more of them in the water: touch none, stay out.',
    },
    'rip-currents': {
      lead: 'Currents',
      text: () =>
        'Bathe between the flags of a guarded beach; if a current pulls you out, float, then swim out sideways.',
    },
    tides: {
      lead: 'Tides',
      text: () =>
        'The sea rises fast, by several metres: read the tide table before you walk on flats or below cliffs.',
    },
    storms: {
      lead: 'Storms',
      text: (name) =>
        `${name} are possible in these months: read the forecast daily, and book what can be moved.`,
    },
    tsunami: {
      lead: 'Tsunami',
      text: () =>
        'After a long or strong earthquake leave the shore at once, uphill, without waiting.',
    },
    volcano: {
      text: () => "Go only as far as the day's alert level allows, and keep away from gas.",
    },
    mines: {
      lead: 'Mines',
      text: (where) => `They still lie ${where}: stay on trodden paths, touch nothing metal.`,
    },
    war: {
      lead: 'Travel warning',
      text: (name) => `Many governments warn against travel to ${name}; these ideas are for later.`,
    },
    warning: {
      lead: 'Travel warning',
      text: (name) => `Governments warn against travel to ${name}: ask yours before you plan on.`,
    },
  },
  figures: {
    altitude: {
      lead: 'Altitude',
      text: (metres) =>
        `Take it easy for two days at ${metres}; go lower if headache and nausea get worse.`,
    },
    'altitude-heart': {
      lead: 'Altitude',
      text: (metres) =>
        `Ask your doctor before you book: ${metres} is a strain on heart and lungs, and in pregnancy.`,
    },
    'deathly-altitude': {
      lead: 'Altitude',
      text: (metres) =>
        `Nobody gets used to ${metres}: only after weeks of climbing high and sleeping low, with people who know it.`,
    },
    heat: {
      lead: 'Heat',
      text: (high) =>
        `Up to ${high}. Go out early and late, keep to the shade at noon, drink before you are thirsty.`,
    },
    cold: {
      lead: 'Cold',
      text: (low) =>
        `Down to ${low}. Cover all skin, stay out half an hour at most, and know where to warm up.`,
    },
    avalanche: {
      lead: 'Avalanches',
      text: () =>
        "Read the day's avalanche report; without a guide stay on open pistes and groomed winter paths.",
    },
    'cold-water': {
      lead: 'Cold water',
      text: (sea) =>
        `About ${sea}. Go in with a wetsuit, never alone, and get out before you shiver.`,
    },
  },
};
