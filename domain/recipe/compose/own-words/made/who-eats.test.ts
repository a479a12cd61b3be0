import { expect, it } from 'vitest'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { everyFoodOf } from '#domain/food/line/line.ts'
import { isSalty } from '#domain/food/nutrition/salty.ts'
import { anything } from '#domain/options/wish.ts'
import { checkWritten } from '#domain/recipe/check-written.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import { forbiddenBy } from '#domain/wish/allergies/boxed-foods.ts'
import { youngEaters } from '#domain/wish/lexicon/young-eaters.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

it.each([
  ['dinner for my dog', 'my dog'],
  ['a treat for my puppy with chicken', 'my puppy'],
  ['something my cat can eat, with tuna', 'my cat'],
  ['no onion, for our old dogs', 'our old dogs'],
  ['homemade dog food', 'dog food'],
  ['something soft for my 14 year old labrador', 'my 14 year old labrador'],
  ['Sunday roast the dog can share with us', 'the dog'],
  ['cake for my dog’s birthday', 'my dog’s'],
  ['meatballs for the dog and us', 'the dog'],
  ['snack for my pet rabbit', 'my pet rabbit'],
  ['what can I cook for my parrot', 'my parrot'],
])('hears the animal that a dish is for: %s', (notes, words) => {
  expect(parseNotes(notes).needs.map((need) => need.words)).toEqual([words])
})

it.each([
  'hot dogs for the kids',
  'chili cheese dogs for six',
  'corn dogs',
  'monkey bread for brunch',
  'cold supper for the dog days',
  'cat’s tongue cookies',
  'dinner for my dog sitter',
  'something easy while walking the dog',
  'soup for after walking my dog',
  'rabbit stew for my husband',
  'hush puppies',
  'catfish with corn',
  'breakfast while the dog naps',
])('hears no animal that eats in %s', (notes) => {
  expect(parseNotes(notes).needs).toEqual([])
})

it.each(['dinner for my dog', 'a treat for my puppy with chicken', 'supper for my cat'])(
  'leaves out what harms dogs and cats, and says for whom it checks: %s',
  (notes) => {
    for (const seed of seeds) {
      const { lines, told } = made(notes, seed)
      const harmful =
        /onion|garlic|chive|leek|scallion|shallot|grape(?!seed)|raisin|chocolate|cocoa|macadamia|avocado(?! oil)|wine(?! vinegar)|beer|coffee|\btea\b|\bsalt\b/i
      expect(lines.filter((line) => harmful.test(line))).toEqual([])
      expect(told).toContain('We check recipes for people, not for animals')
    }
  },
)

it('says of other animals that it knows nothing of them', () => {
  expect(made('what can I cook for my parrot', 1).told).toContain('don’t know what is safe for “my parrot”')
})

it.each([
  'baby back ribs',
  'baby spinach salad',
  'stir fry with baby bok choy',
  'roasted baby carrots',
  'baby zucchini with dill',
  'ribs for my babe',
])('hears no baby in %s', (notes) => {
  expect(parseNotes(notes).needs).toEqual([])
})

it('knows every food that babies and toddlers go without', () => {
  const words = [...youngEaters.values()].flatMap((meaning) => (meaning.is === 'need' ? meaning.without : []))
  expect([...new Set(words)].filter((word) => !forbiddenBy(word).length)).toEqual([])
})

it.each([
  'dinner for a baby',
  'lunch for my 7-month-old',
  'baby led weaning breakfast',
  'soup for my infant',
  'dinner for 2 adults and a 9 month old',
])('has nothing in it that babies must not have: %s', (notes) => {
  for (const seed of seeds) {
    const { lines, foods, told, codes } = made(notes, seed)
    expect(
      lines.filter((line) => /honey|whole (?:almonds|nuts)|walnut|popcorn|\bwine\b(?! vinegar)|beer/i.test(line)),
    ).toEqual([])
    expect(foods.filter(isSalty).map(({ name }) => name)).toEqual([])
    expect(codes).not.toContain('raw_egg')
    expect(told).toContain('we left out honey, added sugar and salt, alcohol')
  }
})

it('hears toddlers among those who are counted', () => {
  expect(parseNotes('dinner for 2 adults and 2 toddlers').needs.map(({ words }) => words)).toEqual(['toddlers'])
})

it.each([
  ['my son is 6, pasta', 'a 6-year-old'],
  ['my kids are 4 and 7, something with chicken', 'a 4-year-old'],
  ['our daughter just turned five', 'a 5-year-old'],
  ['my little one is 3, rice', 'a 3-year-old'],
  ['my daughter is 9 months', 'a baby'],
  ['salad for us and our 4yo', '4yo'],
  ['dinner for two adults and a 4-year-old', '4-year-old'],
  ['something my eight year old can cook with me', 'eight year old'],
])('hears how old a child is: %s', (notes, words) => {
  expect(parseNotes(notes).needs.map((need) => need.words)).toEqual([words])
})

it.each([
  'my son is 6 feet tall',
  'the boys are 12, pizza',
  'the kids are 2 of the 6 people who eat',
  'kids 30 minutes',
  'he is 40 today',
])('hears no young child in %s', (notes) => {
  expect(parseNotes(notes).needs).toEqual([])
})

it.each(['snack for my four year old', 'my kids are 4 and 7, salad', 'dessert for a 4yo'])(
  'has nothing in it that children below five choke on, and no alcohol: %s',
  (notes) => {
    for (const seed of seeds) {
      const { lines, told, codes } = made(notes, seed)
      const harmful =
        /\b(?:almonds?|walnuts?|pecans?|cashews?|peanuts?|pistachios?|hazelnuts?)\b(?! (?:butter|milk|flour|oil))|popcorn|(?<!-)\bgrapes\b|cherr(?:y|ies)|hot dogs|marshmallow|\bwine\b(?! vinegar)|\bbeer\b|vodka/i
      expect(lines.filter((line) => harmful.test(line))).toEqual([])
      expect(codes).not.toContain('raw_egg')
      expect(told).toContain('we kept it mild and left out alcohol, nuts')
    }
  },
)

it.each(['mousse', 'tiramisu', 'breakfast', 'eggs'])('has no raw egg for a pregnancy: %s', (dish) => {
  for (const seed of seeds) {
    const { codes, told, steps } = made(`${dish}, I’m pregnant`, seed)
    expect(codes).not.toContain('raw_egg')
    expect(/\byolks?\b/.test(steps) && !told.includes('until the yolks are firm')).toBe(false)
  }
})

it('cooks eggs for a pregnancy, and no sliced meat of the deli', () => {
  expect(made('scrambled eggs, I’m pregnant', 1).lines.join(' ')).toContain('egg')
  expect(made('turkey sandwich for my pregnant sister', 1).lines.join(' ')).not.toContain('deli')
})

it.each([
  'chicken stir fry, no salt',
  'salt-free soup',
  'noodles without added salt',
  'fried rice, no salt added',
  'miso soup, avoid salt',
  'pizza without salt',
])('pours no salt by another name, and says how much is left: %s', (notes) => {
  for (const seed of seeds) {
    const { foods, told } = made(notes, seed)
    expect(foods.filter(isSalty).map(({ name }) => name)).toEqual([])
    expect(told).toMatch(/added no salt.* \d+ mg of sodium a serving/)
  }
})

it('only salts less where less was asked for', () => {
  expect(parseNotes('soup, easy on the salt').banned).toEqual([])
  expect(made('soup, easy on the salt', 2).lines.join(' ')).toContain('salt')
})

it('says that a name is not kept because of whom it is for', () => {
  expect(made('coq au vin, I am expecting', 1).told).toContain(
    'Coq au vin needs wine, which we leave out because you wrote “expecting”',
  )
})

it('says of a drink without alcohol that it was asked for so, whatever it is for', () => {
  expect(made('a cocktail without alcohol for a baby shower', 1).told).toContain('which you’ve asked us to leave out')
})

it('tells nobody how many they said that they are, and of bones only where some may be', () => {
  expect(made('keto dinner for one', 1).told).not.toMatch(/You asked for|serves/)
  expect(made('key lime pie', 1).told).not.toContain('batch')
  expect(made('key lime pie for two', 1).told).toContain('whole batch')
  expect(made('baby’s first foods, 8 months', 1).told).not.toContain('Not taken')
  expect(made('tuna sandwich for my 6 year old', 1).told).not.toContain('bones')
  expect(made('baked salmon for my 6 year old', 1).told).toContain('bones')
})

it('keeps a name of which only a splash of wine is in the way', () => {
  const { told, lines } = made('seafood pasta, I am expecting', 1)
  expect(told).not.toMatch(/which we leave out|nearest/)
  expect(lines.join(' ')).not.toContain('wine')
})

it('a model that writes raw egg for a pregnancy is not taken', () => {
  const wish = { ...anything, notes: 'mousse, I’m pregnant', servings: 4 }
  const checked = checkWritten(rawMousse, 'model', wish)
  expect('failed' in checked && checked.failed.map(({ code }) => code)).toEqual(['raw_egg'])
  expect('draft' in checkWritten(rawMousse, 'model', { ...wish, notes: 'mousse' })).toBe(true)
})

it('a model’s recipe for a dog says that it is checked for people', () => {
  const checked = checkWritten({ ...rawMousse, ...boiledRice }, 'model', {
    ...anything,
    notes: 'rice for my dog',
    servings: 4,
  })
  expect('draft' in checked && checked.draft.notes[0]).toContain('We check recipes for people, not for animals')
})

it('says whose words rule a wanted food out', () => {
  expect(made('hot dogs for my dog', 1).told).toContain('We left out hot dogs, because you wrote “my dog”')
})

const rawMousse: RecipeDraft = {
  title: 'Chocolate Mousse',
  description: 'Chocolate folded into beaten eggs',
  servings: 4,
  cuisine: 'French',
  recipeType: 'Dessert',
  difficulty: 'Beginner',
  ingredients: [
    { amount: '6', unit: 'oz', name: 'dark chocolate', preparation: 'melted' },
    { amount: '4', unit: '', name: 'large eggs', preparation: 'separated' },
  ],
  instructions: [
    {
      step: 1,
      description:
        'Stir the yolks of the eggs into the dark chocolate and fold in the whites, beaten stiff. Chill for 2 hours.',
      time: 135,
    },
  ],
  reasons: [],
  notes: [],
}

const boiledRice: Partial<RecipeDraft> = {
  title: 'Plain Boiled Rice',
  description: 'Long-grain rice, boiled until soft',
  ingredients: [
    { amount: '1 1/2', unit: 'cups', name: 'long-grain white rice' },
    { amount: '3', unit: 'cups', name: 'water' },
  ],
  instructions: [
    {
      step: 1,
      description: 'Bring the water to a boil, stir in the rice, cover and cook over low heat for 18 minutes.',
      time: 20,
    },
  ],
}

function made(notes: string, seed: number) {
  const composed = compose({ ...anything, notes }, seed)
  if ('contradiction' in composed) throw new Error(composed.contradiction.message)
  const { draft, verification } = composed
  const lines = draft.ingredients.map(ingredientText)
  return {
    lines,
    steps: draft.instructions.map(({ description }) => description).join(' '),
    foods: lines.flatMap((line) => everyFoodOf(readIngredientLine(line))),
    told: draft.notes.join('. '),
    codes: verification.findings.map(({ code }) => code),
  }
}
