-- A product can have several managers. Its existing manager becomes the first.
ALTER TABLE "products" ADD COLUMN "managers" jsonb;--> statement-breakpoint
UPDATE "products" SET
	"managers" = jsonb_build_array(
		jsonb_build_object('name', "manager_name", 'about', "texts" -> 'managerAbout', 'totalAum', "manager_aum")
		|| CASE WHEN "texts" ? 'priorPerformance'
			THEN jsonb_build_object('priorPerformance', "texts" -> 'priorPerformance') ELSE '{}' END
	),
	"texts" = "texts" - 'managerAbout' - 'priorPerformance';--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "managers" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "manager_name";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "manager_aum";
