import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { Id } from '#contract/text.ts'
import { safeFileName } from '#domain/recipe/texts/recipe-text.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { fileTypes, recipeFile } from '#server/features/downloads/recipe-file.ts'
import { findRecipe } from '#server/features/recipes/store.ts'
import { attachment } from '#server/http/answering/attachment.ts'
import { type Authenticate, admit, readerHasLeft } from '#server/http/binding.ts'
import { givenOf, queryOf } from '#server/http/pictures/send-picture.ts'
import type { DishPictures } from '#server/ports/images/images.ts'

const formats = Object.keys(fileTypes) as (keyof typeof fileTypes)[]
export const Query = z.strictObject({
  format: z.enum(formats, `must be one of ${formats.join(', ')}`).default('txt'),
  servings: z.coerce.number().min(0.5).max(100).optional(),
  units: z.enum(['us', 'metric'], 'must be us or metric').optional(),
  paper: z.enum(['a4', 'letter'], 'must be a4 or letter').default('a4'),
})

/** An own recipe as a file: text, Markdown, JSON-LD or PDF. A plain route, as it answers no JSON of the contract. Free for all. */
export function addFileRoutes(
  app: FastifyInstance,
  context: AppContext,
  authenticate: Authenticate<UserRow>,
  pictures: DishPictures,
): void {
  const { database, limits } = context
  app.get('/api/recipes/:id/file', async (request, reply) => {
    const left = readerHasLeft(reply)
    const user = admit({ access: 'account' }, await authenticate(request))
    const wish = queryOf(Query, request)
    const stored = await findRecipe(database, user.id, givenOf(Id, request.params).id)
    if (!stored) throw new AppError('not_found', 'We can’t find that recipe.')
    await limits.consume('search', user.id)
    const { type, ending } = fileTypes[wish.format]
    const file = await recipeFile(
      { database, kitchen: context.kitchen.for(user.id, left) },
      stored,
      user,
      wish,
      pictures,
    )
    return reply
      .type(type)
      .header('content-disposition', attachment(`${safeFileName(stored.title)}.${ending}`, `recipe.${ending}`))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(file)
  })
}
