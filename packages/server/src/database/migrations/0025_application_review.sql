DROP INDEX "investments_one_open_application";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "reviewed_answers" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "investments_one_open_application" ON "investments" USING btree ("investor_id","product_id") WHERE status in ('completing_information', 'completing_application', 'application_review', 'pending_signature');