import { type Food, isA } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { labelsIn } from '#domain/food/line/evidence/line-labels.ts'
import { knownFood } from '#domain/food/match/find-food.ts'
import { foodWords } from '#domain/food/match/food-words.ts'
import { kindOf } from '#domain/plan/products/kinds/kinds.ts'
import { claimOf } from '#domain/plan/products/product-claims.ts'
import { rememberedBy } from '#domain/remembered.ts'

/** A food as a shop sells it: the table counts rigatoni among the penne, for they feed alike, and a shopper does not. */
export interface Product {
  food: Food
  /** 'gluten-free ', 'canned ': what stands before the name and makes another product of it. */
  claim: string
  /** The name of the kind, where it is one of its own: 'rigatoni', 'whole-grain mustard'. */
  kind?: string
}

/**
 * The product that words name, with the unit they are measured in: a can of mushrooms is not a box of fresh ones. `labels` is what the line
 * says that it is without.
 */
export function productOf(food: Food, words: string, labels: readonly string[], unit?: string): Product {
  const form = formOf(food, words, unit)
  const other = form ? inForm(food, words, form) : undefined
  if (other) return productOf(other, words, labels)
  const sold = groundOrSalted(food, words)
  const claims = `${claimOf(sold, words, labels)}${form ? `${form} ` : ''}`
  const kind = kindOf(sold, unit === 'can' ? `${words} canned` : words)
  return { food: sold, claim: claims, ...(kind !== undefined && { kind }) }
}

/** The food of the table that is this one in another form: dried mint, canned mushrooms. */
function inForm(food: Food, words: string, form: string): Food | undefined {
  const [said = ''] = words.split(';')
  const names = [said.replace(forms, ''), food.name.replace(/\bfresh\b/, '')]
  const found = names.map((name) => knownFood(`${form} ${name}`).food)
  return found.find(
    (other) =>
      other !== undefined && other !== food && other.aisle !== food.aisle && isAlike(other, `${food.name} ${said}`),
  )
}

/** Dried mint is still mint; canned cream is no cream of the crop. */
function isAlike({ name }: Food, words: string): boolean {
  const said = new Set(foodWords(words))
  return foodWords(name).some((word) => word.length > 3 && said.has(word))
}

/** What of claims and kinds a name on a list carries: two names that carry the same are one product. */
export const productKey = rememberedBy(
  ({ id }: Food, name: string) => `${id} ${name}`,
  (food, name) => {
    const form = forms.exec(name)?.[1]?.toLowerCase()
    return `${food.id} ${claimOf(food, name, labelsIn(name))}${form && isSoldFresh(food) ? form : ''} ${kindOf(food, name) ?? ''}`
  },
)

/** The food that a product is, by its key; undefined where the table no longer has it. */
export function foodOfProduct(key: string): Food | undefined {
  return foods.get(key.slice(0, key.indexOf(' ')))
}

/** Ground coriander seed stands among the ground spices, cardamom pods among the whole ones, salted butter beside the butter. */
function groundOrSalted(food: Food, words: string): Food {
  const other = besides[food.id]
  if (other?.words.test(words)) return foods.get(other.id) ?? food
  if (!food.id.endsWith('-seed') || !/\b(?:ground|powder(?:ed)?)\b/i.test(words)) return food
  const ground = foods.get(food.id.slice(0, -'-seed'.length))
  return ground?.aisle === food.aisle ? ground : food
}

/** Where one word more names another food of the table, wherever in the line it stands. */
const besides: Readonly<Record<string, { words: RegExp; id: string }>> = {
  flour: { words: /(?<![\d.,/])00(?!\d)/, id: 'bread-flour' },
  butter: { words: /(?<!un)salted\b/i, id: 'salted-butter' },
  cardamom: { words: /\b(?:pods?|green|black)\b/i, id: 'cardamom-pods' },
  'sweet-paprika': { words: /\bsmoked\b(?!.{0,300}\bor\b)(?<!\bor\b.*)/i, id: 'smoked-paprika' },
  potato: { words: /\b(?:mealy|floury|starchy)\b/i, id: 'russet-potato' },
  sausage: { words: /\b(?:smoked|rookworst)\b(?!.{0,300}\bor\b)(?<!\bor\b.*)/i, id: 'kielbasa' },
  'brown-lentils': { words: /\b(?:canned|tinned)\b/i, id: 'cooked-lentils' },
}

const forms = /\b(canned|tinned|jarred|frozen|dried|marinated|pickled|mini)\b/i
/** Sold fresh: the words for another form make another product of it. */
function isSoldFresh({ aisle, name, pack, portions }: Food): boolean {
  return (
    (aisle === 'Produce' || aisle === 'Meat' || aisle === 'Seafood') &&
    !forms.test(name) &&
    !/\bcan\b/.test(pack.label) &&
    portions.can === undefined
  )
}

function formOf(food: Food, words: string, unit: string | undefined): string | undefined {
  if (!isSoldFresh(food)) return undefined
  // 'Fresh or frozen cranberries' are bought as the shop has them.
  const said = /\bfresh\b.{0,300}\bor\b|\bor fresh\b/i.test(words) ? undefined : forms.exec(words)?.[1]?.toLowerCase()
  if (said === 'frozen' && isA('bought fresh')(food)) return undefined
  if (said === 'tinned' || (said === undefined && unit === 'can')) return 'canned'
  return said ?? (unit === 'jar' ? 'jarred' : undefined)
}
