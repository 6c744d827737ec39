import type { ProductSeed } from '../product-seed';
import { COPPER_BASIN_OPPORTUNITY_ZONE } from './copper-basin-opportunity-zone';
import { HEARTHSIDE_STUDENT_HOUSING_I } from './hearthside-student-housing-i';
import { MILLRACE_MULTIFAMILY_III } from './millrace-multifamily-iii';
import { SWITCHYARD_LOGISTICS } from './switchyard-logistics';

export const REAL_ESTATE: readonly ProductSeed[] = [
  MILLRACE_MULTIFAMILY_III,
  SWITCHYARD_LOGISTICS,
  COPPER_BASIN_OPPORTUNITY_ZONE,
  HEARTHSIDE_STUDENT_HOUSING_I,
];
