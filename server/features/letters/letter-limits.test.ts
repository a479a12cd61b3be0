import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
/** The same installation with the limits as they are. */
let strict: TestApp
beforeAll(async () => {
  world = await startApp()
  strict = await startApp({ rateLimitFactor: 1 }, { database: world.database })
})
afterAll(async () => {
  await strict.close()
  await world.close()
})

const victim = 'Victim@Example.com'
const received = (address = victim) => strict.letters.filter(({ to }) => to === address.toLowerCase())
const change = ({ api, password }: Cook, newEmail: string) => api.security.changeEmail({ body: { newEmail, password } })

test('six members cannot fill a stranger’s mailbox together, whichever call they use', async () => {
  for (let count = 0; count < 6; count++) {
    const member = await cook(world.app)
    for (const spelling of [victim, victim.toUpperCase()]) await change(member, spelling)
    await strict.jobs.run()
  }
  const squatter = visitor(world.app)
  await squatter.api.accounts.signUp({
    body: { email: victim, firstName: 'Mal', lastName: 'Lory', password: 'pepper and nails' },
  })
  for (let count = 0; count < 3; count++) {
    await squatter.api.security.sendConfirmation({ body: {} })
    await visitor(world.app).api.security.forgotPassword({ body: { email: victim } })
    await strict.jobs.run()
  }
  const subjects = received().map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Please confirm your new email address')).toHaveLength(5)
  // one email greets an account; it tells its owner of it, and no call has it sent again
  expect(subjects.filter((subject) => subject !== 'Please confirm your new email address')).toEqual([
    'Welcome to MealCrafter',
  ])
  expect(JSON.stringify((await world.database.query('select key from rate_limits')).rows)).not.toMatch(/victim@/i)
})

test('nor can strangers by the newsletter and the contact form, whose emails count for the same address', async () => {
  const reader = 'Reader@Example.com'
  const stranger = (count: number) => visitor(world.app, `10.9.0.${count}`).api
  const ask = (count: number) => stranger(count).newsletter.subscribe({ body: { email: reader, source: 'footer' } })
  await ask(0)
  await expect(ask(1)).rejects.toMatchObject({ code: 'already_subscribed' })
  await strict.jobs.run()
  const words = { name: 'Mal Lory', subject: 'Salt', message: 'Too much.' }
  for (let count = 0; count < 8; count++) {
    const email = count % 2 ? reader : reader.toUpperCase()
    await stranger(count).contact.send({ body: { ...words, email } })
    await strict.jobs.run()
  }
  await stranger(9).security.forgotPassword({ body: { email: reader } })
  await strict.jobs.run()
  expect(received(reader).map(({ subject }) => subject)).toEqual([
    'Please confirm your newsletter subscription',
    ...Array(4).fill('We got your message'),
  ])
  // what they wrote is lost to nobody
  expect(strict.letters.filter(({ subject }) => subject === 'Contact: Salt')).toHaveLength(8)
})

test('what a squatter does to the account cannot fill it either', async () => {
  const member = await cook(world.app)
  let { password } = member
  for (let count = 0; count < 25; count++) {
    const newPassword = `pepper and ${count} nails`
    await member.api.security.changePassword({ body: { currentPassword: password, newPassword } })
    password = newPassword
    await strict.jobs.run()
  }
  expect(
    received(member.user.email).filter(({ subject }) => /password has changed/.test(subject)).length,
  ).toBeLessThanOrEqual(20)
})

test('whoever had enough emails of strangers still hears of their own account', async () => {
  const member = await cook(world.app)
  for (let count = 0; count < 7; count++) {
    await visitor(world.app).api.security.forgotPassword({ body: { email: member.user.email } })
    await strict.jobs.run()
  }
  await member.api.security.changePassword({
    body: { currentPassword: member.password, newPassword: 'cardamom and rain' },
  })
  await strict.jobs.run()
  expect(received(member.user.email).at(-1)?.subject).toBe('Your password has changed')
})

test('an email that the mail server does not take counts for nothing', async () => {
  const member = await cook(world.app)
  await strict.jobs.run()
  await visitor(world.app).api.security.forgotPassword({ body: { email: member.user.email } })
  strict.mail.mood = 'is away'
  for (let tries = 0; tries < 6; tries++) await strict.jobs.run({ early: true, failing: 'allowed' })
  strict.mail.mood = 'takes'
  await strict.jobs.run({ early: true })
  expect(received(member.user.email).map(({ subject }) => subject)).toContain('Set a new password')
})
