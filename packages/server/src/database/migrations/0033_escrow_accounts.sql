CREATE TABLE "escrow_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"details" jsonb NOT NULL,
	"number" text NOT NULL,
	"reference_format" text NOT NULL,
	"approved_at" timestamp with time zone NOT NULL,
	"in_force_from" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "escrow_accounts" ADD CONSTRAINT "escrow_accounts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "escrow_accounts_product" ON "escrow_accounts" USING btree ("product_id","in_force_from");