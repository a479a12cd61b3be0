ALTER TABLE "newsletter_deliveries" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD COLUMN "answer" text;