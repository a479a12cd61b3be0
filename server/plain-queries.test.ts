import { expect, test } from 'vitest'
import type { z } from 'zod'
import * as blogDeskDeskRoutes from '#server/features/blog/desk/desk-routes.ts'
import * as blogPostsPictureRoutes from '#server/features/blog/posts/picture-routes.ts'
import * as downloadsFileRoutes from '#server/features/downloads/file-routes.ts'
import * as downloadsLibraryRoutes from '#server/features/downloads/library-routes.ts'
import * as importsImportRoutes from '#server/features/imports/import-routes.ts'
import * as menusMenuRoutes from '#server/features/menus/menu-routes.ts'
import * as newsletterIssuesPreviewRoute from '#server/features/newsletter/issues/preview-route.ts'
import * as ownDataPictureRoutes from '#server/features/own-data/picture-routes.ts'
import * as picturesPictureRoutes from '#server/features/pictures/picture-routes.ts'
import * as publicAdFrame from '#server/features/public/ad-frame.ts'
import * as publicImageRoutes from '#server/features/public/image-routes.ts'
import * as sharingSharedPictureRoutes from '#server/features/sharing/shared-picture-routes.ts'
import * as shoppingShoppingRoutes from '#server/features/shopping/shopping-routes.ts'
import * as httpSendPicture from '#server/http/pictures/send-picture.ts'
import { boundlessIn } from '../tools/rules/boundless.ts'
import { readSources } from '../tools/rules/source-files.ts'

/** Files that read what stands after the question mark of a route beside the contract. */
const readers = readSources().filter(
  ({ path, text }) =>
    /^server\/(?:features|http)\//.test(path) &&
    !path.endsWith('.test.ts') &&
    /\bqueryOf\(|\brequest\.query\b/.test(text),
)
/** What they read it by. */
const schemas: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  'server/features/blog/desk/desk-routes.ts': { Preview: blogDeskDeskRoutes.Preview },
  'server/features/blog/posts/picture-routes.ts': {
    Drawing: blogPostsPictureRoutes.Drawing,
    Kept: blogPostsPictureRoutes.Kept,
    Version: blogPostsPictureRoutes.Version,
  },
  'server/features/downloads/file-routes.ts': { Query: downloadsFileRoutes.Query },
  'server/features/downloads/library-routes.ts': { Query: downloadsLibraryRoutes.Query },
  'server/features/imports/import-routes.ts': { Query: importsImportRoutes.Query },
  'server/features/menus/menu-routes.ts': { FileQuery: menusMenuRoutes.FileQuery },
  'server/features/newsletter/issues/preview-route.ts': { Query: newsletterIssuesPreviewRoute.Query },
  'server/features/own-data/picture-routes.ts': { Query: ownDataPictureRoutes.Query },
  'server/features/pictures/picture-routes.ts': {
    Drawing: picturesPictureRoutes.Drawing,
    Raster: picturesPictureRoutes.Raster,
  },
  'server/features/public/ad-frame.ts': { Query: publicAdFrame.Query },
  'server/features/public/image-routes.ts': {
    Query: publicImageRoutes.Query,
    FoodQuery: publicImageRoutes.FoodQuery,
    FoodsQuery: publicImageRoutes.FoodsQuery,
  },
  'server/features/sharing/shared-picture-routes.ts': { Drawing: sharingSharedPictureRoutes.Drawing },
  'server/features/shopping/shopping-routes.ts': { FileQuery: shoppingShoppingRoutes.FileQuery },
  'server/http/pictures/send-picture.ts': { Kept: httpSendPicture.Kept },
}
/** Where the query of every row of the contract is read, and where all schemas of plain routes are used. */
const doors: ReadonlySet<string> = new Set(['server/http/binding.ts', 'server/http/pictures/send-picture.ts'])

test('every query of a plain route is read by its schema', () => {
  const others = readers.filter(({ path, text }) => !doors.has(path) && /\brequest\.query\b/.test(text))
  expect(others.map(({ path }) => path)).toEqual([])
})

test('every text and every list in a query of a plain route has a bound', () => {
  const found = readers.flatMap(({ path, text }) =>
    [...text.matchAll(/\bqueryOf\((\w+), request\)/g)].map(([, name]) => ({ path, name: name! })),
  )
  expect(found.length).toBeGreaterThan(12)
  for (const { path, name } of found) {
    const schema = schemas[path]?.[name]
    expect([path, name, schema && boundlessIn(schema, name)]).toEqual([path, name, []])
  }
})
