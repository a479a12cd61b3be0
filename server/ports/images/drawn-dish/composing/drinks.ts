import { type Colour, lightness, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { fanned, garnishOf, heaped, laid } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose, Composition } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import type { Look, ShapeName } from '#server/ports/images/drawn-dish/look.ts'
import { foodLooks } from '#server/ports/images/drawn-dish/looks/look-of-food.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** Blended thick: froth in a glass, a little of its fruit on top. */
export const smoothie: Compose = (dish) => {
  const colour = blendedColour(visibleIn(dish), '#e9a9a0')
  return {
    vessel: { kind: 'glass' },
    grounds: [{ kind: 'foam', colour }],
    pieces: [
      ...fruitOf(dish)
        .map(uncut)
        .slice(0, 2)
        .map((look, index) =>
          look.shape === 'crescent'
            ? afloat(look, 190)
            : heaped({ ...look, size: Math.min(19, look.size) }, [index === 0 ? 210 : 95, 0.4], 0.025, 0.34),
        ),
      ...namedBy(dish, 0.86).filter(({ look }) => look.shape === 'citrus' && /\b(?:lime|lemon)\b/.test(dish.title)),
    ],
    garnish: garnishOf(dish, 0.3, 1)
      .filter(({ look }) => look.shape !== 'herbs')
      .map(within),
  }
}

/** What a cold drink is poured into and how: frozen, frothed or clear without ice, in a footed glass, or over ice in a tall one. */
function served({ title, steps, ...dish }: Dish, colour: Colour): Pick<Composition, 'vessel' | 'grounds'> {
  const names = dish.foods.map(({ id }) => id.replaceAll('-', ' ')).join(', ')
  const isFooted = /\b(?:stemmed|wine|cocktail|martini) glass|\b(?:flutes?|coupes?)\b/.test(steps)
  const isOnIce = steps
    .split('.')
    .some((each) => /\b(?:over|fill|pour)/.test(each) && /\bice\b/.test(each) && !/\b(?:shake|blend)\b/.test(each))
  const isUp = !isOnIce && (isFooted || /\bstrain\w*\b[^.]{0,30}\binto\b[^.]{0,30}\bglass/.test(steps))
  if (/\b(?:frozen|slush|slushy|slushie|snow cones?)\b/.test(title))
    return { vessel: { kind: 'dessert-glass' }, grounds: [{ kind: 'ice', colour }] }
  const isSparkling = /\b(?:sparkling|prosecco|champagne|cava|seltzer|club soda|tonic|ginger (?:ale|beer))\b/.test(
    names,
  )
  const isFrothy = isUp && /\bshak(?:e|en)\b/.test(steps) && /\b(?:coffee|espresso|egg white|cream)\b/.test(names)
  const isOpaque =
    isUndiluted({ title, steps, ...dish }) ||
    isMilked({ title, steps, ...dish }) ||
    milkOf({ title, steps, ...dish }) > 0.2
  return {
    vessel: { kind: isFooted || isUp ? 'dessert-glass' : 'glass' },
    // shaken hard, it wears a pale head, dark at the rim
    grounds: isFrothy
      ? [
          { kind: 'drink', colour: mix(colour, '#2a120a', 0.5), isOpaque: true, isUp },
          { kind: 'foam', colour: mix(colour, '#f3dcb4', 0.5), reach: 0.86 },
        ]
      : [{ kind: 'drink', colour, isOpaque, isUp, isSparkling }],
  }
}

/** Cold: a wheel of citrus, leaves, what it is named after. */
export const coldDrink: Compose = (dish) => {
  const milked = isMilked(dish)
  const blended = mix(
    blendedColour(namedFirst(visibleIn(dish), dish.title), '#f3e3a4'),
    '#fdf3d4',
    isUndiluted(dish) ? 0 : 0.3,
  )
  const colour = milked ? mix(blended, '#fbf3e2', 0.75) : withMilk(blended, dish)
  const float = foodsOf(dish, 'cream').find(({ look }) => look.shape === 'swirl')
  const fruit = fruitOf(dish).filter(({ look }) => !milked || look.shape !== 'nut')
  const citrus = dish.foods.find(({ look }) => look.shape === 'citrus')
  return {
    ...served(dish, colour),
    pieces: [
      ...(float ? [laid({ ...float.look, size: 88 }, [0, 0.02])] : []),
      ...fruit.filter(isStalk).flatMap(standing),
      ...fruit
        .filter((food) => food !== citrus && !isStalk(food))
        .slice(0, 2)
        .map(({ look }, index) => afloat(look, index === 0 ? 105 : 20)),
      ...namedBy(dish, 0.86),
    ],
    garnish: garnishOf(dish, 0.4, 1)
      .filter(({ look }) => look.shape !== 'herbs')
      .map(within),
  }
}

/** What a drink is named for colors it more than what stretches it. */
const namedFirst = (foods: readonly DishFood[], title: string): DishFood[] =>
  foods.map((food) =>
    food.name.split(' ').some((word) => word.length > 5 && title.includes(word))
      ? { ...food, strength: food.strength * 4 }
      : food,
  )

/** Rice and nuts that were blended with water and strained off leave it white. */
const isMilked = ({ foods, steps }: Dish): boolean =>
  /\bblend/.test(steps) &&
  /\bstrain/.test(steps) &&
  foods.some(({ part, look }) => part === 'grain' || look.shape === 'nut')

/** What is seen whole across a slice, and how it then lies. */
const slices: Readonly<Partial<Record<ShapeName, Partial<Pieces>>>> = {
  'core-half': { step: 0.8, opening: 0.5 },
  round: { step: 0.8, opening: 0.5 },
  strawberry: { step: 0.8, opening: 0.5 },
  crescent: { step: 0.34, opening: 0.16, size: 1.2 },
}

/** Fruit as it was before it was cut up for the blender, where its peel and its seeds tell which it is. */
function uncut({ id, look }: DishFood): Look {
  const bought = foodLooks.get(id)?.look
  return look.shape === 'cube' && bought?.mark === 'seeds' ? bought : look
}

/** Slices of fruit on the drink, cut so that one sees which: its core, its peel. */
function afloat(given: Look, degrees: number): Pieces {
  // a stone is out before the fruit is cut
  const look: Look = given.shape === 'stone-half' ? { ...given, shape: 'crescent' } : given
  const lying = look.size > 15 ? slices[look.shape] : undefined
  return lying
    ? fanned({ ...look, size: 32 }, 3, [degrees, 0.48], degrees + 90, lying)
    : heaped({ ...look, size: Math.min(22, look.size) }, [degrees, 0.5], 0.025, 0.36)
}

/** A stalk or a spear, left long. */
const isStalk = ({ look }: DishFood): boolean => look.shape === 'stick' && look.size > 30

/** Stood in the glass, its top over the rim, with its leaves where it has them. */
function standing({ look }: DishFood): Pieces[] {
  return [
    laid({ ...look, size: 84, width: 0.15 }, [262, 0.82], 262),
    ...(look.core
      ? [-16, 0, 16].map((off) =>
          laid({ shape: 'frilled-leaf', colour: look.core ?? look.colour, size: 25 }, [262 + off, 1.6], 262 + 90 + off),
        )
      : []),
  ]
}

/** Juice by the cup is the drink; what is steeped or squeezed into water is thinned. */
function isUndiluted(dish: Dish): boolean {
  return foodsOf(dish, 'sauce').some(({ grams, strength }) => grams > 300 && strength >= 1)
}

/** What names a drink that is only a color: coffee beans, the tag of a tea bag, the spice or the fruit that steeped in it, a wheel of the citrus that was squeezed. */
function namedBy(dish: Dish, rim: number): Pieces[] {
  const has = (words: RegExp) => dish.foods.some(({ id }) => words.test(id))
  const found = (words: RegExp) => dish.foods.find(({ id }) => words.test(id))
  const squeezed = dish.foods.filter(
    ({ id, look }) => look.shape === 'citrus' || /^(?:lime|lemon|orange|grapefruit)-juice$/.test(id),
  )
  const citrus =
    squeezed.find(({ id }) => dish.title.includes(id.replace('-juice', ''))) ??
    squeezed.find(({ look }) => look.shape === 'citrus') ??
    squeezed[0]
  const dried = found(/jujube|dates|hibiscus/)
  return [
    ...(has(/coffee|espresso/)
      ? [
          {
            look: { shape: 'coffee-bean', colour: '#4a2816', size: 14 } as const,
            count: 3,
            arrangement: 'cluster',
            at: [120, 0.4],
            spread: 0.26,
          } as const,
        ]
      : []),
    ...(has(/-tea$/)
      ? [laid({ shape: 'tea-tag', colour: has(/green/) ? '#7d9a4c' : '#a8442a', size: 21 }, [180, rim + 0.2], 160)]
      : []),
    ...(has(/star-anise/) ? [laid({ shape: 'star-anise', colour: '#5f3018', size: 20 }, [70, 0.44])] : []),
    ...(dish.foods.some(({ id, part }) => /ginger/.test(id) && part !== 'dust' && part !== 'sauce')
      ? [110, 60].map((degrees) =>
          laid({ shape: 'round', colour: '#f0dc9a', size: 17, skin: '#c9a05c', mark: 'rings' }, [degrees, 0.5]),
        )
      : []),
    ...(dried
      ? [
          heaped(
            dried.part === 'dust' ? { shape: 'leaf', colour: '#7a1230', size: 17 } : { ...dried.look, size: 17 },
            [250, 0.4],
            dried.part === 'dust' ? 0.02 : 0.06,
            0.3,
          ),
        ]
      : []),
    ...(has(/marshmallow/)
      ? []
      : has(/cocoa|chocolate/)
        ? [heaped({ shape: 'cube', colour: '#4a2617', size: 11 }, [110, 0.3], 0.012, 0.26)]
        : []),
    ...(citrus
      ? [laid({ ...citrus.look, shape: 'citrus', colour: citrusColour(citrus.id), size: 34 }, [200, rim])]
      : []),
  ]
}

function citrusColour(id: string): `#${string}` {
  return id.startsWith('lime')
    ? '#8abc3c'
    : id.startsWith('lemon')
      ? '#f2c230'
      : id.startsWith('grapefruit')
        ? '#ea6a55'
        : '#f08a24'
}

/** What is milk of a drink, 0 to 1, of all that was poured into it. */
function milkOf({ foods }: Dish): number {
  const poured = foods.filter(({ part, look, grams }) => grams > 0 && (part === 'sauce' || look.shape === 'swirl'))
  const milk = poured.filter(({ dye }) => lightness(dye) > 0.9)
  const all = poured.reduce((sum, { grams }) => sum + grams, 0)
  return milk.reduce((sum, { grams }) => sum + grams, 0) / Math.max(1, all)
}

/** Milk by the cup makes coffee and black tea tan, chocolate a paler brown; a splash of it does little. */
function withMilk(colour: Colour, dish: Dish): Colour {
  const has = (words: RegExp) => dish.foods.some(({ id }) => words.test(id))
  const share = Math.min(0.85, Math.max(0, milkOf(dish) - 0.1) * 1.5)
  if (has(/cocoa|chocolate/)) return mix(colour, '#c39a76', share * 0.5)
  return has(/coffee|espresso|black-tea/) ? mix(colour, '#e3bd8c', share) : colour
}

/** Tea, coffee, chocolate: a mug on its saucer. */
export const hotDrink: Compose = (dish) => {
  const blended = blendedColour(visibleIn(dish), '#a9642c')
  // chocolate in milk is brown, not grey
  const isChocolate = dish.foods.some(({ id }) => /cocoa|chocolate/.test(id))
  const colour = withMilk(isChocolate ? mix(blended, '#6a3a20', 0.55) : blended, dish)
  const floats = foodsOf(dish, 'small').filter(({ look }) => lightness(look.colour) > 0.85 && look.size > 8)
  const isMilky = dish.foods.some(({ dye, part, grams }) => part === 'sauce' && dye === '#faf1de' && grams > 60)
  const stick = dish.foods.some(({ id }) => id === 'cinnamon-stick')
  return {
    vessel: {
      kind: 'mug',
      colour: (['#4f7a78', '#a8543f', '#37475a', '#8a6a3c'] as const)[Math.floor(dish.chance() * 4)],
    },
    grounds: [isMilky ? { kind: 'foam', colour } : { kind: 'broth', colour }],
    pieces: [
      ...foamOn(dish, colour, isMilky),
      ...namedBy(dish, 0.4).map((pieces) =>
        pieces.look.shape === 'tea-tag' ? { ...pieces, at: [200, 1.1] as const } : pieces,
      ),
      ...floats
        .slice(0, 1)
        .map(({ look }): Pieces => ({ look: { ...look, size: 13 }, count: 7, arrangement: 'scatter', spread: 0.5 })),
      ...(stick ? [laid({ shape: 'stick', colour: '#8a4f26', size: 46, width: 0.12 }, [330, 0.5], 30)] : []),
    ],
    garnish: garnishOf(dish, 0.3, 1)
      .filter(({ look }) => look.shape !== 'herbs')
      .map(within),
  }
}

/** Milk that was frothed, or cream that was whipped, on a hot drink: a white cap, its rim the color of what is below. */
function foamOn({ steps, foods }: Dish, colour: Colour, isMilky: boolean): Pieces[] {
  const cream = foods.find(({ part, look }) => part === 'cream' && look.shape === 'swirl')
  if (cream && /\b(?:whip|top|dollop|spoon)/.test(steps)) return [laid({ ...cream.look, size: 62 }, [0, 0], 40)]
  const isFrothed = isMilky && /\b(?:(?:the|of|until) foamy?|foams|foamed|froth\w*|whisk)\b/.test(steps)
  return isFrothed
    ? [
        laid(
          { shape: 'froth', colour: mix('#fdf4e4', colour, lightness(colour) < 0.68 ? 0.22 : 0.55), size: 72 },
          [0, 0],
        ),
      ]
    : []
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
