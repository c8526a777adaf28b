import type { SightTexts } from '#src/recommender/sights/sight-texts.ts';

type Kind = 'trail' | 'cycle-route' | 'scenic-road' | 'railway' | 'cable-car' | 'boat-trip';

export const waySightsDe: Pick<SightTexts, Kind> = {
  trail: [
    (f) =>
      `${f.km === '' ? 'Tagelang kann man ihn gehen' : `Für seine ${f.km} nimmt man sich Tage`}; ein gutes Stück davon sagt dir, worum es geht. Frag nach der Etappe mit der Aussicht und einem Bus am Ende.`,
    () =>
      'Die Zeichen denken für dich, also kannst du schauen. Geh früher los, als nötig scheint, und kehr um, wenn die halbe Zeit vorbei ist.',
    (f) =>
      `Wer ihn ganz gegangen ist${f.km === '' ? '' : `, alle ${f.km}`}, redet von den Abenden. Nimm für einen Tag das Stück, das sofort von der Straße wegführt.`,
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
      'Sieh am Morgen nach, ob der Pass offen ist: Schnee, Steinschlag und Rennen sperren ihn. Bergab bremst der Motor, und Einheimische lässt du vorbei.',
    () =>
      'Zur Hälfte ist es Fahren, zur Hälfte Aussteigen. Drei Halte von einer halben Stunde sind mehr als zwölf von zwei Minuten.',
  ],
  railway: [
    (f) =>
      `Plätze auf der Talseite sind zuerst weg${f.km === '' ? '' : `, und das auf ${f.km}`}; frag beim Buchen, welche das ist. Fenster zum Öffnen sind besser als Glasdächer.`,
    () =>
      'Nimm den gewöhnlichen Zug auf derselben Strecke, wo es ihn gibt: gleicher Blick, weniger Durchsagen. Sitz rückwärts, dann bleibt alles länger zu sehen.',
    () =>
      'Steig auf halbem Weg an der kleinen Station aus und nimm den nächsten weiter. Tunnel sind für belegte Brote da.',
    () =>
      'Gebaut gegen jede Vernunft, von Leuten, die um jeden Meter Steigung rangen. Schau in den Kurven hinaus, dort siehst du deinen eigenen Zug.',
    () =>
      'Kein Lenkrad, keine Navigation, und der beste Platz ist für alle da. Sei eine Viertelstunde früher am Gleis, dann bekommst du das Fenster.',
  ],
  'cable-car': [
    () =>
      'Mit der ersten Gondel hinauf, mit der vorletzten hinab: Dazwischen kommen alle anderen. Oben ist es eine Jahreszeit kälter, nimm die Jacke auch an warmen Tagen mit.',
    () =>
      'Stell dich ans talseitige Fenster und schau zurück. Steckt der Gipfel in Wolken, warte eine Stunde; gegen Mittag reißt es oft auf.',
    () =>
      'Hinauf fahren und hinunter gehen nur, wenn deine Knie einverstanden sind: Tausend Meter Abstieg spürst du drei Tage. Die Mittelstation ist ein guter Kompromiss.',
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
