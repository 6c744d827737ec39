CREATE TABLE "audit_head" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_head_one_row" CHECK ("audit_head"."only")
);
--> statement-breakpoint
ALTER TABLE "audit_trail" ADD COLUMN "position" bigint;--> statement-breakpoint
ALTER TABLE "audit_trail" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "audit_trail" ADD CONSTRAINT "audit_trail_position" UNIQUE("position");--> statement-breakpoint
CREATE FUNCTION "audit_hash"(previous text, one "audit_trail") RETURNS text LANGUAGE sql STABLE AS $$
	SELECT encode(sha256(string_agg(convert_to(octet_length(convert_to(part, 'UTF8')) || ':' || part || ',', 'UTF8'), '' ORDER BY place)), 'hex')
	FROM unnest(ARRAY[
		previous,
		one."position"::text,
		one."seq"::text,
		to_char(one."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
		one."actor",
		one."act",
		one."object",
		one."detail"::text
	]) WITH ORDINALITY AS parts(part, place)
$$;--> statement-breakpoint
CREATE FUNCTION "audit_chain"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	head "audit_head";
	one "audit_trail" := NEW;
BEGIN
	SELECT * INTO STRICT head FROM "audit_head" FOR UPDATE;
	one."position" := head."position" + 1;
	one."hash" := audit_hash(head."hash", one);
	UPDATE "audit_trail" SET "position" = one."position", "hash" = one."hash" WHERE "seq" = one."seq";
	UPDATE "audit_head" SET "position" = one."position", "hash" = one."hash";
	RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
	one "audit_trail";
	head "audit_head" := ROW(true, 0, '');
BEGIN
	FOR one IN SELECT * FROM "audit_trail" ORDER BY "seq" LOOP
		one."position" := head."position" + 1;
		one."hash" := audit_hash(head."hash", one);
		UPDATE "audit_trail" SET "position" = one."position", "hash" = one."hash" WHERE "seq" = one."seq";
		head."position" := one."position";
		head."hash" := one."hash";
	END LOOP;
	-- Once per transaction: each update of the same row in a transaction makes the next one slower.
	INSERT INTO "audit_head" SELECT head.*;
END
$$;--> statement-breakpoint
-- Deferred to the commit, so that the head is locked only while the transaction commits and waits for no other lock.
CREATE CONSTRAINT TRIGGER "audit_trail_chain" AFTER INSERT ON "audit_trail" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_chain();
