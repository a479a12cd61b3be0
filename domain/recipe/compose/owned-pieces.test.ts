import { describe, expect, it } from 'vitest'
import { compose } from '#domain/recipe/compose/compose.ts'
import { withOwnPieces } from '#domain/recipe/compose/owned-pieces.ts'
import { piecesNamedIn } from '#domain/recipe/equipment.ts'
import { anything, type Wish } from '#domain/recipe/wish.ts'

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
    expect(text).toMatch(/\(165°F\/74°C on your thermometer\)/)
    expect(dish!.draft.reasons).toContain('made in your wok')
    expect(dish!.verification.findings.filter(({ severity }) => severity !== 'notes')).toEqual([])
    const [plain] = dishes({ ...own, preferEquipment: [] }, 1)
    expect(JSON.stringify(plain!.draft)).not.toMatch(/your wok|your thermometer/)
  })
})

describe('words of a dish', () => {
  const step = (text: string) => ({ text, active: 1, waiting: 0, meanwhile: false })

  it('stay as they are where nothing that they name is owned', () => {
    const steps = [step('Heat a wok or your largest skillet over high heat.')]
    expect(withOwnPieces(steps, ['Stovetop', 'Rolling Pin'])).toEqual({ steps, reasons: [] })
  })

  it('name the thermometer once, and never for the oven', () => {
    const steps = [
      step('Heat the oven to 400°F/200°C.'),
      step('Cook until done (165°F/74°C).'),
      step('Rest (165°F/74°C).'),
    ]
    const own = withOwnPieces(steps, ['thermometer'])
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
