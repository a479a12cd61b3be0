import { wordSet } from '#domain/plain-text.ts'
import type { ToldAllergies } from '#domain/wish/allergies/tellings.ts'
import { unlabeledAllergens } from '#domain/wish/allergies/unlabeled-allergens.ts'
import type { Intents, Named } from '#domain/wish/intents.ts'
import { allergenWords } from '#domain/wish/lexicon/diet-words.ts'
import { takeOccasion } from '#domain/wish/parser/choices.ts'
import { hearLastOfList } from '#domain/wish/parser/doubtful-dish.ts'
import type { Reading } from '#domain/wish/parser/reading.ts'

/** Joins what was told of allergies with the rest: it wins over anything else that was heard of the same words. */
export function joinAllergies(intents: Intents, told: ToldAllergies, reading: Reading): void {
  const { foods, sentences, openAt } = told
  const isMeant = ({ from, to, as }: Named) =>
    foods.some((food) => food.from < to && from < food.to) ||
    (as === 'refused' && sentences.some((sentence) => sentence.from <= from && to <= sentence.to))
  intents.openAllergy = openAt !== undefined && !intents.foods.some(({ as, from }) => as !== 'wanted' && from < openAt)
  for (const food of intents.foods) if (isMeant(food)) food.as = 'allergy'
  const heard = new Set(intents.foods.map(({ words, from }) => `${from} ${words}`))
  for (const food of foods)
    if (!heard.has(`${food.from} ${food.words}`))
      intents.foods.push({ ...food, as: 'allergy', either: false, leftover: false })
  intents.foods.sort((one, other) => one.from - other.from)
  for (const food of intents.foods) if (food.as === 'allergy' || isNoFood(food)) takeAllergy(intents, food.words)
  bindForbidden(intents, reading)
}

/** What a doctor forbids is refused for the body's sake; what may be the dish instead is asked about. */
function bindForbidden(intents: Intents, reading: Reading): void {
  hearLastOfList(intents, reading.words, reading.tokens)
  if (!reading.words.some((word) => physicians.has(word))) return
  for (const food of intents.foods) {
    if (food.as !== 'refused' || food.passing || ownTaste.test(reading.said(food.from - 4, food.from))) continue
    food.as = 'allergy'
    takeAllergy(intents, food.words)
  }
}

/** What is no food is refused for the body's sake: 'no MSG'. */
function isNoFood({ as, words, anyOf }: Named): boolean {
  return as === 'refused' && !anyOf.length && unlabeledAllergens.has(words) && words !== 'red meat'
}

function takeAllergy(intents: Intents, words: string): void {
  intents.allergens.push(...(allergenWords.get(words) ?? []))
  const unlabeled = unlabeledAllergens.get(words)
  if (unlabeled) takeOccasion(intents, unlabeled, words)
}

/** 'Dr says eat more, I don't eat red meat': what stands right before a food says that it is left on the plate, and the doctor did not forbid it. */
const ownTaste = /\b(?:i|we) (?:dont eat|do not eat|dont like|do not like|never eat|wont eat|hate)(?: \w+)?$/
const physicians = wordSet(
  'doctor doctors doc docs dr gp medical medically allergist dietitian diagnosed hospital pediatrician paediatrician',
)
