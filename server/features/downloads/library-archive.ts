import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import type { Diet } from '#domain/food/diets.ts'
import { cooklangFile } from '#domain/recipe/export/cooklang-file.ts'
import type { ExportedFile, ExportedRecipe } from '#domain/recipe/export/exported-recipe.ts'
import { mealieFile } from '#domain/recipe/export/mealie-file.ts'
import { paprikaFile } from '#domain/recipe/export/paprika-file.ts'
import { jsonLdFile, nextcloudFile } from '#domain/recipe/export/schema-files.ts'
import type { Db } from '#server/db/database.ts'
import { findRecipePicture } from '#server/features/pictures/store.ts'
import { listRecipes } from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import { inTurns, openPacker, uniqueNames } from '#server/http/zip-stream.ts'

interface LibraryFormat {
  readonly file: (recipe: ExportedRecipe, name: string) => ExportedFile
  /** The ending of the archive. */
  readonly ending: string
  /** Where a photograph stands, beside the recipe's file; not at all where the program reads none of ours. */
  readonly photo?: (name: string) => { readonly named: string; readonly path: string }
  /** Each recipe is packed by itself. */
  readonly isPacked?: true
}

/** What other programs read: each has its own way to keep a recipe in an archive. */
export const libraryFormats = {
  jsonld: {
    file: jsonLdFile,
    ending: 'zip',
    photo: (name) => ({ named: `photos/${name}.webp`, path: `photos/${name}.webp` }),
  },
  paprika: { file: paprikaFile, ending: 'paprikarecipes', isPacked: true },
  mealie: { file: mealieFile, ending: 'zip' },
  nextcloud: {
    file: nextcloudFile,
    ending: 'zip',
    photo: (name) => ({ named: 'full.webp', path: `${name}/full.webp` }),
  },
  cooklang: { file: cooklangFile, ending: 'zip' },
} as const satisfies Record<string, LibraryFormat>

/**
 * All recipes of a cook as one archive that another program reads, the newest first. It is packed while it is sent, so that ten thousand take the memory
 * of twenty. Throws where the database is away before the first byte; afterwards the file breaks off.
 */
export async function libraryArchive(
  db: Db,
  ownerId: string,
  format: keyof typeof libraryFormats,
  at: Date,
): Promise<Readable> {
  const { file, photo, isPacked }: LibraryFormat = libraryFormats[format]
  const first = await pageOf(db, ownerId, undefined)
  return Readable.from(packed(), { objectMode: false })

  async function* packed() {
    const packer = openPacker(at)
    const letOthers = inTurns()
    const nameFor = uniqueNames()
    for (
      let page = first;
      page.length > 0;
      page = page.length < atOnce ? [] : await pageOf(db, ownerId, page.at(-1)!.id)
    ) {
      for (const stored of page) {
        const name = nameFor(stored.title)
        const place = stored.photoVersion === null ? undefined : photo?.(name)
        const written = file(exported(stored, place?.named), name)
        packer.add(written.name, isPacked ? gzipSync(written.text) : written.text)
        const picture = place && (await findRecipePicture(db, stored.id, 'photo'))
        if (picture) packer.add(place.path, picture.image)
        await letOthers()
      }
      yield packer.taken()
    }
    yield packer.end()
  }
}

const atOnce = 20

function pageOf(db: Db, ownerId: string, before: number | undefined): Promise<StoredRecipe[]> {
  return listRecipes(db, ownerId, { limit: atOnce, before })
}

function exported(stored: StoredRecipe, photo: string | undefined): ExportedRecipe {
  const { prepTime, cookTime, calories, nutritionalInfo, facts } = stored
  const grams = (name: string) => nutritionalInfo[name] ?? 0
  return {
    ...stored,
    photo,
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
      time: { totalMinutes: prepTime + cookTime, schedule: [{ step: -1, end: prepTime }] },
      diets: Object.entries(facts.diets).map(([diet, verdict]) => ({ diet: diet as Diet, verdict })),
    },
  }
}
