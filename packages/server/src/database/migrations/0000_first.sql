CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"status" text NOT NULL,
	"country" text NOT NULL,
	"phone_region" text NOT NULL,
	"phone" text NOT NULL,
	"birth_date" text,
	"preferred_language" text NOT NULL,
	"accredited" boolean NOT NULL,
	"twofa_on" boolean NOT NULL,
	"twofa_since" timestamp with time zone,
	"referral_code" text NOT NULL,
	"referred_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"secret_hash" text,
	"code_hash" text,
	"attempts" integer NOT NULL,
	"counting_since" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"refresh_hash" text NOT NULL,
	"previous_refresh_hash" text,
	"rotated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"email_digest" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"id" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"region" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_documents" (
	"file_id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"group" text NOT NULL,
	"name" jsonb NOT NULL,
	"must_read" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"category" text NOT NULL,
	"status" text NOT NULL,
	"position" integer NOT NULL,
	"art" text NOT NULL,
	"market_correlation" text NOT NULL,
	"eligibility" jsonb NOT NULL,
	"allowed_countries" jsonb NOT NULL,
	"lock_up_count" integer NOT NULL,
	"lock_up_unit" text NOT NULL,
	"minimum_investment" bigint NOT NULL,
	"expected_return" numeric,
	"inception_return" numeric,
	"valuation_date" date,
	"next_close_date" date,
	"projected_close_date" date,
	"manager_name" text NOT NULL,
	"manager_aum" bigint,
	"fund_aum" bigint,
	"net_irr" numeric,
	"management_fee" numeric NOT NULL,
	"management_fee_basis" text NOT NULL,
	"management_fee_year_cap" integer,
	"performance_fee" numeric NOT NULL,
	"hurdle_rate" numeric,
	"subscription_fee" numeric NOT NULL,
	"ach_permitted" boolean NOT NULL,
	"texts" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "valuations" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"date" date NOT NULL,
	"unit_price" numeric NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webinars" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"speaker" text NOT NULL,
	"held_on" date NOT NULL,
	"minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"investment_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"current_step" text NOT NULL,
	"values" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_trail" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"act" text NOT NULL,
	"object" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "envelopes" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"investment_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"signer_name" text NOT NULL,
	"unsigned_file_id" text,
	"sealed_file_id" text,
	"consent_version" text,
	"consent_at" timestamp with time zone,
	"viewed_at" timestamp with time zone,
	"end_reached_at" timestamp with time zone,
	"typed_name" text,
	"signed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "investments" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"investor_id" text NOT NULL,
	"product_id" text NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"us_person" boolean NOT NULL,
	"commitment" bigint,
	"transfer_method" text,
	"verbally_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"target_effective_date" date,
	"effective_date" date
);
--> statement-breakpoint
CREATE TABLE "investors" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"investor_type" text NOT NULL,
	"name" text NOT NULL,
	"custodian_name" text,
	"custodian_account" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"investment_id" text NOT NULL,
	"transaction_type" text NOT NULL,
	"amount" bigint NOT NULL,
	"units" numeric,
	"date" date NOT NULL,
	"note" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"file_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"investment_id" text NOT NULL,
	"document_type" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_accesses" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"account_id" text NOT NULL,
	"sha256" text NOT NULL,
	"end_reached" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"pages" integer,
	"store_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "investor_documents" (
	"file_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"investor_id" text NOT NULL,
	"document_type" text NOT NULL,
	"name" text NOT NULL,
	"declared_size" integer NOT NULL,
	"upload_hash" text NOT NULL,
	"upload_expires_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" text NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"reply" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"code" text,
	"sent_at" timestamp with time zone NOT NULL,
	"seq" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_documents" ADD CONSTRAINT "product_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuations" ADD CONSTRAINT "valuations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinars" ADD CONSTRAINT "webinars_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_investment_id_investments_id_fk" FOREIGN KEY ("investment_id") REFERENCES "public"."investments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_investment_id_investments_id_fk" FOREIGN KEY ("investment_id") REFERENCES "public"."investments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investments" ADD CONSTRAINT "investments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investments" ADD CONSTRAINT "investments_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investments" ADD CONSTRAINT "investments_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investors" ADD CONSTRAINT "investors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_investment_id_investments_id_fk" FOREIGN KEY ("investment_id") REFERENCES "public"."investments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_investment_id_investments_id_fk" FOREIGN KEY ("investment_id") REFERENCES "public"."investments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investor_documents" ADD CONSTRAINT "investor_documents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investor_documents" ADD CONSTRAINT "investor_documents_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_referral_code" ON "accounts" USING btree ("referral_code");--> statement-breakpoint
CREATE UNIQUE INDEX "challenges_one_alive" ON "challenges" USING btree ("purpose","subject") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "challenges_secret" ON "challenges" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "product_documents_product" ON "product_documents" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_shelf" ON "products" USING btree ("category","status","position");--> statement-breakpoint
CREATE INDEX "valuations_product" ON "valuations" USING btree ("product_id","date");--> statement-breakpoint
CREATE INDEX "webinars_product" ON "webinars" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "audit_trail_object" ON "audit_trail" USING btree ("object");--> statement-breakpoint
CREATE INDEX "envelopes_investment" ON "envelopes" USING btree ("investment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "envelopes_one_open" ON "envelopes" USING btree ("investment_id","kind") WHERE status in ('preparing', 'sent', 'viewed', 'sealing');--> statement-breakpoint
CREATE INDEX "investments_account" ON "investments" USING btree ("account_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "investments_one_open_application" ON "investments" USING btree ("investor_id","product_id") WHERE status in ('completing_information', 'completing_application', 'pending_signature');--> statement-breakpoint
CREATE UNIQUE INDEX "investors_one_per_type" ON "investors" USING btree ("account_id","investor_type");--> statement-breakpoint
CREATE INDEX "transactions_investment" ON "transactions" USING btree ("investment_id","date");--> statement-breakpoint
CREATE INDEX "documents_investment" ON "documents" USING btree ("investment_id");--> statement-breakpoint
CREATE INDEX "documents_account" ON "documents" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "file_accesses_file" ON "file_accesses" USING btree ("account_id","file_id");--> statement-breakpoint
CREATE INDEX "investor_documents_account" ON "investor_documents" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "investor_documents_name" ON "investor_documents" USING btree ("investor_id","document_type","name") WHERE received_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "outbox_to" ON "outbox" USING btree ("to","sent_at");