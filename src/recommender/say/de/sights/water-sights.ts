import type { SightTexts } from '#src/recommender/say/sights/sight-texts.ts';

type Kind =
  | 'waterfall'
  | 'hot-spring'
  | 'beach'
  | 'coast'
  | 'island'
  | 'lake'
  | 'river'
  | 'lighthouse'
  | 'bath';

export const waterSightsDe: Pick<SightTexts, Kind> = {
  waterfall: [
    (f) =>
      `${f.metres === '' ? 'Hier stürzt der Fluss ab' : `${f.metres} tief stürzt hier der Fluss ab`}, und du hörst es lange, bevor du es siehst. Die letzten Meter sind glitschig vom Sprühwasser; den Regenbogen gibt es ein Stück weiter weg.`,
    (f) =>
      `Schneeschmelze oder das Ende der Regenzeit macht ihn laut, nach trockenen Wochen ist er feiner und zeigt den Fels.${f.metres === '' ? '' : ` Er fällt ${f.metres}.`} Nimm ein Tuch für Brille und Objektiv mit.`,
    (f) =>
      `Such den zweiten Aussichtspunkt: Die meisten bleiben am ersten stehen.${f.metres === '' ? '' : ` Erst von dort siehst du alle ${f.metres}.`} Bleib hinter dem Geländer, nasser Stein verzeiht nichts.`,
    (f) =>
      `Auf dem Weg kommt dir schon die kühle Luft entgegen.${f.metres === '' ? '' : ` Für ${f.metres} braucht das Wasser eine Weile: Such dir eine Welle aus und folg ihr hinab.`} Früh am Tag hörst du nichts anderes.`,
    () =>
      'Fünf Minuten reichen, um ihn zu sehen, eine halbe Stunde, um ihn zu spüren. Setz dich dorthin, wo die Gischt gerade nicht mehr ankommt, und schau auf die obere Kante.',
  ],
  'hot-spring': [
    () =>
      'Warmes Wasser aus dem Boden, am besten mit kalter Luft darüber. Prüf es erst mit der Hand, geh langsam hinein und lass Seife und Shampoo zu Hause.',
    () =>
      'Frag, was man trägt und wo der kalte Guss ist; danach redet kaum noch jemand. Geh nur hinein, wo andere baden: Das Becken daneben kann kochen.',
    () =>
      'Eine halbe Stunde genügt, zweimal mit einer Pause dazwischen ist besser. Trink Wasser, nimm Silberschmuck ab und komm, wenn die Busse beim Mittagessen sind.',
    () =>
      'An kühlen Morgen zeigt der Dampf den Weg. Wo die Becken nur zum Anschauen sind, bleib auf dem Steg: Die Kruste ringsum ist dünn.',
  ],
  beach: [
    () =>
      'Frag, welches Ende die Familien nehmen: Dort wird es langsam tief. Später am Tag kommt der Wind auf, und die Handtücher gehen auf Reisen.',
    () =>
      'Über Mittag brennt die Sonne am stärksten: Komm früh und am späten Nachmittag noch einmal. Dann ist auch der Parkplatz leer.',
    () =>
      'Lies die Flaggen, bevor du dein Buch liest: Grün, Gelb und Rot heißen fast überall dasselbe. Wo keine weht, passt auch niemand auf: Bleib, wo du stehen kannst.',
    () =>
      'Bring Schirm, Wasser und Essen mit, dann kannst du bis zum Abend bleiben. Achte auf Steine, wo die Wellen brechen.',
    () =>
      'Vor zehn gehört er Spaziergängern und Hunden, nach vier allen, die hier wohnen. Gibt es Rettungsschwimmer, geh zwischen ihren Fahnen ins Wasser.',
    () =>
      'Lauf bis ans Ende, das am weitesten vom Parkplatz liegt: Dort ist Platz. Bring mit, was du am Tag brauchst, und etwas gegen den Wind.',
    () =>
      'Sieh dir das Wasser fünf Minuten an, bevor du hineingehst: Wo es zwischen zwei Brechern glatt ist, zieht es hinaus. Mit Kindern bleibst du im Flachen.',
    () =>
      'Sei vor dem Frühstück da, dann sind mehr Vogelspuren im Sand als Fußspuren. Den Rest des Tages bestimmt der Wind, such dir also die geschützte Seite.',
    () =>
      'Geh zuerst am Wasser entlang und such dir dann deinen Platz. An den Felsen am Ende gibt es am meisten zu sehen; wo es Gezeiten gibt, sieh nach, wann das Wasser zurückkommt.',
    () =>
      'Spätes Licht zeigt jede Welle im Sand. Nimm wieder mit, was du gebracht hast, und lass Muscheln und Sand, wo sie sind.',
  ],
  coast: [
    () =>
      'Folg dem Weg an der Kante und dreh dich oft um: Der bessere Blick liegt meist hinter dir. Halt einen Meter Abstand vom Rand, der unterhöhlt sein kann.',
    () =>
      'Der Wind sagt dir, welche Hälfte die angenehme ist; fang gegen ihn an. Seevögel nutzen dieselbe Luft, auf Augenhöhe mit dir.',
    () =>
      'Wellen, die über ein ganzes Meer gekommen sind, enden hier. An rauen Tagen bleib weit über dem nassen Fels, dort, wo Gras wächst.',
    () =>
      'Frag, welche Bucht man nur zu Fuß erreicht: Dort ist am meisten Platz. Auf dem Wasser und am Fels blendet die Sonne doppelt, nimm Hut und Brille mit.',
  ],
  island: [
    () =>
      'Klär zuerst den Rückweg: Bei Wind fährt das letzte Boot manchmal nicht. Auf der Seite, an der kein Boot anlegt, ist es am ruhigsten.',
    () =>
      'Sieh dir die Seite zum offenen Wasser an und die zum Land: Wind und Wellen sind dort ganz verschieden. Frag, ob man ein Rad leihen kann.',
    () =>
      'Such dir einen hohen Punkt, von dem du siehst, wie groß sie ist. Nimm Wasser und etwas gegen die Sonne mit.',
    () =>
      'Bleib über Nacht, wenn du ein Zimmer bekommst: Am Abend und am Morgen ist es am ruhigsten.',
  ],
  lake: [
    () =>
      'Früh, vor dem Wind, verdoppelt er alles, was um ihn herum steht. Nimm das Ufer, das in der Sonne liegt, und geh, bis du die Straße nicht mehr hörst.',
    () =>
      'Frag, welcher Teil des Ufers frei zugänglich ist und wo der Weg am Wasser bleibt. Wer baden will, fragt auch nach der Badestelle.',
    () =>
      'Mit dem Stand der Sonne wechselt die Farbe, schau also auf dem Rückweg noch einmal hin. Unter der Oberfläche ist er kälter, als er von oben aussieht.',
    () =>
      'Vögel siehst du am ehesten, wo ein Bach hineinfließt. Gegen Mittag kommt meist Wind auf, für Boot oder Brett ist der Morgen besser.',
  ],
  river: [
    () =>
      'Geh hinunter ans Ufer: Von Brücken sieht man einen Fluss, auf dem Weg daneben gehört man dazu. Zuerst stromauf, dann ist der Rückweg leicht.',
    () =>
      'Frag beim Bootsverleih, welche Strecke bei diesem Wasserstand ruhig ist. Eine Schwimmweste wird getragen, nicht als Kissen benutzt.',
    () =>
      'Strömung, Kies und Weiden: Nach einer Stunde gehst du in ihrem Tempo. Nach Regen steigt das Wasser schneller, als man denkt.',
  ],
  lighthouse: [
    () =>
      'Gebaut, wo Schiffe auf Felsen liefen, also rechne mit Wind und einem weiten Horizont. Ist der Turm offen, steig hinauf: Am steilsten ist die letzte Leiter.',
    () =>
      'Komm gegen Abend und warte auf das Licht. Sein Takt ist sein Name: Seeleute erkennen jedes an den Sekunden zwischen zwei Blitzen.',
    () =>
      'Sieh vorher nach, ob man hinaufdarf: Viele Türme sind nur an einzelnen Tagen offen. Am Fuß weht es immer, nimm eine Jacke mit.',
  ],
  bath: [
    () =>
      'Nimm Handtuch und Badeschuhe mit, frag nach der Badekappe und dusch vorher. Zwei Stunden reichen; danach bist du für Besichtigungen zu müde.',
    () =>
      'Vor und nach der Arbeit ist es voll, am Vormittag leer. Frag, ob Frauen und Männer getrennte Zeiten haben und was man trägt.',
    () =>
      'Heiß, kalt, ruhen, von vorn: Mach es den Stammgästen nach. Das Telefon bleibt im Spind, so steht es auch in den Regeln.',
  ],
};
