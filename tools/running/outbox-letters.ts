import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readLetter } from '#server/ports/mail/read-letter.ts'

/** The emails that a server without a mail server has left in its outbox folder, newest first. */
export async function lettersIn(folder: string): Promise<ReturnType<typeof readLetter>[]> {
  const names = await readdir(folder).catch(() => [])
  const letters = names.filter((name) => name.endsWith('.eml')).toSorted()
  return Promise.all(letters.toReversed().map(async (name) => readLetter(await readFile(join(folder, name), 'utf8'))))
}
