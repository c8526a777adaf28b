import { capitalize } from '../sentences.ts';
import type { ActivityWords } from '../ideas/activity-words.ts';
import { joinList } from '../sentences.ts';
import { summaryDe } from './summary.ts';

export const activitiesDe: ActivityWords = {
  title: 'Aktivitäten',
  summary: summaryDe,
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
  missing(words, obstacle, { high, low, sea, atStop }) {
    const because = {
      'open-sea': 'Rund um diesen Punkt ist nur offenes Meer',
      'ice-desert': 'Auf dem Inlandeis gibt es dafür nichts',
      'too-cold': `Bei ${high} am Tag und ${low} in der Nacht ist es zu kalt`,
      'too-hot': `Bei ${high} am Tag ist es zu heiß dafür`,
      'cold-water':
        sea === null
          ? `Bei ${high} Luft am Tag und ${low} in der Nacht ist das Wasser zu kalt`
          : `Das Meer hat nur etwa ${sea}, die Luft am Tag ${high}`,
      'no-water': 'Offenes Wasser ist von hier aus zu weit weg',
      'no-sea': 'Das Meer ist zu weit weg',
      'frozen-water': `Bei ${high} am Tag ist das Wasser wahrscheinlich zugefroren`,
      'no-snow': `Bei ${high} am Tag und ${low} in der Nacht ist kein Schnee zu erwarten`,
      'no-slopes': 'Hier gibt es weder Hänge noch Loipen',
      'snowed-in': `Bei ${high} am Tag liegt wahrscheinlich Schnee auf den Straßen`,
      'too-flat': 'Das Gelände ringsum ist zu flach dafür',
      'polar-night': 'Die Sonne geht an diesen Tagen nicht auf',
      'bright-nights': 'Die Nächte werden dafür nicht dunkel genug',
      'nobody-there': 'In der Nähe liegt keine Ortschaft',
      'unsafe-water':
        'Im Wasser gibt es hier gefährliche Strömungen, Krankheitserreger oder Tiere; sicher ist ein Schwimmbad',
      'protected-water': 'Das Wasser ist hier geschützt, Baden und Boote sind verboten',
      'dangerous-animals':
        'Wegen der Tiere, die hier leben, ist man nur mit Guide oder im Auto draußen',
      'unsafe-country': 'Regierungen warnen vor Reisen hierher',
      'no-river': 'Hier fließt nicht das ganze Jahr ein Fluss',
      'snow-covered': 'Der Boden liegt wahrscheinlich unter Schnee',
      'none-nearby': 'Dafür kennen wir im Umkreis eines Tagesausflugs nichts',
      'not-living-here': 'In diesem Teil der Welt leben sie nicht wild',
      'out-of-season': 'Die Saison dafür ist zu einer anderen Zeit',
      'no-aurora': 'So weit von den Polen reicht Polarlicht nur selten',
      'sun-sets': 'Die Sonne geht an diesen Tagen unter, und es wird dunkel',
      'sun-stays': 'Die Sonne geht an diesen Tagen weder auf noch unter',
      'plan-full': 'Der Plan ist voll mit dem, was du davor genannt hast',
    }[obstacle];
    const quoted = joinList(
      words.map((word, index) => `„${index === 0 ? capitalize(word) : word}“`),
      'de',
    );
    const isMissing = words.length === 1 ? 'fehlt' : 'fehlen';
    return `${quoted} ${isMissing} ${atStop ? 'auf dieser Etappe' : 'im Plan'}: ${because}.`;
  },
  refused: (words) =>
    `Weggelassen: ${joinList(
      words.map((word) => `„${word}“`),
      'de',
    )}.`,
  notForYou:
    'Vom Dienst vorgeschlagen; Stufen, Fels oder Abgrund passen nicht zu denen, die mit dir reisen.',
  nothingNamed:
    'Rund um diesen Punkt kennt unsere Karte keinen Namen, deshalb nennen die Ideen keinen Ort.',
};
