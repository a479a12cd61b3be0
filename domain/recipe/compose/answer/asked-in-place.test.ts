import { describe, expect, it } from 'vitest'
import { anything, type Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'

function asked(notes: string, more: Partial<Wish> = {}) {
  const made = compose({ ...anything, notes, ...more }, 1)
  if ('contradiction' in made) throw new Error(made.contradiction.message)
  const { draft, dish, verification } = made
  return {
    dish,
    title: draft.title,
    list: draft.ingredients.map(({ name }) => name).join(', '),
    pieces: draft.ingredients.map(ingredientText).join('\n'),
    steps: draft.instructions.map(({ description }) => description).join(' '),
    notes: draft.notes.join('. '),
    verification,
  }
}

/** A name, the dish that comes, what is in it and what no longer is. */
const inPlace = [
  ['lamb tacos', 'Lamb Tacos', 'ground lamb', /beef/],
  ['beef teriyaki', 'Teriyaki Beef', 'steak', /chicken/],
  ['turkey marsala', 'Turkey Marsala', 'turkey breast', /chicken breast/],
  ['shrimp risotto', 'Shrimp Risotto', 'shrimp', /mushroom/],
  ['salmon tacos', 'Salmon Tacos with Lime Crema', 'salmon', /cod|beef/],
  ['pork stroganoff', 'Pork Stroganoff', 'pork tenderloin', /sirloin/],
  ['beef curry', 'Beef Curry', 'beef chuck', /lamb/],
  ['pork tikka masala', 'Pork Tikka Masala', 'pork', /chicken/],
  ['shrimp fajitas', 'Shrimp Fajitas', 'shrimp', /chicken/],
  ['turkey bolognese', 'Turkey Bolognese', 'ground turkey', /beef/],
  ['lamb chili', 'Lamb Chili', 'ground lamb', /ground beef/],
  ['beef souvlaki', 'Beef Souvlaki', 'steak', /chicken/],
  ['chicken sloppy joes', 'Chicken Sloppy Joes', 'ground chicken', /beef/],
  ['seitan stroganoff', 'Seitan Stroganoff', 'seitan', /beef|mushroom/],
  ['tofu butter chicken', 'Butter Tofu', 'tofu', /chicken/],
  ['eggs florentine', 'Eggs Florentine', 'spinach', /bacon/],
  ['butter chicken with tofu', 'Butter Tofu', 'tofu', /chicken/],
  ['beef stroganoff but with turkey', 'Turkey Stroganoff', 'turkey', /beef|sirloin/],
  ['thai basil chicken with pork', 'Thai Basil Pork', 'ground pork', /chicken|ham/],
  ['chicken tikka masala with lamb', 'Lamb Tikka Masala', 'lamb', /chicken/],
] as const

describe('a name that is a food in the frame of a dish', () => {
  it.each(inPlace)('makes %s with that food in the place of the dish’s own', (name, title, food, own) => {
    const made = asked(name)
    expect(made.title).toBe(title)
    expect(made.list).toContain(food)
    expect(made.list.replace(/(?:beef|chicken) stock/g, '')).not.toMatch(own)
    expect(made.notes).toBe('')
  })

  it.each([
    ['tacos with black beans', /Black Bean Tacos/, /black beans/, /rice|beef|chicken/],
    ['mac and cheese with broccoli', /^Mac and Cheese with Broccoli$/, /broccoli/, /bacon|ham/],
    ['larb with pork', /^Pork Larb$/, /ground pork/, /chicken (?!stock)/],
    ['quiche lorraine with leeks', /^Quiche Lorraine with Leeks$/, /leeks/, /salmon/],
    ['fajitas with mushrooms', /^Mushroom Fajitas$/, /mushrooms/, /chicken|steak/],
  ])('makes a dish of the kind that was named, with that food, and nothing else: %s', (name, title, food, not) => {
    const made = asked(name)
    expect(made.title).toMatch(title)
    expect(made.list).toMatch(food)
    expect(made.list).not.toMatch(not)
    expect(made.notes).toBe('')
  })

  it('cuts up a leg of lamb where half a chicken thigh is a piece', () => {
    expect(asked('lamb tikka masala').pieces).toMatch(/boneless leg of lamb, cut into 1 1\/2-inch pieces/)
  })

  it('has no raw potatoes where chicken is done in minutes', () => {
    expect(asked('potato parmesan').dish).not.toContain('chicken-parmesan')
    expect(asked('sweet potato marsala').dish).not.toContain('marsala')
  })

  it.each([
    ['turkey marsala', '165°F (74°C)'],
    ['pork marsala', '145°F (63°C)'],
    ['lamb tacos', '160°F/71°C'],
    ['turkey tikka masala', '165°F (74°C)'],
    ['pork stroganoff', '145°F (63°C)'],
    ['chicken scampi', '165°F (74°C)'],
  ])('takes %s to %s and no other temperature', (name, heat) => {
    const told = [...asked(name).steps.matchAll(/1[3-7]\d°F(?: \(|\/)\d\d°C(?:(?<=\(\d\d°C)\))?/g)].map(
      ([said]) => said,
    )
    expect(new Set(told)).toEqual(new Set([heat]))
  })

  it('cooks for as long as the food that is there takes', () => {
    expect(asked('shrimp risotto').steps).toMatch(/Cook the shrimp without crowding until opaque, 3 minutes/)
    expect(asked('beef stroganoff').steps).toContain('about 1 minute a side')
    expect(asked('pork stroganoff').steps).toMatch(/145°F \(63°C\) inside, 5 minutes/)
    expect(asked('lamb korma').steps).not.toMatch(/165/)
    expect(asked('beef curry').steps).toContain('1 1/2 hours')
    expect(asked('lamb curry').steps).toContain('1 1/4 hours')
  })

  it('says nothing of shapes and colors that only the dish’s own food has', () => {
    expect(asked('shrimp fajitas').steps).not.toMatch(/strips/)
    expect(asked('penne alfredo').steps).not.toMatch(/strand/)
    expect(asked('beef teriyaki').steps).not.toMatch(/smooth side/)
    expect(asked('cod teriyaki').list).toContain('skin-on cod')
  })

  it.each([
    ['penne alfredo', 'Penne Alfredo', 'penne'],
    ['rigatoni carbonara', 'Rigatoni Carbonara', 'rigatoni'],
    ['fusilli puttanesca', 'Fusilli alla Puttanesca', 'fusilli'],
    ['farfalle pesto', 'Pesto Farfalle', 'farfalle'],
    ['shrimp scampi with penne', 'Shrimp Scampi with Penne', 'penne'],
  ])('has the pasta of %s and no other', (name, title, shape) => {
    const made = asked(name)
    expect(made.title).toBe(title)
    expect(made.list.match(/penne|rigatoni|fusilli|farfalle|spaghetti|linguine|fettuccine/g)).toEqual([shape])
    expect(made.notes).toBe('')
  })

  it('keeps diets and allergies of the eater', () => {
    const free = asked('penne alfredo', { diet: 'gluten-free' })
    expect(free.title).toBe('Gluten-Free Penne Alfredo')
    expect(free.list).toContain('gluten-free penne')
    const none = asked('shrimp risotto', { allergens: ['crustacean'] })
    expect(none.list).not.toContain('shrimp')
    expect(none.notes).toContain('shrimp risotto')
  })

  it('hears the name at the beginning of a longer wish', () => {
    expect(asked('beef teriyaki for two').title).toBe('Teriyaki Beef')
  })
})

describe('a name whose food cannot be cooked as the dish is', () => {
  it.each(['salmon paprikash', 'lamb white chili', 'shrimp and rice casserole', 'bison burgers'])(
    'says so of %s and sets no second main beside',
    (name) => {
      const made = asked(name)
      const [food = ''] = name.split(' ')
      expect(made.list).not.toContain(food)
      expect(made.notes).toContain(`“${name}”`)
    },
  )
})

describe('a name that the kitchen knows', () => {
  it.each([
    ['beef fajitas', 'Steak Fajitas'],
    ['chickpea curry', 'Chana Masala'],
    ['tofu pad thai', 'Tofu Pad Thai'],
    ['pork schnitzel', 'Pork Schnitzel'],
    ['chicken curry with rice', 'Chicken Curry'],
    ['pasta carbonara', 'Spaghetti Carbonara'],
  ])('is what it was: %s', (name, title) => {
    expect(asked(name).title).toBe(title)
  })
})
