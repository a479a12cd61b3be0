import { expect, test } from 'vitest'
import { formIds } from '#domain/catalogue/forms/form-ids.ts'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import { dishOf, type PicturedRecipe } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { kindsByForm } from '#server/ports/images/drawn-dish/composing/kinds/kinds-by-form.ts'
import { sceneOf } from '#server/ports/images/drawn-dish/composing/scene-of.ts'
import type { DishScene } from '#server/ports/images/drawn-dish/scene.ts'

test.each([
  [
    'Sesame Chicken',
    '1 lb chicken thighs, 1 egg, 1/2 cup cornstarch',
    'Dip the chicken in the egg and cornstarch and fry crisp.',
  ],
  [
    'Meat Pie',
    '1 lb ground beef, 2 pie crusts, 1 egg',
    'Fill the crust, close it, brush with the beaten egg and bake for 40 minutes.',
  ],
  [
    'Beef Meatballs',
    '1 lb ground beef, 1 egg, 1/2 cup breadcrumbs',
    'Mix the beef with the egg and the breadcrumbs, roll into balls and fry.',
  ],
  ['Vanilla Cake', '2 cups flour, 3 eggs, 1 cup sugar', 'Beat the eggs and sugar, fold in the flour and bake.'],
])('the egg of %s binds, coats or glazes, and is not drawn', (title, lines, steps) => {
  const made = recipe(title, lines, steps)
  expect(dishOf(made).foods.find(({ id }) => id === 'egg')?.part).toBe('hidden')
  expect(shapesOf(sceneOf(made)).filter((shape) => /egg/.test(shape))).toEqual([])
})

test.each([
  ['Shoyu Ramen', 'Boil the eggs for 7 minutes, peel and halve.', 'half-egg'],
  ['Rice and Greens', 'Fry the eggs in the oil and slide onto the rice.', 'fried-egg'],
  ['Fried Rice', 'Beat the eggs, pour in and scramble to soft curds.', 'curd'],
])('the egg of %s is drawn as it was cooked', (title, steps, shape) => {
  const drawn = shapesOf(sceneOf(recipe(title, '2 cups cooked rice, 4 eggs, 4 cups spinach', steps)))
  expect(drawn).toContain(shape)
  expect(drawn.filter((each) => /egg/.test(each) && each !== shape)).toEqual([])
})

test('crumbs that bind are in the dish; crumbs strewn on it are on it', () => {
  const part = (steps: string) =>
    dishOf(recipe('Supper', '1 lb ground beef, 1 cup breadcrumbs', steps)).foods.find(({ id }) => id === 'breadcrumbs')
      ?.part
  expect(part('Mix the beef with the breadcrumbs and shape.')).toBe('hidden')
  expect(part('Sprinkle with the breadcrumbs and bake.')).not.toBe('hidden')
})

test('salt, water, stock and the fat of the pan are no pieces', () => {
  const parts = dishOf(
    recipe(
      'Supper',
      '1 tsp salt, 4 cups water, 2 cups chicken stock, 2 tbsp olive oil, 1 tbsp butter, 2 tbsp flour',
      '',
    ),
  ).foods.map(({ part }) => part)
  expect(parts.filter((part) => part !== 'hidden' && part !== 'sauce')).toEqual([])
})

test('a food is known within a longer name', () => {
  const [belly] = dishOf(recipe('Supper', '2 lb high fat pork belly', '')).foods
  expect(belly?.id).toBe('pork-belly')
})

const lines =
  '1 lb chicken thighs, 2 eggs, 1 cup rice, 2 carrots, 1 bell pepper, 4 tortillas, 1 cup yogurt, 1 cup strawberries, 1/2 cup walnuts, 2 cups flour'
const scenes = formIds.map(
  (form) => [form, sceneOf({ ...recipe('Supper', lines, ''), dish: `${form}/chicken/texmex` })] as const,
)

test('every form has a drawing of its own, with something to see', () => {
  expect(scenes.filter(([, scene]) => scene.grounds.length + scene.pieces.length === 0).map(([form]) => form)).toEqual(
    [],
  )
  expect(new Set(Object.values(kindsByForm)).size).toBeGreaterThan(70)
})

test('what is liquid lies in a bowl, a pot or a glass; what is baked in a dish does not', () => {
  const kindsOf = (words: RegExp) =>
    new Set(scenes.filter(([form]) => words.test(form)).map(([, { vessel }]) => vessel.kind))
  expect([...kindsOf(/-soup$|^chowder$|^congee$/)]).toEqual(['bowl'])
  expect([...kindsOf(/stew$|^braise$/)]).toEqual(['pot'])
  expect([...kindsOf(/^(?:smoothie|cooler|lemonade|iced-tea|agua-fresca|horchata|shrub)$/)]).toEqual(['glass'])
  expect([
    ...kindsOf(/^(?:gratin|strata|layered-bake|baked-pasta|enchiladas|cobbler|crumble|mash-topped-pie)$/),
  ]).toEqual(['baking-dish'])
  expect([...kindsOf(/^(?:nachos|cheese-crisps|leaf-crisps)$/)]).toEqual(['tray'])
})

test('the form decides, whatever the title says of other dishes', () => {
  const nachos = sceneOf({
    ...recipe('Soup Lover’s Snack', '6 cups tortilla chips, 1 can black beans', ''),
    dish: 'nachos/beans/texmex',
  })
  expect(shapesOf(nachos)).toContain('chip')
})

test.each([
  ['Chilaquiles Verdes', 'chip'],
  ['Parmesan Crisps', 'lace'],
  ['Beef Burritos', 'roll'],
  ['Grilled Cheese Sandwich', 'sandwich'],
  ['Wiener Schnitzel', 'cutlet'],
  ['Cheese Omelette', 'folded'],
  ['Stuffed Zucchini', 'boat'],
  ['Popcorn', 'popped'],
  ['Mango Popsicles', 'pop'],
  ['Waffles', 'waffle'],
  ['Chili Dogs', 'boat'],
  ['Everything Bagels', 'ring'],
  ['Oven Fries', 'stick'],
  ['Tuna Onigiri', 'chip'],
  ['Wonton Soup', 'dumpling'],
  ['Scotch Eggs', 'half-egg'],
  ['Crab Rangoon', 'parcel'],
  ['Cheese Pupusas', 'cut-face'],
  ['Pork Egg Rolls', 'cut-face'],
  ['Lemon Crepes', 'quarter'],
  ['Spinach Borek', 'layers'],
  ['Chicken Pot Pie', 'missing-slice'],
  ['Stuffed Bell Peppers', 'pepper-half'],
  ['Coconut Macaroons', 'tuft'],
  ['Currant Scones', 'scone'],
  ['Zucchini Fritters', 'nest'],
  ['Banana Split', 'scoop'],
])('%s are what their name says', (title, shape) => {
  expect(shapesOf(sceneOf(recipe(title, '1 lb zucchini, 1 cup cheddar, 4 corn tortillas', '')))).toContain(shape)
})

test('a dish of the catalogue looks like the form that it names, whatever its title says', () => {
  const steak = recipe('Steak Frites', '2 lb sirloin steak, 2 lb potatoes', 'Fry the potatoes. Sear the steak.')
  expect(sceneOf(steak).vessel.kind).toBe('tray')
  expect(sceneOf({ ...steak, dish: 'dish-steak-frites/sirloin/french' }).vessel.kind).toBe('plate')
})

test('meat in a pan sauce lies whole in its pan; with rice beside it, on a plate', () => {
  const vesselOf = (rice: string) =>
    sceneOf(
      recipe(
        'Lemon Pepper Chicken',
        `1.5 lb chicken breast, 1 cup chicken stock, 1 cup cream${rice}`,
        'Brown the chicken in a skillet. Simmer the sauce until it coats a spoon.',
      ),
    ).vessel.kind
  expect([vesselOf(''), vesselOf(', 1 cup rice')]).toEqual(['skillet', 'plate'])
})

test('a pie of fruit has a lattice, one of meat a whole crust, one of pumpkin none', () => {
  const groundsOf = (title: string, recipeType: string, lines: string) =>
    sceneOf({ ...recipe(title, lines, ''), recipeType }).grounds.map(({ kind }) => kind)
  expect(groundsOf('Cherry Pie', 'Dessert', '2 lb cherries, 2 pie crusts')).toEqual(['lattice'])
  expect(groundsOf('Chicken Pot Pie', 'Main Dish', '1 lb chicken breast, 2 pie crusts')).toEqual(['sauce', 'baked'])
  expect(groundsOf('Pumpkin Pie', 'Dessert', '1 can pumpkin, 1 pie crust')).toEqual(['baked'])
})

test('noodles that drink up their stock are no soup', () => {
  const vesselOf = (stock: string) =>
    sceneOf(recipe('Skillet Pasta', `12 oz penne, ${stock} chicken stock`, '')).vessel.kind
  expect([vesselOf('3 cups'), vesselOf('8 cups')]).toEqual(['plate', 'bowl'])
})

test('ground meat lies in it as it was shaped', () => {
  const shapes = (title: string) => shapesOf(sceneOf(recipe(title, '12 oz spaghetti, 1 lb ground beef', '')))
  expect(shapes('Spaghetti and Meatballs')).toContain('ball')
  expect(shapes('Spaghetti Bolognese')).toContain('mince')
})

test('dough alone is baked or fried, never an empty plate', () => {
  const damper = sceneOf(
    recipe('Grandfather’s Best', '4 cups self-raising flour, 1 cup milk, 1 tbsp butter', 'Knead and bake.'),
  )
  expect(shapesOf(damper)).toContain('toast')
})

function shapesOf({ pieces, garnish }: DishScene): string[] {
  return [...pieces, ...garnish].map(({ look }) => look.shape)
}

function recipe(title: string, lines: string, steps: string): PicturedRecipe {
  return {
    id: 7,
    title,
    recipeType: 'Main Dish',
    ingredients: lines.split(', ').map(ingredientOfLine),
    instructions: steps ? [{ description: steps }] : [],
  }
}
