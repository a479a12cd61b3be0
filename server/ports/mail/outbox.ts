import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outboxDays } from '#contract/how-long.ts'
import { foldEmail } from '#server/email-address.ts'
import { type Letter, type Mail, MailFailure, type SentLetter } from '#server/ports/mail/mail.ts'
import { readLetter } from '#server/ports/mail/read-letter.ts'
import type { Sender } from '#server/ports/mail/transport.ts'

const day = 24 * 60 * 60 * 1000
const mostLetters = 1000
const longest = outboxDays * day

/**
 * Emails become files that any mail program opens: `<time>_<id>.eml`, the thousand newest of the last thirty days. Takes
 * the place of a mail server where none is configured.
 */
export async function openOutbox(folder: string, sender: Sender, now: () => Date = () => new Date()): Promise<Mail> {
  const tidy = () => removeOld(folder, now())
  await tidy()
  const clock = setInterval(() => void tidy().catch(() => undefined), day)
  clock.unref()
  return {
    kind: 'outbox',
    async send(letter) {
      await put(folder, letter, sender, now())
      await tidy()
    },
    async offer(letter) {
      try {
        await put(folder, letter, sender, now())
        return { kind: 'taken' }
      } catch (error) {
        if (error instanceof MailFailure) return { kind: 'refused', code: error.code, refusal: 'email' }
        return { kind: 'later', code: (error as NodeJS.ErrnoException).code ?? 'unknown', isOurs: true }
      }
    },
    async sent(limit) {
      await tidy()
      const newest = (await namesIn(folder)).slice(0, limit)
      return Promise.all(newest.map(async (name) => shown(await read(folder, name))))
    },
    async forget(address) {
      for (const name of await namesIn(folder)) {
        const { to, replyTo } = await read(folder, name)
        if ([to, replyTo].some((each) => foldEmail(each) === foldEmail(address)))
          await rm(join(folder, name), { force: true })
      }
    },
    close: async () => clearInterval(clock),
  }
}

/** Written whole beside it and then renamed: nobody reads half an email. One that was sent before stays as it is. */
async function put(folder: string, letter: Letter, sender: Sender, now: Date): Promise<void> {
  if (!/^[A-Za-z0-9-]{1,80}$/.test(letter.id)) throw new MailFailure('EID', true)
  if ((await namesIn(folder)).some((name) => name.endsWith(`_${letter.id}.eml`))) return
  // a server that has nothing to send starts without the code that writes mail
  const { written } = await import('#server/ports/mail/transport.ts')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${now.toISOString().replaceAll(':', '-')}_${letter.id}.eml`)
  await writeFile(`${path}.unfinished`, await written(letter, sender), { mode: 0o600 })
  await rename(`${path}.unfinished`, path)
}

const shown = ({ replyTo: _replyTo, ...letter }: SentLetter & { replyTo: string }): SentLetter => letter

async function read(folder: string, file: string): Promise<SentLetter & { replyTo: string }> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => '')
  return { file, at: timeOf(file) ?? new Date(0), ...readLetter(text) }
}

/** Newest first. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => timeOf(name) !== undefined)
    .sort()
    .reverse()
}

function timeOf(name: string): Date | undefined {
  const found = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.(\d{3})Z_[A-Za-z0-9-]+\.eml$/.exec(name)
  if (!found) return undefined
  const [, date, hours, minutes, seconds, milliseconds] = found
  return new Date(`${date}T${hours}:${minutes}:${seconds}.${milliseconds}Z`)
}

async function removeOld(folder: string, now: Date): Promise<void> {
  const names = await namesIn(folder)
  const tooOld = (name: string) => now.getTime() - (timeOf(name)?.getTime() ?? 0) > longest
  for (const [index, name] of names.entries()) {
    if (index >= mostLetters || tooOld(name)) await rm(join(folder, name), { force: true })
  }
}
