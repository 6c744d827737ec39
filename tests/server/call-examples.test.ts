// Sends every example of the API reference to the demo world, with ids, codes and hashes replaced by real ones, and
// compares the responses with the schemas and the recorded replies. UPDATE_EXAMPLES=1 records the replies again.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALL_NAMES, CONTRACT, ERRORS, type Call, type ErrorName } from '@quoin/contract';
import { REPLY_EXAMPLES, REQUEST_EXAMPLES } from '@quoin/contract/examples';
import { openApiDocument } from '@quoin/server';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { exampleWorld, type ExampleWorld } from './scenes/example-world';
import { seedRandomness } from './seeded-randomness';

const RECORDED = join(__dirname, '../../packages/contract/src/examples/replies.json');
const recording = process.env.UPDATE_EXAMPLES === '1';

// Slow, because the passwords of all accounts are hashed.

let world: ExampleWorld;
const recorded: Record<string, unknown> = {};

const restoreRandomness = recording ? seedRandomness() : () => undefined;

beforeAll(async () => {
  world = await exampleWorld();
});
afterAll(async () => {
  await world.app.close();
  restoreRandomness();
  if (recording) writeFileSync(RECORDED, `${JSON.stringify(recorded, null, 2)}\n`);
});

test('every call has an example, and every example has a call', () => {
  expect(Object.keys(REQUEST_EXAMPLES).sort()).toEqual([...CALL_NAMES].sort());
  const answered = CALL_NAMES.filter((name) => !('media' in CONTRACT[name]));
  if (!recording) expect(Object.keys(REPLY_EXAMPLES).sort()).toEqual([...answered].sort());
});

const SHOWN_OF_A_LIST = 2;
const PROOFS = ['token', 'ticket', 'access_code'];

/** Truncates long lists and removes secrets. */
function forReading(key: string, value: unknown): unknown {
  if (PROOFS.includes(key)) return `<${key}>`;
  return Array.isArray(value) ? value.slice(0, SHOWN_OF_A_LIST) : value;
}

/** Schema of the reply of a call that rejects everybody. */
const errorReply = Compile(
  Type.Object({ code: Type.Integer(), message: Type.String(), request_id: Type.String() }),
);
const getStatus = (name: ErrorName) => ERRORS[name].status;

test.each(CALL_NAMES)('%s responds to its example', async (name) => {
  const row: Call = CONTRACT[name];
  const { error } = Object(REQUEST_EXAMPLES[name]);
  const response = await world.send(name);
  expect([name, response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual(
    error ? [name, getStatus(error), response.body] : [name, 200, ''],
  );
  if (row.media) return expect(response.headers['content-type']).toContain(row.media);
  const shape = error ? errorReply : Compile(row.reply);
  recorded[name] = JSON.parse(response.body, forReading);
  for (const reply of recording ? [response.json()] : [response.json(), REPLY_EXAMPLES[name]])
    expect([...shape.Errors(reply)]).toEqual([]);
});

test('the OpenAPI document shows them', () => {
  const { paths } = openApiDocument();
  for (const name of CALL_NAMES) {
    const row: Call = CONTRACT[name];
    const shown = Object(paths[row.path])[row.method.toLowerCase()];
    const { params = {}, query = {}, body, error } = Object(REQUEST_EXAMPLES[name]);
    for (const { name: parameter, example } of shown.parameters)
      if (parameter in { ...params, ...query }) expect(example).toBe({ ...params, ...query }[parameter]);
    expect(shown.requestBody?.content['application/json'].example).toEqual(body);
    const reply = shown.responses[error ? getStatus(error) : 200].content['application/json'];
    if (!row.media && !recording) expect(reply.example).toEqual(REPLY_EXAMPLES[name]);
  }
});
