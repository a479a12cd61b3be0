import {
  backupDays,
  cookingHours,
  deletionDays,
  deliveryPageDays,
  endedSubscriptionDays,
  givenUpHandleDays,
  linkLives,
  messageDays,
  mostKeptLists,
  newsletterDeliveryDays,
  outboxDays,
  restorableHours,
  sessionDays,
  softBounces,
  spamDays,
  takenFromHomeDays,
  taskDays,
  waitingDays,
} from '#contract/how-long.ts'
import { plans } from '#contract/plans.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import { deliveryServicesOfSettings } from '#domain/options/options.ts'

/** What printed pages say of the code, by the names that stand in their text as {{names}}: figures that cannot go stale. */
const facts: Readonly<Record<string, string | number>> = {
  free: plans.free.name,
  freeRecipes: plans.free.dailyRecipes!,
  premium: plans.mid.name,
  premiumPrice: `$${plans.mid.price}`,
  premiumRecipes: plans.mid.dailyRecipes!,
  unlimited: plans.premium.name,
  unlimitedPrice: `$${plans.premium.price}`,
  allergens: allergens.length,
  diets: diets.length,
  stores: listOf(Object.entries(deliveryServicesOfSettings).flatMap(([code, name]) => (code === 'none' ? [] : name))),
  sessionDays: sessionDays.idle,
  longestSessionDays: sessionDays.longest,
  deletionDays,
  restorable: hoursText(restorableHours),
  backupDays,
  outboxDays,
  spamDays,
  passwordLink: hoursText(linkLives.passwordHours),
  addressLinkDays: linkLives.addressDays,
  unsubscribeLinkDays: linkLives.unsubscribeDays,
  newsletterDeliveryDays,
  endedSubscriptionDays,
  softBounces: softBounces.most,
  softBounceDays: softBounces.days,
  messageDays,
  givenUpHandleDays,
  taskDays,
  takenFromHomeDays,
  deliveryPageDays,
  waitingDays,
  cookingHours,
  keptLists: mostKeptLists,
}

/** What a page learns from its installation, when it is shown: client/features/words/site-words.ts. */
export const siteNames = [
  'operator',
  'languageModel',
  'imageModel',
  'mail',
  'payments',
  'advertising',
  'delivery',
  'recipePages',
] as const

/** The text with its figures. Throws for a name that nobody knows. */
export function withFacts(text: string): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    if (siteNames.some((known) => known === name)) return whole
    const fact = facts[name]
    if (fact === undefined)
      throw new Error(`Nothing in the code is called ${whole}; see tools/client-build/printed-facts.ts.`)
    return String(fact)
  })
}

function hoursText(hours: number): string {
  return hours === 1 ? 'an hour' : `${hours} hours`
}

function listOf(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
