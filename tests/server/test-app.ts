// The server for tests: the production app with its own database and a clock that the test moves. Calls are made by their
// names in the contract.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '@quoin/rules/password';
import {
  buildApp,
  buildServices,
  createLogger,
  jobHandlers,
  readConfig,
  type Environment,
} from '@quoin/server';
import { noteProvoked } from '../environment/provoked-errors';
import { callsBy } from './calls';
import { copyTemplate } from './test-database';

// Generous, for slow machines. No test waits for real time to pass.

/** A Friday morning in New York, in summer. */
export const START_OF_TESTS = '2026-06-05T14:00:00Z';
export const PASSWORD = 'Granite#2026';

type Server = Awaited<ReturnType<typeof buildApp>>;
type HttpResponse = Awaited<ReturnType<Server['inject']>>;

export class MovableClock {
  constructor(private time = new Date(START_OF_TESTS).getTime()) {}

  now = () => new Date(this.time);

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }): void {
    this.time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
}

export interface Message {
  id: string;
  channel: 'mail' | 'sms';
  to: string;
  subject: string;
  text: string;
  link: string | null;
  code: string | null;
  sent_at: string;
}

export interface Person {
  email: string;
  password: string;
  /** US number of ten digits. */
  phone: string;
}

interface SignUp extends Partial<Person> {
  country?: string;
  /** IP address of the caller. */
  address?: string;
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** @param environment overrides the defaults for tests, for example `{ UPLOAD_MAX_MB: '1' }` */
export async function startTestApp(environment: Environment = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-test-app-'));
  const databaseUrl = await copyTemplate();
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const logger = createLogger(config.logLevel);
  const clock = new MovableClock();
  const open = await buildServices(config, logger, { clock });
  const folders = { portal: join(folder, 'portal'), storybook: join(folder, 'storybook') };
  const app = noting(await buildApp(open, logger, folders));
  await app.ready();

  const { call, ok, refused } = callsBy<HttpResponse>((request) => app.inject(request));

  /** Runs all waiting jobs, like the workers of a running server. */
  const runJobs = () => open.queue.runWaiting(jobHandlers, open.services);

  /** Sent messages, newest first. */
  const outbox = async (to?: string): Promise<Message[]> => {
    const reply = await app.inject({ url: '/api/demo/outbox', query: to === undefined ? {} : { to } });
    return reply.json();
  };

  const newestCode = async (to: string): Promise<string> => {
    const code = (await outbox(to)).find((message) => message.code)?.code;
    if (!code) throw new Error(`no code was sent to ${to}`);
    return code;
  };

  /** Newest link sent to `to`. Waits, because another process may still be running the job. */
  const linkMailed = async (to: string): Promise<string> => {
    for (;;) {
      await runJobs();
      const link = (await outbox(to)).find((message) => message.link)?.link;
      if (link) return link;
      await wait(20);
    }
  };

  /** Signs up, without activation. Each person needs their own e-mail address and phone. */
  const register = async ({ address, country = 'US', ...person }: SignUp = {}) => {
    const { email, password, phone } = { ...newPerson(), ...person };
    await ok('sendSmsCode', { body: { phone, region: 'US' }, address });
    const { ticket } = await ok('register', {
      body: {
        first_name: 'Robin',
        last_name: 'Ashdown',
        email,
        phone_number: phone,
        region: 'US',
        code: await newestCode(`+1${phone}`),
        password: await hashPassword(email, password),
        country,
        preferred_language: 'en',
        accredited: true,
        terms_accepted: true,
      },
      address,
    });
    return { email, password, phone, ticket };
  };

  /** Signs up and activates the account. */
  const signUp = async (given: SignUp = {}): Promise<Person> => {
    const person = await register(given);
    await ok('activate', { body: { code: (await linkMailed(person.email)).split('/').at(-1) ?? '' } });
    return person;
  };

  /** Both steps of signing in. */
  const signIn = async ({ email, password, phone }: Person, userAgent?: string) => {
    const first = await ok('signIn', { body: { email, password: await hashPassword(email, password) } });
    if (first.step !== 'two_step') throw new Error('expected the second step');
    const answer = await call('signIn', {
      body: { ticket: first.ticket, code: await newestCode(`+1${phone}`) },
      userAgent,
    });
    if (answer.status !== 200 || answer.reply.step !== 'signed_in') throw new Error(answer.response.body);
    return { token: answer.reply.token, cookie: getCookie(answer.response) };
  };

  /** Signs up and signs in a new person. */
  const newInvestor = async (person: Parameters<typeof signUp>[0] = {}) => {
    const signedUp = await signUp(person);
    return { ...signedUp, ...(await signIn(signedUp)) };
  };

  const close = async () => {
    await app.close();
    await open.close();
    rmSync(folder, { recursive: true, force: true });
  };

  const { services } = open;
  const tools = {
    call,
    ok,
    refused,
    runJobs,
    outbox,
    newestCode,
    linkMailed,
    register,
    signUp,
    signIn,
    newInvestor,
    close,
  };
  return { app, open, services, db: services.db, clock, config, databaseUrl, folders, ...tools };
}

/** The refresh cookie of a response, as a browser would send it. */
export function getCookie(response: { cookies: { name: string; value: string }[] }): string {
  const cookie = response.cookies.find(({ name }) => name === 'quoin_refresh');
  return cookie ? `${cookie.name}=${cookie.value}` : '';
}

/** Records every response as covered by the test, however it was requested. */
function noting(app: Server): Server {
  const inject = app.inject.bind(app);
  return Object.assign(app, {
    inject: async (...requested: Parameters<typeof inject>) => {
      const response = await inject(...requested);
      noteProvoked(response.statusCode, response.body);
      return response;
    },
  });
}

let people = 0;

/** A synthetic person that no other test of the file uses. */
export function newPerson(): Person {
  people += 1;
  const phone = `202555${String(100 + people).padStart(4, '0')}`;
  return { email: `robin.${people}@example.com`, password: PASSWORD, phone };
}
