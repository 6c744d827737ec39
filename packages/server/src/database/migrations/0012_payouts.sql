CREATE TABLE "redemption_papers" (
	"redemption_id" text NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "redemption_papers_redemption_id_file_id_pk" PRIMARY KEY("redemption_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "held_before" jsonb;--> statement-breakpoint
ALTER TABLE "redemption_papers" ADD CONSTRAINT "redemption_papers_redemption_id_redemptions_id_fk" FOREIGN KEY ("redemption_id") REFERENCES "public"."redemptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_papers" ADD CONSTRAINT "redemption_papers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redemption_papers_file" ON "redemption_papers" USING btree ("file_id");