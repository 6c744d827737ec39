-- Withdraws unsigned agreements that were sent to one of several signers, and creates them again for all signers, because
-- the document has a signature field for one signer only. Signed agreements are unchanged.
CREATE TEMPORARY TABLE "asked_of_one" ON COMMIT DROP AS
	SELECT e."id" AS "before", upper(left(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 26)) AS "after",
		e."status", e."investment_id", a."values" -> 'investor_information' -> 'signers' AS "signers"
	FROM "envelopes" e JOIN "applications" a ON a."investment_id" = e."investment_id"
	WHERE e."kind" = 'subscription_agreement' AND e."status" IN ('preparing', 'sent', 'viewed', 'expired')
		AND jsonb_array_length(coalesce(a."values" -> 'investor_information' -> 'signers', '[]')) > 1
		AND (SELECT count(*) FROM "envelope_signers" s WHERE s."envelope_id" = e."id") = 1;
--> statement-breakpoint
UPDATE "envelopes" e SET "status" = 'cancelled' FROM "asked_of_one" o WHERE e."id" = o."before";
--> statement-breakpoint
INSERT INTO "audit_trail" ("at", "actor", "act", "object", "detail")
	SELECT now(), 'job', 'envelope.withdrawn', 'envelope:' || "before", jsonb_build_object('from', "status", 'to', 'cancelled')
	FROM "asked_of_one";
--> statement-breakpoint
INSERT INTO "envelopes" ("id", "account_id", "investment_id", "kind", "status", "language", "created_at", "expires_at")
	SELECT o."after", e."account_id", e."investment_id", e."kind", 'preparing', e."language", now(), now() + interval '7 days'
	FROM "asked_of_one" o JOIN "envelopes" e ON e."id" = o."before";
--> statement-breakpoint
INSERT INTO "envelope_signers" ("envelope_id", "place", "name", "email")
	SELECT o."after", s."place", trim(concat_ws(' ', s."one" ->> 'first_name', s."one" ->> 'last_name')), coalesce(s."one" ->> 'email', '')
	FROM "asked_of_one" o, jsonb_array_elements(o."signers") WITH ORDINALITY s("one", "place");
--> statement-breakpoint
INSERT INTO "audit_trail" ("at", "actor", "act", "object", "detail")
	SELECT now(), 'job', 'envelope.create', 'envelope:' || "after",
		jsonb_build_object('kind', 'subscription_agreement', 'investment', "investment_id", 'signers', jsonb_array_length("signers"))
	FROM "asked_of_one";
--> statement-breakpoint
-- The job queue creates its tables when a server first starts; a database without them has no signature requests.
DO $$
BEGIN
	IF to_regclass('pgboss.job') IS NULL THEN RETURN; END IF;
	INSERT INTO pgboss.job ("name", "data", "retry_limit", "retry_delay", "retry_backoff", "expire_in")
		SELECT j."name", jsonb_build_object('envelopeId', j."id"), 10, 2, true, interval '60 seconds'
		FROM "asked_of_one" o, LATERAL (VALUES ('prepare-envelope', o."after"), ('void-envelope', o."before")) j("name", "id")
		WHERE j."name" = 'prepare-envelope' OR o."status" <> 'preparing';
END
$$;
