import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '#contract/client.ts'
import { type Browser, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let boss: Browser
beforeAll(async () => {
  world = await startApp()
  boss = visitor(world.app)
  await boss.api.accounts.signUp({
    body: { email: 'boss@example.org', firstName: 'B', lastName: 'O', password: 'cardamom pods' },
  })
  await world.jobs.run()
  await world.database.query(
    `insert into newsletter_issues (number, author, state, subject, markdown, created_at, changed_at, started_at, recipients)
     select n, 'administrator', 'sent', 'Issue ' || n, '# Soup' || chr(10) || chr(10) || 'About soup ' || n || '.', now(), now(), now(), 0
     from generate_series(1, 5) n`,
  )
})
afterAll(() => world.close())

async function pagesOf<Row>(read: (cursor: string | undefined) => Promise<Page<Row[]>>): Promise<Row[][]> {
  const seen: Row[][] = []
  for (let cursor: string | undefined; ; ) {
    const { rows, next } = await read(cursor)
    seen.push(rows)
    if (next === null) return seen
    cursor = next
  }
}

test('every issue is in one page of the desk, the newest first, and no page is empty', async () => {
  for (const [limit, sizes] of [
    [2, [2, 2, 1]],
    [5, [5]],
  ] as const) {
    const pages = await pagesOf((cursor) => boss.api.newsletterIssues.listPage({ query: { limit, cursor } }))
    expect(pages.map(({ length }) => length)).toEqual(sizes)
    expect(pages.flat().map(({ number }) => number)).toEqual([5, 4, 3, 2, 1])
  }
})

test('the archive comes page by page with the first words of each issue, again and again', async () => {
  const { archivePage } = visitor(world.app).api.newsletter
  for (const limit of [2, 3, 5]) {
    const pages = await pagesOf((cursor) => archivePage({ query: { limit, cursor } }))
    expect(pages.at(-1)).not.toEqual([])
    expect(pages.flat().map(({ number, excerpt }) => [number, excerpt])).toEqual(
      [5, 4, 3, 2, 1].map((number) => [number, `About soup ${number}.`]),
    )
  }
  await expect(archivePage({ query: { cursor: 'x' } })).rejects.toMatchObject({ status: 400 })
})
