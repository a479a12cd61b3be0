ALTER TABLE "users" ADD COLUMN "address_proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "is_proved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whoever had confirmed by then is believed: nobody loses what they have set up.
UPDATE "users" SET "address_proved_at" = "email_confirmed_at";
