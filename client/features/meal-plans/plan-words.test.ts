import { expect, it } from 'vitest'
import {
  allergyText,
  cookedOnIfMarked,
  dishesCookedAt,
  forWhom,
  placeOfRest,
  titleOf,
  weeksToPrint,
} from '#client/features/meal-plans/plan-words.ts'
import { shortPlan } from '#client/features/meal-plans/short-plan.ts'
import { cooksRemarks, eatersOf, forSome, remarksOf } from '#domain/plan/meal-plan/cooking/remarks.ts'

const plan = shortPlan()
const [dal, note, tacos] = plan.entries as [never, never, never]

it('says for whom a plan is', () => {
  expect(forWhom(plan.eaters)).toBe('For two, one vegan, no peanuts')
  expect(forWhom([plan.eaters[0]!])).toBe('For one')
  expect(forWhom([plan.eaters[1]!])).toBe('For one, vegan, no peanuts')
})
it('says whose plate goes without something, and for whom a dish is not', () => {
  const words = (entry: never) => remarksOf(plan, entry).map((remark) => remark.words)
  expect(words(dal)).toEqual(['Mia: no yogurt on their plate'])
  const bread = {
    ...plan.entries[0]!,
    without: [{ eater: 'eater-mia', lines: ['6 slices gluten-free bread', '1½ oz feta'] }],
  }
  expect(words(bread as never)).toEqual(['Mia: no gluten-free bread and feta on their plate'])
  expect(words(tacos)).toEqual(['Not for Mia: contains peanuts'])
  expect(remarksOf(plan, { ...plan.entries[2]!, eaters: ['eater-ana'] })).toEqual([])
  // planned before the recipe had them in everything
  const lines = ['2 tbsp peanuts']
  expect(words({ ...plan.entries[2]!, without: [{ eater: 'eater-mia', lines }] } as never)).toEqual([
    'Not for Mia: contains peanuts',
  ])
})
it('says for whom a dish is where it is not for everyone', () => {
  expect(forSome(plan, dal)).toBeUndefined()
  expect(forSome(plan, { ...plan.entries[0]!, eaters: ['eater-ana'] })).toBe('for Ana')
  expect(forSome(plan, { ...plan.entries[1]!, eaters: ['eater-ana'] })).toBeUndefined()
})
it('tells the cook of everyone’s plate, also of those who have what is left', () => {
  const cooked = { ...plan.entries[0]!, eaters: ['eater-ana'] }
  const rest = { ...cooked, id: 'rest', day: 1, kind: 'leftover' as const, cookedAt: cooked.id, eaters: ['eater-mia'] }
  const said = (...entries: (typeof cooked)[]) => cooksRemarks({ ...plan, entries }, cooked).map(({ words }) => words)
  expect(said(cooked)).toEqual([])
  expect(said(cooked, rest)).toEqual(['Mia: no yogurt on their plate'])
  expect(said(cooked, rest, { ...rest, id: 'again' })).toEqual(['Mia: no yogurt on their plate'])
})
it('calls entries by what they are', () => {
  expect(titleOf(plan, note)).toBe('Guests at seven')
  expect(titleOf(plan, { ...plan.entries[0]!, recipeId: 99 })).toBe('Recipe deleted')
  expect(titleOf(plan, { ...plan.entries[0]!, kind: 'leftover', recipeId: null, cookedAt: 'tuesday-tacos' })).toBe(
    'Leftovers: Black bean tacos',
  )
})
it('seats whom the entry names, else whom the meal has', () => {
  expect(eatersOf(plan, plan.entries[0]!).isEveryone).toBe(true)
  const forAna = { ...plan.entries[0]!, eaters: ['eater-ana'] }
  expect(eatersOf(plan, forAna).seated.map(({ name }) => name)).toEqual(['Ana'])
})

it('prints no week in which nothing stands, and an empty plan to be written on', () => {
  const at = (day: number) => ({ ...plan.entries[0]!, day })
  const span = { startDate: '2026-11-23', endDate: '2026-12-07' }
  const days = (...entries: never[]) => weeksToPrint({ ...span, entries }).map((week) => [week[0], week.at(-1)])
  expect(days(at(3) as never)).toEqual([[0, 6]])
  expect(days(at(2) as never, at(14) as never)).toEqual([
    [0, 6],
    [14, 14],
  ])
  expect(days()).toEqual([
    [0, 6],
    [7, 13],
    [14, 14],
  ])
})

it('says of leftovers that nothing is cooked for them, or that they do not keep so long', () => {
  const week = { ...plan, endDate: '2026-11-29' }
  const rest = (change: object) => ({
    ...plan.entries[0]!,
    id: 'rest',
    kind: 'leftover' as const,
    cookedAt: 'monday-dal',
    day: 1,
    eaters: ['eater-ana'],
    ...change,
  })
  const words = (change: object, keepsDays = 3) => {
    const entry = rest(change)
    const recipes = plan.recipes.map((recipe) => ({ ...recipe, keepsDays }))
    return remarksOf({ ...week, entries: [...plan.entries, entry], recipes }, entry).map(
      (one) => `${one.kind}: ${one.words}`,
    )
  }
  const orphan = ['blocks: The dish these leftovers come from isn’t planned before this meal']
  expect(words({})).toEqual([])
  expect(words({ cookedAt: null })).toEqual(orphan)
  // moved here, and not heard of by the server
  expect(words({ day: 0, meal: 'lunch' })).toEqual(orphan)
  expect(words({ day: 4 })).toEqual(['warns: Leftovers of this dish keep 3 days, not 4'])
  expect(words({}, 0)).toEqual(['warns: Leftovers of this dish don’t keep: eat them the same day'])
  const checked = 'Checked for Mia (peanuts): nothing found on Mia’s plates. Check every label.'
  expect(allergyText({ ...plan, entries: [rest({ cookedAt: null, eaters: [] })] })?.words).toBe(checked)
})
it('plans leftovers after the meal that they come from', () => {
  expect(placeOfRest(plan, { day: 0, meal: 'dinner' })).toEqual({ day: 1, meal: 'lunch' })
  expect(placeOfRest(plan, { day: 1, meal: 'lunch' })).toEqual({ day: 1, meal: 'dinner' })
  expect(placeOfRest(plan, { day: 1, meal: 'dinner' })).toBeUndefined()
})

it('a dish that is marked was cooked on its own day, or today where that is still to come', () => {
  const plan = shortPlan()
  const [monday] = plan.entries
  const on = (today: string, change = {}) => cookedOnIfMarked(plan, { ...monday!, ...change }, today)
  expect(on('2026-11-23')).toBe('2026-11-23')
  expect(on('2026-11-26')).toBe('2026-11-23')
  expect(on('2026-11-21')).toBe('2026-11-21')
  expect(on('2026-11-19')).toBeUndefined()
  expect(on('2026-11-23', { cookedOn: '2026-11-22' })).toBeUndefined()
  expect(cookedOnIfMarked({ ...plan, isTemplate: true }, monday!, '2026-11-23')).toBeUndefined()
})

it('counts the dishes that are cooked for a meal, and no leftovers, notes or recipes that are gone', () => {
  const plan = shortPlan()
  const [dal, note] = plan.entries as [Entry, Entry]
  const place = { day: 0, meal: 'dinner' } as const
  const count = (...entries: Entry[]) => dishesCookedAt({ ...plan, entries }, place)
  expect(count(dal, note)).toBe(1)
  expect(count(dal, { ...dal, id: 'again' }, { ...dal, id: 'gone', recipeId: 99 })).toBe(2)
  expect(count(dal, { ...dal, id: 'rest', kind: 'leftover', cookedAt: dal.id }, { ...dal, day: 1 })).toBe(1)
})
type Entry = ReturnType<typeof shortPlan>['entries'][number]
