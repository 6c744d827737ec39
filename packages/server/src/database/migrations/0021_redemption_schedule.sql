-- Redemption days of a fund, and its notice period. Existing funds have no terms, so any day remains possible.
ALTER TABLE "products" ADD COLUMN "redemption_frequency" text DEFAULT 'any_day' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "redemption_notice_days" integer DEFAULT 0 NOT NULL;