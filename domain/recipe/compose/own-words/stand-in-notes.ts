import { dishOfForm } from '#domain/catalogue/book/book-forms.ts'
import { ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { isManyWord } from '#domain/catalogue/writing/dish-line.ts'
import type { Asked } from '#domain/recipe/compose/asked/asked.ts'
import type { Dish } from '#domain/recipe/compose/dish/dish.ts'
import { forbiddenBy } from '#domain/wish/allergies/boxed-foods.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** Says that the cheese asked for is a vegan one here, where the eater may have no other. */
export function standInNotes({ lines }: Pick<Dish, 'lines'>, { reading, allowed, wish }: Asked): string[] {
  return reading.wanted.flatMap(({ words, anyOf, best }) => {
    const standIn = lines.find(({ id }) => anyOf.includes(id) && !best.includes(id))
    const isOwn = best.some((id) => allowed.has(id)) || lines.some(({ id }) => best.includes(id))
    // who asks for chicken noodle soup without the noodles wants none
    const isRefused = reading.refusedInNotes.some((refused) => singular(refused) === singular(words))
    if (!standIn || !best.length || isOwn || isRefused) return []
    return [`The ${words} in this dish is ${standIn.listed}, to go with ${boundsOf(wish)}`]
  })
}

/** Says what does the work of a food of the named dish that the cook has not, or will not have. */
export function doneWithInstead({ lines, candidate: { form } }: Dish, { reading }: Asked): string[] {
  if (!reading.forms.includes(form.id)) return []
  return reading.refusedInNotes.flatMap((words) => {
    const gone = new Set(forbiddenBy(words))
    const own = dishOfForm(form)?.lines.find((line) => gone.has(ownFoodOf(line)))
    const instead = own && lines.find(({ id, slot }) => slot === own.slot && own.foods.includes(id) && !gone.has(id))
    const verb = instead && isManyWord(instead.listed) ? 'take' : 'takes'
    return instead ? [`${capital(instead.listed)} ${verb} the place of the ${words}`] : []
  })
}

function capital(words: string): string {
  return words.replace(/^./, (letter) => letter.toUpperCase())
}

/** What a wish binds its eater to: 'your diet or your allergies'. */
export function boundsOf({ diet, allergens, exclude }: HeardWish): string {
  const bounds = [diet && 'your diet', allergens.length > 0 && 'your allergies', exclude.length > 0 && 'your dislikes']
  return bounds.filter((each) => each !== false && each !== undefined).join(' or ') || 'the rest of your request'
}
