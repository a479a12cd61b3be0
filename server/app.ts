import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { contract } from '#contract/index.ts'
import { openApi } from '#contract/openapi.ts'
import { isOfCommunity, isPage, isTestGround } from '#contract/pages.ts'
import type { Config } from '#server/config.ts'
import type { AppContext } from '#server/context.ts'
import { accountHandlers } from '#server/features/accounts/handlers.ts'
import { findSignedIn, type UserRow } from '#server/features/accounts/store.ts'
import { addExportRoute } from '#server/features/admin/export-emails.ts'
import { adminHandlers } from '#server/features/admin/handlers.ts'
import { assertOwnStock, atHomeHandlers } from '#server/features/at-home/handlers.ts'
import { billingHandlers } from '#server/features/billing/handlers.ts'
import { addPaymentRoutes } from '#server/features/billing/payment-routes.ts'
import { testCheckoutHandlers } from '#server/features/billing/test-checkout/handlers.ts'
import { addBlogDeskRoutes } from '#server/features/blog/desk/desk-routes.ts'
import { blogDeskHandlers } from '#server/features/blog/desk/handlers.ts'
import { assertPost, blogHandlers } from '#server/features/blog/handlers.ts'
import { addPostPictureRoutes } from '#server/features/blog/posts/picture-routes.ts'
import { blogAt, publishedPosts } from '#server/features/blog/posts/published.ts'
import { assertOwnCollection, collectionHandlers } from '#server/features/collections/handlers.ts'
import { communityAt } from '#server/features/community/first-pages.ts'
import { communityHandlers } from '#server/features/community/handlers.ts'
import { moderationHandlers } from '#server/features/community/moderation-handlers.ts'
import { findPublished } from '#server/features/community/store.ts'
import { contactHandlers } from '#server/features/contact/handlers.ts'
import { inboxHandlers } from '#server/features/contact/inbox/handlers.ts'
import { addContactRoutes } from '#server/features/contact/plain-routes.ts'
import { assertOwnEntry, cookedHandlers } from '#server/features/cooked/handlers.ts'
import { correctionDeskHandlers, correctionHandlers } from '#server/features/corrections/handlers.ts'
import { demoHandlers } from '#server/features/demo/handlers.ts'
import { addFileRoutes } from '#server/features/downloads/file-routes.ts'
import { addLibraryRoutes } from '#server/features/downloads/library-routes.ts'
import { foodPriceHandlers } from '#server/features/food-prices/handlers.ts'
import { importHandlers } from '#server/features/imports/handlers.ts'
import { addImportRoutes } from '#server/features/imports/import-routes.ts'
import { addPhotoRoute } from '#server/features/imports/photo-routes.ts'
import { addCalendarRoutes } from '#server/features/meal-plans/calendar/calendar-routes.ts'
import { assertOwnPlan, mealPlanHandlers, shoppingDaysHandlers } from '#server/features/meal-plans/handlers.ts'
import { assertOwnMenu, menuHandlers } from '#server/features/menus/handlers.ts'
import { addMenuRoutes } from '#server/features/menus/menu-routes.ts'
import { newsletterHandlers } from '#server/features/newsletter/handlers.ts'
import { newsletterAt } from '#server/features/newsletter/issues/archive.ts'
import { issueHandlers } from '#server/features/newsletter/issues/handlers.ts'
import { addPreviewRoute } from '#server/features/newsletter/issues/preview-route.ts'
import { addNewsletterRoutes } from '#server/features/newsletter/plain-routes.ts'
import { addReportRoutes } from '#server/features/newsletter/reports/report-routes.ts'
import { subscriberHandlers } from '#server/features/newsletter/subscribers/handlers.ts'
import { operationsHandlers } from '#server/features/operations/handlers.ts'
import { addMetricsRoute } from '#server/features/operations/metrics-route.ts'
import { ownDataHandlers } from '#server/features/own-data/handlers.ts'
import { addOwnDataRoutes } from '#server/features/own-data/own-data-routes.ts'
import { addRecipePictureRoutes } from '#server/features/pictures/picture-routes.ts'
import { addAdFrame } from '#server/features/public/ad-frame.ts'
import { checkHandlers } from '#server/features/public/check-handlers.ts'
import { pageDrawer } from '#server/features/public/drawn-pages.ts'
import { publicHandlers } from '#server/features/public/handlers.ts'
import { addImageRoutes } from '#server/features/public/image-routes.ts'
import { siteOf } from '#server/features/public/site.ts'
import { addSiteFiles } from '#server/features/public/site-files.ts'
import { assertOwnRecipe, recipeHandlers } from '#server/features/recipes/handlers.ts'
import { libraryHandlers } from '#server/features/recipes/library-handlers.ts'
import { seenAtOnce } from '#server/features/recipes/search/seen-at-once.ts'
import { findShared } from '#server/features/recipes/store.ts'
import { securityHandlers, signInHandlers } from '#server/features/security/handlers.ts'
import { addAccountRoutes } from '#server/features/security/plain-routes.ts'
import { sharingHandlers } from '#server/features/sharing/handlers.ts'
import { addSharedPictureRoutes } from '#server/features/sharing/shared-picture-routes.ts'
import { sharedAt } from '#server/features/sharing/shared-view.ts'
import { assertOwnList, shoppingHandlers } from '#server/features/shopping/handlers.ts'
import { addShoppingRoutes } from '#server/features/shopping/shopping-routes.ts'
import { tonightHandlers } from '#server/features/tonight/handlers.ts'
import { pageFinder } from '#server/found-pages.ts'
import { compressAnswers } from '#server/http/answering/compression.ts'
import { type Authenticate, bind } from '#server/http/binding.ts'
import { parseBodies } from '#server/http/body.ts'
import { addHeaders, checkOrigin } from '#server/http/headers.ts'
import { checkHost } from '#server/http/host.ts'
import { boundConnections } from '#server/http/limits/connections.ts'
import { lookOnce, networkOf } from '#server/http/limits/limits.ts'
import { boundPipelines } from '#server/http/limits/pipelines.ts'
import { noteMember } from '#server/http/limits/senders.ts'
import { endUnread, type Unread } from '#server/http/limits/unread-connections.ts'
import { boundWaiting } from '#server/http/limits/waiting-answers.ts'
import { addPageHints } from '#server/http/page-hints.ts'
import { handleFailures } from '#server/http/refusals/failures.ts'
import { refuseUnreadable } from '#server/http/refusals/unreadable.ts'
import { hasSessionCookie, sayMemberLate, sessionId, touchSession } from '#server/http/sessions/sessions.ts'
import { builtClient, serveClient } from '#server/http/static.ts'
import { watchRequests } from '#server/http/watch-requests.ts'
import { drawnDishes } from '#server/ports/images/images.ts'

const bodyLimit = 256 * 1024

/**
 * The whole server on an opened world; it listens to nothing yet. `client` is the folder of the built client, where it is not the usual one, `unread`
 * how long an answer waits for its reader.
 */
export async function createApp(context: AppContext, client?: string, unread?: Unread): Promise<FastifyInstance> {
  const { config, log } = context
  const app = Fastify({
    loggerInstance: log,
    bodyLimit,
    trustProxy: trust(config),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    // what still comes while it closes is answered as ever
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    ...refuseUnreadable(log),
  })
  boundConnections(app)
  boundPipelines(app)
  watchRequests(app, context)
  handleFailures(app)
  parseBodies(app, context.limits)
  boundWaiting(app, endUnread(app, unread))
  await addHeaders(app, config)
  checkHost(app, config)
  checkOrigin(app, config)
  await app.register(cookie)
  app.addHook('onRequest', (_request, reply, done) => {
    // the next request then finds another instance by itself
    if (context.draining.aborted) reply.header('connection', 'close')
    done()
  })
  await compressAnswers(app)

  const authenticate = (request: FastifyRequest) => signedIn(context, request)
  bind(app, context, authenticate, contract.accounts, { ...accountHandlers, ...signInHandlers })
  bind(app, context, authenticate, contract.security, securityHandlers)
  bind(app, context, authenticate, contract.ownData, ownDataHandlers)
  bind(app, context, authenticate, contract.billing, billingHandlers)
  bind(app, context, authenticate, contract.testCheckout, testCheckoutHandlers)
  bind(app, context, authenticate, contract.recipes, recipeHandlers, assertOwnRecipe)
  bind(app, context, authenticate, contract.imports, importHandlers, assertOwnRecipe)
  bind(app, context, authenticate, contract.library, libraryHandlers)
  bind(app, context, authenticate, contract.collections, collectionHandlers, assertOwnCollection)
  bind(app, context, authenticate, contract.sharing, sharingHandlers)
  bind(app, context, authenticate, contract.shopping, shoppingHandlers, assertOwnList)
  bind(app, context, authenticate, contract.menus, menuHandlers, assertOwnMenu)
  bind(app, context, authenticate, contract.mealPlans, mealPlanHandlers, assertOwnPlan)
  bind(app, context, authenticate, contract.shoppingDays, shoppingDaysHandlers, assertOwnPlan)
  bind(app, context, authenticate, contract.atHome, atHomeHandlers, assertOwnStock)
  bind(app, context, authenticate, contract.tonight, tonightHandlers)
  bind(app, context, authenticate, contract.cooked, cookedHandlers, assertOwnEntry)
  bind(app, context, authenticate, contract.blog, blogHandlers, assertPost)
  bind(app, context, authenticate, contract.blogDesk, blogDeskHandlers)
  bind(app, context, authenticate, contract.check, checkHandlers)
  bind(app, context, authenticate, contract.demo, demoHandlers)
  bind(app, context, authenticate, contract.public, publicHandlers)
  bind(app, context, authenticate, contract.newsletter, newsletterHandlers)
  bind(app, context, authenticate, contract.newsletterIssues, issueHandlers)
  bind(app, context, authenticate, contract.newsletterSubscribers, subscriberHandlers)
  bind(app, context, authenticate, contract.contact, contactHandlers)
  bind(app, context, authenticate, contract.inbox, inboxHandlers)
  bind(app, context, authenticate, contract.corrections, correctionHandlers)
  bind(app, context, authenticate, contract.correctionDesk, correctionDeskHandlers)
  bind(app, context, authenticate, contract.foodPrices, foodPriceHandlers)
  bind(app, context, authenticate, contract.admin, adminHandlers)
  bind(app, context, authenticate, contract.operations, operationsHandlers)
  if (config.community) {
    bind(app, context, authenticate, contract.community, communityHandlers)
    bind(app, context, authenticate, contract.moderation, moderationHandlers)
  }

  // the few plain routes
  let document: string | undefined
  const { community: _community, moderation: _moderation, ...withoutCommunity } = contract
  const offered = config.community ? contract : withoutCommunity
  app.get('/api/openapi.json', async (request, reply) => {
    await context.limits.consume('read', networkOf(request.ip))
    document ??= JSON.stringify(openApi(offered, '1'))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  const pictures = drawnDishes()
  addImageRoutes(app, context, pictures)
  addRecipePictureRoutes(app, context, authenticate, pictures)
  addFileRoutes(app, context, authenticate, pictures)
  addLibraryRoutes(app, context, authenticate)
  addImportRoutes(app, context, authenticate)
  addPhotoRoute(app, context, authenticate)
  addSharedPictureRoutes(app, context, pictures, '/api/shared', (token) => findShared(context.database, token))
  if (config.community)
    addSharedPictureRoutes(app, context, pictures, '/api/community/recipes', (token, request) =>
      publishedOf(context, token, () => authenticate(request)),
    )
  addAdFrame(app, context)
  addSiteFiles(app, context, async () => (await publishedPosts(context)).map(({ card }) => card))
  addPostPictureRoutes(app, context)
  addBlogDeskRoutes(app, context, authenticate, () => siteOf(context))
  addPaymentRoutes(app, context, authenticate)
  addOwnDataRoutes(app, context, authenticate)
  addShoppingRoutes(app, context, authenticate)
  addMenuRoutes(app, context, authenticate)
  addCalendarRoutes(app, context)
  addAccountRoutes(app, context)
  addNewsletterRoutes(app, context)
  addPreviewRoute(app, context, authenticate, () => siteOf(context))
  addReportRoutes(app, context)
  addContactRoutes(app, context, authenticate)
  addExportRoute(app, context, authenticate)
  addMetricsRoute(app, context)
  app.get('/api/login', (_request, reply) => reply.redirect('/signin'))
  app.addHook('onRequest', (request, reply, done) => {
    if (isPage(request.url.split('?')[0]!)) sayMemberLate(config, request, reply)
    done()
  })
  const root = client ?? builtClient
  const whoAsks = askedOnce(authenticate)
  addPageHints(
    app,
    root,
    (request) => hasSessionCookie(config, request),
    (request, path) =>
      seenAtOnce(context, path, async () => {
        const user = await whoAsks(request)
        if (user) await context.limits.consume('look', user.id)
        return user?.id
      }),
  )
  const countLook = lookOnce(context.limits)
  await serveClient(app, config, authenticate, {
    isOpen: async (path, request) =>
      (config.community || !isOfCommunity(path)) &&
      (!isTestGround(path) || context.payments?.kind === 'test' || (await whoAsks(request))?.isAdmin === true),
    isFound: pageFinder(context, whoAsks, countLook),
    draw: pageDrawer(
      context,
      async (world, path) => {
        if (path.startsWith('/r/')) return { shared: await sharedAt(world, path) }
        return (await blogAt(world, path)) ?? (await newsletterAt(world, path)) ?? communityAt(world, path)
      },
      countLook,
    ),
    root,
  })
  return app
}

/** As strangers see it, since a page that shows a picture is drawn for whoever may see it; administrators also see what they hide. */
async function publishedOf({ database }: AppContext, token: string, authenticate: () => Promise<UserRow | undefined>) {
  const shown = await findPublished(database, undefined, token)
  if (shown) return shown.recipe
  const reader = await authenticate()
  return reader?.isAdmin ? (await findPublished(database, reader, token))?.recipe : undefined
}

/** Of what a page looks up, each part wants to know for whom. */
function askedOnce<User>(authenticate: Authenticate<User>): Authenticate<User> {
  const asked = new WeakMap<FastifyRequest, Promise<User | undefined>>()
  return (request) => {
    const who = asked.get(request) ?? authenticate(request)
    asked.set(request, who)
    return who
  }
}

async function signedIn(context: AppContext, request: FastifyRequest): Promise<UserRow | undefined> {
  const sid = sessionId(context, request)
  if (!sid) return undefined
  const now = context.now()
  const found = await findSignedIn(context.database, sid, now)
  if (!found) return undefined
  await touchSession(context.database, sid, found.sess, now)
  noteMember(request, found.user.id)
  return found.user
}

/** Nothing, these addresses, or so many proxies in a row. */
function trust({ trustProxy }: Config): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy
  return trustProxy && [...trustProxy]
}
