import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { readLetter } from '#server/ports/mail/read-letter.ts'

/** The link to a page in the newest letter to an address; letters are written after the call that asks for them. */
export async function linkTo(email: string, path: string, subject = /./): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const letter = (await outbox()).find(
        ({ to, text, subject: line }) => to.includes(email) && text.includes(path) && subject.test(line),
      )
      link = letter?.text.match(/https?:\/\/\S+/g)?.find((address) => address.includes(path))
      return link
    })
    .toBeTruthy()
  const { pathname, search } = new URL(link!)
  return pathname + search
}

/** The letters of the server's folder, newest first: nobody is shown their links through the server. */
async function outbox() {
  const folder = join(process.env['E2E_DATA']!, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const letters = names.filter((name) => name.endsWith('.eml')).toSorted()
  return Promise.all(letters.toReversed().map(async (name) => readLetter(await readFile(join(folder, name), 'utf8'))))
}

/** The newest letter to an address whose words fit. */
export async function letterTo(email: string, words: RegExp) {
  const find = async () => (await outbox()).find(({ to, text }) => to === email && words.test(text))
  await expect.poll(find).toBeTruthy()
  return (await find())!
}
