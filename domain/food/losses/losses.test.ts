import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { foodById } from '#domain/food/foods.ts'
import { alcoholLeft } from '#domain/food/losses/alcohol.ts'
import { eatenOf } from '#domain/food/losses/left-behind.ts'
import { afterLosses } from '#domain/food/losses/loss.ts'
import { cookedCuts, meltingShare } from '#domain/food/losses/rendered-fat.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

function rows(ingredients: readonly string[], instructions: readonly string[] = []) {
  return verifyRecipe({ servings: 1, ingredients, instructions }).nutrition.lines
}
function caloriesOf(line: string, instructions: readonly string[] = []): number {
  return rows([line], instructions)[0]?.calories ?? 0
}

describe('fat that melts out', () => {
  const beef = '1 lb ground beef'

  it('is gone where the steps drain it, kept where they do not, and taken as gone where nothing is said', () => {
    const drained = caloriesOf(beef, ['Brown the beef in a skillet, then drain off the fat.'])
    const stewed = caloriesOf(beef, ['Brown the beef, add everything else and simmer for 20 minutes.'])
    const unsaid = caloriesOf(beef)
    expect(stewed).toBe(975.2)
    expect(drained).toBeLessThan(stewed - 150)
    expect(unsaid).toBe(drained)
  })

  it('tells how, and widens the range where it is not sure', () => {
    expect(rows([beef])[0]?.how).toBe('1 lb; 32% of its fat melts out and stays behind')
    const sure = verifyRecipe({ servings: 1, ingredients: [beef], instructions: ['Simmer the beef.'] }).nutrition
    const unsure = verifyRecipe({ servings: 1, ingredients: [beef] }).nutrition
    const width = ({ range }: typeof sure) => (range.high - range.low) / range.high
    expect(width(unsure)).toBeGreaterThan(width(sure))
  })

  it('drips from what is roasted, not from what is braised', () => {
    const duck = '1 whole duck'
    expect(caloriesOf(duck, ['Roast the duck for 2 hours.'])).toBeLessThan(
      caloriesOf(duck, ['Simmer the duck for 2 hours.']) * 0.6,
    )
  })

  it('goes from bacon left on paper towels', () => {
    const bacon = '8 slices bacon'
    expect(
      caloriesOf(bacon, ['Fry the bacon until crisp and transfer to a plate lined with paper towels.']),
    ).toBeLessThan(caloriesOf(bacon, ['Fry the bacon, add the onion and go on.']) / 2)
  })

  it('takes no protein and no more than a food has', () => {
    for (const id of Object.keys(cookedCuts)) {
      const food = foodById(id)
      const share = meltingShare(food)
      expect([id, share > 0.05 && share < 0.8]).toEqual([id, true])
      const left = afterLosses(food.nutrients, [{ of: 'fat', share, unsure: 0, how: '' }])
      expect(left.protein).toBe(food.nutrients.protein)
      expect(left.calories).toBeGreaterThan(left.protein * 4 - 5)
      expect(left.saturatedFat).toBeLessThan(left.fat + 0.01)
    }
  })
})

const sr28 = new URL('../../../../shared/data/usda-sr28-foods.json', import.meta.url)
const Sr28 = z.array(z.object({ ndb: z.string(), per100g: z.object({ protein: z.number(), fat: z.number() }) }))

describe.skipIf(!existsSync(sr28))('cooked cuts (skipped where the data folder is absent)', () => {
  it('have the figures of USDA SR28', () => {
    const listed = new Map(Sr28.parse(JSON.parse(readFileSync(sr28, 'utf8'))).map((food) => [food.ndb, food.per100g]))
    const wrong = Object.entries(cookedCuts).filter(([, { usda, protein, fat }]) => {
      const figures = listed.get(usda)
      return figures?.protein !== protein || figures.fat !== fat
    })
    expect(wrong).toEqual([])
  })
})

describe('alcohol', () => {
  it('boils off as USDA measured, and never grows', () => {
    expect([15, 30, 60, 150, 600].map(alcoholLeft)).toEqual([0.4, 0.35, 0.25, 0.05, 0.05])
    expect(alcoholLeft(0)).toBe(1)
    for (let minutes = 1; minutes < 200; minutes += 1)
      expect(alcoholLeft(minutes)).toBeLessThanOrEqual(alcoholLeft(minutes - 1))
  })

  it('stays in what is not heated', () => {
    const wine = '1 cup dry red wine'
    const raw = caloriesOf(wine, ['Pour the wine over the fruit and chill for 2 hours.'])
    const boiled = caloriesOf(wine, ['Add the wine and simmer for 60 minutes.'])
    expect(raw).toBe(caloriesOf(wine))
    expect(caloriesOf(wine, ['Pour the wine over the cooked pears and chill for 8 hours.'])).toBe(raw)
    expect(boiled).toBeLessThan(raw * 0.5)
    expect(rows([wine], ['Add the wine and simmer for 60 minutes.'])[0]?.how).toContain('75% of the alcohol boils off')
  })
})

describe('what stays in the pan, the bowl or the brine', () => {
  it.each([
    ['1 tbsp oil, for frying', 14, 1],
    ['6 tbsp oil (for frying)', 82, 0.5],
    ['1 cup oil, for frying', 218, 60 / 218],
    ['4 cups oil, to deep-fry', 872, 0.15],
    ['1 tbsp oil', 14, 1],
    ['3 tbsp oil, plus more for frying', 41, 1],
    ['2 tbsp salt for the pasta water', 36, 0.1],
    ['1/2 cup flour, for dredging', 60, 0.5],
    ['2 cups flour plus more for dusting the board', 250, 1],
    ['1 tbsp butter, for greasing', 14, 0.5],
    ['1/2 cup soy sauce for the marinade', 128, 0.5],
    ['1 cup flour', 125, 1],
  ])('%s', (text, grams, share) => {
    expect(eatenOf(text, grams).share).toBe(share)
    expect(eatenOf(text, grams).how === undefined).toBe(share === 1)
  })

  it('reads from the steps that oil is for deep-frying, and that a marinade is thrown away', () => {
    const oil = '4 cups vegetable oil'
    expect(caloriesOf(oil, ['Heat the oil to 350°F and fry the fish in batches.'])).toBeLessThan(caloriesOf(oil) * 0.2)
    const [soy, steak] = rows(
      ['1/2 cup soy sauce', '1 lb flank steak'],
      ['Marinate the steak in the soy sauce for 2 hours.', 'Remove the steak from the marinade and grill it.'],
    )
    expect(soy?.how).toContain('50% of it goes with the marinade')
    expect(steak?.how).not.toContain('marinade')
  })

  it('keeps of the marinade what is cooked later', () => {
    const [soy] = rows(
      ['1/2 cup soy sauce', '1 lb flank steak'],
      [
        'Marinate the steak in half of the soy sauce, then lift it out of the marinade.',
        'Stir in the rest of the soy sauce.',
      ],
    )
    expect(soy?.how).not.toContain('marinade')
  })
})

describe('breading', () => {
  const list = ['1 1/2 lb chicken breasts', '1 cup flour', '2 eggs', '2 cups panko']
  const eaten = (ingredients: readonly string[], instructions: readonly string[] = []) =>
    rows(ingredients, instructions).map(({ how }) => how.includes('stays on the plates'))

  it('leaves a third of flour, egg and crumbs on the plates', () => {
    expect(eaten(list)).toEqual([false, true, true, true])
    expect(eaten(list, ['Dredge the chicken in flour, dip it in egg and coat it with panko.'])).toContain(true)
  })

  it('is not seen where nothing is turned in it', () => {
    expect(eaten(list, ['Bake the chicken under a crust of panko.'])).not.toContain(true)
    expect(eaten(['1 lb ground beef', ...list])).not.toContain(true)
    expect(eaten(list.slice(0, 3))).not.toContain(true)
    expect(eaten([...list, '1 tsp baking powder'])).not.toContain(true)
  })
})
