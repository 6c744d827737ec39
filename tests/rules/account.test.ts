// The account of a user: profile, birth date, and the hash input of audit entries.
import { auditLinkText, validateBirthDate, validateProfile } from '@quoin/rules';

const TODAY = '2026-11-28';

test.each([
  ['2008-11-28', undefined],
  ['2008-11-29', 'under_age'],
  ['2026-11-28', 'under_age'],
  ['2026-11-29', 'birth_date_invalid'],
  ['1905-11-29', undefined],
  ['1905-11-28', 'birth_date_invalid'],
  ['1990-02-30', 'birth_date_invalid'],
  [' ', 'required'],
])('on 2026-11-28, the birth date %j has the problem %s', (typed, name) => {
  expect(validateBirthDate(typed, TODAY)?.name).toBe(name);
});

test('a profile is checked in the fields that change only', () => {
  expect(validateProfile({}, TODAY)).toEqual({});
  expect(validateProfile({ first_name: 'Ann', last_name: 'Li', birth_date: '1990-05-17' }, TODAY)).toEqual(
    {},
  );
  expect(
    validateProfile({ first_name: undefined, last_name: '李', birth_date: '2020-05-17' }, TODAY),
  ).toEqual({
    first_name: { name: 'required' },
    last_name: { name: 'latin_only' },
    birth_date: { name: 'under_age', values: { age: 18 } },
  });
});

test('an audit entry is hashed as netstrings of the previous hash and its parts, with lengths in bytes', () => {
  const entry = {
    position: 12,
    seq: 345,
    at: '2026-11-28T09:30:00.123456Z',
    actor: 'ops',
    act: 'rename',
    object: 'account:1',
    detail: '{"to": "Zoë"}',
  };
  const parts = '2:12,3:345,27:2026-11-28T09:30:00.123456Z,3:ops,6:rename,9:account:1,14:{"to": "Zoë"},';
  expect(auditLinkText('', entry)).toBe(`0:,${parts}`);
  expect(auditLinkText('ab12', entry)).toBe(`4:ab12,${parts}`);
});
