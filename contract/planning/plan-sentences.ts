import { mealBounds } from '#domain/plan/meal-plan/eaters/seating.ts'

/** What is said of a plan's form that was sent back. Beside the contract, so that a page can say the same without its schemas. */
export const planSentences = {
  title: 'Please name the plan.',
  name: 'Please enter a name for everyone.',
  portionLeast: 'A portion must be at least 0.25.',
  portionMost: 'A portion can be at most 4.',
  target: 'The minimum of a target can’t be higher than its maximum.',
  eatersLeast: 'Please add at least one person.',
  mealsLeast: 'A day needs at least one meal.',
  mealsOfDayMost: `A day can have at most ${mealBounds.ofDay} meals.`,
  mealsMost: `A week can have at most ${mealBounds.rows} meals.`,
  mealTwice: 'A day can have each meal only once. Please choose different days, or remove one of the two.',
  noMeals: 'None of your meals falls on these days. Please choose other days, or add a meal.',
  noSuchEater: 'A meal is for someone who isn’t in the plan.',
  budgetLeast: 'A budget must be at least $1.',
  budgetMost: 'A budget can be at most $10,000.',
  isOver: 'This plan is over. Choose “Use again starting…” first, then plan the copy.',
  shoppingDay: 'Please choose at least one shopping day.',
} as const
