import type { complexities } from '#domain/options/options.ts'

/** The landing page's form: what its choices are called, and what they ask of a recipe. */

export const longestDemoQuery = 300
/** What is cooked for who leaves the box empty. */
export const usualDemoQuery = 'quick healthy dinner'

/** Kcal of a serving. A recipe comes within a tenth of its target, which leaves it within the choice. */
export const calorieChoices = {
  'under-300': { label: 'Under 300', target: 250 },
  '300-500': { label: '300 to 500', target: 400 },
  '500-700': { label: '500 to 700', target: 600 },
  'over-700': { label: 'Over 700', target: 800 },
} as const

/** The most that a recipe may ask of its cook. */
export const difficultyChoices = {
  beginner: { label: 'Beginner', most: 'Beginner' },
  easy: { label: 'Easy', most: 'Beginner' },
  intermediate: { label: 'Intermediate', most: 'Intermediate' },
  advanced: { label: 'Advanced', most: 'Advanced' },
} as const satisfies Record<string, { label: string; most: (typeof complexities)[number] }>

/** Minutes from start to table. The upper end binds; the lower one is looked for, as nobody minds to eat sooner. */
export const prepTimeChoices = {
  'under-15': { label: 'Under 15 minutes', least: 0, most: 15 },
  '15-30': { label: '15 to 30 minutes', least: 15, most: 30 },
  '30-60': { label: '30 to 60 minutes', least: 30, most: 60 },
  'over-60': { label: 'Over an hour', least: 60, most: undefined },
} as const

/** What the form asks for; what is left open may be anything. */
export interface DemoWish {
  /** A dish, foods, a mood: in the visitor's own words. */
  readonly query: string
  readonly calories?: keyof typeof calorieChoices | undefined
  readonly difficulty?: keyof typeof difficultyChoices | undefined
  readonly prepTime?: keyof typeof prepTimeChoices | undefined
}
