import { BRAND, isEmail, toE164 } from '@quoin/rules';

describe('the brand file', () => {
  it('holds the claims and the referral amounts of the specification', () => {
    expect(BRAND.claims).toEqual({ brokeredTotal: 450_000_000, assetsUnderManagementAsOf: '2025-05-31' });
    expect(BRAND.referral).toMatchObject({
      referrerCredit: 300,
      friendCredit: 300,
      invitedDiscount: 500,
      invitedDiscountAbove: 50_000,
    });
    expect(BRAND.offices.map(({ city }) => city.en)).toEqual([
      'New York',
      'San Francisco Bay Area',
      'Seattle',
    ]);
  });

  it('prints the telephone numbers that its links dial, and addresses that take mail', () => {
    expect(toE164('US', BRAND.phone.shown)).toBe(BRAND.phone.e164);
    expect(toE164('US', BRAND.salesContact.phone)).toBe(BRAND.salesContact.e164);
    for (const address of [BRAND.email, BRAND.supportEmail, BRAND.salesContact.email])
      expect([address, isEmail(address)]).toEqual([address, true]);
  });

  it('links to pages of other sites over https', () => {
    for (const link of Object.values(BRAND.links)) expect(new URL(link).protocol).toBe('https:');
  });
});
