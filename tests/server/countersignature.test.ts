// The Fund countersigns an approved agreement: the executed copy has two valid seals and goes to the investor.
import { readPdf } from './pdf-reading';
import { approvedInvestment, openFile, operate, partOf, publishProduct, signedInvestment } from './scenes';
import { verifySeal } from './seal-verification';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const BY = ['--signatory', 'Vera Lund', '--title', 'Managing Member'];
const countersign = (id: string, ...options: string[]) =>
  operate(app, 'investments', 'countersign', id, ...(options.length > 0 ? options : BY));

async function approved() {
  const person = await app.newInvestor();
  const { investmentId } = await approvedInvestment(app, person.token, await publishProduct(app));
  return { ...person, investmentId };
}

const documents = async (token: string, investmentId: string) =>
  (await partOf(app, token, investmentId, 'documents')).items;
const bytesOf = async (token: string, fileId: string) => (await openFile(app, token, fileId)).rawPayload;

test('the executed copy has the signed agreement, the acceptance and two seals, and the investor is notified', async () => {
  const { token, email, investmentId } = await approved();
  const [agreement] = await documents(token, investmentId);
  expect(await countersign(investmentId)).toMatchObject({ error: '' });
  await app.runJobs();
  const copy = (await documents(token, investmentId)).find(({ name }) => name.includes('Executed'));
  expect(copy).toMatchObject({
    name: 'Harbor Growth Access Fund - Executed Subscription Agreement.pdf',
    document_type: 'subscription_documents',
  });
  const [signed, executed] = await Promise.all(
    [agreement, copy].map((document) => bytesOf(token, document?.file_id ?? '')),
  );
  if (!signed || !executed) throw new Error('no documents');
  expect(executed.subarray(0, signed.length).equals(signed)).toBe(true);
  expect(await verifySeal(signed)).toMatchObject({ valid: true, whole: true });
  expect(await verifySeal(executed)).toMatchObject({ valid: true, whole: false });
  expect(await verifySeal(executed, 1)).toMatchObject({ valid: true, whole: true });

  const changed = Buffer.from(executed);
  changed.writeUInt8(changed.readUInt8(signed.length + 200) ^ 1, signed.length + 200);
  expect(await verifySeal(changed)).toMatchObject({ valid: true });
  expect(await verifySeal(changed, 1)).toMatchObject({ valid: false });

  const { pages } = await readPdf(executed);
  expect(pages).toHaveLength((await readPdf(signed)).pages.length + 1);
  for (const fact of ['Acceptance by the Fund', '$50,000', 'Vera Lund', 'Managing Member', '10:00:00 AM ET'])
    expect(pages.at(-1)).toContain(fact);
  expect((await app.outbox(email))[0]).toMatchObject({
    text: expect.stringContaining('Executed Subscription Agreement'),
  });
});

test('an agreement is countersigned once, by a named signatory, after the approval', async () => {
  const person = await app.newInvestor();
  const { investmentId } = await signedInvestment(app, person.token, await publishProduct(app));
  expect((await countersign(investmentId)).error).toContain('is being_reviewed');
  await operate(app, 'investments', 'approve', investmentId);
  const unnamed = await countersign(investmentId, '--signatory', ' ', '--title', 'Managing Member');
  expect(unnamed.error).toContain('--signatory');
  expect(await countersign(investmentId, ...BY, '--dry-run')).toMatchObject({ error: '' });
  expect(await documents(person.token, investmentId)).toHaveLength(1);
  expect(await countersign(investmentId)).toMatchObject({ error: '' });
  expect((await countersign(investmentId)).error).toContain('countersigned already');
  expect(await documents(person.token, investmentId)).toHaveLength(2);
});

test('a cancellation deletes the executed copy too', async () => {
  const { token, investmentId } = await approved();
  await countersign(investmentId);
  const params = { investmentId };
  await app.ok('cancelInvestment', { token, params });
  expect(await documents(token, investmentId)).toEqual([]);
});
