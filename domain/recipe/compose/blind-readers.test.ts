import { describe, expect, it } from 'vitest'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import { chanceFrom } from '#domain/chance.ts'
import { cuisinesOfRequest } from '#domain/options/options.ts'
import type { Wish } from '#domain/options/wish.ts'
import { allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { anyWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import type { Dish } from '#domain/recipe/compose/dish/dish.ts'
import type { Composed } from '#domain/recipe/compose/make/attempt.ts'
import { weighedDish, writtenDraft } from '#domain/recipe/compose/make/draft.ts'
import { candidates } from '#domain/recipe/compose/select/candidates.ts'
import { ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { hear } from '#domain/wish/heard-wish.ts'

/** What cooks struck out who read our recipes beside published ones, without knowing which were ours. */

describe('salt', () => {
  it.each(['Main Dish', 'Salad', 'Soup', 'Side Dish'] as const)(
    'is in every %s whose foods bring too little',
    (recipeType) => {
      const bland = recipes(130, (seed) => ({
        recipeType,
        cuisine: cuisinesOfRequest[seed % cuisinesOfRequest.length],
      }))
        .filter(({ dish, verification, draft }) => {
          const sodium = verification.nutrition.perServing.sodium
          const isSeasoned = sodium >= 1100 || saltPercent(verification, draft.servings) >= 1
          return !fromTheSea.test(dish) && !fruits.test(dish) && !isSeasoned && !draft.ingredients.some(isSalty)
        })
        .map(({ draft }) => draft.title)
      expect(bland).toEqual([])
    },
  )
  it('is half a teaspoon or more for a dozen eggs', () => {
    const eggs = made('scramble', {}, 60).filter(({ lines }) => lines.some(({ id }) => id === 'egg'))
    expect(eggs.length).toBeGreaterThan(5)
    for (const { lines } of eggs) {
      const salt = salted(lines)
      expect(salt / of(lines, 'egg')).toBeGreaterThan(0.0024)
    }
  })
})

describe('soups', () => {
  it('have a spoonful of miso to a cup or so of dashi', () => {
    const soups = made('miso-soup', { cuisine: 'Japanese', recipeType: 'Soup' }, 20)
    expect(soups.length).toBeGreaterThan(0)
    for (const { lines } of soups)
      expect(of(lines, 'dashi', 'kombu-dashi', 'veg-stock') / of(lines, 'miso')).toBeLessThan(17)
  })
  it('of beans have no more broth than beans and vegetables can carry', () => {
    const soups = made('brothy-soup', { include: ['white beans'] }, 40)
    expect(soups.length).toBeGreaterThan(3)
    for (const { lines } of soups) {
      const stock = lines.filter(({ slot }) => slot === 'stock').reduce((sum, { grams }) => sum + grams, 0)
      expect(stock / of(lines, 'white-beans')).toBeLessThan(2.4)
    }
  })
  it('called chowder have something that thickens them', () => {
    for (const { lines } of made('chowder', { include: ['leek'] }, 30))
      expect(lines.some(({ id }) => /potato|cauliflower|parsnip|celeriac|butternut/.test(id))).toBe(true)
  })
})

describe('wanted foods', () => {
  it('that must be cooked are not blended raw', () => {
    const soups = recipes(20, () => ({ recipeType: 'Soup', notes: 'chilled soup', include: ['potato'] }))
    const chilled = soups.filter(({ dish }) => dish.startsWith('chilled-soup'))
    expect(chilled.length).toBeGreaterThan(0)
    const blended = chilled.flatMap(({ draft }) => draft.instructions.map(({ description }) => description))
    expect(blended.filter((text) => text.includes('until silky') && text.includes('potato'))).toEqual([])
  })
  it('such as steak are never folded raw into a bake', () => {
    const bakes = (['baked-pasta', 'gratin'] as const).flatMap((form) =>
      made(form, { include: ['sirloin'], recipeType: 'Main Dish' }, 40),
    )
    const withSteak = bakes.filter(({ lines }) => lines.some(({ id }) => id === 'sirloin'))
    expect(withSteak.length).toBeGreaterThan(0)
    for (const { text } of withSteak) expect(text).toMatch(/(?:Cook|Add) the steak/)
  })
  it('such as bacon are crisped before they are strewn', () => {
    const bakes = made('gratin', { include: ['bacon'], recipeType: 'Side Dish' }, 40)
    expect(bakes.length).toBeGreaterThan(0)
    for (const { text } of bakes) expect(text).toMatch(/(?:Cook|Add) the bacon[^.]*(?:browned|crisp)/)
  })
  it('such as scallions stay out of sweet soups', () => {
    for (const { lines } of made('sweet-soup', { include: ['scallions'] }, 30))
      expect(lines.map(({ id }) => id)).not.toContain('scallion')
    const sweets = recipes(20, () => ({ recipeType: 'Dessert', cuisine: 'Chinese', include: ['scallions'] }))
    expect(sweets.length).toBeGreaterThan(0)
    for (const { draft } of sweets) {
      expect(listOf({ draft })).not.toMatch(/scallion/)
      expect(draft.notes.join(' ')).toMatch(/scallions/)
    }
  })
  it('such as pork chops are cut up for a sandwich', () => {
    const rolls = made('sandwich', { include: ['pork chops'] }, 30).filter(({ list }) => list.includes('pork chop'))
    expect(rolls.length).toBeGreaterThan(0)
    for (const { list } of rolls) expect(list).toMatch(/pork chops?, cut into/)
  })
  it('such as lobster are not peeled like shrimp', () => {
    const soups = made('brothy-soup', { include: ['lobster'] }, 40).filter(({ list }) => list.includes('lobster'))
    expect(soups.length).toBeGreaterThan(0)
    for (const { text, list } of soups) expect(`${list} ${text}`).not.toMatch(/lobster[^\n]*deveined|pink and curled/)
  })
  it('such as lasagna sheets are never stirred into a sauce', () => {
    for (const form of ['baked-pasta', 'pasta'] as const)
      for (const { lines } of made(form, { include: ['lasagna noodles'] }, 30))
        expect(lines.filter(({ slot, food }) => slot === 'starch' && food.name.includes('lasagna'))).toEqual([])
  })
  it('such as peas are served by the half cup', () => {
    const plates = ['parcels', 'meatball-soup'] as const
    const withPeas = plates
      .flatMap((form) => made(form, { include: ['peas'] }, 40))
      .filter(({ lines }) => of(lines, 'peas'))
    expect(withPeas.length).toBeGreaterThan(3)
    for (const { lines } of withPeas) expect(of(lines, 'peas') / anyWish.servings).toBeLessThan(85)
  })
  it('are called by their everyday names', () => {
    for (const { title } of made('bread-soup', { include: ['cooked chickpeas'] }, 30))
      expect(title).not.toMatch(/Cooked/)
  })
})

describe('mixtures', () => {
  it('of beans are bound with egg, and onion and salt season them', () => {
    const burgers = made('burgers', { diet: 'vegetarian' }, 60)
    expect(burgers.length).toBeGreaterThan(3)
    for (const { lines } of burgers) {
      const ids = lines.map(({ id }) => id)
      expect(ids).toEqual(expect.arrayContaining(['egg', 'salt']))
      expect(ids.some((id) => ['scallion', 'shallot', 'onion'].includes(id))).toBe(true)
    }
  })
  it('for a loaf of meat start with soaked crumbs, and the loaf lies on one pan', () => {
    const loaves = made('meatloaf', {}, 40).filter(({ lines }) => lines.some(({ slot }) => slot === 'flour'))
    expect(loaves.length).toBeGreaterThan(3)
    for (const { text } of loaves) {
      expect(text).toMatch(/stir the [^.]*(?:crumbs|flour|meal) with [^.]*(?:milk|water)/)
      expect(text).not.toMatch(/Shape into [^.]*two rimmed/)
    }
  })
  it('for the crust of a quiche are short', () => {
    const tarts = made('savory-tart', {}, 60).filter(({ lines }) => of(lines, 'flour', 'gf-flour'))
    expect(tarts.length).toBeGreaterThan(3)
    for (const { lines } of tarts) {
      const fat = lines.filter(({ slot }) => slot.endsWith('fat')).reduce((sum, { grams }) => sum + grams, 0)
      expect(fat / of(lines, 'flour', 'gf-flour')).toBeGreaterThan(0.45)
    }
  })
})

describe('cheese without rennet', () => {
  it('is for those who eat no rennet, and is grated', () => {
    const lists = (diet: 'vegetarian' | undefined) =>
      (['Italian', 'Mediterranean'] as const).flatMap((cuisine) =>
        recipes(40, () => ({ cuisine, ...(diet && { diet }) })).map(listOf),
      )
    expect(lists(undefined).filter((list) => list.includes('vegetarian'))).toEqual([])
    const theirs = lists('vegetarian').filter((list) => list.includes('vegetarian'))
    expect(theirs.length).toBeGreaterThan(0)
    for (const list of theirs) expect(list).toMatch(/vegetarian Parmesan-style cheese, finely grated/)
  })
})

describe('adobo', () => {
  it('is sharp, and comes with rice', () => {
    const pots = made('braise', { cuisine: 'Asian' }, 60).filter(({ key }) => key.endsWith('/filipino'))
    expect(pots.length).toBeGreaterThan(0)
    for (const { lines } of pots) {
      expect(of(lines, 'cider-vinegar', 'rice-vinegar') / anyWish.servings).toBeGreaterThan(17)
      expect(lines.some(({ slot }) => slot === 'starch')).toBe(true)
    }
  })
})

const fromTheSea = /^(?:mussels-in-broth|dish-(?:cioppino|bouillabaisse|moules-marinieres))/
const fruits = /^(?:dish-)?fruit-salad/
/** Molar mass of sodium chloride by that of sodium. */
const saltOfSodium = 58.44 / 22.99
/** Salt, or a sauce that reaches every bite. */
function isSalty({ name }: { name: string }): boolean {
  return /\bsalt$|Italian bread|soy sauce|tamari|aminos|fish sauce|oyster sauce|miso|gochujang|doenjang|bean (?:paste|sauce)|curry paste|hoisin/.test(
    name,
  )
}

/** Salt in 100 g of everything listed: 1 is what cooks season to, and what bread and cheese bring to a sandwich. */
function saltPercent({ nutrition: { perServing, lines } }: Verification, servings: number): number {
  const grams = lines.reduce((sum, line) => sum + (line.grams ?? 0), 0)
  return (perServing.sodium * servings * saltOfSodium) / 10 / grams
}

function recipes(count: number, part: (seed: number) => Partial<Wish>): Composed[] {
  return Array.from({ length: count }, (_, seed) => compose({ ...anyWish, ...part(seed) }, seed)).flatMap((answer) =>
    'draft' in answer ? [answer] : [],
  )
}
function listOf({ draft }: { draft: RecipeDraft }): string {
  return draft.ingredients.map(ingredientText).join('\n')
}

interface Made {
  key: string
  lines: Dish['lines']
  title: string
  list: string
  text: string
}
/** Dishes of one form, one family after the other. */
function made(form: FormId, part: Partial<Wish>, count: number): Made[] {
  const wish: Wish = { ...anyWish, ...part }
  const reading = readWish(hear(wish))
  const allowed = allowedFoods(hear(wish), reading.excluded, reading)
  const fitting = candidates(hear(wish)).filter((candidate) => candidate.form.id === form)
  return Array.from({ length: count }, (_, seed) => seed).flatMap((seed) => {
    const candidate = fitting[seed % fitting.length]
    if (!candidate) return []
    const asked = { wish: hear(wish), reading, allowed, chance: chanceFrom(seed + 1), strain: 0 }
    const dish = weighedDish(candidate, asked)
    const draft = typeof dish === 'string' ? undefined : writtenDraft(dish, asked)
    if (typeof dish === 'string' || !draft) return []
    const text = draft.instructions.map(({ description }) => description).join(' ')
    return [{ key: dish.key, lines: dish.lines, title: draft.title, list: listOf({ draft }), text }]
  })
}
function of(lines: Dish['lines'], ...ids: readonly string[]): number {
  return lines.filter(({ id }) => ids.includes(id)).reduce((sum, { grams }) => sum + grams, 0)
}
/** Grams of salt in the shaker and in the sauces. */
function salted(lines: Dish['lines']): number {
  return lines
    .filter(({ slot }) => slot === 'salt' || slot === 'sauce')
    .reduce((sum, { grams, food }) => sum + (grams * food.salt) / 100, 0)
}
