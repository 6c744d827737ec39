CREATE TABLE "withdrawn_documents" (
	"file_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"investment_id" text NOT NULL,
	"document_type" text NOT NULL,
	"period_end" date,
	"posted_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"replaced_by" text
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "phone_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "payouts_held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawn_documents" ADD CONSTRAINT "withdrawn_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_documents" ADD CONSTRAINT "withdrawn_documents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_documents" ADD CONSTRAINT "withdrawn_documents_investment_id_investments_id_fk" FOREIGN KEY ("investment_id") REFERENCES "public"."investments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_documents" ADD CONSTRAINT "withdrawn_documents_replaced_by_files_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawn_documents_investment" ON "withdrawn_documents" USING btree ("investment_id");--> statement-breakpoint
CREATE INDEX "withdrawn_documents_account" ON "withdrawn_documents" USING btree ("account_id");