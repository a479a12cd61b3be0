import { expect, test } from 'vitest'
import { rules } from './tools/rules/architecture-rules.ts'
import { readSources, type SourceFile } from './tools/rules/source-files.ts'

const sources = readSources()

test.each(Object.entries(rules))('%s', (_name, rule) => {
  expect(rule(sources)).toEqual([])
})

/** For every rule, files that break it; a rule that nothing can break would say nothing. */
const breaches: Readonly<Record<keyof typeof rules, readonly SourceFile[]>> = {
  'domain and contract need no package but zod': [code('domain/food/food.ts', "import pg from 'pg'")],
  'domain <- contract <- { server, client }': [
    code('client/api.ts', "import type { Config } from '#server/config.ts'"),
  ],
  'in domain text, measure <- food <- options <- catalogue <- wish <- recipe <- plan': [
    code('domain/measure/unit.ts', "import { x } from '../food/food.ts'"),
    code('domain/chance.ts', "import { x } from './measure/unit.ts'"),
  ],
  'in domain/recipe/compose asked <- dish <- listing <- book <- own-words <- dinner <- names <- select <- portion <- write <- make <- nothing-fits <- answer <- compose.ts':
    [
      code('domain/recipe/compose/asked/eater.ts', "import type { Dish } from '#domain/recipe/compose/dish/dish.ts'"),
      code('domain/recipe/compose/portion/salt.ts', "const { x } = await import('../write/taste.ts')"),
      code('domain/recipe/compose/answer/in-own-place.ts', "import { x } from '#domain/recipe/compose/compose.ts'"),
      code('domain/recipe/compose/sauces/gravy.ts', ''),
    ],
  'notes are heard once, by domain/wish/heard-wish.ts, and whoever composes or judges has what they say': [
    code('domain/recipe/compose/make/judge.ts', "import { listen } from '#domain/wish/parse-notes.ts'"),
  ],
  'the kitchen asks a form or a food what it is, never whether it is this one': [
    code('domain/food/line/words/line-words.ts', "const isWater = (food: Food) => food.id === 'water'"),
    code('domain/plan/shopping/staples.ts', "const cupboard = new Set(['salt', 'flour'])"),
    code('domain/recipe/compose/portion/salt.ts', "const much = food.id === 'miso' ? 2 : 1"),
    code(
      'domain/recipe/compose/portion/salt.ts',
      "const withBread: ReadonlySet<string> = new Set(['sandwich', 'toast'])",
    ),
  ],
  'in server http, db, jobs, ports <- kitchen <- features <- app <- main': [
    code('server/http/body.ts', "const { x } = await import('#server/features/recipes/store.ts')"),
  ],
  'features of the server meet through store.ts and tables.ts alone': [
    code('server/features/recipes/handlers.ts', "import { signUp } from '#server/features/accounts/sign-up.ts'"),
  ],
  'features stand above each other, none in a circle': [
    code('server/features/accounts/store.ts', "import { countReservations } from '#server/features/recipes/store.ts'"),
    code('server/features/recipes/tables.ts', "import { ofUser } from '#server/features/accounts/tables.ts'"),
  ],
  'no file imports itself through others, neither for a type nor when it is wanted': [
    code('client/ui/overlays/menu.tsx', "const load = () => import('./menu-parts.tsx')"),
    code('client/ui/overlays/menu-parts.tsx', "import type { MenuProps } from './menu.tsx'"),
  ],
  'one file imports a vendor in a port': [
    code('server/ports/payments/one.ts', "import Stripe from 'stripe'"),
    code('server/ports/payments/two.ts', "import Stripe from 'stripe'"),
  ],
  'Drizzle is imported by server/db/drizzle.ts, which knows how to load it fast': [
    code('server/features/recipes/store.ts', "import { eq } from 'drizzle-orm'"),
  ],
  'only config.ts reads the environment': [code('server/log.ts', "const level = process.env['LOG_LEVEL']")],
  'what a server keeps to answer again is bounded by bytes: domain/remembered.ts and server/kept-answers.ts alone keep answers':
    [code('server/features/recipes/store.ts', "import { LRUCache } from 'lru-cache'")],
  'emails leave by features/letters/post.ts, which counts them, and issues of the newsletter by their lanes': [
    code('server/features/contact/send.ts', 'await context.mail.send(letter)'),
  ],
  'what the browser keeps goes through client/kept.ts, which knows whose it is': [
    code('client/features/check/check-page.tsx', "localStorage.setItem('check-text', text)"),
  ],
  'more of a list comes by client/ui/lists/show-more.tsx, which keeps the place of whoever works by keyboard': [
    code('client/features/cooked/diary.tsx', '<Button onClick={() => void query.fetchNextPage()}>More</Button>'),
  ],
  'what the server answers is fetched or shown as a picture, never linked to: a link would lead to its refusals': [
    code('client/features/recipes/take-along.tsx', '<ButtonAnchor href={`/api/recipe-library/file?format=${format}`}>'),
    code('client/features/recipes/save-as.tsx', '<a className="link" href={addressOfFile(id)} download>'),
    code(
      'client/features/recipes/address-of-file.ts',
      'export const addressOfFile = (id: number) => `/api/recipes/${id}/file`',
    ),
  ],
  'names are kebab-case': [code('domain/food/foodWords.ts', '')],
  'names say what is inside': [code('server/utils/strings.ts', '')],
  'no barrels but contract/index.ts': [code('domain/food/index.ts', '')],
  'files have 300 lines at most, but for tables of data': [
    code('domain/food/food.ts', 'function cook() {}\n'.repeat(301)),
  ],
  'no folder for fewer than three files': [code('domain/food/one.ts', ''), code('domain/food/two.ts', '')],
  'no test is switched off': [code('domain/food/food.test.ts', "test.concurrent.skip('milk')")],
}

test.each(Object.entries(rules))('a breach is found: %s', (name, rule) => {
  expect(rule(breaches[name] ?? [])).not.toEqual([])
})

const bounded =
  'what a server keeps to answer again is bounded by bytes: domain/remembered.ts and server/kept-answers.ts alone keep answers'
test.each([
  ['const kept = new Map<string, Map<string, number>>()\nkept.set(text, 1)', ['domain/food/a.ts: kept only grows']],
  ['export const kept: Record<string, string> = {}\nkept[text] = text', ['domain/food/a.ts: kept only grows']],
  ['let kept: string[] = []\nkept.push(text)', ['domain/food/a.ts: kept only grows']],
  ['const kept = new Set<string>()\nkept.add(text)\nkept.delete(text)', []],
  ['const coming = new Map<string, Promise<A>>()\nonceAtATime(kept, coming, key, work)', []],
  ['const kept = new Map<string, string>()\nread([kept, text])', ['domain/food/a.ts: kept only grows']],
  ['const table = new Map([[1, 2]])', []],
  ['  const kept = new Map()', []],
])('what could be filled by what people send is told from what cannot: %s', (text, found) => {
  expect(rules[bounded]!([code('domain/food/a.ts', text)])).toEqual(found)
})

const wayOut =
  'emails leave by features/letters/post.ts, which counts them, and issues of the newsletter by their lanes'
test.each([
  ['server/features/a/b.ts', 'const { mail: { send } } = context', 1],
  ['server/features/a/b.ts', 'const { send } = context.mail', 1],
  ['server/features/a/b.ts', 'mail.offer(letter)', 1],
  ['server/features/letters/post.ts', 'await mail.send(letter); await mail.offer(letter)', 1],
  ['server/features/letters/post.ts', 'await mail.send(letter)', 0],
  ['server/ports/mail/counted-mail.ts', 'await mail.send(letter)', 0],
  ['server/features/admin/handlers.ts', 'const { mail } = context; await mail.sent(20)', 0],
])('an email goes out of %s by: %s', (path, text, found) => {
  expect(rules[wayOut]!([code(path, text)])).toHaveLength(found)
})

test('every arrow that turns round in the composer is found, and what stands in no room of it', () => {
  const name =
    'in domain/recipe/compose asked <- dish <- listing <- book <- own-words <- dinner <- names <- select <- portion <- write <- make <- nothing-fits <- answer <- compose.ts'
  expect(rules[name]?.(breaches[name] ?? [])).toHaveLength(4)
})

test('every way to link to the server is found', () => {
  const name =
    'what the server answers is fetched or shown as a picture, never linked to: a link would lead to its refusals'
  const files = breaches[name] ?? []
  expect(rules[name]?.(files)).toEqual(files.map(({ path }) => `${path}: links to the server`))
})

function code(path: string, text: string): SourceFile {
  return { path, text }
}
