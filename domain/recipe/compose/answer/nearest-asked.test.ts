import { describe, expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

/** The title and the notes of what comes for a name, on several draws. */
function answers(notes: string): { title: string; told: string; list: string }[] {
  return [1, 2, 3].map((seed) => {
    const made = compose({ ...anything, notes }, seed)
    if ('contradiction' in made) throw new Error(made.contradiction.message)
    const { title, notes: told, ingredients } = made.draft
    return { title, told: told.join('. '), list: ingredients.map(({ name }) => name).join(', ') }
  })
}

describe('a name that no dish has', () => {
  it.each([
    ['sausage toad', /^Toad in the Hole$/],
    ['chicken and mushroom pie', /Chicken.* Pie$/],
    ['baked feta and tomato pasta', /^Baked Feta Pasta$/],
    ['alio olio', /Aglio e Olio/],
    ['stewed beef', /Guisada|Beef Stew/],
    ['ofada stew', / Stew$/],
    ['school cake', / Cake\b/],
  ])('brings the dish of the catalogue with its main food and making: %s', (name, title) => {
    for (const made of answers(name)) expect(made.title).toMatch(title)
  })

  it.each(['hot zorb', 'tom zorbins', 'arctic zorb'])('calls nothing near that shares one word alone: %s', (name) => {
    for (const made of answers(name)) expect(made.told).toContain('instead')
  })

  it.each([
    ['bison chili', /nearest is Beef Chili/],
    ['duck wellington', /nearest is Beef Wellington/],
    ['beef zorblington', /nearest is .*Beef/],
  ])('calls near what is made alike of meat: %s', (name, told) => {
    for (const made of answers(name)) expect(made.told).toMatch(told)
  })

  it.each(['cucumber sandwiches', 'mushrooms on toast'])('makes no %s of beans without a word', (name) => {
    const silent = answers(name).filter(({ title, told }) => /Bean/.test(title) && !told.includes(`“${name}”`))
    expect(silent).toEqual([])
  })

  it('calls no meat with a named vegetable near to a dish of that vegetable', () => {
    const ofMeat = answers('zorbled portobellos').filter(({ list }) =>
      /(?:chicken|beef|cod|turkey|salmon)(?! stock)/.test(list),
    )
    expect(ofMeat.filter(({ told }) => !told.includes('instead'))).toEqual([])
  })
})

describe('a vegetable in the place of another', () => {
  it.each([
    ['honey glazed parsnips', 'Honey Glazed Parsnips', /parsnips/, /carrot/],
    ['glazed turnips', 'Glazed Turnips', /turnips/, /carrot/],
    ['stuffed portobello mushrooms', 'Stuffed Portobello Mushrooms', /portobello/, /cremini/],
    ['stuffed portobellos', 'Stuffed Portobellos', /portobello/, /cremini/],
    ['air fryer asparagus', 'Air-Fryer Asparagus', /asparagus/, /green beans/],
  ])('makes %s of it', (name, title, list, not) => {
    for (const made of answers(name)) {
      expect(made.title).toBe(title)
      expect(made.list).toMatch(list)
      expect(made.list).not.toMatch(not)
      expect(made.told).toBe('')
    }
  })

  it('stuffs what was named', () => {
    for (const made of answers('stuffed zucchini')) expect(made.title).toMatch(/Zucchini/)
  })
})

describe('what lies beside a dish', () => {
  it('is no second meat or fish that was named with a dish of another', () => {
    for (const { title, list, told } of answers('shrimp fish cakes')) {
      expect(title).toMatch(/^Fish Cakes/)
      expect(list).not.toContain('shrimp')
      expect(told).toContain('shrimp')
    }
    for (const { list } of answers('burger with bacon')) expect(list).toMatch(/ground beef.*bacon|bacon.*ground beef/)
  })

  it('is no beef in a burrito whose beans were named', () => {
    for (const { title, list } of answers('burrito with black beans and corn')) {
      expect(title).toMatch(/Burrito/)
      expect(list).toMatch(/black beans/)
      expect(list).not.toMatch(/beef|chicken|pork/)
    }
  })

  it('is no rice or noodles with a steak and a vegetable', () => {
    for (const { list } of answers('steak with asparagus')) expect(list).not.toMatch(/\brice\b(?! vinegar)|udon|soba/)
  })
})

it('tells what else is to be washed up where one pan was asked for', () => {
  for (const { told } of answers('one pan chicken parmesan')) expect(told).toMatch(/more than one pan: a .* and a /)
  for (const { told } of answers('one pot pasta')) expect(told).not.toContain('more than one pan')
  for (const { told } of answers('one pan chicken and rice')) expect(told).not.toContain('more than one pan')
})

it.each([
  'fish cakes',
  'bacon butty',
  'bombay aloo',
  'frozen margarita',
  'leftover roast veg cakes',
  'golden syrup flapjack',
])('makes %s and says nothing more of it', (name) => {
  for (const { told } of answers(name))
    expect(told.replace(/This recipe makes a whole batch: \d+ servings/, '')).toBe('')
})
