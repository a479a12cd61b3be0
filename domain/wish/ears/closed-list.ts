import { foodNamed } from '#domain/wish/lexicon/vocabulary.ts'
import type { Said } from '#domain/wish/said.ts'

/** Who names what there is and says that there is no more has nothing else; who names nothing has what keeps. */
export function closeList(said: Said, text: string): void {
  if (noMore.test(text)) {
    said.closed ??= 'several'
    said.unheard = said.unheard.filter((words) => !onlyNoMore.test(words))
  }
  if (foodsThere(said) > 2 && justThese.test(text)) said.closed ??= 'several'
  if (!said.closed) return
  if (said.closed === 'several' && foodsThere(said) > 0) hearFoodsOfDishes(said)
  const isMoreThanOne = said.closed !== 'several' || foodsThere(said) > 1
  said.onlyHas ||= isMoreThanOne && (!said.dishes.length || (said.closed !== 'several' && foodsThere(said) > 0))
}

function foodsThere({ foods }: Said): number {
  return foods.filter(({ as, anyOf }) => as === 'wanted' && anyOf.length > 0).length
}

/** The pasta of 'pasta, butter and parmesan, nothing else' is there, and no dish that somebody asks for. */
function hearFoodsOfDishes(said: Said): void {
  said.dishes = said.dishes.filter(({ words }) => {
    const anyOf = foodNamed(words) ?? []
    if (anyOf.length) said.foods.push({ words, anyOf, as: 'wanted', from: 0, to: 0, either: false, leftover: false })
    return !anyOf.length
  })
}

/** The words lose the 's of 'that's it', so it is heard in the text. */
const end =
  "that(?:['’‘`´]?s| is) (?:(?:just|pretty much|about|literally|really) ){0,2}(?:it|all|the lot|everything)(?! bagels?\\b)"
const noMore = new RegExp(String.raw`\b${end}\b`, 'i')
/** Nothing else is said there. */
const onlyNoMore = new RegExp(String.raw`^\W*(?:(?:and|so|but|ok|okay) )?${end}\W*$`, 'i')
/** 'Just rice, eggs and soy sauce', 'all we've got: rice and eggs'. */
const justThese =
  /^\W{0,3}(?:just|only|nothing but|all (?:that )?(?:i|we)(?:['’]ve| have)? (?:got|have)\b(?: is| are)? ?:)/i
