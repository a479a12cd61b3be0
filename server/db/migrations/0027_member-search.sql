-- Written by hand: administrators look for parts of names and addresses. Without the extension, or the right to create it, all members are looked through.
DO $$
BEGIN
  IF EXISTS (SELECT FROM "pg_available_extensions" WHERE "name" = 'pg_trgm') THEN
    CREATE EXTENSION IF NOT EXISTS "pg_trgm";
    CREATE INDEX "users_searched" ON "users" USING gin (("email" || ' ' || "first_name" || ' ' || "last_name") gin_trgm_ops);
  END IF;
EXCEPTION
  WHEN OTHERS THEN RAISE NOTICE 'Members have no index of parts of words: %', SQLERRM;
END $$;
