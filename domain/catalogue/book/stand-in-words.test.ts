import { describe as about, expect, it } from 'vitest'
import { bookDishes, bookForms } from '#domain/catalogue/book/book-forms.ts'
import type { BookDish } from '#domain/catalogue/book/read-dish.ts'
import { retelling } from '#domain/catalogue/book/stand-in-words.ts'
import { type StandIn, standIns } from '#domain/catalogue/book/stand-ins.ts'
import { flavours } from '#domain/catalogue/flavours/flavours.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { type DishLine, shortNames } from '#domain/catalogue/writing/dish-line.ts'
import { Kit, MissingLine } from '#domain/catalogue/writing/kit.ts'
import { type Allergen, allergens } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import { anything, type Wish } from '#domain/options/wish.ts'
import { type AllowedFoods, allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { asBought } from '#domain/recipe/compose/listing/bought-as.ts'
import { listLine } from '#domain/recipe/compose/listing/list-line.ts'
import { describe } from '#domain/recipe/compose/write/describe.ts'
import { hear } from '#domain/wish/heard-wish.ts'

/** What eaters may not have: each diet, and each allergen. */
const eaters: readonly Partial<Wish>[] = [
  ...diets.map((diet) => ({ diet })),
  ...allergens.map((allergen: Allergen) => ({ allergens: [allergen] })),
  { diet: 'vegan', allergens: ['soy'] },
  { diet: 'vegan', allergens: ['wheat'] },
]

about('a version of a dish of the catalogue', () => {
  const offered = { versions: 0, refused: 0 }

  it.each(eaters)('names nothing for which something stands in: %o', (eater) => {
    const wish: Wish = { ...anything, ...eater }
    const reading = readWish(hear(wish))
    const allowed = allowedFoods(hear(wish), reading.excluded, reading)
    const untrue = [...bookDishes.values()].flatMap((dish) => {
      const kit = kitOf(dish, wish, allowed)
      const others = kit ? standIns(dish, kit.lines) : []
      if (!kit || !others.length) return []
      const texts = writtenTexts(dish, kit)
      if (!texts) {
        offered.refused += 1
        return []
      }
      offered.versions += 1
      return others.flatMap((each) =>
        texts.flatMap((text) => absentIn(text, each, kit).map((word) => `${dish.id}: ${word} in “${text}”`)),
      )
    })
    expect(untrue).toEqual([])
  })

  it('is offered nearly always', () => {
    expect(offered.versions).toBeGreaterThan(2000)
    expect(offered.refused / offered.versions).toBeLessThan(0.04)
  })
})

about('words that were written for another food', () => {
  it.each<[dish: string, place: 'title' | 'face' | 'why' | 'step', said: string, told: string | undefined]>([
    ['brownies', 'step', 'Whisk in the egg until it is smooth.', 'Whisk in the applesauce until it is smooth.'],
    ['brownies', 'step', 'Beat in the eggs, one at a time.', 'Beat in the applesauce, a little at a time.'],
    ['brownies', 'face', 'An egg in the batter keeps them soft', 'Applesauce in the batter keeps them soft'],
    ['brownies', 'face', 'Two eggs keep them soft', undefined],
    ['brownies', 'step', 'Bake until the eggs are set.', undefined],
    ['brownies', 'step', 'Whisk the applesauce; the yolks thicken it.', undefined],
    ['brownies', 'why', 'An egg lifts the batter, so it bakes up light', undefined],
    ['brownies', 'step', 'Line an 8-inch pan.', 'Line an 8-inch pan.'],
    ['tacos', 'step', 'Cook until the beef has lost its pink.', 'Cook until the plant-based ground meat is browned.'],
    [
      'tacos',
      'step',
      'Brown the meat until no pink is left.',
      'Brown the plant-based ground meat until it is browned.',
    ],
    ['tacos', 'title', 'Beef Tacos', 'Plant-Based Ground Meat Tacos'],
    ['tacos', 'face', 'Crisp shells under spiced beef', 'Crisp shells under spiced plant-based ground meat'],
    ['tacos', 'why', 'A light hand keeps the meat soft', undefined],
    ['tacos', 'step', 'Melt the Cheddar over it.', 'Melt the vegan cheese over it.'],
    ['pad-thai', 'title', 'Chicken Pad Thai', 'Tofu Pad Thai'],
    ['pad-thai', 'step', 'Fry until the chicken is golden.', 'Fry until the tofu is golden.'],
    ['pad-thai', 'step', 'Slice the meat off the bone.', undefined],
  ])('%s, in its %s: “%s”', (id, place, said, told) => {
    const wish: Wish = { ...anything, diet: 'vegan' }
    const reading = readWish(hear(wish))
    const dish = bookDishes.get(`dish-${id}`)!
    const kit = kitOf(dish, wish, allowedFoods(hear(wish), reading.excluded, reading))!
    expect(retelling(dish, kit)(said, place)).toBe(told)
  })
})

/** The foods of a dish that an eater may have, the first of each line; undefined where a line that must be there has none. */
function kitOf(dish: BookDish, wish: Wish, allowed: AllowedFoods): Kit | undefined {
  const lines: DishLine[] = []
  for (const row of dish.lines) {
    const food = row.foods.flatMap((id) => (allowed.has(id) ? (namedFood(id) ?? []) : []))[0]
    if (!food && !row.mayGo) return undefined
    const slot = { id: row.slot, pool: [row.foods], grams: row.grams, boughtAs: row.boughtAs }
    if (food) lines.push(listLine(slot, asBought(food, slot), row.grams * wish.servings))
  }
  return new Kit({ lines, flavour: flavours[0]!, wish, machines: [], chance: () => 0 })
}

/** Title, description and steps; undefined where the version is none. */
function writtenTexts(dish: BookDish, kit: Kit): string[] | undefined {
  const form = bookForms.find(({ id }) => id === dish.id)!
  try {
    form.write(kit)
  } catch (error) {
    if (error instanceof MissingLine) return undefined
    throw error
  }
  return [form.name(kit), describe(form, kit), ...kit.steps.map(({ text }) => text)]
}

/** A second look, by plain words: what a text says of the food that was replaced, once all that is listed is struck out. */
function absentIn(text: string, { own, line }: StandIn, kit: Kit): string[] {
  const foods = kit.lines.filter(({ food }) => isFlesh(food) === isFlesh(own.food))
  const listed = kit.lines.flatMap((each) => [each.listed, ...shortNames(each), each.food.name, each.food.plural])
  const rest = longestFirst(listed).reduce((so, name) => so.replaceAll(name.toLowerCase(), '…'), text.toLowerCase())
  const isListed = (word: string) =>
    foods.some(
      (each) =>
        each.listed.toLowerCase().includes(word) || each.food.aliases.some((alias) => alias.toLowerCase() === word),
    )
  // Eggplant Parmesan is a dish, whatever cheese is on it
  const dish = isFlesh(own.food) || text.endsWith('.') ? '' : (text.toLowerCase().split(/ (?:with|and) | \(/)[0] ?? '')
  return ownWords(own, isFlesh(line.food)).filter(
    (word) =>
      !dish.endsWith(` ${word}`) &&
      !isListed(word) &&
      new RegExp(`\\b${word}s?\\b(?!-| (?:into|them|it|up|out)\\b)`).test(rest),
  )
}
/** Of a meat for which another stands in only the animal is looked for: a chorizo is a sausage too. */
function ownWords({ food, behaviour }: StandIn['own'], isMeat: boolean): string[] {
  const names = [food.name, food.plural, ...(behaviour.short ?? [])].map((name) => name.toLowerCase())
  if (!isFlesh(food)) {
    const heads = names.map((name) => name.split(' ').at(-1) ?? '').filter((word) => !common.has(word))
    return [...new Set([...heads, ...(behaviour.kind === 'egg' ? ['yolk', 'egg'] : [])])]
  }
  const animals = isMeat ? animal : new RegExp(`${animal.source}|sausage|bacon|ham|meat`, 'g')
  return [...new Set(names.flatMap((name) => name.match(animals) ?? []))]
}
const animal = /beef|pork|chicken|lamb|turkey|shrimp|salmon/g
/** Last words of names that many foods have, and that say little of one. */
const common: ReadonlySet<string> = new Set(
  'sauce paste powder stock milk cream oil fat vinegar juice extract seeds leaves noodles pepper mix blend drink'.split(
    ' ',
  ),
)
function longestFirst(names: readonly string[]): string[] {
  return [...new Set(names)].sort((one, other) => other.length - one.length)
}
