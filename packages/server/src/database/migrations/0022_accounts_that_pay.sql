-- Existing accounts were verified and signed for, so they can still receive payments.
ALTER TABLE "bank_accounts" ADD COLUMN "pays_only" boolean DEFAULT false NOT NULL;