import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readLetter } from '#server/ports/mail/read-letter.ts'
import type { Diner } from '../servers/diner.ts'

/** The member, whose address is confirmed by the link of the email that the server has put into its folder of emails. */
export async function confirmed(diner: Diner, address: string, outbox: string): Promise<Diner> {
  const token = await tokenFor(diner.user.email, outbox)
  await diner.at(address).security.confirmEmail({ body: { token } })
  return diner
}

async function tokenFor(email: string, outbox: string): Promise<string> {
  for (let turn = 0; turn < 300; turn += 1) {
    for (const name of await readdir(outbox).catch(() => [])) {
      if (!name.endsWith('.eml')) continue
      const { to, text } = readLetter(await readFile(join(outbox, name), 'utf8'))
      const token = /\/confirm-email\?token=([\w-]+)/.exec(text)?.[1]
      if (to.includes(email) && token !== undefined) return token
    }
    await sleep(100)
  }
  throw new Error('No email came to confirm an address with.')
}
