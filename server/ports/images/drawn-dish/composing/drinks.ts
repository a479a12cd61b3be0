import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import { garnishOf, heaped, laid } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** Blended thick: froth in a glass, a little of its fruit on top. */
export const smoothie: Compose = (dish) => {
  const colour = blendedColour(visibleIn(dish), '#e9a9a0')
  return {
    vessel: { kind: 'glass' },
    grounds: [{ kind: 'foam', colour }],
    pieces: fruitOf(dish)
      .slice(0, 2)
      .map(({ look }, index) =>
        heaped({ ...look, size: Math.min(19, look.size) }, [index === 0 ? 210 : 95, 0.4], 0.025, 0.34),
      ),
    garnish: garnishOf(dish, 0.3, 1)
      .filter(({ look }) => look.shape !== 'herbs')
      .map(within),
  }
}

/** Cold and clear: ice, a wheel of citrus, leaves. */
export const coldDrink: Compose = (dish) => {
  const colour = mix(blendedColour(visibleIn(dish), '#f3e3a4'), '#fdf3d4', 0.3)
  const fruit = fruitOf(dish)
  const citrus = dish.foods.find(({ look }) => look.shape === 'citrus')
  return {
    vessel: { kind: 'glass' },
    grounds: [{ kind: 'drink', colour }],
    pieces: [
      ...fruit
        .filter((food) => food !== citrus)
        .slice(0, 2)
        .map(({ look }, index) =>
          heaped({ ...look, size: Math.min(18, look.size) }, [index === 0 ? 120 : 40, 0.5], 0.025, 0.36),
        ),
      ...(citrus ? [laid({ ...citrus.look, size: 36 }, [200, 0.86])] : []),
    ],
    garnish: garnishOf(dish, 0.4, 1)
      .filter(({ look }) => look.shape !== 'herbs')
      .map(within),
  }
}

/** Tea, coffee, chocolate: a mug on its saucer. */
export const hotDrink: Compose = (dish) => {
  const colour = blendedColour(visibleIn(dish), '#a9642c')
  const isMilky = dish.foods.some(({ dye, part, grams }) => part === 'sauce' && dye === '#faf1de' && grams > 60)
  const citrus = dish.foods.find(({ id }) => id === 'lemon' || id === 'orange')
  const stick = dish.foods.some(({ id }) => id === 'cinnamon-stick')
  return {
    vessel: {
      kind: 'mug',
      colour: (['#4f7a78', '#a8543f', '#37475a', '#8a6a3c'] as const)[Math.floor(dish.chance() * 4)],
    },
    grounds: [isMilky ? { kind: 'foam', colour } : { kind: 'broth', colour }],
    pieces: [
      ...(citrus ? [laid({ ...citrus.look, size: 30 }, [160, 0.4])] : []),
      ...(stick ? [laid({ shape: 'stick', colour: '#8a4f26', size: 46, width: 0.12 }, [330, 0.5], 30)] : []),
    ],
    garnish: garnishOf(dish, 0.3, 1)
      .filter(({ look }) => look.shape !== 'herbs')
      .map(within),
  }
}

/** Coffee and tea: with ice where the recipe pours it over some. */
export const hotOrIced: Compose = (dish) =>
  (/^hot\b/.test(dish.title) || !/\b(?:ice|iced|frosted|chilled)\b/.test(`${dish.title} ${dish.steps}`)
    ? hotDrink
    : coldDrink)(dish)

/** A glass is narrower than a plate: what is strewn stays inside it. */
function within(pieces: Pieces): Pieces {
  const { look } = pieces
  return look.shape === 'specks'
    ? { ...pieces, look: { ...look, size: 60 } }
    : { ...pieces, count: Math.min(3, pieces.count), arrangement: 'cluster', at: [280, 0.3], spread: 0.2 }
}

function visibleIn(dish: Dish): DishFood[] {
  return dish.foods.filter(({ part }) => part !== 'hidden' && part !== 'herb')
}

function fruitOf(dish: Dish): DishFood[] {
  return foodsOf(dish, 'piece', 'small').filter(
    ({ id, look }) => id !== '' && look.size > 8 && !/ginger|dates/.test(id),
  )
}
