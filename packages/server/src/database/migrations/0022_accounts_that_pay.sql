-- Accounts that were there before were proven and signed for: they are paid to as before.
ALTER TABLE "bank_accounts" ADD COLUMN "pays_only" boolean DEFAULT false NOT NULL;