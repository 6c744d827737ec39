-- How a fund pays redemptions. Existing requests are paid in full after 30 days, as announced.
ALTER TABLE "products" ADD COLUMN "redemption_payout_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "redemption_holdback" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "redemptions" ADD COLUMN "payout_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "redemptions" ADD COLUMN "holdback" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "investments" ADD COLUMN "answer" text;
