CREATE TABLE "changes" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "changes_subject" ON "changes" USING btree ("subject","seq");--> statement-breakpoint
CREATE INDEX "investments_product" ON "investments" USING btree ("product_id","status");--> statement-breakpoint
CREATE INDEX "download_keys_account" ON "download_keys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "file_keys_account" ON "file_keys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "files_account" ON "files" USING btree ("account_id","sha256");--> statement-breakpoint
CREATE INDEX "capital_calls_investment" ON "capital_calls" USING btree ("investment_id");--> statement-breakpoint
CREATE INDEX "distribution_instructions_bank_account" ON "distribution_instructions" USING btree ("bank_account_id");--> statement-breakpoint
CREATE INDEX "distribution_instructions_brokerage_account" ON "distribution_instructions" USING btree ("brokerage_account_id");--> statement-breakpoint
CREATE INDEX "redemptions_investment" ON "redemptions" USING btree ("investment_id");--> statement-breakpoint
CREATE FUNCTION "note_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	CASE TG_ARGV[0]
		WHEN 'shelf' THEN
			INSERT INTO "changes" ("subject") SELECT 'shelf' FROM "changed" LIMIT 1;
		WHEN 'account' THEN
			INSERT INTO "changes" ("subject") SELECT DISTINCT "account_id" FROM "changed";
		WHEN 'investment' THEN
			INSERT INTO "changes" ("subject") SELECT DISTINCT "investments"."account_id"
			FROM "changed" JOIN "investments" ON "investments"."id" = "changed"."investment_id";
	END CASE;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- One trigger for each kind of statement, because transition tables are available only this way.
DO $$
DECLARE
	of record;
	kind text;
BEGIN
	FOR of IN SELECT * FROM (VALUES
		('products', 'shelf'),
		('valuations', 'shelf'),
		('investors', 'account'),
		('investments', 'account'),
		('envelopes', 'account'),
		('applications', 'investment'),
		('transactions', 'investment')
	) AS noted("table", "subject") LOOP
		FOREACH kind IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
			EXECUTE format(
				'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION note_changes(%L)',
				of."table" || '_' || lower(kind) || '_noted', kind, of."table",
				CASE kind WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, of."subject");
		END LOOP;
	END LOOP;
END
$$;
