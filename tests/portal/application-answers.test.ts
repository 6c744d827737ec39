import { CONTRACT } from '@quoin/contract';
import { ANSWERS, type Answer, type AnswerId, type Answers, type ApplicationStep } from '@quoin/rules';
import { getFields } from '../../portal/src/journey/apply/steps/answer-fields';
import { MESSAGES } from './all-messages';

const steps = Object.keys(ANSWERS) as ApplicationStep[]; // Object.keys loses the type of the keys
const stored = (answers: Answers) =>
  Object.keys(answers).filter((id) => (answers[id] as Answer).kind !== 'file');

test.each(steps)('the schema and the form of %s have every answer of the table', (step) => {
  const { steps: shapes } = CONTRACT.getApplication.reply.properties;
  const schema: object = shapes.properties[step];
  expect(Object.keys(Object(schema).properties)).toEqual(stored(ANSWERS[step]));
  expect(Object.keys(getFields(ANSWERS[step], {}))).toEqual(stored(ANSWERS[step]));
});

test.each(steps)('every answer of %s has a label', (step) => {
  // The region is part of the phone field, and the masked number is part of the tax number field.
  const parts = ['phone_region', 'tax_number_masked'];
  const ids = Object.keys(ANSWERS[step]).filter((id) => !parts.includes(id));
  const labels = Object.keys(MESSAGES.en);
  expect(
    ids.filter(
      (id) => !labels.some((label) => new RegExp(`^apply\\.field\\.${id}(\\.person)?$`).test(label)),
    ),
  ).toEqual([]);
});

test('a record by answer that lacks one is a type error', () => {
  const complete = { proof_of_id: 1, proof_of_address: 2, formation_documents: 3 } satisfies Record<
    AnswerId<'upload_files'>,
    number
  >;
  // @ts-expect-error formation_documents is missing
  const forgotten = { proof_of_id: 1, proof_of_address: 2 } satisfies Record<
    AnswerId<'upload_files'>,
    number
  >;
  expect(Object.keys(complete)).toHaveLength(Object.keys(forgotten).length + 1);
});
