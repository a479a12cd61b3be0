import { z } from 'zod'
import { CollectionRule } from '#contract/recipes/collection-rule.ts'
import { CollectionName, mostCollections } from '#contract/recipes/collections.ts'

/** A collection in a library that was taken along. */
export const TakenCollection = z.strictObject({ name: CollectionName, rule: CollectionRule.nullable() })
export type TakenCollection = z.infer<typeof TakenCollection>

/** What is said of a library that tells of more collections than a member can have. */
export const tooManyTaken = `A library can have at most ${mostCollections} collections. The others weren’t imported.`
