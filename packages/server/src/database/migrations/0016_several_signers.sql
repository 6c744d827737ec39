CREATE TABLE "envelope_signers" (
	"envelope_id" text NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"identity_checked_at" timestamp with time zone,
	"consent_version" text,
	"consent_at" timestamp with time zone,
	"end_reached_at" timestamp with time zone,
	"typed_name" text,
	"drawn_strokes" jsonb,
	"signed_at" timestamp with time zone,
	"devices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "envelope_signers_envelope_id_place_pk" PRIMARY KEY("envelope_id","place"),
	CONSTRAINT "envelope_signers_one_signature" CHECK (typed_name is null or drawn_strokes is null)
);
--> statement-breakpoint
ALTER TABLE "envelopes" DROP CONSTRAINT "envelopes_one_signature";--> statement-breakpoint
ALTER TABLE "envelope_signers" ADD CONSTRAINT "envelope_signers_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelopes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "envelope_signers" ("envelope_id", "place", "name", "email", "identity_checked_at", "consent_version", "consent_at", "end_reached_at", "typed_name", "drawn_strokes", "signed_at")
	SELECT e."id", 1, e."signer_name", a."email", e."identity_checked_at", e."consent_version", e."consent_at", e."end_reached_at", e."typed_name", e."drawn_strokes", e."signed_at"
	FROM "envelopes" e JOIN "accounts" a ON a."id" = e."account_id";--> statement-breakpoint
ALTER TABLE "envelopes" DROP COLUMN "signer_name";--> statement-breakpoint
ALTER TABLE "envelopes" DROP COLUMN "identity_checked_at";--> statement-breakpoint
ALTER TABLE "envelopes" DROP COLUMN "consent_version";--> statement-breakpoint
ALTER TABLE "envelopes" DROP COLUMN "consent_at";--> statement-breakpoint
ALTER TABLE "envelopes" DROP COLUMN "end_reached_at";--> statement-breakpoint
ALTER TABLE "envelopes" DROP COLUMN "typed_name";--> statement-breakpoint
ALTER TABLE "envelopes" DROP COLUMN "drawn_strokes";