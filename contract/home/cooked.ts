import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { Day, Planned } from '#contract/planning/plan-wish.ts'
import { Id, NoBody, RowId, readable } from '#contract/text.ts'

/** Entries of one diary: more than ten years of a dish every day. */
export const mostCooked = 5000
/** Characters of a note. */
export const longestCookedNote = 1000

/** Not always whole: what one has may be enough for 3.3. */
const Servings = z.number().min(0.1).max(100)
/** Thumbs up, down or none. */
const Rating = z.literal([1, -1]).nullable()
const Note = z
  .string()
  .max(longestCookedNote, `must have at most ${longestCookedNote.toLocaleString('en-US')} characters`)
  .transform(readable)

const CookedDish = z.strictObject({
  id: z.int(),
  /** Null where the recipe has been deleted since. */
  recipeId: z.int().nullable(),
  /** As the recipe is called, or was when it was cooked. */
  title: z.string(),
  /** Of the recipe, where it stands. */
  imageUrl: z.string().nullable(),
  photoUrl: z.string().nullable(),
  /** A day of the member's own calendar, 'YYYY-MM-DD'. */
  cookedOn: z.string(),
  servings: z.number(),
  /** As what of a meal plan it was cooked, which may be gone since. */
  planned: z.strictObject({ plan: z.int(), entry: z.string() }).nullable(),
  rating: Rating,
  note: z.string(),
  createdAt: z.string(),
})
export type CookedDish = z.infer<typeof CookedDish>

const NotedDish = CookedDish.extend({
  /** Whether there was no entry of it before. */
  isNew: z.boolean(),
})

/** The diary of what was cooked when, and how it was. */
export const cooked = endpoints({
  list: {
    method: 'GET',
    path: '/api/cooked',
    summary: 'Diary entries for one recipe or for all, most recent day first; the Link header points to the next page',
    access: 'account',
    requires: 'nothing',
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(200).optional(),
      recipeId: z.coerce.number().pipe(RowId).optional(),
    }),
    output: z.array(CookedDish),
    limit: 'read',
  },
  note: {
    method: 'POST',
    path: '/api/cooked',
    summary:
      'Record that a recipe was cooked, and how it turned out. A recipe has one entry a day, plus one for each dish in a meal plan. A second call changes the entry but keeps the fields it leaves out',
    access: 'account',
    requires: 'nothing',
    body: z.strictObject({
      recipeId: RowId,
      cookedOn: Day,
      servings: Servings,
      planned: Planned.optional(),
      rating: Rating.optional(),
      note: Note.optional(),
    }),
    output: NotedDish,
    status: 201,
    limit: 'write',
  },
  update: {
    method: 'PATCH',
    path: '/api/cooked/:id',
    summary: 'Change the day, servings, rating or note of a diary entry',
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: z.strictObject({
      cookedOn: Day.optional(),
      servings: Servings.optional(),
      rating: Rating.optional(),
      note: Note.optional(),
    }),
    output: CookedDish,
    limit: 'write',
  },
  remove: {
    method: 'DELETE',
    path: '/api/cooked/:id',
    summary: 'Delete a diary entry',
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: NoBody,
    output: z.strictObject({ success: z.literal(true) }),
    limit: 'write',
  },
  restore: {
    method: 'POST',
    path: '/api/cooked/:id/restore',
    summary: 'Undo a deletion, within an hour; if that day has a newer entry, returns that one',
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: NoBody,
    output: CookedDish,
    limit: 'write',
  },
})
