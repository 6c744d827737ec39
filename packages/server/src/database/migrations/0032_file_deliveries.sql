CREATE TABLE "file_deliveries" (
	"account_id" text NOT NULL,
	"file_id" text NOT NULL,
	"sha256" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "file_deliveries_account_id_file_id_sha256_pk" PRIMARY KEY("account_id","file_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "file_accesses" ADD COLUMN "pages_shown" jsonb;--> statement-breakpoint
ALTER TABLE "file_keys" ADD COLUMN "bytes_sent" integer DEFAULT 0 NOT NULL;