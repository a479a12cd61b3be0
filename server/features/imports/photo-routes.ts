import type { FastifyInstance } from 'fastify'
import { AppError } from '#contract/errors.ts'
import { largestPhoto, pictureTypes } from '#contract/pictures.ts'
import type { BroughtWords } from '#contract/recipes/imports.ts'
import type { AppContext } from '#server/context.ts'
import {
  releaseReservation,
  reserveGeneration,
  spendReservation,
  type UserRow,
} from '#server/features/accounts/store.ts'
import { broughtWords } from '#server/features/imports/brought-words.ts'
import { dayIsSpent } from '#server/features/recipes/store.ts'
import { type Authenticate, readerHasLeft } from '#server/http/binding.ts'
import { receivePicture } from '#server/http/pictures/receive-picture.ts'
import { photoOf } from '#server/ports/images/photos.ts'
import type { PhotoTrouble } from '#server/ports/photo-reader/photo-reader.ts'

/** POST of a photograph of a recipe: its words come back for the form; nothing of the picture is kept. A plain route, since it takes no JSON. */
export function addPhotoRoute(app: FastifyInstance, context: AppContext, authenticate: Authenticate<UserRow>): void {
  const { limits } = context
  receivePicture(
    app,
    '/api/recipe-imports/photo',
    { authenticate, limits },
    {
      largest: largestPhoto,
      types: pictureTypes,
      async assert(user) {
        if (!context.photoReader) throw new AppError('invalid_input', 'This site can’t read recipes from photos.')
        await limits.consume('import-photo', user.id)
      },
      async take(user, file, type, _request, reply) {
        const left = readerHasLeft(reply)
        return readPhoto(context, user, await photoOf(user.id, file, type, 'jpeg'), left)
      },
    },
  )
}

type World = Pick<AppContext, 'photoReader' | 'kitchen' | 'database' | 'now' | 'log'>

/**
 * The recipe on a photograph, in the words that fill the form: counted as one of the day's where it is read. Throws daily_limit_reached before a model is
 * asked, invalid_input in a sentence where there is none to be had, unavailable where nobody reads it now.
 */
async function readPhoto(world: World, { id }: UserRow, photo: Buffer, left: AbortSignal): Promise<BroughtWords> {
  const { database, now } = world
  const kitchen = world.kitchen.for(id, left)
  // reading costs, and is not to be done twice
  kitchen.letIn()
  const reservation = await reserveGeneration(database, id, now())
  if (!reservation.allowed) throw dayIsSpent(reservation, now())
  try {
    const words = await wordsOn(photo, { ...world, kitchen }, left)
    const spending = { id: reservation.id, recipes: 1, now: now() }
    const isCounted = !left.aborted && (await spendReservation(database, id, spending))
    if (!isCounted) throw refusalOf('too_slow')
    return words
  } finally {
    await releaseReservation(database, id, reservation.id)
  }
}

async function wordsOn(photo: Buffer, { photoReader, kitchen, log }: World, left: AbortSignal): Promise<BroughtWords> {
  const read = await photoReader!.read(photo, left)
  if ('trouble' in read) {
    log.info({ trouble: read.trouble, detail: read.detail }, 'a photograph was not read')
    throw refusalOf(read.trouble)
  }
  const words = await kitchen.ask('fittedRecipe', read.recipe)
  return broughtWords(words, { by: 'photo', photo: null })
}

function refusalOf(trouble: PhotoTrouble): AppError {
  const words = unreadable[trouble]
  if (words !== undefined) return new AppError('invalid_input', words)
  const [why, retryAfter] =
    trouble === 'overrun'
      ? ['A lot of photos are being read right now.', 60]
      : ['We couldn’t read the photo just now.', 30]
  return new AppError('unavailable', `${why} Try again in a moment, or type the recipe in.`, { retryAfter })
}

/** What another try does not change. */
const unreadable: Partial<Record<PhotoTrouble, string>> = {
  no_recipe: 'We couldn’t find a recipe in that photo. Try a sharper one, taken straight on.',
  blind: 'This site’s language model can’t read photos. Please type the recipe in.',
}
