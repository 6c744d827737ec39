import {
  EMAIL_CODE_LENGTH,
  validateCode,
  validateNewPassword,
  validateResidence,
  validateSignIn,
  validateSignUp,
  validateWaitlist,
  type Problems,
} from '@quoin/rules';

const names = (problems: Problems) =>
  Object.fromEntries(Object.entries(problems).map(([path, { name }]) => [path, name]));

describe('residence', () => {
  test.each(['US', 'PR', 'CA'])('an accredited resident of %s can sign up', (country) => {
    expect(validateResidence({ country, accredited: true })).toEqual({});
  });

  test('other residents are offered the waitlist', () => {
    expect(names(validateResidence({ country: 'CN', accredited: true }))).toEqual({
      country: 'residence_unsupported',
    });
  });

  test('an investor who is not accredited gets an error', () => {
    expect(names(validateResidence({ country: 'US', accredited: false }))).toEqual({
      accredited: 'not_accredited',
    });
  });

  test('both questions are required', () => {
    expect(names(validateResidence({}))).toEqual({ country: 'required', accredited: 'answer_required' });
    expect(names(validateResidence({ country: 'ZZ', accredited: true }))).toEqual({
      country: 'country_invalid',
    });
  });
});

describe('sign-up', () => {
  const ann = {
    first_name: 'Ann',
    last_name: 'Li',
    email: 'ann.li@example.com',
    region: 'US',
    phone_number: '(415) 555 0123',
    code: '123456',
    terms_accepted: true,
  };

  test('accepts a complete form', () => {
    expect(validateSignUp(ann)).toEqual({});
  });

  test('reports every field of an empty form', () => {
    expect(names(validateSignUp({}))).toEqual({
      first_name: 'required',
      last_name: 'required',
      email: 'required',
      phone_number: 'required',
      code: 'required',
      terms_accepted: 'terms_required',
    });
  });

  test.each([
    ['first_name', '安', 'latin_only'],
    ['email', 'ann.li@example', 'email_invalid'],
    ['phone_number', '555 0123', 'phone_invalid'],
    ['region', 'CN', 'phone_invalid'],
    ['code', '12345', 'code_digits'],
    ['code', '12345a', 'code_digits'],
    ['terms_accepted', false, 'terms_required'],
  ])('with %s %j has one problem', (field, value, name) => {
    expect(Object.values(names(validateSignUp({ ...ann, [field]: value })))).toEqual([name]);
  });
});

describe('a new password', () => {
  test('must be strong', () => {
    expect(names(validateNewPassword({ password: 'corner' }))).toEqual({ password: 'password_weak' });
    expect(names(validateNewPassword({}))).toEqual({ password: 'required' });
    expect(validateNewPassword({ password: 'Corner5tone!' })).toEqual({});
  });

  test('must match its repetition', () => {
    const password = 'Corner5tone!';
    expect(validateNewPassword({ password, confirmation: password })).toEqual({});
    expect(names(validateNewPassword({ password, confirmation: 'Corner5tone?' }))).toEqual({
      confirmation: 'passwords_differ',
    });
    expect(names(validateNewPassword({ password, confirmation: undefined }))).toEqual({
      confirmation: 'required',
    });
  });
});

test('sign-in requires both fields and does not check the password policy', () => {
  expect(names(validateSignIn({}))).toEqual({ email: 'required', password: 'required' });
  expect(validateSignIn({ email: 'ann.li@example.com', password: 'x' })).toEqual({});
});

test('the waitlist accepts names in any script and phones of any country', () => {
  const values = { first_name: '伟', last_name: '陈', email: 'wei@example.com' };
  expect(validateWaitlist({ ...values, region: 'DE', phone_number: '+49 30 901820' })).toEqual({});
  expect(names(validateWaitlist({ ...values, region: 'DE' }))).toEqual({ phone_number: 'required' });
  for (const [region, phone_number] of [
    ['DE', '030 901820'],
    ['CN', '138 0013 8000'],
  ])
    expect(names(validateWaitlist({ ...values, region, phone_number }))).toEqual({
      phone_number: 'phone_invalid',
    });
});

test.each(['+49 30 901820', '+1 212 555 0123', '+852 2345 6789', '+86 10 6552 9988'])(
  'a resident of China can join the waitlist with the number %s',
  (phone_number) => {
    const values = { first_name: '伟', last_name: '陈', email: 'wei@example.com', region: 'CN' };
    expect(validateWaitlist({ ...values, phone_number })).toEqual({});
    expect(names(validateWaitlist({ ...values, phone_number: phone_number.slice(1) }))).toEqual({
      phone_number: 'phone_invalid',
    });
  },
);

test('an e-mailed code has five digits', () => {
  expect(validateCode('12345', EMAIL_CODE_LENGTH)).toBeUndefined();
  expect(validateCode('123456', EMAIL_CODE_LENGTH)).toEqual({ name: 'code_digits', values: { length: 5 } });
});
