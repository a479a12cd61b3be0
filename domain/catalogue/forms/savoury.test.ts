import { describe, expect, it } from 'vitest'
import { savouryForms } from '#domain/catalogue/forms/all.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { chanceFrom } from '#domain/chance.ts'
import type { Diet } from '#domain/food/diets.ts'
import type { Wish } from '#domain/options/wish.ts'
import type { Asked } from '#domain/recipe/compose/asked/asked.ts'
import { allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { anyWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import type { Candidate } from '#domain/recipe/compose/dish/candidate.ts'
import { weighedDish, writtenDraft } from '#domain/recipe/compose/make/draft.ts'
import { eaterOf, faultsOf } from '#domain/recipe/compose/make/judge.ts'
import { candidates } from '#domain/recipe/compose/select/candidates.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { rememberedBy } from '#domain/remembered.ts'
import { hear } from '#domain/wish/heard-wish.ts'

const diets: readonly (Diet | undefined)[] = [undefined, 'vegan', 'gluten-free', 'dairy-free', 'paleo', 'mediterranean']
/** What is worked out for a wish is remembered for that very one, and forms of one type are asked for alike. */
const wishFor = rememberedBy(
  ({ types: [recipeType], few }: Form, diet: Diet | undefined) => `${recipeType} ${few} ${diet}`,
  ({ types: [recipeType], few }, diet): Wish => ({
    ...anyWish,
    ...(diet && { diet }),
    recipeType,
    ...(few && { preferEquipment: [few] }),
  }),
)

describe.each(savouryForms.map((form) => [form.id, form] as const))('%s', (_, form) => {
  const drafts = diets.flatMap((diet, turn) => {
    const wish = wishFor(form, diet)
    const asked: Asked = {
      wish: hear(wish),
      reading: readWish(hear(wish)),
      allowed: allowedFoods(hear(wish), new Set()),
      chance: chanceFrom(5),
      strain: 0,
    }
    // each family with every fourth of the diets, each diet with every fourth of the families: all of all are a quarter of a million sentences
    return candidates(hear(wish))
      .filter((pair) => pair.form === form)
      .filter((_, place) => (place + turn) % 4 === 0)
      .flatMap((pair) => written(pair, asked))
  })

  it('is cooked in at least one family', () => {
    expect(drafts.length).toBeGreaterThan(0)
  })
  it('passes verification for every eater that has its foods', () => {
    const faults = drafts.flatMap(({ wish, flavour, draft }) => {
      if (!draft) return [`${flavour}: a line is left out of the steps`]
      // 'peas and carrots' is also the name of a mix, and figures of a diet are met by choosing again
      const found = faultsOf(verifyRecipe(draft, eaterOf(wish)), wish).filter(
        (code) => code !== 'diet' && code !== 'claimed_food',
      )
      return found.map((code) => `${flavour} ${wish.diet ?? ''} ${draft.title}: ${code}`)
    })
    expect(faults).toEqual([])
  })
  it('has no sentence that a cook would stumble over', () => {
    // to expect something of each takes longer than to read them
    const sentences = drafts.flatMap(({ draft }) => draft?.instructions ?? []).map(({ description }) => description)
    expect(sentences.filter((said) => !/^[A-Z].*[.!]$/.test(said) || said.split(/\s+/).length >= 80)).toEqual([])
  })
})

function written(pair: Candidate, asked: Asked) {
  const dish = weighedDish(pair, asked)
  if (typeof dish === 'string') return []
  return [{ wish: asked.wish, flavour: pair.flavour.id, draft: writtenDraft(dish, asked) }]
}
