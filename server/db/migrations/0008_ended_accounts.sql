-- A restore of an older backup leaves a table in its place that the backup does not know.
CREATE TABLE IF NOT EXISTS "ended_accounts" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
