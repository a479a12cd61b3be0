import { expect, test } from 'vitest'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import type { PicturedRecipe } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { sceneOf } from '#server/ports/images/drawn-dish/composing/scene-of.ts'
import type { DishScene } from '#server/ports/images/drawn-dish/scene.ts'

test.each([
  ['Mushrooms on Toast', '1 lb mushrooms, 4 slices bread', '', 'toast'],
  ['Pigs in a Blanket', '6 oz hot dogs, 1 sheet puff pastry', '', 'sausage'],
  ['Stuffed Chicken Breasts', '4 chicken breasts, 5 oz spinach, 1 tsp pepper', '', 'cut-face'],
  ['Squash Boats with Meat Sauce', '2 spaghetti squash, 1 lb ground beef', '', 'boat'],
  ['Potato Samosas', '2 cups flour, 1 lb potatoes', '', 'chip'],
  ['Chocolate Cake', '2 cups flour, 1 cup cocoa powder', '', 'cake-slice'],
  ['Coffee Cake', '2 cups flour, 1 cup sugar', 'Bake in a square pan under the streusel.', 'bar'],
  ['Garlic Bread', '1 loaf Italian bread, 4 tbsp butter, 1/4 cup parsley', '', 'buttered-half'],
  ['No-Knead Bread', '3 cups bread flour, 1/2 tsp yeast', 'Tuck into a ball. Bake.', 'boule'],
  ['Baklava', '1 cup walnuts, 8 sheets phyllo dough', '', 'phyllo-piece'],
  ['Sugar Cookies', '2 cups flour, 1 cup butter', 'Roll and cut out shapes. Bake.', 'cut-cookie'],
  ['Tuesday’s Dinner', '1 lb ground beef', 'Shape the beef into four patties. Simmer them in a large pot.', 'patty'],
  ['Croquetas de Jamon', '4 oz ham, 1 cup breadcrumbs', 'Roll them in the breadcrumbs and fry.', 'crumbed'],
  ['Mozzarella Sticks', '8 oz mozzarella, 1 cup breadcrumbs', 'Fry.', 'crumbed'],
  ['Chicken Quesadillas', '8 flour tortillas, 2 cups grated cheddar', '', 'toasted-wedge'],
  ['Ham Calzones', '3 cups bread flour, 8 oz ham', 'Fold, crimp and bake.', 'crimped'],
  ['Fried Chicken', '4 bone-in chicken thighs, 4 chicken drumsticks', 'Fry.', 'drumstick'],
  ['Potato Salad', '2 lb potatoes, 1 cup mayonnaise', 'Boil and slice the potatoes.', 'round'],
  ['Cold Salad', '2 lb chopped apples', '', 'crescent'],
  ['Macaroni Salad', '12 oz elbow macaroni, 1 cup mayonnaise', '', 'arc'],
  ['Nashville Hot Chicken', '4 chicken thighs', '', 'cutlet'],
  ['Egg Bites', '8 eggs, 4 oz bacon', '', 'egg-cup'],
  ['Cod in Parchment', '4 cod fillets, 2 zucchini', '', 'paper-parcel'],
  ['Scrambled Eggs', '8 eggs, 2 tbsp butter', 'Scramble the eggs.', 'curd'],
  ['Eggs with Cabbage', '8 eggs, 8 oz cabbage', 'Scramble the eggs with the cabbage.', 'curd'],
  ['Hard-Boiled Eggs', '6 eggs', 'Cook in a pot and peel.', 'half-egg'],
  ['Vegetable Cakes', '2 potatoes, 1 zucchini, 2 eggs', '', 'nest'],
  ['Steamed Crab Legs', '3 lb crab legs', '', 'crab-leg'],
  ['Roasted Brussels Sprouts', '1 lb brussels sprouts', '', 'sprout'],
  ['Tostones', '3 green plantains', 'Slice, fry and smash each slice.', 'smashed'],
  ['Smashed Cucumbers', '3 cucumbers', 'Smash the cucumbers.', 'round'],
  ['Fried Plantains', '3 ripe plantains', 'Fry the slices.', 'slanted-slice'],
  ['Hot Wings', '2 lb chicken wings', 'Bake the wings.', 'wing'],
  ['Ham Croissants', '4 croissants, 8 oz ham', 'Fill and bake.', 'croissant'],
  ['Lemon Cheesecake', '2 lb cream cheese, 2 cups graham cracker crumbs', 'Fill and bake.', 'missing-slice'],
  ['Shrimp Cocktail', '1 lb shrimp, 1/2 cup ketchup', 'Mix the sauce.', 'shrimp'],
  ['Pasta with Sausage', '12 oz fettuccine, 1 lb Italian sausage sliced', 'Toss.', 'round'],
  ['Lava Cakes', '6 oz dark chocolate, 2 eggs', 'Melt. Bake in ramekins.', 'opening'],
  ['Shepherd’s Pie', '2 lb potatoes, 1 lb ground lamb', 'Mash the potatoes. Bake.', 'forked'],
  ['Yorkshire Puddings', '1 cup flour, 4 eggs', 'Bake.', 'popover'],
  ['Cornish Pasties', '2 cups flour, 1 lb skirt steak', 'Fill and bake.', 'crimped'],
  ['Chicken Quesadillas', '8 tortillas, 1 lb cooked chicken, 8 oz cheddar', 'Fill and toast.', 'toasted-wedge'],
  ['Pork Tamales', '2 cups masa harina, 1 lb pork shoulder', 'Fill and steam.', 'husk'],
  ['Stuffed Avocados', '2 avocados, 1 can tuna', 'Fill.', 'avocado-half'],
  ['Beef Wellington', '2 lb beef tenderloin, 1 sheet puff pastry', 'Bake.', 'cut-face'],
  ['Salmon Cakes', '1 can salmon, 1 potato, 2 eggs', 'Mix all, form into cakes and fry.', 'patty'],
  ['Cucumber and Onion Salad', '2 cucumbers, 1 red onion diced', '', 'arc'],
])('%s are seen for what they are', (title, lines, steps, shape) => {
  expect(shapesOf(sceneOf(recipe(title, lines, steps)))).toContain(shape)
})

test.each([
  [
    'Pork Chops in Gravy',
    '4 pork chops, 1 cup beef stock',
    'Brown the chops in a skillet. Simmer in the stock.',
    'steak',
  ],
  ['Lamb Chops', '8 lamb chops', 'Grill.', 'chop'],
  ['Swiss Steak', '2 lb round steaks, 1 can diced tomatoes', 'Simmer the steaks in a Dutch oven.', 'steak'],
  ['Barbecued Ribs', '3 lb spareribs', 'Bake on a sheet pan.', 'rack'],
  ['Beef Tacos', '2 lb chuck roast, 8 corn tortillas', 'Braise, then shred with two forks.', 'pulled'],
  ['Katsu Curry', '4 chicken breasts, 1 cup panko, 2 cups rice', 'Coat with the panko and fry.', 'cutlet'],
  ['Stuffed Pork Chops', '4 pork chops, 1 cup spinach', 'Cut a pocket in each and fill.', 'steak'],
])('the meat of %s lies as it was cut', (title, lines, steps, shape) => {
  expect(shapesOf(sceneOf(recipe(title, lines, steps)))).toContain(shape)
})

test('a bake has no nuts, chips or frosting but those of its recipe', () => {
  const marks = (title: string, lines: string, steps: string) =>
    sceneOf(recipe(title, lines, steps)).pieces.map(({ look }) => [look.mark, look.inside?.length ?? 0, look.core])
  const plain = marks('Cookies', '2 cups flour, 1 cup butter, 1 cup sugar', 'Drop and bake.')
  expect(plain.every(([mark, , core]) => mark === undefined && core === undefined)).toBe(true)
  const cake = '2 cups flour, 1 cup sugar, 3 carrots grated, 3/4 cup walnuts'
  const [frosted] = marks(
    'Carrot Cake',
    `${cake}, 1 cup cream cheese, 1 cup powdered sugar`,
    'Bake in a 9-by-13-inch pan. Beat the cream cheese and powdered sugar. Spread over the cake.',
  )
  expect(frosted?.slice(0, 2)).toEqual(['iced', 2])
  expect(marks('Carrot Cake', cake, 'Bake in a 9-by-13-inch pan.')[0]?.slice(0, 2)).toEqual([undefined, 2])
})

test('on a skewer is what was threaded on it; the rest, and the sauce of its title, lie beside', () => {
  const satay = sceneOf(
    recipe(
      'Chicken Satay with Peanut Sauce',
      '1 lb chicken thighs, 1 cucumber, 1/2 cup peanut butter',
      'Thread the chicken onto skewers and grill. Serve with cucumber and sauce.',
    ),
  )
  expect(satay.pieces.filter(({ look }) => look.shape === 'round' && look.mark === 'seeds')).toHaveLength(1)
  expect(satay.pieces.at(-1)?.look.shape).toBe('dollop')
})

test('a steak is seen whole beside its slices; a bun makes no triangles', () => {
  const steak = (steps: string) => shapesOf(sceneOf(recipe('Seared Steaks', '2 strip steaks', steps)))
  expect([steak('Sear.'), steak('Sear. Slice across the grain.')]).toEqual([['steak'], ['steak', 'meat']])
  const sandwich = (bread: string) => shapesOf(sceneOf(recipe('Ham Sandwiches', `8 oz ham, 4 ${bread}`, '')))
  expect([sandwich('hamburger buns').includes('bun'), sandwich('slices bread')[0]]).toEqual([true, 'sandwich'])
})

test.each([
  ['Gluten-Free Spaghetti', '12 oz gluten-free spaghetti, 2 cups marinara sauce', 'noodle', []],
  ['Wheat Rotini', '12 oz whole wheat rotini, 2 cups marinara sauce', 'sauce', ['spiral']],
  ['Farfalle', '12 oz farfalle, 2 cups marinara sauce', 'sauce', ['bow-tie']],
  ['Small Shells', '12 oz gluten-free shells, 2 cups marinara sauce', 'sauce', ['pasta-shell']],
])('%s has the shape of its word', (title, lines, ground, shapes) => {
  const scene = sceneOf(recipe(title, lines, 'Boil the pasta and toss with the sauce.'))
  expect([scene.grounds.at(-1)?.kind, shapesOf(scene)]).toEqual([ground, shapes])
})

test('a fruit salad shows all its fruit in a bowl', () => {
  const salad = sceneOf({
    ...recipe('Fruit Salad', '1 lb strawberries, 2 kiwis, 1 mango, 1 cup grapes, 1 orange', ''),
    recipeType: 'Dessert',
    dish: 'fruit-plate/strawberries/any',
  })
  expect(salad.vessel.kind).toBe('bowl')
  expect(new Set(shapesOf(salad)).size).toBeGreaterThan(4)
})

test('fish baked in a dish lies in it whole; under cheese it is a casserole', () => {
  const cod = (more: string) =>
    sceneOf(recipe('Cod with Lemon', `2 lb cod fillets${more}`, 'Bake in a baking dish.')).pieces.map(
      ({ look }) => look.shape,
    )
  expect(cod('')).not.toContain('opening')
  expect(cod(', 2 cups cheddar, 2 cups cream')).toContain('opening')
})

test('a soup whose base is blended shows the noodles that come into it', () => {
  const soup = sceneOf({
    ...recipe(
      'Sopa de Fideo',
      '6 tomatoes, 7 oz spaghetti, 6 cups chicken stock',
      'Blend the tomatoes until smooth. Add the noodles.',
    ),
    recipeType: 'Soup',
  })
  expect(soup.grounds.map(({ kind }) => kind)).toContain('noodle')
})

test('lentils lie in rice by the hundred, small and round; onions browned in it are brown', () => {
  const rice = (steps: string) =>
    sceneOf(recipe('Lentils and Rice', '1 cup brown lentils, 1 cup rice, 2 onions', steps))
  expect(rice('').grounds.map(({ kind }) => kind)).toEqual(['grain', 'pulses'])
  const onion = (steps: string) => rice(steps).pieces.find(({ look }) => look.shape === 'arc')?.look.colour
  expect(onion('Cook the onions until dark brown.')).not.toBe(onion('Cook the onions.'))
})

test('scraped ice is crystals, no grains', () => {
  const granita = sceneOf({
    ...recipe('Cherry Granita', '1 lb cherries, 1/2 cup sugar', ''),
    recipeType: 'Dessert',
  })
  expect(granita.grounds.map(({ kind }) => kind)).toContain('ice')
})

test('a soft cheese keeps its shape in the oven, what is baked with it round it', () => {
  const baked = sceneOf({
    ...recipe('Baked Goat Cheese', '10 oz goat cheese, 2 cups cherry tomatoes', ''),
    dish: 'baked-cheese/cherry-tomatoes/any',
  })
  expect(shapesOf(baked)).toEqual(expect.arrayContaining(['round', 'burst']))
})

test('skewers carry more meat than anything else', () => {
  const skewers = shapesOf(sceneOf(recipe('Kebabs', '1 lb sirloin steak, 3 zucchini, 2 red bell peppers', ''))).filter(
    (shape) => shape !== 'stick',
  )
  expect(skewers.filter((shape) => shape === skewers[0]).length * 2).toBeGreaterThanOrEqual(skewers.length)
})

test('rice that a stew is ladled over is seen beside it', () => {
  const groundsOf = (steps: string) =>
    sceneOf(recipe('Beef Stew', '2 lb beef chuck, 2 cups rice', steps)).grounds.map(({ kind }) => kind)
  expect([groundsOf('Simmer everything.'), groundsOf('Simmer, then serve over the rice.')]).toEqual([
    ['sauce'],
    ['sauce', 'grain'],
  ])
})

test('a salad wears its croutons; bread beside it is none', () => {
  const salad = (steps: string) =>
    shapesOf(
      sceneOf({ ...recipe('Caesar Salad', '1 head romaine lettuce, 4 slices bread', steps), recipeType: 'Salad' }),
    )
  expect(salad('Tear the bread and bake until crunchy.')).toContain('cube')
  expect(salad('Serve with the bread.')).not.toContain('cube')
})

test('spices that meat lay in color it', () => {
  const colourOf = (steps: string) =>
    sceneOf(recipe('Chicken', '1 lb chicken thighs, 2 tbsp chili powder', steps)).pieces.at(-1)?.look.colour
  expect(colourOf('Marinate the chicken and grill it.')).not.toBe(colourOf('Grill the chicken.'))
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
