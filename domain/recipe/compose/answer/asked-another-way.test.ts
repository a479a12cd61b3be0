import { describe, expect, it } from 'vitest'
import { anything, type Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

function asked(notes: string, more: Partial<Wish> = {}) {
  const made = compose({ ...anything, notes, ...more }, 1)
  if ('contradiction' in made) throw new Error(made.contradiction.message)
  const { draft, dish, verification } = made
  return {
    dish,
    title: draft.title,
    list: draft.ingredients.map(({ name }) => name),
    steps: draft.instructions.map(({ description }) => description).join(' '),
    notes: draft.notes.join('. '),
    verification,
  }
}

/** A wish, the dish that comes, and what its steps say of the way that was asked for. */
const anotherWay = [
  [
    'lamb rogan josh in the slow cooker',
    'Slow-Cooker Lamb Rogan Josh',
    /cook on low until the meat falls apart .{0,60} 8 hours/,
  ],
  ['crockpot butter chicken', 'Slow-Cooker Butter Chicken', /cook on low .{0,60}4 hours 30 minutes/],
  ['barbacoa slow cooker', 'Slow-Cooker Beef Barbacoa', /cook on low until a fork pulls the meat apart, 9 hours/],
  ['brisket in the instant pot', 'Pressure-Cooker BBQ Brisket', /cook under pressure for 60 minutes/],
  ['chana masala in the pressure cooker', 'Pressure-Cooker Chana Masala', /cook under pressure for 8 minutes/],
  ['samosas baked not fried', 'Baked Potato and Pea Samosas', /425°F .{0,200}Bake, turning once, until/],
  ['falafel in the oven', 'Baked Falafel in Pita', /Bake, turning once, until deep brown/],
  [
    'fried chicken in the oven',
    'Buttermilk Oven-Fried Chicken',
    /until the meat at the bone reads 175°F .{0,60} 45 minutes/,
  ],
  ['sweet and sour pork without deep frying', 'Baked Sweet and Sour Pork', /Bake, turning once, until .{0,40}145°F/],
  ['chicken katsu air fryer', 'Air-Fryer Chicken Katsu', /Heat the air fryer to 390°F .{0,200}165°F/],
  ['cheese scones in the air fryer', 'Air-Fryer Cheese Scones', /Bake in the air fryer at 400°F \(205°C\)/],
] as const

describe('a named dish that is asked for another way', () => {
  it.each(anotherWay)('keeps its name and is made so: %s', (wish, title, way) => {
    const made = asked(wish)
    expect(made.title).toBe(title)
    expect(made.steps).toMatch(way)
    expect(made.notes).not.toMatch(/We found no|We made it|You asked for|instead|set it aside/)
    expect(made.verification.findings.filter(({ severity }) => severity === 'blocks')).toEqual([])
  })

  it('keeps its list, but for the liquid that would boil away and the oil that it would be fried in', () => {
    expect(asked('osso buco in the slow cooker').list).toEqual(asked('osso buco').list)
    expect(asked('falafel in the oven').list).toEqual(asked('falafel').list)
    const grams = (notes: string) => asked(notes).verification.nutrition.perServing.fat
    expect(grams('fried chicken in the oven')).toBeLessThan(grams('fried chicken') - 10)
  })

  it('browns as before, and stirs in at the end what would curdle', () => {
    const { steps } = asked('lamb rogan josh in the slow cooker')
    expect(steps.indexOf('Brown it')).toBeLessThan(steps.indexOf('slow cooker'))
    expect(steps.indexOf('the yogurt')).toBeGreaterThan(steps.indexOf('8 hours'))
  })

  it('boils down on the stove what a slow cooker does not', () => {
    expect(asked('goulash in the slow cooker').steps).toMatch(/8 hours\..{0,40}Tip everything back into the pot/s)
  })

  it.each([
    ['onion rings in the oven', 'Onion Rings', 'its wet batter would run off before it sets'],
    ['baked churros', 'Churros with Warm Dark Chocolate', 'its dough puffs and browns in hot fat alone'],
    ['jambalaya in the slow cooker', 'Jambalaya', 'rice would go to mush'],
    ['souffle in the slow cooker', 'Cheese Soufflé', 'nothing in it simmers for long'],
    ['pancakes in the air fryer', 'Buttermilk Pancakes', 'an air fryer is for pieces that an oven would bake or roast'],
  ])('comes the usual way where that is not sound, and says why: %s', (wish, title, why) => {
    const made = asked(wish)
    expect(made.title).toBe(title)
    expect(made.notes).toMatch(/^We made it the usual way, not in (?:the|an?) /)
    expect(made.notes).toContain(why)
    expect(made.notes).not.toContain('We found no dish')
  })

  it.each([
    ['slow cooker pulled pork', 'dish-slow-cooker-pulled-pork'],
    ['instant pot chili', 'dish-pressure-cooker-beef-chili'],
    ['salmon in the air fryer', 'dish-air-fryer-salmon'],
  ])('is the catalogue’s own where it has one for the machine: %s', (wish, dish) => {
    expect(asked(wish).dish).toContain(dish)
  })

  it('leaves a dish alone that is made so anyway', () => {
    expect(asked('pulled pork in the oven').title).toBe(asked('pulled pork').title)
    expect(asked('oven baked doughnuts').title).toBe('Baked Apple Cider Doughnuts')
  })

  it('keeps diets and allergies of the eater', () => {
    const made = asked('chicken katsu in the air fryer', { diet: 'gluten-free' })
    expect(made.list.join()).not.toMatch(/(?<!gluten-free )panko|all-purpose flour/)
  })
})
