import type { LookThroughLayer } from './LookThroughChart';

export const chargesFees = ({ managementFee, performanceFee }: LookThroughLayer): boolean =>
  managementFee !== null || performanceFee !== null;
