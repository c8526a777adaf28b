import { notBought } from '#data/catalogue/product-row.ts';

/** Things that everybody has, and things that are hired where they are used. */
export const NOT_BOUGHT = notBought([
  {
    id: 'passport',
    job: 'passport',
    category: 'documents-and-money',
    name: 'Passport or identity card',
    name_de: 'Reisepass oder Personalausweis',
    description:
      'Look at the date: many countries ask for six months beyond the end of the trip. Children need one of their own.',
    description_de:
      'Sieh auf das Ablaufdatum: Viele Länder verlangen noch sechs Monate nach der Reise. Kinder brauchen einen eigenen.',
    weight_g: 40,
    quantity: 'per-traveler',
  },
  {
    id: 'insurance-card',
    job: 'insurance',
    category: 'documents-and-money',
    name: 'Travel insurance card',
    name_de: 'Unterlagen der Reiseversicherung',
    description:
      'Policy number and the emergency telephone, on paper too. Whether rescue and the flight home are covered is worth a look before you leave.',
    description_de:
      'Policennummer und Notrufnummer, auch auf Papier. Prüf vor der Abreise, ob Bergung und Rücktransport versichert sind.',
    weight_g: 10,
    quantity: 'per-traveler',
  },
  {
    id: 'bank-card-and-cash',
    job: 'cards',
    category: 'documents-and-money',
    name: 'Bank card and some cash',
    name_de: 'Bankkarte und etwas Bargeld',
    description:
      'Two cards in two places, since one gets lost or blocked. Enough cash for the first taxi and the first meal.',
    description_de:
      'Zwei Karten an zwei Orten, falls eine verloren geht oder gesperrt wird. Bargeld für das erste Taxi und das erste Essen.',
    weight_g: 30,
    quantity: 'per-traveler',
  },
  {
    id: 'bookings',
    job: 'tickets',
    category: 'documents-and-money',
    name: 'Tickets and bookings',
    name_de: 'Fahrkarten und Buchungen',
    description:
      'Saved on the phone so that they open without a network, with the address of the first night.',
    description_de:
      'Auf dem Handy gespeichert, damit sie sich auch ohne Netz öffnen, samt Adresse für die erste Nacht.',
    weight_g: 20,
    quantity: 'per-group',
  },
  {
    id: 'boots-landing',
    job: 'wellies',
    category: 'footwear',
    terrain: 'Open sea',
    climate: 'Cool',
    name: 'Rubber boots for landings',
    name_de: 'Gummistiefel für die Anlandungen',
    description:
      'High and with a thick sole, disinfected after every landing. The operator asks for your size when you book.',
    description_de:
      'Hoch und mit dicker Sohle, nach jeder Anlandung desinfiziert. Der Veranstalter fragt bei der Buchung nach deiner Größe.',
    weight_g: 2200,
    quantity: 'per-traveler',
  },
  {
    id: 'driving-licence',
    job: 'driving-licence',
    category: 'documents-and-money',
    name: 'Driving licence',
    name_de: 'Führerschein',
    description:
      'The card itself, not a photograph of it. Some countries also want the international licence, which your authority issues at home.',
    description_de:
      'Die Karte selbst, kein Foto davon. Manche Länder verlangen dazu den internationalen Führerschein, den es nur zu Hause beim Amt gibt.',
    weight_g: 5,
    quantity: 'per-two-travelers',
  },
  {
    id: 'dive-card',
    job: 'dive-card',
    category: 'documents-and-money',
    activity: 'Snorkelling and diving',
    name: 'Diving certificate and logbook',
    name_de: 'Tauchschein und Logbuch',
    description:
      'Dive centres ask for the card and for the date of the last dive; many want a doctor’s certificate as well.',
    description_de:
      'Die Tauchbasis will den Schein sehen und das Datum deines letzten Tauchgangs, oft auch ein ärztliches Attest.',
    weight_g: 120,
    quantity: 'per-traveler',
  },
  {
    id: 'medicine-own',
    job: 'medicine',
    category: 'health-and-safety',
    name: 'Your medicine',
    name_de: 'Deine Medikamente',
    description:
      'For all days and three more, in its box, in the cabin bag. Strong painkillers and stimulants need a paper from the doctor in many countries.',
    description_de:
      'Für alle Tage und drei mehr, in der Originalpackung und im Handgepäck. Für starke Schmerzmittel brauchst du vielerorts eine ärztliche Bescheinigung.',
    weight_g: 80,
    quantity: 'per-traveler',
  },
  {
    id: 'phone',
    job: 'phone',
    category: 'electronics',
    name: 'Phone',
    name_de: 'Handy',
    description:
      'Load maps and translations while you still have a network, and look up what roaming costs there.',
    description_de:
      'Lade Karten und Übersetzungen, solange du Netz hast, und sieh nach, was Roaming dort kostet.',
    weight_g: 190,
    quantity: 'per-traveler',
  },
  {
    id: 'camera-own',
    job: 'camera',
    category: 'camera-and-optics',
    activity: 'Photography',
    name: 'Camera and lenses',
    name_de: 'Kamera und Objektive',
    description:
      'In the cabin bag. Note the serial numbers: customs and insurance may ask for them.',
    description_de:
      'Ins Handgepäck. Notier dir die Seriennummern: Zoll und Versicherung fragen danach.',
    weight_g: 900,
    quantity: 'per-group',
  },
  {
    id: 'bicycle',
    job: 'bicycle',
    category: 'activity-gear',
    activity: 'Cycling',
    essential: true,
    name: 'Bicycle',
    name_de: 'Fahrrad',
    description:
      'Say your height when you book. Try brakes and gears before you ride off, and photograph scratches.',
    description_de:
      'Gib bei der Buchung deine Größe an. Probier Bremsen und Schaltung vor der Abfahrt und fotografier Kratzer.',
    weight_g: 15000,
    quantity: 'per-traveler',
  },
  {
    id: 'skis-or-snowboard',
    job: 'skis',
    category: 'snow-sports',
    activity: 'Skiing and snowboarding',
    essential: true,
    name: 'Skis with poles, or a snowboard',
    name_de: 'Ski mit Stöcken oder Snowboard',
    description:
      'The shop sets the binding by height, weight and sole length. In the holidays book some days ahead.',
    description_de:
      'Der Verleih stellt die Bindung nach Größe, Gewicht und Sohlenlänge ein. In den Ferien ein paar Tage vorher reservieren.',
    weight_g: 5500,
    quantity: 'per-traveler',
  },
  {
    id: 'ski-boots',
    job: 'ski-boots',
    category: 'snow-sports',
    activity: 'Skiing and snowboarding',
    essential: true,
    name: 'Ski or snowboard boots',
    name_de: 'Ski- oder Snowboardschuhe',
    description:
      'The toes touch when you stand upright and come free when you bend the knees. Change them the same day if they hurt.',
    description_de:
      'Im Stehen stoßen die Zehen leicht an, in den Knien werden sie frei. Drückt der Schuh, tausch ihn noch am selben Tag.',
    weight_g: 3800,
    quantity: 'per-traveler',
  },
  {
    id: 'surfboard',
    job: 'surfboard',
    category: 'water-sports',
    activity: 'Surfing',
    essential: true,
    name: 'Surfboard',
    name_de: 'Surfbrett',
    description: 'A long foam board for the first days, then shorter. Leash and fins belong to it.',
    description_de:
      'Für die ersten Tage ein langes Softboard, danach kürzer. Leash und Finnen gehören dazu.',
    weight_g: 5000,
    quantity: 'per-traveler',
  },
  {
    id: 'kayak',
    job: 'kayak',
    category: 'water-sports',
    activity: 'Paddling',
    essential: true,
    name: 'Kayak or canoe with paddles',
    name_de: 'Kajak oder Kanu mit Paddeln',
    description:
      'Ask for bulkheads or air bags, and for someone to pick you up at the end of the stretch.',
    description_de:
      'Frag nach Schotten oder Auftriebskörpern und danach, wer dich am Ende der Strecke abholt.',
    weight_g: 25000,
    quantity: 'per-two-travelers',
  },
  {
    id: 'dive-gear',
    job: 'dive-gear',
    category: 'water-sports',
    activity: 'Snorkelling and diving',
    name: 'Diving gear with tank',
    name_de: 'Tauchausrüstung mit Flasche',
    description:
      'Regulator, jacket, lead and tank from the dive centre. Breathe through both regulators before you go in.',
    description_de:
      'Atemregler, Jacket, Blei und Flasche von der Tauchbasis. Atme vor dem Einstieg aus beiden Reglern.',
    weight_g: 25000,
    quantity: 'per-traveler',
  },
  {
    id: 'car-seat',
    job: 'car-seat',
    category: 'health-and-safety',
    activity: 'Family outings',
    name: 'Child seat for the car',
    name_de: 'Kindersitz fürs Auto',
    description:
      'Order it with the car, by the child’s height. Airlines often carry your own free of charge.',
    description_de:
      'Mit dem Wagen bestellen, nach der Größe des Kindes. Den eigenen nehmen viele Fluglinien kostenlos mit.',
    weight_g: 6000,
    quantity: 'per-group',
  },
]);
