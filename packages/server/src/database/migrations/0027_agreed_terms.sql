-- Signed investments get the terms of their product on the day of the upgrade, because earlier terms were not stored.
ALTER TABLE "investments" ADD COLUMN "agreed_terms" jsonb;--> statement-breakpoint
UPDATE "investments" SET "agreed_terms" = jsonb_build_object(
  'lockUpCount', p.lock_up_count,
  'lockUpUnit', p.lock_up_unit,
  'redemptionFrequency', p.redemption_frequency,
  'redemptionNoticeDays', p.redemption_notice_days,
  'redemptionPayoutDays', p.redemption_payout_days,
  'redemptionHoldback', p.redemption_holdback::text,
  'minimumInvestment', p.minimum_investment,
  'managementFee', p.management_fee::text,
  'managementFeeBasis', p.management_fee_basis,
  'managementFeeCharge', p.management_fee_charge,
  'managementFeeYearCap', p.management_fee_year_cap,
  'performanceFee', p.performance_fee::text,
  'hurdleRate', p.hurdle_rate::text,
  'subscriptionFee', p.subscription_fee::text,
  'texts', jsonb_build_object(
    'capitalCallSchedule', p.texts -> 'capitalCallSchedule',
    'exitPolicy', p.texts -> 'exitPolicy'
  )
)
FROM "products" p
WHERE p.id = "investments".product_id
  AND "investments".status IN (
    'being_reviewed', 'approved', 'fund_received', 'action_needed', 're_signature_needed', 'current', 'past'
  );
