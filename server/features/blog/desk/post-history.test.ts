import { expect, test } from 'vitest'
import { placeholderWords } from '#contract/blog/blog-desk.ts'
import { visitor } from '#server/test-world/browser.ts'
import { startApp } from '#server/test-world/start-app.ts'

test('a history of any length is read page by page, also where one act both saved and showed something', async () => {
  const world = await startApp()
  const boss = visitor(world.app)
  await boss.api.accounts.signUp({
    body: { email: 'boss@example.org', firstName: 'Bo', lastName: 'Cook', password: 'cardamom pods' },
  })
  const desk = boss.api.blogDesk
  const params = { id: 3 }
  const at = '2026-11-21T00:00:00Z'
  const words = { ...placeholderWords, excerpt: 'Beans.', metaDescription: 'Beans.', markdown: 'Beans.' }
  const seen = async () => (await desk.read({ params })).revision
  const save = async (title: string) => desk.save({ params, body: { ...words, title, seen: await seen() } })
  await save('Beans')
  await desk.publish({ params, body: { seen: await seen() } })
  for (let round = 0; round < 3; round += 1) {
    await desk.original({ params, body: { seen: await seen() } })
    await save(`Beans, round ${round}`)
    await desk.publish({ params, body: { seen: await seen(), at } })
  }

  const all = await desk.history({ params, query: {} })
  expect(all.map(({ kind, version }) => `${kind} ${version}`).join(', ')).toBe(
    'shown 4, shown null, saved 4, shown null, saved 3, shown null, saved 2, shown 1, saved 1',
  )
  const now = world.clock.now.toISOString()
  expect(all[0]).toMatchObject({ at: now, from: new Date(at).toISOString(), by: 'Bo Cook' })
  expect(all[1]).toMatchObject({ id: all[2]!.id, shows: 'original', at: now, from: now })
  for (const limit of [1, 2, 3]) {
    const leafed: typeof all = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { rows, next } = await desk.historyPage({ params, query: { limit, ...(cursor && { cursor }) } })
      leafed.push(...rows)
      cursor = next
    }
    expect(leafed).toEqual(all)
  }
  for (const place of ['7', '7 eaten', 'saved 7', 'x']) {
    const cursor = Buffer.from(place).toString('base64url')
    expect((await boss.send({ url: `/api/admin/blog/3/history?cursor=${cursor}` })).statusCode).toBe(400)
  }
  await expect(desk.history({ params: { id: 999_999 }, query: {} })).rejects.toMatchObject({ status: 404 })
  await world.close()
})
