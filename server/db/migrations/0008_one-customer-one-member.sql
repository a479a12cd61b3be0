-- where old data names one customer twice, the member whose subscription runs keeps it, then who was settled last
UPDATE "billing_accounts" SET "customer_id" = NULL WHERE "user_id" IN (
	SELECT "user_id" FROM (
		SELECT "user_id", row_number() OVER (
			PARTITION BY "customer_id"
			ORDER BY ("subscription_id" IS NOT NULL AND "status" IS DISTINCT FROM 'ended') DESC, "settled_at" DESC NULLS LAST, "user_id"
		) AS "place" FROM "billing_accounts" WHERE "customer_id" IS NOT NULL
	) AS "named" WHERE "place" > 1
);--> statement-breakpoint
DROP INDEX "billing_accounts_customer";--> statement-breakpoint
CREATE UNIQUE INDEX "billing_accounts_customer" ON "billing_accounts" USING btree ("customer_id");