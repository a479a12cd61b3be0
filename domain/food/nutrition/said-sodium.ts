import type { Food } from '#domain/food/food.ts'
import { sodiumOfSalt } from '#domain/food/foods.ts'
import { saidWords } from '#domain/food/match/food-words.ts'
import { wordSet } from '#domain/plain-text.ts'
import { rememberedFor } from '#domain/remembered.ts'

type Kind = keyof NonNullable<Food['otherSodium']>

/**
 * The food with the sodium of what its line says: broth is salted unless it is said to be low in salt, and soy sauce is less salty where that is
 * said. Words for it are those of 21 CFR 101.61, and those for what is made at home.
 */
export function asSalted(food: Food, said: string): Food {
  if (!food.otherSodium) return food
  const words = saidWords(said)
  const kind = saysLow(words) ? 'low' : words.includes('stock') && !words.includes('broth') ? 'stock' : 'plain'
  return saltedKinds(food)[kind] ?? (kind === 'stock' ? saltedKinds(food).plain : undefined) ?? food
}

const saltedKinds = rememberedFor((food: Food): Partial<Record<Kind, Food>> => {
  const { plain, low, stock } = food.otherSodium ?? {}
  return {
    ...(plain && { plain: withSodium(food, plain) }),
    ...(low && { low: withSodium(food, low) }),
    ...(stock && { stock: withSodium(food, stock) }),
  }
})

function withSodium(food: Food, [sodium, source]: readonly [number, string]): Food {
  return {
    ...food,
    nutrients: { ...food.nutrients, sodium },
    nutrientSource: `${food.nutrientSource}, sodium ${source}`,
    salt: sodium / sodiumOfSalt,
  }
}

/** 'Low-sodium', 'no salt added', 'unsalted', 'homemade'. */
function saysLow(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (alone.has(word)) return true
    const before = words[at - 1] === 'added' ? words[at - 2] : words[at - 1]
    return salts.has(word) && (less.has(before ?? '') || words[at + 1] === 'free')
  })
}
const alone = wordSet('unsalted homemade')
const salts = wordSet('sodium salt')
const less = wordSet('low lower lowered reduced less no little without light')
