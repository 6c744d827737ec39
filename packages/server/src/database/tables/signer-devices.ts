// Where the acts of a signer came from, as the certificate of signing tells it.

export type SignerAct = 'identified' | 'consented' | 'read' | 'signed';

export interface SignerDevice {
  /** IP address. */
  address: string;
  /** As it names itself; null where it does not. */
  browser: string | null;
  system: string | null;
}

/** Acts from before devices were kept have none. */
export type SignerDevices = Partial<Record<SignerAct, SignerDevice>>;
