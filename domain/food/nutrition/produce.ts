import type { Food } from '#domain/food/food.ts'
import { rememberedFor } from '#domain/remembered.ts'

/**
 * Whether a food counts toward five portions of vegetables and fruit a day: what USDA has among its fruits or vegetables, or a market among
 * its produce, without starchy roots (WHO, Healthy diet: "potatoes, sweet potatoes, cassava and other starchy roots are not classified as
 * fruits or vegetables").
 */
export const isProduce = rememberedFor(({ usda, aisle, facts, roles }: Food): boolean => {
  const isPlant = usda ? groups.has(usda.slice(0, 2)) : aisle === 'Produce'
  return isPlant && !facts.has('starchy-root') && roles.some((role) => eaten.has(role))
})

/** Food groups of USDA SR28: fruits and fruit juices, vegetables and vegetable products. */
const groups: ReadonlySet<string> = new Set(['09', '11'])
/** What is no more than seasoning (dried chile, garlic powder, herbs) is no portion. */
const eaten: ReadonlySet<string> = new Set(['vegetable', 'leaf', 'fruit', 'aromatic', 'base'])
