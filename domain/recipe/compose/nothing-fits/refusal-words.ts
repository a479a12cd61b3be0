import { joined, withArticle } from '#domain/catalogue/writing/sentences.ts'
import { allergenName, allergensNamed } from '#domain/food/allergens/allergens.ts'
import { boundWords } from '#domain/options/nutrient-bounds.ts'
import type { WishField } from '#domain/options/wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** Fields in the order in which they are let go, the least likely cause first. What is left over is the contradiction. */
export const fields = [
  'notes',
  'include',
  'season',
  'spiceLevel',
  'mealTime',
  'exclude',
  'complexity',
  'equipment',
  'cuisine',
  'budget',
  'nutrients',
  'calories',
  'maxMinutes',
  'allergens',
  'cookingMethod',
  'recipeType',
  'diet',
] as const satisfies readonly WishField[]
export type LiftedField = (typeof fields)[number]

const words: Readonly<Record<LiftedField, (wish: HeardWish) => string>> = {
  notes: () => 'your notes',
  nutrients: ({ nutrients = [] }) => joined(nutrients.map(boundWords)),
  include: ({ include }) => `dishes with ${joined(include)}`,
  season: ({ season }) => `${season?.toLowerCase() ?? ''} dishes`,
  spiceLevel: ({ spiceLevel }) => `${spiceLevel?.toLowerCase() ?? ''} spice`,
  mealTime: ({ mealTime }) => mealTime?.toLowerCase() ?? '',
  exclude: ({ exclude }) => `without ${joined(exclude)}`,
  complexity: ({ complexity }) => `${complexity?.toLowerCase() ?? ''} level`,
  equipment: ({ equipment }) => `only ${joined(equipment)} to cook with`,
  cuisine: ({ cuisine }) => `${cuisine ?? ''} cooking`,
  budget: ({ budget, servings }) => `$${budget ?? 0} for ${servings} ${servings === 1 ? 'serving' : 'servings'}`,
  calories: ({ calories }) => `${calories ?? 0} calories a serving`,
  maxMinutes: ({ maxMinutes }) => `${maxMinutes ?? 0} minutes`,
  allergens: ({ allergens }) => `no ${joined(allergensNamed(allergens, 'absent'))}`,
  cookingMethod: ({ cookingMethod }) => cookingMethod?.toLowerCase() ?? '',
  recipeType: ({ recipeType }) => `a ${recipeType?.toLowerCase() ?? ''}`,
  diet: ({ diet }) => allergenName(diet ?? ''),
}

/** Why a wish is refused, and what to do about it: several wishes are told as the one dish that they ask for together. */
export function sentenceFor(wish: HeardWish, wishes: readonly WishField[], proved: boolean): string {
  const named = fields.filter((field) => wishes.includes(field)).reverse()
  const [field] = named
  if (!field) return 'We couldn’t write this recipe. Please try again, or change your request.'
  if (named.length === 1) return refusalOf([words[field](wish)], proved, remedies[field])
  const dish = dishAskedFor(wish, new Set(named))
  return `We ${proved ? 'can’t make' : 'couldn’t find'} ${dish}${proved ? ': no dish we know fits' : ''}. Change part of that.`
}

/** 'a Japanese soup without milk, in 15 minutes, for $6 for 4 servings'. */
function dishAskedFor(wish: HeardWish, wishes: ReadonlySet<WishField>): string {
  const say = (field: LiftedField, text: string | undefined) => (wishes.has(field) && text ? [text] : [])
  const noun = [
    ...say('notes', readWish(wish).dish?.words.toLowerCase()),
    ...say('recipeType', wish.recipeType?.toLowerCase()),
    ...say('mealTime', wish.mealTime?.toLowerCase()),
    'dish',
  ][0]
  const described = [
    ...say('complexity', wish.complexity?.toLowerCase()),
    ...say('spiceLevel', wish.spiceLevel?.toLowerCase()),
    ...say('season', wish.season?.toLowerCase()),
    ...say('diet', allergenName(wish.diet ?? '')),
    ...say('cookingMethod', ways[wish.cookingMethod ?? ''] ?? wish.cookingMethod?.toLowerCase()),
    ...say('cuisine', wish.cuisine),
    noun,
  ].join(' ')
  const without = [
    ...say('allergens', joined(allergensNamed(wish.allergens, 'absent'))),
    ...say('exclude', joined(wish.exclude)),
  ]
  const conditions = [
    ...(noun === wish.mealTime?.toLowerCase() ? [] : say('mealTime', `for ${wish.mealTime?.toLowerCase()}`)),
    [...say('include', `with ${joined(wish.include)}`), ...(without.length ? [`without ${joined(without)}`] : [])].join(
      ' but ',
    ),
    ...say('maxMinutes', `in ${words.maxMinutes(wish)}`),
    ...say('budget', `for ${words.budget(wish)}`),
    ...say('calories', `with ${words.calories(wish)}`),
    ...say('nutrients', `with ${words.nutrients(wish)}`),
    ...say('equipment', `with ${words.equipment(wish)}`),
    ...(readWish(wish).dish ? [] : say('notes', 'that fits your notes')),
  ]
  return [withArticle(described), conditions.filter(Boolean).join(', ')].filter(Boolean).join(' ')
}
const ways: Readonly<Record<string, string>> = { 'Slow Cooked': 'slow-cooked', 'Raw/No Cook': 'no-cook' }

/** What is told where no dish keeps what was said, and what to do about it; whether that was proved is heard in it. */
export function refusalOf(said: readonly string[], proved: boolean, remedy: string): string {
  const quoted = joined(said.map((one) => `“${one}”`))
  const isOne = said.length === 1
  const verb = isOne ? remedy : 'Change one of them.'
  if (proved) return `${isOne ? 'We have nothing for' : 'We can’t combine'} ${quoted}: no dish we know fits. ${verb}`
  return `We couldn’t find a dish that fits ${quoted}${isOne ? '' : ' together'}. ${verb}`
}

const remedies: Readonly<Record<LiftedField, string>> = {
  notes: 'Try other words.',
  nutrients: 'Choose other figures.',
  include: 'Leave something out.',
  season: 'Choose another season.',
  spiceLevel: 'Choose another spice level.',
  mealTime: 'Choose another meal.',
  exclude: 'Allow one of these.',
  complexity: 'Choose another level.',
  equipment: 'Add something else to cook with.',
  cuisine: 'Choose another cuisine.',
  budget: 'Raise the budget or cook for fewer.',
  calories: 'Choose another calorie target.',
  maxMinutes: 'Allow more time.',
  allergens: 'Make sure that you need to avoid all of these.',
  cookingMethod: 'Choose another method.',
  recipeType: 'Choose another type of dish.',
  diet: 'Choose another diet.',
}
