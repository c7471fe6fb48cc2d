DROP INDEX "spots_author";--> statement-breakpoint
CREATE INDEX "spots_author" ON "spots" USING btree ("author_id","created_at");