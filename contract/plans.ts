/** Stored tiers. Shown as Free, Premium, Unlimited. */
export const tiers = ['free', 'mid', 'premium'] as const
export type Tier = (typeof tiers)[number]

/** What a plan may do. The server refuses by this table, the client shows by it. */
export interface Entitlements {
  /** Recipes a UTC day; null: no limit. */
  dailyRecipes: number | null
  shoppingListOnScreen: boolean
  downloadLists: boolean
  combineLists: boolean
  equipmentOptimisation: boolean
  premiumFormFields: boolean
  calorieTarget: boolean
  menus: boolean
  mealPlans: boolean
  deliveryOrdering: boolean
  nutritionSection: boolean
  smartIngredientSearch: boolean
  prioritySupport: boolean
  seesAds: boolean
}
/** The rows that are allowed or not. */
export type Entitlement = Exclude<keyof Entitlements, 'dailyRecipes' | 'seesAds'>

export interface Plan {
  tier: Tier
  name: string
  /** Dollars a month. */
  price: number
  dailyRecipes: number | null
  features: readonly string[]
  canCreateMenus: boolean
  canCreateMealPlans: boolean
}

export const entitlements: Readonly<Record<Tier, Entitlements>> = {
  free: {
    dailyRecipes: 3,
    shoppingListOnScreen: true,
    downloadLists: false,
    combineLists: false,
    equipmentOptimisation: false,
    premiumFormFields: false,
    calorieTarget: false,
    menus: false,
    mealPlans: false,
    deliveryOrdering: false,
    nutritionSection: false,
    smartIngredientSearch: false,
    prioritySupport: false,
    seesAds: true,
  },
  mid: {
    dailyRecipes: 20,
    shoppingListOnScreen: true,
    downloadLists: true,
    combineLists: true,
    equipmentOptimisation: true,
    premiumFormFields: true,
    calorieTarget: false,
    menus: true,
    mealPlans: false,
    deliveryOrdering: false,
    nutritionSection: false,
    smartIngredientSearch: false,
    prioritySupport: false,
    seesAds: false,
  },
  premium: {
    dailyRecipes: null,
    shoppingListOnScreen: true,
    downloadLists: true,
    combineLists: true,
    equipmentOptimisation: true,
    premiumFormFields: true,
    calorieTarget: true,
    menus: true,
    mealPlans: true,
    deliveryOrdering: true,
    nutritionSection: true,
    smartIngredientSearch: true,
    prioritySupport: true,
    seesAds: false,
  },
}

export const plans: Readonly<Record<Tier, Plan>> = {
  free: plan('free', 'Free', 0, [
    '3 recipes a day',
    'Every recipe verified line by line',
    'Your diet, cuisine, time and budget',
    'Shopping lists to view on screen',
    'Your own recipes, and those from other apps',
  ]),
  mid: plan('mid', 'Premium', 7, [
    '20 recipes a day',
    'Everything in Free, without ads',
    'Menus: a whole meal that’s ready all at once',
    'Shopping lists to download and combine',
    'Recipes written for the equipment you own',
    'Choose the ingredients, spice level, method and season',
  ]),
  premium: plan('premium', 'Unlimited', 20, [
    'Unlimited recipes',
    'Everything in Premium',
    'Meal plans: a week for everyone at your table',
    'Smart ingredient search: cook what you have',
    'Calorie targets and nutrition for every recipe',
    'Grocery delivery, with a link for each item',
    'Advanced AI customization: every field',
    'Priority support',
  ]),
}

/** The cheapest tier that has an entitlement. */
export function requiredTier(entitlement: Entitlement): Tier {
  return tiers.find((tier) => entitlements[tier][entitlement]) ?? 'premium'
}

function plan(tier: Tier, name: string, price: number, features: readonly string[]): Plan {
  const { dailyRecipes, menus, mealPlans } = entitlements[tier]
  return { tier, name, price, dailyRecipes, features, canCreateMenus: menus, canCreateMealPlans: mealPlans }
}
