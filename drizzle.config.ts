import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/tables.ts',
    './server/http/tables.ts',
    './server/features/*/tables.ts',
    './server/ports/*/*/tables.ts',
  ],
  out: './server/db/migrations',
})
