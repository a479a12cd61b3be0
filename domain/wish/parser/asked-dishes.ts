import { allergenName } from '#domain/food/allergens/allergens.ts'
import { foods } from '#domain/food/foods.ts'
import { knownFood } from '#domain/food/match/find-food.ts'
import type { Intents, Named } from '#domain/wish/intents.ts'
import { joiners } from '#domain/wish/lexicon/small-words.ts'
import { foodNamed } from '#domain/wish/lexicon/vocabulary.ts'
import type { DishMeaning } from '#domain/wish/meaning.ts'
import type { Reading } from '#domain/wish/parser/reading.ts'

/** A dish that was asked for, where it stands, and the foods under its name, if it is the name of one. */
export interface AskedDish {
  dish: DishMeaning
  words: string
  from: number
  to: number
  foods: readonly string[]
}

/** The dishes that were asked for by name, which what follows may take back: 'mussels make me ill', 'ramen? no thanks'. */
export class AskedDishes {
  private readonly reading: Reading
  private readonly intents: Intents
  private readonly asked: AskedDish[] = []

  constructor(reading: Reading, intents: Intents) {
    this.reading = reading
    this.intents = intents
  }

  get last(): AskedDish | undefined {
    return this.asked.at(-1)
  }

  want(asked: AskedDish): void {
    this.intents.dishes.push(asked.dish)
    this.intents.calledAs.set(asked.dish.words, this.reading.typed(asked.from, asked.to))
    this.asked.push(asked)
  }

  /** The dishes of a list that ends at most `gap` words before a place become the foods that they are made of, and are no longer asked for. */
  becomeFoods(at: number, gap: number, sentenceFrom: number): void {
    this.addFoods(this.take(at, gap, sentenceFrom))
  }

  /** The same dishes are refused; a food only where the dish is one by its own name. False where none stands there. */
  refuse(at: number, gap: number): boolean {
    const taken = this.take(at, gap, 0)
    this.intents.refusedDishes.push(...taken.map(({ dish }) => dish))
    this.addFoods(taken.filter(({ foods }) => foods.length))
    return taken.length > 0
  }

  private addFoods(taken: readonly AskedDish[]): void {
    this.intents.foods.push(...taken.flatMap(foodsOf))
    this.intents.foods.sort((one, other) => one.from - other.from)
  }

  private take(at: number, gap: number, sentenceFrom: number): AskedDish[] {
    const taken: AskedDish[] = []
    const lastFood = this.intents.foods.at(-1)?.to ?? -1
    for (let asked = this.last; asked; asked = this.last) {
      const { dish, from, to } = asked
      const next = taken.at(-1)
      const isNear = next ? this.reading.words.slice(to, next.from).every((word) => joiners.has(word)) : at - to <= gap
      if (!isNear || from < sentenceFrom || to <= lastFood) break
      taken.push(asked)
      this.asked.pop()
      this.intents.dishes = this.intents.dishes.filter((each) => each !== dish)
    }
    return taken
  }
}

/** A food by its own name is itself; another dish is what it is named for, and each usual food that somebody may be allergic to. */
export function foodsOf({ dish, words, from, to, foods: ids }: AskedDish): Named[] {
  const named = (name: string, anyOf: readonly string[]): Named => {
    return { words: name, anyOf, as: 'wanted', from, to, either: false, leftover: false }
  }
  if (ids.length) return [named(words, ids)]
  const usual = dish.foods.map((name) => named(name, foodNamed(name) ?? []))
  const made = [...(dish.needs ?? []).map(([id = '']) => id), ...(dish.madeWith ?? [])].flatMap((id) =>
    (foods.get(id)?.allergens.certain ?? []).map((allergen) => named(allergenName(allergen), [id])),
  )
  const table = knownFood(words)
  const own = table.exact && table.food?.allergens.certain.length ? [named(words, [table.food.id])] : []
  return [...usual, ...made, ...own].filter(({ anyOf }) => anyOf.length > 0)
}
