import fc from 'fast-check';
import {
  addBusinessDays,
  addDays,
  addMonths,
  fundsArrival,
  invitedDiscountEnd,
  isBusinessDay,
  isCalendarDate,
  isOngoingRedemption,
  REDEMPTION_STATUSES,
  redemptionPayoutDate,
  referralCreditExpiry,
  sendFundsBy,
} from '@quoin/rules';

const date = fc.nat(20_000).map((days) => addDays('2000-01-01', days));

describe('funds for a capital call', () => {
  test('sent on a Monday arrive from Thursday to the next Monday', () => {
    expect(fundsArrival('2026-08-03')).toEqual({ from: '2026-08-06', to: '2026-08-10' });
  });

  test('due on the Monday after Thanksgiving week are sent before the holiday', () => {
    expect(sendFundsBy('2026-11-30')).toBe('2026-11-20');
    expect(fundsArrival('2026-11-20').to).toBe('2026-11-30');
  });

  test('sent by the last day arrive in time, but may be late a business day later', () => {
    fc.assert(
      fc.property(date, (due) => {
        const last = sendFundsBy(due);
        expect(isBusinessDay(last)).toBe(true);
        expect(fundsArrival(last).to <= due).toBe(true);
        expect(fundsArrival(addBusinessDays(last, 1)).to > due).toBe(true);
      }),
    );
  });
});

test.each([' 2026-11-30', '2026-11-30 ', '99999-01-01', '2026', '', '1'.repeat(100_000), 'someday'])(
  'a due date that is no date ends at once: "%.12s"',
  (text) => {
    expect(() => sendFundsBy(text)).toThrow(RangeError);
  },
);

describe('a redemption', () => {
  test('is paid thirty days after its redemption day', () => {
    expect(redemptionPayoutDate('2026-06-30')).toBe('2026-07-30');
  });

  test('is paid on the next business day when banks are closed', () => {
    expect(redemptionPayoutDate('2026-08-06')).toBe('2026-09-08');
  });

  test('is paid after the fund’s number of days', () => {
    expect(redemptionPayoutDate('2026-06-30', 45)).toBe('2026-08-14');
  });

  test('is never paid on a bank holiday or weekend', () => {
    fc.assert(fc.property(date, (day) => isBusinessDay(redemptionPayoutDate(day))));
  });

  test('is ongoing until it is completed or cancelled', () => {
    expect(REDEMPTION_STATUSES.filter(isOngoingRedemption)).toEqual(['requested', 'approved']);
  });
});

describe('a referral', () => {
  test('credit lasts twelve months from the activation of the friend', () => {
    expect(referralCreditExpiry('2026-02-28')).toBe('2027-02-28');
    expect(referralCreditExpiry('2024-02-29')).toBe('2025-02-28');
  });

  test('discount ends three months after it', () => {
    expect(invitedDiscountEnd('2025-11-30')).toBe('2026-02-28');
  });
});

describe('months later', () => {
  test('a month without that day uses its last day', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-08-31', -2)).toBe('2026-06-30');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });

  test('the result is a valid date in the expected month', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -60, max: 60 }), (day, months) => {
        const later = addMonths(day, months);
        const meant = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) + months;
        expect(isCalendarDate(later)).toBe(true);
        expect(Number(later.slice(0, 4)) * 12 + Number(later.slice(5, 7))).toBe(meant);
      }),
    );
  });
});
