import type { Form } from '#domain/catalogue/forms/form.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { ingredientOf } from '#domain/recipe/compose/listing/list-line.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'

/** The line as printed; nuts and seeds that no step cooks and that are strewn on top of a cooked dish are bought raw and go on toasted. */
export function printedLine(line: DishLine, form: Form, kit: Kit): Ingredient {
  const own = form.cuts?.[line.id]
  const listed = ingredientOf(line)
  // '1 cup grated mozzarella, coarsely grated' is grated once
  const name = own?.endsWith('grated') ? listed.name.replace(/^(?:finely )?grated /, '') : listed.name
  const ingredient = { ...listed, name, ...(own && { preparation: own }) }
  if (!wantsToasting(line, form, kit)) return ingredient
  const { preparation } = ingredient
  return { ...ingredient, preparation: preparation ? `toasted and ${preparation}` : 'toasted' }
}

function wantsToasting(line: DishLine, form: Form, { steps, wish }: Kit): boolean {
  if (line.slot !== 'crunch' || !isKind(line, 'nut', 'small seed') || form.sweet) return false
  if (!form.equipment.length || wish.cookingMethod === 'Raw/No Cook' || /roasted|toasted|flaked/.test(line.listed))
    return false
  // the last step alone names it: nothing else browns it
  const names = new RegExp(`\\b(?:${line.behaviour.short?.join('|') ?? line.food.plural})\\b`)
  const naming = steps.filter(({ text }) => names.test(text))
  return naming.length === 1 && naming[0] === steps.at(-1) && !/toast/i.test(naming[0]?.text ?? '')
}
