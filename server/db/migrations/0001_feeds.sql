CREATE TABLE "row_counts" (
	"table_name" text PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "exchanges_user";--> statement-breakpoint
DROP INDEX "spots_latest";--> statement-breakpoint
DROP INDEX "spots_most_liked";--> statement-breakpoint
CREATE INDEX "exchanges_user" ON "exchanges" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "spots_latest" ON "spots" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "spots_most_liked" ON "spots" USING btree ("like_count","id");--> statement-breakpoint
INSERT INTO "row_counts" ("table_name", "count") SELECT 'spots', count(*) FROM "spots";--> statement-breakpoint
CREATE FUNCTION "count_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "row_counts"
	SET "count" = "count" + CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * (SELECT count(*) FROM "changed")
	WHERE "table_name" = TG_TABLE_NAME;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "spots_added" AFTER INSERT ON "spots" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();--> statement-breakpoint
CREATE TRIGGER "spots_removed" AFTER DELETE ON "spots" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();
