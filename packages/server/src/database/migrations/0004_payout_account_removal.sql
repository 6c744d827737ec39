ALTER TABLE "bank_accounts" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brokerage_accounts" ADD COLUMN "removed_at" timestamp with time zone;