import { describe, expect, it } from 'vitest'
import { foodById } from '#domain/food/foods.ts'
import { asKindSaid } from '#domain/food/nutrition/said-kind.ts'
import { groundByLeanness, kindsBySaying, leanerKinds } from '#domain/food/table/said-kinds.ts'
import { usdaNutrients } from '#domain/food/table/usda-nutrients.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

const sourceOf = (text: string) => verifyRecipe({ servings: 1, ingredients: [text] }).nutrition.lines[0]?.source
const caloriesOf = (text: string) => verifyRecipe({ servings: 1, ingredients: [text] }).nutrition.perServing.calories

describe('less fat, as a line asks for it', () => {
  it.each([
    ['8 oz cream cheese', '01017'],
    ['8 oz light cream cheese, softened', '01031'],
    ['8 oz cream cheese (reduced fat)', '01031'],
    ['8 oz 1/3-less-fat cream cheese', '01031'],
    ['8 oz Neufchâtel cheese', '01031'],
    ['8 oz fat-free cream cheese', '01186'],
    ['1 cup shredded reduced-fat cheddar', '01260'],
    ['1 cup low-fat cheddar cheese', '01168'],
    ['1 cup nonfat evaporated milk', '01097'],
    ['1/4 cup light mayonnaise', '04641'],
    ['1 cup 2% Greek yogurt', '01287'],
    ['1 cup 0% Greek yogurt', '01256'],
    ['1 cup nonfat plain yogurt', '01118'],
    ['1 can 98% fat-free cream of mushroom soup', '06182'],
    // what says it of something else, leaves it open or denies it
    ['1/4 cup mayonnaise, lightly whisked', '04025'],
    ['1/4 cup regular or light mayonnaise', '04025'],
    ['8 oz full-fat cream cheese (not light)', '01017'],
    ['2 cups shredded part-skim mozzarella', '01029'],
    ['1 cup light brown sugar', '19334'],
  ])('%s: %s', (text, usda) => {
    expect(sourceOf(text)).toContain(`USDA SR28 ${usda}`)
  })

  it('counts light coconut milk as a third of the fat', () => {
    expect(caloriesOf('1 can light coconut milk') / caloriesOf('1 can coconut milk')).toBeCloseTo(0.335, 2)
  })

  it.each([
    ['1 lb ground beef', '23567'],
    ['1 lb ground beef (80/20)', '23572'],
    ['1 lb 80% lean ground beef', '23572'],
    ['500 g beef mince (20% fat)', '23572'],
    ['500 g 5% fat beef mince', '23557'],
    ['1 lb ground chuck', '23572'],
    ['1 lb ground beef, 93% lean', '23472'],
    ['1 lb ground beef (90/10)', '23562'],
    ['1 lb lean ground pork', '10972'],
    ['1 lb ground turkey', '05305'],
    ['1 lb 99% lean ground turkey', '05662'],
    ['1 lb ground turkey breast', '05662'],
  ])('%s: %s', (text, usda) => {
    expect(sourceOf(text)).toContain(`USDA SR28 ${usda}`)
  })

  it.each([
    ['10 Ritz crackers', '18621'],
    ['40 saltine crackers', '18228'],
    ['1 (18 oz) tube polenta, sliced', '08164'],
    ['1 cup polenta', '20422'],
    ['1 (15 oz) can sliced peaches in heavy syrup', '09241'],
    ['1 (15 oz) can sliced peaches in light syrup', '09240'],
    ['2 peaches', '09236'],
  ])('%s: %s', (text, usda) => {
    expect(sourceOf(text)).toContain(`USDA SR28 ${usda}`)
  })

  it('counts wrappers of egg rolls by their own weight', () => {
    expect(caloriesOf('12 egg roll wrappers') / caloriesOf('12 wonton wrappers')).toBeCloseTo(4, 1)
  })

  it('counts British sausages eight to the pound, and chipolatas sixteen', () => {
    const sausages = caloriesOf('8 pork sausages')
    expect(caloriesOf('8 chipolatas') / sausages).toBeCloseTo(28 / 57, 1)
    expect(caloriesOf('8 Italian sausages') / sausages).toBeCloseTo(113 / 57, 1)
  })

  it.each([
    ['2 extra-large eggs', 2.24],
    ['2 XL eggs', 2.24],
    ['2 jumbo eggs', 2.52],
  ])('%s weigh as %f large ones', (text, large) => {
    expect(caloriesOf(text) / caloriesOf('1 large egg')).toBeCloseTo(large, 1)
  })

  it('counts shells and rolls by their own weight', () => {
    expect(caloriesOf('20 jumbo pasta shells') / caloriesOf('180 g penne')).toBeCloseTo(1, 1)
    expect(caloriesOf('14 manicotti') / caloriesOf('8 oz penne')).toBeCloseTo(1, 1)
    expect(caloriesOf('8 slider buns')).toBeLessThan(caloriesOf('8 hamburger buns'))
    expect(caloriesOf('4 hoagie rolls')).toBeGreaterThan(2 * caloriesOf('4 hamburger buns'))
  })

  it('leaves a food what it is in everything but its figures', () => {
    const cheese = foodById('cream-cheese')
    const { nutrients, nutrientSource, usda, salt, ...rest } = asKindSaid(cheese, 'fat-free cream cheese')
    expect({ ...cheese, ...rest }).toEqual(cheese)
    expect([nutrientSource, usda, nutrients.fat < 2, salt > 0]).toEqual(['USDA SR28 01186', '01186', true, true])
    expect(asKindSaid(cheese, 'cream cheese')).toBe(cheese)
  })

  it('names foods of the table, and numbers that USDA SR28 has', () => {
    const forms = Object.entries(kindsBySaying).map(([id, kinds]) => [id, kinds.map(([, usda]) => usda)] as const)
    for (const [id, kinds] of [...Object.entries(leanerKinds), ...Object.entries(groundByLeanness), ...forms])
      for (const kind of Object.values<unknown>(kinds)) {
        const fat = typeof kind === 'string' ? usdaNutrients[kind]?.[3] : 0
        expect([id, kind, foodById(id).name !== '', fat !== undefined]).toEqual([id, kind, true, true])
      }
  })
})
