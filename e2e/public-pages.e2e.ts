import type { APIRequestContext } from '@playwright/test'
import { listedPages } from '#contract/pages.ts'
import { alive, expect, test } from './journey.ts'
import { apiOf, member } from './members.ts'

const addresses = [...listedPages, '/signin', '/signup', ...[1, 2, 3, 4, 5, 6].map((id) => `/blog/${id}`)]

test('what programs find: pages that say what they are, links that lead somewhere, and what is no page', async ({
  request,
  baseURL,
}) => {
  await test.step('every public page says what it is, and every link on it leads somewhere', async () => {
    const links = new Set<string>()
    const titles = new Set<string>()
    for (const path of addresses) {
      const { page, head } = await read(request, path)
      titles.add(one(head, /<title>(.*?)<\/title>/))
      expect(one(head, /<meta name="description" content="(.*?)"/).length, path).toBeGreaterThan(50)
      expect(one(head, /<link rel="canonical" href="(.*?)"/), path).toBe(`${baseURL}${path}`)
      expect(one(head, /<meta property="og:url" content="(.*?)"/), path).toBe(`${baseURL}${path}`)
      links.add(one(head, /<meta property="og:image" content="(.*?)"/))
      expect(page, path).toMatch(/<h1[ >]/)
      expect(page, `${path} has styles that are refused`).not.toContain(' style="')
      for (const [, data = ''] of page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
        expect(JSON.parse(data), path).toMatchObject({ '@context': 'https://schema.org' })
      for (const [, link = ''] of page.matchAll(/ (?:href|src)="([^"#]+)/g)) links.add(link.replaceAll('&amp;', '&'))
    }
    expect(titles.size).toBe(addresses.length)
    for (const link of links) {
      if (/^(?:mailto:|https:)/.test(link)) continue
      expect((await request.get(link)).status(), link).toBeLessThan(400)
    }
    const kinds = ['/', '/help', '/blog/3'].map(async (path) => (await read(request, path)).page)
    for (const [index, kind] of ['WebSite', 'FAQPage', 'Article'].entries())
      expect((await Promise.all(kinds))[index]).toContain(`"@type":"${kind}"`)
  })

  await test.step('what is no page is a 404 that says so; programs find the pages, the articles and the icons', async () => {
    for (const [path, heading] of [
      ['/no-such-page', '404 Page Not Found'],
      ['/blog/7', 'Blog Post Not Found'],
      [`/r/${'x'.repeat(22)}`, 'Recipe Not Found'],
    ] as const) {
      const answer = await request.get(path)
      expect([path, answer.status()]).toEqual([path, 404])
      expect(await answer.text()).toContain(heading)
    }
    const sitemap = await (await request.get('/sitemap.xml')).text()
    // issues that another journey sends stand in it too
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].flatMap(([, url = '']) =>
      /\/newsletter\/\d+$/.test(url) ? [] : [url],
    )
    const known = addresses.filter((path) => !path.startsWith('/sign')).map((path) => `${baseURL}${path}`)
    expect(new Set(listed)).toEqual(new Set(known))
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
    const feed = await (await request.get('/feed.xml')).text()
    expect([...feed.matchAll(/<item>/g)]).toHaveLength(6)
    const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
    for (const { src } of [...manifest.icons, { src: '/icons/apple-touch.png' }])
      expect((await request.get(src)).status(), src).toBe(200)
  })
})

test('a shared recipe is read without a script, tells other sites what it is, and nothing of its cook', async ({
  page,
  browser,
  request,
}) => {
  const { user } = await member(page)
  const { recipes } = apiOf(page.request)
  const { id } = await recipes.generate({ body: {} })
  const hostile = `</title><script>alert(1)</script> "soup" & 'co' $& $1`
  await recipes.update({ params: { id }, body: { title: hostile } })
  const { sharePath } = await recipes.share({ params: { id }, body: {} })
  const { page: text, head } = await read(request, sharePath)
  expect(head).not.toContain('<script>alert')
  for (const name of ['robots" content="noindex, nofollow', 'referrer" content="no-referrer', 'twitter:card'])
    expect(head).toContain(`<meta name="${name}`)
  expect(head).not.toContain('canonical')
  const data = one(text, /<script type="application\/ld\+json">(.*?)<\/script>/s)
  expect(data).not.toMatch(/[<>&]/)
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Recipe', name: hostile })
  expect((await request.get(one(head, /og:image" content="(.*?)"/))).headers()['content-type']).toBe('image/png')
  for (const secret of [user.id, user.email]) expect(text).not.toContain(secret)

  const bare = await browser.newPage({ javaScriptEnabled: false })
  await bare.goto(sharePath)
  await expect(bare.getByRole('heading', { level: 1 })).toHaveText(hostile)
  await expect(bare.getByRole('region', { name: 'Ingredients', exact: true })).toBeVisible()
  await bare.close()
  await recipes.revokeShare({ params: { id }, body: {} })
  expect((await request.get(sharePath)).status()).toBe(404)
})

test('a page that comes drawn asks nothing that fails, and is the same once it lives', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  for (const path of ['/', '/signin', '/signup', '/check', '/contact', '/blog', '/help', '/about']) {
    await page.goto(path)
    const words = async () => (await page.locator('main:visible').innerText()).replaceAll(/\s+/g, ' ').trim()
    const drawn = await words()
    await page
      .getByRole('button', { name: /^Switch to/ })
      .first()
      .click()
    await alive(page)
    await expect.poll(words).toBe(drawn)
  }
  expect(asked.filter((path) => path === '/api/auth/user')).toEqual([])
})

async function read(request: APIRequestContext, path: string): Promise<{ page: string; head: string }> {
  const answer = await request.get(path)
  expect([path, answer.status()]).toEqual([path, 200])
  const page = await answer.text()
  return { page, head: page.slice(0, page.indexOf('</head>')) }
}

function one(text: string, pattern: RegExp): string {
  const [found, ...others] = text.matchAll(
    new RegExp(pattern, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`),
  )
  expect([pattern.source, others.length]).toEqual([pattern.source, 0])
  return found?.[1] ?? ''
}
