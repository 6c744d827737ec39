ALTER TABLE "sign_in_attempts" RENAME TO "attempt_counts";--> statement-breakpoint
ALTER TABLE "attempt_counts" RENAME COLUMN "email_digest" TO "subject_digest";--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "phone_region" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "password_upgrade" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "password_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "email_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_twofa_needs_phone" CHECK (not "accounts"."twofa_on" or "accounts"."phone" is not null);--> statement-breakpoint
CREATE TABLE "access_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_codes" ADD CONSTRAINT "access_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "visits" (
	"id" text PRIMARY KEY NOT NULL,
	"parameters" jsonb NOT NULL,
	"looks" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_look_at" timestamp with time zone NOT NULL,
	"stayed_at" timestamp with time zone,
	"converted_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "sign_up_statements" (
	"account_id" text PRIMARY KEY NOT NULL,
	"investor_type" text NOT NULL,
	"qualifications" jsonb NOT NULL,
	"attestations" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_up_statements" ADD CONSTRAINT "sign_up_statements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_referred_by" ON "accounts" USING btree ("referred_by");