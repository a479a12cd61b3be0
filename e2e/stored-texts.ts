/** What a script that runs leaves behind; in small letters, as tags and equipment are kept. */
export const ran = 'scriptran'
const short = `<svg onload="${ran}=1">`
const link = `[${ran}](javascript:${ran}=1)`

/** Runs wherever it is taken for HTML: in text, in an attribute, in a script and in a link; in a text of so many letters at most. */
export function hostile(field: string, most = 200): string {
  const whole = `${field}"'><img src=x onerror="${ran}=1">${short}</textarea></title></script><script>${ran}=1</script>`
  return whole.length <= most ? whole : short
}

const recipe = {
  title: hostile('title'),
  description: hostile('description'),
  servings: 2,
  ingredients: [
    '400 g tofu',
    hostile('line'),
    { amount: short, unit: short, name: hostile('name'), preparation: hostile('preparation') },
  ],
  instructions: [hostile('step'), link, { description: hostile('step in its parts') }],
  tags: [short],
  cookNotes: hostile('notes'),
}
const name = { firstName: hostile('first', 100), lastName: hostile('last', 100) }
const eaters = [{ id: 'eater-one', name: hostile('eater', 80), dislikes: hostile('dislikes') }]
const week = { startDate: '2026-11-23', endDate: '2026-11-29' }
const issue = { subject: hostile('subject', 150), markdown: `${hostile('text')}\n\n${link}` }
const picture = {
  dish: hostile('dish', 80),
  type: short,
  foods: [hostile('food', 60), '1 onion'],
  alt: hostile('alt', 160),
}

/** Bodies with script in every text that is stored, by the row of the contract; ids and the like are added where they are known. */
export const bodies = {
  'accounts.changeProfile': {
    ...name,
    foodDislikes: hostile('dislikes'),
    kitchenEquipment: [short],
    specialEquipment: hostile('equipment'),
  },
  'accounts.changeDeliveryPreferences': { deliveryAddress: hostile('address') },
  'recipes.generate': { specialNotes: hostile('wish'), excludeIngredients: hostile('refused') },
  'recipes.create': recipe,
  'recipes.update': { ...recipe, title: hostile('changed title') },
  'library.tag': { tag: short, isOn: true },
  'collections.create': { name: hostile('name', 60) },
  'shopping.ofMenu': { recipeNames: [hostile('menu')] },
  'shopping.create': { title: hostile('list') },
  'shopping.update': {
    title: hostile('changed list'),
    changes: [{ kind: 'add', item: 'abcdefghij', text: hostile('change') }],
  },
  'shopping.addItem': { text: hostile('item') },
  'menus.generate': {
    mealType: 'dinner',
    recipeCount: 2,
    specialNotes: hostile('wish'),
    excludeIngredients: hostile('refused'),
  },
  'menus.update': { title: hostile('menu'), description: hostile('description') },
  'mealPlans.create': { ...week, title: hostile('plan'), description: hostile('description'), eaters },
  'mealPlans.update': {
    title: hostile('changed plan'),
    description: hostile('changed description'),
    eaters,
    changes: [
      { kind: 'add', entry: 'entry-one', day: 0, meal: 'lunch', dish: { kind: 'note' }, note: hostile('note') },
    ],
  },
  'mealPlans.duplicate': { title: hostile('copy'), startDate: '2026-12-07' },
  'atHome.add': { text: hostile('at home') },
  'cooked.note': { cookedOn: '2026-11-20', servings: 2, note: hostile('note') },
  'contact.send': { name: name.firstName, subject: hostile('subject'), message: hostile('message') },
  'corrections.propose': {
    line: `1 onion, ${hostile('line')}`,
    correction: { kind: 'weight', food: 'onion', unit: 'each', grams: 151 },
  },
  'community.saveProfile': { about: hostile('about') },
  'community.comment': { content: `${hostile('comment')} ${link}` },
  'community.report': { reason: 'spam', note: hostile('report') },
  'inbox.answer': { text: hostile('answer') },
  'inbox.note': { text: hostile('note') },
  'correctionDesk.decide': { decision: 'decline', sentence: hostile('sentence') },
  'newsletterIssues.write': issue,
  'blogDesk.write': {
    title: hostile('title', 90),
    excerpt: hostile('excerpt'),
    metaDescription: hostile('description', 160),
    category: short,
    tags: [short],
    picture,
    markdown: `${hostile('text')}\n\n${link}`,
  },
} as const

/** Rows that store what another one does, in the same columns. */
export const alike: Readonly<Record<string, keyof typeof bodies>> = {
  'accounts.signUp': 'accounts.changeProfile',
  'accounts.completeSetup': 'accounts.changeProfile',
  'accounts.updateKitchenEquipment': 'accounts.changeProfile',
  'admin.updateUser': 'accounts.changeProfile',
  'billing.signUpWithPayment': 'accounts.changeProfile',
  'collections.update': 'collections.create',
  'mealPlans.generate': 'mealPlans.create',
  'atHome.update': 'atHome.add',
  'cooked.update': 'cooked.note',
  'newsletterIssues.change': 'newsletterIssues.write',
  'newsletterIssues.sendNewsletter': 'newsletterIssues.write',
  'blogDesk.save': 'blogDesk.write',
}

/** What no script is put into, and why. */
export const excused: readonly (readonly [place: RegExp, why: string])[] = [
  [/ (?:password|currentPassword|newPassword|code)$/, 'a secret: it is hashed or compared, and shown nowhere'],
  [/^recipes\.verify |^public\.verifyRecipe |^check\./, 'is read and answered to whoever typed it; nothing is stored'],
  [/^recipes\.ideas |^demo\.make |^shopping\.deliveryLink |^imports\./, 'is asked for; nothing of it is stored'],
  [
    /^(?:recipes|menus)\.generate (?:includeIngredients|excludeIngredients\[\]|kitchenEquipment)/,
    'names foods or what the member has written down; what is told of a wish is told of excludeIngredients too',
  ],
  [/^recipes\.swap food$/, 'names one of the substitutes that were offered'],
  [/^collections\.(?:create|update) rule\./, 'is the filter of an address, which strangers cannot store for anybody'],
  [/^accounts\.completeSetup deliveryAddress$/, 'accounts.changeDeliveryPreferences stores the same'],
  [/^mealPlans\.(?:generate|update) was\./, 'is what the page had before: it is compared'],
  [/^mealPlans\.generate without\[\]$/, 'names rules'],
  [/^testCheckout\.pay name$/, 'is what a payment provider would say, and becomes the names of an account'],
  [/^contact\.send (?:website|form)$/, 'tells people from programs; it is not stored'],
  [/^corrections\.propose correction\.words$/, 'are words of the line, which has script in it'],
  [/ correction\.food$/, 'names a food of the table'],
  [/^(?:community\.report|moderation\.hide) about\.handle$/, 'names a cook'],
  [/^foodPrices\./, 'would change what every journey’s recipes cost; administrators alone see it'],
  [/^admin\.changeDeliveryStore name$/, 'would be the name of a store in every journey; administrators alone write it'],
  [/^admin\.upgradeUser userId$/, 'names a member'],
]
