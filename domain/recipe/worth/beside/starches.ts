import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'

/** What fills a plate, by its kind or its name. */
export function isStarch(kind: Kind | undefined, id: string): boolean {
  return (
    (kind !== undefined && starches.has(kind)) ||
    /potato|tortilla-chips|yuca|cassava|plantain|polenta|grits|gnocchi|hash-browns|barley|cooked-rice|semolina|masa|cornmeal|oats/.test(
      id,
    )
  )
}
const starches: ReadonlySet<Kind> = new Set([
  'rice',
  'risotto rice',
  'paella rice',
  'quinoa',
  'bulgur',
  'couscous',
  'pasta',
  'noodles',
  'bread',
  'tortilla',
  'bun',
  'potato',
])
