import { expect, it } from 'vitest'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

function isFound(title: string, ingredients: string, steps: string): boolean {
  const recipe = { title, servings: 4, ingredients: ingredients.split('; '), instructions: steps.split(/(?<=\.) /) }
  const { findings } = verifyRecipe(recipe, undefined, { author: 'cook' })
  return findings.some(({ code }) => code === 'raw_flour')
}

it.each([
  [
    'Edible Cookie Dough',
    '1 cup butter; 3/4 cup sugar; 2 cups all-purpose flour',
    'Cream the butter and sugar. Stir in the flour. Eat with a spoon.',
  ],
  [
    'Cake Batter Dip',
    '1 box yellow cake mix; 8 oz cream cheese',
    'Beat the cream cheese with the cake mix. Chill for an hour and serve with pretzels.',
  ],
  [
    'Cookie Dough Bites',
    '1/2 cup butter; 1 cup flour; 1 cup chocolate',
    'Melt the butter in the microwave. Mix the flour into the butter and roll into balls. Freeze.',
  ],
  ['Whole-Wheat Shake', '1 cup milk; 2 tbsp whole-wheat flour; 1 banana', 'Blend everything until smooth.'],
  [
    'Frosting',
    '1 cup butter; 1/2 cup flour; 2 cups powdered sugar',
    'Whip everything. Do not bake it. Spread on the cake.',
  ],
  ['Levain-Style Edible Cookie Dough', '1 cup butter; 2 cups flour', 'Cream the butter. Stir in the flour and eat.'],
  [
    'Cookie Dough Balls',
    '1 cup butter; 2 cups flour; 1 lb candy coating',
    'Beat the butter with the flour and roll into balls. Melt the candy coating in the microwave. Dip the balls.',
  ],
  [
    'Brownies with Dough',
    '1 box brownies; 1 cup butter; 1 cup flour',
    'Bake the brownies at 350°F. Beat the butter, then the flour. Spread over the brownies.',
  ],
  [
    'Muddy Buddies',
    '9 cups rice cereal; 12 oz chocolate chips; 1 cup white cake mix',
    'Melt the chips in the microwave. Pour over the cereal. Shake with the cake mix.',
  ],
])('%s: the flour in %s is eaten raw', (title, ingredients, steps) => {
  expect(isFound(title, ingredients, steps)).toBe(true)
})

it.each([
  [
    'Cookies',
    '1 cup butter; 1 cup sugar; 2 cups flour',
    'Cream the butter and sugar. Stir in the flour. Bake at 350°F for 12 minutes.',
  ],
  [
    'Bechamel',
    '2 tbsp butter; 2 tbsp flour; 2 cups milk',
    'Melt the butter. Add the flour and stir the roux over low heat. Whisk in the milk and simmer.',
  ],
  ['Edible Cookie Dough', '1 cup butter; 2 cups heat-treated flour', 'Cream the butter. Stir in the flour and eat.'],
  ['Sourdough Starter', '1 cup flour; 1 cup water', 'Stir the flour and water together. Cover for a day.'],
  ['Almond Bites', '1 cup almond flour; 1/4 cup honey', 'Mix the almond flour with the honey and roll into balls.'],
  [
    'Fried Fish',
    '1 lb cod; 1/2 cup flour; oil',
    'Turn the cod in the flour. Fry in the oil for 6 minutes, until it flakes.',
  ],
  [
    'Gravy',
    '1/4 cup flour; 2 cups stock',
    'Bring the stock to a boil. Shake the flour with a little water, pour into the boiling stock and cook until thick.',
  ],
  [
    'Bread',
    '3 cups bread flour; 1 tsp yeast; 1 cup water',
    'Mix everything. Knead on a floured counter. Let rise. Bake at 450°F for 30 minutes.',
  ],
  [
    'Banana Bread',
    '3 bananas; 1 egg; 1 1/2 cups flour',
    'Mash the bananas with the egg. Add the dry stuff. Into a greased loaf pan, 350°F, 60 minutes.',
  ],
  [
    'Bread',
    '3 cups flour; 1 cup water',
    'Put the water and flour in the bread machine. Select the basic cycle and press start.',
  ],
  [
    'Crumble',
    '1 cup flour; 1/2 cup butter; 1 cup cheese',
    'Mix the flour with the melted butter. Bake for 20 minutes until the cheese melts.',
  ],
])('%s: the flour in %s is cooked, or needs no cooking', (title, ingredients, steps) => {
  expect(isFound(title, ingredients, steps)).toBe(false)
})
