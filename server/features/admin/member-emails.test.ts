import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let boss: Browser
beforeAll(async () => {
  world = await startApp()
  boss = visitor(world.app)
  const name = { firstName: 'Grace', lastName: 'Boss' }
  await boss.api.accounts.signUp({ body: { ...name, email: 'boss@example.org', password: 'cardamom pods' } })
  await world.jobs.run()
})
afterAll(() => world.close())

test('a member’s page has every email that was sent to the member, the newest first, page by page', async () => {
  const [ada, eve] = [await cook(world.app), await cook(world.app)]
  const later = () => {
    world.clock.now = new Date(world.clock.now.getTime() + 60_000)
  }
  await world.jobs.run()
  for (const { api, user } of [eve, ada]) {
    later()
    await api.contact.send({ body: { email: user.email, name: 'Ada', subject: 'Salt', message: 'Too much.' } })
    await world.jobs.run()
    const [message] = await boss.api.inbox.list({})
    await boss.api.inbox.note({ params: { id: message!.id }, body: { text: 'For us alone.' } })
    await boss.api.inbox.answer({ params: { id: message!.id }, body: { text: 'Less, then.' } })
  }
  const reader = 'insert into newsletter_subscribers (email, confirmed_at) values ($1, now())'
  await world.database.query(reader, [ada.user.email])
  const issues = boss.api.newsletterIssues
  const { id, changedAt } = await issues.write({ body: { subject: 'Figs', markdown: 'Ripe now.' } })
  const pages = async (limit: number) => {
    const found: string[][] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { limit, ...(cursor && { cursor }) }
      const { rows, next } = await boss.api.admin.userEmailsPage({ params: { id: ada.user.id }, query })
      found.push(rows.map(({ subject }) => subject))
      cursor = next
    }
    return found
  }
  const account = ['Please confirm your email address', 'Welcome to MealCrafter']
  // what waits to be sent was not
  expect((await pages(20)).flat().toSorted()).toEqual(account)
  await world.jobs.run()
  later()
  await issues.send({ params: { id }, body: { changedAt } })
  await world.jobs.run()
  const [all] = await pages(20)
  expect(all!.slice(0, 2)).toEqual(['Figs', 'Re: Salt'])
  expect(all!.slice(2).toSorted()).toEqual(account)
  expect(await pages(3)).toEqual([all!.slice(0, 3), all!.slice(3)])
  const cursor = Buffer.from('1 none').toString('base64url')
  const wrong = await boss.send({ url: `/api/admin/users/${ada.user.id}/emails?cursor=${cursor}` })
  expect(wrong.statusCode).toBe(400)
  expect((await ada.send({ url: `/api/admin/users/${ada.user.id}/emails` })).statusCode).toBe(403)
})
