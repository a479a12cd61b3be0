import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Diet } from '#domain/food/diets.ts'
import type { ExportedPhoto, ExportedRecipe } from '#domain/recipe/export/exported-recipe.ts'
import type { Db } from '#server/db/database.ts'
import { placesOf, type Shelf, shelvesOf } from '#server/features/collections/store.ts'
import { type LibraryFormat, libraryFormats } from '#server/features/downloads/library-formats.ts'
import {
  findRecipePicture,
  findRecipes,
  fittingRules,
  lastCookedOf,
  recipeIdsOf,
} from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import { inTurns, openPacker, uniqueNames } from '#server/http/answering/zip-stream.ts'
import { photoOf } from '#server/ports/images/photos.ts'
import { narrowed } from '#server/ports/images/pixels.ts'

const gzipped = promisify(gzip)

/**
 * All recipes of a cook as one archive that another program reads, the oldest first, so that they come in the order in which they were made, each followed by
 * its photograph. In our own format what their collections are stands before them: so it comes with the first part of an archive that is sent in several. It
 * is packed while it is sent, so that ten thousand take the memory of twenty, and of one photograph. Throws where the database is away before the first byte;
 * afterwards the file breaks off.
 */
export async function libraryArchive(
  db: Db,
  ownerId: string,
  format: keyof typeof libraryFormats,
  at: Date,
): Promise<Readable> {
  const { file, photo: photoFor, collections: fileOfCollections, isPacked }: LibraryFormat = libraryFormats[format]
  const lastCooked = await lastCookedOf(db, ownerId)
  const shelves = await shelvesOf(db, ownerId)
  const ids = await recipeIdsOf(db, ownerId)
  const first = await pageOf(db, ownerId, shelves, ids.slice(0, atOnce))
  return Readable.from(packed(), { objectMode: false })

  async function* packed() {
    const packer = openPacker(at)
    const letOthers = inTurns()
    const nameFor = uniqueNames()
    if (fileOfCollections && shelves.length > 0) {
      const { name, text } = fileOfCollections(shelves)
      packer.add(name, text)
    }
    for (let from = 0; from < ids.length; from += atOnce) {
      const page = from === 0 ? first : await pageOf(db, ownerId, shelves, ids.slice(from, from + atOnce))
      for (const { stored, collections } of page) {
        const name = nameFor(stored.title)
        const place = photoFor(name)
        const image = await photographOf(db, ownerId, stored, place.as)
        const photo = image && { name: place.named, ...(place.path === undefined && { within: within(image) }) }
        const written = file(exported(stored, { photo, collections, lastCooked: lastCooked.get(stored.id) }), name)
        packer.add(written.name, isPacked ? await gzipped(written.text) : written.text, isPacked)
        if (image) {
          if (place.path !== undefined) packer.add(place.path, image, true)
          for (const { path, width } of place.smaller ?? [])
            packer.add(path, (await narrowed(ownerId, () => Promise.resolve({ image }), width)).image, true)
          yield packer.taken()
        }
        await letOthers()
      }
      yield packer.taken()
    }
    yield packer.end()
  }
}

const atOnce = 20

/** Recipes with the collections that each is in: those by hand, then those whose rule it fits. */
async function pageOf(db: Db, ownerId: string, shelves: readonly Shelf[], ids: readonly number[]) {
  const page = (await findRecipes(db, ownerId, ids)).toSorted((one, other) => one.id - other.id)
  const places = await placesOf(db, ownerId, ids)
  const ruled = shelves.flatMap(({ name, rule }) => (rule ? [{ name, rule }] : []))
  const fitting = await fittingRules(
    db,
    ownerId,
    ids,
    ruled.map(({ rule }) => rule),
  )
  return page.map((stored) => ({
    stored,
    collections: [
      ...(places.get(stored.id) ?? []),
      ...(fitting.get(stored.id) ?? []).map((at) => ({ name: ruled[at]!.name, byRule: true as const })),
    ],
  }))
}

/** The cook's photograph of a recipe, as the kind of picture that a program reads; undefined without one. */
async function photographOf(
  db: Db,
  ownerId: string,
  { id, photoVersion }: StoredRecipe,
  as: 'webp' | 'jpeg',
): Promise<Buffer | undefined> {
  const kept = photoVersion === null ? undefined : await findRecipePicture(db, id, 'photo')
  if (!kept || as === 'webp') return kept?.image
  return photoOf(ownerId, kept.image, 'image/webp', 'jpeg')
}

function within(image: Buffer): NonNullable<ExportedPhoto['within']> {
  return { base64: image.toString('base64'), sha256: createHash('sha256').update(image).digest('hex') }
}

function exported(
  stored: StoredRecipe,
  beside: Pick<ExportedRecipe, 'photo' | 'collections' | 'lastCooked'>,
): ExportedRecipe {
  const { prepTime, cookTime, calories, nutritionalInfo, facts } = stored
  const grams = (name: string) => nutritionalInfo[name] ?? 0
  return {
    ...stored,
    ...beside,
    rating: stored.userRating,
    createdAt: stored.createdAt.toISOString(),
    figures: {
      nutrition: {
        perServing: {
          calories,
          protein: grams('protein'),
          carbs: grams('carbs'),
          fat: grams('fat'),
          fiber: grams('fiber'),
        },
      },
      time: { totalMinutes: prepTime + cookTime, schedule: [{ step: -1, active: prepTime }] },
      diets: Object.entries(facts.diets).map(([diet, verdict]) => ({ diet: diet as Diet, verdict })),
    },
  }
}
