// The demo world with an additional investor, and the state that each example request needs.
import { CONTRACT, type Call, type CallName } from '@quoin/contract';
import { REQUEST_EXAMPLES } from '@quoin/contract/examples';
import { AMELIA, DANIEL, GRACE } from '../../../../packages/server/src/demo/demo-accounts';
import type { DemoPerson } from '../../../../packages/server/src/demo/demo-files';
import { seedDemoWorld } from '../../../../packages/server/src/app/demo-world/seed-demo-world';
import type { Environment } from '@quoin/server';
import { startTestApp, type TestApp } from '../../test-app';
import { completeApplication } from '../application';
import { currentInvestment } from '../investment';
import { publishProduct } from '../product';
import { accountStages } from './account-stages';
import { investingStages } from './investing-stages';
import type { Stages, Values } from './stage';

export type ExampleWorld = Awaited<ReturnType<typeof exampleWorld>>;

export async function exampleWorld(environment: Environment = {}) {
  const app = await startTestApp(environment);
  await seedDemoWorld(app.services);
  const people = {
    grace: await signedIn(app, GRACE),
    daniel: await signedIn(app, DANIEL),
    amelia: await signedIn(app, AMELIA),
    robin: (await app.newInvestor()).token,
  };
  const holding = await currentInvestment(app, people.robin, await publishProduct(app));
  const product = await publishProduct(app);
  const applicant = (await app.newInvestor()).token;
  const complete = await completeApplication(app, applicant, product);
  const stages: Stages = {
    ...accountStages(app),
    ...investingStages(app, {
      ...people,
      applicant,
      holding: holding.investmentId,
      complete: complete.investmentId,
    }),
  };

  /** Prepares the state for an example and returns its request. */
  const request = async (name: CallName) => {
    const row: Call = CONTRACT[name];
    const {
      token,
      cookie,
      values = {},
    } = (await stages[name]?.()) ?? (row.who === 'investor' ? { token: people.grace } : {});
    const { params, query, body, accessCode } = putIn(REQUEST_EXAMPLES[name], values);
    return {
      params: Object(params) as Texts,
      query: Object.fromEntries(Object.entries(Object(query)).map(([key, value]) => [key, String(value)])),
      body,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { cookie } : {}),
        ...(accessCode ? { 'access-code': accessCode } : {}),
        ...(row.once ? { 'idempotency-key': `example-${name}` } : {}),
      },
    };
  };

  const send = async (name: CallName) => {
    const { params, query, body, headers } = await request(name);
    const { method } = CONTRACT[name];
    const payload = body === undefined ? undefined : JSON.stringify(body);
    return app.app.inject({ method, url: getAddress(name, params), query, payload, headers });
  };
  return { app, request, send };
}

type Texts = Record<string, string>;

export const getAddress = (name: CallName, params: Texts): string =>
  `/api${CONTRACT[name].path.replaceAll(/\{(\w+)\}/g, (_, part: string) => String(params[part]))}`;

/** Replaces these strings at any depth. */
function putIn(
  example: unknown,
  values: Values,
): { params?: object; query?: object; body?: object; accessCode?: string } {
  return JSON.parse(JSON.stringify(example), (_, part: unknown) =>
    typeof part === 'string' ? (values[part] ?? part) : part,
  );
}

async function signedIn(app: TestApp, { email, password, phoneNumber }: DemoPerson): Promise<string> {
  return (await app.signIn({ email, password, phone: phoneNumber })).token;
}
