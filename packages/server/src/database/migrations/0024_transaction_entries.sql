ALTER TABLE "transactions" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "paid_to" jsonb;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "counterpart_id" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "reverses_id" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_counterpart_id_transactions_id_fk" FOREIGN KEY ("counterpart_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_reverses_id_transactions_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_reference" ON "transactions" USING btree ("investment_id","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_reverses" ON "transactions" USING btree ("reverses_id");