import type { TestApp } from '../test-app';

interface At {
  token: string;
  params: { investmentId: string };
}

/** Chooses wire, with the phone confirmation of the amount due now. */
export async function confirmedWire(app: TestApp, at: At) {
  const { wire_due } = await app.ok('getFunding', at);
  return { method: 'wire', confirmed_wire: wire_due } as const;
}
