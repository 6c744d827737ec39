DROP INDEX "documents_account";--> statement-breakpoint
CREATE INDEX "documents_account" ON "documents" USING btree ("account_id","updated_at","file_id","investment_id","document_type");