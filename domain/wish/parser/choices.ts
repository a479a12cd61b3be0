import type { Diet } from '#domain/food/diets.ts'
import type { Intents } from '#domain/wish/intents.ts'
import type { Choice, Meaning } from '#domain/wish/meaning.ts'

/** Notes a mood, cuisine, method, meal, type, season or machine; `not` if it is refused, `only` if the cook has no other machine. */
export function takeChoice(intents: Intents, meaning: Choice, not: boolean, only: boolean): void {
  switch (meaning.is) {
    case 'mood':
      if (!not && meaning.mood === 'no-salt') takeNoSalt(intents)
      else if (!not) intents.moods.add(meaning.mood)
      else if (meaning.mood === 'spicy' || meaning.mood === 'very spicy') intents.moods.add('mild')
      return
    case 'cuisine':
      // 'Mexican, not Tex-Mex': some kitchens of a cuisine, not all of it
      if (not && meaning.families.length) intents.refusedFamilies.push(...meaning.families)
      else if (not) intents.refusedCuisines.push(...(meaning.cuisine ? [meaning.cuisine] : []))
      else {
        if (meaning.cuisine) intents.cuisines.push(meaning.cuisine)
        intents.families.push(...meaning.families)
      }
      return
    case 'method':
      ;(not || meaning.isRefused ? intents.refusedMethods : intents.methods).push(meaning.method)
      return
    case 'meal':
      if (!not) intents.meals.push(meaning.meal)
      return
    case 'type':
      takeType(intents, meaning, not)
      return
    case 'season':
      intents.seasons.push(meaning.season)
      return
    case 'level':
      intents.levels.push(meaning.level)
      return
    case 'machine':
      if (not || meaning.isOff) intents.refusedMachines.push(meaning.machine)
      else {
        intents.machines.push(meaning.machine)
        intents.onlyMachines ||= only
      }
  }
}

/** Notes a diet; whoever speaks of a heart wants little saturated fat before just enough of it. */
export function takeDiet(intents: Intents, diet: Diet): void {
  intents.diets.push(diet)
  if (diet === 'heart-healthy') intents.moods.add('little saturated fat')
}

/** Notes what an occasion or a need asks for, and the need itself, in the words it was heard in. */
export function takeOccasion(
  intents: Intents,
  meaning: Extract<Meaning, { is: 'occasion' | 'need' }>,
  words: string,
): void {
  for (const ask of meaning.asks) {
    if (ask.is === 'diet') takeDiet(intents, ask.diet)
    else takeChoice(intents, ask, false, false)
  }
  intents.banned.push(...meaning.without)
  for (const food of meaning.without) intents.implied.set(food, words)
  if (meaning.is === 'occasion') takeSetting(intents, meaning)
  if (meaning.is !== 'need' || intents.needs.some((need) => need.words === words)) return
  const { isWay = false, isFrail, note, asks, without } = meaning
  intents.keepsApart ||= meaning.keepsApart ?? false
  intents.needs.push({ words, isWay, isMet: asks.length + without.length > 0, without, isFrail, note })
}

function takeSetting(
  intents: Intents,
  { serves, usually, kitchen, unchilled }: Extract<Meaning, { is: 'occasion' }>,
): void {
  intents.crowd ??= serves
  if (usually) intents.usualTypes.push(usually)
  intents.kitchen ??= kitchen
  intents.isUnchilled ||= unchilled ?? false
}

/** No salt is neither strewn nor poured as soy sauce, and what the foods bring stays low. */
export function takeNoSalt(intents: Intents): void {
  intents.moods.add('no-salt').add('low-salt')
  intents.banned.push('salty food')
  intents.implied.set('salty food', 'no salt')
}

function takeType(intents: Intents, { type, forms }: Extract<Choice, { is: 'type' }>, not: boolean): void {
  const dish = { words: type, forms, families: [], foods: [] }
  ;(not ? intents.refusedTypes : intents.types).push(type)
  if (forms.length) (not ? intents.refusedDishes : intents.dishes).push(dish)
}
