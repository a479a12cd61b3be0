import { Readable } from 'node:stream'
import { strToU8 } from 'fflate'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { personalTables } from '#server/features/own-data/export/personal-tables.ts'
import { readableFiles, storedRecipeText } from '#server/features/own-data/export/readable-files.ts'
import { picturesOf, recipesOf } from '#server/features/own-data/export/recipe-rows.ts'
import { findPicture } from '#server/features/own-data/store.ts'
import { listTexts } from '#server/features/shopping/store.ts'
import { inTurns, openPacker, uniqueNames } from '#server/http/answering/zip-stream.ts'

/**
 * Everything that is kept of a user as one ZIP: data.json for machines, text for people, and the picture. It is packed while
 * it is sent, so that ten thousand recipes take the memory of twenty, and others are served in between. Throws where the database is away before the first
 * byte; afterwards the file breaks off.
 */
export async function exportArchive(
  world: Pick<AppContext, 'database' | 'kitchen' | 'payments' | 'log'>,
  user: UserRow,
  at: Date,
): Promise<Readable> {
  const { database } = world
  const files = await readableFiles(world, user, at)
  const picture = await findPicture(database, user.id)
  return Readable.from(packed(), { objectMode: false })

  async function* packed() {
    const packer = openPacker(at)
    const letOthers = inTurns()
    for (const [name, text] of Object.entries(files)) packer.add(name, text)
    if (picture) packer.add('picture.webp', picture.image)
    yield packer.taken()
    const data = packer.start('data.json')
    for await (const text of dataJson(database, user, at)) {
      data.push(strToU8(text))
      await letOthers()
      yield packer.taken()
    }
    data.push(new Uint8Array(0), true)
    const name = uniqueNames()
    for await (const recipes of recipesOf(database, user)) {
      for (const recipe of recipes) {
        packer.add(`recipes/${name(recipe.title)}.txt`, storedRecipeText(recipe))
        await letOthers()
      }
      yield packer.taken()
    }
    for await (const { name: file, image } of picturesOf(database, user)) {
      packer.add(file, image)
      yield packer.taken()
    }
    const listName = uniqueNames()
    for await (const lists of listTexts(world, user)) {
      for (const { title, text } of lists) {
        packer.add(`lists/${listName(title)}.txt`, text)
        await letOthers()
      }
      yield packer.taken()
    }
    yield packer.end()
  }
}

/** One array of rows for each table, under a name in words. */
async function* dataJson(db: Db, user: UserRow, at: Date): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(at)}`
  for (const { section, rows } of Object.values(personalTables)) {
    yield `,\n${JSON.stringify(section)}: [`
    let separator = '\n'
    for await (const page of rows(db, user))
      for (const row of page) {
        yield separator + JSON.stringify(row, null, 1)
        separator = ',\n'
      }
    yield ']'
  }
  yield '\n}\n'
}
