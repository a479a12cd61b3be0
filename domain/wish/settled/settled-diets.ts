import type { Intents, Named } from '#domain/wish/intents.ts'
import { wantsFlesh } from '#domain/wish/parser/flesh.ts'

/** Once all is heard: which diet is meant, beside the foods that are asked for. */
export function settleDiets(intents: Intents, words: readonly string[]): void {
  // a vegetable stew with beef has both
  intents.isMeatless &&= !wantsFlesh(intents)
  bindFishEaters(intents, words)
}

/** 'Vegetarian but I eat fish' is pescatarian, and asks for no fish tonight. */
function bindFishEaters(intents: Intents, words: readonly string[]): void {
  const isExcepted = ({ as, words: named, from }: Named) =>
    as === 'wanted' && /^(?:fish|seafood)$/.test(named) && words.slice(Math.max(0, from - 4), from).includes('but')
  if (!intents.diets.includes('vegetarian') || !intents.foods.some(isExcepted)) return
  intents.diets = intents.diets.map((diet) => (diet === 'vegetarian' ? 'pescatarian' : diet))
  intents.foods = intents.foods.filter((food) => !isExcepted(food))
}
