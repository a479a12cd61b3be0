import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { Recipe } from '#contract/recipes/recipe.ts'
import { Id } from '#contract/text.ts'
import { complexities } from '#domain/options/options.ts'

/** Letters of an address. */
const mostLettersOfAddress = 2000

/** An address as people paste it: with its scheme or without. */
const WebAddress = z
  .string()
  .trim()
  .min(1, 'Please paste the address of a recipe')
  .max(mostLettersOfAddress, `must have at most ${mostLettersOfAddress.toLocaleString('en-US')} characters`)
  .transform((text) => (/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`))

/** The words of a recipe that was read elsewhere, for the form: nothing is kept of it yet. */
export const BroughtWords = z.strictObject({
  title: z.string(),
  description: z.string(),
  /** Null where its source does not say. */
  servings: z.int().nullable(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.strictObject({ description: z.string(), time: z.number().optional() })),
  cuisine: z.string(),
  recipeType: z.string(),
  difficulty: z.enum(complexities).nullable(),
  tags: z.array(z.string()),
  /** Where it comes from, and what of it has no place of its own. */
  cookNotes: z.string(),
  /** How many of its lines and steps are more than a recipe may have: they stand in the notes. */
  over: z.strictObject({ ingredients: z.int(), instructions: z.int() }).optional(),
  /** Whole address of its photograph, which is fetched only if the cook wants it. */
  photo: z.string().nullable(),
  /** Whether the page marks its recipe for programs, or it was read out of its text or off a photograph: then it is to be looked over with more care. */
  by: z.enum(['marks', 'text', 'photo']),
})
export type BroughtWords = z.infer<typeof BroughtWords>

export const imports = endpoints({
  readAddress: {
    method: 'POST',
    path: '/api/recipes/address',
    summary: 'Read the recipe on a web page, to fill in the form; nothing is saved',
    access: 'account',
    requires: 'nothing',
    body: z.strictObject({ address: WebAddress }),
    output: BroughtWords,
    limit: 'import',
  },
  keepPhoto: {
    method: 'POST',
    path: '/api/recipes/:id/photo/address',
    summary: 'Save the photo at an address as the cook’s own photo of this recipe',
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: z.strictObject({ address: WebAddress }),
    output: Recipe,
    limit: 'import',
  },
})

/** What became of one recipe of a file. */
export const ImportOutcome = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('kept'),
    id: z.int(),
    title: z.string(),
    /** Lines that name no food we know: nothing is said of them, and they are worth a look. */
    unknownLines: z.array(z.string()),
    /** What of its servings can hardly be, in a sentence each: 'A serving comes to 2,946 kcal …' */
    servingDoubts: z.array(z.string()),
    /** Whether its source says for how many it is; it is for 4 otherwise. */
    servingsGiven: z.boolean(),
  }),
  z.strictObject({ outcome: z.literal('double'), id: z.int(), title: z.string() }),
  /** `name`: its title, or the file that it stands in. */
  z.strictObject({ outcome: z.literal('unread'), name: z.string(), reason: z.string() }),
])
export type ImportOutcome = z.infer<typeof ImportOutcome>

/** What the import of a file tells, as it goes: of each recipe when it is done with, and how far it is. */
export const ImportEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('recipe'), recipe: ImportOutcome }),
  /** Files of an archive, or recipes of a file, of how many. */
  z.strictObject({ type: z.literal('progress'), done: z.int(), of: z.int() }),
  z.strictObject({
    type: z.literal('done'),
    result: z.strictObject({ kept: z.int(), doubles: z.int(), unread: z.int() }),
  }),
])
export type ImportEvent = z.infer<typeof ImportEvent>
