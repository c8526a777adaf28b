import type { EmergencyNumber } from '#src/domain/place/country-facts.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { Reminder } from './calendar-writing.ts';

type ExportWords = {
  travelers: (count: number) => string;
  weather: string;
  typical: string;
  forThisTrip: string;
  youHave: string;
  /** The category of the lines that the traveller added. */
  own: string;
  ideas: string;
  days: string;
  day: (number: number) => string;
  instead: string;
  safety: string;
  emergency: string;
  madeWith: string;
  /** For a day that was in an earlier calendar. */
  nothingOn: (number: number) => string;
  /** For a stop that was in an earlier calendar. */
  noStop: (number: number) => string;
  /** Of a trip with stops: 'three stops', 'Stop 2'. */
  stops: (count: number) => string;
  stop: (number: number) => string;
  route: string;
  and: string;
  reminders: Readonly<Record<Reminder, (trip: string) => string>>;
  services: Readonly<Record<EmergencyNumber['service'], string>>;
};

/** The words of files, in the language of the trip, which need not be that of the screen. */
export const EXPORT_WORDS: Readonly<Record<Language, ExportWords>> = {
  en: {
    travelers: (count) => (count === 1 ? '1 traveler' : `${count} travelers`),
    weather: 'Weather',
    typical: 'Typical for 1991–2020, not a forecast.',
    forThisTrip: 'For this trip',
    youHave: 'You surely have',
    own: 'Your own',
    ideas: 'Ideas',
    days: 'Days',
    day: (number) => `Day ${number}`,
    instead: 'Instead, by the weather',
    safety: 'Look out for',
    emergency: 'Emergency numbers',
    madeWith: 'Planned with Fernweh',
    nothingOn: (number) => `Day ${number}: nothing planned any more`,
    noStop: (number) => `Stop ${number}: no longer part of the trip`,
    stops: (count) => `${count} stops`,
    stop: (number) => `Stop ${number}`,
    route: 'Stops in their order',
    and: 'and',
    reminders: {
      pack: (trip) => `Pack for ${trip}`,
      passport: (trip) => `${trip}: is your passport valid long enough?`,
    },
    services: {
      all: 'all services',
      police: 'police',
      ambulance: 'ambulance',
      fire: 'fire brigade',
    },
  },
  de: {
    travelers: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
    weather: 'Wetter',
    typical: 'Typisch für 1991–2020, keine Vorhersage.',
    forThisTrip: 'Für diese Reise',
    youHave: 'Hast du sicher schon',
    own: 'Eigenes',
    ideas: 'Ideen',
    days: 'Tage',
    day: (number) => `Tag ${number}`,
    instead: 'Je nach Wetter stattdessen',
    safety: 'Worauf du achten solltest',
    emergency: 'Notrufnummern',
    madeWith: 'Geplant mit Fernweh',
    nothingOn: (number) => `Tag ${number}: nichts mehr geplant`,
    noStop: (number) => `Etappe ${number}: gehört nicht mehr zur Reise`,
    stops: (count) => `${count} Etappen`,
    stop: (number) => `Etappe ${number}`,
    route: 'Etappen der Reihe nach',
    and: 'und',
    reminders: {
      pack: (trip) => `Packen für ${trip}`,
      passport: (trip) => `${trip}: Ist dein Reisepass noch lange genug gültig?`,
    },
    services: {
      all: 'alle Notdienste',
      police: 'Polizei',
      ambulance: 'Rettung',
      fire: 'Feuerwehr',
    },
  },
};
