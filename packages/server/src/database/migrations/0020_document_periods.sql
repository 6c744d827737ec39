ALTER TABLE "download_keys" ALTER COLUMN "investment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "period_end" date;--> statement-breakpoint
CREATE INDEX "documents_period" ON "documents" USING btree ("account_id","investment_id","document_type","period_end") WHERE "documents"."period_end" is not null;--> statement-breakpoint
-- Existing documents have no period: it is set to the usual one for their date.
UPDATE "documents" SET "period_end" = (date_trunc(CASE "document_type" WHEN 'tax_documents' THEN 'year' ELSE 'quarter' END, "updated_at" AT TIME ZONE 'America/New_York') - interval '1 day')::date WHERE "document_type" IN ('investor_statements', 'tax_documents');
