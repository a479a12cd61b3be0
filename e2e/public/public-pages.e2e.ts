import type { APIRequestContext, Page } from '@playwright/test'
import { alive, expect, test } from '../journey.ts'
import { apiOf, leave, member, newEmail } from '../members.ts'
import { fixedAddresses, publisher } from '../public-places.ts'

test('what programs find: pages that say what they are, links that lead somewhere, and what is no page', async ({
  request,
  baseURL,
}) => {
  await test.step('every public page says what it is, and every link on it leads somewhere', async () => {
    const links = new Set<string>()
    const places = new Set<string>()
    const pages = new Map<string, string>()
    const descriptions = new Set<string>()
    const titles = new Set<string>()
    for (const path of fixedAddresses) {
      const { page, head } = await read(request, path)
      titles.add(one(head, /<title>(.*?)<\/title>/))
      const description = one(head, /<meta name="description" content="(.*?)"/)
      expect(description.length, path).toBeGreaterThan(50)
      descriptions.add(description)
      pages.set(path, page)
      expect(one(head, /<link rel="canonical" href="(.*?)"/), path).toBe(`${baseURL}${path}`)
      expect(one(head, /<meta property="og:url" content="(.*?)"/), path).toBe(`${baseURL}${path}`)
      links.add(one(head, /<meta property="og:image" content="(.*?)"/))
      expect(head, path).not.toContain('noindex')
      expect(page, path).toMatch(/<h1[ >]/)
      // before there is a program, or without one, browsers send forms by themselves: nothing typed goes into the address
      for (const [, tag = ''] of page.matchAll(/<form([^>]*)>/g))
        expect([path, tag]).toEqual([path, expect.stringMatching(/ method="(?:post|dialog)"/)])
      expect(page, `${path} has styles that are refused`).not.toContain(' style="')
      for (const [, data = ''] of page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
        expect(JSON.parse(data), path).toMatchObject({ '@context': 'https://schema.org' })
      for (const [, link = ''] of page.matchAll(/ (?:href|src)="([^"#]+)/g)) links.add(link.replaceAll('&amp;', '&'))
      for (const [, to = '', name = ''] of page.matchAll(/ href="([^"#]*)#([^"]+)/g))
        places.add(`${to || path}#${name}`)
    }
    expect([titles.size, descriptions.size]).toEqual([fixedAddresses.length, fixedAddresses.length])
    expect(places.size).toBeGreaterThan(20)
    for (const place of places) {
      const [path = '', name = ''] = place.split('#')
      expect(pages.get(path), place).toContain(` id="${decodeURIComponent(name)}"`)
    }
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
      ['/newsletter/999999', 'Issue Not Found'],
      [`/r/${'x'.repeat(22)}`, 'Recipe Not Found'],
      [`/community/${'x'.repeat(22)}`, 'Recipe Not Found'],
      ['/cooks/nobody-at-all', 'Cook Not Found'],
      ['/cooks/no.handle', 'Cook Not Found'],
    ] as const) {
      const answer = await request.get(path)
      expect([path, answer.status()]).toEqual([path, 404])
      const text = await answer.text()
      expect(text).toContain(heading)
      expect([path, /<meta name="robots" content="noindex/.test(text)]).toEqual([path, true])
    }
    const sitemap = await (await request.get('/sitemap.xml')).text()
    // issues that another journey sends stand in it too, and what members of others publish
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].flatMap(([, url = '']) =>
      /\/(?:newsletter\/\d+|community\/[\w-]+|cooks\/[\w-]+)$/.test(url) ? [] : [url],
    )
    const known = [...fixedAddresses, '/community'].filter((path) => !path.startsWith('/sign'))
    expect(new Set(listed)).toEqual(new Set(known.map((path) => `${baseURL}${path}`)))
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

test('a published recipe and its cook are read without a script, and tell search engines what they are', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { handle, path, title } = await publisher(page)
  const { page: text, head } = await read(request, path)
  expect(one(head, /<link rel="canonical" href="(.*?)"/)).toBe(`${baseURL}${path}`)
  expect(head).not.toContain('noindex')
  expect((await request.get(one(head, /og:image" content="(.*?)"/))).headers()['content-type']).toBe('image/png')
  const recipe = JSON.parse(one(text, /<script type="application\/ld\+json">(.*?)<\/script>/s)) as object
  const author = { '@type': 'Person', name: `@${handle}`, url: `${baseURL}/cooks/${handle}` }
  expect(recipe).toMatchObject({ '@type': 'Recipe', name: title, url: `${baseURL}${path}`, author })
  const profile = await read(request, `/cooks/${handle}`)
  expect(one(profile.head, /<link rel="canonical" href="(.*?)"/)).toBe(`${baseURL}/cooks/${handle}`)
  expect(profile.page).toContain('"@type":"ProfilePage"')

  const bare = await browser.newPage({ javaScriptEnabled: false })
  await bare.goto(`/cooks/${handle}`)
  await expect(bare.getByRole('heading', { level: 1 })).toHaveText(`@${handle}`)
  await expectNothingDead(bare)
  await bare.getByRole('link', { name: title }).click()
  await bare.waitForURL(path)
  await expect(bare.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(bare.getByRole('region', { name: 'Ingredients', exact: true })).toBeVisible()
  // what opens at a press is words
  const checked = bare.getByRole('region', { name: 'What was checked' })
  await expect(checked.getByText('Calories').locator('visible=true')).toBeVisible()
  await expect(bare.getByText('Smells good already.')).toBeVisible()
  await expectNothingDead(bare)
  await bare.close()
})

test('a page that comes drawn asks nothing that fails, and is the same once it lives', async ({ page }) => {
  const { path: published } = await publisher(page)
  const { blog, recipes } = apiOf(page.request)
  await blog.like({ params: { id: 2 }, body: { isLiked: true } })
  const { id } = await recipes.generate({ body: {} })
  const { sharePath } = await recipes.share({ params: { id }, body: {} })
  await leave(page)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  for (const path of [...fixedAddresses, published, sharePath]) {
    const words = async () => (await page.locator('main:visible').innerText()).replaceAll(/\s+/g, ' ').trim()
    // another journey may like an article meanwhile, or edit it; what is not the same once it lives never is
    await expect(async () => {
      await page.goto(path)
      const drawn = await words()
      await page
        .getByRole('button', { name: /^Switch to/ })
        .first()
        .click()
      await alive(page)
      await expect.poll(words, { timeout: 10_000 }).toBe(drawn)
    }).toPass({ timeout: 45_000 })
  }
  expect(asked.filter((path) => path === '/api/auth/user')).toEqual([])
})

test('without JavaScript every public page can be read, and its forms are answered', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  for (const path of [...fixedAddresses, '/community']) {
    await page.goto(path)
    const words = (await page.getByRole('main').innerText()).match(/[\p{L}\d’]+/gu) ?? []
    expect(words.length, path).toBeGreaterThan(path === '/signin' || path === '/community' ? 15 : 40)
    await expectNothingDead(page)
  }
  await page.goto('/check')
  await expect(page.getByText(/needs JavaScript/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check it' })).toBeHidden()

  const email = newEmail()
  const password = 'paprika and thyme'
  await test.step('an account is made', async () => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Create Account' }).click()
    await page.getByRole('link', { name: 'create a free account' }).click()
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Cook')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.waitForURL('/onboarding')
  })

  await test.step('its owner signs in, and a wrong password stands in no address', async () => {
    await page.context().clearCookies()
    await page.goto('/signin')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill('nutmeg and clove')
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { name: 'Sign In Failed' })).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL('/?plain=1')
    expect((await apiOf(page.request).accounts.currentUser({})).email).toBe(email)
  })

  await test.step('signed in they read the same pages, and sign out again', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click()
    await page.waitForURL('/help?plain=1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const gone = await page.goto('/blog/999')
    expect(gone?.status()).toBe(404)
    await page.waitForURL('/blog/999?plain=1')
    await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible()
    await expectNothingDead(page)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
    await expect(apiOf(page.request).accounts.currentUser({})).rejects.toThrow('401')
  })
  await page.context().close()
})

/** Where no script runs, no button is offered but those that send a form, and no field but in one; what is gathered may be ticked off. */
async function expectNothingDead(page: Page): Promise<void> {
  const dead = page.locator(
    [
      'button[type="button"]:visible',
      'form:not([method="post"]):visible',
      ':is(input:not([type="checkbox"]), select, textarea):not(form *):visible',
    ].join(', '),
  )
  await expect(dead, page.url()).toHaveCount(0)
}

async function read(request: APIRequestContext, path: string): Promise<{ page: string; head: string }> {
  const answer = await request.get(path)
  expect([path, answer.status()]).toEqual([path, 200])
  expect(answer.headers()['content-security-policy'], path).not.toContain('unsafe')
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
