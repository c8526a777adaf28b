import type { SafetyWords } from '../safety/safety-words.ts';

export const safetyDe: SafetyWords = {
  kinds: {
    malaria: {
      lead: 'Malaria',
      text: (where) => `Ein Risiko ${where}. Frag vorher einen Arzt nach Tabletten.`,
    },
    'yellow-fever': {
      lead: 'Gelbfieber',
      text: (where) => `Ein Risiko ${where}. Frag einen Arzt nach der Impfung.`,
    },
    'yellow-fever-certificate': {
      lead: 'Gelbfieber',
      text: (where) =>
        `Ein Risiko ${where}, und die Grenze verlangt den Impfnachweis. Frag rechtzeitig einen Arzt.`,
    },
    dengue: {
      lead: 'Dengue',
      text: () =>
        'Mücken übertragen es am Tag, vor allem in und nach der Regenzeit: ab dem Frühstück Mückenschutz, lange Ärmel.',
    },
    bilharzia: {
      lead: 'Bilharziose',
      text: (where) =>
        `Ein Risiko ${where}: Bade im Pool oder im Meer, und frag nach Süßwasser einen Arzt.`,
    },
    tbe: {
      lead: 'Zecken',
      text: () =>
        'Sie können FSME und Borreliose übertragen: lange Hosen im Gras, abends absuchen, einen Arzt nach der Impfung fragen.',
    },
    ticks: {
      lead: 'Zecken',
      text: () => 'Sie können Borreliose übertragen: lange Hosen im Gras, und such dich abends ab.',
    },
    midges: {
      lead: 'Midges',
      text: () =>
        'Die winzigen Mücken steigen an windstillen, feuchten Morgen und Abenden auf: Such dir windige Plätze und pack ein Kopfnetz ein.',
    },
    'northern-mosquitoes': {
      lead: 'Mücken',
      text: () =>
        'In Wald und Moor ganze Wolken, vor allem im Juli: Kopfnetz, lange Ärmel, Mückenschutz.',
    },
    sandflies: {
      lead: 'Sandfliegen',
      text: () =>
        'Sie stechen am Tag, wo du am Wasser stehen bleibst: Knöchel bedecken, Mückenschutz, weitergehen.',
    },
    tabanos: {
      lead: 'Tábanos',
      text: () =>
        'Große Bremsen an heißen, sonnigen Tagen von Ende Dezember bis Januar: helle Farben, lange Ärmel.',
    },
    blackflies: {
      lead: 'Kriebelmücken',
      text: () =>
        'Von Mitte Mai bis Anfang Juli stechen sie tagsüber im Wald: helle Farben, Kopfnetz.',
    },
    leeches: {
      lead: 'Blutegel',
      text: () => 'Auf nassen Waldwegen: Socken über die Hose, und eine Prise Salz löst sie ab.',
    },
    'polar-bear': {
      lead: 'Eisbären',
      text: (where) =>
        `${where} geht niemand ohne bewaffneten Guide: Buch Touren; allein bleib im Ort.`,
    },
    grizzly: {
      lead: 'Grizzlys',
      text: () =>
        'Geh in der Gruppe und hörbar, Bärenspray griffbereit, Essen weggeschlossen, 100 m Abstand.',
    },
    'brown-bear': {
      lead: 'Braunbären',
      text: () =>
        'Scheu, aber da: Rede beim Gehen in der Dämmerung, nimm Hunde an die Leine, lass kein Essen liegen.',
    },
    'black-bear': {
      lead: 'Schwarzbären',
      text: () =>
        'Essen und alles, was riecht, gehört in die Bärenbox, nicht in Zelt oder Auto; halte 50 m Abstand.',
    },
    'asian-bear': {
      lead: 'Bären',
      text: () =>
        'Angriffe sind häufiger geworden: Glöckchen am Rucksack, nicht im Morgengrauen gehen, Aushänge lesen.',
    },
    'big-game': {
      text: () => 'Löwen, Elefanten, Büffel: Bleib im Auto, zu Fuß nur mit bewaffnetem Ranger.',
    },
    tiger: {
      text: () =>
        'Tiger, Elefanten, Nashörner: mit Guide im Jeep oder Boot, zu Fuß nur mit Rangern.',
    },
    crocodile: {
      lead: 'Krokodile',
      text: (where) => `Sie leben ${where}: Bleib einige Meter vom Ufer, schwimm nur im Pool.`,
    },
    'salt-crocodile': {
      lead: 'Leistenkrokodile',
      text: (where) => `Sie leben ${where}: Bleib fünf Meter vom Ufer weg.`,
    },
    alligator: {
      lead: 'Alligatoren',
      text: (where) =>
        `Sie leben ${where}: Bleib mit Kindern und Hunden vom Ufer weg, vor allem in der Dämmerung.`,
    },
    caiman: {
      lead: 'Kaimane',
      text: (where) => `Sie leben ${where}: Bade nur, wo dein Guide badet.`,
    },
    'box-jellyfish': {
      lead: 'Würfelquallen',
      text: (where) => `Von November bis Mai ${where}: Bade nur im Pool, am Riff im Anzug.`,
    },
    'box-jellyfish-warm': {
      lead: 'Würfelquallen',
      text: () =>
        'Selten, aber gefährlich, meist nach Regen: lange Ärmel im Wasser, Essig auf den Stich.',
    },
    'man-of-war': {
      lead: 'Portugiesische Galeere',
      text: () =>
        'Blaue Blasen im Sand heißen: Im Wasser sind mehr. Nicht anfassen und draußen bleiben.',
    },
    'rip-currents': {
      lead: 'Strömungen',
      text: () =>
        'Bade zwischen den Flaggen eines bewachten Strandes; zieht dich eine Strömung hinaus, lass dich treiben und schwimm seitlich heraus.',
    },
    tides: {
      lead: 'Gezeiten',
      text: () =>
        'Das Meer steigt schnell um mehrere Meter: Lies den Tidenkalender, bevor du ins Watt oder unter Klippen gehst.',
    },
    storms: {
      lead: 'Stürme',
      text: (name) =>
        `${name} sind in diesen Monaten möglich: Lies täglich die Vorhersage und buch so, dass du umplanen kannst.`,
    },
    tsunami: {
      lead: 'Tsunami',
      text: () =>
        'Nach einem langen oder starken Beben sofort weg vom Ufer und bergauf, ohne zu warten.',
    },
    volcano: {
      text: () => 'Geh nur so weit, wie es die Warnstufe des Tages erlaubt, und meide Gas.',
    },
    mines: {
      lead: 'Minen',
      text: (where) => `Sie liegen noch ${where}: Bleib auf begangenen Wegen, fass kein Metall an.`,
    },
    war: {
      lead: 'Reisewarnung',
      text: (name) =>
        `Viele Regierungen warnen vor Reisen in dieses Gebiet (${name}); die Ideen sind für später.`,
    },
    warning: {
      lead: 'Reisewarnung',
      text: (name) =>
        `Regierungen warnen vor Reisen hierher (${name}): Frag deine, bevor du weiterplanst.`,
    },
  },
  figures: {
    altitude: {
      lead: 'Höhe',
      text: (metres) =>
        `Lass es auf ${metres} zwei Tage ruhig angehen; geh tiefer, wenn Kopfschmerz und Übelkeit zunehmen.`,
    },
    'altitude-heart': {
      lead: 'Höhe',
      text: (metres) =>
        `Frag vor dem Buchen deinen Arzt: ${metres} belasten Herz und Lunge, auch in der Schwangerschaft.`,
    },
    'deathly-altitude': {
      lead: 'Höhe',
      text: (metres) =>
        `An ${metres} gewöhnt sich niemand: nur nach Wochen mit hohen Aufstiegen und tiefem Schlaf, mit kundigen Leuten.`,
    },
    heat: {
      lead: 'Hitze',
      text: (high) =>
        `Bis ${high}. Geh früh und spät hinaus, bleib mittags im Schatten, trink, bevor du Durst hast.`,
    },
    cold: {
      lead: 'Kälte',
      text: (low) =>
        `Bis ${low}. Bedeck alle Haut, bleib höchstens eine halbe Stunde draußen, merk dir, wo es warm ist.`,
    },
    avalanche: {
      lead: 'Lawinen',
      text: () =>
        'Lies den Lawinenbericht des Tages; ohne Guide bleib auf offenen Pisten und geräumten Winterwegen.',
    },
    'cold-water': {
      lead: 'Kaltes Wasser',
      text: (sea) =>
        `Etwa ${sea}. Geh nur mit Neopren und nie allein hinein, und komm heraus, bevor du zitterst.`,
    },
  },
};
