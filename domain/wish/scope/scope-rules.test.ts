import { describe, expect, it } from 'vitest'
import type { Intents } from '#domain/wish/intents.ts'
import { intentsOf } from '#domain/wish/parse-notes.ts'
import { dishRoles } from '#domain/wish/scope/dish-roles.ts'
import { phraseRules } from '#domain/wish/scope/phrase-rules.ts'
import { scopeRules } from '#domain/wish/scope/scope-rules.ts'

const rules = [...scopeRules, ...phraseRules, ...dishRoles]
const examples = rules.flatMap(({ id, examples }) => examples.map(([sentence, heard]) => ({ id, sentence, heard })))

it('every rule has a name of its own and an example', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  expect(rules.filter(({ examples }) => !examples.length)).toEqual([])
})

describe('a rule is heard, and its example without it another way', () => {
  it.each(examples)('$id: $sentence', ({ id, sentence, heard }) => {
    expect(printed(intentsOf(sentence))).toBe(heard)
    expect(printed(intentsOf(sentence, id))).not.toBe(heard)
  })
})

/** What was heard, as the examples have it: 'refused bread, wanted brisket, dish lasagna'. */
function printed(intents: Intents): string {
  const { foods, dishes, refusedDishes, moods, methods, machines, refusedMachines, qualities, unheard } = intents
  return [
    ...foods.map(
      ({ as, words, leftover, much }) => `${as} ${leftover ? 'leftover ' : ''}${much ? 'much ' : ''}${words}`,
    ),
    ...dishes.map(({ words }) => `dish ${words}`),
    ...refusedDishes.map(({ words }) => `no dish ${words}`),
    ...intents.needs.map(({ words }) => `need ${words}`),
    ...intents.cuisines,
    ...intents.refusedCuisines.map((cuisine) => `not ${cuisine}`),
    ...intents.besides.map((words) => `beside ${words}`),
    ...intents.owned.map((words) => `owned ${words}`),
    ...intents.diets,
    ...moods,
    ...methods,
    ...intents.refusedMethods.map((method) => `not ${method}`),
    ...intents.seasons,
    ...machines.map((machine) => `${intents.onlyMachines ? 'only ' : ''}${machine}`),
    ...refusedMachines.map((machine) => `no ${machine}`),
    ...qualities.map(({ words }) => `“${words}”`),
    ...unheard.map((words) => `? ${words}`),
  ].join(', ')
}
