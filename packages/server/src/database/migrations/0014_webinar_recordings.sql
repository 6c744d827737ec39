CREATE TABLE "recordings" (
	"webinar_id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"seconds" integer NOT NULL,
	"chapters" jsonb NOT NULL,
	"cues" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_webinar_id_webinars_id_fk" FOREIGN KEY ("webinar_id") REFERENCES "public"."webinars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordings_file" ON "recordings" USING btree ("file_id");