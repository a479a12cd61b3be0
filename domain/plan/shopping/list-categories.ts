import { aisles } from '#domain/food/food.ts'

/** Where things stand in a market, and 'Other' for what the kitchen does not know. Apart from the shapes, so that the browser need not load those. */
export const listCategories = [...aisles, 'Household', 'Other'] as const
export type ListCategory = (typeof listCategories)[number]
