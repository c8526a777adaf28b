import { products } from '../product-row.ts';
import { amazon, decathlon, dm } from '../shop-search.ts';

export const HEALTH_AND_SAFETY_COLD_AND_WET = products('health-and-safety', [
  {
    id: 'hand-warmers',
    name: 'Hand warmers, 10 pairs',
    name_de: 'Handwärmer, 10 Paar',
    description:
      'Iron powder gives off warmth for about six hours. Also keeps a phone alive in the pocket.',
    description_de:
      'Eisenpulver gibt rund sechs Stunden Wärme ab. Hält in der Tasche auch das Handy am Leben.',
    climate: 'Winter cold',
    price: 14.95,
    weight_g: 450,
    quantity: 'per-traveler',
    shop: decathlon('handwärmer set'),
  },
  {
    id: 'toe-warmers',
    name: 'Toe warmers, 10 pairs',
    name_de: 'Zehenwärmer, 10 Paar',
    description: 'Thin adhesive pads for the underside of the sock. The boot needs room for them.',
    description_de:
      'Dünne Klebepads für die Unterseite der Socke. Der Stiefel muss Platz dafür haben.',
    climate: 'Arctic cold',
    price: 15.95,
    weight_g: 250,
    quantity: 'per-traveler',
    shop: amazon('zehenwärmer'),
  },
  {
    id: 'cold-cream',
    name: 'Cold protection cream',
    name_de: 'Kälteschutzcreme',
    description: 'Fat without water, so it cannot freeze on the skin. For cheeks, nose and ears.',
    description_de:
      'Fett ohne Wasser, das auf der Haut nicht gefrieren kann. Für Wangen, Nase und Ohren.',
    climate: 'Arctic cold',
    price: 8.95,
    weight_g: 60,
    quantity: 'per-traveler',
    shop: dm('kälteschutzcreme'),
  },
  {
    id: 'reflective-band',
    name: 'Reflective bands',
    name_de: 'Reflexbänder',
    description:
      'Two snap bands for arm or leg, visible from 140 metres instead of 30 on dark winter roads.',
    description_de:
      'Zwei Schnappbänder für Arm oder Bein: auf dunkler Winterstraße aus 140 statt aus 30 Metern zu sehen.',
    climate: 'Winter cold',
    price: 7.95,
    weight_g: 20,
    quantity: 'per-traveler',
    shop: amazon('reflexband'),
  },
  {
    id: 'lip-balm-cold',
    name: 'Lip balm for cold air',
    name_de: 'Lippenpflege für kalte Luft',
    description: 'Wax and fat without water against wind and heated rooms.',
    description_de: 'Wachs und Fett ohne Wasser gegen Wind und Heizungsluft.',
    climate: 'Winter cold',
    price: 4.95,
    weight_g: 10,
    quantity: 'per-traveler',
    shop: dm('lippenpflege kälte'),
  },
  {
    id: 'pulse-oximeter',
    name: 'Pulse oximeter',
    name_de: 'Pulsoximeter',
    description:
      'Shows oxygen saturation at the fingertip, warm hands provided. A figure, not a diagnosis: with symptoms go down.',
    description_de:
      'Zeigt die Sauerstoffsättigung an der warmen Fingerspitze. Eine Zahl, keine Diagnose: Bei Beschwerden steig ab.',
    climate: 'High altitude',
    price: 34.95,
    weight_g: 60,
    quantity: 'per-group',
    shop: dm('pulsoximeter'),
  },
  {
    id: 'throat-lozenges',
    name: 'Throat lozenges',
    name_de: 'Halspastillen',
    description: 'Against the dry cough that thin, cold air brings.',
    description_de: 'Gegen den trockenen Reizhusten, den dünne, kalte Luft bringt.',
    climate: 'High altitude',
    price: 5.95,
    weight_g: 50,
    quantity: 'per-traveler',
    shop: dm('halspastillen'),
  },
  {
    id: 'nasal-ointment',
    name: 'Nasal ointment',
    name_de: 'Nasensalbe',
    description: 'Keeps the nose moist, since dry mountain air makes it bleed easily.',
    description_de: 'Hält die Nase feucht, die in trockener Höhenluft leicht blutet.',
    climate: 'High altitude',
    price: 5.95,
    weight_g: 15,
    quantity: 'per-traveler',
    shop: dm('nasensalbe'),
  },
]);
