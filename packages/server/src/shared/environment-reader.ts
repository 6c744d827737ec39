import { KEY_BYTES } from './keys';
import { loadConfiguredSeal, UnfitSealKey } from './seal-key';

export type Environment = Readonly<Record<string, string | undefined>>;

export const KEY_FORMAT = `it must be ${KEY_BYTES} random bytes in base64 (openssl rand -base64 ${KEY_BYTES})`;

/** Reads variables and collects errors. An empty value counts as unset. */
export class EnvironmentReader {
  readonly wrong: string[] = [];

  constructor(private readonly environment: Environment) {}

  text(name: string): string | undefined {
    return this.environment[name]?.trim() || undefined;
  }

  integer(name: string, otherwise: number, { from, to }: { from: number; to: number }): number {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= from && value <= to) return value;
    this.wrong.push(`${name} is "${text}", but must be a whole number from ${from} to ${to}.`);
    return otherwise;
  }

  yesOrNo(name: string, otherwise: boolean): boolean {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    if (text !== '0' && text !== '1') this.wrong.push(`${name} is "${text}", but must be 1 (yes) or 0 (no).`);
    return text === '1';
  }

  oneOf<T extends string>(name: string, list: readonly T[], otherwise: T): T {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const found = list.find((item) => item === text);
    if (!found) this.wrong.push(`${name} is "${text}", but must be one of ${list.join(', ')}.`);
    return found ?? otherwise;
  }

  /** Reads items of `list`, separated by spaces or commas. */
  someOf<T extends string>(name: string, list: readonly T[]): readonly T[] {
    const words: readonly string[] = this.text(name)?.match(/[^\s,]+/g) ?? [];
    const unknown = words.find((word) => !list.some((item) => item === word));
    if (unknown !== undefined)
      this.wrong.push(`${name} contains "${unknown}". Possible values: ${list.join(', ')}.`);
    return list.filter((item) => words.includes(item));
  }

  /** The error omits the value, because URLs of databases and mail servers contain passwords. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    this.wrong.push(
      `${name} is not a valid URL: it must start with ${protocols.map((p) => `${p}//`).join(' or ')}, with characters such as # and / in a password written as %23 and %2F.`,
    );
    return undefined;
  }

  key(name: string): Buffer | undefined {
    return this.keys(name, 1)[0];
  }

  /** Reads PEM. Line breaks may be written as `\n`. */
  seal(name: string): string | undefined {
    const pem = this.text(name)?.replaceAll('\\n', '\n');
    if (pem === undefined) return undefined;
    try {
      loadConfiguredSeal({ pem, folder: '' });
      return pem;
    } catch (failure) {
      this.wrong.push(
        failure instanceof UnfitSealKey
          ? `${name} is not usable: ${failure.message}.`
          : `${name} is not a private key with its certificate. Use the content of a seal.pem.`,
      );
      return undefined;
    }
  }

  /** Reads base64 keys, separated by spaces or commas. */
  keys(name: string, atMost = Infinity): Buffer[] {
    const keys = (this.text(name)?.match(/[^\s,]+/g) ?? []).map((text) => Buffer.from(text, 'base64'));
    if (keys.length <= atMost && keys.every(({ length }) => length === KEY_BYTES)) return keys;
    this.wrong.push(`${name} is not a valid key: ${KEY_FORMAT}.`);
    return [];
  }
}
