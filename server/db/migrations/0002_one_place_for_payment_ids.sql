INSERT INTO "billing_accounts" ("user_id", "granted_tier", "customer_id", "subscription_id")
SELECT "id", "subscription_tier", "stripe_customer_id", "stripe_subscription_id" FROM "users"
WHERE "subscription_tier" <> 'free' OR "stripe_customer_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "stripe_customer_id";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "stripe_subscription_id";