import { validateSignUp, type Problem } from '@quoin/rules';
import { validateYupSchema, yupToFormErrors } from 'formik';
import { schemaFrom } from '../../portal/src/form/schema-from';

const named = ({ name }: Problem) => name;

async function readErrors(schema: ReturnType<typeof schemaFrom>, values: object) {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (failure) {
    return yupToFormErrors(failure);
  }
}

test('each problem of a rule becomes the error of its field', async () => {
  const schema = schemaFrom(validateSignUp, named);
  const errors = await readErrors(schema, { first_name: 'Morgan', email: 'morgan@', terms_accepted: false });
  expect(errors).toMatchObject({
    last_name: 'required',
    email: 'email_invalid',
    terms_accepted: 'terms_required',
  });
  expect(errors).not.toHaveProperty('first_name');
});

test('values without problems are valid', async () => {
  const schema = schemaFrom(() => ({}), named);
  expect(await readErrors(schema, { anything: 'at all' })).toEqual({});
});

test('a path into a list reaches the field inside it', async () => {
  const schema = schemaFrom(() => ({ 'signers.1.email': { name: 'email_invalid' } }), named);
  expect(await readErrors(schema, { signers: [{}, {}] })).toEqual({
    signers: [undefined, { email: 'email_invalid' }],
  });
});

test('values of a problem appear in its message', async () => {
  const sentence = ({ values }: Problem) => `at least ${values?.minimum}`;
  const problem: Problem = { name: 'commitment_minimum', values: { minimum: '50,000' } };
  expect(
    await readErrors(
      schemaFrom(() => ({ commitment: problem }), sentence),
      { commitment: '1' },
    ),
  ).toEqual({
    commitment: 'at least 50,000',
  });
});
