import type { z } from 'zod'
import type { Option } from '#client/ui/fields/choice.tsx'
import { capital, words } from '#client/wording.ts'
import type { ProfileChange, User } from '#contract/accounts/accounts.ts'
import {
  allergiesOfProfile,
  cookingTimes,
  cuisinesOfProfile,
  deliveryServices,
  dietsOfProfile,
  equipmentOfProfile,
  skillLevels,
} from '#domain/options/options.ts'

/** What onboarding asks. Values are as stored: lower case; '' and [] mean not answered. */
export interface Answers {
  dietaryPreference: string
  allergies: string[]
  foodDislikes: string
  skillLevel: string
  preferredCuisines: string[]
  cookingTimePreference: string
  kitchenEquipment: string[]
  specialEquipment: string
  preferredDeliveryService: string
  deliveryZipCode: string
}

const stored = (labels: readonly string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }))
const coded = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The choices of each question, value and label. */
export const choices = {
  dietaryPreference: stored(dietsOfProfile),
  allergies: stored(allergiesOfProfile),
  skillLevel: stored(skillLevels),
  preferredCuisines: stored(cuisinesOfProfile),
  cookingTimePreference: coded(cookingTimes),
  kitchenEquipment: stored(equipmentOfProfile),
  preferredDeliveryService: coded(deliveryServices),
} as const

/**
 * The choices of a question, and what is stored though it is none of them, as other programs may have stored it: nothing
 * that binds is out of sight, or lost by a press beside it.
 */
export function choicesWith(question: keyof typeof choices, chosen: string | readonly string[]): readonly Option[] {
  const offered: readonly Option[] = choices[question]
  const others = [chosen].flat().filter((value) => value && !offered.some((option) => option.value === value))
  return [...offered, ...others.map((value) => ({ value, label: capital(words(value)) }))]
}

/** What is known of the user already; the starting point of a first visit. */
export function answersOf(user: User): Answers {
  return {
    dietaryPreference: user.dietaryPreference ?? '',
    allergies: user.allergies,
    foodDislikes: user.foodDislikes ?? '',
    skillLevel: user.skillLevel ?? '',
    preferredCuisines: user.preferredCuisines,
    cookingTimePreference: user.cookingTimePreference ?? '',
    kitchenEquipment: user.kitchenEquipment,
    specialEquipment: user.specialEquipment ?? '',
    preferredDeliveryService: user.preferredDeliveryService ?? '',
    deliveryZipCode: user.deliveryZipCode ?? '',
  }
}

/** 'None' and a named allergy exclude each other: the one chosen last stays. */
export function withoutContradiction(allergies: string[], toggled: string): string[] {
  if (!allergies.includes(toggled)) return allergies
  return toggled === 'none' ? ['none'] : allergies.filter((allergy) => allergy !== 'none')
}

/** The zip code is asked, and kept, only where something is delivered. */
export function asksForZip({ preferredDeliveryService }: Answers): boolean {
  return preferredDeliveryService !== '' && preferredDeliveryService !== 'none'
}

/** The change of the profile that finishes onboarding. */
export function profileOf(answers: Answers): z.input<typeof ProfileChange> {
  return {
    dietaryPreference: answers.dietaryPreference || null,
    allergies: answers.allergies,
    foodDislikes: answers.foodDislikes.trim() || null,
    skillLevel: answers.skillLevel || null,
    preferredCuisines: answers.preferredCuisines,
    cookingTimePreference: answers.cookingTimePreference || null,
    kitchenEquipment: answers.kitchenEquipment,
    specialEquipment: answers.specialEquipment.trim() || null,
    preferredDeliveryService: answers.preferredDeliveryService || null,
    deliveryZipCode: asksForZip(answers) ? answers.deliveryZipCode.trim() || null : null,
    hasCompletedOnboarding: true,
    hasCompletedSetup: true,
  }
}

/** The words of stored values, for the summary: 'Vegan', 'Tree Nuts, Soy'; undefined when nothing was chosen. */
export function wordsOf(question: keyof typeof choices, values: string | readonly string[]): string | undefined {
  const chosen = [values].flat().filter(Boolean)
  const options = choicesWith(question, chosen)
  const labels = chosen.map((value) => options.find((option) => option.value === value)?.label ?? value)
  return labels.length > 0 ? labels.join(', ') : undefined
}

/** Every answer by its name and step; undefined where the question was skipped. */
export function summaryOf(answers: Answers): [string, number, string | undefined][] {
  const rows: [string, number, string | undefined][] = [
    ['Diet', 2, wordsOf('dietaryPreference', answers.dietaryPreference)],
    ['Allergies', 2, wordsOf('allergies', answers.allergies)],
    ['Dislikes', 2, answers.foodDislikes.trim() || undefined],
    ['Skill', 3, wordsOf('skillLevel', answers.skillLevel)],
    ['Cuisines', 3, wordsOf('preferredCuisines', answers.preferredCuisines)],
    ['Time', 3, wordsOf('cookingTimePreference', answers.cookingTimePreference)],
    ['Equipment', 4, wordsOf('kitchenEquipment', answers.kitchenEquipment)],
    ['Special equipment', 4, answers.specialEquipment.trim() || undefined],
    ['Delivery', 5, wordsOf('preferredDeliveryService', answers.preferredDeliveryService)],
  ]
  if (asksForZip(answers)) rows.push(['ZIP code', 5, answers.deliveryZipCode.trim() || undefined])
  return rows
}
