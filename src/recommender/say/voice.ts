import type { Unfit } from '#src/domain/place/access.ts';
import type { ThemeId } from '#src/recommender/read/wish-keys.ts';
import type { EquipmentWords } from './equipment/equipment-words.ts';
import type { FestivalWords } from './festivals/festival-words.ts';
import type { ActivityWords } from './ideas/activity-words.ts';
import type { IdeaWords, Season, SeasonFigures } from './ideas/idea-words.ts';
import type { SafetyWords } from './safety/safety-words.ts';
import type { CareWords } from './sights/care-words.ts';
import type { SightDays, SightTexts } from './sights/sight-texts.ts';
import type { WayWords } from './sights/way-words.ts';
import type { WeatherWords } from './weather/weather-words.ts';

/** All that one language has to say. */
export type Voice = {
  weather: WeatherWords;
  equipment: EquipmentWords;
  activities: ActivityWords;
  /** By the id of the idea. */
  ideas: Readonly<Record<string, IdeaWords>>;
  /** `turn` is the index of the suggestion: the wording of the same figure varies by it. */
  season: (figures: SeasonFigures, turn: number) => Season;
  sights: SightTexts;
  sightDays: SightDays;
  care: CareWords;
  /** Why a sight is not for those who travel. */
  unfit: Readonly<Record<Unfit, string>>;
  way: WayWords;
  safety: SafetyWords;
  festivals: FestivalWords;
  wishLabels: Readonly<Record<ThemeId, string>>;
};
