import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { Id, Line } from '#contract/text.ts'
import { allergens, allergenVerdicts } from '#domain/food/allergens/allergens.ts'
import { FoodCorrection, weighedUnits } from '#domain/food/corrections/correction.ts'
import { FoodName } from '#domain/recipe/line-report.ts'

/** Corrections that can be in force at a time: a thread of the kitchen takes them up within a tenth of a second. */
export const mostCorrections = 5000
/** What one member may suggest in 24 hours. */
export const correctionsPerDay = 20
/** Letters of the line that is corrected. */
const longestCorrectedLine = 400

/** Waiting for an administrator, decided by one, taken back by one, or followed by another of the same thing. */
export const correctionStates = ['waiting', 'accepted', 'declined', 'withdrawn', 'replaced'] as const
export type CorrectionState = (typeof correctionStates)[number]

const CorrectedLine = Line(longestCorrectedLine, 'Please say which line you mean')

/** What of a line can be corrected. */
const LineToCorrect = z.strictObject({
  /** Each name in it with the food that it is read as, and where several foods were read, all of it as one name. */
  names: z.array(z.strictObject({ words: z.string(), food: FoodName.nullable() })),
  /** What one piece or package is taken to weigh, in grams as sold; null where the line counts none of one known food. */
  one: z.strictObject({ food: FoodName, unit: z.enum(weighedUnits), grams: z.number().nullable() }).nullable(),
})
export type LineToCorrect = z.infer<typeof LineToCorrect>

/** A line as it is read: each figure of all of it. */
const LineFigures = z.strictObject({
  /** Names of its foods; empty where none is known. */
  foods: z.array(z.string()),
  isKnown: z.boolean(),
  grams: z.number().nullable(),
  how: z.string(),
  calories: z.number().nullable(),
  /** Dollars. */
  cost: z.number().nullable(),
  allergens: z.array(z.strictObject({ allergen: z.enum(allergens), verdict: z.enum(allergenVerdicts) })),
})
export type LineFigures = z.infer<typeof LineFigures>

const Correction = z.strictObject({
  id: z.int(),
  line: z.string(),
  kind: z.enum(['food', 'weight']),
  /** The name that it speaks of; for a weight the name of the food. */
  words: z.string(),
  /** Its name; null where the table has it no longer. */
  food: z.string().nullable(),
  unit: z.enum(weighedUnits).nullable(),
  grams: z.number().nullable(),
  state: z.enum(correctionStates),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  /** What was said to whoever suggested it. */
  sentence: z.string(),
  /** Who suggested it; null where their account is gone. */
  member: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  /** Stored recipes whose reading it changes; null while they are being counted. */
  recipes: z.int().nullable(),
})
export type Correction = z.infer<typeof Correction>

const OpenedCorrection = Correction.extend({
  /** Who decided last; null while nobody has, and where their account is gone. */
  decidedBy: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  before: LineFigures,
  after: LineFigures,
})
export type OpenedCorrection = z.infer<typeof OpenedCorrection>

const decisions = ['accept', 'decline', 'withdraw'] as const
export type Decision = (typeof decisions)[number]

const longestSentence = 500
const forAdministrators = { access: 'admin', requires: 'nothing' } as const

export const corrections = endpoints({
  readLine: {
    method: 'GET',
    path: '/api/food-corrections/line',
    summary: 'How an ingredient line is read, and which parts of the reading can be corrected',
    access: 'account',
    requires: 'nothing',
    query: z.strictObject({ line: CorrectedLine }),
    output: LineToCorrect,
    limit: 'verify',
  },
  propose: {
    method: 'POST',
    path: '/api/food-corrections',
    summary: 'Suggest a correction to how a line is read; an administrator decides',
    access: 'account',
    requires: 'nothing',
    body: z.strictObject({ line: CorrectedLine, correction: FoodCorrection }),
    output: z.strictObject({ success: z.literal(true) }),
    status: 201,
    limit: 'verify',
  },
})

/** What administrators do with them. */
export const correctionDesk = endpoints({
  list: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/food-corrections',
    summary: 'Corrections suggested by members: waiting ones oldest first, others newest first',
    query: z.strictObject({
      state: z.enum(correctionStates).default('waiting'),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.string().max(300).optional(),
    }),
    output: z.array(Correction),
    limit: 'read',
  },
  read: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/food-corrections/:id',
    summary: 'A correction, and how its line is read with and without it',
    params: Id,
    output: OpenedCorrection,
    limit: 'read',
  },
  decide: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/food-corrections/:id/decide',
    summary:
      'Accept or decline a correction, or withdraw an accepted one; the member who suggested it is told by email',
    params: Id,
    body: z
      .strictObject({
        decision: z.enum(decisions),
        /** To whoever suggested it. */
        sentence: z.union([z.literal(''), Line(longestSentence)]).default(''),
      })
      .refine(({ decision, sentence }) => decision === 'accept' || sentence !== '', {
        path: ['sentence'],
        error: 'Please tell the member why, in one sentence',
      }),
    output: OpenedCorrection,
    limit: 'write',
  },
})
