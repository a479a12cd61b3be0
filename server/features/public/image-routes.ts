import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { showcase } from '#server/features/public/showcase.ts'
import { queryOf, sendPicture } from '#server/http/send-picture.ts'
import { sceneOfFoods } from '#server/ports/images/drawn-dish/composing/scene-of.ts'
import { drawDish } from '#server/ports/images/drawn-dish/draw-dish.ts'
import { type DishPictures, pictureSizes } from '#server/ports/images/images.ts'

const Query = z.object({ size: z.enum(pictureSizes).default('full'), v: z.string().max(100).optional() })
const FoodsQuery = Query.extend({ foods: z.string().max(200).default('') })
const mostFoods = 12

/** Pictures for everybody: the landing page's recipe, and a plate of any foods. Plain routes, since they answer no JSON. */
export function addImageRoutes(app: FastifyInstance, pictures: DishPictures): void {
  app.get('/api/showcase/image.svg', (request, reply) => {
    const { size, v } = queryOf(Query, request)
    const picture = pictures.picture({ ...showcase().recipe, id: 'showcase' }, size)
    return sendPicture(request, reply, picture, v !== undefined)
  })

  app.get('/api/dish.svg', (request, reply) => {
    const { foods, size, v } = queryOf(FoodsQuery, request)
    const words = foods.split(',').map((word) => word.trim())
    const named = words.filter(Boolean)
    if (named.length > mostFoods) throw new AppError('invalid_input', `foods: ${mostFoods} foods at most.`)
    const picture = { body: drawDish(sceneOfFoods(named), size), type: 'image/svg+xml' }
    return sendPicture(request, reply, picture, v !== undefined)
  })
}
