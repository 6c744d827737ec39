// The browser sends a hash of the password. The server stores a salted hash of that, so that a leaked database does not
// allow sign-in.
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../config';
import { limitConcurrency } from '../shared/concurrency-limit';

/** OWASP's first choice for Argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Each hash takes 19 MiB and about 30 ms of a core. Above these limits the caller has to retry. */
const bounded = limitConcurrency({ atOnce: 4, waiting: 100 });

/** Verified if there is no account, so that the response takes the same time. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$cXVvaW4tbm9ib2R5LXNhbHQ$LmAdvmWUCGcImDgG7ZfSoKTHVcnRMFYxhnVVd6HcTgY';

/** @throws ApiError unavailable */
export const hashForStorage = (passwordHash: string): Promise<string> =>
  bounded(() => hash(passwordHash, COST));

const CURRENT_PARAMETERS = DUMMY_HASH.slice(
  0,
  DUMMY_HASH.lastIndexOf('$', DUMMY_HASH.lastIndexOf('$') - 1) + 1,
);

/**
 * Takes the same time in all cases: a hash of the older, cheaper scheme is verified together with one of the current
 * scheme.
 * @param stored undefined if there is no account
 * @throws ApiError unavailable
 */
export const matchesStored = (stored: string | undefined, passwordHash: string): Promise<boolean> =>
  bounded(async () => {
    const isCurrent = stored?.startsWith(CURRENT_PARAMETERS) === true;
    const [matches] = await Promise.all([
      stored !== undefined && verify(stored, passwordHash),
      !isCurrent && verify(DUMMY_HASH, passwordHash),
    ]);
    return matches;
  });

// The passwords of the demo accounts are published, so they are rejected outside demo mode.
/**
 * The hashes that browsers send for these passwords. A hash includes the e-mail address, so it matches only that account.
 */
const PUBLISHED_HASHES: ReadonlySet<string> = new Set([
  'f865fc1b743c49a80557b833de87e13e8e0ef05b3cb00bccf5fb4aeaa275a24d', // amelia.hart@example.com
  '6f553f3241181f809c9ef9d52c19e6772de3dad6246ae283eb66e522de04dbf1', // daniel.okafor@example.com
  '7ac7db2073fa7212176423c2cd68f1062a942d161bb4f85d247920a40555ee88', // grace.lindqvist@example.com
  '39d68f03804581a0d4747b7428f6e73a393d5e9be8cb184ac0aaac8324e66724', // yifei.lin@example.com
]);

export const isPublishedPassword = ({ demo }: Config, passwordHash: string): boolean =>
  !demo && PUBLISHED_HASHES.has(passwordHash);
