import { InvalidArgumentError } from 'commander';

/** Reads an option of the command line. */
export const parseWholeNumber =
  (from: number, to: number) =>
  (text: string): number => {
    const count = Number(text);
    if (text.trim() === '' || !Number.isInteger(count) || count < from || count > to)
      throw new InvalidArgumentError(`Give a whole number from ${from} to ${to}.`);
    return count;
  };
