-- The last link of a committing transaction is stored in a session setting, because each update of the same row in one
-- transaction is slower than the one before.
CREATE OR REPLACE FUNCTION "audit_chain"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	last text := current_setting('quoin.audit_head', true);
	is_first boolean := coalesce(last, '') = '';
	head "audit_head";
	one "audit_trail" := NEW;
BEGIN
	IF is_first THEN
		SELECT * INTO STRICT head FROM "audit_head" FOR UPDATE;
	ELSE
		head."position" := split_part(last, ':', 1);
		head."hash" := split_part(last, ':', 2);
	END IF;
	one."position" := head."position" + 1;
	one."hash" := audit_hash(head."hash", one);
	UPDATE "audit_trail" SET "position" = one."position", "hash" = one."hash" WHERE "seq" = one."seq";
	PERFORM set_config('quoin.audit_head', one."position" || ':' || one."hash", true);
	-- Queues the write of the head after the last row.
	IF is_first THEN UPDATE "audit_head" SET "position" = "position"; END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "audit_head_write"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	last text := current_setting('quoin.audit_head', true);
BEGIN
	IF coalesce(last, '') = '' THEN RETURN NULL; END IF;
	PERFORM set_config('quoin.audit_head', '', true);
	UPDATE "audit_head" SET "position" = split_part(last, ':', 1)::bigint, "hash" = split_part(last, ':', 2);
	RETURN NULL;
END
$$;--> statement-breakpoint
-- Deferred like the links: what is queued at the commit runs after everything that was queued before.
CREATE CONSTRAINT TRIGGER "audit_head_written" AFTER UPDATE ON "audit_head" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_head_write();
