import { describe, expect, it } from 'vitest'
import { foods } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'
import { householdAmount } from '#domain/measure/household.ts'

function weighed(text: string) {
  const line = readIngredientLine(text)
  const [named] = line.foods
  return named && weigh(line, named)
}
const portion = (id: string, name: string) => foods.get(id)?.portions[name] ?? Number.NaN

describe('how much a line weighs', () => {
  it('mass is mass, on either side of a dual unit', () => {
    expect(weighed('150 g / 5 oz butter')).toMatchObject({ grams: 150, low: 150, high: 150, source: 'weighed' })
    expect(weighed('1 cup (227 g) butter')).toMatchObject({ grams: 227, source: 'weighed' })
    expect(weighed('1 lb butter')?.grams).toBeCloseTo(453.59, 1)
  })
  it('mass is known even where the food is not', () => {
    expect(weighed('200 g xyzzy')?.grams).toBe(200)
  })
  it('counts go by the portions of the food', () => {
    expect(weighed('2 cloves garlic')?.grams).toBe(2 * portion('garlic', 'clove'))
    expect(weighed('2 medium onions')?.grams).toBe(2 * portion('onion', 'medium'))
    expect(weighed('2 onions')?.source).toBe('portion')
  })
  it('says how', () => {
    expect(weighed('2 cloves garlic')?.how).toBe(`2 cloves at ${portion('garlic', 'clove')} g`)
    expect(weighed('salt, to taste')?.how).toMatch(/assumed/)
  })
  it('takes a size in parentheses for each or for all, whichever is nearer to the food', () => {
    for (const [text, grams] of [
      ['7 to 8 (1¼ pounds) medium apricots', 567],
      ['4 (125 ml) medium egg whites', 127],
      ['half a tin (200 g) of baked beans', 200],
      ['2 (6-ounce) chicken breasts', 340],
      ['4 x 150 g salmon fillets', 600],
      ['2 cans (28 oz) plum tomatoes', 1588],
      ['2 (1¼ pound) lobsters', 1134],
    ] as const)
      expect([text, Math.round(weighed(text)?.grams ?? 0)]).toEqual([text, grams])
  })
  it('reads one amount said twice, a mass that begins a note, and a drained weight', () => {
    expect(weighed('1½ (375 ml) cups chicken stock')?.grams).toBe(weighed('1½ cups chicken stock')?.grams)
    expect(weighed('1 loaf (~800 g/~1.7 lb) of white bread')?.grams).toBe(800)
    expect(weighed('One block of firm tofu (400 g, extra firm will work too)')?.grams).toBe(400)
    expect(weighed('8 slices pork belly (about 1 kg/2 lb 4 oz weight in total)')?.grams).toBe(1000)
    expect(weighed('1 x 240 g tin kidney beans (drained weight)')).toMatchObject({ grams: 240, prepared: true })
    expect(weighed('1 x 400 g tinned butter beans, drained')?.grams).toBe(240)
  })
  it('leaves a size to each where it says so, and cuts, cubes and what is sold cooked as they are', () => {
    for (const [text, grams] of [
      ['1 x 400 g tin chickpeas (240 g drained weight)', 240],
      ['2 (1-pound) sirloin steaks', 907],
      ['2 (12-ounce) sweet potatoes', 680],
      ['2 (10-ounce) pints cherry tomatoes', 567],
      ['4 (5.3-ounce) cups Greek yogurt', 601],
      ['12 oz fully cooked chicken sausage, sliced', 340],
      ['8 cubes pineapple', 200],
    ] as const)
      expect([text, Math.round(weighed(text)?.grams ?? 0)]).toEqual([text, grams])
    expect(weighed('2 round steaks')?.grams).toBeLessThan(700)
  })
  it('counts slices by their thickness, tortillas by their inches and joints whole', () => {
    expect(weighed('6 (1/2-inch thick) country bread')?.grams).toBe(6 * portion('bread', 'slice'))
    expect(weighed('4 10-inch flour tortillas')?.grams).toBe(4 * portion('flour-tortillas', 'large'))
    expect(weighed('1 pork loin roast')?.grams).toBeGreaterThan(1000)
    expect(weighed('2 slices pork loin')?.grams).toBeLessThan(200)
  })
  it('weighs a stalk of an herb as a sprig and a piece of a spice as one', () => {
    expect(weighed('6 stalks fresh thyme')?.grams).toBe(6 * portion('thyme', 'sprig'))
    expect(weighed('2 stalks coriander')?.grams).toBe(2 * portion('cilantro', 'sprig'))
    expect(weighed('1 piece cinnamon stick')?.grams).toBeLessThan(6)
    expect(weighed('12 strips bacon')?.grams).toBe(12 * portion('bacon', 'slice'))
  })
  it('takes cooked meat for what it weighed raw, but not what is cooked later', () => {
    // USDA SR28: protein of 23572 and 23570
    expect(weighed('1 lb cooked ground beef')?.grams).toBeCloseTo((453.592 * 27.73) / 18.59, 0)
    expect(weighed('2 cups cooked crumbled bacon')?.grams).toBeGreaterThan(2.5 * (weighed('2 cups bacon')?.grams ?? 0))
    for (const text of ['1 lb ground beef, cooked', '1 lb ground beef cooked and drained', '6 cooked bacon slices'])
      expect([text, /raw/.test(weighed(text)?.how ?? '')]).toEqual([text, false])
    expect(weighed('1 lb cooked ham')?.grams).toBeCloseTo(453.59, 1)
  })
  it('tells what was peeled or canned before it was weighed', () => {
    const prepared = [
      '500 g pumpkin flesh',
      '1 (20-oz) can crushed pineapple',
      '1 lb frozen mango',
      '2 lb boneless leg of lamb',
    ]
    for (const text of prepared) expect([text, weighed(text)?.prepared]).toEqual([text, true])
    for (const text of ['1 lb pineapple, peeled', '2 lb potatoes', '2 lb frozen chicken wings'])
      expect(weighed(text)?.prepared).toBeUndefined()
  })
  it('a range of amounts is a range of grams', () => {
    const weight = weighed('2-3 cloves garlic')
    expect(weight?.grams).toBe(2.5 * portion('garlic', 'clove'))
    expect(weight?.low).toBeLessThan(2 * portion('garlic', 'clove'))
    expect(weight?.high).toBeGreaterThan(3 * portion('garlic', 'clove'))
  })
  it('a can of beans is weighed drained, a can of tomatoes whole', () => {
    expect(weighed('2 (15-oz) cans chickpeas')?.grams).toBeCloseTo(2 * portion('chickpeas', 'can'), 0)
    expect(weighed('1 (28-oz) can crushed tomatoes')?.grams).toBeCloseTo(793.8, 0)
  })
  it('each of several packages', () => {
    expect(weighed('4 potatoes (6 oz each)')?.grams).toBeCloseTo(680.4, 0)
  })
  it('a cup of chopped basil is another cup than a cup of basil, chopped', () => {
    expect(weighed('1 cup chopped basil')?.grams).toBe(portion('basil', 'cup chopped'))
    expect(weighed('1 cup basil, chopped')?.grams).toBe(portion('basil', 'cup'))
  })
  it('juice of a lemon is what a lemon yields', () => {
    expect(weighed('juice of 2 lemons')?.grams).toBe(96)
  })
  it('a spoonful of two things is shared by them', () => {
    expect(weighed('1 tsp salt and butter')?.grams).toBeCloseTo((weighed('1 tsp salt')?.grams ?? 0) / 2, 9)
    expect(weighed('1 tsp each salt and butter')?.grams).toBe(weighed('1 tsp salt')?.grams)
  })
  it('without an amount only what is used by feel is assumed', () => {
    expect(weighed('salt')?.source).toBe('assumed')
    expect(weighed('olive oil, for frying')?.source).toBe('assumed')
    expect(weighed('cooking spray')?.grams).toBe(1.8)
    expect(weighed('olive oil')?.grams).toBe(14)
    expect(weighed('chickpeas, to serve')).toBeUndefined()
  })
  it('every weight lies within its range', () => {
    const lines = [
      '1 cup rice',
      '2 handfuls basil',
      '3 eggs',
      '1 pinch salt',
      '2 tbsp xyzzy',
      'salt',
      '1 bunch parsley',
    ]
    const outside = lines.filter((text) => {
      const weight = weighed(text)
      return !weight || weight.low > weight.grams || weight.high < weight.grams
    })
    expect(outside).toEqual([])
  })
})

describe('what is written weighs what was meant', () => {
  const amounts = [0.3, 1, 2.5, 5, 9, 15, 30, 47, 80, 120, 200, 333, 480, 700, 1100, 2500]

  it('for every food and amount, reading gives the grams that writing gave', () => {
    const astray = [...foods.values()].flatMap((food) =>
      amounts.flatMap((grams) => {
        const written = householdAmount(food, grams)
        const text = `${written.amount} ${written.unit} ${food.name}`
        const line = readIngredientLine(text)
        const [named] = line.foods
        const weight = named && line.foods.length === 1 && named.food === food ? weigh(line, named) : undefined
        return weight && Math.abs(weight.grams - written.grams) < 1e-6
          ? []
          : [`${text}: ${written.grams} g, read ${weight?.grams}`]
      }),
    )
    expect(astray).toEqual([])
  })
  it('with a preparation behind the name too', () => {
    const astray = [...foods.values()].flatMap((food) =>
      ['chopped', 'finely grated', 'sliced', 'shredded'].flatMap((preparation) => {
        const written = householdAmount(food, 60)
        const line = readIngredientLine(`${written.amount} ${written.unit} ${food.name}, ${preparation}`)
        const weight = line.foods[0] && weigh(line, line.foods[0])
        return weight && Math.abs(weight.grams - written.grams) < 1e-6
          ? []
          : [`${line.text}: ${written.grams} g, read ${weight?.grams}`]
      }),
    )
    expect(astray).toEqual([])
  })
  it('and is near what was asked for', () => {
    const off = [...foods.values()].flatMap((food) =>
      [40, 150, 400, 1000].flatMap((grams) => {
        const written = householdAmount(food, grams)
        const smallest = Math.min(...Object.values(food.portions), 30)
        const tolerated = grams < smallest * 2 ? 1.2 : 0.45
        return Math.abs(Math.log(written.grams / grams)) < tolerated
          ? []
          : [`${grams} g ${food.name}: ${written.amount} ${written.unit}`]
      }),
    )
    expect(off).toEqual([])
  })
})
