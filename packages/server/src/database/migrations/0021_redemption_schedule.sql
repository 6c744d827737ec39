-- When a fund takes units back, and the notice it asks for. What is known of no fund binds none: any day, as until now.
ALTER TABLE "products" ADD COLUMN "redemption_frequency" text DEFAULT 'any_day' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "redemption_notice_days" integer DEFAULT 0 NOT NULL;