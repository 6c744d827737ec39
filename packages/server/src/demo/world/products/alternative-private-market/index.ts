import type { ProductSeed } from '../product-seed';
import { FURROW_FIELD_FARMLAND } from './furrow-field-farmland';
import { LITMUS_ROW_LITIGATION_I } from './litmus-row-litigation-i';
import { PASSACAGLIA_MUSIC_ROYALTIES } from './passacaglia-music-royalties';
import { PEATSTONE_MATURING_SPIRITS } from './peatstone-maturing-spirits';

export const ALTERNATIVE_PRIVATE_MARKET: readonly ProductSeed[] = [
  FURROW_FIELD_FARMLAND,
  PASSACAGLIA_MUSIC_ROYALTIES,
  PEATSTONE_MATURING_SPIRITS,
  LITMUS_ROW_LITIGATION_I,
];
