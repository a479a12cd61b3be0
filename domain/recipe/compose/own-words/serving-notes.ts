import type { Nutrients } from '#domain/food/food.ts'
import { wholeText } from '#domain/measure/figures.ts'
import { boundNotes } from '#domain/options/nutrient-bounds.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** What a serving has of what the cook's words ask for little of, in a sentence each without a full stop. */
export function servingNotes(perServing: Nutrients, wish: HeardWish): string[] {
  const { moods, text } = wish.intents
  const calories = wholeText(perServing.calories)
  const isHeavy = (moods.has('light') || moods.has('lean-calories')) && perServing.calories > mostOfLight
  return [
    ...boundNotes(perServing, wish),
    ...(isHeavy ? [`It has ${calories} calories a serving, more than we’d call light`] : []),
    ...saltNotes(perServing, moods),
    ...(wish.diet === 'diabetic-friendly' && text
      ? [
          `A serving has ${wholeText(perServing.carbs)} g of carbohydrate, ${wholeText(perServing.sugar)} g of it sugar: see that this fits what your care team told you`,
        ]
      : []),
  ]
}

function saltNotes({ sodium }: Nutrients, moods: HeardWish['intents']['moods']): string[] {
  if (moods.has('no-salt'))
    return [
      `We added no salt and nothing that is mostly salt. The foods themselves bring ${wholeText(sodium)} mg of sodium a serving`,
    ]
  return moods.has('low-salt') && sodium <= littleSodium
    ? [`We kept the salt low: ${wholeText(sodium)} mg of sodium a serving`]
    : []
}

/** Milligrams: what a meal may have that is called healthy, 21 CFR 101.65. */
export const littleSodium = 600

/** Calories of a serving above which nobody calls a dinner light; our own judgment. */
const mostOfLight = 600
