import type { Voice } from '../voice.ts';
import { activitiesDe } from './activities.ts';
import { careDe, unfitDe } from './care.ts';
import { carefulIdeasDe } from './careful-ideas.ts';
import { equipmentDe } from './equipment.ts';
import { festivalsDe } from './festivals.ts';
import { mountainIdeasDe } from './mountain-ideas.ts';
import { natureIdeasDe } from './nature-ideas.ts';
import { safetyDe } from './safety.ts';
import { seasonDe } from './season.ts';
import { sightDaysDe } from './sights/sight-days.ts';
import { sightTextsDe } from './sights/sight-texts.ts';
import { townIdeasDe } from './town-ideas.ts';
import { waterIdeasDe } from './water-ideas.ts';
import { wayDe } from './way.ts';
import { weatherDe } from './weather.ts';
import { wishIdeasDe } from './wishes/wish-ideas.ts';
import { wishLabelsDe } from './wish-labels.ts';

export const voiceDe: Voice = {
  weather: weatherDe,
  equipment: equipmentDe,
  activities: activitiesDe,
  ideas: {
    ...wishIdeasDe,
    ...carefulIdeasDe,
    ...mountainIdeasDe,
    ...waterIdeasDe,
    ...natureIdeasDe,
    ...townIdeasDe,
  },
  season: seasonDe,
  sights: sightTextsDe,
  sightDays: sightDaysDe,
  care: careDe,
  unfit: unfitDe,
  way: wayDe,
  safety: safetyDe,
  festivals: festivalsDe,
  wishLabels: wishLabelsDe,
};
