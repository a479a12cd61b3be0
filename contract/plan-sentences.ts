/** What is said of a plan's form that was sent back. Beside the contract, so that a page can say the same without its schemas. */
export const planSentences = {
  title: 'Please name the plan',
  name: 'Please name everyone who eats',
  portionLeast: 'A portion is a quarter at least.',
  portionMost: 'A portion is 4 at most.',
  target: 'A target cannot ask for more than it allows.',
  eatersLeast: 'Somebody has to eat: please add at least one person.',
  mealsLeast: 'A day needs at least one meal.',
  budgetLeast: 'A budget is $1 at least.',
  budgetMost: 'A budget is $10,000 at most.',
  shoppingDay: 'Please choose a day to shop on.',
} as const
