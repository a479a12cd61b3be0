import { assert, boolean, constantFrom, integer, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PastedRecipe, pastedRecipe } from '#domain/recipe/pasted/pasted-recipe.ts'

const cases: Record<string, [string, PastedRecipe]> = {
  'with headings, bullets and numbers': [
    'Grandma’s Chili\nServes 6\n\nIngredients:\n- 1 lb ground beef\n* 2 (14-oz) cans kidney beans, drained\nFor the top:\n- sour cream to serve\n\nDirections\n1. Brown the beef in a pot.\n2) Add the rest and simmer for 30 minutes.\n\nNotes\nFreezes well.',
    {
      title: 'Grandma’s Chili',
      servings: 6,
      ingredients: ['1 lb ground beef', '2 (14-oz) cans kidney beans, drained', 'For the top:', 'sour cream to serve'],
      instructions: ['Brown the beef in a pot.', 'Add the rest and simmer for 30 minutes.'],
    },
  ],
  'without headings': [
    'Pancakes\n\n1 cup flour\n2 eggs\nbutter for the pan\n\nWhisk flour and eggs. Heat butter in a pan and fry until golden.',
    {
      title: 'Pancakes',
      servings: undefined,
      ingredients: ['1 cup flour', '2 eggs', 'butter for the pan'],
      instructions: ['Whisk flour and eggs. Heat butter in a pan and fry until golden.'],
    },
  ],
  'with the headings of Mealime': [
    'Chicken Wrap\n30 minutes | serves 2\n\nGrab ingredients\n1 cup cherry tomatoes\n1 lb chicken breast\nsalt\n\nGrab cookware\ncutting board\nchef knife\n\nCook & enjoy\nWash and dry the tomatoes.\nCook the chicken for 10 minutes.',
    {
      title: 'Chicken Wrap',
      servings: 2,
      ingredients: ['1 cup cherry tomatoes', '1 lb chicken breast', 'salt'],
      instructions: ['Wash and dry the tomatoes.', 'Cook the chicken for 10 minutes.'],
    },
  ],
  'a bare list': [
    'milk\nbread\neggs',
    { title: '', servings: undefined, ingredients: ['milk', 'bread', 'eggs'], instructions: [] },
  ],
  'foods with commas between them': [
    'rice, chicken thighs, soy sauce and peanuts',
    {
      title: '',
      servings: undefined,
      ingredients: ['rice', 'chicken thighs', 'soy sauce', 'peanuts'],
      instructions: [],
    },
  ],
  'amounts with commas between them': [
    '2 eggs, 1 cup flour, 1/2 cup milk',
    { title: '', servings: undefined, ingredients: ['2 eggs', '1 cup flour', '1/2 cup milk'], instructions: [] },
  ],
  'one line with one food': [
    '1 onion, finely chopped',
    { title: '', servings: undefined, ingredients: ['1 onion, finely chopped'], instructions: [] },
  ],
  'a page’s tags': [
    '<h1>Soup</h1><ul><li>1 carrot</li><li>2 l water</li></ul><ol><li>Boil the carrot in the water.</li></ol><script>x</script>',
    {
      title: 'Soup',
      servings: undefined,
      ingredients: ['1 carrot', '2 l water'],
      instructions: ['Boil the carrot in the water.', 'x'],
    },
  ],
  'tick boxes, and steps on lines of their own': [
    'INGREDIENTS\n▢ 200 g pasta\n▢ 1 jar pesto (with nuts)\n\nSTEP 1\nCook the pasta.\nSTEP 2\nStir in the pesto.',
    {
      title: '',
      servings: undefined,
      ingredients: ['200 g pasta', '1 jar pesto (with nuts)'],
      instructions: ['Cook the pasta.', 'Stir in the pesto.'],
    },
  ],
  'times and yields around it': [
    'Prep Time: 10 min\nCook Time: 20 mins\nYield: 4 servings\n1 large eggplant\n3 tbsp tahini\nsalt and pepper to taste\nRoast the eggplant for 40 minutes at 425F.\nMash with tahini.',
    {
      title: '',
      servings: 4,
      ingredients: ['1 large eggplant', '3 tbsp tahini', 'salt and pepper to taste'],
      instructions: ['Roast the eggplant for 40 minutes at 425F.', 'Mash with tahini.'],
    },
  ],
  'headings of other kitchens': [
    'Tortilla\nIngredientes\n4 huevos\n500 g patatas\nPreparación\nFry the potatoes in the oil.',
    {
      title: 'Tortilla',
      servings: undefined,
      ingredients: ['4 huevos', '500 g patatas'],
      instructions: ['Fry the potatoes in the oil.'],
    },
  ],
}

const yields: Record<string, number | undefined> = {
  'Makes 1 loaf, serves 8': 8,
  'Makes 1 (9x5-inch) loaf; serves 10': 10,
  'Yield: 1 loaf (8 servings)': 8,
  'Makes one 9-inch pie, 8 servings': 8,
  'Makes 1 loaf': undefined,
  'Yield: one 9-inch pie': undefined,
  'Makes 12 cookies': 12,
  'Makes 2 dozen cookies': 24,
  'Makes about 24': 24,
  'Serves four': 4,
  'Serves 4 to 6': 4,
  'Yields 3 cups': undefined,
  'Servings:\n12\nYield:\n1 pan': 12,
}
test.each(Object.entries(yields))('%s', (line, servings) => {
  const text = `Bread\n${line}\n\nIngredients\n2 cups flour\n\nMethod\nMix it all and bake for 30 minutes.`
  expect(pastedRecipe(text).servings).toBe(servings)
})

test('people are counted before pieces, in whatever words and order', () => {
  const whole = constantFrom('1 loaf', '1 9-inch cake', '2 pies', '12 rolls', '1 large batch', '24 cookies')
  const people = constantFrom('Serves %', '% servings', 'Servings: %', 'Feeds %', 'serves about %', 'for % people')
  assert(
    property(whole, people, integer({ min: 1, max: 100 }), boolean(), (made, phrase, count, isFirst) => {
      const eaters = phrase.replace('%', String(count))
      const line = isFirst ? `${eaters}; makes ${made}` : `Makes ${made}, ${eaters}`
      const text = `Bread\n${line}\n\nIngredients\n2 cups flour`
      expect({ line, servings: pastedRecipe(text).servings }).toEqual({ line, servings: count })
    }),
  )
})

test('what pages print around a method is no step, and numbers before its steps are none of their words', () => {
  const { instructions } = pastedRecipe(
    'Bread\nPrep Time:\n30 mins\nIngredients\n2 cups flour\nMethod\n1 Mix it.\n2 Bake it for 30 minutes.\nCook’s Note:\nFreezes well.\nNutrition Facts (per serving)\n448\nCalories',
  )
  expect(instructions).toEqual(['Mix it.', 'Bake it for 30 minutes.'])
  expect(pastedRecipe('Bread\nIngredients\n2 cups flour\nMethod\n2 eggs go in.\nBake it.').instructions).toEqual([
    '2 eggs go in.',
    'Bake it.',
  ])
})

test('parts of a list are kept, with headings over the whole or without', () => {
  const list = 'For the batter:\n200 g flour\n2 eggs\nFor the topping:\n2 tbsp sugar'
  for (const text of [`Pancakes\n${list}\nWhisk the batter and rest it.`, `Pancakes\nIngredients\n${list}`])
    expect(pastedRecipe(text)).toMatchObject({ title: 'Pancakes', ingredients: list.split('\n') })
})

describe('no food and no step is lost', () => {
  const lists: Record<string, [string, string[]]> = {
    'more of something': [
      'Ingredients\n200 g pasta\nMore parmesan, to serve\n2 eggs\n50 g walnuts\nMethod\nCook the pasta.',
      ['200 g pasta', 'More parmesan, to serve', '2 eggs', '50 g walnuts'],
    ],
    'a verb before a food': [
      'Ingredients\n1 cup rice\nWarm naan, to serve\nRoast peanuts, coarsely chopped\nMethod\nCook the rice.',
      ['1 cup rice', 'Warm naan, to serve', 'Roast peanuts, coarsely chopped'],
    ],
    'amounts behind the foods': [
      'Ingredients\nBrown sugar - 1/2 cup\nWarm milk - 1 cup\nEgg - 2\nMaida - 2 cups\nMethod\nMix all.',
      ['Brown sugar - 1/2 cup', 'Warm milk - 1 cup', 'Egg - 2', 'Maida - 2 cups'],
    ],
    'foods without an amount above the first that has one': [
      'Trail bars\nPeanut butter\nMixed nuts\n2 cups oats\n1/2 cup honey\n2 eggs\nMix everything and bake for 20 minutes.',
      ['Peanut butter', 'Mixed nuts', '2 cups oats', '1/2 cup honey', '2 eggs'],
    ],
    'foods without an amount behind the others': [
      'Pancakes\n\n2 eggs\n1 cup flour\n1/2 cup milk\n\nChopped peanuts\nMaple syrup\n\nWhisk the batter and fry it in butter.',
      ['2 eggs', '1 cup flour', '1/2 cup milk', 'Chopped peanuts', 'Maple syrup'],
    ],
    'words like those of buttons and times': [
      'Ingredients\nCooking cream 200 ml\nActive dry yeast 7 g\nTapioca flour, 1/2 cup\nTapenade, to serve\n#10 can tomatoes\nMethod\nMix all.',
      [
        'Cooking cream 200 ml',
        'Active dry yeast 7 g',
        'Tapioca flour, 1/2 cup',
        'Tapenade, to serve',
        '#10 can tomatoes',
      ],
    ],
    'a second list without amounts': [
      'Ingredients\n500 g chicken\n1 onion\nMethod\nFry both.\nIngredients\nyogurt\ntahini\nMethod\nMix.',
      ['500 g chicken', '1 onion', 'yogurt', 'tahini'],
    ],
    'a dash behind a number': [
      'Ingredients\n2 - salmon fillets\n12 - large shrimp\nMethod\nGrill both.',
      ['2 - salmon fillets', '12 - large shrimp'],
    ],
    'counting numbers that are amounts': [
      'Ingredients\n1 Cup white sugar, packed\n2 Tablespoons of vanilla extract\n3 Large eggs, at room temperature\nMethod\nMix.',
      ['1 Cup white sugar, packed', '2 Tablespoons of vanilla extract', '3 Large eggs, at room temperature'],
    ],
    'an amount on its own line': [
      'Ingredients\n150 g\nrisotto rice\n1\nshallot\nMethod\nMix.',
      ['150 g risotto rice', '1 shallot'],
    ],
  }
  test.each(Object.entries(lists))('of a list: %s', (_name, [text, ingredients]) => {
    expect(pastedRecipe(text).ingredients).toEqual(ingredients)
  })

  const works: Record<string, [string, RegExp[]]> = {
    'lines under numbers': [
      '1. Make the dough.\nMix flour and water and knead for 10 minutes.\nCover and let rise for 2 hours.\n2. Make the topping.\nBlend the cashews in a blender.\n3. Bake.\nBake at 450°F for 12 minutes.',
      [/rise for 2 hours/, /cashews in a blender/, /for 12 minutes/],
    ],
    'without a full stop': [
      'Chill 2 hours\nCook on low 8 hours\nRest 30 minutes, then slice',
      [/2 hours/, /8 hours/, /30 minutes/],
    ],
    'told by who cooks': [
      '1. We heat the ghee in a pan.\n2. We add the cashew paste and simmer for 20 minutes.',
      [/ghee/, /cashew paste/],
    ],
    'short ones with empty lines between': [
      'Puree the beans\n\nMicrowave 2 minutes\n\nBroil 3 minutes\n\nServe with peanuts',
      [/beans/, /2 minutes/, /3 minutes/, /peanuts/],
    ],
    'words like those of buttons': [
      'Tap the tin, then bake for 40 minutes.\nLeave a 1-inch border and spread the pesto.\nJoin the halves with buttercream.\nStore in the fridge for 24 hours before serving.\nWatch carefully.\nServe.',
      [/40 minutes/, /pesto/, /buttercream/, /24 hours/, /Serve\./],
    ],
  }
  test.each(Object.entries(works))('of the work: %s', (_name, [work, said]) => {
    const { instructions } = pastedRecipe(`Dinner\nIngredients\n2 cups flour\nMethod\n${work}`)
    for (const words of said) expect(instructions.join(' ')).toMatch(words)
  })
})

describe('a pasted text is read', () => {
  test.each(Object.entries(cases))('%s', (_name, [text, recipe]) => {
    expect(pastedRecipe(text)).toEqual(recipe)
  })
  test.each([
    ['Serves 4 to 6', 4],
    ['Yield: about 12', 12],
    ['Pancakes for 3', 3],
    ['Pasta (for 2)', 2],
    ['Dinner for 8 people', 8],
    ['Pour 4 personnes', 4],
    ['Cook the rice for 18 minutes.', undefined],
    ['Simmer for 5 to 7 minutes.', undefined],
    ['Bake for 25-30 min.', undefined],
    ['Makes 250 g', undefined],
  ])('%s is for %s', (text, servings) => {
    expect(pastedRecipe(`1 cup rice\n2 eggs\n${text}`).servings).toBe(servings)
  })
  test('whatever it is, within bounds', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 3000 }), (text) => {
        const { ingredients, instructions, title } = pastedRecipe(text)
        expect(ingredients.length).toBeLessThanOrEqual(200)
        expect(instructions.length).toBeLessThanOrEqual(100)
        expect(title).not.toMatch(/\p{Cc}/u)
      }),
      { numRuns: 200 },
    )
    expect(pastedRecipe('1 egg\n'.repeat(20_000)).ingredients).toHaveLength(200)
    expect(pastedRecipe('')).toEqual({ title: '', servings: undefined, ingredients: [], instructions: [] })
  })
})

test('a label may stand under another, but a page of them is not one label: joining them took time by the square', () => {
  expect(pastedRecipe(`From: a friend:\nof: Ann\n1 egg\n2 cups milk`).ingredients).toEqual(['1 egg', '2 cups milk'])
  expect(pastedRecipe(`From: a friend:\n${'a:\n'.repeat(300)}`).ingredients).toContain('a:')
})
