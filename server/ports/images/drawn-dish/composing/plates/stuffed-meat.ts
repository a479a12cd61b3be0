import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import { fanned, garnishOf, glazeFor, laid } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Composition } from '#server/ports/images/drawn-dish/composing/composition.ts'
import type { Dish, DishFood } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { citrusOf } from '#server/ports/images/drawn-dish/composing/plates/plates-and-pans.ts'
import { insideColours } from '#server/ports/images/drawn-dish/composing/plating/under-the-crust.ts'
import type { Look, ShapeName } from '#server/ports/images/drawn-dish/look.ts'

const fillable: ReadonlySet<ShapeName> = new Set(['meat', 'steak', 'chop', 'fillet', 'thigh'])

/** Whether meat holds a filling, and which meat: a title that names what else is stuffed is none of these. */
export function meatToStuff(dish: Dish): DishFood | undefined {
  const isStuffed = /\bstuffed\b/.test(dish.title) && /\b(?:pocket|stuff|fill)/.test(dish.steps)
  const [main] = dish.foods
  const isMeat = main?.part === 'main' && main.grams > 300 && fillable.has(main.look.shape)
  return isStuffed && isMeat ? main : undefined
}

/** A breast or a chop with a filling in it: one whole, one in slices that show what it holds. */
export function stuffedMeat(dish: Dish, meat: DishFood): Composition {
  const skin = meat.look.skin ?? '#8a4a22'
  const inside = insideColours({ ...dish, foods: dish.foods.filter((food) => food !== meat) })
  // a chop is served as it is, its pocket open; what was rolled up is cut
  const isSliced = meat.look.shape !== 'steak'
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
    pieces: isSliced
      ? [
          laid(
            { shape: 'steak', colour: mix(meat.look.colour, skin, 0.24), size: 76, skin, width: 0 },
            [220, 0.36],
            330,
          ),
          fanned(slice, 4, [40, 0.34], 20, { step: 1.02, opening: 0.05 }),
        ]
      : [fanned({ ...meat.look, size: 92, inside: slice.inside }, 2, [90, 0.04], 88, { step: 1.02, opening: 0.08 })],
    garnish: [...citrusOf(dish), ...garnishOf(dish, 0.6, 1)],
  }
}
