import { describe, expect, it } from 'vitest'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import { countWord } from '#domain/catalogue/writing/sentences.ts'
import { chanceFrom } from '#domain/chance.ts'
import type { Diet } from '#domain/food/diets.ts'
import type { Wish } from '#domain/options/wish.ts'
import { allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { anyWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { weighedDish, writtenDraft } from '#domain/recipe/compose/make/draft.ts'
import { eaterOf } from '#domain/recipe/compose/make/judge.ts'
import { candidates } from '#domain/recipe/compose/select/candidates.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { hear } from '#domain/wish/heard-wish.ts'

describe('what is eaten from the hand', () => {
  it('shapes as many patties as there are buns', () => {
    const buns = dishes('burgers').flatMap(({ draft }) => {
      const bun = draft.ingredients.find(({ name }) => /\b(?:bun|roll)s?$/.test(name))
      return bun ? [{ count: Number(bun.amount), text: textOf(draft) }] : []
    })
    expect(buns.length).toBeGreaterThan(20)
    for (const { count, text } of buns) expect(text).toMatch(new RegExp(`[Ss]hape[^.]* into ${countWord(count)} patt`))
  })
  it('rolls as many summer rolls as there are wrappers', () => {
    const rolls = dishes('summer-rolls')
    expect(rolls.length).toBeGreaterThan(10)
    for (const { draft } of rolls) {
      const wrappers = draft.ingredients.find(({ name }) => name.includes('rice paper'))
      expect(textOf(draft)).toContain(`Make ${countWord(Number(wrappers?.amount))} in all`)
    }
  })
})

describe('plates without a stove', () => {
  it.each<FormId>(['no-cook-plate', 'summer-rolls'])('%s asks for no machine', (form) => {
    const needed = dishes(form).flatMap(({ draft, wish }) => verifyRecipe(draft, eaterOf(hear(wish))).equipment.needed)
    expect(needed).toEqual([])
  })
})

describe('names of real dishes', () => {
  it('are given only where the foods that make them are listed', () => {
    const named = (['fried-rice', 'stir-fried-noodles', 'noodle-soup'] as const).flatMap((form) => dishes(form))
    const titles = named.map(({ draft }) => ({ title: draft.title, list: listOf(draft) }))
    const signs: readonly (readonly [RegExp, RegExp])[] = [
      [/Kimchi/, /kimchi/],
      [/Yakisoba/, /ramen/],
      [/Phở/, /star anise/],
      [/Pad Thai/, /tamarind/],
      [/Miso Ramen/, /miso/],
    ]
    for (const [title, food] of signs) {
      const told = titles.filter((each) => title.test(each.title))
      expect({ title, told: told.length > 0 }).toEqual({ title, told: true })
      for (const { list } of told) expect(list).toMatch(food)
    }
  })
})

const diets: readonly (Diet | undefined)[] = [undefined, 'vegan', 'gluten-free', 'keto', undefined]

interface Made {
  draft: RecipeDraft
  wish: Wish
}

/** One dish of the form in each family, for eaters and tables of several sizes. */
function dishes(form: FormId): Made[] {
  return diets.flatMap((diet, turn) => {
    const wish: Wish = { ...anyWish, ...(diet && { diet }), servings: [4, 2, 6, 1, 3][turn] ?? 4 }
    const reading = readWish(hear(wish))
    const allowed = allowedFoods(hear(wish), reading.excluded)
    return candidates(hear({ ...wish, recipeType: 'Main Dish' }))
      .filter((pair) => pair.form.id === form)
      .flatMap((pair, index): Made[] =>
        [0, 1].flatMap((again) => {
          const asked = {
            wish: hear(wish),
            reading,
            allowed,
            chance: chanceFrom(index * 7 + turn * 31 + again * 101),
            strain: 0,
          }
          const dish = weighedDish(pair, asked)
          const draft = typeof dish === 'string' ? undefined : writtenDraft(dish, asked)
          return draft ? [{ draft, wish }] : []
        }),
      )
  })
}

function textOf({ instructions }: RecipeDraft): string {
  return instructions.map(({ description }) => description).join(' ')
}
function listOf({ ingredients }: RecipeDraft): string {
  return ingredients.map(({ name }) => name).join(', ')
}
