import { notBought, products } from '#data/catalogue/product-row.ts';
import { decathlon } from '#data/catalogue/shop-search.ts';

/** For the dog that comes along. */
export const FOR_DOGS = [
  ...notBought([
    {
      id: 'dog-passport',
      job: 'dog-papers',
      category: 'documents-and-money',
      activity: 'Family outings',
      name: 'Pet passport with rabies vaccination',
      name_de: 'Heimtierausweis mit Tollwutimpfung',
      description:
        'Within the EU: the blue passport, a chip, a rabies vaccination at least 21 days old. Some countries also want a treatment against tapeworm.',
      description_de:
        'In der EU: blauer Heimtierausweis, Chip und eine Tollwutimpfung, die mindestens 21 Tage alt ist. Manche Länder verlangen dazu eine Bandwurmkur.',
      weight_g: 40,
      quantity: 'per-group',
    },
    {
      id: 'dog-lead',
      job: 'dog-lead',
      category: 'activity-gear',
      activity: 'Family outings',
      name: 'Lead, collar with number, muzzle',
      name_de: 'Leine, Halsband mit Nummer, Maulkorb',
      description:
        'Many trains and cable cars take dogs only with a muzzle, many reserves only on a lead.',
      description_de:
        'Viele Bahnen und Seilbahnen nehmen Hunde nur mit Maulkorb mit, viele Schutzgebiete erlauben sie nur an der Leine.',
      weight_g: 500,
      quantity: 'per-group',
    },
    {
      id: 'dog-food',
      job: 'dog-food',
      category: 'activity-gear',
      activity: 'Family outings',
      name: 'Dog food, blanket and waste bags',
      name_de: 'Hundefutter, Decke und Kotbeutel',
      description: 'The food it is used to, for all days: a new one upsets the stomach on the way.',
      description_de:
        'Das gewohnte Futter für alle Tage: Neues schlägt unterwegs leicht auf den Magen.',
      weight_g: 3000,
      quantity: 'per-group',
    },
  ]),
  ...products('activity-gear', [
    {
      id: 'dog-bowl-folding',
      job: 'dog-bowl',
      name: 'Folding water bowl for the dog',
      name_de: 'Faltbarer Wassernapf für den Hund',
      description: 'Silicone, flat in a jacket pocket. Half a litre at every rest in the heat.',
      description_de:
        'Aus Silikon, flach in der Jackentasche. In der Wärme ein halber Liter bei jeder Rast.',
      activity: 'Family outings',
      price: 9.95,
      weight_g: 80,
      quantity: 'per-group',
      shop: decathlon('faltbarer wassernapf hund'),
    },
  ]),
];
