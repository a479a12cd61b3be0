import { describe, expect, it } from 'vitest'
import { anything, type Wish } from '#domain/options/wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { hear } from '#domain/wish/heard-wish.ts'

/** Dishes of one wish, one for each seed, as a cook reads them. */
function dishes(wish: Partial<Wish>, seeds = 12) {
  return Array.from({ length: seeds }, (_, index) => {
    const composed = compose({ ...anything, ...wish }, 7919 * (index + 1))
    if ('contradiction' in composed) throw new Error(composed.contradiction.message)
    const { draft, dish, verification } = composed
    const steps = draft.instructions.map(({ description }) => description)
    const list = draft.ingredients.map(ingredientText)
    return { ...draft, form: dish.split('/')[0], steps, list, text: steps.join(' '), verification }
  })
}
const kitchen = (...equipment: string[]) => ({ equipment })

describe('a dish from the bath', () => {
  const bath = { ...kitchen('Sous Vide', 'Stovetop'), notes: 'sous vide' }
  const made = [
    ...dishes(bath),
    ...dishes({ ...bath, servings: 8 }),
    ...dishes({ ...bath, notes: 'sous vide chicken' }),
    ...dishes({ ...bath, notes: 'sous vide steak' }),
  ]
  const plates = made.filter(({ form }) => form === 'sous-vide-plate')

  it('is of pieces an inch thick, in water warmer than their middle has to be, for as long as an inch takes', () => {
    expect(plates.length).toBeGreaterThan(40)
    for (const { title, text, list } of plates) {
      expect([title, list.join()]).not.toEqual([title, expect.stringMatching(/leg of lamb|tenderloin/)])
      expect([title, text]).toEqual([title, expect.stringMatching(/an even inch or less|over an inch thick/)])
      const [water = 0, middle = 0] = [/heat it to (\d+)°F/, /cooked through \((\d+)°F/].map((found) =>
        Number(found.exec(text)?.[1]),
      )
      expect(water).toBeGreaterThanOrEqual(middle + 2)
      const [first = 0, more = 0] = [/Cook for (\d+) minutes/, /bath for (\d+) minutes more/].map((found) =>
        Number(found.exec(text)?.[1]),
      )
      // within five degrees after 50 minutes, within one after 75
      expect(first + more).toBeGreaterThanOrEqual(water >= middle + 5 ? 50 : 75)
    }
  })

  it('is lifted out when it is done: potatoes, rice and vegetables cook beside it', () => {
    for (const { title, instructions, verification } of plates) {
      const bathed = instructions.find(({ description }) => /in the sous vide bath for/.test(description))!
      const lifted = instructions.find(({ description }) => /^Lift .* out of the bags?\b/.test(description))!
      const at = (step: number) => verification.time.schedule.find((row) => row.step === step - 1)!
      const late = at(lifted.step).start - at(bathed.step).end
      expect([title, late > (/fish|dries/.test(bathed.description) ? 0 : 20)]).toEqual([title, false])
    }
  })

  it('is one main, the one that was asked for; what the bath is not for is another dish, and the notes say so', () => {
    for (const food of ['lamb', 'duck', 'tofu', 'scallops', 'turkey']) {
      for (const dish of dishes({ ...bath, include: [food], servings: 12 }, 6)) {
        expect([food, dish.title, dish.form]).not.toEqual([food, dish.title, 'sous-vide-plate'])
        expect(dish.form).not.toBe('pan-seared-fillet')
        expect([food, dish.notes.join()]).toEqual([food, expect.stringContaining('“sous vide”')])
      }
    }
  })
})

describe('a loaf of the bread machine', () => {
  it.each([3, 4, 5, 6, 8])('for %d has 60 to 68 parts of water and milk to 100 of flour, as printed', (servings) => {
    for (const { title, list, text } of dishes(
      { ...kitchen('Bread Machine'), notes: 'bread machine loaf', servings },
      6,
    )) {
      const cups = (found: string | undefined) => (found ?? '').split(' ').reduce((sum, part) => sum + partOf(part), 0)
      const flour = cups(/^([\d /]+) cups? .*flour/.exec(list.find((line) => line.includes('flour'))!)?.[1]) * 125
      const milk = cups(/^([\d /]+) cups?/.exec(list.find((line) => /milk|drink/.test(line))!)?.[1]) * 240
      const [, whole, spoons] = /(?:([\d /]+) cups?)?(?: plus )?(?:(\d+) tbsp)? lukewarm water/.exec(text)!
      const share = (milk + cups(whole) * 240 + Number(spoons ?? 0) * 15) / flour
      expect([title, share >= 0.6 && share <= 0.68, share]).toEqual([title, true, share])
    }
  })

  it.each(['a loaf of bread', 'bread', 'bread machine bread', 'a loaf of bread in my bread machine', 'homemade bread'])(
    'is what “%s” means where there is one',
    (notes) => {
      for (const { form, title } of dishes({ ...kitchen('Bread Machine', 'Stovetop', 'Oven'), notes }, 6)) {
        expect([form, title]).toEqual(['machine-loaf', expect.not.stringMatching(/sourdough/i)])
      }
    },
  )
})

const partOf = (part: string): number => {
  const [over = '0', under = '1'] = part.split('/')
  return Number(over) / Number(under)
}

describe('waffles, ices and dried fruit', () => {
  it('end no sentence before it is finished', () => {
    const iron = { ...kitchen('Waffle Iron', 'Stovetop'), allergens: ['egg' as const] }
    for (const { title, description } of [
      ...dishes({ ...iron, notes: 'chocolate waffles' }),
      ...dishes({ notes: 'pancakes' }),
    ])
      expect([title, description]).toEqual([title, expect.not.stringMatching(/\b(?:with|of|and|under)\.| {2}/)])
  })

  it('are churned as much at a time as a machine at home holds', () => {
    for (const notes of ['ice cream', 'sorbet'])
      for (const { title, text } of dishes(
        { ...kitchen('Ice Cream Maker', 'Blender'), preferEquipment: ['Ice Cream Maker'], notes, servings: 12 },
        5,
      ))
        expect([title, text]).toEqual([title, expect.stringContaining('in 2 batches')])
  })

  it('speak of no machine as the cook’s own where the kitchen is not known', () => {
    for (const { text } of dishes({ notes: 'sorbet' })) expect(text).not.toMatch(/your ice cream maker/i)
  })

  it('of coconut are not called milk, and its cream is chilled before it is whipped', () => {
    const noMilk = { ...kitchen('Stovetop'), allergens: ['milk' as const] }
    const kulfi = dishes({ ...noMilk, notes: 'kulfi' }, 6).filter(({ form }) => form === 'kulfi')
    const still = dishes({ ...noMilk, notes: 'no-churn ice cream' }, 6).filter(({ form }) => form === 'ice-cream')
    expect([kulfi.length, still.length].every((count) => count > 3)).toBe(true)
    for (const { title, description } of kulfi) {
      expect(description).not.toMatch(/^(?:Milk|.*milk ice)/)
      expect(title).not.toMatch(/Coconut.* with .*Coconut/)
    }
    for (const { text } of still) expect(text).toContain('in the coldest part of the refrigerator')
  })

  it('are cut on the list as the step wants them', () => {
    for (const { form, list } of dishes({ ...kitchen('Dehydrator'), notes: 'fruit chips' })) {
      expect(form).toBe('dried-fruit')
      expect(list.join()).toContain('just under 1/4 inch')
      expect(list.join()).not.toMatch(/1\/2-inch|chunks/)
    }
  })

  it.each([
    ['waffles', ['Stovetop', 'Oven'], 'a waffle iron'],
    ['sorbet', ['Ice Cream Maker', 'Stovetop'], 'a blender'],
    ['panini', ['Panini Press'], 'a stove'],
  ])('“%s” without its machine is another dish, and says why', (notes, equipment, machine) => {
    for (const dish of dishes({ notes, equipment }, 4))
      expect(dish.notes.join()).toContain(`No ${notes} without ${machine};`)
  })
})

describe('a pressure cooker', () => {
  it('gets a cup of thin liquid, however few it cooks for', () => {
    const made = ['chili', 'beef stew', 'dal', 'lamb stew with fennel', 'Thai tofu stew'].flatMap((dish) =>
      dishes({ notes: `instant pot ${dish}`, servings: 1 }, 4),
    )
    const locked = made.filter(({ text }) => text.includes('Lock the lid'))
    expect(locked.length).toBeGreaterThan(15)
    for (const { title, list, text } of locked)
      expect([title, `${list.join('\n')} ${text}`]).toEqual([
        title,
        expect.stringMatching(/\b1 cup (?:low-sodium )?(?:[a-z]+ (?:stock|broth)|water)/),
      ])
    const [rice] = dishes({ notes: 'instant pot rice', servings: 2 }, 1)
    expect(rice!.text).toContain('3/4 cup water')
  })
})

describe('a machine with a food and no dish', () => {
  const mains = 'pork loin, turkey breast, steak, salmon, shrimp, eggs, duck breast, lamb shanks, cod, ground turkey'
  it.each(['crockpot', 'instant pot', 'air fryer'])(
    '%s: the food leads what comes, with the machine or without',
    (machine) => {
      for (const food of mains.split(', ')) {
        const wanted = readWish(hear({ ...anything, notes: food })).wanted.flatMap(({ anyOf }) => anyOf)
        const made = compose({ ...anything, notes: `${machine} ${food}` }, 1)
        if ('contradiction' in made) throw new Error(made.contradiction.message)
        const [, main = ''] = made.dish.split('/')
        const isLed = wanted.includes(main) || made.draft.title.toLowerCase().includes(food.replace(/^ground |s$/g, ''))
        expect([food, made.draft.title, isLed]).toEqual([food, made.draft.title, true])
      }
    },
  )
})
