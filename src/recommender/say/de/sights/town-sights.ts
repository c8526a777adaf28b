import type { SightTexts } from '#src/recommender/say/sights/sight-texts.ts';

type Kind =
  | 'garden'
  | 'heritage'
  | 'ruin'
  | 'castle'
  | 'palace'
  | 'monument'
  | 'temple'
  | 'museum'
  | 'quarter'
  | 'square'
  | 'market'
  | 'bridge'
  | 'village'
  | 'theatre'
  | 'winery'
  | 'christmas-market'
  | 'zoo'
  | 'theme-park';

export const townSightsDe: Pick<SightTexts, Kind> = {
  garden: [
    () =>
      'Frag am Eingang, was diese Woche blüht, und geh zuerst dorthin. Gärtner wissen es, Pläne nicht.',
    () =>
      'Jeden Blick hier hat jemand geplant, stell dich also hin, wo der Weg dich haben will. Dann setz dich in die Ecke, die keiner geplant hat.',
    () =>
      'Gewächshäuser sind für kalte Tage, lange Wege zwischen Hecken für warme. Eine Stunde passt, mit Buch zwei.',
    () =>
      'Pflanzen von fünf Kontinenten an einem Vormittag, und nach jedem eine Bank. In der ersten Stunde hast du sie für dich.',
  ],
  heritage: [
    () =>
      'Geh einmal ohne Halt hindurch und dann zurück zu den drei Stellen, die dir geblieben sind. Am Eingang gibt es meist einen Plan, nimm ihn mit.',
    () =>
      'Lies vorher zehn Minuten darüber: Mit einer Jahreszahl und einem Namen im Kopf fangen die Steine an zu reden. Wer hier führt, kennt auch den Klatsch.',
    () =>
      'Auf den Tafeln am Eingang steht, was daran besonders ist; lies sie zuerst. Such dann eine Stelle, von der aus du das Ganze siehst.',
    () =>
      'Komm in der letzten Stunde vor Schluss, dann sind die Gruppen weg und das Licht ist weich. Sieh vorher nach, wann der letzte Einlass ist.',
    () =>
      'Nimm eine Führung, wenn es eine gibt: Das meiste hier versteht man erst mit seiner Geschichte. Ohne sie plan zwei Stunden zu Fuß ein.',
  ],
  ruin: [
    () =>
      'Sieh dir zuerst ein Bild davon an, wie es einmal aussah; oft hängt eins am Eingang. Schatten ist hier selten.',
    () =>
      'Fang mit dem Plan am Eingang an, sonst sieht eine Mauer aus wie die nächste. Die kleinen Funde liegen meist in einem Museum in der Nähe.',
    () =>
      'Was gefallen ist, verrät so viel wie das, was steht: Sieh dir an, wie die Blöcke verbunden waren. Bleib von den Mauerkronen herunter, der nächste Winter braucht sie auch noch.',
    () =>
      'Komm, wenn gerade geöffnet wird oder in der letzten Stunde: Dann fällt das Licht flach ein und zeigt jede Kante.',
    () =>
      'Geh zuerst am äußeren Rand entlang, dann in die Mitte, so siehst du, wie groß alles war. Nimm Wasser und Schuhe für unebenen Boden mit.',
  ],
  castle: [
    () =>
      'Geh erst außen herum: Die Mauern verraten, von welcher Seite man Angreifer erwartete. Ist ein Turm offen, steig hinauf, dort siehst du, was zu bewachen war.',
    () =>
      'Frag nach der Führung, die auch Küche, Keller und Turm zeigt: Die Säle allein sagen wenig über das Leben hier.',
    () =>
      'Vom anderen Ufer oder vom Hang gegenüber hast du das Bild, drinnen den Luftzug. Nimm beides mit, und eine Jacke.',
    () =>
      'Zähl auf dem Weg hinauf die Tore und stell dir jedes geschlossen vor. Kinder brauchen etwa eine Stunde dafür, Ritter inbegriffen.',
    () =>
      'Such die Fugen im Mauerwerk: Daran siehst du, was später angebaut wurde. Auf der Tafel am Eingang stehen meist die Jahre dazu.',
    () =>
      'Komm zu Fuß von unten, wie alle, die in guter oder schlechter Absicht kamen. Der Weg hinauf ist oft steil, nimm dir Zeit dafür.',
  ],
  palace: [
    () =>
      'Such dir auf dem Plan fünf Räume aus und lass die anderen weg. Frag nach dem Park: Oft kostet er keinen Eintritt.',
    () =>
      'Sieh vorher nach, ob man hineindarf: Manche Räume öffnen nur an wenigen Tagen im Jahr. Von außen ist das Licht am Abend am besten.',
    () =>
      'Nimm den ersten Einlass des Tages und geh gegen den Strom. Bei Dienstbotentreppen und Ställen wird es menschlich.',
    () =>
      'Lies vorher nach, wer hier gewohnt hat und wer dafür bezahlte. Drinnen hilft der Audioguide mehr als die Schilder.',
  ],
  monument: [
    () =>
      'Geh einmal ganz herum und lies, was auf der Rückseite steht. Viele Wahrzeichen werden abends angestrahlt: Komm dann noch einmal vorbei.',
    () =>
      'Lies zuerst, wer es wann aufgestellt hat, und sieh dir dann an, was es zeigt und was es weglässt.',
    () =>
      'Geh so weit zurück, bis du es ganz im Bild hast; dort stehen auch die Fotografen. Ohne Leute davor ist es nur früh am Morgen.',
    () =>
      'Leg es an den Anfang oder ans Ende einer Runde zu Fuß: Länger als eine halbe Stunde brauchst du hier nicht.',
  ],
  temple: [
    () =>
      'Setz dich hinten hin, bis du den Raum hörst. Schultern bedeckt, Telefon stumm, kein Foto von Betenden.',
    () =>
      'Tritt über die Schwelle und nicht darauf, wo das so Brauch ist, und mach es wie die Leute vor dir. Der frühe Morgen gehört denen, die beten.',
    () =>
      'Buntes Licht, Weihrauch oder nackter Stein: Merk dir, mit welchem Sinn du eingetreten bist. Dann schau nach oben, dort steckt der Stolz der Erbauer.',
    () =>
      'Die Gottesdienste hängen neben der Tür aus; geh dazwischen hinein, um zu schauen, oder währenddessen, um zu verstehen. Eine Münze im Kasten hält das Dach.',
    () =>
      'Zuerst außen: Ein langsamer Gang herum zeigt, welcher Teil der älteste ist. Drinnen sind zehn Minuten auf einer Bank mehr als eine Stunde auf den Beinen.',
  ],
  museum: [
    () =>
      'Lies nur die Schilder zu dem, was dir ohnehin schon aufgefallen ist. So bleibt eine Stunde eine Stunde.',
    () =>
      'Fang im Laden an: Die Postkarten verraten, was du nicht verpassen solltest. Dann in den Raum, der am weitesten vom Eingang liegt, so weit ist noch keiner.',
    () =>
      'Spät an einem Wochentag sind die Schulklassen weg, und das Licht in den Sälen ist am besten. Setz dich vor ein einziges Ding, bis du es gesehen hast.',
    () =>
      'Such dir zwei Räume aus, sieh sie dir richtig an und geh Kaffee trinken. An den sechsten Saal erinnert sich niemand.',
    () =>
      'Frag die Aufsicht, welches Stück sie bei einem Brand retten würde. Kaum eine Frage öffnet eine Sammlung schneller.',
    () =>
      'Fang im obersten Stock an und komm gegen den Strom herunter. Viele haben einen langen Abend, an dem es fast leer ist.',
    () =>
      'Tasche und Mantel kommen in den Spind, und die Eile gleich mit. Ein Ding, das du mitnehmen würdest, und eins, das nicht: Das ist ein guter Besuch.',
    () =>
      'Am meisten Spaß hat, wer nichts davon versteht: erst die kurze Führung, dann allein zurück zu dem, was du nicht geglaubt hast.',
    () =>
      'Ein Ticket mit Uhrzeit erspart dir die Schlange, wo es eine gibt. Das halbe Vergnügen ist das Haus, schau dir die Treppen an.',
  ],
  quarter: [
    () =>
      'Verlass die Hauptstraße an der zweiten Ecke und bieg immer dort ab, wo Wäsche hängt. Trink Kaffee, wo niemand deine Sprache spricht.',
    () =>
      'Morgens siehst du, wer hier arbeitet, abends, wer hier wohnt. Komm zum Abend und bleib zum Essen.',
    () =>
      'Türen, Klingelschilder, Schaufenster: Eine Stunde ohne Karte ist die richtige Art, es zu lesen.',
  ],
  square: [
    () =>
      'Setz dich an den Rand und schau eine halbe Stunde zu. Am meisten ist am frühen Abend los.',
    () =>
      'Überquer ihn einmal früh, wenn nur gekehrt wird, und einmal spät, wenn alle da sind. Eine Straße weiter sinken die Preise.',
    () =>
      'Sieh dir die Häuser ringsum der Reihe nach an, auch oberhalb der Läden. Auf Tafeln steht oft, was hier früher stand.',
  ],
  market: [
    () =>
      'Komm früh und hungrig, geh einmal durch, ohne zu kaufen, und dann zurück zum Stand, an dem die meisten Einheimischen warten.',
    () =>
      'Frag, bevor du fotografierst, probier, bevor du kaufst, und hab Kleingeld dabei. Was heute billig und reichlich daliegt, hat Saison.',
    () =>
      'Kauf etwas, das du nicht kennst, und frag, wie man es isst. Mittags gibt es Essen am Tresen, danach wird der Boden abgespritzt.',
  ],
  bridge: [
    () =>
      'Geh zu Fuß hinüber, hin auf der einen, zurück auf der anderen Seite, und bleib in der Mitte stehen. Das beste Bild von ihr machst du vom Ufer oder von der nächsten Brücke aus.',
    () =>
      'Sieh sie dir auch von unten an: Dort haben die Ingenieure gezeigt, was sie konnten. Oben weht es stärker als an beiden Ufern.',
    () =>
      'Gegen Abend kommt das Licht am Wasser entlang, und die Lampen gehen an. Bleib eine halbe Stunde, bis es dunkel ist.',
  ],
  village: [
    () =>
      'Lass das Auto am Ortsrand stehen und geh bis zum letzten Haus. Mittags ist in kleinen Orten oft alles zu, iss also vorher.',
    () =>
      'Eine Stunde reicht für die Gassen; bleib länger, wenn ein Gasthaus offen ist. Höfe und Gärten sind privat.',
    () =>
      'Komm vor elf oder nach fünf, dann sind die Ausflügler noch nicht da oder schon weg. Hier wohnen Leute: Fotografier nicht in ihre Fenster.',
  ],
  theatre: [
    () =>
      'Versuch zuerst, eine Vorstellung zu bekommen, und dann die Führung. Zurückgegebene Karten gibt es in der letzten Stunde vor Beginn.',
    () =>
      'Zieh dich eine Stufe besser an als sonst und komm früh genug, um durch die Foyers zu gehen. Am besten hört man weit oben.',
    () =>
      'Tagsüber geht die Führung hinter die Bühne, zu Seilen, Staub und Farbe. Das ist die Hälfte, die das Publikum nie sieht.',
  ],
  winery: [
    () =>
      'Zwei Güter am Tag genügen, wenn du dich an sie erinnern willst. Ruf vorher an, frag nach dem Wein, den sie selbst trinken, und lass jemand anderen fahren.',
    () =>
      'Geh durch die Reihen, bevor du probierst: Hang, Stein und Wind sind danach im Glas. Ausspucken gilt hier als höflich.',
    () =>
      'Die Wochen der Lese sind die vollsten und riechen am besten, nur hat dann kein Winzer Zeit. In den ruhigen Monaten ziehen sie einen Stuhl heran.',
    () =>
      'Fahr mit dem Rad oder dem Bus von Keller zu Keller. Die eine Flasche, die es zu Hause nicht gibt, ist das Andenken.',
  ],
  'christmas-market': [
    () =>
      'Nachmittags unter der Woche, wenn die Lichter angehen, ist die Stunde: Am Wochenende wird man geschoben. Warme Sohlen zählen mehr als ein dicker Mantel.',
    () =>
      'Geh an der ersten Reihe vorbei, in der alles in Folie steckt, zu denen, die schnitzen, backen oder schmieden. Auf der Tasse ist Pfand.',
    () =>
      'Erst riechen, dann kaufen: gebrannte Mandeln, Wachs, Rauch. Iss im Stehen zu Abend und hör, ob auf den Stufen ein Chor singt.',
    () =>
      'Geh einmal mit leerem Magen und einmal mit einer Liste hin. Die meisten Stände schließen früher, als man denkt, und am Heiligen Abend alle.',
  ],
  zoo: [
    () =>
      'Die Fütterungszeiten hängen am Eingang: Plan von ihnen aus rückwärts. Wach sind die Tiere in der ersten und in der letzten Stunde.',
    () =>
      'Nimm dir einen Erdteil in Ruhe vor statt alle im Laufschritt. Die Häuser sind für den Schauer zwischendurch.',
    () =>
      'Bleib zehn Minuten vor einem Gehege stehen, dann passiert darin etwas. Mit Kindern braucht der Spielplatz seine eigene Stunde.',
  ],
  'theme-park': [
    () =>
      'Sei da, wenn aufgemacht wird, fang ganz hinten an und iss um elf zu Mittag. Wochentage außerhalb der Ferien ersparen die halben Schlangen.',
    () =>
      'Sieh nach, was geschlossen ist und wie groß man sein muss, bevor jemand etwas verspricht. Schuhe, die nass werden dürfen, sind eine gute Idee.',
  ],
};
