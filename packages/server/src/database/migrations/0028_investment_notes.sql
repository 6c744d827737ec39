CREATE TABLE "investment_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"investment_id" text NOT NULL,
	"event" text NOT NULL,
	"note" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "investments" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "redemptions" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "redemptions" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "investment_notes" ADD CONSTRAINT "investment_notes_investment_id_investments_id_fk" FOREIGN KEY ("investment_id") REFERENCES "public"."investments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "investment_notes_investment" ON "investment_notes" USING btree ("investment_id","written_at");