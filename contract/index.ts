import { accounts } from '#contract/accounts/accounts.ts'
import { ownData } from '#contract/accounts/own-data.ts'
import { security } from '#contract/accounts/security.ts'
import { billing } from '#contract/billing/billing.ts'
import { testCheckout } from '#contract/billing/test-checkout.ts'
import { blog } from '#contract/blog/blog.ts'
import { blogDesk } from '#contract/blog/blog-desk.ts'
import { community } from '#contract/community/community.ts'
import { moderation } from '#contract/community/moderation.ts'
import { admin } from '#contract/desk/admin.ts'
import { foodPrices } from '#contract/desk/food-prices.ts'
import { inbox } from '#contract/desk/inbox.ts'
import { operations } from '#contract/desk/operations.ts'
import { atHome } from '#contract/home/at-home.ts'
import { cooked } from '#contract/home/cooked.ts'
import { tonight } from '#contract/home/tonight.ts'
import { newsletter } from '#contract/newsletter/newsletter.ts'
import { newsletterIssues } from '#contract/newsletter/newsletter-issues.ts'
import { newsletterSubscribers } from '#contract/newsletter/newsletter-subscribers.ts'
import { mealPlans } from '#contract/planning/meal-plans.ts'
import { menus } from '#contract/planning/menus.ts'
import { shoppingDays } from '#contract/planning/shopping-days.ts'
import { check } from '#contract/public/check.ts'
import { contact } from '#contract/public/contact.ts'
import { demo } from '#contract/public/demo.ts'
import { publicCalls } from '#contract/public/public.ts'
import { collections } from '#contract/recipes/collections.ts'
import { correctionDesk, corrections } from '#contract/recipes/corrections.ts'
import { imports } from '#contract/recipes/imports.ts'
import { library } from '#contract/recipes/library.ts'
import { recipes } from '#contract/recipes/recipes.ts'
import { sharing } from '#contract/recipes/sharing.ts'
import { shopping } from '#contract/shopping/shopping.ts'

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
