import type { ProductSeed } from '../product-seed';
import { BRACKENHALL_HEALTHCARE_GROWTH } from './brackenhall-healthcare-growth';
import { JUNIPER_WEIR_SOFTWARE_I } from './juniper-weir-software-i';
import { PENROSE_GATE_SECONDARIES } from './penrose-gate-secondaries';
import { WYCHWOOD_BUYOUT_IV } from './wychwood-buyout-iv';

export const PRIVATE_EQUITY: readonly ProductSeed[] = [
  WYCHWOOD_BUYOUT_IV,
  PENROSE_GATE_SECONDARIES,
  BRACKENHALL_HEALTHCARE_GROWTH,
  JUNIPER_WEIR_SOFTWARE_I,
];
