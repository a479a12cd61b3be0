import { AppError } from '#contract/errors.ts'
import type { BroughtWords } from '#contract/recipes/imports.ts'
import type { AppContext } from '#server/context.ts'
import { broughtWords } from '#server/features/imports/brought-words.ts'
import { fetchFrom } from '#server/features/imports/fetch-from.ts'

const page = {
  types: ['text/html', 'application/xhtml+xml', 'application/ld+json', 'application/json', 'text/plain'],
  largest: 5 * 1024 * 1024,
}

/** The recipe at an address, in the words that fill the form. Throws invalid_input in a sentence where there is none to be had. */
export async function readAddress(
  context: Pick<AppContext, 'web' | 'kitchen' | 'log'>,
  address: string,
  left: AbortSignal | undefined,
): Promise<BroughtWords> {
  const fetched = await fetchFrom(context, address, page, left)
  const read = await context.kitchen.ask('readBroughtPage', fetched)
  if (!read)
    throw new AppError(
      'invalid_input',
      'We found no recipe on that page. If you can see one there, copy its text and paste it instead.',
    )
  return broughtWords(read.recipe, { by: read.by, photo: read.picture ?? null })
}
