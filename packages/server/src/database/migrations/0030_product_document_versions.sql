-- Before this migration only the demo world wrote product documents, in English and with ids <product>-<key>.
CREATE TABLE "agreement_documents" (
	"envelope_id" text NOT NULL,
	"file_id" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "agreement_documents_envelope_id_file_id_pk" PRIMARY KEY("envelope_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "product_documents" ADD COLUMN "document_type" text;--> statement-breakpoint
ALTER TABLE "product_documents" ADD COLUMN "document_key" text;--> statement-breakpoint
ALTER TABLE "product_documents" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "product_documents" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "product_documents" ADD COLUMN "effective_date" date;--> statement-breakpoint
ALTER TABLE "product_documents" ADD COLUMN "fallback_reason" text;--> statement-breakpoint
ALTER TABLE "product_documents" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
UPDATE "product_documents" SET
  "document_key" = CASE
    WHEN starts_with(file_id, product_id || '-') THEN substr(file_id, length(product_id) + 2)
    ELSE file_id
  END,
  "document_type" = CASE substr(file_id, length(product_id) + 2)
    WHEN 'ppm' THEN 'ppm'
    WHEN 'supplement' THEN 'supplement'
    WHEN 'crs' THEN 'form_crs'
    WHEN 'best-interest' THEN 'best_interest_disclosure'
    WHEN 'performance' THEN 'performance_sheet'
    ELSE 'other'
  END,
  "language" = 'en',
  "version" = '1',
  "fallback_reason" = 'Published in English only',
  "effective_date" = (
    SELECT (f.created_at AT TIME ZONE 'America/New_York')::date FROM files f WHERE f.id = product_documents.file_id
  );--> statement-breakpoint
ALTER TABLE "product_documents" ALTER COLUMN "document_type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product_documents" ALTER COLUMN "document_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product_documents" ALTER COLUMN "language" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product_documents" ALTER COLUMN "version" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product_documents" ALTER COLUMN "effective_date" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "agreement_documents" ADD CONSTRAINT "agreement_documents_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelopes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_documents" ADD CONSTRAINT "agreement_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_documents_file" ON "agreement_documents" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_documents_current" ON "product_documents" USING btree ("product_id","document_key","language") WHERE withdrawn_at is null;--> statement-breakpoint
-- Existing agreements: the documents that their investor has read to the end.
INSERT INTO "agreement_documents" ("envelope_id", "file_id", "sha256")
SELECT e.id, d.file_id, f.sha256
FROM "envelopes" e
JOIN "investments" i ON i.id = e.investment_id
JOIN "product_documents" d ON d.product_id = i.product_id AND d.must_read
JOIN "files" f ON f.id = d.file_id
WHERE e.kind = 'subscription_agreement'
  AND EXISTS (
    SELECT 1 FROM "file_accesses" a
    WHERE a.account_id = e.account_id AND a.file_id = d.file_id AND a.sha256 = f.sha256 AND a.end_reached
  );
