import type { Aisle, Food } from '#domain/food/food.ts'
import { foodById } from '#domain/food/foods.ts'
import { wordSet } from '#domain/plain-text.ts'

/**
 * Where an American market has a food, bought in these packages ('2 cans'; empty for its usual one). The table of foods says what a
 * food is: canned tuna is fish to it, and raisins are fruit.
 */
export function marketAisle(food: Food, packages: string): Aisle {
  const own = standsElsewhere.get(food.id)
  if (own) return own
  if (food.name.startsWith('frozen ')) return 'Frozen'
  const isCanned = canned.test(packages || food.pack.label) && shelved.has(food.aisle)
  return isCanned ? 'Canned & Jarred' : food.aisle
}

const canned = /\b(?:can|jar)s?\b/
const shelved: ReadonlySet<Aisle> = new Set(['Produce', 'Meat', 'Seafood', 'Frozen'])

const standsElsewhere: ReadonlyMap<string, Aisle> = new Map(
  (
    [
      [
        'Nuts & Seeds',
        `raisins dried-currants dried-cranberries dried-cherries dried-apricots dried-figs prunes dates dried-apple dried-mango
        mixed-dried-fruit goji-berries dried-jujube`,
      ],
      [
        'Grains & Pasta',
        `dried-black-beans dried-kidney-beans dried-white-beans dried-pinto-beans dried-chickpeas red-lentils brown-lentils split-peas
        mung-dal`,
      ],
      [
        'Baking',
        `evaporated-milk condensed-milk milk-powder malted-milk whey-protein buttermilk-powder egg-white-powder egg-replacer candied-cherries
        panko breadcrumbs seasoned-breadcrumbs gf-breadcrumbs spirulina kelp-powder`,
      ],
      [
        'Deli',
        `hummus guacamole tzatziki prosciutto salami pastrami mortadella deli-turkey bresaola headcheese olive-loaf lebanon-bologna
        liverwurst`,
      ],
      ['Frozen', 'puff-pastry phyllo orange-concentrate apple-concentrate'],
      ['Sauces & Condiments', 'nori kombu wakame'],
      ['Oils & Vinegars', 'mirin shaoxing cooking-wine'],
      // kept cold, whatever they are packed in
      ['Seafood', 'fish-roe oysters mixed-roe pickled-herring'],
    ] as const
  ).flatMap(([aisle, ids]) => [...wordSet(ids)].map((id) => [foodById(id).id, aisle] as const)),
)
