import { terrainContract } from '../terrain.contract.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

terrainContract(() => REAL.terrain);
