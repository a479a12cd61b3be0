import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import { fanned, garnishOf, glazeFor, laid } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Composition } from '#server/ports/images/drawn-dish/composing/composition.ts'
import type { Dish, DishFood } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { citrusOf } from '#server/ports/images/drawn-dish/composing/plates-and-pans.ts'
import { insideColours } from '#server/ports/images/drawn-dish/composing/under-the-crust.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'

/** A breast or a chop with a filling in it: one whole, one in slices that show what it holds. */
export function stuffedMeat(dish: Dish, meat: DishFood): Composition {
  const skin = meat.look.skin ?? '#8a4a22'
  const inside = insideColours({ ...dish, foods: dish.foods.filter((food) => food !== meat) })
  const slice: Look = {
    shape: 'cut-face',
    colour: meat.look.colour,
    size: 42,
    skin,
    width: 0.72,
    inside: inside.length > 0 ? inside : ['#f6dd85'],
  }
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', meat.look.colour) },
    grounds: [],
    pieces: [
      laid({ shape: 'chop', colour: mix(meat.look.colour, skin, 0.42), size: 76, skin }, [220, 0.36], 330),
      fanned(slice, 4, [40, 0.34], 20, { step: 1.02, opening: 0.05 }),
    ],
    garnish: [...citrusOf(dish), ...garnishOf(dish, 0.6, 1)],
  }
}
