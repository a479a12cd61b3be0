import { z } from 'zod'
import { Line } from '#contract/text.ts'
import { listCategories } from '#domain/plan/shopping/list-categories.ts'
import { mostRowsOfLine } from '#domain/plan/shopping/list-lines.ts'

/** Most recipes of one list, and most items by their names. */
export const mostRecipesOfList = 100
export const mostItemsOfList = 500
/** Most rows of a list: one for each line of each recipe, and each typed one. Reading a list takes time by them. */
export const mostRowsOfList = 2000
/** Rows that a list may have had, those that were taken off included: years of typing. */
export const mostRowsEver = 10_000
/** Letters of a list: its names, and what was typed or what recipes say. A hundred ordinary recipes have less than half. */
export const mostLettersOfList = 120_000
/** Letters of all recipes that are bought for at once, lines and steps: a hundred of twice the usual length. */
export const mostLettersBoughtFor = 300_000
/** Letters of all texts of the changes that are sent at once, and rows that they name. */
const mostLettersOfChanges = 12_000
const mostRowsOfChanges = 2 * mostRowsOfLine

/** The client makes it, so that what is sent twice is there once. */
export const NewItemId = z.string().regex(/^[\w-]{10,40}$/, 'isn’t the ID of an item')
/**
 * Names a line as it was shown. A line that joins several of one food ('milk' typed on two phones) is called by all of them,
 * so that a tick counts for what its cook has seen and for nothing that came meanwhile. Clients need not take it apart.
 * As long as a line has rows: what a list answers is taken.
 */
const ItemId = z
  .string()
  .max(mostRowsOfChanges * 41)
  .regex(/^[\w-]{10,40}(\.[\w-]{10,40})*$/, 'isn’t the ID of an item')
/**
 * When it was done, in milliseconds by the clock of the phone: of two changes of one thing the later stands, however late
 * it comes and however often it is sent. Left out: now.
 */
const at = z.int().min(0).max(8_640_000_000_000_000).optional()
export const ItemText = Line(300, 'Please type what to buy')

/** Everything that can happen to a list, in one door: sent twice it happens once, sent late it is joined. */
export const ListChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tick'), item: ItemId, checked: z.boolean(), at }),
  z.strictObject({ kind: z.literal('add'), item: NewItemId, text: ItemText, at }),
  z.strictObject({ kind: z.literal('reword'), item: ItemId, text: ItemText, at }),
  z.strictObject({ kind: z.literal('move'), item: ItemId, category: z.enum(listCategories), at }),
  z.strictObject({ kind: z.literal('remove'), item: ItemId, at }),
  /** Takes a removal back. */
  z.strictObject({ kind: z.literal('restore'), item: ItemId, at }),
  /** Out of the staples, onto the list, or back. */
  z.strictObject({ kind: z.literal('staple'), item: ItemId, isStaple: z.boolean(), at }),
])
export type ListChange = z.infer<typeof ListChange>
export const ListChanges = z
  .array(ListChange)
  .max(1000)
  .refine((changes) => sum(changes, (change) => ('text' in change ? change.text.length : 0)) <= mostLettersOfChanges, {
    error: `That’s too much text at once. Your changes can have at most ${mostLettersOfChanges.toLocaleString('en-US')} characters.`,
    abort: true,
  })
  .refine((changes) => sum(changes, ({ item }) => item.split('.').length) <= mostRowsOfChanges, {
    error: `You can change at most ${mostRowsOfChanges.toLocaleString('en-US')} items at a time.`,
    abort: true,
  })
export type ListChangeGiven = z.input<typeof ListChange>

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((all, item) => all + of(item), 0)
}
