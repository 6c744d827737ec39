import { identityChecksFor, identityTail } from '@quoin/rules';

test.each([
  ['US', 'ssn'],
  ['PR', 'ssn'],
  ['CN', 'national_id'],
  ['CA', 'tin'],
  ['SG', 'tin'],
])('an investor of %s is asked for %s, or a passport or driver’s licence', (country, usual) => {
  expect(identityChecksFor(country)).toEqual([usual, 'passport', 'driver_licence']);
});

test('the last four of an SSN, a national ID or a tax ID; a passport and a licence in full', () => {
  expect([identityTail('ssn'), identityTail('national_id'), identityTail('tin')]).toEqual([4, 4, 4]);
  expect([identityTail('passport'), identityTail('driver_licence')]).toEqual([undefined, undefined]);
});
