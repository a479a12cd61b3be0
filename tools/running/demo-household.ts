import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CallError } from '#contract/client.ts'
import type { GenerationForm } from '#contract/recipes/generation.ts'
import { createApp } from '#server/app.ts'
import { jobHandlers } from '#server/app-jobs.ts'
import { readConfig } from '#server/config.ts'
import type { AppContext } from '#server/context.ts'
import { openEmbedded } from '#server/db/embedded/open-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { sessionSecret } from '#server/db/secret.ts'
import { openEvents } from '#server/events.ts'
import { openOriginals } from '#server/features/blog/posts/originals.ts'
import { openRateLimits } from '#server/http/limits/limits.ts'
import { openQueue } from '#server/jobs/queue.ts'
import { openKitchen } from '#server/kitchen/kitchen.ts'
import { openWeekPlanner } from '#server/kitchen/week-planner.ts'
import { openLog } from '#server/log.ts'
import { openDelivery } from '#server/ports/delivery/open-delivery.ts'
import { openMail } from '#server/ports/mail/open-mail.ts'
import { openPayments } from '#server/ports/payments/open-payments.ts'
import { embeddedComposer } from '#server/ports/recipe-writer/embedded-composer.ts'
import { openRecipeSeeds } from '#server/recipe-seeds.ts'
import { type Browser, visitor } from '#server/test-world/browser.ts'
import { plainLog } from './plain-log.ts'

/** Whoever reads this can sign in: the household is for trying out on one machine. */
export const household = { email: 'nora@demo.example', password: 'paprika and thyme' } as const
export const administrator = { email: 'admin@demo.example', password: 'salt for everyone' } as const

const days = 30
const dayLength = 24 * 60 * 60 * 1000

/**
 * Makes a folder with a household that has cooked for a month, through the server's own code, on a clock that is set back
 * and walks up to now. A folder that is there already stays as it is; one that was not finished is made anew.
 */
export async function makeHousehold(folder: string, today: Date): Promise<void> {
  if (existsSync(join(folder, 'database'))) return
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const database = await openEmbedded(unfinished, plainLog)
  try {
    await migrate(database)
    const config = readConfig({
      DATA_DIR: unfinished,
      LOG_LEVEL: 'error',
      ADMIN_EMAILS: administrator.email,
      RATE_LIMIT_FACTOR: '1000',
    })
    const clock = { now: new Date(today.getTime() - days * dayLength) }
    const now = () => clock.now
    const log = openLog(config.logLevel)
    const secret = await sessionSecret(config, database)
    const mail = await openMail(config.mail)
    const queue = await openQueue(database, log, { works: false })
    const events = openEvents(database, log)
    const kitchen = openKitchen({ threads: config.kitchenThreads }, log)
    const weekPlanner = openWeekPlanner()
    const context: AppContext = {
      config,
      database,
      secret,
      limits: openRateLimits(database, config.rateLimitFactor),
      kitchen,
      weekPlanner,
      recipeWriters: [embeddedComposer()],
      recipeSeeds: openRecipeSeeds(1),
      payments: await openPayments({ config, database, secret, now, log }),
      mail,
      jobs: queue.jobs,
      dishPainter: undefined,
      photoReader: undefined,
      events,
      delivery: openDelivery(config.instacart, log),
      web: undefined,
      originalPosts: openOriginals(),
      address: () => 'http://localhost:3000',
      draining: new AbortController().signal,
      metrics: undefined,
      traces: undefined,
      log,
      now,
    }
    const app = await createApp(context)
    await cookForAMonth(visitor(app), visitor(app), clock, today)
    await queue.runDue(jobHandlers(context))
    await app.close()
    await kitchen.close()
    await weekPlanner.close()
    await events.close()
    await queue.close()
    await mail.close()
  } finally {
    await database.close()
  }
  renameSync(unfinished, folder)
}

/** Moves the clock; every recipe is made at the hour of its day at which one would ask for it. */
async function cookForAMonth(nora: Browser, boss: Browser, clock: { now: Date }, today: Date): Promise<void> {
  const user = await nora.api.accounts.signUp({ body: { ...household, firstName: 'Nora', lastName: 'Lind' } })
  await nora.api.accounts.changeProfile({ body: profile })
  await boss.api.accounts.signUp({ body: { ...administrator, firstName: 'Grace', lastName: 'Boss' } })
  await boss.api.admin.upgradeUser({ body: { userId: user.id, tier: 'mid' } })
  const made: number[] = []
  for (let day = 0; day < days; day += 1) {
    for (const { hour, ...wish } of wishes.filter((_, index) => index % days === day)) {
      const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - days + 1 + day)
      clock.now = new Date(Math.min(midnight + hour * 60 * 60 * 1000, today.getTime()))
      made.push((await generate(nora, wish)).id)
    }
  }
  for (const [index, id] of made.entries()) {
    if (index % 5 === 1) await nora.api.recipes.toggleFavorite({ params: { id }, body: {} })
    if (index % 3 === 0) await nora.api.recipes.rate({ params: { id }, body: { rating: index % 9 === 0 ? -1 : 1 } })
  }
  await writeAndShop(nora, made)
}

/** A recipe of the member's own, notes, a link for a friend, and two lists: one half bought, one typed by hand. */
async function writeAndShop({ api: { recipes, shopping } }: Browser, made: readonly number[]): Promise<void> {
  await recipes.create({ body: grandmothers })
  const [first = 0, second = 0] = made.slice(-2)
  await recipes.update({ params: { id: second }, body: { tags: ['weeknight', 'freezer'], cookNotes: notes } })
  await recipes.share({ params: { id: second }, body: {} })
  const { id } = await shopping.create({ body: { title: 'For Sunday’s brunch' } })
  for (const text of ['2 milk', '1 kg potatoes', 'paper towels', '12 eggs'])
    await shopping.addItem({ params: { id }, body: { text } })
  const week = await shopping.combined({ body: { recipeIds: [first, second] } })
  const ticked = week.items.filter((_, index) => index % 3 === 0)
  const changes = ticked.map(({ id: item }) => ({ kind: 'tick' as const, item, checked: true }))
  await shopping.update({ params: { id: week.id }, body: { changes } })
}

const notes = 'Less salt next time: the olives bring their own.\nEmil had three helpings.'
const grandmothers = {
  title: 'Grandmother’s lentils with butter',
  description: 'As she made them on Thursdays, with the onions nearly black.',
  servings: 4,
  cuisine: 'French',
  recipeType: 'Main Dish',
  ingredients: ['1 1/2 cups green lentils', '2 onions, sliced', '3 tbsp butter', '1 bay leaf', '1 tsp salt'],
  instructions: [
    'Simmer the lentils with the bay leaf for 25 minutes.',
    'Fry the onions in the butter for 15 minutes, until very brown.',
    'Stir the onions and the salt into the lentils.',
  ],
  tags: ['family'],
}

/** A kitchen that has changed may find that a wish contradicts itself; the day has a recipe all the same. */
async function generate({ api: { recipes } }: Browser, wish: GenerationForm) {
  return recipes.generate({ body: wish }).catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'wishes_contradict') return recipes.generate({ body: {} })
    throw error
  })
}

const profile: Parameters<Browser['api']['accounts']['changeProfile']>[0]['body'] = {
  dietaryPreference: 'vegetarian',
  allergies: ['peanuts'],
  foodDislikes: 'cilantro',
  skillLevel: 'intermediate',
  preferredCuisines: ['italian', 'indian', 'mexican'],
  cookingTimePreference: 'moderate',
  kitchenEquipment: ['oven', 'stovetop', 'blender', 'food processor', 'microwave'],
  preferredDeliveryService: 'none',
  hasCompletedOnboarding: true,
  hasCompletedSetup: true,
}

/** One wish a day, at its hour in UTC, and a second one on the first days of the month. */
const wishes: readonly (GenerationForm & { hour: number })[] = [
  { hour: 17, recipeType: 'Main Dish', mealTime: 'Dinner', cuisine: 'Italian' },
  { hour: 17, recipeType: 'Soup', mealTime: 'Dinner', season: 'Fall' },
  { hour: 11, recipeType: 'Salad', mealTime: 'Lunch', servings: 2 },
  { hour: 17, recipeType: 'Main Dish', mealTime: 'Dinner', cuisine: 'Indian', spiceLevel: 'Medium' },
  { hour: 7, mealTime: 'Breakfast', prepTime: 20, servings: 2 },
  { hour: 17, recipeType: 'Main Dish', cookingMethod: 'Roasted' },
  { hour: 15, recipeType: 'Dessert', servings: 6 },
  { hour: 17, recipeType: 'Main Dish', cuisine: 'Mexican', budget: 12 },
  { hour: 17, recipeType: 'Main Dish', mealTime: 'Dinner', cuisine: 'Thai', spiceLevel: 'Hot' },
  { hour: 11, recipeType: 'Soup', mealTime: 'Lunch', prepTime: 35 },
  { hour: 17, recipeType: 'Main Dish', diet: 'None', cuisine: 'American', servings: 4 },
  { hour: 17, recipeType: 'Side Dish', season: 'Winter' },
  { hour: 8, mealTime: 'Breakfast', recipeType: 'Beverage', servings: 1 },
  { hour: 17, recipeType: 'Main Dish', cuisine: 'Middle Eastern', includeIngredients: 'chickpeas' },
  { hour: 17, recipeType: 'Main Dish', cuisine: 'Japanese', prepTime: 40 },
  { hour: 15, recipeType: 'Snack', servings: 3 },
  { hour: 17, recipeType: 'Main Dish', cuisine: 'French', cookingMethod: 'Baked' },
  { hour: 11, recipeType: 'Salad', cuisine: 'Mediterranean', prepTime: 25 },
  { hour: 17, recipeType: 'Main Dish', cuisine: 'Korean', spiceLevel: 'Hot', servings: 2 },
  { hour: 17, recipeType: 'Main Dish', diet: 'Vegan', cuisine: 'Indian' },
  { hour: 18, recipeType: 'Appetizer', servings: 8 },
  { hour: 17, recipeType: 'Main Dish', cuisine: 'Spanish', budget: 15 },
  { hour: 17, recipeType: 'Soup', cuisine: 'Chinese' },
  { hour: 9, mealTime: 'Breakfast', servings: 4, excludeIngredients: 'bananas' },
  { hour: 17, recipeType: 'Main Dish', mealTime: 'Dinner', cuisine: 'Italian', prepTime: 30 },
  { hour: 17, recipeType: 'Main Dish', diet: 'None', cuisine: 'Mediterranean', includeIngredients: 'salmon' },
  { hour: 15, recipeType: 'Dessert', season: 'Fall' },
  { hour: 17, recipeType: 'Main Dish', mealTime: 'Dinner', cuisine: 'Mexican', specialNotes: 'for a birthday' },
  { hour: 11, recipeType: 'Main Dish', mealTime: 'Lunch', servings: 2, prepTime: 30 },
  { hour: 17, recipeType: 'Main Dish', mealTime: 'Dinner', cuisine: 'Indian', budget: 10 },
  { hour: 11, recipeType: 'Salad', mealTime: 'Lunch', season: 'Fall' },
  { hour: 8, mealTime: 'Breakfast', prepTime: 15, servings: 1 },
  { hour: 20, mealTime: 'Late Night', recipeType: 'Snack', servings: 1 },
  { hour: 11, recipeType: 'Soup', servings: 6, budget: 9 },
  { hour: 17, recipeType: 'Side Dish', cuisine: 'American' },
  { hour: 16, recipeType: 'Beverage', season: 'Winter', servings: 4 },
]
