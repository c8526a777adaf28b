import type { SightTexts } from '#src/recommender/say/sights/sight-texts.ts';

type Kind = 'trail' | 'cycle-route' | 'scenic-road' | 'railway' | 'cable-car' | 'boat-trip';

export const waySightsDe: Pick<SightTexts, Kind> = {
  trail: [
    (f) =>
      `${f.km === '' ? 'Tagelang kann man ihn gehen' : `Für seine ${f.km} nimmt man sich Tage`}; ein gutes Stück davon sagt dir, worum es geht. Frag nach der Etappe mit der Aussicht und einem Bus am Ende.`,
    () =>
      'Der Weg ist markiert; lad dir trotzdem die Karte herunter, im Nebel siehst du keine Zeichen. Geh früh los und kehr um, wenn die halbe Zeit vorbei ist.',
    (f) =>
      `${f.km === '' ? 'Für' : `Es sind ${f.km}; für`} einen Tag nimm das Stück, das gleich von der Straße wegführt, und plan die Rückfahrt mit dem Bus. Frag, welche Etappe gerade frei ist.`,
    () =>
      'Sieh nach den Höhenmetern und nicht nach der Länge: Sie entscheiden, wie es dir am Ende geht. Wasser, etwas gegen den Wind, und den letzten Bus aufgeschrieben.',
    () =>
      'Sprich mit denen, die dir entgegenkommen: Sie wissen, ob Furt, Brücke oder Hütte vor dir offen sind. Gute Schuhe und keine Eile.',
  ],
  'cycle-route': [
    (f) =>
      `${f.km === '' ? 'Schilder führen dich' : `Schilder führen dich über insgesamt ${f.km}`}, und ein Tag davon ist leicht herausgeschnitten. Fahr mit dem Wind und nimm zurück die Bahn.`,
    () =>
      'Leih dir ein Rad mit kleinen Gängen und bequemem Sattel; der Rest ist Schauen. Die Dörfer am Weg leben von Radfahrern und wissen, was die essen.',
    () =>
      'Vierzig Kilometer sind ein Tag mit Pausen, sechzig einer ohne. Frag, wo es auf Schotter weitergeht, bevor du schmale Reifen aufpumpst.',
  ],
  'scenic-road': [
    (f) =>
      `${f.km === '' ? 'Fahr sie langsam' : `Alle ${f.km} schaffst du an einem Tag, die Hälfte ist besser`}: Halt, wo eine Bucht frei ist, und tank vorher voll.`,
    () =>
      'Sitz auf dem Hinweg auf der Seite mit der Aussicht und tauscht auf dem Rückweg. Früh stehen keine Busse in den Kehren.',
    () =>
      'Sieh am Morgen nach, ob die Straße offen ist: Schnee, Steinschlag oder ein Rennen können sie sperren. Lass Einheimische vorbei.',
    () =>
      'Zur Hälfte ist es Fahren, zur Hälfte Aussteigen. Drei Halte von einer halben Stunde sind mehr als zwölf von zwei Minuten.',
  ],
  railway: [
    (f) =>
      `Frag beim Buchen, auf welcher Seite du besser siehst${f.km === '' ? '' : `: Die Strecke ist ${f.km} lang`}. Zum Fotografieren sind Fenster, die aufgehen, besser als Glasdächer.`,
    () =>
      'Nimm den gewöhnlichen Zug auf derselben Strecke, wo es ihn gibt: gleicher Blick, weniger Durchsagen. Sitz rückwärts, dann bleibt alles länger zu sehen.',
    () =>
      'Steig unterwegs an einer kleinen Station aus und nimm den nächsten Zug weiter. Sieh vorher nach, wann der fährt.',
    () =>
      'Setz dich in den letzten Wagen: In den Kurven siehst du den ganzen Zug vor dir. Früh gekauft sind Fahrkarten oft günstiger.',
    () =>
      'Sei eine Viertelstunde früher am Gleis, dann bekommst du einen Fensterplatz. Reservieren lohnt sich am Wochenende.',
  ],
  'cable-car': [
    () =>
      'Mit der ersten Gondel hinauf, mit der vorletzten hinab: Dazwischen kommen alle anderen. Nimm auch an warmen Tagen eine Jacke mit, oben weht es.',
    () =>
      'Stell dich ans talseitige Fenster und schau zurück. Steckt die Bergstation in Wolken, frag nach der Webcam, bevor du zahlst.',
    () =>
      'Wer hinauffährt und zu Fuß hinuntergeht, fragt vorher, wie lang und steil der Weg ist. Bei starkem Wind steht die Bahn, sieh also vor der Anfahrt nach.',
  ],
  'boat-trip': [
    () =>
      'Draußen am Bug für die Aussicht, drinnen am Heck für einen ruhigen Magen. Nimm etwas Winddichtes mit, Fahrtwind über Wasser ist kalt.',
    () =>
      'Kleine Boote kommen näher heran, größere fahren bei mehr Wind: Frag, welches an dem Tag geht. Die letzte Fahrt hat oft das beste Licht.',
    () =>
      'Vom Wasser aus sieht jedes Ufer aus, als wäre noch keiner dort gewesen. Sei früh da, gesessen wird in der Reihenfolge der Schlange.',
  ],
};
