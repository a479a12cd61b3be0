import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

interface TimedRecipe {
  readonly id: string
  readonly title: string
  readonly servings: number
  readonly ingredients: readonly string[]
  readonly instructions: readonly string[]
  /** Minutes from the first move to the table, as an editor would say them. */
  readonly least: number
  readonly most: number
  /** Machines that it cannot do without; 'Blender or Food Processor' where either does. */
  readonly equipment: readonly string[]
}

/** Written without sight of the rules, in lists one after the other; docs/method.md says how each list was read the first time. */
const recipes = JSON.parse(
  readFileSync(join(import.meta.dirname, 'table/timed-recipes.json'), 'utf8'),
) as readonly TimedRecipe[]

/** What takes its time without a word of it ('until golden'), by hand for each of many pieces, or by the names of the day ('in the evening'). */
const otherMinutes: readonly string[] = [
  '1-17',
  '1-31',
  '1-43',
  '1-48',
  '2-4',
  '2-6',
  '2-13',
  '2-14',
  '2-21',
  '2-25',
  '2-27',
  '2-31',
  '2-32',
  '2-34',
  '2-35',
  '2-37',
  '2-40',
  '2-42',
  '2-44',
  '2-48',
  '2-50',
  '2-55',
  '3-9',
  '3-11',
  '3-15',
  '3-21',
  '3-24',
  '3-26',
  '3-40',
  '3-43',
]
/** 'A food processor turns it to baby food' is no need; an oven that dries at 175°F is. */
const otherMachines: readonly string[] = ['1-37', '1-43', '1-60', '2-9', '2-14', '3-27', '3-45']

describe('recipes that were written blind', () => {
  it('take the minutes that an editor would say, but for those named', () => {
    expect(recipes.filter((recipe) => !isInTime(recipe)).map(({ id }) => id)).toEqual(otherMinutes)
  })

  it('need the machines that they cannot do without, but for those named', () => {
    expect(recipes.filter((recipe) => !hasMachines(recipe)).map(({ id }) => id)).toEqual(otherMachines)
  })
})

function isInTime(recipe: TimedRecipe): boolean {
  const { totalMinutes } = verifyRecipe(recipe).time
  return totalMinutes >= recipe.least && totalMinutes <= recipe.most
}

function hasMachines(recipe: TimedRecipe): boolean {
  // the stick that goes into the pot is none of the machines that the lists tell apart
  const needed = verifyRecipe(recipe)
    .equipment.needed.map(({ name }) => name)
    .filter((name) => name !== 'Immersion Blender')
  return alike(needed) === alike(recipe.equipment)
}

function alike(machines: readonly string[]): string {
  return machines
    .map((name) => name.split(' or ').sort().join(' or '))
    .sort()
    .join()
}
