// The passwords of the demo accounts are in the documentation, so outside demo mode nobody may use them.
import type { Config } from '../config';

/** The hashes that browsers send for them. Each depends on its e-mail address, so it identifies that account's password only. */
const PUBLISHED_HASHES: ReadonlySet<string> = new Set([
  'f865fc1b743c49a80557b833de87e13e8e0ef05b3cb00bccf5fb4aeaa275a24d', // amelia.hart@example.com
  '6f553f3241181f809c9ef9d52c19e6772de3dad6246ae283eb66e522de04dbf1', // daniel.okafor@example.com
  '7ac7db2073fa7212176423c2cd68f1062a942d161bb4f85d247920a40555ee88', // grace.lindqvist@example.com
  '39d68f03804581a0d4747b7428f6e73a393d5e9be8cb184ac0aaac8324e66724', // yifei.lin@example.com
]);

export const isPublishedPassword = ({ demo }: Config, passwordHash: string): boolean =>
  !demo && PUBLISHED_HASHES.has(passwordHash);
