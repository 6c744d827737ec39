import { identityChecksFor, identityTail, isIdentity } from '@quoin/rules';

test.each([
  ['US', 'ssn'],
  ['PR', 'ssn'],
  ['CN', 'national_id'],
  ['CA', 'tin'],
  ['SG', 'tin'],
])('an investor of %s uses %s, or a passport or driver’s licence', (country, usual) => {
  expect(identityChecksFor(country)).toEqual([usual, 'passport', 'driver_licence']);
});

test('compares the last four characters of an SSN, a national ID or a tax ID; a passport and a licence in full', () => {
  expect([identityTail('ssn'), identityTail('national_id'), identityTail('tin')]).toEqual([4, 4, 4]);
  expect([identityTail('passport'), identityTail('driver_licence')]).toEqual([undefined, undefined]);
});

test.each([
  ['ssn', '123-45-6789', '6789', true],
  ['ssn', '123-45-6789', '6788', false],
  ['ssn', '123-45-6789', '123-45-6789', false],
  ['ssn', '123-45-6789', '', false],
  ['national_id', '11010519491231002X', '002x', true],
  ['tin', '1', '1', false],
  ['tin', '6789', '6789', true],
  ['passport', 'K0000 0017', 'k00000017', true],
  ['passport', 'K00000017', '0017', false],
  ['driver_licence', 'S123-4567', 's1234567', true],
  ['passport', '', '', false],
] as const)('%s %s matches “%s”: %s', (type, onFile, entered, same) => {
  expect(isIdentity(type, onFile, entered)).toBe(same);
});
