import { describe, expect, inject, it } from 'vitest'
import { guestFoods, namedFood } from '#domain/catalogue/foods/named-food.ts'
import { pantry } from '#domain/catalogue/foods/pantry.ts'
import { type DishLine, shortNames } from '#domain/catalogue/writing/dish-line.ts'
import { chanceFrom } from '#domain/chance.ts'
import { anything, type Wish } from '#domain/options/wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { faultsOf } from '#domain/recipe/compose/make/judge.ts'
import { isHotEnough } from '#domain/recipe/compose/portion/chile-heat.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { stemsOf } from '#domain/text/tokens.ts'
import { hear } from '#domain/wish/heard-wish.ts'

function dishFor(notes: string, seed = 1, wish: Partial<Wish> = {}) {
  const made = compose({ ...anything, ...wish, notes }, seed)
  if ('contradiction' in made) throw new Error(`There is nothing for ${notes}.`)
  const { draft, dish, verification } = made
  return { id: dish.split('/')[0], title: draft.title, notes: draft.notes.join(' '), draft, dish, verification }
}

const foodsOf = ({ ingredients }: RecipeDraft) => ingredients.map(({ name }) => name).join(', ')
const leading: ReadonlySet<string> = new Set(['protein', 'vegetable', 'leaf', 'fruit'])
const frames = ['{x} and {y}', '{x} with {y}', 'something with {x}, {y}', 'i have {x} and {y}', '{y} soup with {x}']
const meats = /\b(?:chicken(?! stock)|beef(?! stock)|pork|lamb|turkey|sausage|bacon)\b/

describe('foods that are named without a dish', () => {
  it.each([
    ['chicken thighs, what can i do with them in 30 minutes', /^dish-/],
    ['tilapia', /^dish-.*\/tilapia\//],
    ['cabbage', /cabbage/],
    ['got eggs, potatoes, onions and not much else', /^dish-/],
    ['something with ground beef', /^dish-/],
  ])('“%s” is a dish of the catalogue that has them on its own list', (notes, dish) => {
    for (const seed of [1, 2, 3]) expect(dishFor(notes, seed).dish).toMatch(dish)
  })
  it.each([
    ['the end of a jar of pesto and some salmon fillets from the freezer', 'dish-pesto-salmon'],
    ['got 3 overripe avocados and some limes what do i make', 'dish-guacamole'],
    ['ricotta, lemons, eggs', 'dish-lemon-ricotta-pancakes'],
    ['sourdough discard, not pancakes or crackers', 'dish-sourdough-discard-flatbreads'],
    ['i have a load of courgettes, prefer something i can freeze', 'dish-zucchini-soup'],
    ['one can of chickpeas, lemon, tahini but NOT hummus', 'dish-fatteh'],
    ['picky kids lunchbox ideas not sandwiches', 'dish-pizza-muffins'],
    ['meatballs no breadcrumbs for the oven', 'dish-meatballs-without-breadcrumbs'],
    ['leftover roast chicken and a leek. pie would be nice but no pastry in', 'dish-mash-topped-chicken-pie'],
    ['a pot of greek yogurt that expires today and some cucumbers', 'dish-tzatziki'],
    ['leftover ham, peas, pasta', 'dish-ham-and-pea-pasta'],
    ['got a bag of spinach thats about to go slimy and some paneer', 'dish-saag-paneer'],
    ['half a rotisserie chicken, celery and egg noodles', 'dish-chicken-noodle-casserole'],
  ])('“%s” is the dish that is made of them: %s', (notes, id) => {
    for (const seed of [1, 2, 3, 4]) expect(dishFor(notes, seed).id).toBe(id)
  })
  it.each([
    ['tinned sardines and rice', /sardines/, /rice/],
    ['canned mackerel and rice', /mackerel/, /rice/],
    ['canned mackerel and potatoes', /mackerel/, /potato/],
  ])('“%s” are both in it, and no dish comes without one of them in silence', (notes, one, other) => {
    for (const seed of [1, 2, 3]) {
      const { draft } = dishFor(notes, seed)
      expect(foodsOf(draft)).toMatch(one)
      expect(foodsOf(draft)).toMatch(other)
      expect(foodsOf(draft)).not.toMatch(/spaghetti/)
    }
  })
  it('are each in what comes, or told of, whichever two they are', () => {
    const chance = chanceFrom(inject('testSeed'))
    const named = [...pantry.values(), ...guestFoods()].filter(
      ({ food, behaviour }) => food.roles.some((role) => leading.has(role)) && !/pasta|noodles/.test(behaviour.kind),
    )
    const drawn = () => named[Math.floor(chance() * named.length)]!.food.plural.toLowerCase()
    for (let pair = 0; pair < 40; pair += 1) {
      const notes = frames[pair % frames.length]!.replace('{x}', drawn()).replace('{y}', drawn())
      const made = compose({ ...anything, notes }, 1)
      if ('contradiction' in made) continue
      const { ingredients, title, notes: told } = made.draft
      const said = [title, ...told, ...ingredients.map(({ name }) => name)].join(' ').toLowerCase()
      const silent = readWish(hear({ ...anything, notes })).wanted.filter(({ words, anyOf }) => {
        const names = [words, ...anyOf.flatMap((id) => shortNames(namedFood(id)!))]
        return !names.some(
          (name) => said.includes(name.toLowerCase()) || stemsOf(name).some((stem) => said.includes(stem)),
        )
      })
      expect([notes, title, silent.map(({ words }) => words)]).toEqual([notes, title, []])
    }
  })
  it('bring no meat that nobody named', () => {
    for (const seed of [1, 2, 3, 4, 5, 6])
      expect(foodsOf(dishFor('a bag of red lentils, carrots and curry powder', seed).draft)).not.toMatch(meats)
  })
  it('lead it, with the manner that was said', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8])
      expect(dishFor('tofu that’s actually crispy', seed).id).toBe('dish-crispy-tofu')
  })
  it.each(['pumpkin', 'spinach', 'artichokes', 'carrots', 'cauliflower', 'canned clams'])(
    '%s stands in the title',
    (food) => {
      for (const seed of [1, 2, 3])
        expect(dishFor(food, seed).title.toLowerCase()).toContain(food.replace(/^canned |s$/g, ''))
    },
  )
  it.each([
    ['green beans that aren’t boring', 'Side Dish'],
    ['brussels sprouts', 'Side Dish'],
    ['carrots', 'Side Dish'],
    ['something with ground beef', 'Main Dish'],
  ])('“%s” comes as a %s', (notes, type) => expect(dishFor(notes).draft.recipeType).toBe(type))
})

describe('a kind of dish with foods', () => {
  it.each([
    ['stir fry with shrimp and broccoli', 'dish-shrimp-stir-fry'],
    ['curry with chickpeas', 'dish-chana-masala'],
  ])('“%s” is %s, and nothing else is said of it', (notes, id) => {
    const dish = dishFor(notes)
    expect([dish.id, dish.notes]).toEqual([id, ''])
  })
  it.each(['pasta', 'meal prep lunches high protein', 'fish the kids will like'])(
    '“%s” is no name that we lack',
    (notes) => {
      expect(dishFor(notes).notes).not.toContain('We have no recipe')
    },
  )
})

describe('a request', () => {
  it.each([
    'too many zucchini',
    'half a bag of spinach going bad',
    'soy free stir fry',
    '15 minute pasta',
    'make ahead mashed potatoes',
  ])('“%s” is no name of a dish that we lack', (notes) => {
    expect(dishFor(notes).notes).not.toContain('We have no recipe')
  })
  it('for what is not baked leaves the oven off, and may simmer', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { draft } = dishFor('no bake dessert', seed)
      expect([draft.title, draft.recipeType]).toEqual([draft.title, 'Dessert'])
      expect(draft.instructions.map(({ description }) => description).join(' ')).not.toMatch(/\boven\b/)
    }
  })
  it('for no heat is never answered by a spicy dish', () => {
    for (const seed of [1, 2, 3, 4, 5]) expect(dishFor('asian noodles not spicy', seed).title).not.toMatch(/spicy/i)
  })
  it.each([
    ['chili for 20', 20],
    ['sleepover breakfast 8 girls', 8],
    ['thanksgiving for just 2, whole turkey is silly', 2],
    ['mashed potatoes 12 ppl', 12],
    ['cozy night in on my own', 1],
    ['hot chocolate for 10 after caroling', 10],
    ['my 2 kids hate mushrooms', 4],
  ])('“%s” is written for %i', (notes, servings) => {
    expect(dishFor(notes).draft.servings).toBe(servings)
  })
  it('for more than pots hold says how many it is written for', () => {
    const { draft, notes } = dishFor('chili for 30 people church supper')
    expect(draft.servings).toBe(20)
    expect(notes).toContain('You asked for 30. We write for 20 at most')
  })
  it.each([
    ['rainy saturday baking with the kids', 'Dessert'],
    ['had the worst day. chocolate. now.', 'Dessert'],
    ['chewy not crispy chocolate chip cookies', 'Dessert'],
    ['my sister is vegan and she is bringing nothing so i need a main', 'Main Dish'],
  ])('“%s” is a %s', (notes, type) => {
    for (const seed of [1, 2, 3]) expect(dishFor(notes, seed).draft.recipeType).toBe(type)
  })
  it.each(['vegan, 30g protein', 'pasta with 40 grams of protein, vegetarian'])(
    '“%s” has the protein, or says what it has',
    (notes) => {
      for (const seed of [1, 2, 3, 4]) {
        const { verification, notes: told } = dishFor(notes, seed)
        const asked = Number(/\d+/.exec(notes)?.[0])
        const { protein } = verification.nutrition.perServing
        expect(protein >= asked || told.includes('grams of protein')).toBe(true)
      }
    },
  )
})

describe('what an occasion asks', () => {
  it('has muffins beside the chicken, not chicken in the muffins', () => {
    const dish = dishFor('chicken with corn muffins')
    expect(dish.title).not.toMatch(/muffin/i)
    expect(dish.notes).toContain('ask for “corn muffins” next')
  })
  it('is a side for steak, without any', () => {
    const { draft } = dishFor('a side for steak')
    expect(draft.recipeType).toBe('Side Dish')
    expect(draft.ingredients.map(({ name }) => name).join()).not.toMatch(/steak/)
  })
  it('fries rice that is left over, and cooks none', () => {
    const { draft } = dishFor('leftover rice what do i make')
    expect(draft.ingredients.map(({ name }) => name).join()).toMatch(/cooked .*rice/)
  })
  it('is the potato salad that goes to a barbecue', () => {
    expect(dishFor('potato salad for a bbq, 12 people').title).toBe('Potato Salad')
  })
  it('holds no squash soup where none is wanted', () => {
    expect(dishFor('butternut squash not soup').title).not.toMatch(/soup/i)
  })
  it('is mild all through: no curry paste in a child’s soup', () => {
    for (const seed of [1, 2, 3, 4])
      expect(
        dishFor('soup, mild please', seed)
          .draft.ingredients.map(({ name }) => name)
          .join(),
      ).not.toMatch(/curry paste|chile/)
  })
})

describe('figures that are kept', () => {
  it('are a fault by a cent', () => {
    const { verification } = dishFor('omelette')
    const costs = (total: number) => ({ ...verification, cost: { ...verification.cost, total } })
    expect(faultsOf(costs(6), hear({ ...anything, budget: 6 }))).toEqual([])
    expect(faultsOf(costs(6.05), hear({ ...anything, budget: 6 }))).toEqual(['budget'])
  })
  it.each([
    ['aleppo', 1.2, false],
    ['flakes', 0.9, true],
    ['serrano', 9, true],
    ['dijon', 20, false],
  ])('a serving with %s (%d g) is very hot: %s', (id, grams, isHot) => {
    const food = namedFood(id)
    const lines = food ? [{ ...food, grams } as DishLine] : []
    expect(isHotEnough(lines, hear({ ...anything, servings: 1, spiceLevel: 'Very Hot' }))).toBe(isHot)
  })
  it('takes as long for four omelettes as four take', () => {
    const minutes = (servings: number) => dishFor('omelette', 1, { servings }).verification.time.totalMinutes
    expect(minutes(4)).toBeGreaterThan(minutes(1) + 10)
  })
  it('cooks its rice while the rest is fried, vinegar of rice or not', () => {
    expect(dishFor('shrimp stir-fry').verification.time.totalMinutes).toBeLessThan(45)
  })
})

describe('a name in another tongue', () => {
  it('is told in English where home cooks may not know it', () => {
    const made = compose({ ...anything, cuisine: 'Thai', notes: 'khai jiao' }, 1)
    expect('draft' in made && made.draft.title).toMatch(/^Khai Jiao .*\(Thai .*Omelet\)$/)
  })
  it('stands alone where they do', () => {
    expect(dishFor('ratatouille').title).toBe('Ratatouille')
  })
})

describe('a line of the list', () => {
  const lineOf = (notes: string, food: string) =>
    dishFor(notes).draft.ingredients.find(({ name }) => name.includes(food))
  it('is grated once', () => {
    expect(lineOf('chicken parmesan', 'mozzarella')).toMatchObject({
      name: 'low-moisture mozzarella',
      preparation: 'coarsely grated',
    })
  })
  it('counts several of what is bought under a name of its own', () => {
    expect(lineOf('mofongo', 'plantain')?.name).toBe('green plantains')
  })
  it('salts meat that only its glaze would season', () => {
    expect(lineOf('roast pork tenderloin', 'salt')).toBeDefined()
  })
})

it('warns of no raw egg in a cake that is baked', () => {
  expect(dishFor('apple cake').verification.findings.filter(({ code }) => code === 'raw_egg')).toEqual([])
})
