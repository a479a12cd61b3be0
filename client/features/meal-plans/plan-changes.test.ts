import { expect, it } from 'vitest'
import { moveChanges, movesBack, withAwaited, withChanges } from '#client/features/meal-plans/plan-changes.ts'
import { shortPlan } from '#client/features/meal-plans/short-plan.ts'

const at = (plan: ReturnType<typeof shortPlan>, id: string) => {
  const entry = plan.entries.find((each) => each.id === id)
  return entry && { day: entry.day, meal: entry.meal }
}

it('a dish that is put on another changes places with it', () => {
  const plan = shortPlan()
  const changes = moveChanges(plan.entries, 'monday-dal', { day: 1, meal: 'dinner' })
  const moved = withChanges(plan, changes)
  expect(at(moved, 'monday-dal')).toEqual({ day: 1, meal: 'dinner' })
  expect(at(moved, 'tuesday-tacos')).toEqual({ day: 0, meal: 'dinner' })
  expect(moved.proof).toBeNull()
})
it('an empty place takes it alone, and its own place changes nothing', () => {
  const { entries } = shortPlan()
  expect(moveChanges(entries, 'monday-dal', { day: 1, meal: 'breakfast' })).toHaveLength(1)
  expect(moveChanges(entries, 'monday-dal', { day: 0, meal: 'dinner' })).toEqual([])
})
it('a note joins what stands there', () => {
  const { entries } = shortPlan()
  expect(moveChanges(entries, 'monday-note', { day: 1, meal: 'dinner' })).toHaveLength(1)
})
it('a note or a lock leaves the proof; what is left of a dish knows its recipe', () => {
  const plan = shortPlan()
  expect(withChanges(plan, [{ kind: 'lock', entry: 'monday-dal', isLocked: true }]).proof).not.toBeNull()
  const rest = withChanges(plan, [
    { kind: 'add', entry: 'tuesday-rest', day: 1, meal: 'lunch', dish: { kind: 'leftover', cookedAt: 'monday-dal' } },
  ])
  expect(rest.entries.at(-1)).toMatchObject({ kind: 'leftover', recipeId: 1, cookedAt: 'monday-dal' })
})
it('what is added twice is there once; what was taken out and brought back never left', () => {
  const plan = shortPlan()
  const out = { kind: 'add', entry: 'friday-out', day: 1, meal: 'lunch', dish: { kind: 'out' } } as const
  expect(withChanges(plan, [out, out]).entries).toHaveLength(plan.entries.length + 1)
  const gone = { kind: 'remove', entry: 'monday-dal' } as const
  expect(at(withChanges(plan, [gone]), 'monday-dal')).toBeUndefined()
  expect(at(withChanges(plan, [gone, { kind: 'restore', entry: 'monday-dal' }]), 'monday-dal')).toBeDefined()
})
it('what is brought back is there before the server has answered', () => {
  const plan = shortPlan()
  const [dal] = plan.entries
  const without = { ...plan, entries: plan.entries.slice(1), recipes: plan.recipes.slice(1) }
  const back = withChanges(without, [{ kind: 'restore', entry: dal!.id }], { entries: [dal!], recipes: plan.recipes })
  expect(at(back, dal!.id)).toBeDefined()
  expect(new Set(back.recipes.map(({ id }) => id))).toEqual(new Set([1, 2]))
})
it('an answer that has not heard of a dish yet leaves it its name', () => {
  const known = shortPlan()
  const answered = { ...known, recipes: known.recipes.filter(({ id }) => id !== 2) }
  const dish = { kind: 'recipe', recipeId: 2 } as const
  const add = { kind: 'add', entry: 'friday-tacos', day: 1, meal: 'lunch', dish } as const
  expect(withAwaited(answered, known, [add]).recipes).toEqual(known.recipes)
  expect(withAwaited(answered, known, [{ kind: 'dish', entry: 'monday-dal', dish }]).recipes).toEqual(known.recipes)
  expect(withAwaited(answered, known, [])).toBe(answered)
  expect(withAwaited(known, answered, [add])).toBe(known)
})
it('a move is taken back, with the dish that gave its place', () => {
  const plan = shortPlan()
  const changes = moveChanges(plan.entries, 'monday-dal', { day: 1, meal: 'dinner' })
  expect(changes).toHaveLength(2)
  expect(withChanges(withChanges(plan, changes), movesBack(plan.entries, changes)).entries).toEqual(plan.entries)
})
