import { products } from '../product-row.ts';
import { amazon, decathlon, globetrotter } from '../shop-search.ts';

export const CLOTHING_COLD_AND_WET = products('clothing', [
  {
    id: 'parka-expedition',
    name: 'Expedition down parka',
    name_de: 'Expeditionsparka mit Daune',
    description:
      'Thick down, cut long enough to sit on, with a deep tunnel hood. For standing still at minus 25 °C.',
    description_de:
      'Dick gefüllt, über das Gesäß geschnitten und mit tiefer Kapuze. Zum Stillstehen bei minus 25 °C.',
    climate: 'Arctic cold',
    price: 549,
    weight_g: 1650,
    quantity: 'per-traveler',
    shop: globetrotter('expeditionsparka daune'),
  },
  {
    id: 'trousers-down',
    name: 'Down trousers',
    name_de: 'Daunenhose',
    description:
      'Full-length side zips let them go on over boots and trousers. Worn during long stops and in the evening.',
    description_de:
      'Dank durchgehender Seitenreißverschlüsse passt sie über Stiefel und Hose. Gedacht für lange Pausen und den Abend.',
    climate: 'Arctic cold',
    price: 249,
    weight_g: 520,
    quantity: 'per-traveler',
    shop: globetrotter('daunenhose'),
  },
  {
    id: 'base-layer-expedition',
    name: 'Base layer, extra warm',
    name_de: 'Thermounterhemd, extra warm',
    description:
      'Top of brushed merino, about 400 g per square metre, with a high collar and a neck zip. Too warm above freezing.',
    description_de:
      'Angerautes Merino mit rund 400 Gramm pro Quadratmeter, hohem Kragen und Reißverschluss. Bei Plusgraden zu warm.',
    climate: 'Arctic cold',
    price: 119.95,
    weight_g: 320,
    quantity: 'per-traveler',
    shop: globetrotter('merino unterwäsche 400'),
  },
  {
    id: 'balaclava',
    name: 'Balaclava',
    name_de: 'Sturmhaube',
    description:
      'Merino hood that leaves only the eyes free. Fits under a hood or a helmet and protects cheeks and nose from frostbite.',
    description_de:
      'Merinohaube, die nur die Augen frei lässt. Passt unter Kapuze und Helm und schützt Wangen und Nase vor Erfrierungen.',
    climate: 'Arctic cold',
    price: 34.95,
    weight_g: 60,
    quantity: 'per-traveler',
    shop: globetrotter('sturmhaube merino'),
  },
  {
    id: 'mittens-expedition',
    name: 'Expedition mittens',
    name_de: 'Expeditionsfäustlinge',
    description:
      'Insulated mitts with removable liners and wrist leashes. Four fingers in one chamber stay warmer than in any glove.',
    description_de:
      'Dick gefütterte Fäustlinge mit herausnehmbarem Innenhandschuh und Fangschlaufe. Zusammen bleiben die Finger wärmer als im Fingerhandschuh.',
    climate: 'Arctic cold',
    price: 129.95,
    weight_g: 320,
    quantity: 'per-traveler',
    shop: globetrotter('fäustlinge expedition'),
  },
  {
    id: 'socks-expedition',
    name: 'Expedition socks',
    name_de: 'Expeditionssocken',
    description:
      'Knee-high wool socks with terry loops all round. Boots must be one size larger, or they pinch and chill the feet.',
    description_de:
      'Kniehohe Wollsocken, rundum mit Frottee. Der Stiefel muss eine Nummer größer sein, sonst drückt er und die Füße werden kalt.',
    climate: 'Arctic cold',
    price: 34.95,
    weight_g: 140,
    quantity: 'per-traveler',
    shop: globetrotter('expeditionssocken wolle'),
  },
  {
    id: 'down-jacket-warm',
    name: 'Warm down jacket',
    name_de: 'Warme Daunenjacke',
    description:
      'Box-wall down with a hood, warm when you stand still in hard frost. Keep it dry: wet down does not insulate.',
    description_de:
      'Daune in Boxkammern und eine Kapuze: hält auch bei strengem Frost warm, wenn du stehst. Trocken halten, nasse Daune wärmt nicht.',
    climate: 'Winter cold',
    price: 279.95,
    weight_g: 560,
    quantity: 'per-traveler',
    shop: globetrotter('daunenjacke herren damen warm'),
  },
  {
    id: 'base-layer-winter',
    name: 'Winter base layer top',
    name_de: 'Langarm-Unterhemd für den Winter',
    description:
      'Long-sleeved merino, 250 g per square metre. Draws sweat away and still warms when damp.',
    description_de:
      'Merino mit 250 Gramm pro Quadratmeter. Leitet Schweiß ab und wärmt auch feucht noch.',
    climate: 'Winter cold',
    price: 89.95,
    weight_g: 240,
    quantity: 'per-traveler',
    shop: globetrotter('merino unterhemd langarm 250'),
  },
  {
    id: 'base-layer-leggings',
    name: 'Winter base layer leggings',
    name_de: 'Lange Unterhose aus Merino',
    description:
      'Merino long johns for under the trousers. Also good to sleep in when the room stays cold.',
    description_de:
      'Gehört im Winter unter die Hose. Auch gut zum Schlafen, wenn das Zimmer kalt bleibt.',
    climate: 'Winter cold',
    price: 84.95,
    weight_g: 220,
    quantity: 'per-traveler',
    shop: globetrotter('merino lange unterhose'),
  },
  {
    id: 'fleece-thick',
    name: 'Thick fleece jacket',
    name_de: 'Dicke Fleecejacke',
    description:
      'High-pile fleece with a close collar, the middle layer between base layer and down or shell.',
    description_de:
      'Hochfloriger Fleece mit engem Kragen: die mittlere Schicht zwischen Unterhemd und Daunen- oder Wetterjacke.',
    climate: 'Winter cold',
    price: 99.95,
    weight_g: 430,
    quantity: 'per-traveler',
    shop: decathlon('fleecejacke warm'),
  },
  {
    id: 'trousers-winter',
    name: 'Lined winter trousers',
    name_de: 'Gefütterte Winterhose',
    description:
      'Windproof outside, brushed fleece inside. Sheds snow and suits both town and path.',
    description_de:
      'Außen winddicht, innen angerauter Fleece. Schnee perlt ab; passt in die Stadt wie auf den Weg.',
    climate: 'Winter cold',
    price: 109.95,
    weight_g: 560,
    quantity: 'per-traveler',
    shop: decathlon('winterhose gefüttert'),
  },
  {
    id: 'beanie-lined',
    name: 'Lined beanie',
    name_de: 'Gefütterte Mütze',
    description:
      'Knitted wool with a fleece band over the ears, so that wind does not get through.',
    description_de: 'Strickwolle mit einem Fleeceband über den Ohren, damit kein Wind durchgeht.',
    climate: 'Winter cold',
    price: 29.95,
    weight_g: 80,
    quantity: 'per-traveler',
    shop: globetrotter('wollmütze gefüttert'),
  },
  {
    id: 'gloves-winter',
    name: 'Winter gloves',
    name_de: 'Winterhandschuhe',
    description: 'Windproof, insulated and with a long cuff. One fingertip works a phone.',
    description_de: 'Winddicht und gefüttert, mit langem Bund. Eine Fingerkuppe bedient das Handy.',
    climate: 'Winter cold',
    price: 59.95,
    weight_g: 160,
    quantity: 'per-traveler',
    shop: decathlon('winterhandschuhe winddicht'),
  },
  {
    id: 'scarf-wool',
    name: 'Wool scarf',
    name_de: 'Wollschal',
    description:
      'Closes the gap between collar and chin. In an aircraft or train it serves as a small blanket.',
    description_de:
      'Schließt die Lücke zwischen Kragen und Kinn. Im Flugzeug oder Zug dient er als kleine Decke.',
    climate: 'Winter cold',
    price: 39.95,
    weight_g: 180,
    quantity: 'per-traveler',
    shop: amazon('wollschal'),
  },
  {
    id: 'socks-winter',
    name: 'Thick wool socks',
    name_de: 'Dicke Wollsocken',
    description:
      'Terry loops inside, half calf height. Leave the toes room to move, or even thick socks stay cold.',
    description_de:
      'Innen Frottee, halbe Wadenhöhe. Lass den Zehen Platz, sonst wärmt auch die dickste Socke nicht.',
    climate: 'Winter cold',
    price: 24.95,
    weight_g: 110,
    quantity: 'per-day',
    shop: globetrotter('dicke wollsocken'),
  },
  {
    id: 'fleece-light',
    name: 'Light fleece jacket',
    name_de: 'Leichte Fleecejacke',
    description:
      'Thin fleece with a full zip, warm at once and dry in an hour. The layer that is worn most on a cool trip.',
    description_de:
      'Dünner Fleece mit durchgehendem Reißverschluss, sofort warm und in einer Stunde trocken. Auf kühlen Reisen die meistgetragene Schicht.',
    climate: 'Cool',
    price: 69.95,
    weight_g: 290,
    quantity: 'per-traveler',
    shop: decathlon('fleecejacke leicht'),
  },
  {
    id: 'down-jacket-light',
    name: 'Light down jacket',
    name_de: 'Leichte Daunenjacke',
    description:
      'Packs into its own pocket and weighs as much as a pullover. For evenings outside and as a layer under a shell.',
    description_de:
      'Verschwindet in der eigenen Tasche und wiegt so viel wie ein Pullover. Für Abende draußen und unter der Wetterjacke.',
    climate: 'Cool',
    price: 159.95,
    weight_g: 320,
    quantity: 'per-traveler',
    shop: globetrotter('leichte daunenjacke'),
  },
  {
    id: 'windbreaker',
    name: 'Wind jacket',
    name_de: 'Windjacke',
    description:
      'A paper-thin shell with a hood that stops the wind and a few drops. Fits into a trouser pocket.',
    description_de:
      'Hauchdünne Hülle mit Kapuze gegen Wind und ein paar Tropfen. Passt in die Hosentasche.',
    climate: 'Cool',
    price: 79.95,
    weight_g: 130,
    quantity: 'per-traveler',
    shop: decathlon('windjacke packbar'),
  },
  {
    id: 'base-layer-light',
    name: 'Merino long-sleeve',
    name_de: 'Merino-Langarmshirt',
    description: 'Thin merino for under a fleece; on milder days it is enough on its own.',
    description_de: 'Dünnes Merino für unter den Fleece; an milderen Tagen genügt es allein.',
    climate: 'Cool',
    price: 69.95,
    weight_g: 190,
    quantity: 'per-traveler',
    shop: globetrotter('merino langarmshirt 150'),
  },
  {
    id: 'beanie-thin',
    name: 'Thin beanie',
    name_de: 'Dünne Mütze',
    description: 'Merino cap that fits under a hood and into any pocket.',
    description_de: 'Merinomütze, die unter die Kapuze und in jede Tasche passt.',
    climate: 'Cool',
    price: 24.95,
    weight_g: 45,
    quantity: 'per-traveler',
    shop: globetrotter('dünne merino mütze'),
  },
  {
    id: 'gloves-thin',
    name: 'Thin gloves',
    name_de: 'Dünne Handschuhe',
    description: 'Knitted liners for cold mornings. All fingertips work a touchscreen.',
    description_de:
      'Strickhandschuhe für kalte Morgen. Alle Fingerkuppen bedienen den Touchscreen.',
    climate: 'Cool',
    price: 24.95,
    weight_g: 45,
    quantity: 'per-traveler',
    shop: decathlon('dünne handschuhe touchscreen'),
  },
  {
    id: 'trousers-softshell',
    name: 'Softshell trousers',
    name_de: 'Softshellhose',
    description: 'Stretch fabric that stops wind and sheds a shower, with reinforced knees.',
    description_de:
      'Stretchstoff, der Wind abhält und einen Schauer abperlen lässt; an den Knien verstärkt.',
    climate: 'Cool',
    price: 119.95,
    weight_g: 430,
    quantity: 'per-traveler',
    shop: globetrotter('softshellhose'),
  },
  {
    id: 'socks-wool-mid',
    name: 'Medium wool socks',
    name_de: 'Mittelwarme Wollsocken',
    description: 'Wool with a padded sole, warm in low shoes and in boots.',
    description_de: 'Wolle mit gepolsterter Sohle, warm im Halbschuh wie im Stiefel.',
    climate: 'Cool',
    price: 18.95,
    weight_g: 80,
    quantity: 'per-day',
    shop: globetrotter('wollsocken mittel'),
  },
  {
    id: 'layer-insulated-high',
    name: 'Synthetic insulated jacket',
    name_de: 'Isolationsjacke aus Kunstfaser',
    description:
      'At altitude the temperature falls by 15 degrees once the sun has gone. Synthetic filling still warms when damp.',
    description_de:
      'In der Höhe fällt die Temperatur um 15 Grad, sobald die Sonne weg ist. Kunstfaser wärmt auch feucht.',
    climate: 'High altitude',
    price: 179.95,
    weight_g: 390,
    quantity: 'per-traveler',
    shop: globetrotter('kunstfaserjacke isolationsjacke'),
  },
  {
    id: 'gaiter-neck-wind',
    name: 'Windproof neck gaiter',
    name_de: 'Winddichter Schlauchschal',
    description:
      'Drawn over mouth and nose it moistens and warms the dry air before you breathe it.',
    description_de:
      'Über Mund und Nase gezogen, befeuchtet und wärmt er die trockene Luft vor dem Einatmen.',
    climate: 'High altitude',
    price: 24.95,
    weight_g: 60,
    quantity: 'per-traveler',
    shop: globetrotter('schlauchschal winddicht'),
  },
]);
