import { expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'

/** What is asked for, the dish that it is, what is not in its list and what is. */
it.each([
  ['lasagne but with turkey mince, no ricotta', 'lasagna', 'ricotta|beef', 'ground turkey'],
  ['kung pao chicken, no peanuts', 'kung-pao-chicken', 'peanut|cashew', 'pumpkin seeds'],
  ['chilli con carne, I hate kidney beans', 'beef-chili', 'kidney', 'pinto beans'],
  ['blt for someone who doesnt eat pork', 'blt', 'thick-cut bacon|pork', 'turkey bacon'],
  ['carbonara with turkey bacon, no pork', 'spaghetti-carbonara', 'pancetta|guanciale|thick-cut', 'turkey bacon'],
  ['club sandwich with turkey bacon instead of bacon', 'club-sandwich', 'thick-cut', 'turkey bacon'],
  ['chicken korma nut free', 'chicken-korma', 'cashew|almond', 'sunflower seeds'],
  ['meatloaf without eggs', 'meatloaf', 'egg', 'breadcrumbs'],
  ['butter chicken but im vegan', 'butter-chicken', 'chicken|unsalted butter|heavy cream|honey', 'tofu'],
  ['coq au vin no mushrooms', 'coq-au-vin', 'mushroom', 'red wine'],
  ['three bean salad without kidney beans', 'three-bean-salad', 'kidney', 'pinto beans'],
  ['beef stroganoff, no sour cream', 'beef-stroganoff', 'sour cream', 'yogurt'],
])('%s', (notes, id, without, has) => {
  for (const seed of [1, 2]) {
    const made = compose({ ...anything, notes }, seed)
    if ('contradiction' in made) throw new Error(made.contradiction.message)
    const list = made.draft.ingredients.map(ingredientText).join('; ')
    expect(made.dish.split('/')[0]).toBe(`dish-${id}`)
    expect(list).not.toMatch(new RegExp(without))
    expect(list).toContain(has)
    expect(made.draft.notes.join()).not.toContain('which you’ve asked us to leave out')
  }
})
