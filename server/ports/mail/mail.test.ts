import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Letter } from '#server/ports/mail/mail.ts'
import { openOutbox } from '#server/ports/mail/outbox.ts'
import { openSmtp } from '#server/ports/mail/smtp.ts'
import { startSmtpServer } from '#server/test-world/smtp-server.ts'
import { temporaryFolder } from '#server/test-world/temporary-folder.ts'

const sender = { from: 'MealCrafter <hello@meals.example>', replyTo: 'help@meals.example' }
const server = await startSmtpServer()
const patient = { connection: 2000, greeting: 2000, silence: 2000 }
const smtp = openSmtp(server.url, sender, patient)
const folder = join(temporaryFolder(), 'outbox')
const clock = { now: new Date('2026-11-20T12:00:00Z') }
const outbox = await openOutbox(folder, sender, () => clock.now)
afterAll(async () => {
  await Promise.all([smtp.close(), outbox.close()])
  await server.close()
})
beforeEach(() => {
  server.mood = {}
})

let count = 0
function letter(change: Partial<Letter> = {}): Letter {
  count += 1
  return {
    id: `letter-${count}`,
    to: 'ada@example.org',
    name: 'Ada Cook',
    subject: 'Your soup is ready',
    text: 'Soup.\n\nEat it hot.\n',
    html: '<p>Soup.</p><p>Eat it hot.</p>',
    ...change,
  }
}

const newestFile = () => readFileSync(join(folder, readdirSync(folder).sort().at(-1) ?? ''), 'utf8')

describe.each([
  ['smtp', smtp, () => server.taken.at(-1)?.message ?? ''],
  ['outbox', outbox, newestFile],
] as const)('%s', (_kind, mail, newest) => {
  const arrived = async (sent: Letter) => {
    clock.now = new Date(clock.now.getTime() + 1000)
    await mail.send(sent)
    return PostalMime.parse(newest())
  }

  test('an email arrives as text and as HTML, from us, with a way to answer', async () => {
    const sent = letter()
    const email = await arrived(sent)
    expect(email).toMatchObject({
      from: { name: 'MealCrafter', address: 'hello@meals.example' },
      replyTo: [{ address: 'help@meals.example' }],
      to: [{ name: 'Ada Cook', address: 'ada@example.org' }],
      subject: 'Your soup is ready',
      messageId: `<${sent.id}@meals.example>`,
    })
    expect(email.text?.trim()).toBe('Soup.\n\nEat it hot.')
    expect(email.html?.trim()).toBe('<p>Soup.</p><p>Eat it hot.</p>')
    expect(email.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  })

  test('umlauts, emoji and long lines arrive as they were', async () => {
    const subject = 'Käsespätzle für Łukasz 🧅 und noch viel mehr Wörter, die über eine Zeile hinausgehen: éèêë 鍋物'
    const text = `${'Grüße und '.repeat(300)}🍲\n.\nFrom the kitchen = 100 %\n  trailing  `
    const email = await arrived(letter({ subject, text, name: 'Zoë "Ö" O’Neil, Köchin', html: `<p>${text}</p>` }))
    expect(email.subject).toBe(subject)
    expect(email.text?.trimEnd()).toBe(text.trimEnd())
    expect(email.to).toEqual([{ name: 'Zoë "Ö" O’Neil, Köchin', address: 'ada@example.org' }])
    for (const line of newest().split(/\r?\n/)) expect(line.length).toBeLessThanOrEqual(998)
  })

  test.each([
    ['jörg@xn--exmple-cua.de', 'jörg@exämple.de'],
    ['ada@xn--exmple-cua.de', 'ada@xn--exmple-cua.de'],
  ])('%s is reached, by a name joined of emoji too', async (to, address) => {
    const name = 'Jörg 👩🏽‍🍳'
    expect((await arrived(letter({ to, name }))).to).toEqual([{ name, address }])
  })

  test.each([
    ['name', { name: 'Ada\r\nBcc: eve@example.org' }],
    ['subject', { subject: 'Soup\r\nBcc: eve@example.org\n\nBuy gold' }],
  ])('no header can be written through a %s', async (_where, change) => {
    const before = server.taken.length
    const email = await arrived(letter(change))
    expect(email.bcc).toBeUndefined()
    expect(email.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(email.text?.trim()).toBe('Soup.\n\nEat it hot.')
    expect(server.taken.slice(before).every(({ to }) => to.join() === 'ada@example.org')).toBe(true)
  })

  test('an answer goes where the email says, and one press in a mail program ends a newsletter', async () => {
    const url = 'https://meals.example/newsletter/unsubscribe?token=9Zb_x-4kQ0wYl2mV7sT1uR8pN3cJ6hG5fD0aE2iO9yK'
    const email = await arrived(letter({ replyTo: 'jörg@xn--exmple-cua.de', unsubscribe: url }))
    expect(email.replyTo).toEqual([{ name: '', address: 'jörg@exämple.de' }])
    // folded at most: a header in pieces of encoded words is read by no mail program
    expect(newest().replaceAll(/\r?\n /g, ' ')).toMatch(/^List-Unsubscribe: <https:[^\s>]+iO9yK>\r?$/m)
    expect(newest()).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    const plain = (await arrived(letter())).headers.map(({ key }) => key)
    expect(plain).not.toContain('list-unsubscribe')
  })

  test.each(['eve@example.org\r\nBcc: bob@example.org', 'a@example.org, b@example.org'])(
    '%j is no address that an answer could go to',
    async (replyTo) => {
      await expect(mail.send(letter({ replyTo }))).rejects.toMatchObject({ code: 'EADDRESS', isFinal: true })
    },
  )

  test.each([
    'ada@example.org\r\nBcc: eve@example.org',
    'ada@example.org, eve@example.org',
    'eve <ada@example.org>',
    'ada',
  ])('%j is no address of one person', async (to) => {
    await expect(mail.send(letter({ to }))).rejects.toMatchObject({ code: 'EADDRESS', isFinal: true })
  })

  test('an email that is sent again is the same email', async () => {
    const sent = letter()
    const first = await arrived(sent)
    expect((await arrived(sent)).messageId).toBe(first.messageId)
  })
})

describe('smtp', () => {
  test('an address with letters beyond ASCII is one recipient of the mail server', async () => {
    await smtp.send(letter({ to: 'jörg@xn--exmple-cua.de' }))
    expect(server.taken.at(-1)?.to).toEqual(['jörg@exämple.de'])
  })

  test('signs in with the name and the password of the URL', async () => {
    await smtp.send(letter())
    expect(server.taken.at(-1)?.user).toBe('cook@kitchen')
    const stranger = openSmtp(server.url.replace('p%40ss', 'wrong'), sender, patient)
    await expect(stranger.send(letter())).rejects.toMatchObject({ code: 'EAUTH 535', isFinal: false })
    await stranger.close()
  })

  test.each([
    ['a recipient who is refused for good', { recipient: 550 }, { code: 'EENVELOPE 550', isFinal: true }],
    ['a recipient who is full for now', { recipient: 452 }, { code: 'EENVELOPE 452', isFinal: false }],
    ['a message that is refused for good', { message: 554 }, { code: 'EMESSAGE 554', isFinal: true }],
    ['a server that asks to come back', { message: 451 }, { code: 'EMESSAGE 451', isFinal: false }],
    ['a server that hangs up', { hangsUp: true }, { isFinal: false }],
  ])('%s is said by its code alone', async (_what, mood, failure) => {
    server.mood = mood
    await expect(smtp.send(letter())).rejects.toMatchObject({ name: 'MailFailure', ...failure })
    await expect(smtp.send(letter())).rejects.not.toThrow(/example\.org/)
    server.mood = {}
    await smtp.send(letter())
  })

  test('a slow server is waited for, a silent one not for ever', async () => {
    server.mood = { thinks: 100 }
    await smtp.send(letter())
    server.mood = { thinks: 2000 }
    const hasty = openSmtp(server.url, sender, { ...patient, silence: 150 })
    await expect(hasty.send(letter())).rejects.toMatchObject({ isFinal: false })
    await hasty.close()
  })

  test('nobody at home is worth another try', async () => {
    const nowhere = openSmtp('smtp://127.0.0.1:1', sender, patient)
    await expect(nowhere.send(letter())).rejects.toMatchObject({ name: 'MailFailure', isFinal: false })
    await nowhere.close()
  })

  test('keeps no emails', async () => {
    expect(await smtp.sent(10)).toEqual([])
  })
})

describe('outbox', () => {
  test('lists what was sent, the newest first, as it was written', async () => {
    clock.now = new Date('2026-11-21T08:00:00.123Z')
    const subject = 'Über 🍲 und Salz, ein langer Betreff, der in mehrere Wörter zerlegt werden muss, für Zoë'
    const text = `Ein langer Satz = ${'Grüße und '.repeat(30)}\n\nZweiter Absatz:  \n  https://meals.example/x?token=abc=3D\n`
    const sent = letter({ subject, text, to: 'zoe@example.org', name: 'Zoë, "Köchin" <x>' })
    await outbox.send(sent)
    const [newest, ...others] = await outbox.sent(3)
    expect(others).toHaveLength(2)
    expect(newest).toEqual({
      file: `2026-11-21T08-00-00.123Z_${sent.id}.eml`,
      at: clock.now,
      to: 'zoe@example.org',
      subject,
      text: text.trimEnd(),
    })
  })

  test('an email that is sent twice is there once', async () => {
    const sent = letter()
    await outbox.send(sent)
    clock.now = new Date(clock.now.getTime() + 60_000)
    await outbox.send(sent)
    expect(readdirSync(folder).filter((name) => name.includes(`_${sent.id}.`))).toHaveLength(1)
  })

  test('an id makes no path', async () => {
    await expect(outbox.send(letter({ id: '../../etc/passwd' }))).rejects.toMatchObject({ isFinal: true })
  })

  test('forgets what went to an address', async () => {
    await outbox.send(letter({ to: 'Gone@Example.org' }))
    await outbox.send(letter({ to: 'stays@example.org' }))
    await outbox.send(letter({ to: 'support@example.org', replyTo: 'gone@example.org' }))
    await outbox.forget('gone@example.org')
    const to = (await outbox.sent(100)).map((sent) => sent.to.toLowerCase())
    expect(to).toContain('stays@example.org')
    expect(to).not.toContain('gone@example.org')
    expect(to).not.toContain('support@example.org')
  })

  test('keeps the thousand newest of thirty days', async () => {
    clock.now = new Date('2027-01-01T00:00:00Z')
    await outbox.send(letter())
    expect(readdirSync(folder)).toHaveLength(1)
    for (let i = 1000; i < 2005; i += 1) writeFileSync(join(folder, `2026-12-31T00-00-00.000Z_old-${i}.eml`), '')
    await outbox.send(letter())
    expect(readdirSync(folder)).toHaveLength(1000)
    expect((await outbox.sent(1))[0]?.at).toEqual(clock.now)
  })

  test('a half-written email is none', async () => {
    writeFileSync(join(folder, '2027-01-02T00-00-00.000Z_half.eml.unfinished'), 'Sub')
    writeFileSync(join(folder, 'notes.txt'), 'Sub')
    expect((await outbox.sent(1))[0]?.subject).toBe('Your soup is ready')
  })
})
