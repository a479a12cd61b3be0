import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import { garnishOf, glazeFor, laid, visibleFoods } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import { creamOf } from '#server/ports/images/drawn-dish/composing/bowls/soups-and-stews.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { type Dish, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { atTheCut, insideColours } from '#server/ports/images/drawn-dish/composing/plating/under-the-crust.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** Pasties and their kin: large, baked gold, their seam crimped; one is cut, and its meat and vegetables are seen. */
export const pasties: Compose = (dish) => {
  const pasty: Look = { shape: 'crimped', colour: '#dca24a', size: 72, skin: '#a9642a' }
  const face: Look = { shape: 'cut-face', colour: '#e9c98c', size: 46, skin: '#c98a3c', width: 0.74 }
  const halves = [
    [134, 0.58],
    [46, 0.58],
  ] as const
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', pasty.colour) },
    grounds: [],
    pieces: [laid(pasty, [218, 0.5], 352), laid(pasty, [322, 0.5], 8), ...halves.map((at) => laid(face, at, 0))],
    garnish: [...garnishOf(dish, 0.6, 1), ...halves.flatMap((at) => atTheCut(dish, at, 0.2, 13))],
  }
}

/** Pierogi: boiled pale, their edge crimped, heaped with what was fried for them; one is cut. */
export const pierogi: Compose = (dish) => {
  const look: Look = { shape: 'crimped', colour: '#f4e6c4', size: 50, skin: isFried(dish) ? '#d9a45c' : undefined }
  const inside = { ...dish, foods: dish.foods.filter((food) => food.look.shape !== 'arc') }
  const half: Look = {
    shape: 'cut-face',
    colour: mix(insideColours(inside)[0] ?? '#f0dca0', '#f6ead0', 0.3),
    size: 30,
    skin: look.colour,
    width: 0.74,
    inside: insideColours(inside),
  }
  const onions = visibleFoods(dish, 6).filter((food) => food.look.shape === 'arc')
  const bacon = foodsOf(dish, 'small').filter((food) => food.look.shape === 'stick')
  const places = [200, 250, 300, 350, 40, 140].map((degrees) => [degrees, 0.58] as const)
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', look.colour) },
    grounds: [],
    pieces: [
      ...places.map((at, index) => laid(look, at, at[0] + 90 + (index % 2) * 12)),
      laid({ ...look, size: 48 }, [260, 0.08], 350),
      ...[104, 76].map((degrees) => laid(half, [degrees, 0.52], 0)),
      ...[...onions, ...bacon].slice(0, 2).map(
        (food): Pieces => ({
          look: { ...food.look, size: Math.min(15, food.look.size) },
          count: 14,
          arrangement: 'scatter',
          spread: 0.52,
        }),
      ),
    ],
    garnish: [...creamOf(dish, 0.2), ...garnishOf(dish, 0.6)],
  }
}

const isFried = ({ steps }: Dish): boolean => /\b(?:fry|brown|sear)\b/.test(steps)

/** Tamales: two tied up in their husks, one open on its own, its filling in the masa. */
export const tamales: Compose = (dish) => {
  const husk: Look = { shape: 'husk', colour: '#ead9a4', size: 84 }
  const sauce = foodsOf(dish, 'sauce').find(({ grams, strength }) => grams * strength > 60)
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', husk.colour) },
    grounds: [],
    pieces: [
      laid(husk, [264, 0.5], 352),
      laid(husk, [276, 0.08], 3),
      laid({ ...husk, size: 88, core: '#f6e2a0', inside: insideColours(dish) }, [90, 0.44], 356),
      ...(sauce ? [laid({ shape: 'drizzle', colour: sauce.dye, size: 40 }, [90, 0.44], 70)] : []),
    ],
    garnish: garnishOf(dish, 0.6, 1),
  }
}
