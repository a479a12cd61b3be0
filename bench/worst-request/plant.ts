import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Loaded before the server, in each of its threads: makes one reader slow, as careless code would. At each 'pinch' of a text it
 * reads every word before it again. Proves that the search finds what it was not told of.
 */
const reader = '/domain/recipe/pasted-recipe.ts'
const begins = /export function pastedRecipe\(text: string\): PastedRecipe \{/
const planted = `
  for (const { index } of text.matchAll(/pinch/gi)) text.slice(0, index).toLowerCase().split(/\\W+/)
`

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith(reader)) return loaded
    const text = readFileSync(fileURLToPath(url), 'utf8')
    if (!begins.test(text)) throw new Error(`There is no reader to plant in ${reader}.`)
    return { ...loaded, source: text.replace(begins, (found) => found + planted) }
  },
})
