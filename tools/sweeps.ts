import { chanceFrom, hashOf } from '../domain/chance.ts'

/**
 * Tests that walk over much what others walk over too: a mechanism once more over hundreds of cases, or the way of one more household.
 * They were half of the time of `npm test`. Each row is of five or so that take about as long, the longest first.
 */
export const sweeps: readonly (readonly string[])[] = [
  [
    'domain/plan/week/by-week.test.ts',
    'domain/recipe/compose/book/book.test.ts',
    'domain/recipe/compose/forms/savoury.test.ts',
    'domain/recipe/compose/forms/cold-and-sweet.test.ts',
  ],
  [
    'domain/recipe/compose/order-of-work.test.ts',
    'domain/recipe/compose/book/stand-in-words.test.ts',
    'domain/recipe/compose/free-text/own-wishes.test.ts',
    'domain/recipe/compose/blind-readers.test.ts',
    'domain/recipe/compose/learned.test.ts',
  ],
  [
    'domain/recipe/compose/forms/everyone-eats.test.ts',
    'domain/plan/week/beyond-bound.test.ts',
    'domain/recipe/compose/sweets-eye.test.ts',
    'domain/recipe/compose/cooks-eye.test.ts',
    'domain/plan/week/near-days.test.ts',
  ],
  [
    'domain/recipe/compose/owned-pieces.test.ts',
    'server/ports/images/drawn-dish/composing/scene-of.test.ts',
    'domain/plan/weekly-issue.test.ts',
    'domain/plan/week/once-a-day.test.ts',
  ],
  [
    'domain/recipe/compose/forms/machines.test.ts',
    'domain/plan/week/days-over.test.ts',
    'domain/recipe/compose/foods-named-alone.test.ts',
    'domain/recipe/compose/contradiction.test.ts',
  ],
  [
    'domain/recipe/compose/nearest-asked.test.ts',
    'domain/recipe/compose/as-served.test.ts',
    'domain/recipe/compose/book/name-promises.test.ts',
    'domain/recipe/compose/free-text/negations.test.ts',
    'domain/food/left-open.test.ts',
  ],

  [
    'server/features/menus/plan-menu.test.ts',
    'server/db/embedded/recovery.test.ts',
    'server/features/recipes/language-model.test.ts',
    'server/http/junk.test.ts',
    'server/features/newsletter/reports/reports.test.ts',
  ],
  [
    'server/http/away.test.ts',
    'server/features/meal-plans/solve-plan.test.ts',
    'server/db/embedded/restore.test.ts',
    'server/route-matrix.test.ts',
    'server/worker.test.ts',
  ],
  [
    'server/features/meal-plans/changed-meanwhile.test.ts',
    'server/features/newsletter/issues/compose-issue.test.ts',
    'server/features/community/talking.test.ts',
    'server/features/imports/read-photo.test.ts',
  ],
  [
    'server/features/meal-plans/bought-before.test.ts',
    'server/features/billing/histories.test.ts',
    'server/loop-walk.test.ts',
    'server/features/recipes/room-for-recipes.test.ts',
    'server/features/recipes/cancel-elsewhere.test.ts',
  ],
  [
    'server/kitchen/week-planner.test.ts',
    'server/open-world.test.ts',
    'server/features/menus/menus.test.ts',
    'server/features/meal-plans/generate-plan.test.ts',
    'server/features/meal-plans/swap-meal.test.ts',
  ],

  [
    'e2e/ended-session.e2e.ts',
    'e2e/stored-script.e2e.ts',
    'e2e/out-of-the-way.e2e.ts',
    'e2e/family-week.e2e.ts',
    'e2e/own-recipes.e2e.ts',
  ],
  [
    'e2e/household-week.e2e.ts',
    'e2e/few-taps.e2e.ts',
    'e2e/left-on-device.e2e.ts',
    'e2e/newsletter-desk.e2e.ts',
    'e2e/at-home.e2e.ts',
  ],
  [
    'e2e/by-keyboard.e2e.ts',
    'e2e/planned-week.e2e.ts',
    'e2e/cooking-diary.e2e.ts',
    'e2e/paying-guards.e2e.ts',
    'e2e/changed-plan.e2e.ts',
  ],
  [
    'e2e/offline-lists.e2e.ts',
    'e2e/every-public-page.e2e.ts',
    'e2e/joint-meal.e2e.ts',
    'e2e/check-leads-on.e2e.ts',
    'e2e/pressed-twice.e2e.ts',
  ],
  ['e2e/subscription.e2e.ts', 'e2e/words.e2e.ts', 'e2e/who-eats.e2e.ts', 'e2e/places.e2e.ts', 'e2e/library.e2e.ts'],
  [
    'e2e/community.e2e.ts',
    'e2e/settings.e2e.ts',
    'e2e/dashboard.e2e.ts',
    'e2e/newsletter-and-contact.e2e.ts',
    'e2e/generating.e2e.ts',
  ],
  [
    'e2e/recipe-page.e2e.ts',
    'e2e/sharing.e2e.ts',
    'e2e/corrections.e2e.ts',
    'e2e/blog.e2e.ts',
    'e2e/pasted-recipe.e2e.ts',
  ],
  [
    'e2e/bring-in.e2e.ts',
    'e2e/administration.e2e.ts',
    'e2e/public-pages.e2e.ts',
    'e2e/menus.e2e.ts',
    'e2e/landing.e2e.ts',
  ],
  [
    'e2e/hands-free.e2e.ts',
    'e2e/food-prices.e2e.ts',
    'e2e/blog-desk.e2e.ts',
    'e2e/new-version.e2e.ts',
    'e2e/advertisements.e2e.ts',
  ],
]

/** With TEST_SWEEPS=drawn the sweeps that a run with this seed leaves out, all but one of each row; without, as by hand, none. */
export function sweepsLeftOut(seed: number): string[] {
  if (process.env['TEST_SWEEPS'] !== 'drawn') return []
  return sweeps.flatMap((row) => {
    const drawn = Math.floor(chanceFrom(hashOf(`${seed} ${row[0]}`))() * row.length)
    return row.filter((_file, place) => place !== drawn)
  })
}
