import type { Recommendation } from '#src/domain/trip/recommendation.ts';

export const HIGH_COAST_EN: Recommendation = {
  sections: {
    weather: {
      title: 'Weather',
      summary:
        '10–20 June, High Coast: days around 17 °C, nights around 8 °C; rain on 3–4 of 10 days; light from 02:37 to 22:55.',
      temperature: {
        min: 7.9,
        max: 17,
        unit: 'celsius',
      },
      conditions: [
        {
          type: 'long-days',
          description: 'The sun sets at 22:50 and dusk lasts until it rises again.',
        },
        {
          type: 'showers',
          description: 'About 5 mm on a rain day; whole wet days are rare.',
        },
        {
          type: 'mild',
          description: 'A warm layer for the evening is enough.',
        },
      ],
    },
    recommendedEquipment: {
      title: 'Recommended equipment',
      summary: 'For 11 days, two people, tent and kayak. Each line says why it is on the list.',
      offered: 511,
      categories: [
        {
          name: 'Clothing',
          kind: 'clothing',
          products: [
            {
              id: 'p1',
              name: 'Merino base layer',
              description: '',
              price: 59.0,
              affiliate_link: 'https://shop.example/search?q=Merino+base+layer',
              reason: 'Nights near 6 °C and cool mornings on the water; dries overnight.',
              quantity: 2,
              weight_g: 210,
              price_checked_on: '2026-11-04',
            },
            {
              id: 'p2',
              name: 'Light down jacket',
              description: '',
              price: 119.95,
              affiliate_link: 'https://shop.example/search?q=Light+down+jacket',
              reason: 'Nights 6–11 °C, and you sit still by the fire.',
              quantity: 2,
              weight_g: 320,
              price_checked_on: '2026-11-04',
            },
            {
              id: 'p3',
              name: 'Rain jacket, 3-layer',
              description: '',
              price: 149.0,
              affiliate_link: 'https://shop.example/search?q=Rain+jacket',
              reason: 'Rain on 3–4 of 10 days, mostly short showers.',
              quantity: 2,
              weight_g: 390,
              price_checked_on: '2026-11-04',
            },
          ],
        },
        {
          name: 'Sleep and camp',
          kind: 'sleep-and-camp',
          products: [
            {
              id: 'p4',
              name: 'Tent, 2 persons, 3-season',
              description: '',
              price: 289.0,
              affiliate_link: 'https://shop.example/search?q=Tent',
              reason: '10 nights; free-standing, for thin soil on rock.',
              quantity: 1,
              weight_g: 1900,
              price_checked_on: '2026-11-04',
            },
            {
              id: 'p5',
              name: 'Sleeping bag, comfort 2 °C',
              description: '',
              price: 159.0,
              affiliate_link: 'https://shop.example/search?q=Sleeping+bag',
              reason: 'Coldest nights near 4 °C, with 2 degrees to spare.',
              quantity: 2,
              weight_g: 900,
              price_checked_on: '2026-11-04',
            },
            {
              id: 'p6',
              name: 'Sleep mask',
              description: '',
              price: 8.9,
              affiliate_link: 'https://shop.example/search?q=Sleep+mask',
              reason: 'Light from 02:40; it never gets fully dark.',
              quantity: 2,
              weight_g: 20,
              price_checked_on: '2026-11-04',
            },
          ],
        },
        {
          name: 'On the water',
          kind: 'water-sports',
          products: [
            {
              id: 'p7',
              name: 'Dry bag 20 l',
              description: '',
              price: 19.9,
              affiliate_link: 'https://shop.example/search?q=Dry+bag+20+l',
              reason: 'Kayaking; sea about 10 °C, so dry clothes matter.',
              quantity: 3,
              weight_g: 130,
              price_checked_on: '2026-11-04',
            },
          ],
        },
        {
          name: 'Insects',
          kind: 'insects',
          products: [
            {
              id: 'p8',
              name: 'Midge net and repellent',
              description: '',
              price: 15.7,
              affiliate_link: 'https://shop.example/search?q=Midge+net+and+repellent',
              reason: 'Mid-June, spruce forest: midges in calm evenings.',
              quantity: 2,
              weight_g: 80,
              price_checked_on: '2026-11-04',
            },
          ],
        },
      ],
    },
    activities: {
      title: 'Activities',
      summary: 'Five things to do that fit June, the coast and your words.',
      suggestions: [
        {
          name: 'Walk the Slåttdalen crevice',
          description:
            'A day on the High Coast Trail through a 40 m deep cleft in red granite. It fits you: hiking, and quiet if you start early; there is light for it.',
          recommendedProducts: ['p3', 'p8'],
          near: 'Skuleskogen National Park, 7 km W',
          activity: 'Hiking',
          featureKind: 'national-park',
        },
        {
          name: 'Paddle to Trysunda',
          description:
            'Sheltered water between the islands, a fishing village and flat rocks to land on. Go in the morning; the breeze comes after noon.',
          recommendedProducts: ['p7', 'p1'],
          near: 'Trysunda island, 7 km E',
          activity: 'Paddling',
          featureKind: 'island',
        },
        {
          name: 'Stand on Skuleberget',
          description:
            'The highest old shoreline in the world is here: the land has risen 286 m since the ice. Two hours up and down.',
          recommendedProducts: ['p2'],
          near: 'Skuleberget, 294 m, 16 km WSW',
          activity: 'Hiking',
          featureKind: 'peak',
        },
      ],
    },
  },
};

export const HIGH_COAST_DE: Recommendation = {
  sections: {
    weather: {
      title: 'Wetter',
      summary:
        '10.–20. Juni, Höga Kusten: tags um 17 °C, nachts um 8 °C; Regen an 3–4 von 10 Tagen; hell von 02:37 bis 22:55 Uhr.',
      temperature: {
        min: 7.9,
        max: 17,
        unit: 'celsius',
      },
      conditions: [
        {
          type: 'long-days',
          description: 'Die Sonne geht um 22:50 Uhr unter, und es dämmert, bis sie wieder aufgeht.',
        },
        {
          type: 'showers',
          description: 'Etwa 5 mm an einem Regentag; ganze Regentage sind selten.',
        },
        {
          type: 'mild',
          description: 'Eine warme Schicht für den Abend genügt.',
        },
      ],
    },
    recommendedEquipment: {
      title: 'Empfohlene Ausrüstung',
      summary:
        'Für 11 Tage, zwei Personen, Zelt und Kajak. Jede Zeile sagt, warum sie auf der Liste steht.',
      offered: 511,
      categories: [
        {
          name: 'Kleidung',
          kind: 'clothing',
          products: [
            {
              id: 'p1',
              name: 'Merino-Unterwäsche',
              description: '',
              price: 59.0,
              affiliate_link: 'https://shop.example/search?q=Merino+base+layer',
              reason: 'Nächte um 6 °C und kühle Morgen auf dem Wasser; trocknet über Nacht.',
              quantity: 2,
              weight_g: 210,
              price_checked_on: '2026-11-04',
            },
            {
              id: 'p2',
              name: 'Leichte Daunenjacke',
              description: '',
              price: 119.95,
              affiliate_link: 'https://shop.example/search?q=Light+down+jacket',
              reason: 'Nächte mit 6–11 °C, und am Feuer sitzt ihr still.',
              quantity: 2,
              weight_g: 320,
              price_checked_on: '2026-11-04',
            },
            {
              id: 'p3',
              name: 'Regenjacke, dreilagig',
              description: '',
              price: 149.0,
              affiliate_link: 'https://shop.example/search?q=Rain+jacket',
              reason: 'Regen an 3–4 von 10 Tagen, meist kurze Schauer.',
              quantity: 2,
              weight_g: 390,
              price_checked_on: '2026-11-04',
            },
          ],
        },
        {
          name: 'Schlafen und Lager',
          kind: 'sleep-and-camp',
          products: [
            {
              id: 'p4',
              name: 'Zelt für 2 Personen, 3 Jahreszeiten',
              description: '',
              price: 289.0,
              affiliate_link: 'https://shop.example/search?q=Tent',
              reason: '10 Nächte; freistehend, für dünnen Boden auf Fels.',
              quantity: 1,
              weight_g: 1900,
              price_checked_on: '2026-11-04',
            },
            {
              id: 'p5',
              name: 'Schlafsack, Komfort 2 °C',
              description: '',
              price: 159.0,
              affiliate_link: 'https://shop.example/search?q=Sleeping+bag',
              reason: 'Kälteste Nächte um 4 °C, mit 2 Grad Reserve.',
              quantity: 2,
              weight_g: 900,
              price_checked_on: '2026-11-04',
            },
            {
              id: 'p6',
              name: 'Schlafmaske',
              description: '',
              price: 8.9,
              affiliate_link: 'https://shop.example/search?q=Sleep+mask',
              reason: 'Hell ab 02:40; ganz dunkel wird es nie.',
              quantity: 2,
              weight_g: 20,
              price_checked_on: '2026-11-04',
            },
          ],
        },
        {
          name: 'Auf dem Wasser',
          kind: 'water-sports',
          products: [
            {
              id: 'p7',
              name: 'Packsack 20 l, wasserdicht',
              description: '',
              price: 19.9,
              affiliate_link: 'https://shop.example/search?q=Dry+bag+20+l',
              reason: 'Kajak; das Meer hat etwa 10 °C, da zählt trockene Kleidung.',
              quantity: 3,
              weight_g: 130,
              price_checked_on: '2026-11-04',
            },
          ],
        },
        {
          name: 'Insekten',
          kind: 'insects',
          products: [
            {
              id: 'p8',
              name: 'Mückennetz und Mückenschutz',
              description: '',
              price: 15.7,
              affiliate_link: 'https://shop.example/search?q=Midge+net+and+repellent',
              reason: 'Mitte Juni, Fichtenwald: Mücken an windstillen Abenden.',
              quantity: 2,
              weight_g: 80,
              price_checked_on: '2026-11-04',
            },
          ],
        },
      ],
    },
    activities: {
      title: 'Aktivitäten',
      summary: 'Was zum Juni, zur Küste und zu deinen Worten passt.',
      suggestions: [
        {
          name: 'Durch die Schlucht Slåttdalsskrevan',
          description:
            'Ein Tag auf dem Höga-Kusten-Weg durch eine 40 m tiefe Spalte im roten Granit. Passt zu dir: Wandern, und ruhig, wenn du früh losgehst; hell genug ist es.',
          recommendedProducts: ['p3', 'p8'],
          near: 'Nationalpark Skuleskogen, 7 km W',
          activity: 'Hiking',
          featureKind: 'national-park',
        },
        {
          name: 'Mit dem Kajak nach Trysunda',
          description:
            'Geschütztes Wasser zwischen den Inseln, ein Fischerdorf und flache Felsen zum Anlanden. Fahr am Morgen; nach Mittag kommt der Wind.',
          recommendedProducts: ['p7', 'p1'],
          near: 'Insel Trysunda, 7 km O',
          activity: 'Paddling',
          featureKind: 'island',
        },
        {
          name: 'Auf den Skuleberget',
          description:
            'Hier liegt die höchste alte Küstenlinie der Welt: Seit der Eiszeit hat sich das Land um 286 m gehoben. Zwei Stunden hinauf und hinab.',
          recommendedProducts: ['p2'],
          near: 'Skuleberget, 294 m, 16 km WSW',
          activity: 'Hiking',
          featureKind: 'peak',
        },
      ],
    },
  },
};
