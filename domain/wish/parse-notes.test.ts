import { describe, expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { heard } from '#domain/wish/heard.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'
import { spelled } from '#domain/wish/spelling/spelling.ts'

const foods = (text: string) => parseNotes(text).foods.map(({ as, words }) => `${as} ${words}`)
const figures = (text: string) => parseNotes(text).figures.map(({ of, bound, value }) => `${of} ${bound} ${value}`)

describe('a refusal', () => {
  it.each([
    ['no onions, garlic or peppers', ['refused onions', 'refused garlic', 'refused peppers']],
    ['no onions, quick, with chicken', ['refused onions', 'wanted chicken']],
    ['swap the chicken for tofu', ['refused chicken', 'wanted tofu']],
    ['substitute tofu for chicken', ['wanted tofu', 'refused chicken']],
    ['substitute the butter with olive oil', ['refused butter', 'wanted olive oil']],
    ['a soup that does not use cream', ['refused cream']],
    ['mushrooms and olives are disgusting', ['refused mushrooms', 'refused olives']],
    ['avoid nuts, blorks and shellfish', ['refused nuts', 'refused shellfish']],
    ['bina pyaaz ke paneer', ['refused onion', 'wanted paneer']],
    ['go easy on the garlic', ['little garlic']],
    ['minus the bacon: potatoes', ['refused bacon', 'wanted potatoes']],
    ['no bread no beans, brisket', ['refused bread', 'refused beans', 'wanted brisket']],
    ["it's not that I dislike garlic", ['wanted garlic']],
  ])('%s', (text, expected) => {
    expect(foods(text)).toEqual(expected)
  })
})

describe('a measure that is part of a name', () => {
  it.each([
    ['three cup chicken', ['dish-three-cup-chicken'], []],
    ['3 cup chicken', ['dish-three-cup-chicken'], []],
    ['3 cups chicken, 2 cups rice', [], ['wanted chicken', 'wanted rice']],
  ])('%s', (text, dishes, expected) => {
    expect(parseNotes(text).dishes.map(({ forms }) => forms[0])).toEqual(dishes)
    expect(foods(text)).toEqual(expected)
  })
})

describe('an allergy', () => {
  it.each([
    ['allergic to nuts and eggs', ['tree_nut', 'peanut', 'egg']],
    ['a peanut allergy', ['peanut']],
    ['Allergies: soy, sesame', ['soy', 'sesame']],
    ['Allergies:\n- soy\n- sesame\n\nDinner with eggs', ['soy', 'sesame']],
    ['alergic to penuts', ['peanut']],
    ['no known allergies', []],
  ])('%s', (text, expected) => {
    expect(parseNotes(text).allergens).toEqual(expected)
  })
  it('that is not understood is owned up to', () => {
    expect(parseNotes('I am allergic to blorks').openAllergy).toBe(true)
    expect(parseNotes('我对花生过敏').openAllergy).toBe(true)
    expect(parseNotes('у меня аллергия на орехи').openAllergy).toBe(true)
  })
})

describe('an allergy to what could be a dish', () => {
  it.each([
    ['bread my son is allergic to', ['allergy bread']],
    ['rice and peas give me hives', ['allergy rice', 'allergy peas']],
    ['cannot have corn, giardiniera tonight', ['allergy corn']],
  ])('%s', (text, expected) => {
    expect(foods(text)).toEqual(expected)
  })
})

describe('what is not in the dish this once', () => {
  it.each([
    ['had pasta yesterday', ['refused pasta']],
    ['we already ate chicken twice this week', ['refused chicken']],
    ['hubby had fish for lunch, so beef', ['refused fish', 'wanted beef']],
    ['side for steak, green beans maybe', ['refused steak', 'wanted green beans']],
    ['what goes with salmon?', ['refused salmon']],
    ['had a bad day, want soup with beans', ['wanted beans']],
    ['I have rice left from yesterday', ['wanted rice']],
    ['tomatoes, mostly cherry ones', ['wanted tomatoes', 'wanted cherry tomatoes']],
    ['salmon from the freezer', ['wanted salmon']],
    ['I don’t really like fish', ['refused fish']],
    ['they don’t particularly like mushrooms', ['refused mushrooms']],
    ['nobody likes liver', ['refused liver']],
    ['fish isn’t really my thing', ['refused fish']],
    ['a dish that even meat eaters will like', []],
  ])('%s', (text, expected) => {
    expect(foods(text)).toEqual(expected)
  })
  it.each([
    ['too many zucchini, already made soup and cake', []],
    ['already made the mash, what goes with it', []],
    ['I already made pizza dough', []],
  ])('%s: of dishes only what is to be made', (text, dishes) => {
    expect(parseNotes(text).dishes.map(({ words }) => words)).toEqual(dishes)
  })
  it('is no allergy', () => {
    expect(heard({ ...anything, notes: 'had eggs for breakfast' }).wish.allergens).toEqual([])
  })
})

it('somebody at the table whose need begins with the word for them is heard to the end', () => {
  expect(parseNotes('dinner, the daughter veggie').diets).toEqual(['vegetarian'])
})

describe('meat and dairy kept apart', () => {
  it.each([
    ['kosher chicken', 'dairy'],
    ['kosher, with feta', 'meat'],
    ['no mixing meat with dairy, beef', 'dairy'],
  ])('%s leaves out %s', (notes, left) => {
    expect(heard({ ...anything, notes }).wish.exclude).toContain(left)
  })
})

describe('a figure', () => {
  it.each([
    ['in 20 minutes', ['minutes about 20']],
    ['under an hour and a half', ['minutes most 90']],
    ['1 hour 15 min', ['minutes about 75']],
    ['under $6, 15 minutes', ['budget most 6', 'minutes about 15']],
    ['20-30 minutes', ['minutes about 25']],
    ['$3.50 per person for two', ['budget each about 3.5', 'servings about 2']],
    ['under 400 kcal', ['calories most 400']],
    ['1,200 calories or less', ['calories most 1200']],
    ['at most six ingredients', ['ingredients most 6']],
    ['no more than 5 ingredients', ['ingredients most 5']],
    ["i can't spend more than 15 min", ['minutes most 15']],
    ['nothing that takes longer than half an hour', ['minutes most 30']],
    ['for 2 chicken breasts', []],
    ['for 30 minutes', ['minutes about 30']],
    ["we're 3", ['servings about 3']],
    ['we will be five', ['servings about 5']],
    ["we'll be 6 tonight", ['servings about 6']],
    ['for my 6 kids', ['servings about 6']],
    ['cooking for 2 adults and 3 kids', ['servings about 5']],
    ['potluck for a dozen', ['servings about 12']],
    ['for me and my 3 kids', ['servings about 4']],
    ['my 2 kids hate peas', []],
    ['the kids were 3 minutes late', ['minutes least 3']],
    ['5 ingredients or less', ['ingredients most 5']],
    ['like for 3 people, and I can only find bacon', ['servings about 3']],
    ['dinner for my wife, my son and I', ['servings about 3']],
    ['I can cook maybe four things', []],
    ['dinner for 2 pls', ['servings about 2']],
    ['finger food for the game, feeds like 10', ['servings about 10']],
    ['tahini I bought for one recipe', []],
    ['dinner for two for $8', ['servings about 2', 'budget about 8']],
    ['side dish for 8', ['servings about 8']],
    ['potluck dessert, for 25', ['servings about 25']],
    ['less than 600 mg of sodium a meal', ['sodium most 600']],
    ['under 1.5 g of salt', ['sodium most 590']],
    ['sodium 400 mg max', ['sodium most 400']],
    ['carbs below 30 g', ['carbs most 30']],
    ['high protein dinner, 40g at least', ['protein least 40']],
    ['high protein dinner with at least 500g chicken', []],
    ['protein at least 25g', ['protein least 25']],
    ['sugar 200 g', []],
    ['breakfast with 30g of protein', ['protein least 30']],
    ['10 g of fiber', ['fiber least 10']],
    ['no more than 10g sugar', ['sugar most 10']],
    ['I have 200 g of sugar to use up', []],
    ['at most 5 grams of saturated fat', ['saturatedFat most 5']],
    ['under 20g net carbs', ['netCarbs most 20']],
  ])('%s', (text, expected) => {
    expect(figures(text)).toEqual(expected)
  })
})

describe('an oven that stays off', () => {
  it.each([
    'cold dinner, oven stays off',
    'too hot to turn the oven on',
    'dont want to turn on the oven',
    'dinner without turning on the oven',
    'i dont feel like using the oven',
    'no need to use the oven',
  ])('%s', (text) => {
    const { machines, refusedMachines } = parseNotes(text)
    expect({ machines, refusedMachines }).toEqual({ machines: [], refusedMachines: ['Oven'] })
  })
})

describe('a side dish', () => {
  it('for eight goes with nothing; for roast chicken it holds none', () => {
    expect(parseNotes('side dish for 8').foods).toEqual([])
    expect(parseNotes('side dish for roast chicken').foods).toMatchObject([{ as: 'refused' }])
    expect(parseNotes('thanksgiving side dish for 8').types).toEqual(['Side Dish'])
  })
})

describe('a dish without', () => {
  it.each([
    ['no nut brownies', 'brownie'],
    ['no soy asian stir fry', 'stir fry'],
    ['no onion indian curry', 'curry'],
    ["I'm allergic to tomatoes, chili please", 'chili'],
  ])('%s is %s', (text, dish) => {
    const { dishes, refusedDishes, refusedCuisines } = parseNotes(text)
    expect([dishes.map(({ words }) => words.toLowerCase()), refusedDishes, refusedCuisines]).toEqual([[dish], [], []])
  })
  it.each(['something with beef, no nut brownies', 'no nuts or brownies', 'no onions, eggs please'])(
    '%s wants none',
    (text) => expect(parseNotes(text).dishes).toEqual([]),
  )
  it('who is vegetarian but eats fish is pescatarian', () => {
    expect(parseNotes('vegetarian but I eat fish').diets).toEqual(['pescatarian'])
  })
})

describe('a slip of the pen', () => {
  it.each([
    ['chikin', 'chicken'],
    ['chikn', 'chicken'],
    ['penuts', 'peanuts'],
    ['caulifower', 'cauliflower'],
    ['onoin', 'onion'],
    ['spagetti', 'spaghetti'],
  ])('%s is %s', (slip, word) => {
    expect(spelled(slip)).toBe(word)
  })
  it.each(['tonight', 'daughter', 'pantry', 'something', 'kitchen', 'planet', 'throat', 'meant', 'apply', 'simmer'])(
    '%s is left alone',
    (word) => {
      expect(spelled(word)).toBe(word)
    },
  )
})
