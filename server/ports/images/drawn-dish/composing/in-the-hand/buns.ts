import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import { garnishOf, heaped, laid, visibleFoods } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { breadOf } from '#server/ports/images/drawn-dish/composing/in-the-hand/hand-food.ts'
import type { Look, ShapeName } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

type At = readonly [degrees: number, distance: number]

/** Flat pieces of meat, larger than the bun. */
const flats: ReadonlySet<ShapeName> = new Set(['meat', 'thigh', 'steak', 'chop', 'fillet', 'cutlet'])
const rounds: ReadonlySet<ShapeName> = new Set(['mince', 'patty', 'ball', 'bean', 'chickpea', 'cube'])

const pulses: ReadonlySet<ShapeName> = new Set(['bean', 'chickpea'])

/** A burger or a filled bun, its filling showing all round. */
export const buns: Compose = (dish) => {
  const filling = visibleFoods(dish, 5)
  const strands = filling.find(({ look }) => look.shape === 'pulled')
  const isLoose = strands !== undefined || /sloppy|pulled|shredded/.test(`${dish.title} ${dish.steps.slice(0, 300)}`)
  const meat = strands ?? filling.find(({ look }) => look.shape === 'mince') ?? filling[0]
  const isBurger = !isLoose && (meat === undefined || rounds.has(meat.look.shape) || isPressed(dish, meat))
  const isMashed = meat !== undefined && pulses.has(meat.look.shape)
  const rest = filling.filter((food) => food !== meat && !(isMashed && food.look.size < 8))
  const bread = breadOf(dish, '#d99a4c').colour
  const cheese = foodsOf(dish, 'melt').find(({ look, grams }) => look.shape === 'grated' && grams > 20)
  return {
    vessel: { kind: 'board', colour: '#b9814e' },
    grounds: [],
    pieces: [180, 0].flatMap((degrees): Pieces[] => [
      ...(isLoose
        ? loose(dish, meat, degrees)
        : isBurger
          ? [laid(pattyOf(meat), [degrees, 0.6], 30, 1.05)]
          : [
              laid({ shape: 'flat', colour: bread, size: 72 }, [degrees, 0.62]),
              ...inBun(dish, meat, [degrees === 180 ? 172 : 8, 0.64]),
            ]),
      ...(cheese ? [laid({ shape: 'square', colour: cheese.look.colour, size: 56 }, [degrees, 0.6], 20)] : []),
      ...rest
        .slice(0, 3)
        .map(({ look }, index) =>
          look.shape === 'fried-egg'
            ? laid({ ...look, size: 62 }, [degrees === 180 ? 168 : 12, 0.66])
            : heaped({ ...look, size: Math.min(24, look.size) }, [degrees + index * 8, 0.6], 0.07, 0.54),
        ),
      laid(
        { shape: 'bun', colour: bread, size: isBurger ? 56 : 54 },
        isBurger ? [degrees, 0.58] : [degrees === 180 ? 208 : 332, 0.68],
      ),
    ]),
    garnish: garnishOf(dish, 0.9),
  }
}

/** Fish or chicken chopped and pressed into patties. */
function isPressed({ title, steps }: Dish, { look }: DishFood): boolean {
  return (
    (look.shape === 'chunk' || look.shape === 'crumb' || look.shape === 'fillet') &&
    /burger/.test(title) &&
    /patt(?:y|ies)/.test(steps)
  )
}

function pattyOf(meat: DishFood | undefined): Look {
  // pulses that were mashed: some of them are whole in it
  if (meat && pulses.has(meat.look.shape))
    return {
      shape: 'crumbed',
      colour: mix(meat.look.colour, '#8a5a34', 0.6),
      size: 68,
      width: 0.97,
      inside: [meat.look.colour, mix(meat.look.colour, '#f0c070', 0.5)],
    }
  return { shape: 'patty', colour: mix(meat?.look.colour ?? '#7d4a2e', '#6a3a1e', 0.3), size: 68 }
}

/** Pulled meat, or ground meat in its sauce: heaped so high that it falls out. */
function loose(dish: Dish, meat: DishFood | undefined, degrees: number): Pieces[] {
  const sauce = blendedColour(foodsOf(dish, 'sauce'), '#a8442a')
  const isPulled = meat?.look.shape === 'pulled'
  const bed = meat && isPulled ? mix(meat.look.colour, '#4a2010', 0.4) : mix(sauce, '#8a3a1e', 0.4)
  return [
    laid({ shape: 'flat', colour: breadOf(dish, '#d99a4c').colour, size: 74 }, [degrees, 0.62]),
    laid({ shape: 'dollop', colour: bed, size: 64 }, [degrees, 0.64]),
    heaped(
      meat && isPulled
        ? { ...meat.look, size: 20 }
        : { shape: 'mince', colour: mix(meat?.look.colour ?? '#7d4a2e', sauce, 0.3), size: 9 },
      [degrees === 180 ? 170 : 10, 0.68],
      isPulled ? 0.34 : 0.24,
      isPulled ? 0.5 : 0.46,
    ),
  ]
}

/** What is no burger looks out of its bun as it is: a cutlet in its crust, a piece of chicken, rashers, slices. */
function inBun(dish: Dish, meat: DishFood | undefined, at: At): Pieces[] {
  if (!meat) return []
  const { look } = meat
  if (look.shape === 'fried-egg') return [laid({ ...look, size: 66 }, at)]
  if (!flats.has(look.shape)) return [heaped({ ...look, size: Math.min(28, look.size) }, at, 0.2, 0.46)]
  const isCrisp = look.shape === 'cutlet' || /crisp|fried|breaded/.test(dish.title)
  return [
    laid(
      isCrisp
        ? { shape: 'cutlet', colour: '#d99a45', size: 76, width: 0.86 }
        : { shape: 'steak', colour: look.colour, skin: look.skin, size: 76, width: 0, mark: look.mark },
      at,
      20,
    ),
  ]
}
