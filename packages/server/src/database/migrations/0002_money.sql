CREATE TABLE "download_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"investment_id" text NOT NULL,
	"account_id" text NOT NULL,
	"file_ids" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"method" text NOT NULL,
	"details" jsonb NOT NULL,
	"number" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brokerage_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"details" jsonb NOT NULL,
	"number" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "capital_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"investment_id" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_date" date NOT NULL,
	"notice_file_id" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "distribution_instructions" (
	"investment_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"delivery" text NOT NULL,
	"bank_account_id" text,
	"brokerage_account_id" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"investment_id" text NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"amount" bigint,
	"redemption_day" date NOT NULL,
	"update_bank_account" boolean NOT NULL,
	"bank_account_id" text,
	"requested_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brokerage_accounts" ADD CONSTRAINT "brokerage_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capital_calls" ADD CONSTRAINT "capital_calls_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capital_calls" ADD CONSTRAINT "capital_calls_investment_id_investments_id_fk" FOREIGN KEY ("investment_id") REFERENCES "public"."investments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capital_calls" ADD CONSTRAINT "capital_calls_notice_file_id_files_id_fk" FOREIGN KEY ("notice_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_instructions" ADD CONSTRAINT "distribution_instructions_investment_id_investments_id_fk" FOREIGN KEY ("investment_id") REFERENCES "public"."investments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_instructions" ADD CONSTRAINT "distribution_instructions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_instructions" ADD CONSTRAINT "distribution_instructions_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_instructions" ADD CONSTRAINT "distribution_instructions_brokerage_account_id_brokerage_accounts_id_fk" FOREIGN KEY ("brokerage_account_id") REFERENCES "public"."brokerage_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_investment_id_investments_id_fk" FOREIGN KEY ("investment_id") REFERENCES "public"."investments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_accounts_account" ON "bank_accounts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "brokerage_accounts_account" ON "brokerage_accounts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "capital_calls_notice" ON "capital_calls" USING btree ("notice_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "capital_calls_one_issued" ON "capital_calls" USING btree ("investment_id") WHERE status = 'issued';--> statement-breakpoint
CREATE INDEX "redemptions_account" ON "redemptions" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "redemptions_one_ongoing" ON "redemptions" USING btree ("investment_id") WHERE status in ('requested', 'approved');