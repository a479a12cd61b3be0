import { describe, expect, it } from 'vitest'
import {
  besideChanges,
  narrowedAt,
  narrowedText,
  outAt,
  outChanges,
  seatChanges,
  seatedIds,
  unfedAt,
} from '#client/features/meal-plans/changes/who-eats.ts'
import { dishOfEntry, withChanges } from '#client/features/meal-plans/plan-changes.ts'
import { cookedFor, dishesCookedAt, titleOf } from '#client/features/meal-plans/plan-words.ts'
import { shortPlan } from '#client/features/meal-plans/short-plan.ts'
import { forSome, remarksOf } from '#domain/plan/meal-plan/cooking/remarks.ts'

const plan = shortPlan()
const [ana, mia] = ['eater-ana', 'eater-mia'] as const
const monday = { day: 0, meal: 'dinner' } as const
const tuesday = { day: 1, meal: 'dinner' } as const
const dal = { kind: 'add', entry: 'another-dal', ...tuesday, dish: { kind: 'recipe', recipeId: 1 } } as const
const tacos = plan.entries[2]!

/** The plan with other eaters of the tacos, which aren't for Mia. */
const tacosFor = (...eaters: string[]) => ({ ...plan, entries: [{ ...tacos, eaters }] })
const eatersIn = ({ entries }: typeof plan) => Object.fromEntries(entries.map(({ id, eaters }) => [id, eaters]))

it('what is put beside a dish is for those who have none there, else for everyone', () => {
  expect(unfedAt(plan, tuesday)).toEqual([mia])
  expect(unfedAt(tacosFor(ana), tuesday)).toEqual([mia])
  expect(unfedAt(plan, monday)).toEqual([ana, mia])
  expect(unfedAt(plan, { day: 1, meal: 'breakfast' })).toEqual([ana, mia])
  const forNobody = [ana, mia].map((eater) => ({ eater, words: 'contains peanuts', without: null }))
  const recipes = plan.recipes.map((recipe) => ({ ...recipe, troubles: forNobody }))
  expect(unfedAt({ ...plan, recipes }, tuesday)).toEqual([ana, mia])
})
it('whoever gets another dish leaves the one that isn’t for them to the others, until that is taken back', () => {
  const { changes, undo = [] } = besideChanges(plan, tuesday, [mia], [dal])
  const both = withChanges(plan, changes)
  expect(eatersIn(both)).toMatchObject({ 'tuesday-tacos': [ana], 'another-dal': [mia], 'monday-dal': [] })
  expect(withChanges(both, undo).entries).toEqual(plan.entries)
  expect(narrowedAt(plan, tuesday, [mia]).map((one) => narrowedText(plan, one))).toEqual([
    '“Black bean tacos” will be for Ana only.',
  ])
})
it('a dish beside another for somebody who may have both changes nothing that stands there', () => {
  const forAna = besideChanges(plan, tuesday, [ana], [dal])
  expect(forAna.undo).toBeUndefined()
  expect(eatersIn(withChanges(plan, forAna.changes))).toMatchObject({ 'tuesday-tacos': [], 'another-dal': [ana] })
  const beside = besideChanges(plan, monday, [ana, mia], [{ ...dal, ...monday }])
  expect(eatersIn(withChanges(plan, beside.changes))).toMatchObject({ 'monday-dal': [], 'another-dal': [] })
})
it('leaves a dish to those who eat it where nobody else would', () => {
  expect(narrowedAt(tacosFor(mia), tuesday, [mia])).toEqual([])
  expect(besideChanges(tacosFor(mia), tuesday, [mia], [dal]).changes).toHaveLength(1)
})
it('a note is for nobody by name, and a dish of another meal for everyone there', () => {
  const note = { ...dal, dish: { kind: 'note' } } as const
  expect(besideChanges(plan, tuesday, [mia], [note])).toEqual({ changes: [note] })
  const breakfast = { ...dal, entry: 'breakfast-dal', meal: 'breakfast' } as const
  expect(besideChanges(plan, tuesday, [mia], [breakfast])).toEqual({ changes: [breakfast] })
})
it('an entry is for those who are chosen; where they are all of its meal it names nobody', () => {
  const dish = (...eaters: string[]) => [
    { kind: 'dish', entry: tacos.id, dish: { kind: 'recipe', recipeId: 2, eaters } },
  ]
  expect(seatChanges(plan, tacos, [ana])).toEqual({ changes: dish(ana), undo: dish() })
  const forAna = tacosFor(ana)
  expect(seatChanges(forAna, forAna.entries[0]!, [ana, mia])).toEqual({ changes: dish(), undo: dish(ana) })
  expect(seatChanges(plan, tacos, [ana, mia])).toEqual({ changes: [] })
  const meals = plan.rules.meals.map((meal) => ({ ...meal, eaters: [mia] }))
  const mealsOfMia = { ...plan, rules: { ...plan.rules, meals } }
  expect(seatChanges(mealsOfMia, tacos, [ana, mia])).toEqual({ changes: dish(ana, mia), undo: dish() })
  // who has left the plan meanwhile is not named
  expect(seatChanges(plan, tacos, [ana, 'eater-gone'])).toMatchObject({ changes: dish(ana) })
})
it('leftovers are somebody’s too; what cannot be had again keeps its eaters', () => {
  const rest = { ...tacos, id: 'rest-of-dal', kind: 'leftover' as const, recipeId: null, cookedAt: 'monday-dal' }
  const week = { ...plan, entries: [...plan.entries, rest] }
  expect(seatChanges(week, rest, [mia]).changes).toEqual([
    { kind: 'dish', entry: rest.id, dish: { kind: 'leftover', cookedAt: 'monday-dal', eaters: [mia] } },
  ])
  expect(seatChanges(week, { ...rest, cookedAt: null }, [mia]).changes).toEqual([])
})

describe('eating out', () => {
  const servingsOf = (week: typeof plan, id: string) => cookedFor(week, week.entries.find((entry) => entry.id === id)!)
  const { changes, undo = [] } = outChanges(plan, monday, [mia])
  const miaOut = withChanges(plan, changes)

  it('is of those who are chosen; the others have what is cooked', () => {
    expect([outAt(plan, monday), outAt(miaOut, monday), outAt(miaOut, tuesday)]).toEqual([[], [mia], []])
    expect([servingsOf(plan, 'monday-dal'), servingsOf(miaOut, 'monday-dal')]).toEqual([1.6, 1])
    expect(miaOut.entries.map((entry) => titleOf(miaOut, entry))).toContain('Eating out: Mia')
    expect(seatedIds(miaOut, monday)).toEqual([ana, mia])
    expect(unfedAt({ ...miaOut, entries: miaOut.entries.slice(1) }, monday)).toEqual([ana])
    expect(withChanges(miaOut, undo).entries).toEqual(plan.entries)
    expect(outChanges(miaOut, monday, [mia]).changes).toEqual([])
  })
  it('of everyone names nobody, and says of a dish that nobody eats it', () => {
    const all = withChanges(miaOut, outChanges(miaOut, monday, [ana, mia]).changes)
    expect(all.entries.filter(({ kind }) => kind === 'out').map(({ eaters }) => eaters)).toEqual([[]])
    expect([servingsOf(all, 'monday-dal'), dishesCookedAt(all, monday)]).toEqual([undefined, 0])
    expect(all.entries.map((entry) => titleOf(all, entry))).toContain('Eating out')
    expect([remarksOf(all, all.entries[0]!), forSome(all, all.entries[0]!)]).toMatchObject([
      [{ brief: 'Nobody to eat it' }],
      undefined,
    ])
  })
  it('ends for whoever is chosen no more, and for whoever is to have a dish at home', () => {
    expect(withChanges(miaOut, outChanges(miaOut, monday, []).changes).entries).toEqual(plan.entries)
    const both = seatChanges(miaOut, miaOut.entries[0]!, [ana, mia])
    expect(withChanges(miaOut, both.changes).entries).toEqual(plan.entries)
    const twice = withChanges(miaOut, outChanges(plan, monday, [ana]).changes)
    const miaStays = withChanges(twice, outChanges(twice, monday, [mia]).changes)
    expect([outAt(twice, monday), outAt(miaStays, monday)]).toEqual([[ana, mia], [mia]])
  })
  it('is put beside a dish for those who are chosen, which it leaves to the others', () => {
    const out = { ...dal, dish: { kind: 'out' as const, eaters: [] as string[] } }
    const beside = besideChanges(plan, tuesday, [mia], [out])
    expect(beside).toEqual({ changes: [{ ...out, dish: { kind: 'out', eaters: [mia] } }] })
    expect(servingsOf(withChanges(plan, beside.changes), tacos.id)).toBe(1)
    expect(dishOfEntry(withChanges(plan, beside.changes).entries.at(-1)!)).toEqual({ kind: 'out', eaters: [mia] })
  })
})
