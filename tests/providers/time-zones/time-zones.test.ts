import { createTimeZones } from '#src/providers/time-zones/time-zones.ts';
import { timeZonesContract } from '../time-zones.contract.ts';

timeZonesContract(createTimeZones);
