import { collectionsFile } from '#domain/recipe/export/collections-file.ts'
import { cooklangFile } from '#domain/recipe/export/cooklang-file.ts'
import type { ExportedFile, ExportedRecipe } from '#domain/recipe/export/exported-recipe.ts'
import { mealieFile } from '#domain/recipe/export/mealie-file.ts'
import { paprikaFile } from '#domain/recipe/export/paprika-file.ts'
import { jsonLdFile, nextcloudFile } from '#domain/recipe/export/schema-files.ts'

export interface LibraryFormat {
  readonly file: (recipe: ExportedRecipe, name: string) => ExportedFile
  /** The ending of the archive. */
  readonly ending: string
  /** The photograph of the recipe whose file has this name. */
  readonly photo: (name: string) => PhotoPlace
  /** The file that tells of the collections themselves, where the format is ours. */
  readonly collections?: typeof collectionsFile
  /** Each recipe is packed by itself. */
  readonly isPacked?: true
}

interface PhotoPlace {
  readonly as: 'webp' | 'jpeg'
  /** What the recipe's file calls it. */
  readonly named: string
  /** Its file in the archive; none where it is kept within the recipe's own. */
  readonly path?: string
  /** Smaller ones as WebP that a program shows in its lists; pixels. */
  readonly smaller?: readonly { readonly path: string; readonly width: number }[]
}

/** What other programs read: each has its own way to keep a recipe in an archive. */
export const libraryFormats = {
  jsonld: {
    file: jsonLdFile,
    ending: 'zip',
    photo: (name) => ({ as: 'webp', named: `photos/${name}.webp`, path: `photos/${name}.webp` }),
    collections: collectionsFile,
  },
  paprika: {
    file: paprikaFile,
    ending: 'paprikarecipes',
    photo: (name) => ({ as: 'jpeg', named: `${name}.jpg` }),
    isPacked: true,
  },
  mealie: {
    file: mealieFile,
    ending: 'zip',
    photo: (name) => {
      const folder = `recipes/${name}/images`
      return {
        as: 'webp',
        named: 'original.webp',
        path: `${folder}/original.webp`,
        smaller: [
          { path: `${folder}/min-original.webp`, width: 960 },
          { path: `${folder}/tiny-original.webp`, width: 300 },
        ],
      }
    },
  },
  nextcloud: {
    file: nextcloudFile,
    ending: 'zip',
    photo: (name) => ({ as: 'jpeg', named: 'full.jpg', path: `Recipes/${name}/full.jpg` }),
  },
  cooklang: {
    file: cooklangFile,
    ending: 'zip',
    photo: (name) => ({ as: 'jpeg', named: `${name}.jpg`, path: `${name}.jpg` }),
  },
} as const satisfies Record<string, LibraryFormat>
