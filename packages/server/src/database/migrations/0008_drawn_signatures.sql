ALTER TABLE "envelopes" ADD COLUMN "drawn_strokes" jsonb;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_one_signature" CHECK (typed_name is null or drawn_strokes is null);