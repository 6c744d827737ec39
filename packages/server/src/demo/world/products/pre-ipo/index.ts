import type { ProductSeed } from '../product-seed';
import { HANDSPAN_ROBOTICS_II } from './handspan-robotics-ii';
import { LUMENFOLD_PHOTONICS_I } from './lumenfold-photonics-i';
import { SALTWING_BIO_I } from './saltwing-bio-i';
import { SKYFERRY_AVIATION_I } from './skyferry-aviation-i';

export const PRE_IPO: readonly ProductSeed[] = [
  SKYFERRY_AVIATION_I,
  LUMENFOLD_PHOTONICS_I,
  HANDSPAN_ROBOTICS_II,
  SALTWING_BIO_I,
];
