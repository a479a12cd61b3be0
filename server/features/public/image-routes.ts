import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { listCategories } from '#domain/plan/shopping/list-categories.ts'
import type { AppContext } from '#server/context.ts'
import { showcase } from '#server/features/public/showcase.ts'
import { drawnBy } from '#server/features/recipes/store.ts'
import { readerHasLeft } from '#server/http/binding.ts'
import { networkOf } from '#server/http/limits/limits.ts'
import { queryOf, sendPicture } from '#server/http/pictures/send-picture.ts'
import { keptAnswers, onceAtATime } from '#server/kept-answers.ts'
import { type DishPictures, type Picture, pictureSizes } from '#server/ports/images/images.ts'
import { previewFacts, socialPreview } from '#server/ports/images/social-preview.ts'

export const Query = z.object({ size: z.enum(pictureSizes).default('full'), v: z.string().max(100).optional() })
export const FoodsQuery = Query.extend({
  /** A plate of these, parted by commas; under a title the lines of a recipe. */
  foods: z.string().max(400).default(''),
  title: z.string().max(120).optional(),
  recipeType: z.string().max(40).default('Main Dish'),
})
/** A food by its id in the table of foods, and where it stands in a market: how it is drawn where it is not known. */
export const FoodQuery = z.object({
  food: z.string().max(60).optional(),
  category: z.enum(listCategories).default('Other'),
})
const longestPlate = 200
const mostFoods = 12
const previews = keptAnswers<Picture>(4_000_000)
const coming = new Map<string, Promise<Picture>>()

/** Pictures for everybody: the landing page's recipe, a plate of any foods, and a food as it is bought. Plain routes, since they answer no JSON. */
export function addImageRoutes(app: FastifyInstance, context: AppContext, pictures: DishPictures): void {
  const { limits } = context
  const kitchenFor = (request: FastifyRequest, reply: FastifyReply) =>
    context.kitchen.for(networkOf(request.ip), readerHasLeft(reply))
  app.get('/api/showcase/image.svg', async (request, reply) => {
    const { size, v } = queryOf(Query, request)
    const kitchen = kitchenFor(request, reply)
    await limits.consume('look', networkOf(request.ip))
    const { recipe } = await showcase(kitchen)
    const picture = await pictures.picture({ ...recipe, id: 'showcase' }, size, drawnBy(kitchen))
    return sendPicture(request, reply, picture, v !== undefined)
  })

  // the preview of every page that has no picture of its own
  app.get('/api/showcase/picture.png', async (request, reply) => {
    await limits.consume('read', networkOf(request.ip))
    return sendPicture(request, reply, await onceAtATime(previews, coming, 'showcase', preview), false)
  })

  async function preview(): Promise<Picture> {
    const kitchen = context.kitchen.for('the house')
    const { recipe, verification } = await showcase(kitchen)
    const drawn = await pictures.picture({ ...recipe, id: 'showcase' }, 'full', drawnBy(kitchen))
    const body = await socialPreview('the house', {
      words: await kitchen.ask('previewSvg', recipe.title, previewFacts(recipe, verification)),
      image: Buffer.from(drawn.body),
      isDrawn: true,
    })
    return { body, type: 'image/png' }
  }

  app.get('/api/dish.svg', async (request, reply) => {
    const { foods, title, recipeType, size, v } = queryOf(FoodsQuery, request)
    const kitchen = kitchenFor(request, reply)
    await limits.consume('read', networkOf(request.ip))
    if (title === undefined && foods.length > longestPlate)
      throw new AppError('invalid_input', `Please name foods in at most ${longestPlate} letters.`)
    const words = foods.split(title === undefined ? ',' : '\n').map((word) => word.trim())
    const named = words.filter(Boolean)
    if (named.length > mostFoods) throw new AppError('invalid_input', `Please name at most ${mostFoods} foods.`)
    const body =
      title === undefined
        ? await kitchen.ask('drawnFoods', named, size)
        : await kitchen.ask('drawnIdea', { title, recipeType, lines: named }, size)
    const picture = { body, type: 'image/svg+xml' } as const
    return sendPicture(request, reply, picture, v !== undefined)
  })

  // a page has one for each food that is at home
  app.get('/api/food.svg', async (request, reply) => {
    const { food, category } = queryOf(FoodQuery, request)
    const kitchen = kitchenFor(request, reply)
    await limits.consume('look', networkOf(request.ip))
    const picture = { body: await kitchen.ask('drawBought', food, category), type: 'image/svg+xml' } as const
    return sendPicture(request, reply, picture, false)
  })
}
