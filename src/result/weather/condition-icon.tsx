import {
  Bug,
  BugOff,
  CloudDrizzle,
  CloudFog,
  CloudLightning,
  CloudRain,
  DropletOff,
  Droplets,
  Flame,
  Info,
  MoonStar,
  MountainSnow,
  PawPrint,
  Snowflake,
  Sun,
  SunMedium,
  SunMoon,
  Sunrise,
  Sunset,
  Thermometer,
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
  // Dry days may be grey, and mild ones too: no sun is promised that nobody spoke of.
  dry: DropletOff,
  mild: Thermometer,
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
