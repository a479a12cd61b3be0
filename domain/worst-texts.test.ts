import { threadCpuUsage } from 'node:process'
import { beforeAll, expect, test } from 'vitest'
import { findPhrases } from '#domain/food/allergens/allergen-words.ts'
import { findClearings, findClearingWords } from '#domain/food/allergens/clearing-words.ts'
import { readWords } from '#domain/food/match/word-keys.ts'
import { typedItem } from '#domain/plan/shopping/typed-item.ts'
import { checkText } from '#domain/recipe/check-text.ts'
import { fittedRecipe } from '#domain/recipe/import/fitted-recipe.ts'
import { nobody } from '#domain/recipe/profile.ts'
import { repairRecipe } from '#domain/recipe/repair/repair.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { denialsIn } from '#domain/text/negation.ts'
import { tokens } from '#domain/text/tokens.ts'
import { filled, pieces, wordOf } from '../bench/readers/worst-pieces.ts'

/** Milliseconds of this thread's processor that a reading takes: whatever else the machine does, they stay the same. */
function costOf(read: () => unknown): number {
  const before = threadCpuUsage()
  read()
  const { user, system } = threadCpuUsage(before)
  return (user + system) / 1000
}

const check = (text: string) => checkText({ text }, nobody)
const ordinary = (salt: string) =>
  `Ingredients\n${filled('1 cup #\n', 4000, salt)}\nSteps\n${filled('Stir the # for 10 minutes.\n', 16_000, salt)}`

// once tables are read and code is compiled
beforeAll(readOrdinary)

const most = 10
/**
 * How many times what three ordinary texts of the greatest length cost, which are read right before: where another process has the other half
 * of a core, both take longer. What is over the bound is read again: a collection of garbage does not come five times.
 */
function timesUsual(read: () => unknown): number {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 5 && least >= most; turn += 1) {
    const usual = costOf(readOrdinary)
    least = Math.min(least, costOf(read) / usual)
  }
  return least
}
function readOrdinary(): void {
  for (let text = 0; text < 3; text += 1) check(ordinary(another()))
}

const steps = (text: string) => `Ingredients\n1 egg\nSteps\nCook ${text}`.slice(0, 20_000)
/** Texts of a list, each another one, together as long as an ordinary text. */
const items = (itemOf: (at: number) => string) => () =>
  Array.from({ length: 69 }, (_, at) => typedItem(itemOf(at).slice(0, 300)))
const meats = (step: string) => () =>
  verifyRecipe(
    { servings: 4, ingredients: Array(200).fill('ground veal'), instructions: Array(99).fill(step.slice(0, 350)) },
    nobody,
    { author: 'cook' },
  )

const many = <Item>(count: number, itemOf: (at: number) => Item) => Array.from({ length: count }, (_, at) => itemOf(at))
/** A recipe of a food, so many times, and of these steps. Lines and clauses are more than a recipe may have, so that what goes over all of both shows. */
const recipe = (food: string, times: number, stepsOf: (mark: string) => readonly string[]) => () => {
  const ingredients = [...garden, ...Array(times).fill(food)]
  return verifyRecipe({ servings: 4, ingredients, instructions: stepsOf(another()) }, nobody, { author: 'cook' })
}
let words = 0
/** A word that was in no text before. */
const another = () => `q${wordOf((words += 1))}`
const garden =
  'fig yam pea rye oat tea kale leek corn beet okra dill mint lime pear plum taro sage chard lemon basil'.split(' ')
const threes = garden.flatMap((one, at) =>
  garden.slice(at + 1).flatMap((two, after) => garden.slice(at + after + 2).map((three) => `${one}, ${two}, ${three}`)),
)
/** Each has another set of lines in hand: all meat, and three things of the garden. */
const rubs = many(100, (step) =>
  threes
    .slice(step * 13, step * 13 + 13)
    .map((three) => `rub meat, ${three}. `)
    .join(''),
)

/**
 * Texts that one reader or another once took time for by the square or the cube of their length: 7 to 30 seconds. Now none takes ten times what
 * an ordinary one does.
 */
const once: Readonly<Record<string, () => unknown>> = {
  'durations of one step': () => check(steps('keep 1h '.repeat(2487))),
  'durations of keeping': () => check(steps('store 1h '.repeat(2217))),
  // claims are looked at where a step names what holds an allergen for certain
  'one claim over and over': () => check(steps(`aioli ${'vegan '.repeat(3300)}`)),
  'claims that join': () => check(steps(`aioli ${'dairy free and '.repeat(1330)}`)),
  'what is denied': () => check(steps('without nuts no eggs, '.repeat(905))),
  'meats, and steps that speak of none': meats(`Cook until done ${'a '.repeat(200)}`),
  'meats, and steps without a space': meats(`Cook until done ${'a'.repeat(400)}`),
  'commas of a list': items((at) => `${'a'.repeat(145)}${at}${','.repeat(140)}b`),
  'spaces of a list': items((at) => `${'a'.repeat(145)}${at}${' '.repeat(140)}b`),
  'brackets of a list': items((at) => `${'('.repeat(145)}${at}${'('.repeat(140)}b`),
  'alcohol, and steps that boil it off': recipe('1 c rum', 400, (mark) =>
    many(10, (at) => `Boil rum ${mark}${at} 5 min (leftovers) tonight. ${many(400, (one) => `Ab ${one}. `).join('')}`),
  ),
  'meats, and sets of what is in hand': recipe('veal', 800, (mark) => [`Fry the meat ${mark}.`, ...rubs]),
  'meats, and steps of a bath': recipe('veal', 400, (mark) => [
    ...rubs,
    ...many(100, (at) => `Sous vide the egg ${mark}${at} at 140°F for 9 minutes.`),
  ]),
  'meats, and clauses of a slow cooker': recipe('1 lb veal', 1000, (mark) => [
    `Slow cook the meat ${mark} ${',cut'.repeat(5000)}`,
  ]),
  'flours, and words that name none': recipe('1 c rye flour', 2000, (mark) => [`Mix ${mark}${' a'.repeat(20_000)}`]),
  'a thing that is never said': () => denialsIn(tokens(`without ${another()} ${'be '.repeat(6000)}`)),
  'what is said of a thing again and again': () => denialsIn(tokens(`${another()} ${'is lost '.repeat(6000)}`)),
  'temperatures that are mended': () =>
    many(3, () => {
      const heated = many(9, () => `Cook ${another()} to ${'101F '.repeat(390)}`)
      checkText(
        { text: `Ingredients\n1 lb chicken\nSteps\n${heated.join('\n')}` },
        { ...nobody, allergens: ['peanut'] },
      )
    }),
  'remarks of lines that are brought': () =>
    many(240, () =>
      fittedRecipe({
        title: 'x',
        ingredients: [`1 cup ${another()} ${'(abcdefghij klmnop q)'.repeat(92)}`],
        steps: [],
      }),
    ),
}

test.each(Object.entries(once))('%s cost by their length alone', (_name, read) => {
  expect(timesUsual(read)).toBeLessThan(most)
})

/** The same array; throws at the look that is one too many for its length. */
function rarely<Item>(items: Item[], looksAtEach: number): Item[] {
  let left = items.length * looksAtEach
  return new Proxy(items, {
    get(target, place, self) {
      left -= 1
      if (left < 0) throw new Error(`An array of ${items.length} is looked at more than ${looksAtEach} times each.`)
      return Reflect.get(target, place, self)
    },
  })
}

test.each([
  ['vegan ', 1650],
  ['vegan ', 3300],
  ['dairy free and ', 550],
  ['dairy free and ', 1100],
])('whether %j clears anything is found by a few looks at each word, be there %i of them', (claim, times) => {
  const read = readWords(`aioli ${claim.repeat(times)}`)
  const words = rarely(read, 20)
  const found = findClearingWords(words)
  expect(found).toHaveLength(times)
  expect(findClearings(words, rarely(found, 20), rarely(findPhrases(read), 20)).length).toBeGreaterThan(0)
})

const emptyDraft = {
  title: 'x',
  description: '',
  servings: 4,
  cuisine: '',
  recipeType: '',
  difficulty: 'Beginner' as const,
  reasons: [],
  notes: [],
}
test('a long recipe is read a few times, however much of it nobody can mend', () => {
  // no way of writing degrees in which a safe temperature would be put
  const steps = many(30, (at) => ({ step: at + 1, description: `Cook to 40℃. ${'a '.repeat(300)}`, time: 0 }))
  const ingredients = [{ amount: '1', unit: 'lb', name: 'chicken' }]
  const draft = { ...emptyDraft, ingredients, instructions: rarely(steps, 15) }
  expect(repairRecipe(draft, nobody)).toHaveProperty('failed.length', 30)
})

test('no piece of our grammar costs more than its length, however often it is repeated', () => {
  const slow = pieces.flatMap((piece) => {
    const lines = filled(piece, 1500, 'of lines').replaceAll(/[^\n]{100}/g, '$&\n')
    const text = `Ingredients\n1 egg\n${lines}\nSteps\nCook aioli ${filled(piece, 18_000, 'of steps')}`
    const times = timesUsual(() => check(text))
    return times >= most ? [{ piece, times }] : []
  })
  expect(slow).toEqual([])
})
