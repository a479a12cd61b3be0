import { readFileSync } from 'node:fs'

/** As package.json has it. */
export const productVersion = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
).version
