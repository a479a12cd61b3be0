import { inTurn } from '#domain/plain-text.ts'
import { type Colour, lightness, mix, warmed } from '#server/ports/images/drawn-dish/colour.ts'
import {
  garnishOf,
  glazeFor,
  heap,
  laid,
  strewn,
  strewnByWeight,
  toppingsOf,
  visibleFoods,
} from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { colourInSauce, sauceColour } from '#server/ports/images/drawn-dish/composing/plating/sauce-colour.ts'
import { mainOf, sideBySide } from '#server/ports/images/drawn-dish/composing/plating/served-main.ts'
import { meltedOver } from '#server/ports/images/drawn-dish/composing/plating/under-the-crust.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Part } from '#server/ports/images/drawn-dish/looks/food-look.ts'
import type { Ground, Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** Pasta in its sauce: wound noodles, or tubes and dumplings strewn. */
export const pasta: Compose = (dish) => {
  const colour = coatingOf(dish)
  const noodle = foodsOf(dish, 'noodle')[0]
  const shaped = foodsOf(dish, 'pasta')[0]
  const grain = foodsOf(dish, 'grain')[0]
  // pasta that is only oiled lies on its plate
  const ground: Ground[] = shaped && !isSauced(dish, 'melt') ? [] : [{ kind: 'sauce', colour, reach: 0.95 }]
  if (noodle && noodle.look.shape === 'stick') {
    ground.push({
      kind: 'noodle',
      colour: mix(noodle.look.colour, colour, 0.3),
      reach: 0.88,
      grainWidth: widthOf(noodle),
    })
  } else if (!noodle && !shaped && !grain) {
    // pasta that nobody named is wound
    ground.push({ kind: 'noodle', colour: mix('#f4cd7a', colour, 0.3), reach: 0.88, grainWidth: 7.6 })
  } else if (grain && !shaped) ground.push({ kind: 'grain', colour: grain.look.colour, reach: 0.88, grainLength: 6 })
  const body = shaped ?? (noodle?.look.shape === 'shreds' ? noodle : undefined)
  const rest = visibleFoods(dish, 6)
    .filter(({ id, part }) => part !== 'pasta' && id !== 'egg')
    .map((food) => ({ ...food, look: inSlices(food.look) }))
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', colour) },
    grounds: ground,
    pieces: [
      ...(body
        ? [strewn({ ...body.look, colour: mix(body.look.colour, colour, 0.24) }, ground.length > 0 ? 0.5 : 0.7, 0.86)]
        : []),
      ...rest
        .slice(0, 5)
        .map(({ look, isNamed }, index) => strewn(look, (isNamed ? 0.19 : 0.11) - index * 0.015, 0.74)),
    ],
    garnish: [...toppingsOf(dish, 1, 0.03), ...garnishOf(dish, 0.4)],
  }
}

/** A breast on pasta is cut into strips, and seared at their edges. */
const inSlices = (look: Look): Look =>
  look.shape === 'meat' && look.skin
    ? { shape: 'chunk', colour: mix(look.colour, '#d9984e', 0.4), size: 29, width: 0.42, skin: look.skin }
    : look

/** How wide a strand is drawn. */
const widthOf = ({ look }: DishFood): number => 7.6 * ((look.width ?? 0.06) / 0.06)

function isSauced(dish: Dish, ...parts: readonly Part[]): boolean {
  return foodsOf(dish, 'sauce', 'cream', ...parts).reduce((sum, { grams, strength }) => sum + grams * strength, 0) > 100
}

/** What coats the pasta: its sauce, or oil, egg and cheese where there is none. */
function coatingOf(dish: Dish): Colour {
  const cheese = foodsOf(dish, 'melt').filter(({ grams }) => grams > 100)
  // cheese by the cup is the sauce
  if (cheese.length > 0)
    return mix(isSauced(dish) ? sauceColour(dish) : '#f0dfae', blendedColour(cheese, '#f0a83a'), 0.6)
  // what lies on the noodles does not color them
  return isSauced(dish)
    ? warmed(mix(colourInSauce(dish, ['sauce', 'cream', 'dust'], '#b9803c'), '#a8602a', 0.1))
    : mix('#ecd48e', blendedColour(foodsOf(dish, 'leaf', 'piece'), '#ecd48e'), 0.1)
}

/** Rice is long, couscous and its like are short, and semolina is as fine as sand. */
const grainSize = (grain: DishFood | undefined): Pick<Ground, 'grainLength' | 'grainWidth'> =>
  grain ? { grainLength: grain.look.size < 5 ? 2.4 : 4.6 } : { grainLength: 0.8, grainWidth: 2.4 }

/** Pilaf, risotto, paella, fried rice: the grain carries everything. */
export const riceDish: Compose = (dish) => {
  const grain = foodsOf(dish, 'grain')[0]
  const dyes = foodsOf(dish, 'sauce', 'dust')
  const sauces = blendedColour(dyes, '#f3e2b8')
  // a spoonful of spices does not make rice brown
  const taken = dyes.reduce((sum, food) => sum + food.grams * stainOf(food), 0) / (grain?.grams ?? 200)
  // soy and its like brown rice; they do not grey it
  const dyed = lightness(sauces) < 0.45 ? mix(sauces, '#d08c34', 0.75) : sauces
  const colour = warmed(mix(grain?.look.colour ?? '#f6ead0', dyed, Math.min(0.4, taken * 1.6)))
  const isPan = /\b(?:paella|skillet|jambalaya|spanish rice|fried rice)\b/.test(
    `${dish.title} ${dish.steps.slice(0, 200)}`,
  )
  const fleck = foodsOf(dish, 'herb')[0]?.look.colour
  // the grain carries everything: what is in it shows by its share
  const foods = visibleFoods(dish, 5)
  const share = foods.reduce((sum, { grams }) => sum + grams, 0) / (3 * (grain?.grams ?? 200))
  return {
    vessel: isPan ? { kind: 'skillet' } : { kind: 'plate', colour: glazeFor(dish.chance, 'plate', colour) },
    grounds: [
      { kind: 'grain', colour, reach: isPan ? 1 : 0.95, ...grainSize(grain), fleck },
      ...foods.filter(isTiny).map(
        ({ look, grams }): Ground => ({
          kind: 'pulses',
          colour: look.colour,
          reach: isPan ? 0.98 : 0.93,
          share: grams / (grams + (grain?.grams ?? 200)),
        }),
      ),
    ],
    pieces: [
      ...strewnByWeight(
        foods.filter((food) => food.look.shape !== 'fried-egg' && !isTiny(food)),
        Math.min(0.42, Math.max(foods.some(({ isNamed }) => isNamed) ? 0.2 : 0.06, share * 0.5)),
        0.84,
      ),
      ...foods
        .filter(({ look }) => look.shape === 'fried-egg')
        .slice(0, 1)
        .map(({ look }) => laid({ ...look, size: 58 }, [0, 0])),
    ],
    garnish: [...(meltsOnTop.test(dish.steps) ? meltedOver(dish, 0.24, 0.8) : []), ...garnishOf(dish, 0.6)],
  }
}
const meltsOnTop = inTurn(/\b(?:top with|scatter|sprinkle)\b/, /\bmelt/)

/** How strongly rice takes a color: soy and its like stain every grain. */
const stainOf = ({ part, strength }: DishFood): number => (part === 'sauce' && strength >= 3 ? 3 : 1) * strength

/** Lentils and their like lie in rice by the hundred. */
const isTiny = ({ look, grams }: DishFood): boolean => look.shape === 'ball' && look.size < 7 && grams > 80

/** A bowl of grain with its foods side by side. */
export const grainBowl: Compose = (dish) => {
  const grain = foodsOf(dish, 'grain', 'noodle')[0]
  const colour = grain?.look.colour ?? '#e9cc90'
  const ground: Ground =
    grain?.part === 'noodle'
      ? { kind: 'noodle', colour, reach: 0.94 }
      : { kind: 'grain', colour, reach: 0.97, fleck: foodsOf(dish, 'herb')[0]?.look.colour }
  return {
    vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', colour) },
    grounds: grain ? [ground] : [],
    // with nothing below them, its foods were tossed together
    pieces: grain ? sideBySide(dish, visibleFoods(dish, 6), 0.58) : heap(shredsFirst(visibleFoods(dish, 6)), 1.1, 0.8),
    garnish: [...dressingOf(dish), ...garnishOf(dish, 0.5)],
  }
}

/** Shreds hide what is small: they lie below it. */
const shredsFirst = (foods: readonly DishFood[]): DishFood[] =>
  [...foods].sort((a, b) => Number(b.look.shape === 'shreds') - Number(a.look.shape === 'shreds'))

/** Leaves with what lies on them; the largest thing fanned out. */
export const salad: Compose = (dish) => {
  const foods = visibleFoods(dish, 7)
  const leaf = foods.find(({ part, look }) => part === 'leaf' && look.shape !== 'shreds')
  const shreds = foods.filter(({ part, look }) => part === 'leaf' && look.shape === 'shreds')
  const main = foods.find(({ part, look }) => part === 'main' || look.shape === 'mince')
  const rest = foods.filter((food) => food !== leaf && food !== main && !shreds.includes(food))
  const grounds: Ground[] = leaf ? [{ kind: 'greens', colour: leaf.look.colour, reach: 0.98 }] : []
  const pieces: Pieces[] = [
    ...(leaf ? [{ look: leaf.look, count: 7, arrangement: 'scatter', spread: 0.72 } as const] : []),
    ...shreds.map(({ look }) => strewn(look, 0.45, 0.8)),
    ...rest
      .slice(0, 5)
      .map(({ look, isNamed }, index) =>
        strewn(look, (leaf || shreds.length > 0 ? 0.14 : 0.24) - index * 0.02 + (isNamed && leaf ? 0.07 : 0), 0.8),
      ),
    ...(main ? [mainOf(main, [20, 0.28])] : []),
    ...(/\b(?:croutons?|cubes?|tear|torn|crunchy|toasted bread)\b/.test(dish.steps) ? croutonsOf(dish, 0.1) : []),
  ]
  return {
    vessel:
      leaf || shreds.length > 0
        ? { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', leaf?.look.colour ?? '#bcd48a') }
        : { kind: 'plate', colour: glazeFor(dish.chance, 'plate', rest[0]?.look.colour) },
    grounds,
    pieces,
    garnish: [...toppingsOf(dish, 1, 0.02), ...garnishOf(dish, 0.7)],
  }
}

/** Beans, potatoes, pasta or fruit with vegetables, tossed together: each as much as there is of it. Only what is creamy stands in its dressing. */
export const tossedSalad: Compose = (dish) => {
  const foods = visibleFoods(dish, 6).map((food) => ({
    ...food,
    look: { ...food.look, size: tossedSize(food) },
  }))
  const isCreamy = foodsOf(dish, 'cream').length > 0
  const first = foods[0]?.look.colour ?? '#e9cc90'
  return {
    vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', first) },
    grounds: isCreamy ? [{ kind: 'puree', colour: '#f6ecd0', reach: 0.88 }] : [],
    pieces: isCreamy ? strewnByWeight(foods, 0.95, 0.82) : heap(foods, 1.1, 0.82),
    garnish: [...toppingsOf(dish, 1, 0.02), ...garnishOf(dish, 0.7)],
  }
}

/** Dice are seen as dice, and nothing is larger than a spoon. */
function tossedSize({ part, look }: DishFood): number {
  if (part === 'main') return Math.min(26, look.size)
  return look.shape === 'cube' ? Math.max(10, look.size) : look.size
}

/** A salad with its bread toasted in it. */
export const breadSalad: Compose = (dish) => {
  const tossed = tossedSalad(dish)
  return {
    ...tossed,
    pieces: [...tossed.pieces, strewn(crouton, 0.26, 0.8)],
  }
}

const crouton: Look = { shape: 'cube', colour: '#dba658', size: 16, skin: '#9a5a26' }

/** The bread of a salad, toasted. */
function croutonsOf(dish: Dish, share: number): Pieces[] {
  return foodsOf(dish, 'bread').length > 0 ? [strewn(crouton, share, 0.78)] : []
}

/** Chicken, tuna or egg salad: small and bound with something creamy, on leaves. */
export const boundSalad: Compose = (dish) => {
  const foods = visibleFoods(dish, 6)
  const leaf = foods.find(({ part }) => part === 'leaf')
  const bound = foods.filter((food) => food !== leaf)
  const dressing = foodsOf(dish, 'cream', 'sauce')[0]?.dye ?? '#f6ecd0'
  return {
    vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', leaf?.look.colour ?? '#f6ecd0') },
    grounds: [
      ...(leaf ? [{ kind: 'greens', colour: leaf.look.colour, reach: 0.98 } as const] : []),
      { kind: 'sauce', colour: mix(dressing, '#f6ecd0', 0.6), reach: leaf ? 0.68 : 0.86 },
    ],
    pieces: strewnByWeight(
      bound.map((food) => ({
        ...food,
        look:
          food.part === 'main' && ['meat', 'thigh', 'chunk'].includes(food.look.shape)
            ? ({
                ...food.look,
                shape: 'chunk',
                colour: mix(food.look.colour, '#dcae6c', 0.45),
                size: 17,
                width: 0.7,
              } as const)
            : food.look.size > 15
              ? ({
                  shape: food.look.shape === 'half-egg' ? 'puff' : 'cube',
                  colour: food.look.shape === 'half-egg' ? '#f8dc7a' : food.look.colour,
                  size: 12,
                } as const)
              : food.look,
      })),
      0.46,
      leaf ? 0.52 : 0.76,
    ),
    garnish: garnishOf(dish, 0.4, 1),
  }
}

/** A thin sauce drawn over the bowl. */
function dressingOf(dish: Dish): Pieces[] {
  const pale = dish.foods.find(({ id }) => /tahini|mayonnaise|yogurt|peanut-butter|cashew-butter/.test(id))
  return pale ? [laid({ shape: 'drizzle', colour: pale.dye, size: 84 }, [40, 0.1], 330)] : []
}
