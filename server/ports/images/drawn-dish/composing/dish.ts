import { dishEntries } from '#domain/catalogue/dishes.ts'
import { formIds, type SharedFormId } from '#domain/catalogue/forms/form-ids.ts'
import { type Chance, chanceFrom, hashOf } from '#domain/chance.ts'
import type { Food } from '#domain/food/food.ts'
import { foodById } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'
import { knownFood } from '#domain/food/match/find-food.ts'
import { singularOf } from '#domain/measure/plural.ts'
import { inTurn, plain } from '#domain/plain-text.ts'
import { type Ingredient, ingredientText } from '#domain/recipe/recipe.ts'
import { blend, type Colour } from '#server/ports/images/drawn-dish/colour.ts'
import { cutLook } from '#server/ports/images/drawn-dish/composing/foods/cut-look.ts'
import { asMeat } from '#server/ports/images/drawn-dish/composing/foods/flesh.ts'
import { asPasta } from '#server/ports/images/drawn-dish/composing/foods/pasta-shapes.ts'
import {
  asBrowned,
  asSmashed,
  asSoftened,
  cutInSteps,
  eggsOf,
  isBinder,
  isSimmered,
  shapedMeat,
  simmered,
  stirFried,
  type Told,
} from '#server/ports/images/drawn-dish/composing/foods/preparation.ts'
import { spiced } from '#server/ports/images/drawn-dish/composing/foods/spiced.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { FoodLook, Part } from '#server/ports/images/drawn-dish/looks/food-look.ts'
import { lookOfFood } from '#server/ports/images/drawn-dish/looks/look-of-food.ts'
import { inItsColour } from '#server/ports/images/drawn-dish/looks/named-colours.ts'

/** What a picture needs to know of a recipe. */
export interface PicturedRecipe {
  readonly id: number | string
  readonly title: string
  readonly recipeType: string
  /** Form, main food and flavour of what the kitchen composed, joined by '/'; nothing else has one. */
  readonly dish?: string | null
  readonly ingredients: readonly Ingredient[]
  readonly instructions?: readonly { readonly description: string }[]
}

/** A food of the dish, as it lies in it. */
export interface DishFood {
  readonly id: string
  readonly name: string
  readonly part: Part
  readonly look: Look
  readonly grams: number
  readonly dye: Colour
  readonly strength: number
  /** The title names it: it is in sight, and there is enough of it. */
  readonly isNamed: boolean
}

/** A recipe as a picture sees it: its foods, the heaviest first, and the words that tell what dish they make. */
export interface Dish extends Told {
  readonly foods: readonly DishFood[]
  readonly chance: Chance
}

/** Grams of a food whose line says no amount. */
const someGrams = 20

export function dishOf(recipe: PicturedRecipe): Dish {
  const title = plain(recipe.title)
  const steps = plain((recipe.instructions ?? []).map(({ description }) => description).join(' '))
  const told = { title, steps, form: formOf(recipe.dish ?? ''), recipeType: recipe.recipeType }
  const hasCrumbs = recipe.ingredients.some(({ name }) => /crumbs|panko|cornflakes|crackers/.test(plain(name)))
  const foods = recipe.ingredients.flatMap((ingredient) => {
    const line = readIngredientLine(ingredientText(ingredient))
    const words = `${ingredient.name} ${ingredient.preparation ?? ''} ${line.preparation}`.toLowerCase()
    return line.foods.map((named): DishFood => {
      const food = named.food ?? foodWithin(named.words)
      const grams = weigh(line, named)?.grams ?? someGrams
      return asPrepared(
        dishFood(food?.id ?? '', named.words, lookOfFood(food), grams, words, told),
        words,
        told,
        hasCrumbs,
      )
    })
  })
  const merged = new Map<string, DishFood>()
  for (const food of foods) {
    const key = food.id || food.name
    const known = merged.get(key)
    merged.set(key, known ? { ...known, grams: known.grams + food.grams } : food)
  }
  const all = [...merged.values()].sort((a, b) => b.grams - a.grams)
  return {
    foods: all.map((food) => spiced(food, all, steps)),
    ...told,
    chance: chanceFrom(hashOf(recipe.title)),
  }
}

/** The form of what the kitchen composed: its own, or the one that a dish of the catalogue looks like. */
function formOf(dish: string): SharedFormId | undefined {
  const [id = ''] = dish.split('/')
  return formIds.find((each) => each === id) ?? dishEntries[id.replace(/^dish-/, '')]?.looksLike
}

/** The food that a few words of a longer name stand for: 'high fat pork belly' is drawn as pork belly. */
function foodWithin(name: string): Food | undefined {
  const words = name
    .split(/[^\p{L}-]+/u)
    .filter(Boolean)
    .slice(0, 8)
  for (const length of [3, 2, 1]) {
    for (let from = words.length - length; from >= 0; from -= 1) {
      const { food } = knownFood(words.slice(from, from + length).join(' '))
      if (food) return food
    }
  }
  return undefined
}

/** A food as the cook has it in the dish: eggs as they were cooked, and nothing of what only binds, coats or glazes. */
function asPrepared(food: DishFood, words: string, told: Told, hasCrumbs: boolean): DishFood {
  if (isBinder(food.id, words, told.steps)) return { ...food, part: 'hidden' }
  const pasta = asPasta(food, words)
  if (pasta !== food) return pasta
  if (food.part === 'main') {
    const look = asMeat(food.look, words, told, hasCrumbs)
    if (look !== food.look) return { ...food, look }
  }
  const strips = stirFried(food.look, told)
  if (strips !== food.look) return { ...food, look: strips }
  if (isSimmered(food.look, told.steps)) return { ...food, look: simmered(food.look) }
  const flat = asSmashed(food.look, food.name, told)
  if (flat !== food.look) return { ...food, look: flat }
  const brown = asBrowned(food.look, food.name, told)
  if (brown !== food.look) return { ...food, look: brown }
  const soft = asSoftened(food.look, food.name, told)
  if (soft !== food.look) return { ...food, look: soft }
  if (food.id === 'bay' && isTakenOut.test(told.steps)) return { ...food, part: 'hidden' }
  if (food.look.shape === 'mince') return { ...food, ...shapedMeat(food.look, told) }
  if (food.id !== 'egg' && food.id !== 'duck-egg' && food.id !== 'quail-egg') return food
  const look = eggsOf(words, told)
  return look ? { ...food, look: { ...food.look, ...look } } : { ...food, part: 'hidden' }
}

/** A bay leaf gives its taste and is taken out. */
const isTakenOut = inTurn(/\b(?:discard|remove|fish out|lift out|take out|pick out|pull out)\b/, /\bbay\b/)

/** Foods by their ids alone, as many grams of each. */
export function foodsById(ids: readonly string[]): DishFood[] {
  return ids.map((id) => dishFood(id, foodById(id).name, lookOfFood(foodById(id)), 100, ''))
}

function dishFood(id: string, name: string, given: FoodLook, grams: number, words: string, told?: Told): DishFood {
  const { part, look, dye, strength } = inItsColour(given, `${words} ${name}`)
  // onion that was chopped fine cooks away
  const isGone = !(told && isRaw(told)) && /onion|shallot/.test(id) && /\b(?:chopped|diced|minced|grated)\b/.test(words)
  // squeezed or grated it colours a sauce; nobody sees the fruit
  const isSour = look.shape === 'citrus' && strength < 0.3
  const isDressing = isSour && told?.recipeType === 'Salad' && !/\b(?:slice|wedge|segment)/.test(words)
  const isPressed = (look.shape === 'citrus' && /\b(?:juiced?|zest(?:ed)?)\b/.test(words)) || isDressing
  // where the line says nothing of a knife, the steps may
  const said =
    told && part === 'piece' && !/\b(?:cut|slic|dic|chop|cub|grat|shred|wedge|halv)/.test(words)
      ? `${words} ${cutInSteps(name, told.steps)}`
      : words
  // soaked and blended, dried chiles are a paste
  const isPaste = told !== undefined && driedChiles.test(`${words} ${name}`) && /\b(?:blend|puree)/.test(told.steps)
  if (isPaste) return { ...pasteOf(id, name), grams }
  return {
    id,
    name,
    part: isPressed ? 'sauce' : isGone ? 'hidden' : part,
    look: part === 'herb' ? snipped(look, words) : cutLook(look, said),
    grams,
    dye,
    strength,
    isNamed: told !== undefined && isNamedIn(told.title, name, part),
  }
}

const driedChiles = inTurn(/\bdried\b/, /\bchil(?:e|i)/)

/** Chiles as a paste color what they are stirred into red. */
const pasteOf = (id: string, name: string): DishFood => ({
  id,
  name,
  part: 'sauce',
  look: { shape: 'drizzle', colour: '#b03a1c', size: 86 },
  grams: 0,
  dye: '#b03a1c',
  strength: 8,
  isNamed: false,
})

/** Whether a title says the noun of a food; of meat it may say the animal alone. */
function isNamedIn(title: string, name: string, part: Part): boolean {
  const words = plain(name).match(/\p{L}{3,}/gu) ?? []
  const said = part === 'main' ? words : words.slice(-1)
  return said.some((word) => title.includes(singularOf(word)))
}

/** Whether what is chopped into it stays raw, and is seen. */
function isRaw({ title, recipeType }: Told): boolean {
  return recipeType === 'Salad' || /salsa|pico de gallo|salad|ceviche|guacamole|salpicon/.test(title)
}

/** A herb is no dice however fine it is cut: its stalks get shorter. */
function snipped(look: Look, words: string): Look {
  return look.shape === 'stick' && /\b(?:chopped|sliced|snipped|minced)\b/.test(words)
    ? { ...look, size: look.size * 0.5, width: 0.16 }
    : look
}

/** The foods of these parts, the heaviest first. */
export function foodsOf(dish: Dish, ...parts: readonly Part[]): DishFood[] {
  return dish.foods.filter(({ part }) => parts.includes(part))
}

/** The colour that everything of these parts gives together. */
export function blendedColour(foods: readonly DishFood[], otherwise: Colour): Colour {
  return blend(foods.map(({ dye, grams, strength }) => ({ colour: dye, weight: grams * strength }))) ?? otherwise
}
