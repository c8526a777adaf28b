import type { SightTexts } from '#src/recommender/sights/sight-texts.ts';

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
      'Ganze Generationen haben es in Ruhe gelassen, deshalb steht es noch beisammen. Geh einmal ohne Halt hindurch und dann zurück zu den drei Stellen, die dir geblieben sind.',
    () =>
      'Lies vorher zehn Minuten darüber: Mit einer Jahreszahl und einem Namen im Kopf fangen die Steine an zu reden. Wer hier führt, kennt auch den Klatsch.',
    () =>
      'Besonders ist das Ganze, kein einzelnes Stück davon. Such eine erhöhte Stelle, von der aus man sieht, wie es angelegt wurde.',
    () =>
      'Bleib, wenn die Tagesgäste weg sind, die Läden aufgehen und die Bewohner herauskommen. Dieselben Gassen sind dann ein anderer Ort.',
    () =>
      'Für die ganze Menschheit gelistet und doch jemandes Adresse: Sprich leise und sieh dir die Türrahmen an, an ihnen zeigen sich die Jahre.',
  ],
  ruin: [
    () =>
      'Stell dich in die Mitte und setz in Gedanken das Dach wieder auf; ausgetretene Stufen zeigen, wo man hereinkam. Schatten ist zwischen alten Mauern selten.',
    () =>
      'Fang mit dem Plan am Eingang an, sonst sieht eine Mauer aus wie die nächste. Die kleinen Funde liegen meist in einem Museum in der Nähe.',
    () =>
      'Was gefallen ist, verrät so viel wie das, was steht: Sieh dir an, wie die Blöcke verbunden waren. Bleib von den Mauerkronen herunter, der nächste Winter braucht sie auch noch.',
    () =>
      'Zweitausend Jahre oder zweihundert, die beste Stunde ist dieselbe: wenn das Tor gerade aufgegangen ist und das Licht flach einfällt.',
    () =>
      'Geh zuerst am äußeren Rand entlang, dann in die Mitte. Gebaut wurde hier des Wassers, der Aussicht oder der Sicherheit wegen, und man sieht noch, weshalb.',
  ],
  castle: [
    () =>
      'Geh erst außen herum: Die Mauern verraten, von welcher Seite man wen fürchtete. Oben auf dem Turm erklärt sich das ganze Tal.',
    () =>
      'Küche, Keller und Abort erzählen mehr vom Leben hier als die Säle. Frag nach der Führung, die sie zeigt.',
    () =>
      'Vom anderen Ufer oder vom Hang gegenüber hast du das Bild, drinnen den Luftzug. Nimm beides mit, und eine Jacke.',
    () =>
      'Zähl auf dem Weg hinauf die Tore und stell dir jedes geschlossen vor. Kinder brauchen etwa eine Stunde dafür, Ritter inbegriffen.',
    () =>
      'In jedem Jahrhundert hat jemand etwas angebaut und ein anderer etwas abgebrannt. Such die Fugen im Mauerwerk.',
    () =>
      'Komm zu Fuß von unten, wie alle, die in guter oder schlechter Absicht kamen. In der letzten Kurve soll sie Eindruck machen.',
  ],
  palace: [
    () =>
      'Such dir fünf Räume aus und lass die anderen achtzig. Die Decken sind einen steifen Nacken wert, und der Park dahinter kostet nur Zeit.',
    () =>
      'Er sollte Besucher klein machen, und das gelingt ihm noch. Wo er nur von außen zu sehen ist, sind Wachen und Tor die Vorstellung.',
    () =>
      'Nimm den ersten Einlass des Tages und geh gegen den Strom. Bei Dienstbotentreppen und Ställen wird es menschlich.',
    () =>
      'Marmor, Spiegel und viel Politik. Finde vorher heraus, wer das bezahlt hat; der Rest ergibt sich daraus.',
  ],
  monument: [
    () =>
      'Den meisten reichen fünf Minuten im Vorbeigehen; gib ihm fünfzehn und lies, was auf der Rückseite steht. Nach Einbruch der Dunkelheit ist es oft am schönsten.',
    () =>
      'Achte auf das, was weggelassen ist, so sehr wie auf das Gezeigte. Auf der Bank nebenan hat bestimmt jemand eine Meinung dazu.',
    () =>
      'Gedacht für einen ganz bestimmten Standpunkt: Geh so weit zurück, bis es in seine Umgebung passt. Dort stehen auch die Fotografen.',
    () =>
      'Einheimische verabreden sich hier, und dafür taugt es auch dir. Fang deine Runde hier an und lass sie hier enden.',
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
      'Setz dich an den Rand und lass eine halbe Stunde lang alles an dir vorbeigehen. Jede Stadt zeigt sich zuerst hier.',
    () =>
      'Überquer ihn einmal früh, wenn nur gekehrt wird, und einmal spät, wenn alle da sind. Eine Straße weiter sinken die Preise.',
    () =>
      'Finde das Haus, das nicht zu den anderen passt, und frag, was dort vorher stand. Meist ist das die Geschichte der Stadt.',
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
      'Geh zu Fuß hinüber, hin auf der einen, zurück auf der anderen Seite, und bleib in der Mitte stehen, wo sie summt. Das Bild von ihr macht man von der nächsten aus.',
    () =>
      'Sieh sie dir auch von unten an: Dort haben die Ingenieure gezeigt, was sie konnten. Oben weht es stärker als an beiden Ufern.',
    () =>
      'Gegen Abend kommt das Licht am Wasser entlang, und die Lampen gehen an. Bis dahin war sie ein Weg, danach ist sie ein Ort.',
  ],
  village: [
    () =>
      'Lass das Auto beim ersten Haus stehen und geh hinauf bis zum letzten. Kirche, Brunnen, Bank: Irgendjemand wünscht dir einen guten Tag.',
    () =>
      'Eine Stunde reicht für die Gassen, ein Nachmittag für das, was sie mit dir machen. Gärten sind privat, Blicke nicht.',
    () =>
      'Berühmt für sein Aussehen, und trotzdem wird hier Wäsche abgenommen. Sei vor elf oder nach fünf da, dann gehört es sich selbst.',
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
