import { threadCpuUsage } from 'node:process'
import { beforeAll, expect, test } from 'vitest'
import { findPhrases } from '#domain/food/allergen-words.ts'
import { findClearings, findClearingWords } from '#domain/food/clearing-words.ts'
import { readWords } from '#domain/food/word-keys.ts'
import { typedItem } from '#domain/plan/typed-item.ts'
import { checkText } from '#domain/recipe/check-text.ts'
import { nobody } from '#domain/recipe/profile.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { filled, pieces } from '../bench/worst-pieces.ts'

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

/** What an ordinary text of the greatest length costs on this machine, once tables are read and code is compiled. */
let usual = 0
beforeAll(() => {
  check(ordinary('first'))
  usual = Math.max(
    costOf(() => check(ordinary('second'))),
    costOf(() => check(ordinary('third'))),
  )
})

const most = 10
/** How many times what an ordinary text costs. What is over the bound is read again: a collection of garbage does not come three times. */
function timesUsual(read: () => unknown): number {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 3 && least >= most; turn += 1) least = Math.min(least, costOf(read) / usual)
  return least
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

test('no piece of our grammar costs more than its length, however often it is repeated', () => {
  const slow = pieces.flatMap((piece) => {
    const lines = filled(piece, 1500, 'of lines').replaceAll(/[^\n]{100}/g, '$&\n')
    const text = `Ingredients\n1 egg\n${lines}\nSteps\nCook aioli ${filled(piece, 18_000, 'of steps')}`
    const times = timesUsual(() => check(text))
    return times >= most ? [{ piece, times }] : []
  })
  expect(slow).toEqual([])
})
