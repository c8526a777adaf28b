import type { Voice } from '../voice.ts';
import { activitiesEn } from './activities.ts';
import { careEn, unfitEn } from './care.ts';
import { carefulIdeasEn } from './careful-ideas.ts';
import { equipmentEn } from './equipment.ts';
import { festivalsEn } from './festivals.ts';
import { mountainIdeasEn } from './mountain-ideas.ts';
import { natureIdeasEn } from './nature-ideas.ts';
import { safetyEn } from './safety.ts';
import { seasonEn } from './season.ts';
import { sightDaysEn } from './sights/sight-days.ts';
import { sightTextsEn } from './sights/sight-texts.ts';
import { townIdeasEn } from './town-ideas.ts';
import { waterIdeasEn } from './water-ideas.ts';
import { wayEn } from './way.ts';
import { weatherEn } from './weather.ts';
import { wishIdeasEn } from './wishes/wish-ideas.ts';
import { wishLabelsEn } from './wish-labels.ts';

export const voiceEn: Voice = {
  weather: weatherEn,
  equipment: equipmentEn,
  activities: activitiesEn,
  ideas: {
    ...wishIdeasEn,
    ...carefulIdeasEn,
    ...mountainIdeasEn,
    ...waterIdeasEn,
    ...natureIdeasEn,
    ...townIdeasEn,
  },
  season: seasonEn,
  sights: sightTextsEn,
  sightDays: sightDaysEn,
  care: careEn,
  unfit: unfitEn,
  way: wayEn,
  safety: safetyEn,
  festivals: festivalsEn,
  wishLabels: wishLabelsEn,
};
