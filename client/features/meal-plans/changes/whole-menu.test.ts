import { expect, it } from 'vitest'
import { menuMoved, menuOf, menuRemoved } from '#client/features/meal-plans/changes/whole-menu.ts'
import { withChanges } from '#client/features/meal-plans/plan-changes.ts'
import { shortPlan } from '#client/features/meal-plans/short-plan.ts'

type Entry = ReturnType<typeof shortPlan>['entries'][number]

const [dal, note, tacos] = shortPlan().entries as [Entry, Entry, Entry]
/** Two dishes of a menu for Monday's dinner, and its breakfast. */
const starter = { ...dal, menuId: 5 }
const main = { ...dal, id: 'monday-main', recipeId: 3, menuId: 5 }
const porridge = { ...dal, id: 'monday-porridge', recipeId: 4, meal: 'breakfast' as const, menuId: 5 }
const plan = shortPlan({ entries: [starter, main, porridge, note, tacos], menus: [{ id: 5, title: 'Feast' }] })
const places = (entries: readonly Entry[]) =>
  Object.fromEntries(entries.map(({ id, day, meal }) => [id, `${day} ${meal}`]))
const tuesday = { day: 1, meal: 'dinner' } as const

it('a dish knows the menu that it was placed with, and what stands beside it', () => {
  expect(menuOf(plan, main)).toEqual({ id: 5, title: 'Feast', entries: [starter, main, porridge] })
  expect(menuOf(plan, tacos)).toBeUndefined()
  expect(menuOf({ ...plan, menus: [] }, main)).toBeUndefined()
})

it('a whole menu changes places with the one dish that stands there, and is brought back', () => {
  const { changes, undo } = menuMoved(plan.entries, main, tuesday)
  const moved = withChanges(plan, changes)
  expect(places(moved.entries)).toEqual({
    'monday-dal': '1 dinner',
    'monday-main': '1 dinner',
    'monday-porridge': '1 breakfast',
    'monday-note': '0 dinner',
    'tuesday-tacos': '0 dinner',
  })
  expect(places(withChanges(moved, undo).entries)).toEqual(places(plan.entries))
  expect(menuMoved(plan.entries, main, { day: 0, meal: 'dinner' }).changes).toEqual([])
})

it('joins several dishes that are not one menu, and changes places with one that is', () => {
  const soup = { ...tacos, id: 'tuesday-soup', recipeId: 9 }
  const wentTo = (menuId: number | null) =>
    menuMoved([starter, main, { ...tacos, menuId }, { ...soup, menuId }], main, tuesday).changes.map(
      ({ entry }) => entry,
    )
  expect(wentTo(null)).toEqual(['monday-dal', 'monday-main'])
  expect(wentTo(6)).toEqual(['monday-dal', 'monday-main', 'tuesday-tacos', 'tuesday-soup'])
})

it('one that stands twice on a day goes meal by meal', () => {
  const lunch = [starter, main].map((entry) => ({ ...entry, id: `${entry.id}-2`, meal: 'lunch' as const }))
  const twice = { ...plan, entries: [starter, main, ...lunch] }
  expect(menuOf(twice, main)!.entries).toEqual([starter, main])
  expect(menuOf(twice, lunch[0]!)!.entries).toEqual(lunch)
})

it('is taken out whole, and comes back whole', () => {
  const { changes, undo } = menuRemoved(menuOf(plan, main)!.entries)
  const less = withChanges(plan, changes)
  expect(less.entries).toEqual([note, tacos])
  const back = withChanges(less, undo, { entries: plan.entries, recipes: plan.recipes })
  expect(places(back.entries)).toEqual(places(plan.entries))
})
