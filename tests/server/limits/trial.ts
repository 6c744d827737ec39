// Setup of every limit test: the server, a signed-up user, and a clock that advances.
import type * as limits from '../../../packages/rules/src/limits';
import { startTestApp, type Person, type TestApp } from '../test-app';

export let app: TestApp;
/** A signed-up user without other data, whose tests use sessions of their own. */
export let person: Person;

export async function begin(): Promise<void> {
  app = await startTestApp();
  person = await app.signUp();
}

export type Limit = keyof typeof limits;

export interface Trial {
  constant: Limit | 'COMMITMENT_MULTIPLE' | 'REFERRAL_OFFER';
  /** What the limit applies to. */
  of: string;
  /** In the unit of the test: seconds, attempts, bytes, dollars, days. */
  limit: number;
  /** Whether the action succeeds with this value. */
  goes: (amount: number) => Promise<boolean>;
  /** Results one below, at and one above the limit. */
  expected: readonly [boolean, boolean, boolean];
}

export const UNTIL = [true, false, false] as const;
export const THROUGH = [true, true, false] as const;
export const FROM = [false, true, true] as const;
export const ONLY = [false, true, false] as const;

export const HOUR = 3_600;
export const DAY = 86_400;

export const succeeds = (answer: { status: number }) => answer.status === 200;
export const later = (seconds: number) => app.clock.advance({ seconds });

let calls = 0;
/** Unique for each call. */
export const another = () => (calls += 1);

/** Addresses are unique, so that rate limits do not apply. */
export const anywhere = () => `10.9.${another() >> 8}.${calls & 255}`;

export const newPhone = () => `202556${String(1000 + another())}`;
export const send = (phone: string) =>
  app.call('sendSmsCode', { body: { phone, region: 'US' }, address: anywhere() });
export const readCode = (phone: string) => app.newestCode(`+1${phone}`);

export const aSession = async () => {
  later(60);
  return app.signIn(person);
};
