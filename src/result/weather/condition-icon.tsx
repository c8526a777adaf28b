import {
  Bug,
  BugOff,
  CloudDrizzle,
  CloudFog,
  CloudLightning,
  CloudRain,
  CloudSun,
  Droplets,
  Flame,
  Info,
  MoonStar,
  MountainSnow,
  PawPrint,
  Snowflake,
  Sun,
  SunDim,
  SunMedium,
  SunMoon,
  Sunrise,
  Sunset,
  ThermometerSnowflake,
  ThermometerSun,
  Tornado,
  Waves,
  CloudSnow,
  Wind,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ConditionType } from '#src/domain/trip/recommendation.ts';

const ICONS: Record<ConditionType, LucideIcon> = {
  sunny: Sun,
  dry: SunDim,
  mild: CloudSun,
  warm: ThermometerSun,
  heat: Flame,
  humid: Droplets,
  'strong-sun': SunMedium,
  showers: CloudDrizzle,
  rain: CloudRain,
  thunderstorms: CloudLightning,
  snow: CloudSnow,
  frost: Snowflake,
  cold: ThermometerSnowflake,
  fog: CloudFog,
  wind: Wind,
  'long-days': Sunrise,
  'short-days': Sunset,
  'midnight-sun': SunMoon,
  'polar-night': MoonStar,
  'thin-air': MountainSnow,
  'storm-season': Tornado,
  tides: Waves,
  ticks: Bug,
  mosquitoes: BugOff,
  'polar-bears': PawPrint,
};

/** A neutral icon for unknown conditions. */
export function ConditionIcon({ type }: { type: ConditionType | undefined }) {
  const Icon = type === undefined ? Info : ICONS[type];
  return <Icon size={24} strokeWidth={1.75} aria-hidden="true" />;
}
