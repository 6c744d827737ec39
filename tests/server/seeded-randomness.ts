// Deterministic randomness, so that recordings have the same ids, keys, codes and hashes each time.
import crypto from 'node:crypto';

/**
 * Replaces Node's random bytes and numbers with deterministic sequences, one for each size, because connections and
 * libraries request their own sizes at varying times.
 * @returns a function that restores randomness
 */
export function seedRandomness(): () => void {
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
