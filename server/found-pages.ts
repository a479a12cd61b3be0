import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Endpoint, entitlementsOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { contract } from '#contract/index.ts'
import { type NamingPage, namesIn, type Page, pageOf } from '#contract/pages.ts'
import { entitlements } from '#contract/plans.ts'
import { foods } from '#domain/food/foods.ts'
import { readPlace } from '#domain/plan/meal-plan/calendar/place.ts'
import type { AppContext } from '#server/context.ts'
import { findUser, type UserRow } from '#server/features/accounts/store.ts'
import { findPost } from '#server/features/blog/desk/post-store.ts'
import { originalOf } from '#server/features/blog/desk/post-words.ts'
import { findPublished as findPublishedPost } from '#server/features/blog/posts/published.ts'
import { findCollection } from '#server/features/collections/store.ts'
import { findProfile } from '#server/features/community/profile-store.ts'
import { findPublished } from '#server/features/community/store.ts'
import { findMessage } from '#server/features/contact/store.ts'
import { findCorrection } from '#server/features/corrections/store.ts'
import { findPlan } from '#server/features/meal-plans/store.ts'
import { findMenu } from '#server/features/menus/store.ts'
import { findArchived, findIssue } from '#server/features/newsletter/issues/issue-store.ts'
import { assertOwnRecipes } from '#server/features/recipes/keeping/kept-recipes.ts'
import { findShared } from '#server/features/recipes/store.ts'
import { versionOf } from '#server/features/shopping/rows/kept-lists.ts'
import { type Authenticate, admit } from '#server/http/binding.ts'
import { mostInteger } from '#server/http/pages.ts'
import { isTestCheckout } from '#server/ports/payments/test-checkout/test-checkout-payments.ts'

/**
 * Whether there is what the address of a page names, for who asks. Where the page has something else to say first (that it is for members, or for
 * another plan), where the database does not answer, and where `count` refuses who asks too often, the program comes and says so: not there
 * is what was looked for and not found.
 */
export function pageFinder(
  context: AppContext,
  authenticate: Authenticate<UserRow>,
  count: (request: FastifyRequest) => Promise<void>,
): (path: string, request: FastifyRequest) => Promise<boolean> {
  return async (path, request) => {
    const page = pageOf(path)
    const find = page && finds[page]
    if (!find) return true
    try {
      await count(request)
      const query = new URLSearchParams(request.url.split('?')[1])
      const [name = '', within] = namesIn(path)
      return await find(context, { name, within, query }, await authenticate(request))
    } catch (error) {
      return !(error instanceof AppError && error.code === 'not_found')
    }
  }
}

interface Asked {
  /** What stands in the address where the page has its parameter. */
  readonly name: string
  /** The same of a second one. */
  readonly within: string | undefined
  readonly query: URLSearchParams
}
type Find = (context: AppContext, asked: Asked, reader: UserRow | undefined) => Promise<boolean>

const ownRecipe = of(contract.recipes.get, async ({ database }, { id }, reader) => {
  await assertOwnRecipes(database, reader.id, [id])
  return true
})
const ownMenu = of(contract.menus.get, ({ database }, { id }, reader) => findMenu(database, reader.id, id))
const ownPlan = of(contract.mealPlans.get, ({ database }, { id }, reader) => findPlan(database, reader.id, id))
/** Any meal of a plan that is there: what is cooked for none is said by its page. */
const ownMeal: Find = async (context, asked, reader) =>
  (await ownPlan(context, asked, reader)) && readPlace(asked.within) !== undefined
const ownCollection = of(contract.collections.update, ({ database }, { id }, reader) =>
  findCollection(database, reader.id, id),
)

/** How each page that names something looks it up: one that is missing does not compile. */
const finds: Readonly<Record<NamingPage, Find> & Partial<Record<Page, Find>>> = {
  '/recipes': inQuery('collection', ownCollection),
  '/recipes/:id': ownRecipe,
  '/recipes/:id/edit': ownRecipe,
  '/lists/:id': of(contract.shopping.get, ({ database }, { id }, reader) => versionOf(database, reader.id, id)),
  '/menus/:id': ownMenu,
  '/menus/:id/cook': ownMenu,
  '/meal-plans/:id': async (context, asked, reader) => asked.name === 'new' || ownPlan(context, asked, reader),
  '/meal-plans/:id/meals/:place': ownMeal,
  '/meal-plans/:id/meals/:place/cook': ownMeal,
  '/checkout/:id': of(
    contract.testCheckout.find,
    async ({ payments }, { id }) => isTestCheckout(payments) && payments.shown(id),
  ),
  '/blog/:id': of(contract.blog.post, (context, { id }) => findPublishedPost(context, id)),
  '/newsletter/:number': of(contract.newsletter.issue, ({ database }, { number }) => findArchived(database, number)),
  '/r/:token': of(contract.sharing.read, ({ database }, { token }) => findShared(database, token)),
  '/community/:token': of(contract.community.read, ({ database }, { token }, reader) =>
    findPublished(database, reader, token),
  ),
  '/cooks/:handle': of(contract.community.cook, ({ database }, { handle }, reader) =>
    findProfile(database, reader, handle),
  ),
  '/admin-analytics/members/:id': of(contract.admin.user, ({ database }, { id }) => findUser(database, id)),
  '/admin/newsletter/:id': of(contract.newsletterIssues.read, ({ database }, { id }) => findIssue(database, id)),
  '/admin/inbox/:id': of(contract.inbox.read, ({ database }, { id }) => findMessage(database, id)),
  '/admin/blog/:id': of(
    contract.blogDesk.read,
    async (context, { id }) => (await originalOf(context, id)) ?? findPost(context.database, id),
  ),
  '/admin/prices/:id': of(contract.foodPrices.read, async (_context, { food }) => foods.has(food)),
  '/admin/corrections/:id': of(contract.correctionDesk.read, ({ database }, { id }) => findCorrection(database, id)),
}

type Naming = Endpoint & { params: z.ZodObject }
type Reader<R extends Naming> = R['access'] extends 'public' | 'either' ? UserRow | undefined : UserRow

/** The page shows what this row answers: who may ask for it, by which plan, and what a name looks like is told there. */
function of<R extends Naming>(
  row: R,
  find: (context: AppContext, params: z.output<R['params']>, reader: Reader<R>) => Promise<unknown>,
): Find {
  const [, parameter = ''] = /:(\w+)/.exec(row.path) ?? []
  return async (context, { name }, reader) => {
    if (row.access === 'account' || row.access === 'admin') {
      const { subscriptionTier } = admit(row, reader, context.config)
      if (entitlementsOf(row, undefined).some((each) => !entitlements[subscriptionTier][each])) return true
    }
    const { success, data } = row.params.safeParse({ [parameter]: name })
    return success && Boolean(await find(context, data as z.output<R['params']>, reader as Reader<R>))
  }
}

/** The same for what stands behind the question mark; a page passes over what is no number there. */
function inQuery(parameter: string, find: Find): Find {
  return async (context, asked, reader) => {
    const number = Number(asked.query.get(parameter))
    const isNumber = Number.isInteger(number) && number >= 1 && number <= mostInteger
    return !isNumber || find(context, { ...asked, name: String(number) }, reader)
  }
}
