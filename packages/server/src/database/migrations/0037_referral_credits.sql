CREATE TABLE "referral_credits" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"friend_id" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"date" date NOT NULL,
	"reference" text,
	"reason" text,
	"reversal_reason" text,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "referral_credits" ADD CONSTRAINT "referral_credits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_credits" ADD CONSTRAINT "referral_credits_friend_id_accounts_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_credits_account" ON "referral_credits" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_credits_one" ON "referral_credits" USING btree ("friend_id","account_id") WHERE status <> 'reversed';