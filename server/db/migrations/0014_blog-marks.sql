CREATE TABLE "post_marks" (
	"user_id" text NOT NULL,
	"post_id" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_marks_user_id_kind_post_id_pk" PRIMARY KEY("user_id","kind","post_id")
);
--> statement-breakpoint
ALTER TABLE "post_marks" ADD CONSTRAINT "post_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_marks_likes" ON "post_marks" USING btree ("post_id") WHERE kind = 'like';