ALTER TABLE "envelopes" ALTER COLUMN "investment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "envelopes" ADD COLUMN "subject" jsonb;--> statement-breakpoint
ALTER TABLE "envelopes" ADD COLUMN "identity_checked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "envelopes_account" ON "envelopes" USING btree ("account_id");