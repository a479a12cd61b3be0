import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { lineDiet } from '#domain/food/allergens/line-diets.ts'
import type { Diet } from '#domain/food/diets.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'

const published = new URL('../../../shared/data/published-diet-labels.json', import.meta.url)
const Published = z.array(
  z.object({ title: z.string(), labels: z.array(z.string()), ingredients: z.array(z.string()) }),
)

/**
 * Labels that their own list of ingredients contradicts: the cornbread holds all-purpose flour and is called gluten-free,
 * the broccoli pasta offers sausages and fried eggs and is called vegan and vegetarian.
 */
const wrong = ['Cheddar Jalapeño Cornbread with Whipped Hot Honey Butter', 'Broccoli ripassati']

describe.skipIf(!existsSync(published))(
  'against the labels of publishers (skipped where the data folder is absent)',
  () => {
    const recipes = existsSync(published) ? Published.parse(JSON.parse(readFileSync(published, 'utf8'))) : []

    test('fewer than 5 in 100 labelled recipes are called broken', () => {
      const alarms = recipes.filter(({ labels, ingredients }) =>
        labels.some((label) =>
          ingredients.some((text) => lineDiet(readIngredientLine(text), dietOf(label)).verdict === 'breaks'),
        ),
      )
      const contradicted = alarms.filter(({ title }) => wrong.some((start) => title.startsWith(start)))
      expect(contradicted).toHaveLength(wrong.length)
      expect((alarms.length - contradicted.length) / recipes.length).toBeLessThan(0.05)
    })
  },
)

function dietOf(label: string): Diet {
  const diet = label.replace('_', '-')
  if (diet === 'vegan' || diet === 'vegetarian' || diet === 'gluten-free' || diet === 'dairy-free') return diet
  throw new Error(`An unknown label: ${label}`)
}
