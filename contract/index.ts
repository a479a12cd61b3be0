import { accounts } from '#contract/accounts.ts'
import { admin } from '#contract/admin.ts'
import { atHome } from '#contract/at-home.ts'
import { billing } from '#contract/billing.ts'
import { blog } from '#contract/blog.ts'
import { blogDesk } from '#contract/blog-desk.ts'
import { check } from '#contract/check.ts'
import { collections } from '#contract/collections.ts'
import { community } from '#contract/community.ts'
import { contact } from '#contract/contact.ts'
import { cooked } from '#contract/cooked.ts'
import { correctionDesk, corrections } from '#contract/corrections.ts'
import { demo } from '#contract/demo.ts'
import { foodPrices } from '#contract/food-prices.ts'
import { imports } from '#contract/imports.ts'
import { inbox } from '#contract/inbox.ts'
import { library } from '#contract/library.ts'
import { mealPlans } from '#contract/meal-plans.ts'
import { menus } from '#contract/menus.ts'
import { moderation } from '#contract/moderation.ts'
import { newsletter } from '#contract/newsletter.ts'
import { newsletterIssues } from '#contract/newsletter-issues.ts'
import { newsletterSubscribers } from '#contract/newsletter-subscribers.ts'
import { operations } from '#contract/operations.ts'
import { ownData } from '#contract/own-data.ts'
import { publicCalls } from '#contract/public.ts'
import { recipes } from '#contract/recipes.ts'
import { security } from '#contract/security.ts'
import { sharing } from '#contract/sharing.ts'
import { shopping } from '#contract/shopping.ts'
import { shoppingDays } from '#contract/shopping-days.ts'
import { testCheckout } from '#contract/test-checkout.ts'
import { tonight } from '#contract/tonight.ts'

/** Everything the server offers but the few plain routes listed in server/app.ts. Client, tests and the API document follow from it. */
export const contract = {
  accounts,
  security,
  ownData,
  billing,
  testCheckout,
  recipes,
  imports,
  library,
  collections,
  sharing,
  shopping,
  menus,
  mealPlans,
  shoppingDays,
  atHome,
  tonight,
  cooked,
  blog,
  blogDesk,
  check,
  demo,
  public: publicCalls,
  newsletter,
  newsletterIssues,
  newsletterSubscribers,
  contact,
  inbox,
  corrections,
  correctionDesk,
  foodPrices,
  community,
  moderation,
  admin,
  operations,
}
export type Contract = typeof contract
