import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Clock, Id } from '#contract/text.ts'
import { hasTimeline } from '#domain/plan/menu/meal.ts'
import { slugOf } from '#domain/recipe/texts/recipe-text.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { ownMenu } from '#server/features/menus/handlers.ts'
import { menuTimeline } from '#server/features/menus/menu-recipes.ts'
import { menuView } from '#server/features/menus/menu-view.ts'
import { attachment } from '#server/http/answering/attachment.ts'
import { type Authenticate, admit, assertMay, readerHasLeft } from '#server/http/binding.ts'
import { givenOf, queryOf } from '#server/http/pictures/send-picture.ts'

export const FileQuery = z.strictObject({
  format: z.enum(['txt', 'json'], 'must be txt or json').default('txt'),
  served: Clock.optional(),
})

/**
 * A menu with its recipes as a file, each for as many as the menu; as text with when to start what, by the clock where `served` says when it is
 * eaten.
 */
export function addMenuRoutes(app: FastifyInstance, context: AppContext, authenticate: Authenticate<UserRow>): void {
  app.get('/api/menus/:id/file', async (request, reply) => {
    const left = readerHasLeft(reply)
    const user = admit({ access: 'account' }, await authenticate(request))
    assertMay(user, 'menus', 'Menus are a premium feature of')
    const { id } = givenOf(Id, request.params)
    const { format, served } = queryOf(FileQuery, request)
    const own = await ownMenu(context, user, id)
    await context.limits.consume('read', user.id)
    const world = { ...context, kitchen: context.kitchen.for(user.id, left) }
    const menu = await menuView(world, own, user)
    const timeline = format === 'txt' && hasTimeline(menu) ? await menuTimeline(world, own) : undefined
    const file =
      format === 'json'
        ? await world.kitchen.ask('menuJson', menu)
        : await world.kitchen.ask('menuFile', menu, timeline, served)
    const name = slugOf(menu.title) || 'menu'
    return reply
      .type(format === 'json' ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8')
      .header('content-disposition', attachment(`${name}.${format}`, `menu.${format}`))
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(file)
  })
}
