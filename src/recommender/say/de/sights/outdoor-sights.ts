import type { SightTexts } from '#src/recommender/say/sights/sight-texts.ts';

type Kind =
  | 'ski-area'
  | 'whale-watching'
  | 'turtle-beach'
  | 'birding'
  | 'wildlife'
  | 'dive-site'
  | 'surf-spot'
  | 'climbing-area'
  | 'via-ferrata'
  | 'rafting';

export const outdoorSightsDe: Pick<SightTexts, Kind> = {
  'ski-area': [
    (f) =>
      `${f.metres === '' ? 'Die Lifte öffnen' : `${f.metres} Abfahrt liegen zwischen oben und unten; die Lifte öffnen`} früh, und die erste Stunde auf frischer Piste ist den Wecker wert. Lies den Lawinenbericht, bevor du die Markierung verlässt.`,
    () =>
      'Fahr zuerst zu den hinteren Liften und arbeite dich zurück: Die Schlangen machen es umgekehrt. Mittagessen um halb zwölf oder um zwei.',
    (f) =>
      `Frag, welcher Hang wann in der Sonne liegt${f.metres === '' ? '' : `, denn auf ${f.metres} Abfahrt wechselt der Schnee zweimal`}. Wer anfängt, bucht am besten am ersten Tag eine Stunde Skischule.`,
    () =>
      'Leih vor Ort, dann kannst du nach der ersten Abfahrt tauschen. Bei schlechter Sicht fährst du dort, wo Bäume dem Auge Halt geben.',
  ],
  'whale-watching': [
    (f) =>
      `${f.months === '' ? 'Die Skipper wissen, wo sie gestern waren' : `${f.months} ziehen sie vorbei`}. Nimm ein Boot, das Abstand hält und den Motor abstellt, und am Abend vorher etwas gegen einen flauen Magen.`,
    () =>
      'Such nach Vögeln, die tauchen, und dann nach einem Atem, der in der Luft hängt. Versprechen kann ihn niemand: Gute Anbieter sagen das und nehmen dich noch einmal mit.',
    (f) =>
      `Von einer Landspitze mit Fernglas kostet es nur Geduld${f.months === '' ? '' : ` (${f.months})`}, vom Boot aus eine nasse Jacke. Für beides sind windstille Morgen am besten.`,
  ],
  'turtle-beach': [
    (f) =>
      `Sie kommen nachts an Land${f.months === '' ? '' : ` (${f.months})`}, und dabei sein solltest du nur mit den Leuten vom Schutzprojekt: ohne Lampe, ohne Blitz, dunkel angezogen, weit weg. Am Tag siehst du die Spuren.`,
    () =>
      'Frag beim Schutzprojekt nach dem Abendgang und danach, was geschlüpft ist. Sandburgen werden vor der Nacht eingeebnet, damit kein Junges hängen bleibt.',
  ],
  birding: [
    () =>
      'Beim ersten Licht, mit der Sonne im Rücken, ist es am lautesten. Im Unterstand schweigt man; schreib auf, was du nicht benennen kannst.',
    (f) =>
      `${f.months === '' ? 'Wasserstand und Wind entscheiden' : `${f.months} kommen die meisten; Wasserstand und Wind entscheiden den Rest`}. Frag die Person mit dem größten Fernrohr: Sie wird gern gefragt.`,
    () =>
      'Nimm ein Fernglas mit und bleib eine Stunde an einer Stelle, statt an zehn vorbeizugehen. Schilf und Schlick wirken leer, bis man stehen bleibt.',
  ],
  wildlife: [
    () =>
      'In den zwei Stunden nach Sonnenaufgang und vor Sonnenuntergang bewegt sich etwas, dazwischen ruht es, und du darfst auch. Geh mit jemandem von hier und bleib im Fahrzeug, wo das die Regel ist.',
    () =>
      'Halt doppelt so viel Abstand, wie dir genug scheint. Wer ein Tier füttert oder ihm folgt, verkürzt sein Leben.',
    () =>
      'Frag am Tor, was heute Morgen wo zu sehen war, und warte dort ganz still. Geduld findet mehr als Eile.',
    () =>
      'Frag vor der Buchung, wie groß die Gruppe ist und wie viel Abstand gehalten wird. Nimm ein Fernglas mit und sprich leise.',
  ],
  'dive-site': [
    () =>
      'Frag in der Tauchbasis nach Strömung und Sicht am Tag und welche Tiefe zu deinem Schein passt. Morgens ist das Wasser am ruhigsten.',
    () =>
      'Am meisten siehst du langsam: Bleib schweben, und das Leben kommt aus den Löchern. Prüf das Blei im Flachen und fass nichts an.',
    () =>
      'Mit einem alten Schein nimm erst einen Auffrischungskurs, der halbe Tag lohnt sich. Danach einen Tag lang nicht fliegen.',
  ],
  'surf-spot': [
    () =>
      'Sieh dir vom Strand aus zwei Sets an, bevor du hinauspaddelst, und wo die anderen wieder hereinkommen. Wer hier wohnt, hat Vorfahrt, immer.',
    () =>
      'Die Dünung macht das Wetter weit draußen: Sieh abends die Vorhersage an und frag die Surfschule, welche Tide hier passt. Die erste Stunde nimmst du hier nur, wenn sie es sagen.',
    () =>
      'Ist es zu groß, ist es immer noch der beste Sitzplatz der Küste. Felsen, Strömung und Gedränge wechseln mit der Tide; frag vorher.',
  ],
  'climbing-area': [
    () =>
      'Besorg dir das Topo und frag, welcher Sektor im Schatten liegt und welcher wegen brütender Vögel gesperrt ist. Helm trägt auch, wer sichert.',
    () =>
      'Fang zwei Grade unter dem an, was du zu Hause kletterst: Jeder Fels hat seine Sitten. Bürste dein Magnesia ab, wenn du gehst.',
    () =>
      'Anfänger nehmen für einen halben Tag jemanden, der führt, alle anderen Partner, denen sie trauen. Weicher Stein braucht nach Regen einen Tag zum Trocknen.',
  ],
  'via-ferrata': [
    () =>
      'Set, Helm und Handschuhe leihst du im Tal. Frag nach Schwierigkeit und Abstieg und bleib vom Stahl weg, wenn Gewitter möglich sind.',
    () =>
      'In der ersten Stunde des Tages wartet niemand über dir auf den Leitern. Wer noch nie eingehängt hat, geht mit Bergführer.',
    () =>
      'Zwei Hände, zwei Karabiner, nie beide offen: Nach zehn Minuten ist das ein Rhythmus. Arme ermüden vor Beinen, steig also mit den Füßen.',
  ],
  rafting: [
    () =>
      'Frag nach der Schwierigkeit des Abschnitts beim heutigen Wasserstand und sag ehrlich, wie gut du schwimmst. Schuhe, die am Fuß bleiben, und die Brille am Band.',
    () =>
      'Gefahren wird nach dem Wasser, nicht nach dem Kalender: Buch einen Tag, der sich verschieben lässt. Helm, Weste und ein Guide in jedem Boot.',
    () =>
      'Kaltes Wasser, laute Kurven, nach jeder ein ruhiges Becken. Gesteuert wird gemeinsam, hör also beim Üben zu.',
    () =>
      'Auch in der Mitte wirst du nass bis auf die Haut. Trockene Kleidung bleibt im Auto, zusammen mit allem, was schlecht schwimmt.',
  ],
};
