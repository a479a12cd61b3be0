import { join } from 'node:path'
import { expect } from '@playwright/test'
import { lettersIn } from '../tools/outbox-letters.ts'

/** The link to a page in the newest letter to an address; letters are written after the call that asks for them. */
export async function linkTo(email: string, path: string, subject = /./): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const letter = (await outbox()).find(
        ({ to, text, subject: line }) => to === email && text.includes(path) && subject.test(line),
      )
      link = letter?.text.match(/https?:\/\/\S+/g)?.find((address) => address.includes(path))
      return link
    })
    .toBeTruthy()
  const { pathname, search } = new URL(link!)
  return pathname + search
}

/** The letters of the server's folder: nobody is shown their links through the server. */
const outbox = () => lettersIn(join(process.env['E2E_DATA']!, 'outbox'))

/** The newest letter to an address whose words fit. */
export async function letterTo(email: string, words: RegExp) {
  const find = async () => (await outbox()).find(({ to, text }) => to === email && words.test(text))
  await expect.poll(find).toBeTruthy()
  return (await find())!
}
