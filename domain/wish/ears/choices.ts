import type { Diet } from '#domain/food/diets.ts'
import type { Choice, Meaning } from '#domain/wish/meaning.ts'
import type { Said } from '#domain/wish/said.ts'

/** Notes a mood, cuisine, method, meal, type, season or machine; `not` if it is refused, `only` if the cook has no other machine. */
export function takeChoice(said: Said, meaning: Choice, not: boolean, only: boolean): void {
  switch (meaning.is) {
    case 'mood':
      if (!not && meaning.mood === 'no-salt') takeNoSalt(said)
      else if (!not) said.moods.add(meaning.mood)
      else if (meaning.mood === 'spicy' || meaning.mood === 'very spicy') said.moods.add('mild')
      return
    case 'cuisine':
      // 'Mexican, not Tex-Mex': some kitchens of a cuisine, not all of it
      if (not && meaning.families.length) said.refusedFamilies.push(...meaning.families)
      else if (not) said.refusedCuisines.push(...(meaning.cuisine ? [meaning.cuisine] : []))
      else {
        if (meaning.cuisine) said.cuisines.push(meaning.cuisine)
        said.families.push(...meaning.families)
      }
      return
    case 'method':
      ;(not || meaning.isRefused ? said.refusedMethods : said.methods).push(meaning.method)
      return
    case 'meal':
      if (!not) said.meals.push(meaning.meal)
      return
    case 'type':
      takeType(said, meaning, not)
      return
    case 'season':
      said.seasons.push(meaning.season)
      return
    case 'level':
      said.levels.push(meaning.level)
      return
    case 'machine':
      if (not || meaning.isOff) said.refusedMachines.push(meaning.machine)
      else {
        said.machines.push(meaning.machine)
        said.onlyMachines ||= only
      }
  }
}

/** Notes a diet; whoever speaks of a heart wants little saturated fat before just enough of it. */
export function takeDiet(said: Said, diet: Diet): void {
  said.diets.push(diet)
  if (diet === 'heart-healthy') said.moods.add('little saturated fat')
}

/** Notes what an occasion or a need asks for, and the need itself, in the words it was heard in. */
export function takeOccasion(said: Said, meaning: Extract<Meaning, { is: 'occasion' | 'need' }>, words: string): void {
  for (const ask of meaning.asks) {
    if (ask.is === 'diet') takeDiet(said, ask.diet)
    else takeChoice(said, ask, false, false)
  }
  said.banned.push(...meaning.without)
  for (const food of meaning.without) said.implied.set(food, words)
  if (meaning.is === 'occasion') takeSetting(said, meaning)
  if (meaning.is !== 'need' || said.needs.some((need) => need.words === words)) return
  const { isWay = false, isFrail, note, asks, without } = meaning
  said.keepsApart ||= meaning.keepsApart ?? false
  said.needs.push({ words, isWay, isMet: asks.length + without.length > 0, without, isFrail, note })
}

function takeSetting(said: Said, { serves, usually, kitchen, unchilled }: Extract<Meaning, { is: 'occasion' }>): void {
  said.crowd ??= serves
  if (usually) said.usualTypes.push(usually)
  said.kitchen ??= kitchen
  said.isUnchilled ||= unchilled ?? false
}

/** No salt is neither strewn nor poured as soy sauce, and what the foods bring stays low. */
export function takeNoSalt(said: Said): void {
  said.moods.add('no-salt').add('low-salt')
  said.banned.push('salty food')
  said.implied.set('salty food', 'no salt')
}

function takeType(said: Said, { type, forms }: Extract<Choice, { is: 'type' }>, not: boolean): void {
  const dish = { words: type, forms, families: [], foods: [] }
  ;(not ? said.refusedTypes : said.types).push(type)
  if (forms.length) (not ? said.refusedDishes : said.dishes).push(dish)
}
