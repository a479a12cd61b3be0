import type { PostTable } from '#contract/blog/post-head.ts'
import { type Allergen, allergenName } from '#domain/food/allergens/allergens.ts'
import type { Food } from '#domain/food/food.ts'
import { foodById, foods } from '#domain/food/foods.ts'
import { capital, markdownTable } from './post-table.ts'

/** Foods that carry an allergen which their name does not tell of. */
const surprising = [
  'worcestershire',
  'plain-tamari',
  'miso',
  'red-curry-paste',
  'kimchi',
  'oyster-sauce',
  'mayonnaise',
  'dark-chocolate',
  'sausage',
  'deli-turkey',
  'canned-tuna',
  'surimi',
  'oats',
  'bread',
  'pita',
  'french-fries',
  'taco-seasoning',
  'curry-powder',
  'bbq-sauce',
  'granola',
]

/** What our table of foods says of them: what is in by definition, and what usually is. */
export function whatALabelHides(): PostTable {
  const usual = [...foods.values()].filter(({ allergens }) => allergens.usual.length > 0)
  return {
    table: markdownTable(
      ['Food', 'As usually made, contains', 'Check the label for'],
      surprising.map((id) => rowOf(foodById(id))),
    ),
    figures: { foods: String(usual.length), known: foods.size.toLocaleString('en-US') },
  }
}

const rowOf = ({ name, allergens: { certain, usual } }: Food) => [capital(name), told(certain), told(usual)]

/** Wheat and gluten are told once: wheat says both. */
function told(codes: readonly Allergen[]): string {
  const told = codes.filter((code) => code !== 'gluten' || !codes.includes('wheat'))
  return told.map(allergenName).join(', ') || 'nothing for certain'
}
