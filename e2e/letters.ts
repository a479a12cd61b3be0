import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { lettersIn } from '../tools/running/outbox-letters.ts'
import { apiOf, newEmail } from './members.ts'

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

/** The newest letter to an address whose words fit, of this subject or of any. */
export async function letterTo(email: string, words: RegExp, subject?: string) {
  const find = async () =>
    (await outbox()).find(
      (letter) => letter.to === email && words.test(letter.text) && (subject ?? letter.subject) === letter.subject,
    )
  await expect.poll(find).toBeTruthy()
  return (await find())!
}

/** The address of somebody who asked for the newsletter, and pressed the button in the email about it. */
export async function confirmedReader(request: APIRequestContext): Promise<string> {
  const email = newEmail()
  const { newsletter } = apiOf(request)
  await newsletter.subscribe({ body: { email, source: 'footer' } })
  await newsletter.confirm({ body: { token: tokenOf(await linkTo(email, '/newsletter/confirm')) } })
  return email
}

/** As the button in the email does that asks a member to confirm an address. */
export async function confirmAddress(request: APIRequestContext, email: string): Promise<void> {
  await apiOf(request).security.confirmEmail({ body: { token: tokenOf(await linkTo(email, '/confirm-email')) } })
}

const tokenOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('token')!
