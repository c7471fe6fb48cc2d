CREATE TABLE "spot_days" (
	"day" date PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spot_names" (
	"spot_id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"letters" text[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "challenges_place";--> statement-breakpoint
DROP INDEX "spots_place";--> statement-breakpoint
DROP INDEX "likes_user";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reply_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "spots" ADD COLUMN "image_urls" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "spots" ADD COLUMN "comment_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hallabong" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "total_steps" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "spot_names" ADD CONSTRAINT "spot_names_spot_id_spots_id_fk" FOREIGN KEY ("spot_id") REFERENCES "public"."spots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint

-- What the new columns and tables hold of the rows that are there.
UPDATE "spots" SET
	"image_urls" = ARRAY(SELECT "url" FROM "spot_images" WHERE "spot_id" = "spots"."id" ORDER BY "position"),
	"comment_count" = (SELECT count(*) FROM "comments" WHERE "spot_id" = "spots"."id" AND "parent_id" IS NULL);--> statement-breakpoint
DROP TABLE "spot_images";--> statement-breakpoint
UPDATE "comments" SET "reply_count" = "replies"."count"
FROM (SELECT "parent_id", count(*) AS "count" FROM "comments" WHERE "parent_id" IS NOT NULL GROUP BY "parent_id") AS "replies"
WHERE "comments"."id" = "replies"."parent_id";--> statement-breakpoint
UPDATE "users" SET
	"hallabong" = (SELECT coalesce(sum("amount"), 0) FROM "hallabong_ledger" WHERE "user_id" = "users"."id"),
	"total_steps" = (SELECT coalesce(sum("steps"), 0) FROM "steps_days" WHERE "user_id" = "users"."id");--> statement-breakpoint
INSERT INTO "spot_days" ("day", "count")
SELECT ("created_at" AT TIME ZONE 'UTC')::date, count(*) FROM "spots" GROUP BY 1;--> statement-breakpoint
CREATE FUNCTION "letters_of"(text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT "part"), '{}')
	FROM generate_series(1, length($1)) AS "place", LATERAL (VALUES (substr($1, "place", 1)), (substr($1, "place", 2))) AS "parts" ("part")
$$;--> statement-breakpoint
INSERT INTO "spot_names" ("spot_id", "name", "letters")
SELECT "id", lower("name"), letters_of(lower("name")) FROM "spots";--> statement-breakpoint

CREATE INDEX "spot_names_letters" ON "spot_names" USING gin ("letters");--> statement-breakpoint
-- The map reads this index alone, where it stands in the order of the places: their rows are far apart.
CREATE INDEX "spots_band" ON "spots" USING btree (floor("latitude" * 50),"longitude") INCLUDE ("latitude", "id", "kind", "name", "like_count", "image_urls");--> statement-breakpoint
CREATE INDEX "challenges_band" ON "challenges" USING btree (floor("latitude" * 50),"longitude");--> statement-breakpoint
CREATE INDEX "likes_user" ON "likes" USING btree ("user_id","spot_id");--> statement-breakpoint
-- An index is read alone only where a vacuum has been since the last change: after a fiftieth of the rows, not a fifth.
ALTER TABLE "spots" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint

-- From here on each change keeps them, in its own transaction.
CREATE FUNCTION "sum_hallabong"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE "users" SET "hallabong" = "hallabong" - "sums"."amount"
		FROM (SELECT "user_id", sum("amount") AS "amount" FROM "removed" GROUP BY "user_id") AS "sums" WHERE "id" = "sums"."user_id";
	END IF;
	IF TG_OP <> 'DELETE' THEN
		UPDATE "users" SET "hallabong" = "hallabong" + "sums"."amount"
		FROM (SELECT "user_id", sum("amount") AS "amount" FROM "added" GROUP BY "user_id") AS "sums" WHERE "id" = "sums"."user_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_added" AFTER INSERT ON "hallabong_ledger" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "sum_hallabong"();--> statement-breakpoint
CREATE TRIGGER "ledger_changed" AFTER UPDATE ON "hallabong_ledger" REFERENCING OLD TABLE AS "removed" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "sum_hallabong"();--> statement-breakpoint
CREATE TRIGGER "ledger_removed" AFTER DELETE ON "hallabong_ledger" REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "sum_hallabong"();--> statement-breakpoint
CREATE FUNCTION "sum_steps"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE "users" SET "total_steps" = "total_steps" - "sums"."steps"
		FROM (SELECT "user_id", sum("steps") AS "steps" FROM "removed" GROUP BY "user_id") AS "sums" WHERE "id" = "sums"."user_id";
	END IF;
	IF TG_OP <> 'DELETE' THEN
		UPDATE "users" SET "total_steps" = "total_steps" + "sums"."steps"
		FROM (SELECT "user_id", sum("steps") AS "steps" FROM "added" GROUP BY "user_id") AS "sums" WHERE "id" = "sums"."user_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "steps_added" AFTER INSERT ON "steps_days" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "sum_steps"();--> statement-breakpoint
CREATE TRIGGER "steps_changed" AFTER UPDATE ON "steps_days" REFERENCING OLD TABLE AS "removed" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "sum_steps"();--> statement-breakpoint
CREATE TRIGGER "steps_removed" AFTER DELETE ON "steps_days" REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "sum_steps"();--> statement-breakpoint
CREATE FUNCTION "count_comments"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"step" integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
	UPDATE "spots" SET "comment_count" = "comment_count" + "step" * "counts"."count"
	FROM (SELECT "spot_id", count(*) AS "count" FROM "changed" WHERE "parent_id" IS NULL GROUP BY "spot_id") AS "counts"
	WHERE "id" = "counts"."spot_id";
	UPDATE "comments" SET "reply_count" = "reply_count" + "step" * "counts"."count"
	FROM (SELECT "parent_id", count(*) AS "count" FROM "changed" WHERE "parent_id" IS NOT NULL GROUP BY "parent_id") AS "counts"
	WHERE "id" = "counts"."parent_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "comments_added" AFTER INSERT ON "comments" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_comments"();--> statement-breakpoint
CREATE TRIGGER "comments_removed" AFTER DELETE ON "comments" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_comments"();--> statement-breakpoint
CREATE FUNCTION "register_spots"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "spot_days" ("day", "count")
	SELECT ("created_at" AT TIME ZONE 'UTC')::date AS "day", CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * count(*)
	FROM "changed" GROUP BY 1 ORDER BY 1
	ON CONFLICT ("day") DO UPDATE SET "count" = "spot_days"."count" + excluded."count";
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "spot_names" ("spot_id", "name", "letters")
		SELECT "id", lower("name"), letters_of(lower("name")) FROM "changed";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "spots_registered" AFTER INSERT ON "spots" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "register_spots"();--> statement-breakpoint
CREATE TRIGGER "spots_unregistered" AFTER DELETE ON "spots" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "register_spots"();--> statement-breakpoint
CREATE FUNCTION "register_spot_again"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "spot_days" SET "count" = "count" - 1 WHERE "day" = (OLD."created_at" AT TIME ZONE 'UTC')::date;
	INSERT INTO "spot_days" ("day", "count") VALUES ((NEW."created_at" AT TIME ZONE 'UTC')::date, 1)
	ON CONFLICT ("day") DO UPDATE SET "count" = "spot_days"."count" + 1;
	UPDATE "spot_names" SET "name" = lower(NEW."name"), "letters" = letters_of(lower(NEW."name")) WHERE "spot_id" = NEW."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "spots_altered" AFTER UPDATE OF "created_at", "name" ON "spots" FOR EACH ROW EXECUTE FUNCTION "register_spot_again"();
