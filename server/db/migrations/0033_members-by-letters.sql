-- By hand: administrators look for a letter or two of a name or an address, which the index of three in a row does not find.
CREATE FUNCTION "letters_and_pairs"(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg("letter") || array_agg("letter" || "next") FILTER (WHERE "next" IS NOT NULL)
  FROM (SELECT string_to_array(lower($1), NULL) AS "letters") "word", unnest("letters", "letters"[2:]) AS "pairs" ("letter", "next")
$$;--> statement-breakpoint
CREATE INDEX "users_by_letters" ON "users" USING gin ("letters_and_pairs"("email" || ' ' || "first_name" || ' ' || "last_name"));--> statement-breakpoint
-- how common each letter is: those that nearly everybody has are not looked up
ANALYZE "users";
