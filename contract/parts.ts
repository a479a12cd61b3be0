/** What of the contract stands by itself in the client, as few pages need it: for administrators alone, for one dialog, for the community, for who plans, for who pays. */
export const contractParts = {
  admin: [
    'admin',
    'blogDesk',
    'correctionDesk',
    'foodPrices',
    'inbox',
    'moderation',
    'newsletterIssues',
    'newsletterSubscribers',
    'operations',
  ],
  billing: ['billing', 'testCheckout'],
  community: ['community'],
  correction: ['corrections'],
  planning: ['atHome', 'mealPlans', 'menus', 'shoppingDays'],
} as const
