import type { Behaviour, Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { behaviours } from '#domain/catalogue/behaviours/behaviours.ts'
import { plainWords, singular } from '#domain/catalogue/foods/food-words.ts'
import type { Food } from '#domain/food/food.ts'
import { plain } from '#domain/plain-text.ts'
import type { Ingredient, Instruction } from '#domain/recipe/recipe.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { stepsOfLines } from '#domain/recipe/verify/reading/steps-of-lines.ts'
import { stepMinutes } from '#domain/recipe/verify/time/step-minutes.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** As much of a recipe as can be told about it: its printed words. */
export interface DishWords {
  readonly title: string
  readonly description: string
  readonly recipeType: string
  readonly cuisine: string
  readonly servings: number
  readonly ingredients: readonly Ingredient[]
  readonly instructions: readonly Instruction[]
}

/** A food of the list; `grams` are those of the whole recipe, 0 where they are not known. */
export interface DishLine {
  readonly line: number
  readonly food: Food
  readonly kind: Kind | undefined
  readonly grams: number
}

export interface DishStep {
  /** Counted from 1. */
  readonly number: number
  /** In plain words, as are its sentences. */
  readonly text: string
  readonly sentences: readonly string[]
  /** The sentences for whoever looks for what is done: of a food only its noun, so that brown sugar browns nothing. */
  readonly deeds: readonly string[]
  readonly minutes: number
  readonly lines: readonly DishLine[]
}

/** What the steps do with which foods, ready to be searched. */
export interface CookedDish {
  readonly title: string
  readonly type: string
  /** Title, description, preparations of the list and steps in plain words. */
  readonly text: string
  readonly lines: readonly DishLine[]
  readonly steps: readonly DishStep[]
}

/** Reads a recipe's own words. A line that offers a choice or names no food of the table is no line of it. */
export function cookedDish(recipe: DishWords): CookedDish {
  const read = readRecipe(recipe)
  const used = stepsOfLines(read)
  const lines = read.lines.flatMap(({ line: { alternatives }, portions }, line): DishLine[] =>
    alternatives.length > 0
      ? []
      : portions.flatMap(({ food, weight }) =>
          food ? [{ line, food, kind: behaviourOf(food)?.kind, grams: weight?.grams ?? 0 }] : [],
        ),
  )
  const longNames = [...new Set(lines.flatMap(({ food }) => namesOf(food)))].filter((name) => name.includes(' '))
  const steps = read.steps.map((step, at): DishStep => {
    const { active, waiting } = stepMinutes(step)
    const sentences = step.text.split(/[.;!](?= |$)/)
    const said = longNames.filter((name) => step.text.includes(name))
    return {
      number: at + 1,
      text: step.text,
      sentences,
      deeds: sentences.map((sentence) => deedsOf(sentence, said)),
      minutes: active + waiting,
      lines: lines.filter(({ line }) => used[line]?.includes(at + 1)),
    }
  })
  const title = plain(recipe.title)
  const preparations = recipe.ingredients.map(({ preparation = '' }) => plain(preparation))
  const text = [title, plain(recipe.description), ...preparations, ...steps.map((step) => step.text)].join(' ')
  return { title, type: recipe.recipeType, text, lines, steps }
}

/** How a food behaves in a pan; undefined for what the kitchen does not cook with itself. */
function behaviourOf({ id }: Food): Behaviour | undefined {
  return behaviours[id]
}

function deedsOf(sentence: string, names: readonly string[]): string {
  return names.reduce(
    (left, name) => left.replaceAll(name, name.slice(name.lastIndexOf(' ') + 1)),
    sentence.replaceAll(/\bthe rest\b/g, 'the others'),
  )
}

/** Whether a text in plain words calls a food by any of its names. */
export const isCalledIn = (text: string, food: Food) => namesOf(food).some((name) => text.includes(name))

const namesOf = rememberedFor((food: Food): readonly string[] =>
  [...(behaviourOf(food)?.short ?? []), food.plural, food.name].map(plain),
)

/** A food's own name in plain words. */
export const nameOf = (food: Food) => namesOf(food).at(-1)!

/** Whether a dish's title has a word of a food's name, in the singular or the plural: blueberry muffins are named for blueberries. Flesh goes by any of its names. */
export function isNamedFor({ name, plural, aliases, facts }: Food, title: string): boolean {
  const named = new Set(wordsOf(title))
  const kinds = facts.has('fish') ? ['fish'] : []
  const flesh = facts.has('meat') || facts.has('fish') ? [...aliases, ...kinds] : []
  return wordsOf([name, plural, ...flesh].join(' ')).some((word) => named.has(word))
}

const wordsOf = (text: string) =>
  plainWords(text)
    .filter((word) => word.length > 2 && !tellingApart.has(word))
    .map(singular)
/** Words that tell many foods apart and name none. */
const tellingApart: ReadonlySet<string> = new Set(
  'red green white black yellow sweet fresh dried canned large small low dry whole ground mince minced boneless skinless lean and with'.split(
    ' ',
  ),
)

/** The food as a step calls it: 'the chicken', where the list has boneless, skinless thighs. */
export function calledIn(text: string, food: Food): string {
  const names = [...(behaviourOf(food)?.short ?? []).toReversed(), food.plural, food.name]
  return names.find((name) => text.includes(plain(name))) ?? food.name
}

/** Whether a food changes nothing of what it is cooked with but the taste. */
export function onlySeasons({ roles }: Food): boolean {
  return !roles.some((role) => role === 'protein' || role === 'base' || role === 'vegetable' || role === 'fruit')
}
