import type { SightDays } from '#src/recommender/say/sights/sight-texts.ts';

export const sightDaysDe: SightDays = {
  heat: (high) => `Mittags sind es etwa ${high}: Komm in den ersten Stunden des Tages.`,
  snow: 'An deinen Tagen liegt wahrscheinlich Schnee auf dem Weg: Frag, welcher Teil geräumt ist.',
  dusk: (time) => `Um ${time} geht die Sonne unter; sei eine Stunde vorher auf dem Rückweg.`,
  sea: {
    cold: (sea) => `Das Meer hat nur etwa ${sea}: ohne Neopren ein kurzes Vergnügen.`,
    fresh: (sea) => `Mit etwa ${sea} ist das Meer frisch; am besten gehst du nach Mittag hinein.`,
    pleasant: (sea) => `Das Meer hat etwa ${sea}, da bleibt man gern länger drin.`,
    warm: (sea) => `Mit etwa ${sea} ist das Meer so warm wie ein Nichtschwimmerbecken.`,
  },
  roof: (wetDays) => `An ${wetDays} von 10\u00A0Tagen regnet es: Heb dir das für einen davon auf.`,
  rain: (wetDays) =>
    `Es regnet an ${wetDays} von 10\u00A0Tagen: Nimm den ersten trockenen Vormittag dafür.`,
  twilight: (from, to) => `Sei im blauen Licht zwischen ${from} und ${to} dort.`,
  firstStage: (km) =>
    km === ''
      ? 'Für einen einzelnen Tag nimm die erste Etappe, hin und zurück.'
      : `Insgesamt sind es ${km}, nimm also für einen Tag die erste Etappe.`,
  group: (people) => `Reserviert rechtzeitig für ${people} Leute.`,
  climb: 'Hinauf geht es nur mit Seil und Bergführer; schön anzusehen ist er auch von unten.',
};
