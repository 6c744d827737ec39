ALTER TABLE "download_keys" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "file_keys" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "key_session_id" text;