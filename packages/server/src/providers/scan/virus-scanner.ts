export interface VirusScanner {
  /** @throws Unreachable when nobody can say; nothing may be kept then */
  isInfected(bytes: Buffer): Promise<boolean>;
}

/** Where no scanner is configured, files are still parsed, and images encoded anew. */
export const noScanner: VirusScanner = { isInfected: async () => false };
