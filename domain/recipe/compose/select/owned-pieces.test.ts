import { describe, expect, it } from 'vitest'
import { kitchenChecklist, kitchenFrom, piecesNamedIn } from '#domain/options/equipment.ts'
import { anything, type Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { candidates } from '#domain/recipe/compose/select/candidates.ts'
import { withOwnPieces, withOwnTools } from '#domain/recipe/compose/select/owned-pieces.ts'
import { hear } from '#domain/wish/heard-wish.ts'

const everything = ['Oven', 'Stovetop', 'Blender', 'Air Fryer', 'Slow Cooker', 'Pressure Cooker', 'Grill']
/** Dishes for a kitchen, one for each seed. */
function dishes(kitchen: Partial<Wish>, seeds: number) {
  return Array.from({ length: seeds }, (_, seed) => {
    const composed = compose({ ...anything, servings: 2, ...kitchen }, seed + 1)
    if ('contradiction' in composed) throw new Error(composed.contradiction.message)
    return composed
  })
}
const needs = ({ verification }: ReturnType<typeof dishes>[number]) =>
  verification.equipment.needed.map(({ name }) => name)

describe('a kitchen', () => {
  it('without an oven never gets a baked dish', () => {
    for (const dish of dishes({ equipment: ['Stovetop', 'Blender'] }, 25)) {
      expect([dish.draft.title, needs(dish)]).toEqual([dish.draft.title, expect.not.arrayContaining(['Oven'])])
      expect(dish.verification.equipment.missing).toEqual([])
    }
  })

  it('without any heat gets cold dishes', () => {
    for (const dish of dishes({ equipment: ['Blender', 'Food Processor'] }, 12)) {
      expect([dish.draft.title, needs(dish).filter((name) => !/Blender|Food Processor/.test(name))]).toEqual([
        dish.draft.title,
        [],
      ])
      expect(dish.draft.instructions.map(({ description }) => description).join(' ')).not.toMatch(
        /\boven|over .* heat\b/i,
      )
    }
  })

  it('that is optimised sees its own machines used more often, and is told so', () => {
    const machines = /Air Fryer|Slow Cooker|Pressure Cooker|Grill/
    const using = (preferEquipment: readonly string[]) =>
      dishes({ equipment: everything, preferEquipment }, 40).filter((dish) =>
        needs(dish).some((name) => machines.test(name)),
      )
    const [usual, optimised] = [using([]), using(everything)]
    expect(optimised.length).toBeGreaterThan(usual.length)
    expect(optimised.map(({ draft }) => draft.reasons.join(' '))).toEqual(
      optimised.map(() => expect.stringMatching(/(?:in|on) your/)),
    )
  })

  it('with a rice cooker cooks its rice in it', () => {
    const wish = {
      equipment: ['Stovetop', 'Rice Cooker'],
      preferEquipment: ['Stovetop', 'Rice Cooker'],
      cuisine: 'Thai' as const,
    }
    const withRice = dishes({ ...wish, notes: 'green curry with jasmine rice' }, 6).filter(({ draft }) =>
      /rice cooker/.test(JSON.stringify(draft.instructions)),
    )
    expect(withRice.length).toBeGreaterThan(2)
    for (const dish of withRice) expect(needs(dish)).toContain('Rice Cooker')
  })

  it('with a wok and a thermometer is spoken to as one that has them', () => {
    const own = {
      notes: 'chicken stir-fry',
      equipment: ['Stovetop'],
      preferEquipment: ['Stovetop', 'Wok', 'Thermometer'],
    }
    const [dish] = dishes(own, 1)
    const text = dish!.draft.instructions.map(({ description }) => description).join(' ')
    expect(text).toContain('your wok')
    expect(text).not.toMatch(/wok or/)
    expect(text).toMatch(/165°F (?:\(74°C\)) on your thermometer/)
    expect(dish!.draft.reasons).toContain('made in your wok')
    expect(dish!.verification.findings.filter(({ severity }) => severity !== 'notes')).toEqual([])
    const [plain] = dishes({ ...own, preferEquipment: [] }, 1)
    expect(JSON.stringify(plain!.draft)).not.toMatch(/your wok|your thermometer/)
  })
})

describe('a machine that few kitchens have', () => {
  const wishes: Readonly<Record<string, Partial<Wish>>> = {
    'Sous Vide': { notes: 'chicken breast for dinner' },
    'Waffle Iron': { mealTime: 'Breakfast' },
    'Ice Cream Maker': { recipeType: 'Dessert' },
    Dehydrator: { recipeType: 'Snack' },
    'Bread Machine': { recipeType: 'Side Dish', servings: 4 },
    'Panini Press': { mealTime: 'Lunch' },
    'Electric Griddle': { mealTime: 'Breakfast' },
    Toaster: { recipeType: 'Snack' },
    Microwave: { recipeType: 'Side Dish' },
  }
  it.each(Object.entries(wishes))('%s: where it stands it is used, elsewhere nothing asks for it', (machine, wish) => {
    const home = ['Oven', 'Stovetop', 'Blender']
    const has = { ...wish, equipment: [...home, machine], preferEquipment: [...home, machine] }
    const used = dishes(has, 16).filter((dish) => needs(dish).includes(machine))
    expect(used.length).toBeGreaterThan(0)
    for (const { draft, verification } of used) {
      expect([draft.title, verification.equipment.missing]).toEqual([draft.title, []])
      expect(verification.findings.filter(({ severity }) => severity !== 'notes')).toEqual([])
      expect(draft.reasons.join()).toMatch(new RegExp(`your .*${machine}`, 'i'))
    }
    for (const dish of dishes({ ...wish, equipment: home, preferEquipment: home }, 3))
      expect(needs(dish)).not.toContain(machine)
    const unknown = candidates(hear({ ...anything, ...wish })).flatMap(({ machines }) => machines)
    expect(unknown).not.toContain(machine)
  })

  it('holds meat in its bath at the temperature that is safe, and the skillet makes the crust', () => {
    const own = ['Stovetop', 'Sous Vide']
    const [dish] = dishes({ equipment: own, preferEquipment: own, notes: 'sous vide chicken breast' }, 1)
    const text = dish!.draft.instructions.map(({ description }) => description).join(' ')
    expect(text).toMatch(
      /heat it to 167°F \(75°C\).*Cook for 60 minutes.*for 30 minutes more.*\(165°F\/74°C\).*over high heat.*Sear/,
    )
    expect(dish!.verification.time.totalMinutes).toBeGreaterThan(105)
  })

  it('is not asked for by who names the dish and has none: waffles become pancakes, ice cream is not churned', () => {
    const own = { equipment: ['Stovetop', 'Blender'], preferEquipment: ['Stovetop', 'Blender'] }
    const [breakfast] = dishes({ ...own, notes: 'waffles', mealTime: 'Breakfast' }, 1)
    expect(breakfast!.draft.title).toMatch(/Pancakes/)
    const [dessert] = dishes({ ...own, notes: 'ice cream', recipeType: 'Dessert' }, 1)
    expect(dessert!.draft.title).toMatch(/^No-Churn .* Ice Cream/)
    expect(needs(dessert!)).toEqual([])
    const [unknown] = dishes({ notes: 'waffles', mealTime: 'Breakfast' }, 1)
    expect(unknown!.dish).toMatch(/^(?:dish-)?waffles/)
  })
})

describe('what a list says of a kitchen', () => {
  it.each([
    ['nothing', [], []],
    ['pots and tools alone: nothing of heat', ['wok', 'thermometer', 'tagine'], []],
    ['a machine: there is no heat', ['blender', 'wok'], ['Blender']],
    ['a bath is a heat source', ['sous-vide'], ['Sous Vide']],
    ['another name', ['instant pot'], ['Pressure Cooker']],
    ['a piece of their own that is one of ours', ['my Ninja air fryer', 'induction hob'], ['Air Fryer', 'Stovetop']],
  ])('%s', (_, list, binding) => {
    expect(kitchenFrom(list).binding.toSorted()).toEqual(binding.toSorted())
  })

  it('is added to by the cook’s own words, which bind nothing by themselves', () => {
    expect(kitchenFrom([], 'an oven and a microwave').binding).toEqual([])
    expect(kitchenFrom(['Oven'], 'an air fryer; no microwave').binding).toEqual(['Oven', 'Air Fryer'])
    expect(kitchenFrom(['Wok'], 'a stick blender').all.toSorted()).toEqual(['Immersion Blender', 'Wok'])
  })

  it('that names no heat gets cold dishes that say why, and a refusal where only heat would do', () => {
    const { binding, all } = kitchenFrom(['immersion blender', 'kitchen scale'])
    for (const dish of dishes({ equipment: binding, preferEquipment: all }, 6)) {
      expect([dish.draft.title, needs(dish).filter((name) => name !== 'Immersion Blender')]).toEqual([
        dish.draft.title,
        [],
      ])
      expect(dish.draft.reasons.join()).toContain('your kitchen lists nothing to cook on')
    }
    const refused = compose({ ...anything, equipment: binding, cookingMethod: 'Baked' }, 1)
    expect('contradiction' in refused && refused.contradiction.wishes.toSorted()).toEqual([
      'cookingMethod',
      'equipment',
    ])
  })

  it('has 40 pieces to choose from', () => {
    expect(new Set(Object.values(kitchenChecklist).flat()).size).toBe(40)
  })
})

describe('words of a dish', () => {
  it.each([
    [
      'Whip the cream, 4 minutes by hand.',
      ['Stand Mixer', 'Hand Mixer'],
      '4 minutes by hand or half that with your stand mixer.',
    ],
    ['Whip the cream, 4 minutes by hand.', ['Hand Mixer'], '4 minutes by hand or half that with your hand mixer.'],
    ['Put all in a blender and blend.', ['Immersion Blender'], 'in a tall container with your immersion blender and'],
    ['Put all in a blender and blend.', ['Blender', 'Immersion Blender'], 'in a blender and'],
    ['Spread it in an 8-inch square baking dish.', ['Baking Dish'], 'in your 8-inch square baking dish.'],
    [
      'Toast the rice. Cool, then pound or grind to a coarse powder.',
      ['Spice Grinder'],
      'then pulse to a coarse powder in your spice grinder.',
    ],
    ['Spoon it into the baking dish.', ['Baking Dish'], 'into your baking dish.'],
    ['Heat the oil in a large skillet over high heat.', ['Cast Iron Pan'], 'in a large skillet over'],
  ])('%s of %j', (text, owned, said) => {
    expect(withOwnPieces([step(text)], owned, { bestIn: ['Wok'] }).steps[0]?.text).toContain(said)
  })

  it('weigh what is dry for a cook who has a scale, and slice thinly with a mandoline where there is one', () => {
    const flour = { amount: '3/4', unit: 'cup', name: 'all-purpose flour' }
    const onion = { amount: '1', unit: '', name: 'red onion', preparation: 'very thinly sliced' }
    const [asFlour, asRaw] = [{ slot: 'flour', grams: 93 } as const, { slot: 'raw', grams: 110 } as const]
    expect(withOwnTools(flour, asFlour, ['kitchen scale'])).toEqual({ ...flour, amount: '95', unit: 'g' })
    expect(withOwnTools(flour, asFlour, ['Mandoline'])).toEqual(flour)
    expect(withOwnTools(onion, asRaw, ['Mandoline']).preparation).toBe('very thinly sliced on your mandoline')
  })

  const step = (text: string) => ({ text, active: 1, waiting: 0, meanwhile: false })

  it('stay as they are where nothing that they name is owned', () => {
    const steps = [step('Heat a wok or your largest skillet over high heat.')]
    expect(withOwnPieces(steps, ['Stovetop', 'Rolling Pin'], { bestIn: ['Wok'] })).toEqual({ steps, reasons: [] })
  })

  it('name the thermometer once, and never for the oven', () => {
    const steps = [
      step('Heat the oven to 400°F/200°C.'),
      step('Cook until done (165°F/74°C).'),
      step('Rest (165°F/74°C).'),
    ]
    const own = withOwnPieces(steps, ['thermometer'], {})
    expect(own.steps.map(({ text }) => text)).toEqual([
      'Heat the oven to 400°F/200°C.',
      'Cook until done (165°F/74°C on your thermometer).',
      'Rest (165°F/74°C).',
    ])
  })
})

describe("pieces that a cook's own words name", () => {
  it.each([
    ['a Thermomix, two woks and an old air-fryer', ['Air Fryer', 'Wok']],
    ['TOASTER OVEN', ['Toaster Oven']],
    ['my grandmother’s Dutch oven; immersion blender', ['Immersion Blender', 'Dutch Oven']],
    ['no oven, but a grill', ['Grill']],
    ["the oven is broken and I don't have a microwave", []],
    ['<script>oven</script>', ['Oven']],
    ['', []],
  ])('%s', (text, pieces) => {
    expect(piecesNamedIn(text).toSorted()).toEqual([...pieces].toSorted())
  })
})
