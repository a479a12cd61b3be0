-- where old data names one subscription twice, the member for whom it runs keeps it, then who has the customer, then who was settled last
UPDATE "billing_accounts" SET "subscription_id" = NULL WHERE "user_id" IN (
	SELECT "user_id" FROM (
		SELECT "user_id", row_number() OVER (
			PARTITION BY "subscription_id"
			ORDER BY ("status" IS NOT NULL AND "status" <> 'ended') DESC, ("customer_id" IS NOT NULL) DESC, "settled_at" DESC NULLS LAST, "user_id"
		) AS "place" FROM "billing_accounts" WHERE "subscription_id" IS NOT NULL
	) AS "named" WHERE "place" > 1
);--> statement-breakpoint
DROP INDEX "billing_accounts_subscription";--> statement-breakpoint
CREATE UNIQUE INDEX "billing_accounts_subscription" ON "billing_accounts" USING btree ("subscription_id");