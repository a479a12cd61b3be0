import { z } from 'zod'
import { SignIn, SignUp } from '#contract/accounts/accounts.ts'
import { postBounds } from '#contract/blog/post-head.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { Subscribe } from '#contract/newsletter/newsletter.ts'
import { drawingWidths, pictureTypes } from '#contract/pictures.ts'
import type { Tier } from '#contract/plans.ts'
import { ContactMessage } from '#contract/public/contact.ts'
import { listCategories } from '#domain/plan/shopping/list-categories.ts'
import { libraryFormats } from '#server/features/downloads/library-formats.ts'
import { importFiles } from './files.ts'

/** An address of the server, and what it takes. */
export interface Target {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly params?: z.ZodType | undefined
  readonly query?: z.ZodType | undefined
  readonly body?: z.ZodType | undefined
  /** What the body is, where it is no JSON: a picture, a file of recipes as this format writes it, or the fields of a form. */
  readonly takes?: 'picture' | 'form' | { readonly file: string }
  /** Only an administrator may. */
  readonly isAdmin: boolean
  /** Its caller is not the same afterwards: for each call another member, with this plan. */
  readonly wearsOut: Tier | undefined
}

/** What is not asked, and why. */
export const excused: Readonly<Record<string, string>> = {
  'POST /api/recipes/address': 'waits for another server; what it reads of a page, bench/readers/every-reader.ts times',
  'POST /api/recipes/:id/photo/address': 'waits for another server, then does what POST /api/recipes/:id/photo does',
  'POST /api/recipe-imports/photo':
    'waits for a language model, after it has done what POST /api/recipes/:id/photo does',
  'POST /api/payment/webhook': 'takes what the payment service has signed, and nothing else',
  'POST /api/newsletter/reports': 'takes what the mail provider has signed, and nothing else',
  'GET /api/admin/newsletters/:id/preview': 'shows what PATCH /api/admin/newsletters/:id has read',
  'GET /api/admin/blog/:id/preview': 'shows what PATCH /api/admin/blog/:id has read',
  'GET /api/shopping-lists/:id/events': 'a stream that stays open; bench/two-phones.ts times it',
  'POST /api/admin/export-emails':
    'takes as long as there are members, whatever is sent; bench/administration.ts times it',
  'GET /api/blog/posts/:id/preview.png':
    'one picture of an article, drawn once, as GET /api/shared/:token/picture.png is',
  'GET /api/blog/pictures/:size': 'a kept picture, as GET /api/recipes/:id/photo answers it',
  'POST /api/admin/blog/pictures': 'does what POST /api/recipes/:id/photo does',
  'GET /api/login': 'leads on to a page',
  'GET /api/showcase/picture.png': 'one picture, the same for all, drawn once',
  'GET /api/recipes/:id/picture': 'painted by a model outside',
  'GET /api/shared/:token/picture': 'painted by a model outside',
  'GET /api/community/recipes/:token/picture': 'painted by a model outside',
}

/** What is refused to this member, by row or by feature, and why: then the refusal is what is timed. */
const refused: Readonly<Record<string, string>> = {
  accounts: 'somebody else has the address, or nobody',
  'POST /signin': 'nobody has the address',
  security: 'takes what a letter or an authenticator says',
  ownData: 'takes what a letter says',
  billing: 'nothing was bought',
  testCheckout: 'nothing is being bought',
  'newsletter.subscribe': 'takes what a letter says',
  'newsletter.confirm': 'takes what a letter says',
  'newsletter.unsubscribe': 'takes what a letter says',
  'mealPlans.prices': 'the plan is written by hand, and has no rules',
  'recipes.cancelGeneration': 'nothing is being written',
  'sharing.keep': 'whoever shares it has it already, which is known when it was read',
  'recipes.swap': 'takes a swap that recipes.swaps has answered, and does what recipes.update does',
  'GET /api/shared/:token/photo': 'the recipe has none; GET /api/community/recipes/:token/photo answers one',
  'admin.user': 'nobody has this id',
  'admin.userEmails': 'nobody has this id',
  'admin.userPayments': 'nobody has this id',
  'admin.updateUser': 'nobody has this id',
  'admin.resetGenerations': 'nobody has this id',
  'admin.upgradeUser': 'nobody has this id',
  'newsletterSubscribers.end': 'nobody has this id',
  'operations.retryJob': 'no job has failed',
  'operations.retryKind': 'no kind of job has this name',
  'operations.dismissJob': 'no job has failed',
  'operations.dismissKind': 'no kind of job has this name',
  'POST /api/recipe-imports/file brackets brackets.json': 'no program nests a file so deep',
  'POST /api/recipe-imports/file scripts scripts.html': 'its recipe comes behind more than is read of a page',
  'GET /api/ads/frame': 'shown where advertisements are',
  'GET /api/checkout-redirect/mid': 'leads on to the payment service',
}
export function whyRefused(name: string): string | undefined {
  return refused[name] ?? refused[name.split('.')[0]!]
}

/** Every row of the contract, and the plain routes beside it, but for those that are excused. */
export function allTargets(): Target[] {
  const rows = Object.entries(contract).flatMap(([feature, table]) =>
    Object.entries(table as Record<string, Endpoint>).map(
      ([name, row]): Target => ({
        name: `${feature}.${name}`,
        method: row.method,
        path: row.path,
        params: row.params,
        query: row.query,
        body: row.body,
        isAdmin: row.access === 'admin',
        wearsOut: row.method === 'GET' ? undefined : wearsOut[feature],
      }),
    ),
  )
  return [...rows, ...plainRoutes].filter(({ method, path }) => !(`${method} ${path}` in excused))
}

/** What members may have so many of, or one of, is soon full. */
const wearsOut: Readonly<Record<string, Tier>> = {
  accounts: 'free',
  security: 'free',
  ownData: 'free',
  billing: 'free',
  collections: 'premium',
  atHome: 'premium',
  corrections: 'premium',
  mealPlans: 'premium',
}

/** Where a target's own texts stand, for the search to fill: of its query and body, and of what is made for it before. */
export function textPaths({ path, body, query }: Target): string[] {
  const found = [body, query].flatMap((schema) => (schema ? pathsIn(z.toJSONSchema(schema, shapes) as Shape, '') : []))
  const before = path.startsWith('/api/auth') || !isAboutRecipes.test(path) ? [] : recipePaths
  const onList = /shopping-lists(\/:id|$)/.test(path) ? ['.changes[].text'] : []
  return [...new Set([...found, ...before, ...onList])].filter(
    (each) => !/password|token|\.item$|email|address/i.test(each),
  )
}

/** What is answered of recipes that were made for it. */
const isAboutRecipes =
  /recipe|:token|combined|shopping-list$|delivery-link|tonight|collections|cooked|menus\/|meal-plans\/|calendar\//
const shapes = { io: 'input', unrepresentable: 'any' } as const
const recipePaths = ['.title', '.ingredients[]', '.instructions[]']

interface Shape {
  readonly type?: string
  readonly enum?: unknown
  readonly format?: string
  readonly maxLength?: number
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
}

/** Short ones are choices of a list, which words of other people never reach. */
function pathsIn(shape: Shape, path: string): string[] {
  const ways = [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])]
  if (ways.length > 0) return ways.flatMap((way) => pathsIn(way, path))
  if (shape.type === 'object')
    return Object.entries(shape.properties ?? {}).flatMap(([name, at]) => pathsIn(at, `${path}.${name}`))
  if (shape.type === 'array') return shape.items ? pathsIn(shape.items, `${path}[]`) : []
  const isText = shape.type === 'string' && !shape.enum && !shape.format && (shape.maxLength ?? 1000) >= 40
  return isText ? [path] : []
}

const get = (path: string, query?: z.ZodType): Target => ({
  name: `GET ${path}`,
  method: 'GET',
  path,
  query,
  isAdmin: false,
  wearsOut: undefined,
})
const upload = (path: string): Target => ({ ...get(path), name: `POST ${path}`, method: 'POST', takes: 'picture' })
const form = (path: string, body: z.ZodType): Target => ({
  ...get(path),
  name: `POST ${path}`,
  method: 'POST',
  body,
  takes: 'form',
})
const broughtIn = (file: string): Target => ({
  ...upload('/api/recipe-imports/file'),
  name: `POST /api/recipe-imports/file ${file}`,
  takes: { file },
})
/** As addresses of pictures have it, but for the list of its foods, which is JSON. */
const PostDish = z.object({
  id: z.literal('7'),
  dish: z.string().max(postBounds.dish),
  type: z.string().max(postBounds.type),
  foods: z.literal('["1 cup lentils","2 carrots"]'),
})
const Raster = z.object({ width: z.literal(drawingWidths.at(-1)), theme: z.enum(['light', 'dark']) })
const Plain = z.object({ plain: z.literal('1') })
const File = (format: string) => z.object({ format: z.literal(format), units: z.literal('metric') })

export const pictureType = pictureTypes[0]

const plainRoutes: readonly Target[] = [
  get('/api/openapi.json'),
  get('/api/showcase/image.svg'),
  get('/api/dish.svg', z.object({ foods: z.string().max(200) })),
  get('/api/food.svg', z.object({ food: z.string().max(60), category: z.enum(listCategories) })),
  get('/api/blog/picture.svg', PostDish),
  get('/api/recipes/:id/image.svg'),
  get('/api/recipes/:id/image.png', Raster),
  ...['txt', 'md', 'jsonld', 'pdf'].map((format) => ({
    ...get('/api/recipes/:id/file', File(format)),
    name: `GET /api/recipes/:id/file ${format}`,
  })),
  upload('/api/recipes/:id/photo'),
  ...importFiles.map(broughtIn),
  ...Object.keys(libraryFormats).map((format) => ({
    ...get('/api/recipe-library/file', z.object({ format: z.literal(format) })),
    name: `GET /api/recipe-library/file ${format}`,
  })),
  get('/api/recipes/:id/photo'),
  get('/api/shared/:token/image.svg'),
  get('/api/shared/:token/photo'),
  get('/api/shared/:token/picture.png'),
  get('/api/community/recipes/:token/image.svg'),
  get('/api/community/recipes/:token/photo'),
  get('/api/community/recipes/:token/picture.png'),
  get('/api/shopping-lists/:id/file', z.object({ format: z.enum(['csv', 'txt']) })),
  ...['txt', 'json'].map((format) => ({
    ...get('/api/menus/:id/file', z.object({ format: z.literal(format) })),
    name: `GET /api/menus/:id/file ${format}`,
  })),
  get('/calendar/:file'),
  get('/feed.xml'),
  get('/sitemap.xml'),
  get('/sitemap/0.xml'),
  get('/robots.txt'),
  form('/newsletter/subscribe', Subscribe),
  form('/contact', ContactMessage),
  // which end the session that asks
  { ...form('/signin', SignIn), wearsOut: 'free' },
  { ...form('/signup', SignUp), wearsOut: 'free' },
  get('/api/account/export'),
  upload('/api/auth/profile-picture'),
  get('/api/auth/profile-picture'),
  get('/api/ads/frame'),
  { ...get('/api/checkout-redirect/:tier'), name: 'GET /api/checkout-redirect/mid' },
  // as they come drawn, for a member too
  ...['/r/:token', '/community', '/community/:token', '/cooks/:handle', '/'].map((page) => get(page, Plain)),
  get('/recipes'),
]
