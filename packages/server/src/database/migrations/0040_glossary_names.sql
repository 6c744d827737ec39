ALTER TABLE "redemption_papers" RENAME TO "redemption_documents";--> statement-breakpoint
ALTER TABLE "redemption_documents" RENAME CONSTRAINT "redemption_papers_redemption_id_file_id_pk" TO "redemption_documents_redemption_id_file_id_pk";--> statement-breakpoint
ALTER TABLE "redemption_documents" RENAME CONSTRAINT "redemption_papers_redemption_id_redemptions_id_fk" TO "redemption_documents_redemption_id_redemptions_id_fk";--> statement-breakpoint
ALTER TABLE "redemption_documents" RENAME CONSTRAINT "redemption_papers_file_id_files_id_fk" TO "redemption_documents_file_id_files_id_fk";--> statement-breakpoint
ALTER INDEX "redemption_papers_file" RENAME TO "redemption_documents_file";--> statement-breakpoint
ALTER INDEX "products_shelf" RENAME TO "products_catalogue";--> statement-breakpoint
ALTER INDEX "challenges_one_alive" RENAME TO "challenges_one_active";--> statement-breakpoint
ALTER TABLE "visits" RENAME COLUMN "looks" TO "page_views";--> statement-breakpoint
ALTER TABLE "visits" RENAME COLUMN "last_look_at" TO "last_viewed_at";--> statement-breakpoint
-- The subject of changes of products and valuations.
UPDATE "changes" SET "subject" = 'catalogue' WHERE "subject" = 'shelf';--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	CASE TG_ARGV[0]
		WHEN 'catalogue' THEN
			INSERT INTO "changes" ("subject") SELECT 'catalogue' FROM "changed" LIMIT 1;
		WHEN 'account' THEN
			INSERT INTO "changes" ("subject") SELECT DISTINCT "account_id" FROM "changed";
		WHEN 'investment' THEN
			INSERT INTO "changes" ("subject") SELECT DISTINCT "investments"."account_id"
			FROM "changed" JOIN "investments" ON "investments"."id" = "changed"."investment_id";
	END CASE;
	RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
	noted text;
	kind text;
BEGIN
	FOREACH noted IN ARRAY ARRAY['products', 'valuations'] LOOP
		FOREACH kind IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
			EXECUTE format(
				'CREATE OR REPLACE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION note_changes(''catalogue'')',
				noted || '_' || lower(kind) || '_noted', kind, noted,
				CASE kind WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END);
		END LOOP;
	END LOOP;
END
$$;
