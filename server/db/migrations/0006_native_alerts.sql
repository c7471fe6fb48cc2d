ALTER TABLE "alert_subscriptions" ALTER COLUMN "p256dh" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_subscriptions" ALTER COLUMN "auth" DROP NOT NULL;