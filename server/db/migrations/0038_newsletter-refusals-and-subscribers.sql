ALTER TABLE "newsletter_deliveries" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD COLUMN "answer" text;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_reported" ON "newsletter_deliveries" USING btree ("issue_id","report","id") WHERE report is not null;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_newest" ON "newsletter_subscribers" USING btree ("subscribed_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_by_state" ON "newsletter_subscribers" USING btree ((case when not "is_active" then 'ended' when "confirmed_at" is null then 'waiting' else 'subscribed' end),"subscribed_at","id");--> statement-breakpoint
-- By hand: administrators look for parts of addresses, as of members' (0027 and 0033).
CREATE INDEX "newsletter_subscribers_by_letters" ON "newsletter_subscribers" USING gin ("letters_and_pairs"("email"));--> statement-breakpoint
DO $$
BEGIN
  IF EXISTS (SELECT FROM "pg_extension" WHERE "extname" = 'pg_trgm') THEN
    CREATE INDEX "newsletter_subscribers_searched" ON "newsletter_subscribers" USING gin ("email" gin_trgm_ops);
  END IF;
END $$;--> statement-breakpoint
ANALYZE "newsletter_subscribers";
