import { expect, expectAccessible, test, toast } from '../journey.ts'
import { apiOf, leave, member, signIn } from '../members.ts'

test('a stranger reads, hands on, is asked to sign in for a like, comes back, likes and saves, and finds it listed', async ({
  page,
  failing,
}) => {
  const { email, password } = await member(page)
  await leave(page)

  await test.step('a post is handed on, leads to the next one, and an unknown one is not found', async () => {
    failing.push('/blog/999', '/api/blog/posts/999')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))
    await page.goto('/blog/1')
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(toast(page)).toContainText('Copied to Clipboard!')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/blog/1', page.url()).href)
    await expect(page.getByRole('link', { name: 'Start cooking' })).toHaveAttribute('href', '/api/login')
    const next = page.getByRole('region', { name: 'Read next' }).getByRole('link', { name: /^Read More/ })
    await next.first().click()
    await expect(page).not.toHaveURL('/blog/1')
    await expect(page).toHaveURL(/\/blog\/\d$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const unknown = await page.goto('/blog/999')
    expect(unknown?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible()
    await expectAccessible(page, 'an unknown post')
    await page.getByRole('link', { name: 'Back to the blog' }).click()
    await expect(page.getByRole('article')).toHaveCount(6)
  })

  await test.step('a like needs an account; what is saved is listed', async () => {
    await expect(page.getByRole('article')).toHaveCount(6)
    await expect(page.getByRole('link', { name: 'Get the newsletter' })).toHaveAttribute('href', '/#newsletter')
    await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
    await expectAccessible(page, 'the blog')
    const address = '/blog/4'
    await page.getByRole('link', { name: 'Read More about A week of dinners for four at $40' }).click()
    await expect(page).toHaveURL(address)
    await expect(page).toHaveTitle(/^A week of dinners for four at \$40/)
    const title = page.getByRole('heading', { level: 1, name: 'A week of dinners for four at $40' })
    await expect(title).toBeVisible()
    await expect(page.getByRole('img', { name: 'A drawing of a bowl of lentil stew' })).toHaveJSProperty(
      'complete',
      true,
    )
    await expect(page.getByRole('row')).toHaveCount(8)
    await expect(page.getByText(/\d+ min read/).first()).toBeVisible()
    await expectAccessible(page, 'a post, signed out')

    const like = page.getByRole('button', { name: /^Like/ })
    await like.click()
    await expect(page).toHaveURL('/signin')
    await expect(toast(page)).toContainText('Please sign in')
    await signIn(page, { email, password })
    await expect(page).toHaveURL(address)
    await like.click()
    await expect(page.getByRole('button', { name: /^Liked/ })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(page.getByRole('button', { name: /^Liked/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
    await page.getByRole('link', { name: 'All articles' }).click()
    const saved = page.getByRole('list', { name: 'Saved articles' })
    await expect(saved.getByRole('link')).toHaveText(['A week of dinners for four at $40'])
    await expectAccessible(page, 'the blog of a member')

    await saved.getByRole('link').click()
    await page.getByRole('button', { name: 'Saved' }).click()
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    const marks = await apiOf(page.request).blog.marks({})
    expect(marks.find(({ id }) => id === 4)).toMatchObject({ isLiked: true, isSaved: false })
  })
})
