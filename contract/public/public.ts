import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { VerifyRequest } from '#contract/public/verify-request.ts'
import { VerifiedRecipe } from '#contract/recipes/recipe.ts'
import { Verification } from '#domain/recipe/verification.ts'

/** Whom a model's requests go to: a company by its own service, or a server at an address of the operator's choice. */
const ModelService = z.enum(['openai', 'anthropic', 'google', 'own'])

/** What pages must know of this installation. */
export const Site = z.strictObject({
  /** Where it is reached, 'https://mealcrafter.example', for addresses that leave it. */
  address: z.string(),
  /** Where people write to for help; null where nobody has set it. */
  supportEmail: z.string().nullable(),
  /** Who runs it, where they have said so. */
  operator: z.strictObject({ name: z.string().nullable(), address: z.string().nullable() }),
  /** What is called outside this server besides payments and advertisements. */
  services: z.strictObject({
    languageModel: ModelService.nullable(),
    imageModel: ModelService.nullable(),
    /** A mail server; without one emails stay here as files. */
    mail: z.boolean(),
    /** Instacart, which takes whole lists; other stores are links alone. */
    instacart: z.boolean(),
    /** Web pages that members name, for the recipe on them. */
    recipePages: z.boolean(),
  }),
  /** Which payment provider there is: a real one, the test checkout, or none. */
  payments: z.enum(['stripe', 'test', 'off']),
  /** Whether members publish recipes for each other here. */
  community: z.boolean(),
  /** The account of the advertising network, where one is configured. */
  adClient: z.string().nullable(),
})
export type Site = z.infer<typeof Site>

export const publicCalls = endpoints({
  health: {
    method: 'GET',
    path: '/api/health',
    summary:
      'Whether this instance is ready for requests, including its database and migrations; 503 while it shuts down',
    access: 'public',
    requires: 'nothing',
    output: z.strictObject({
      status: z.literal('ok'),
      database: z.enum(['embedded', 'postgres']),
      migrations: z.strictObject({ pending: z.int() }),
      /** Whether what happens in other instances is heard at once; always, where there are none. */
      listening: z.boolean(),
      kitchenVersion: z.string(),
    }),
  },
  alive: {
    method: 'GET',
    path: '/api/health/live',
    summary: 'Whether this process answers, regardless of the database',
    access: 'public',
    requires: 'nothing',
    output: z.strictObject({ status: z.literal('ok') }),
  },
  site: {
    method: 'GET',
    path: '/api/site',
    summary: 'What pages need to know about this installation',
    access: 'public',
    requires: 'nothing',
    output: Site,
    limit: 'look',
  },
  showcase: {
    method: 'GET',
    path: '/api/showcase',
    summary: 'A real recipe with its verification, for the landing page',
    access: 'public',
    requires: 'nothing',
    output: VerifiedRecipe,
    limit: 'look',
  },
  verifyRecipe: {
    method: 'POST',
    path: '/api/verify-recipe',
    summary: 'Check any recipe line by line',
    access: 'public',
    requires: 'nothing',
    body: VerifyRequest,
    output: z.strictObject({ verification: Verification }),
    limit: 'verify',
  },
})

/** The dish of the landing page, drawn. */
export const showcasePicture = '/api/showcase/image.svg'
