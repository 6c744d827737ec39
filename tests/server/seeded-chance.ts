// Chance that is the same each time: what is recorded twice has the same ids, keys and codes, and so the same hashes.
import crypto from 'node:crypto';

/**
 * From now on Node's random bytes and numbers are the next ones of a row that begins anew in every process: one row for
 * each size, since connections and libraries, which draw at no certain moment, ask for sizes of their own.
 * @returns gives chance back
 */
export function seedChance(): () => void {
  const drawn = new Map<string, number>();
  const next = (row: string, size: number): Buffer => {
    const count = (drawn.get(row) ?? 0) + 1;
    drawn.set(row, count);
    return crypto.createHash('shake256', { outputLength: size }).update(`${row}:${count}`).digest();
  };
  const replaced = [
    jest.spyOn(crypto, 'randomBytes').mockImplementation((size: number) => next(`bytes ${size}`, size)),
    jest.spyOn(crypto, 'randomInt').mockImplementation((under: number) => {
      return next(`under ${under}`, 6).readUIntBE(0, 6) % under;
    }),
    jest
      .spyOn(crypto, 'randomFillSync')
      .mockImplementation(<T extends NodeJS.ArrayBufferView>(view: T): T => {
        const { buffer, byteOffset, byteLength } = view;
        new Uint8Array(buffer, byteOffset, byteLength).set(next(`fill ${byteLength}`, byteLength));
        return view;
      }),
  ];
  return () => replaced.forEach((one) => one.mockRestore());
}
