import { expect, it } from 'vitest'
import { copied } from '#client/features/meal-plans/changes/copied.ts'
import { withChanges } from '#client/features/meal-plans/plan-changes.ts'
import { shortPlan } from '#client/features/meal-plans/short-plan.ts'

type Entry = ReturnType<typeof shortPlan>['entries'][number]

const [dal, note, tacos] = shortPlan().entries as [Entry, Entry, Entry]
const rest: Entry = { ...dal, id: 'monday-rest', day: 1, meal: 'lunch', kind: 'leftover', cookedAt: dal.id }
const plan = shortPlan({ entries: [dal, note, tacos, rest] })
const toDay = (day: number) => (entry: Entry) => ({ day, meal: entry.meal })
const standing = (entries: readonly Entry[]) =>
  entries.map(({ day, meal, kind, recipeId }) => `${day} ${meal} ${kind} ${recipeId}`)

it('a whole day is copied beside what stands there, and taken back', () => {
  const monday = plan.entries.filter(({ day }) => day === 0)
  const { changes, undo } = copied(plan, monday, toDay(1))
  const after = withChanges(plan, changes)
  expect(standing(after.entries.slice(plan.entries.length))).toEqual([
    `1 dinner recipe ${dal.recipeId}`,
    '1 dinner note null',
  ])
  expect(after.entries.at(-1)!.note).toBe(note.note)
  expect(withChanges(after, undo).entries).toEqual(plan.entries)
})

it('leftovers go with their dish, stay of it where it is cooked before, and are not copied where it is not', () => {
  const soup: Entry = { ...dal, id: 'monday-soup', meal: 'lunch' }
  const again: Entry = { ...dal, id: 'monday-again', kind: 'leftover', cookedAt: soup.id }
  const day = shortPlan({ entries: [again, soup] })
  const both = copied(day, day.entries, toDay(1)).changes
  expect(both).toMatchObject([{ dish: { kind: 'recipe' } }, { dish: { kind: 'leftover', cookedAt: both[0]!.entry } }])
  expect(copied(plan, [rest], () => ({ day: 1, meal: 'dinner' })).changes).toMatchObject([
    { dish: { kind: 'leftover', cookedAt: dal.id } },
  ])
  expect(copied(plan, [rest], () => ({ day: 0, meal: 'lunch' })).changes).toEqual([])
})

it('a menu that is copied whole is a menu, and one dish of it is none', () => {
  const [starter, main] = [
    { ...dal, menuId: 5 },
    { ...dal, id: 'monday-main', recipeId: 3, menuId: 5 },
  ]
  const feast = shortPlan({ entries: [starter, main], menus: [{ id: 5, title: 'Feast' }] })
  const menusOf = (entries: readonly Entry[]) =>
    withChanges(feast, copied(feast, entries, toDay(1)).changes)
      .entries.slice(2)
      .map(({ menuId }) => menuId)
  expect(menusOf([starter, main])).toEqual([5, 5])
  expect(menusOf([main])).toEqual([null])
})
