import type { SignerAct } from '../../database/tables/signer-devices';
import { browserOf } from '../../http/browser-of';
import type { SignerRow } from './signers';

/** What a request says of where it comes from. */
export interface Caller {
  address: string;
  userAgent: string | undefined;
}

/** The signer's devices with the one that this act comes from. */
export const withDevice = (
  { devices }: SignerRow,
  act: SignerAct,
  { address, userAgent }: Caller,
): Pick<SignerRow, 'devices'> => ({
  devices: { ...devices, [act]: { address, ...browserOf(userAgent) } },
});
