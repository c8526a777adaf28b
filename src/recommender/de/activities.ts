import type { ActivityWords } from '../ideas/activity-words.ts';
import { joinList } from '../sentences.ts';

const NUMBERS: readonly string[] = [
  'Keine',
  'Eine',
  'Zwei',
  'Drei',
  'Vier',
  'Fünf',
  'Sechs',
  'Sieben',
  'Acht',
];

export const activitiesDe: ActivityWords = {
  title: 'Aktivitäten',
  label: {
    Hiking: 'Wandern',
    Mountaineering: 'Bergsteigen',
    Climbing: 'Klettern',
    Camping: 'Camping',
    Cycling: 'Radfahren',
    'Swimming and beach': 'Baden',
    'Snorkelling and diving': 'Schnorcheln',
    Paddling: 'Paddeln',
    Sailing: 'Segeln',
    Surfing: 'Surfen',
    Fishing: 'Angeln',
    'Skiing and snowboarding': 'Skifahren',
    'Winter walking': 'Winterwandern',
    Photography: 'Fotografieren',
    'Wildlife watching': 'Tierbeobachtung',
    Stargazing: 'Sterne beobachten',
    'City sightseeing': 'Stadtbummel',
    'Culture and museums': 'Kultur',
    'Food and markets': 'Essen',
    'Relaxation and wellness': 'Erholung',
    Running: 'Laufen',
    'Family outings': 'Familienzeit',
  },
  want: {
    Hiking: 'Du willst wandern',
    Mountaineering: 'Du willst auf Gipfel steigen',
    Climbing: 'Du willst klettern',
    Camping: 'Du willst zelten',
    Cycling: 'Du willst Rad fahren',
    'Swimming and beach': 'Du willst baden',
    'Snorkelling and diving': 'Du willst schnorcheln oder tauchen',
    Paddling: 'Du willst paddeln',
    Sailing: 'Du willst segeln',
    Surfing: 'Du willst surfen',
    Fishing: 'Du willst angeln',
    'Skiing and snowboarding': 'Du willst Ski fahren',
    'Winter walking': 'Du willst durch den Schnee wandern',
    Photography: 'Du willst fotografieren',
    'Wildlife watching': 'Du willst Tiere beobachten',
    Stargazing: 'Du willst den Nachthimmel sehen',
    'City sightseeing': 'Du willst die Stadt ansehen',
    'Culture and museums': 'Du hast dir Kultur gewünscht',
    'Food and markets': 'Du willst gut essen',
    'Relaxation and wellness': 'Du willst dich erholen',
    Running: 'Du willst laufen',
    'Family outings': 'Du reist mit Kindern',
  },
  purpose: {
    Hiking: 'fürs Wandern',
    Mountaineering: 'fürs Bergsteigen',
    Climbing: 'fürs Klettern',
    Camping: 'fürs Zelten',
    Cycling: 'fürs Radfahren',
    'Swimming and beach': 'fürs Baden',
    'Snorkelling and diving': 'fürs Schnorcheln und Tauchen',
    Paddling: 'fürs Paddeln',
    Sailing: 'fürs Segeln',
    Surfing: 'fürs Surfen',
    Fishing: 'fürs Angeln',
    'Skiing and snowboarding': 'fürs Skifahren',
    'Winter walking': 'fürs Winterwandern',
    Photography: 'fürs Fotografieren',
    'Wildlife watching': 'für die Tierbeobachtung',
    Stargazing: 'für den Sternenhimmel',
    'City sightseeing': 'für die Stadt',
    'Culture and museums': 'für die Kultur',
    'Food and markets': 'fürs Essen und die Märkte',
    'Relaxation and wellness': 'für die Erholung',
    Running: 'fürs Laufen',
    'Family outings': 'für die Kinder',
  },
  answers(word, turn) {
    const wordings = [
      `Das ist die erste Antwort auf „${word}“.`,
      `Dein Stichwort „${word}“ steht dahinter.`,
      `Das ist für „${word}“ auf deinem Wunschzettel.`,
      `So sieht hier „${word}“ aus.`,
    ];
    return wordings[turn % wordings.length] ?? '';
  },
  opening({ asked, high, count }) {
    if (asked.length === 0) {
      return `${NUMBERS[count] ?? count} Ideen, die zum Ort und zu Tagen um ${high} passen.`;
    }
    const wish = joinList(
      asked.map((word) => `„${word}“`),
      'de',
    );
    return `Du hast dir ${wish} gewünscht: Das kommt zuerst, dann folgt, was der Ort bei Tagen um ${high} noch hergibt.`;
  },
  missing(word, obstacle, { high, low, sea }) {
    const because = {
      'open-sea': 'Rund um diesen Punkt ist nur offenes Meer',
      'ice-desert': 'Auf diesem Eis lebt fast nichts',
      'too-cold': `Mit ${high} am Tag und ${low} in der Nacht ist es zu kalt`,
      'too-hot': `Bei ${high} am Tag wäre es ein Risiko für die Gesundheit`,
      'cold-water':
        sea === null
          ? `Bei ${high} Luft am Tag und ${low} in der Nacht ist das Wasser zu kalt`
          : `Das Meer hat etwa ${sea}, die Luft am Tag ${high}`,
      'no-water': 'Offenes Wasser ist mit einem kurzen Ausflug nicht zu erreichen',
      'no-sea': 'Das Meer ist zu weit weg',
      'frozen-water': `Bei ${high} am Tag ist das Wasser wahrscheinlich zugefroren`,
      'no-snow': `Bei ${high} am Tag und ${low} in der Nacht ist kein Schnee zu erwarten`,
      'no-slopes': 'Hier gibt es weder Hänge noch Loipen',
      'snowed-in': `Bei ${high} am Tag liegt wahrscheinlich Schnee auf den Straßen`,
      'too-flat': 'Das Gelände ringsum ist zu flach dafür',
      'polar-night': 'Die Sonne geht an diesen Tagen nicht auf',
      'bright-nights': 'Die Nächte werden dafür nicht dunkel genug',
      'nobody-there': 'Kein Ort liegt in erreichbarer Nähe',
    }[obstacle];
    return `„${word}“ fehlt im Plan: ${because}.`;
  },
  refused: (words) =>
    `Auf deinen Wunsch weggelassen: ${joinList(
      words.map((word) => `„${word}“`),
      'de',
    )}.`,
  distances: 'Entfernungen gelten in gerader Linie ab deinem Pin.',
  nothingNamed: 'In der Nähe hat nichts einen Namen, deshalb behauptet keine der Ideen einen.',
};
