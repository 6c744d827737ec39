ALTER TABLE "file_keys" ADD COLUMN "sent" "int8multirange" DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "file_keys" DROP COLUMN "bytes_sent";