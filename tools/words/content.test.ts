import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filledIn } from '#client/features/words/fill-in.ts'
import { groupsOf, questionsWith } from '#client/features/words/questions.ts'
import { wordsOfSite } from '#client/features/words/site-words.ts'
import { anchorOf, wordsOf } from '#client/ui/printed/printed-words.ts'
import { memberCookie } from '#contract/accounts/member-cookie.ts'
import { isPage } from '#contract/pages.ts'
import { plans } from '#contract/plans.ts'
import type { Printed } from '#contract/printed.ts'
import type { Site } from '#contract/public/public.ts'
import { diets } from '#domain/food/diets.ts'
import { foods } from '#domain/food/foods.ts'
import { dietsOfMenus, dietsOfProfile, dietsOfRequest } from '#domain/options/options.ts'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { personalTables } from '#server/features/own-data/export/personal-tables.ts'
import { markdownTree } from '#server/kitchen/markdown-tree.ts'
import { settings } from '#server/settings.ts'
import { siteNames, withFacts } from '../client-build/printed-facts.ts'
import { toldOfBrowser, toldOfServices, toldOfTables } from './privacy-words.ts'

const site: Site = {
  address: 'https://meals.example',
  supportEmail: 'help@meals.example',
  operator: { name: null, address: null },
  services: { languageModel: null, imageModel: null, mail: false, instacart: false, recipePages: true },
  payments: 'off',
  community: true,
  adClient: null,
}
const names = ['about', 'help', 'privacy', 'terms'] as const
const page = (name: string, of: Site = site) => filledIn(markdown(`content/${name}.md`), wordsOfSite(of))
const said = (name: string, of?: Site) => page(name, of).map(wordsOf).join('\n').replaceAll(/\s+/g, ' ')

describe('what stands in content/', () => {
  test('has a title and a description, and no place is left unfilled', () => {
    for (const name of names) {
      expect(readFileSync(`content/${name}.md`, 'utf8')).toMatch(/^---\ntitle: .+\ndescription: .+\n/)
      expect(said(name)).not.toMatch(/[{}]/)
    }
    expect(Object.keys(wordsOfSite(site)).toSorted()).toEqual(siteNames.toSorted())
    expect(() => withFacts('For {{nobody}}.')).toThrow('{{nobody}}')
  })

  test('says who runs the site, and nothing of it where nobody is named', () => {
    for (const name of ['about', 'privacy', 'terms']) {
      expect(said(name)).not.toMatch(/given a name|is run by/)
      expect(said(name)).toContain('Contact us')
      const known = { ...site, operator: { name: 'Zoë’s Kitchen Inc.', address: '1 Main Street, Springfield' } }
      expect(said(name, known)).toContain('This site is run by Zoë’s Kitchen Inc., 1 Main Street, Springfield.')
      expect(said(name, { ...site, operator: { name: 'Zoë’s Kitchen Inc.', address: null } })).toContain('Inc.')
    }
  })

  test('leads to pages that are there, and to parts of them that are there', () => {
    const broken = names.flatMap((name) =>
      linksOf(page(name)).filter((href) => {
        if (href === 'mailto:help@meals.example') return false
        const { pathname, hash } = new URL(href, `https://meals.example/${name}`)
        return !isPage(pathname) || (hash !== '' && !anchorsOf(pathname).includes(hash.slice(1)))
      }),
    )
    expect(broken).toEqual([])
    expect(names.flatMap((name) => linksOf(page(name))).length).toBeGreaterThan(30)
  })

  test('says of this installation what is connected', () => {
    const all: Site = {
      ...site,
      services: { languageModel: 'anthropic', imageModel: 'own', mail: true, instacart: true, recipePages: true },
      payments: 'stripe',
      adClient: 'ca-pub-1234567890123456',
    }
    expect(said('privacy')).toContain('A language model: none.')
    expect(said('privacy', all)).toContain('A language model: a model from Anthropic.')
    expect(said('privacy', all)).toContain('An image model: a model at an address the operator chose.')
    expect(said('privacy', all)).toContain('Payments: Stripe.')
    expect(said('privacy', all)).toContain('Advertising: Google’s network')
    expect(said('privacy', all)).toContain('Delivery: Instacart is connected.')
  })

  test('what is not known of the installation yet is left out, and nothing else', () => {
    const early = filledIn(markdown('content/about.md'), {})
    expect(early.map(wordsOf).join(' ')).not.toContain('{{')
    expect(early).toHaveLength(page('about', { ...site, operator: { name: 'Zoë', address: null } }).length - 1)
  })
})

describe('the questions of /help', () => {
  const groups = groupsOf(page('help'))
  const questions = groups.flatMap((group) => group.questions)

  test('are twenty and more, each with an address of its own that stays when its words change', () => {
    expect(questions.length).toBeGreaterThanOrEqual(20)
    expect(new Set([...groups, ...questions].map(({ anchor }) => anchor)).size).toBe(groups.length + questions.length)
    const bare = questions.filter(
      ({ heading, text }) => typeof heading === 'string' || !heading.id || text.length === 0,
    )
    expect(bare.map(({ name }) => name)).toEqual([])
  })

  test('are found by the words of question, answer and group, accents and case aside', () => {
    const found = (typed: string) =>
      questionsWith(groups, typed).flatMap((group) => group.questions.map(({ anchor }) => anchor))
    expect(found('  ')).toHaveLength(questions.length)
    expect(found('ÜSUALLY chocolate')).toEqual(['usually-contains'])
    expect(found('recovery codes')).toEqual(['second-factor'])
    expect(found('unicorn')).toEqual([])
  })

  test('are led to from where they come up, in five places and more', () => {
    const asked = globSync('client/**/*.tsx').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<HelpLink to="([^"]+)"/g)].map(([, anchor]) => anchor),
    )
    expect(asked.length).toBeGreaterThanOrEqual(5)
    const known = new Set(questions.map(({ anchor }) => anchor))
    expect(asked.filter((anchor) => !known.has(anchor!))).toEqual([])
    const named = [...readFileSync('client/features/words/help-questions.ts', 'utf8').matchAll(/^ {2}\| '([^']+)'/gm)]
    expect(named.map(([, anchor]) => anchor)).toEqual([...new Set(asked)].toSorted((a, b) => a!.localeCompare(b!)))
  })

  test('have examples that are true', () => {
    expect(said('help')).toContain('Dark chocolate usually contains dairy')
    const { allergens } = verifyRecipe({
      title: 'Dark chocolate',
      description: '',
      servings: 1,
      ingredients: [{ amount: '1', unit: 'oz', name: 'dark chocolate', preparation: '' }],
      instructions: [],
    })
    expect(allergens).toContainEqual({ allergen: 'milk', verdict: 'usually_contains', lines: [0] })
    expect(said('help')).toContain('beef in a vegan dish')
    expect(compose({ ...anything, diet: 'vegan', include: ['beef'] }, 1)).toHaveProperty('contradiction')
  })

  test('say of the plans what the plans are', () => {
    const text = said('help')
    for (const tier of ['mid', 'premium'] as const)
      expect(text).toContain(`${plans[tier].name}, $${plans[tier].price} a month`)
    expect(text).toContain(`${plans.free.name} has ${plans.free.dailyRecipes} recipes a day`)
    expect(text).toContain(`has ${plans.mid.dailyRecipes} recipes a day`)
    expect(plans.premium.dailyRecipes).toBeNull()
  })
})

describe('/privacy tells of everything', () => {
  const text = said('privacy')
  const untold = (told: Readonly<Record<string, string>>) =>
    Object.entries(told).filter(([, words]) => !text.includes(words))

  test('that the database keeps of a person', () => {
    expect(Object.keys(toldOfTables).toSorted()).toEqual(Object.keys(personalTables).toSorted())
    expect(untold(toldOfTables)).toEqual([])
  })

  test('that the browser keeps', () => {
    const keepers = globSync('client/**/*.{ts,tsx}', { exclude: ['client/**/*.test.*', 'client/kept.ts'] })
      .map((file) => file.replaceAll('\\', '/').replace('client/', ''))
      .filter((file) =>
        /\b(?:kept(?:OnDevice|ForMember|InTab)|memberShelf)\b/.test(readFileSync(`client/${file}`, 'utf8')),
      )
    expect(keepers.toSorted()).toEqual(Object.keys(toldOfBrowser).toSorted())
    expect(untold(toldOfBrowser)).toEqual([])
  })

  test('that is called when it is set up', () => {
    const services = settings.flatMap(({ name }) => (/_KEY$|_MODEL$|_CLIENT$|^SMTP_URL$/.test(name) ? name : []))
    expect(services.toSorted()).toEqual(Object.keys(toldOfServices).toSorted())
    expect(untold(toldOfServices)).toEqual([])
  })

  test('for as long as it is kept', () => {
    expect(text).toContain('to unsubscribe from the newsletter 365 days')
    expect(text).toContain('to confirm an address or set a password up to 7 days')
  })

  test('that is a cookie', () => {
    const set = globSync('server/**/*.ts').flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\.setCookie\(/g)])
    expect(set).toHaveLength(2)
    expect(text).toContain(`${memberCookie} : says only that you may be signed in`)
    const [, secure = '', plain = ''] =
      /secure \? '(.+?)' : '(.+?)'/.exec(readFileSync('server/http/sessions/sessions.ts', 'utf8')) ?? []
    expect(text).toContain(`${plain} , over HTTPS ${secure} :`)
  })
})

test('a diet that recipes are checked for can be chosen, and docs/method.md says how it is checked', () => {
  const choices: readonly string[] = [...dietsOfRequest, ...dietsOfProfile, ...dietsOfMenus]
  const chosen = new Set(choices.map((name) => name.toLowerCase().replaceAll(' ', '-')))
  const rows = [...readFileSync('docs/method.md', 'utf8').matchAll(/^\| ([A-Za-z, -]+) \|/gm)].map(
    ([, names = '']) => names,
  )
  const said = rows.join(', ').toLowerCase()
  for (const diet of diets) expect([diet, chosen.has(diet), said.includes(diet)]).toEqual([diet, true, true])
})

test('docs/method-foods.md counts what the table of foods holds', () => {
  const text = readFileSync('docs/method-foods.md', 'utf8')
  const all = [...foods.values()]
  const nutrients = (words: RegExp) => all.filter(({ nutrientSource }) => words.test(nutrientSource)).length
  const prices = (words: RegExp) => all.filter(({ tablePrice }) => words.test(tablePrice.source)).length
  const fromSr28 = nutrients(/^USDA SR28 \d+$/)
  for (const words of [
    `each of its ${withCommas(all.length)} foods`,
    `**${withCommas(fromSr28)} foods: USDA SR28**`,
    `The other ${all.length - fromSr28} say`,
    `such products (${nutrients(/of such products/)})`,
    `a food that SR28 lacks (${nutrients(/has no such food/)})`,
    `of ${all.filter(({ edible }) => edible < 1).length} foods is what`,
    `(\`BLS APU…\`) | ${prices(/^BLS/)} |`,
    `the number of the food) | ${prices(/^PP-NAP/)} |`,
    `vegetable prices 2022 | ${prices(/^ERS/)} |`,
    `| estimate | ${withCommas(prices(/^estimate/))} | "near" one of the above if it has a similar food (${prices(/^estimate near/)})`,
    `for ${all.filter(({ months }) => months.length > 0).length} foods, from general knowledge`,
  ])
    expect(text).toContain(words)
})

const withCommas = (count: number) => count.toLocaleString('en-US')

function markdown(file: string): readonly Printed[] {
  return markdownTree(withFacts(readFileSync(file, 'utf8').replace(/^---\n.*?\n---\n/s, '')))
}

function linksOf(text: readonly Printed[]): string[] {
  return text.flatMap((piece) =>
    typeof piece === 'string' ? [] : [...(piece.href === undefined ? [] : [piece.href]), ...linksOf(piece.children)],
  )
}

function anchorsOf(path: string): string[] {
  const text = path === '/method' ? markdown('docs/method.md') : page(path.slice(1))
  return text.flatMap((piece) => (typeof piece !== 'string' && /^h\d/.test(piece.tag) ? anchorOf(piece) : []))
}
