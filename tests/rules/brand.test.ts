import { BRAND, isAba, isBic } from '@quoin/rules';

describe('the brand file', () => {
  it('names an escrow account that a bank would accept', () => {
    expect(isAba(BRAND.escrow.aba)).toBe(true);
    expect(isBic(BRAND.escrow.swift)).toBe(true);
  });

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
});
