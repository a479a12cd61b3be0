import type { Intents } from '#domain/wish/intents.ts'
import { foodNamed } from '#domain/wish/lexicon/vocabulary.ts'

/** Who names what there is and says that there is no more has nothing else; who names nothing has what keeps. */
export function closeList(intents: Intents, text: string): void {
  if (noMore.test(text)) {
    intents.closed ??= 'several'
    intents.unheard = intents.unheard.filter((words) => !onlyNoMore.test(words))
  }
  // who is out of money until payday and tells what there is buys nothing more
  const isClosed = justThese.test(text) || intents.moods.has('cheapest')
  const ofDishes = intents.dishes.filter(({ words }) => foodNamed(words)?.length).length
  if (foodsThere(intents) + ofDishes > 2 && isClosed) intents.closed ??= 'several'
  // whoever names a dish and has only cheddar for it goes to the store for the rest
  if (intents.dishes.length > 0 && foodsThere(intents) < 2) intents.onlyHas = false
  if (!intents.closed) return
  // 'a microwave and a kettle, and that is all'
  if (foodsThere(intents) === 0 && intents.machines.length > 0) intents.onlyMachines = true
  if (intents.closed === 'several' && foodsThere(intents) > 0) hearFoodsOfDishes(intents)
  const isMoreThanOne = intents.closed !== 'several' || foodsThere(intents) > 1
  const isDishOfThese = intents.closed !== 'several' && foodsThere(intents) > (intents.closed === 'all' ? 1 : 0)
  intents.onlyHas ||= isMoreThanOne && (!intents.dishes.length || isDishOfThese)
}

function foodsThere({ foods }: Intents): number {
  return foods.filter(({ as, anyOf }) => as === 'wanted' && anyOf.length > 0).length
}

/** The pasta of 'pasta, butter and parmesan, nothing else' is there, and no dish that somebody asks for. */
function hearFoodsOfDishes(intents: Intents): void {
  intents.dishes = intents.dishes.filter(({ words }) => {
    const anyOf = foodNamed(words) ?? []
    if (anyOf.length) intents.foods.push({ words, anyOf, as: 'wanted', from: 0, to: 0, either: false, leftover: false })
    return !anyOf.length
  })
}

/** The words lose the 's of 'that's it', so it is heard in the text. */
const end =
  "that(?:['’‘`´]?s| is) (?:(?:just|pretty much|about|literally|really|basically|honestly|kind of|more or less|roughly) ){0,2}(?:it|all|the lot|everything)(?! bagels?\\b)"
const noMore = new RegExp(String.raw`\b${end}\b`, 'i')
/** Nothing else is said there. */
const onlyNoMore = new RegExp(String.raw`^\W*(?:(?:and|so|but|ok|okay) )?${end}\W*$`, 'i')
/** 'Just rice, eggs and soy sauce', 'all we've got: rice and eggs'. */
const justThese =
  /^\W{0,3}(?:just|only|nothing but|all (?:that )?(?:i|we)(?:['’]ve| have)? (?:got|have)\b(?: is| are)? ?:)/i
