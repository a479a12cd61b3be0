import { type Browser, expect } from '@playwright/test'
import { apiOf, asAdministrator } from './members.ts'

/** The link to a page in the newest letter to an address; letters are written after the call that asks for them. */
export async function linkTo(browser: Browser, email: string, path: string, subject = /./): Promise<string> {
  const context = await browser.newContext()
  await asAdministrator(context.request)
  let link: string | undefined
  await expect
    .poll(async () => {
      const letters = await apiOf(context.request).admin.outbox({ query: { limit: 100 } })
      const letter = letters.find(
        ({ to, text, subject: line }) => to.includes(email) && text.includes(path) && subject.test(line),
      )
      link = letter?.text.match(/https?:\/\/\S+/g)?.find((address) => address.includes(path))
      return link
    })
    .toBeTruthy()
  await context.close()
  const { pathname, search } = new URL(link!)
  return pathname + search
}
