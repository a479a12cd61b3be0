import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import type { DemoDish } from '#domain/recipe/demo/demo-recipe.ts'
import { Change, RecipeDraft } from '#domain/recipe/recipe.ts'
import type { AppContext } from '#server/context.ts'

/** What is remembered of a demo recipe: its words, and who it was written for. Every figure is worked out from them. */
const Kept = z.strictObject({
  draft: RecipeDraft,
  changes: z.array(Change),
  dish: z.string(),
  eater: z.strictObject({
    allergens: z.array(z.enum(allergens)),
    diet: z.enum(diets).optional(),
    alsoDiets: z.array(z.enum(diets)).optional(),
    dislikes: z.array(z.string()),
    equipment: z.array(z.string()),
  }),
  /** Milliseconds since 1970. */
  madeAt: z.number(),
})
export type Kept = z.infer<typeof Kept>
/** As the kitchen makes it. */
export type ToKeep = Pick<DemoDish, 'draft' | 'changes' | 'dish' | 'eater'>

type World = Pick<AppContext, 'secret' | 'now'>
const lasts = 30 * 24 * 60 * 60 * 1000

/**
 * A demo recipe that the visitor's browser keeps instead of us, sealed: what comes back is what this server has written, and nothing
 * that somebody else has put together.
 */
export function keepsakeOf({ secret, now }: World, dish: ToKeep): string {
  const text = Buffer.from(JSON.stringify({ ...dish, madeAt: now().getTime() })).toString('base64url')
  return `${text}.${seal(secret, text)}`
}

/** Throws not_found where it is none of ours, too old, or of a version whose recipes had another shape. */
export function openKeepsake({ secret, now }: World, keepsake: string): Kept {
  const [text = '', given = ''] = keepsake.split('.')
  if (!isSame(given, seal(secret, text))) throw gone()
  const { success, data } = Kept.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  if (!success || now().getTime() - data.madeAt > lasts) throw gone()
  return data
}

const seal = (secret: string, text: string) => createHmac('sha256', secret).update(`demo ${text}`).digest('base64url')

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function gone(): AppError {
  return new AppError('not_found', 'This demo recipe can no longer be found. Sign up to have a new one written.')
}
