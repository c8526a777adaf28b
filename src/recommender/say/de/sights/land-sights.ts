import type { SightTexts } from '#src/recommender/say/sights/sight-texts.ts';

type Kind =
  | 'volcano'
  | 'gorge'
  | 'glacier'
  | 'cave'
  | 'viewpoint'
  | 'summit'
  | 'rock'
  | 'valley'
  | 'forest'
  | 'desert'
  | 'park'
  | 'extreme-point'
  | 'dark-sky';

export const landSightsDe: Pick<SightTexts, Kind> = {
  volcano: [
    (f) =>
      `Sieh am Morgen nach, welche Warnstufe gilt und wie nah man heute heran darf.${f.metres === '' ? '' : ` Der Gipfel liegt auf ${f.metres}.`} Auf Schlacke und Lava brauchst du feste Sohlen.`,
    () =>
      'Am späten Vormittag sammeln sich oft Wolken um den Kegel, sei also früh da. Alte Lavaströme siehst du auch, wenn der Gipfel gesperrt ist.',
    (f) =>
      `${f.metres === '' ? 'Oben' : `Auf ${f.metres}`} hält sich kein Schatten und oft kein Handynetz. Lava zerschneidet Schuhe: Nimm feste Sohlen, lange Hosen und Wasser für die doppelte Zeit.`,
    () =>
      'Das ganze Profil siehst du nur aus der Ferne: Such dir zuerst einen Platz gegenüber. Sperrungen gelten von einem Tag auf den anderen, frag also morgens.',
    (f) =>
      `An Kratern ist es windiger und kälter, als die Straße vermuten lässt${f.metres === '' ? '' : `: Oben sind es ${f.metres}`}. Wer Mühe mit dem Atmen hat, bleibt weg, wo es nach Schwefel riecht.`,
  ],
  gorge: [
    (f) =>
      `Das Wasser hat sich ${f.metres === '' ? 'tief' : `${f.metres} tief`} in den Fels gesägt, und unterwegs siehst du, wie lange das gedauert hat. Die Sonne kommt nur um die Mittagszeit bis auf den Grund.`,
    () =>
      'Um einige Grad kühler als das Land darüber, und immer mit dem Rauschen neben dir. Geh nie hinein, wenn über den Bergen dahinter ein Gewitter steht.',
    () =>
      'Zwei Blicke lohnen die Fahrt: vom Rand hinunter und von unten hinauf. Reicht die Zeit nur für einen, geh so weit hinein, bis die Wände am engsten stehen.',
    () =>
      'Stufen, Geländer, nasser Stein: Hier kommt es auf griffige Schuhe an. Nach starkem Regen ist der Weg oft gesperrt, frag also vor der Anfahrt.',
  ],
  glacier: [
    () =>
      'Stell dich an den Rand und hör hin: Eis, das still aussieht, knackt und tropft den ganzen Tag. Oft zeigen Tafeln, wo es in anderen Jahren endete, und der Abstand ist die Lehre. Aufs Eis nur mit Bergführer.',
    () =>
      'Blau wird es am schönsten unter grauem Himmel, ein trüber Tag ist hier also kein Verlust. Bleib vom Eis herunter und weg von seiner Stirn, von der ohne Warnung Blöcke fallen.',
    () =>
      'Geh so nah heran, wie der markierte Weg führt, und such dann die Schrammen im Fels: Dort lag das Eis einmal. Selbst an warmen Tagen weht es kalt herab.',
  ],
  cave: [
    () =>
      'Drinnen ist es das ganze Jahr gleich kalt, in gemäßigten Ländern um die zehn Grad. Nimm eine Jacke mit, fass den Tropfstein nicht an und warte auf den Moment, in dem das Licht ausgeht.',
    () =>
      'Hinein geht es meist nur mit Führung: Sieh vor der Fahrt nach, wann die nächste beginnt und ob du buchen musst.',
    () =>
      'Nimm griffige Schuhe, zieh an niedrigen Stellen den Kopf ein und gib den Augen am Eingang eine Minute. Im Sommer stehen vormittags die wenigsten an.',
    () =>
      'Die Wege sind angelegt, aber nass und voller Stufen. Frag, wie lange die Runde dauert, wenn Kinder oder müde Knie dabei sind.',
  ],
  viewpoint: [
    () =>
      'Komm zweimal, wenn es geht, früh und spät: Derselbe Blick erzählt zwei Geschichten. Ein wenig Wind weht fast immer, eine Jacke schadet nicht.',
    () =>
      'Komm an einem der ersten Tage: Von hier siehst du, wo alles liegt, was du noch vorhast. Bei Dunst lohnt der Weg nicht.',
    () =>
      'Dunst kommt mit der Wärme des Tages, am weitesten sieht man morgens. Geh ein paar Schritte weg vom Geländer, an dem alle stehen, und das Bild wird besser.',
    () =>
      'Ein Blick erklärt, wie das Land zusammenhängt: wohin das Wasser läuft, wo Menschen gesiedelt haben und warum. Am klarsten ist es nach Regen.',
    () =>
      'Bleib, wenn die Sonne weg ist: Die Farben kommen in der Viertelstunde danach. Die meisten gehen zehn Minuten zu früh.',
  ],
  summit: [
    (f) =>
      `Such dir unten einen Platz, von dem aus der Berg frei steht, und warte auf eine Lücke in den Wolken.${f.metres === '' ? '' : ` Er ist ${f.metres} hoch.`} Am klarsten ist es am Morgen nach einem Regentag.`,
    (f) =>
      `Morgens siehst du ihn ganz, nachmittags trägt er oft eine Wolke.${f.metres === '' ? '' : ` Mit ${f.metres} macht er sein eigenes Wetter.`} Frag vor Ort, welcher Weg an seinem Fuß gut begehbar ist.`,
    (f) =>
      `Oben ist es eine Jahreszeit kälter als im Tal${f.metres === '' ? '' : `, bei ${f.metres} kein Wunder`}. Sieh die Vorhersage für die Höhe an, nicht für den Ort, und kehr ohne Reue um.`,
    () =>
      'Am schönsten ist er in der letzten Sonne, und dafür musst du nicht hinauf. Frag, von wo aus man ihn abends ganz sieht, und nimm eine Lampe für den Rückweg mit.',
    (f) =>
      `Es muss nicht der Gipfel sein${f.metres === '' ? '' : `, ${f.metres} sind weit`}: Geh auf einem Talweg eine Stunde auf ihn zu. Im Gasthaus weiß man, wie der Weg gerade ist.`,
  ],
  rock: [
    () =>
      'Wind und Wasser haben ihn gemacht, und doch sieht er aus, als hätte es jemand so gewollt. Geh einmal herum: Jede Seite ist eine andere Figur.',
    () =>
      'Tiefe Sonne holt die Schichten heraus, mittags sind sie flach. Bleib auf dem Weg, denn was auf blankem Stein wächst, braucht Jahrzehnte.',
    () =>
      'Kinder sehen sofort Tiere darin, Erwachsene brauchen einen Moment. Leg die Hand auf den Stein in der Sonne und auf den im Schatten: Er behält den Tag noch lange.',
  ],
  valley: [
    () =>
      'Geh hinein, so weit die Straße offen ist, und dann noch eine halbe Stunde zu Fuß: Dort wird es still. Der Bach neben dir zeigt den Weg.',
    () =>
      'Eine Seite hat morgens Sonne, die andere abends; leg Hin- und Rückweg danach. Frag, wo die Straße endet und ob am Wochenende ein Bus fährt.',
    () =>
      'Unten kann es warm sein, während auf den Hängen noch Schnee liegt: Nimm eine Jacke mit. Am Talschluss kehren die meisten um, dort wird es ruhig.',
  ],
  forest: [
    () =>
      'Such zuerst die ältesten Bäume und geh von dort langsam weiter. Nach Regen riecht es doppelt so stark, und auf den Wegen ist halb so viel los.',
    () =>
      'In der ersten und letzten Stunde fällt das Licht von der Seite ein, und die Stämme treten auseinander. Mittags ist es einfach der kühlste Ort weit und breit.',
    () =>
      'Sprich zehn Minuten nicht, dann fangen die Vögel wieder an. Bleib auf dem Weg, achte auf Wurzeln und such dich nach Zecken ab, wo es welche gibt.',
  ],
  desert: [
    () =>
      'Beim ersten Licht hinaus, um zehn zurück und ab vier noch einmal: Dazwischen gehört alles den Eidechsen. Drei Liter Wasser für jeden und jemand, der den Weg kennt.',
    () =>
      'Spuren in Sand und Staub erzählen, wer in der Nacht hier war. Steig gegen Abend auf eine Düne oder einen Felsen und warte, bis die Schatten blau werden.',
    () =>
      'Wo die Tage heiß sind, sind die Nächte klar und kalt: Nimm mehr zum Anziehen mit, als vernünftig scheint. Die Straße verlässt du nur mit jemandem von hier.',
  ],
  park: [
    () =>
      'Stell den Rangern zwei Fragen: welcher Weg offen ist und was gestern zu sehen war. Dann nimm den kürzeren und lass dir Zeit.',
    () =>
      'Frag am Eingang nach einer Runde, die zu deiner Zeit passt, und wo der nächste Parkplatz ist, wenn der erste voll ist.',
    () =>
      'Geh wenigstens einen Weg zu Fuß, statt nur an der Straße zu halten. Drinnen gibt es oft weder Wasser noch Essen, bring beides mit.',
    () =>
      'Komm früh, dann ist auf den Wegen am wenigsten los. Welche Abschnitte gesperrt sind und wofür du eine Genehmigung brauchst, steht auf der Tafel am Eingang.',
    () =>
      'Am Rand sind die Wege kürzer und leerer als zu den bekannten Punkten. Lad dir die Karte herunter, bevor du losfährst: Netz gibt es drinnen selten.',
    () =>
      'Plan die Fahrt so, dass du vor zehn da bist, und heb dir die bekanntesten Punkte für den späten Nachmittag auf.',
    () =>
      'Frag an der Information, welche Wege heute gut begehbar sind und wie lange sie wirklich dauern. Bleib darauf: Abseits ist der Boden oft empfindlich.',
    () =>
      'Nimm dir eine Runde vor statt mehrerer Halte und plan eine Pause zur Hälfte ein. Zu essen bekommst du unterwegs selten etwas.',
  ],
  'extreme-point': [
    () =>
      'Alle stellen sich an die Marke; geh danach ein paar hundert Meter weiter, dort bist du allein. Am leersten ist es am Abend.',
    () =>
      'Ein Punkt auf der Karte, auf den du den Fuß setzen kannst. Es weht mehr als irgendwo auf dem Weg hierher: Zieh dich danach an und nimm etwas Heißes mit.',
  ],
  'dark-sky': [
    () =>
      'Keine Laterne stört hier die Nacht. Gib den Augen zwanzig Minuten, nimm nur Rotlicht und komm in der Woche um Neumond.',
    () =>
      'Leg dich hin, sonst gibt der Nacken vor dem Himmel auf. In einer Nacht ohne Mond wirft die Milchstraße genug Licht, dass du deine Hand siehst.',
    () =>
      'Komm, solange es noch hell ist, such dir einen Platz und mach danach jede Lampe aus. Wer sich nicht bewegt, friert früher, als er denkt.',
  ],
};
