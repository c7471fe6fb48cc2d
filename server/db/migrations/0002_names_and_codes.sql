-- A code lives for an hour; whose browser brought an earlier one is not known.
DELETE FROM "social_codes";--> statement-breakpoint
ALTER TABLE "social_codes" ADD COLUMN "token_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_nickname";--> statement-breakpoint
-- Of nicknames that are the same from now on, the oldest stays; the others get their number behind them.
UPDATE "users" SET "nickname" = left("nickname", 20 - length("id"::text)) || "id" WHERE EXISTS (
	SELECT 1 FROM "users" AS "older" WHERE "older"."id" < "users"."id"
	AND lower(normalize("older"."nickname", NFKC) collate "C") = lower(normalize("users"."nickname", NFKC) collate "C")
);--> statement-breakpoint
CREATE UNIQUE INDEX "users_nickname" ON "users" USING btree (lower(normalize("nickname", NFKC) collate "C"));
