import type { Allergen } from '#domain/food/allergens/allergens.ts'
import type { IngredientLine } from '#domain/food/line/line.ts'
import { readWords } from '#domain/food/match/word-keys.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** Something to know for whoever declares this allergen, though the line does not contain it by law. */
export interface AllergenNote {
  allergen: Allergen
  because: string
  note: string
}

/**
 * Notes for those who declare tree nuts (coconut, chestnut and the like are none by US and EU law) or wheat (gluten-free bread,
 * flour and pasta may hold wheat starch). They change no verdict.
 */
export const lineNotes = rememberedFor(({ text }: IngredientLine): readonly AllergenNote[] => {
  const words = readWords(text)
  const phrases = ` ${words.map(({ key }) => key.trim()).join(' ')} `
  return rules.flatMap(({ allergen, note, pattern, of }) => {
    const found = pattern.exec(phrases)
    const because = found?.[1]
    if (!found || !because || (of && !of.test(phrases.slice(found.index + found[0].length)))) return []
    return [{ allergen, because, note }]
  })
})

/** `of` names what the words have to stand before. */
const rules: readonly { allergen: Allergen; note: string; pattern: RegExp; of?: RegExp }[] = [
  {
    allergen: 'tree_nut',
    note: 'it isn’t a tree nut by law, but some people who react to tree nuts react to it',
    pattern: /(?<! water) (coconut|chestnut(?! mushroom)|candlenut|kemiri|pili nut|ginkgo nut|kola nut) /,
  },
  {
    allergen: 'wheat',
    note: 'the food may be made with wheat starch, so check the label',
    pattern: / (gluten free)(?= )/,
    of: / (?:bread|flour|pasta|noodle|breadcrumb|crumb|bun|roll|cracker|crust|dough|tortilla) /,
  },
]
