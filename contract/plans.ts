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
    'View shopping lists',
    'Basic customization: diet, cuisine, time, budget',
  ]),
  mid: plan('mid', 'Premium', 7, [
    '20 recipes a day',
    'Download and combine shopping lists',
    'Menus for a whole meal',
    'Kitchen equipment optimization: use what you own',
    'Choose the ingredients, spice level, method and season',
    'No ads',
  ]),
  premium: plan('premium', 'Unlimited', 20, [
    'Unlimited recipes',
    'Everything in Premium',
    'Menus and meal plans',
    'Grocery delivery integration, with a link for each item',
    'Smart ingredient search: cook what you have',
    'Calorie targets and nutrition section',
    'Priority support',
    'Advanced AI customization',
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
