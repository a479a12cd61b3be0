import { expect, test } from 'vitest'
import { postDishes } from '#contract/blog/post-dishes.ts'
import { postIds } from '#contract/blog/post-pictures.ts'
import { PostMarkdown } from '#contract/issue-markdown.ts'
import { isPage } from '#contract/pages.ts'
import { shoppingListOf } from '#domain/plan/shopping/shopping-list.ts'
import { safeText } from '#server/kitchen/issue-text.ts'
import { markdownTree } from '#server/kitchen/markdown-tree.ts'
import { postText } from '#server/kitchen/post-text.ts'
import { batchDishes } from '../post-tables/batch-cooking.ts'
import { allTables, filled } from '../post-tables/filled.ts'
import { proteinForADollar } from '../post-tables/protein-for-a-dollar.ts'
import { weekAt40, weekOfDinners, weekToBuy } from '../post-tables/week-at-40.ts'
import { drawn } from './post-pictures.ts'
import { readPost, readPosts } from './posts.ts'

const posts = readPosts()
const isRow = (line: string) => line.startsWith('|')
const rowsOf = (markdown: string) => markdown.split('\n').filter(isRow)
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word)).length

test('there is one post for each number that has a page, and each file begins with its number', () => {
  expect(posts.map(({ head }) => head.id)).toEqual([...postIds])
  expect(Object.fromEntries(posts.map(({ head }) => [head.id, head.picture.dish]))).toEqual(postDishes)
  expect(posts.filter(({ file, head }) => !file.startsWith(`${head.id}-`)).map(({ file }) => file)).toEqual([])
  for (const key of ['title', 'excerpt', 'metaDescription', 'date'] as const)
    expect(new Set(posts.map(({ head }) => head[key])).size).toBe(posts.length)
})

test.each(posts)('$file: 900 words of running text, sources, and a reading time counted from the words', (post) => {
  const { markdown, words, head } = post
  const running = markdown.split('\n').filter((line) => !isRow(line))
  expect(wordsIn(running.join(' '))).toBeGreaterThanOrEqual(900)
  expect(markdown).toContain('**Sources:**')
  expect(head.readTime).toBe(Math.round(words / 200))
})

test.each(posts)(
  '$file: every table has rows, every cell words, and nothing is left to be filled in',
  ({ markdown }) => {
    const rows = rowsOf(markdown)
    expect(rows.length).toBeGreaterThan(4)
    for (const row of rows) {
      const cells = row.split('|').slice(1, -1)
      expect(cells.length).toBe(rows[0]!.split('|').length - 2)
      expect(cells.filter((cell) => cell.trim() === '')).toEqual([])
    }
    expect(markdown).not.toMatch(/\{\{|\}\}|<!--|undefined|NaN/)
  },
)

test.each(posts)('$file: every link within the site leads to a page, and the others are https', ({ markdown }) => {
  const links = [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !link.startsWith('https://') && !isPage(link))).toEqual([])
})

test.each(posts)('$file: an administrator may save it as it is, and the server reads it as it stands here', (post) => {
  expect(PostMarkdown.safeParse(post.source)).toMatchObject({ success: true, data: post.source.trim() })
  const { text, unknown, readTime } = postText(post.source, allTables())
  expect([text, unknown, readTime]).toEqual([safeText(markdownTree(post.markdown)), [], post.head.readTime])
})

test.each(posts)('$file: its dish is drawn', (post) => {
  const drawing = drawn(post)
  expect(drawing).toMatch(/^<svg [^>]*viewBox/)
  expect(drawing.length).toBeGreaterThan(10_000)
  expect(drawn(post)).toBe(drawing)
})

test('a head without its fields, an unknown table and an unknown figure fail, naming what is wrong', () => {
  expect(() => readPost('9-x.md', '---\nid: 9\n---\nText')).toThrow(/9-x\.md/)
  expect(() => filled('<!-- table: spoons -->')).toThrow(/spoons/)
  expect(() => filled('{{week-at-40.spoons}}')).toThrow(/week-at-40\.spoons/)
})

test('the week costs what its title says, and has in it what its text speaks of', () => {
  const dinners = weekOfDinners()
  const total = dinners.reduce((sum, { verification }) => sum + verification.cost.total, 0)
  expect(dinners).toHaveLength(7)
  expect(new Set(dinners.map(({ draft }) => draft.title)).size).toBe(7)
  expect(total).toBeLessThanOrEqual(40)
  expect(total).toBeGreaterThan(35)
  // 'instead of six'
  expect(weekAt40().figures['cuisines']).toBe('six')
  // 'does not cost $40'
  const register = Number(weekAt40().figures['register']!.slice(1))
  expect(register / total).toBeGreaterThan(1.7)
  const names = shoppingListOf(weekToBuy())
    .map(({ name }) => name)
    .join(', ')
  for (const food of ['eggs', 'rice', 'potatoes', 'cabbage', 'lentils', 'rice vinegar', 'chili bean paste'])
    expect(names).toContain(food)
  // 'the nearest this week comes to meat is a carton of chicken stock'
  expect(names.match(/[^,]*\b(?:chicken|turkey|beef|pork|lamb|sausage|bacon|ham|fish|shrimp)\b[^,]*/g)).toEqual([
    ' low-sodium chicken stock',
  ])
  for (const { verification } of dinners)
    expect(verification.findings.filter(({ severity }) => severity === 'blocks')).toEqual([])
})

test('what the text says of protein follows from the table', () => {
  const figures = proteinForADollar().figures
  const grams = (name: string) => Number(figures[name])
  expect(grams('lentils')).toBeGreaterThan(2 * grams('chicken'))
  expect(grams('chicken')).toBeGreaterThan(1.5 * grams('beef'))
  // tofu 'costs more than chicken breasts and less than ground beef'
  expect(grams('tofu')).toBeLessThan(0.8 * grams('chicken'))
  expect(grams('tofu')).toBeGreaterThan(1.1 * grams('beef'))
  // 'canned beans cost more than twice as much per gram as dried ones'
  const cost = (food: string) =>
    Number(new RegExp(`^\\| ${food} \\|.*?\\$([\\d.]+)`, 'm').exec(proteinForADollar().table)?.[1])
  expect(cost('Kidney beans')).toBeGreaterThan(2 * cost('Dried pinto beans'))
  const foods = rowsOf(proteinForADollar().table)
    .slice(2)
    .map((row) => row.split('|')[1]!.trim())
  expect(foods[0]).toBe('Brown lentils')
  expect(foods.at(-1)).toContain('almonds')
  expect(foods.indexOf('Spaghetti')).toBeLessThan(foods.indexOf('Large eggs'))
  // 'chicken breast, textured soy and tofu lead, and oats, pasta and nuts trail'
  const byCalories = rowsOf(proteinForADollar().table)
    .slice(2)
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .sort((one, other) => Number.parseFloat(other[6]!) - Number.parseFloat(one[6]!))
    .map(([, food]) => food)
  expect(byCalories.slice(0, 3)).toEqual([
    'Boneless, skinless chicken breasts',
    'Textured vegetable protein',
    'Extra-firm tofu',
  ])
  expect(new Set(byCalories.slice(-4))).toEqual(
    new Set(['Rolled oats', 'Sliced almonds', 'Smooth natural peanut butter', 'Spaghetti']),
  )
  // the day at the end covers the 54 grams of the RDA
  expect(grams('dayProtein')).toBeGreaterThan(54)
})

test('what the text says of pots and plates follows from the tables', () => {
  const cells = (name: string, column: number) =>
    rowsOf(filled(`<!-- table: ${name} -->`))
      .slice(2)
      .map((row) => Number.parseFloat(row.split('|')[column + 1]!))
  // 'three to six minutes a plate'
  for (const minutes of cells('batch-cooking', 3)) expect(Math.round(minutes)).toSatisfy((n) => n >= 3 && n <= 6)
  // 'the long hours belong to the slow cooker and the oven'
  const long = batchDishes().filter(({ verification }) => verification.time.totalMinutes > 60)
  const owned = long.map(({ draft }) => draft.instructions.map(({ description }) => description).join(' '))
  expect(owned.map((steps) => /Put .* in the slow cooker|braise in the oven/.exec(steps)?.[0])).toEqual([
    expect.stringContaining('slow cooker'),
    'braise in the oven',
  ])
  // 'far below the daily value of 20 grams'
  for (const saturated of cells('mediterranean-dinners', 3)) expect(saturated).toBeLessThan(10)
  for (const fiber of cells('mediterranean-dinners', 2)) expect(fiber).toBeGreaterThan(5)
})
