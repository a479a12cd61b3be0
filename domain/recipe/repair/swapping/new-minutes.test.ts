import { describe, expect, test } from 'vitest'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { foodById } from '#domain/food/foods.ts'
import { type Mention, mentionsIn } from '#domain/food/mentions/mentions.ts'
import { anything } from '#domain/options/wish.ts'
import { plain } from '#domain/plain-text.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { nobody } from '#domain/recipe/profile.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { onlyFood, putInstead } from '#domain/recipe/repair/swapping/swap-line.ts'
import { swapFood, swapsFor } from '#domain/recipe/repair/swaps.ts'
import { statedTimes } from '#domain/recipe/verify/time/step-minutes.ts'
import { tokens } from '#domain/text/tokens.ts'

const supper = (name: string, description: string, active: number, waiting: number): RecipeDraft => ({
  title: 'Supper',
  description: '',
  servings: 4,
  cuisine: 'American',
  recipeType: 'Main Dish',
  difficulty: 'Beginner',
  ingredients: [
    { amount: '1', unit: 'cup', name },
    { amount: '2', unit: '', name: 'carrots' },
  ],
  instructions: [{ step: 1, description, time: active + waiting, active, waiting }],
  reasons: [],
  notes: [],
})
const withInstead = (draft: RecipeDraft, food: string) => putInstead(draft, 0, { food })
const stepWith = (draft: RecipeDraft, food: string) => withInstead(draft, food)?.draft.instructions[0]

describe('a food that comes in', () => {
  test('has its own minutes in the step, in its words and in its figures', () => {
    const rice = supper(
      'long-grain white rice',
      'Cover and simmer the rice in 2 cups water for 15 to 17 minutes.',
      2,
      17,
    )
    expect(stepWith(rice, 'brown-rice')).toMatchObject({
      description: 'Cover and simmer the rice in 2 cups water for 42 to 44 minutes.',
      time: 46,
      active: 2,
      waiting: 44,
    })
    const shorter = supper('spaghetti', 'Boil the spaghetti in salted water for 10 minutes.', 1, 10)
    expect(stepWith(shorter, 'ramen-noodles')).toMatchObject({ time: 5, active: 1, waiting: 4 })
    const sides = supper('shrimp', 'Fry the shrimp 1 to 2 minutes a side.', 3, 0)
    expect(stepWith(sides, 'salmon')).toMatchObject({ active: 9, waiting: 0 })
  })

  test('leaves minutes that are not those of the food that went', () => {
    for (const description of [
      'Fry the rice in oil for 3 minutes.',
      'Stir the sauce into the rice. Simmer the carrots for 15 minutes.',
      'Scrape up what the rice left and simmer for 15 minutes.',
    ]) {
      const draft = supper('long-grain white rice', description, 2, 15)
      expect(stepWith(draft, 'brown-rice')).toMatchObject({ time: 17, active: 2, waiting: 15 })
    }
  })

  test('takes no minutes from what cooks beside it', () => {
    const both = supper('farro', 'Simmer the farro and the carrots in stock for 28 minutes.', 1, 28)
    expect(stepWith(both, 'quinoa')).toMatchObject({ waiting: 28 })
    expect(
      stepWith(supper('quinoa', 'Simmer the quinoa and the carrots in stock for 15 minutes.', 1, 15), 'farro'),
    ).toMatchObject({ waiting: 28 })
  })

  test('is no swap where the steps cook it as it is not cooked', () => {
    const rice = supper('basmati rice', 'Cover and simmer the rice in 2 cups water for 15 minutes.', 2, 15)
    expect(withInstead(rice, 'cauli-rice')?.isCookedOtherwise).toBe(true)
    expect(swapsFor(rice, 0, nobody).map(({ food }) => food)).not.toContain('cauli-rice')
    const thighs = 'Bake the chicken until 175°F (80°C) at the bone, 40 minutes.'
    const chicken = supper('bone-in, skin-on chicken thighs', thighs, 1, 40)
    expect(swapsFor(chicken, 0, nobody).map(({ food }) => food)).not.toContain('tofu')
  })

  test('takes its own minutes in every swap that a composed recipe offers', () => {
    let followed = 0
    for (let seed = 1; seed <= 40; seed++) {
      const composed = compose(anything, seed)
      if (!('draft' in composed)) continue
      const { draft } = composed
      for (const [line, ingredient] of draft.ingredients.entries()) {
        const old = onlyFood(ingredient)
        if (!old || !isTimed(draft, old.id)) continue
        for (const { food } of swapsFor(draft, line, nobody)) {
          const after = swapFood(draft, line, food, nobody)!.draft
          for (const [at, step] of draft.instructions.entries()) {
            const way = wayOf(step.description, old.id)
            const was = way && namedFood(old.id)?.behaviour[way]
            const [before] = statedTimes(plain(step.description))
            if (!way || was === undefined || !before || Math.abs(before.minutes - was) > was / 5) continue
            const wanted = namedFood(foodById(food).id)?.behaviour[way]
            const [now] = statedTimes(plain(after.instructions[at]!.description))
            if (!namedFood(food) || wanted === was) continue
            expect(wanted, `${draft.title}: ${food}`).toBeDefined()
            expect(Math.abs(now!.minutes - wanted!), `${draft.title}: ${food}`).toBeLessThanOrEqual(
              Math.max(2, wanted! / 4) + Math.abs(before.minutes - was),
            )
            if (now!.minutes !== before.minutes) followed += 1
          }
        }
      }
    }
    expect(followed).toBeGreaterThan(3)
  })
})

function isTimed({ instructions }: RecipeDraft, food: string): boolean {
  return instructions.some(({ description }) => wayOf(description, food) !== undefined)
}

/** How the sentence with the one time of a step cooks a food, where it cooks no other. */
function wayOf(description: string, food: string): 'simmered' | 'sauteed' | 'roasted' | undefined {
  const text = plain(description)
  const [timed = '', ...more] = text.split(/(?<=[a-z)])\. /).filter((sentence) => statedTimes(sentence).length > 0)
  if (more.length > 0 || statedTimes(text).length !== 1) return undefined
  const way = /\b(?:simmer|boil)/.test(timed)
    ? 'simmered'
    : /\b(?:roast|bake)/.test(timed)
      ? 'roasted'
      : /\b(?:soften|saute|fry|brown)\b/.test(timed)
        ? 'sauteed'
        : undefined
  if (!way || /\bleft\b/.test(timed)) return undefined
  const cooked = mentionsIn(tokens(timed)).filter(({ foods }) => foods.some(({ id }) => namedFood(id)?.behaviour[way]))
  const isIt = ({ foods }: Mention) => foods.some(({ id }) => id === food)
  return cooked.length > 0 && cooked.every(isIt) ? way : undefined
}
