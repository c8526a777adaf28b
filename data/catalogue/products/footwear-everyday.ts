import { products } from '../product-row.ts';
import { amazon, decathlon, globetrotter } from '../shop-search.ts';

export const FOOTWEAR_EVERYDAY = products('footwear', [
  {
    id: 'shoes-walking',
    name: 'Comfortable walking shoes',
    name_de: 'Bequeme Halbschuhe',
    description:
      'Low shoes with a grippy sole for whole days on your feet. Walk them in before you leave.',
    description_de:
      'Flache Schuhe mit griffiger Sohle für ganze Tage auf den Beinen. Vor der Reise einlaufen.',
    price: 99.95,
    weight_g: 720,
    quantity: 'per-traveler',
    shop: globetrotter('freizeitschuhe bequem'),
  },
  {
    id: 'slippers-packable',
    name: 'Packable slippers',
    name_de: 'Faltbare Hausschuhe',
    description: 'Foldable shoes with a thin sole for flights, huts and tiled hotel floors.',
    description_de:
      'Zusammenklappbar, mit dünner Sohle, für Flug, Hütte und Fliesenboden im Hotel.',
    price: 24.95,
    weight_g: 180,
    quantity: 'per-traveler',
    shop: amazon('faltbare hausschuhe reise'),
  },
  {
    id: 'boots-arctic',
    name: 'Arctic boots',
    name_de: 'Polarstiefel',
    description:
      'Removable felt liner and thick rubber sole, rated to minus 40 °C. The liner dries overnight by the stove.',
    description_de:
      'Herausnehmbarer Filzinnenschuh und dicke Gummisohle, bis minus 40 °C. Der Filz trocknet über Nacht am Ofen.',
    climate: 'Arctic cold',
    price: 219.95,
    weight_g: 2200,
    quantity: 'per-traveler',
    shop: globetrotter('polarstiefel'),
  },
  {
    id: 'boots-winter',
    name: 'Lined winter boots',
    name_de: 'Gefütterte Winterstiefel',
    description:
      'Warm lining, waterproof to the ankle, and a rubber compound that stays soft on ice.',
    description_de:
      'Warmes Futter, bis zum Knöchel wasserdicht und eine Gummisohle, die auf Eis weich bleibt.',
    climate: 'Winter cold',
    price: 149.95,
    weight_g: 1300,
    quantity: 'per-traveler',
    shop: decathlon('winterstiefel gefüttert'),
  },
  {
    id: 'shoe-spikes',
    name: 'Pull-on ice spikes',
    name_de: 'Schuhspikes zum Überziehen',
    description:
      'Short steel studs on a rubber frame, pulled over any shoe. Take them off indoors: they slip on stone floors.',
    description_de:
      'Kurze Stahlstifte am Gummirahmen, passen über jeden Schuh. Drinnen abnehmen, auf Stein rutschen sie.',
    climate: 'Winter cold',
    price: 29.95,
    weight_g: 180,
    quantity: 'per-traveler',
    shop: amazon('schuhspikes'),
  },
  {
    id: 'sneakers-leather',
    name: 'Leather trainers',
    name_de: 'Ledersneaker',
    description:
      'Treated leather takes a shower and looks proper in the evening. For the city, not for hiking.',
    description_de:
      'Imprägniertes Leder übersteht einen Schauer und sieht abends ordentlich aus. Für die Stadt, nicht zum Wandern.',
    climate: 'Mild',
    price: 109.95,
    weight_g: 780,
    quantity: 'per-traveler',
    shop: amazon('ledersneaker wasserabweisend'),
  },
  {
    id: 'sandals',
    name: 'Walking sandals',
    name_de: 'Trekkingsandalen',
    description: 'Three adjustable straps and a profiled sole. Fit for town, beach and easy paths.',
    description_de:
      'Drei verstellbare Riemen und eine Profilsohle. Für Stadt, Strand und leichte Wege.',
    climate: 'Warm',
    price: 79.95,
    weight_g: 540,
    quantity: 'per-traveler',
    shop: globetrotter('trekkingsandalen'),
  },
  {
    id: 'shoes-ventilated',
    name: 'Ventilated low shoes',
    name_de: 'Luftige Halbschuhe',
    description: 'Mesh upper and a pale colour, closed against sand, thorns and hot stone.',
    description_de:
      'Netzobermaterial in heller Farbe, aber geschlossen gegen Sand, Dornen und heißen Stein.',
    climate: 'Hot and dry',
    price: 94.95,
    weight_g: 600,
    quantity: 'per-traveler',
    shop: decathlon('leichte schuhe mesh'),
  },
  {
    id: 'shoes-amphibious',
    name: 'Amphibious shoes',
    name_de: 'Amphibienschuhe',
    description:
      'Drain through the sole and dry in an hour. For flooded streets, boats and muddy paths.',
    description_de:
      'Das Wasser läuft durch die Sohle ab, in einer Stunde sind sie trocken. Für überflutete Straßen, Boote und Matsch.',
    climate: 'Hot and humid',
    price: 69.95,
    weight_g: 480,
    quantity: 'per-traveler',
    shop: decathlon('amphibienschuhe'),
  },
  {
    id: 'shoes-waterproof',
    name: 'Waterproof low shoes',
    name_de: 'Wasserdichte Halbschuhe',
    description:
      'A membrane keeps feet dry on wet streets and paths. Once water is in from above, they dry slowly.',
    description_de:
      'Die Membran hält die Füße auf nassen Straßen und Wegen trocken. Läuft es oben hinein, trocknen sie langsam.',
    climate: 'Rainy',
    price: 129.95,
    weight_g: 860,
    quantity: 'per-traveler',
    shop: globetrotter('wasserdichte halbschuhe'),
  },
  {
    id: 'shoe-wax',
    name: 'Waterproofing spray',
    name_de: 'Imprägnierspray',
    description:
      'Renews the water-repellent finish of shoes and jackets, without fluorocarbons. Not allowed in the cabin.',
    description_de:
      'Frischt den Nässeschutz von Schuhen und Jacken auf, ohne Fluor. Im Handgepäck nicht erlaubt.',
    climate: 'Rainy',
    price: 9.95,
    weight_g: 100,
    quantity: 'per-group',
    shop: globetrotter('imprägnierspray'),
  },
  {
    id: 'rubber-boots',
    name: 'Rubber boots',
    name_de: 'Gummistiefel',
    description:
      'For meadows under water and field tracks after days of rain. Warmer with a wool sock.',
    description_de: 'Für nasse Wiesen und Feldwege nach Regentagen. Mit Wollsocke wärmer.',
    terrain: 'Lowland',
    climate: 'Rainy',
    price: 49.95,
    weight_g: 1500,
    quantity: 'per-traveler',
    shop: decathlon('gummistiefel'),
  },
  {
    id: 'shoes-trail-light',
    name: 'Light trail shoes',
    name_de: 'Leichte Wanderschuhe',
    description: 'Low, cushioned, with a profiled sole for gravel and meadow paths.',
    description_de: 'Flach, gedämpft und mit Profilsohle für Schotter und Wiesenwege.',
    terrain: 'Hills',
    price: 119.95,
    weight_g: 640,
    quantity: 'per-traveler',
    shop: globetrotter('leichte wanderschuhe'),
  },
  {
    id: 'shoes-canvas',
    name: 'Light canvas shoes',
    name_de: 'Leichte Leinenschuhe',
    description:
      'Thin fabric and a flat sole. Enough for level ground in summer, and quickly washed.',
    description_de:
      'Dünner Stoff, flache Sohle: genug für ebene Wege im Sommer und schnell gewaschen.',
    terrain: 'Lowland',
    climate: 'Warm',
    price: 59.95,
    weight_g: 560,
    quantity: 'per-traveler',
    shop: amazon('leinenschuhe'),
  },
  {
    id: 'gaiters-sand',
    name: 'Sand gaiters',
    name_de: 'Sandgamaschen',
    description: 'Thin stretch fabric from sole to shin keeps dune sand out of the shoes.',
    description_de:
      'Dünner Stretchstoff von der Sohle bis zum Schienbein hält Dünensand aus den Schuhen.',
    terrain: 'Desert',
    price: 29.95,
    weight_g: 80,
    quantity: 'per-traveler',
    shop: globetrotter('sandgamaschen'),
  },
  {
    id: 'sandals-wet',
    name: 'Water sandals',
    name_de: 'Wassersandalen',
    description: 'Protected toes and quick-drying straps, for fords, jetties and stony shores.',
    description_de:
      'Mit Zehenschutz und schnell trocknenden Riemen, für Furten, Stege und steinige Ufer.',
    terrain: 'Lakes and rivers',
    climate: 'Warm',
    price: 69.95,
    weight_g: 480,
    quantity: 'per-traveler',
    shop: globetrotter('wassersandalen'),
  },
  {
    id: 'shoes-city',
    name: 'Cushioned city shoes',
    name_de: 'Gedämpfte Stadtschuhe',
    description: 'Soft midsole for ten kilometres of paving a day, plain enough for a restaurant.',
    description_de:
      'Weiche Sohle für zehn Kilometer Pflaster am Tag, schlicht genug fürs Restaurant.',
    terrain: 'City',
    price: 89.95,
    weight_g: 620,
    quantity: 'per-traveler',
    shop: amazon('sneaker gedämpft'),
  },
  {
    id: 'shoes-deck',
    name: 'Deck shoes',
    name_de: 'Bordschuhe',
    description: 'Soft pale soles with fine cuts grip on a wet deck and leave no marks.',
    description_de:
      'Weiche helle Sohlen mit feinen Lamellen haften auf nassem Deck und färben nicht ab.',
    terrain: 'Open sea',
    price: 99.95,
    weight_g: 620,
    quantity: 'per-traveler',
    shop: decathlon('bordschuhe'),
  },
]);
