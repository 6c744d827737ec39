// The server is killed in the middle of an application: every acknowledged save is stored after the restart.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, request as requests, test, type APIRequestContext } from '@playwright/test';
import { PORTS } from '../ports';
import { call, openAccount, fetchToken } from './support/api';
import { beginApplication, typedSteps } from './support/application-by-api';
import { PortalServer } from './support/portal-server';
import { newPerson } from './support/person';

const DATA_DIR = join(import.meta.dirname, '..', '.cache', 'power-cut');
/** The number of acknowledged drafts before the server is killed during the next one. */
const ACKNOWLEDGED_FIRST = 25;

test('after a power cut every acknowledged save is stored, and the user signs in and continues', async ({}, info) => {
  rmSync(DATA_DIR, { recursive: true, force: true });
  const server = new PortalServer(PORTS.powerCut, DATA_DIR);
  const request = await requests.newContext({ baseURL: server.address });
  const person = newPerson(info.parallelIndex + 4);
  try {
    await server.start(request);
    await openAccount(request, person);
    const token = await fetchToken(request, person);
    const begun = await beginApplication(request, token);
    const params = { investmentId: begun.investment_id };
    const { qualification } = typedSteps(person);
    const { version: finished } = await call(request, 'saveQualification', {
      token,
      params,
      body: { version: begun.version, finish: true, values: qualification },
    });

    const drafts = saveDrafts(request, token, params, finished, server);
    await expect.poll(() => drafts.acknowledged).toBeGreaterThan(finished + ACKNOWLEDGED_FIRST);
    await server.kill();
    await drafts.ended;

    await server.start(request);
    const tokenAfter = await fetchToken(request, person);
    const found = await call(request, 'getApplication', { token: tokenAfter, params });
    // The save in progress may have arrived without a response.
    expect([drafts.acknowledged, drafts.acknowledged + 1]).toContain(found.version);
    expect(found.steps.status_and_experience).toEqual(getDraft(found.version));
    expect(found.steps.qualification).toEqual(qualification);
    expect(found.current_step).toBe('status_and_experience');

    const next = await call(request, 'saveStatusAndExperience', {
      token: tokenAfter,
      params,
      body: { version: found.version, finish: false, values: getDraft(found.version + 1) },
    });
    expect(next.version).toBe(found.version + 1);

    expect(await server.stop()).toBe(0);
    expect(existsSync(join(DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false);
  } finally {
    await server.stop();
    await request.dispose();
    rmSync(DATA_DIR, { recursive: true, force: true }); // also ends a database that a failed run left running
  }
});

/** The content of a version, different for each version. */
const getDraft = (version: number) => ({ occupation: 'Architect', employer: `Studio number ${version}` });

/** Saves drafts until the server stops. An error response before that fails the test. */
function saveDrafts(
  request: APIRequestContext,
  token: string,
  params: { investmentId: string },
  from: number,
  server: PortalServer,
) {
  const drafts = { acknowledged: from, ended: Promise.resolve() };
  const saveOn = async () => {
    for (;;) {
      const version = drafts.acknowledged;
      const body = { version, finish: false, values: getDraft(version + 1) };
      const saved = await call(request, 'saveStatusAndExperience', { token, params, body });
      drafts.acknowledged = saved.version;
    }
  };
  drafts.ended = saveOn().catch((failure: unknown) => {
    if (!server.isKilled) throw failure;
  });
  return drafts;
}
