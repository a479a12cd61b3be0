-- By hand: in the order in which the server locks them, since 0027 reads "users" in the same transaction.
LOCK TABLE "users" IN SHARE MODE;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', subject_id) || jsonb_to_tsvector('simple', details, '["string", "numeric"]')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_words" ON "audit_log" USING gin ("search");--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("id") WHERE is_spam = false and done_at is null;