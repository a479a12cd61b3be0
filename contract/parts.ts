/** What of the contract stands by itself in the client, as few pages need it: for administrators alone, for one dialog each, for the community. */
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
  community: ['community'],
  correction: ['corrections'],
  keeping: ['shoppingDays'],
} as const
