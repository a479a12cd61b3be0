import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Rice, corn, crab and shrimp of the Carolinas and of Louisiana. */
export const lowcountryAndLouisiana: DishEntries = {
  'hoppin-john': {
    names:
      'hoppin john, hoppin johns, black eyed peas and rice, hopping john, black eyed pea stew with rice, carolina peas and rice',
    titles: 'smoked-tofu: Vegan Hoppin’ John',
    title: 'Hoppin’ John',
    family: 'creole',
    near: 'red-beans-and-rice bean-pot',
    beside: 'cornbread collard-greens',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      protein bacon|turkey-bacon|smoked-tofu 150 cut into 1/2-inch pieces
      fat neutral-oil 12
      vegetable onion 150 chopped
      vegetable green-pepper 110 chopped
      vegetable celery 90 chopped
      aromatic garlic 8
      ground-spice cayenne 0.4
      ground-spice dried-thyme 1.2
      whole-spice bay 0.4
      pulse black-eyed-peas 510 drained and rinsed
      stock chicken-stock|veg-stock 300
      starch long-rice 240 rinsed
      sauce hot-sauce 8?
      herb scallion 30 thinly sliced
      salt
    `,
    steps: `
      2+20~ Bring {long-rice, 1/2 salt} to a boil with {water 450} in a saucepan, cover and cook over low heat for 15 minutes, then let it stand, covered, for 5 minutes.
      7 Meanwhile, fry {bacon} in {neutral-oil} in {@skillet} over medium heat until its edges crisp, 6 minutes.
      7 Add {onion, green-pepper, celery, salt} and cook in the fat until soft, 6 minutes. Stir in {garlic, cayenne, dried-thyme} for 1 minute.
      2+12 Add {black-eyed-peas, chicken-stock, bay} and simmer until the liquid has thickened around the peas, about 12 minutes.
      3 Lift out the bay leaf, fold in the rice and finish with {scallion}[ and {hot-sauce}].
    `,
    face: 'Black-eyed peas and rice with the holy trinity of onion, pepper and celery',
    why: 'Rice that is cooked by itself stays in grains when the peas are folded in',
  },
  'limpin-susan': {
    names:
      "limpin' susan, limpin susan, limping susan, okra pilau, okra and rice, okra rice, okra purloo, okra perlo, okra and rice with bacon, charleston okra and rice, lowcountry okra and rice",
    title: 'Limpin’ Susan (Okra and Rice)',
    family: 'creole',
    near: 'dirty-rice jambalaya pilaf',
    beside: 'cornbread green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.4,
    list: `
      protein bacon 140 diced
      main okra 340 sliced 1/2 inch thick
      vegetable onion 160 chopped
      vegetable green-pepper 100 diced
      aromatic garlic 10
      starch long-rice 280 rinsed and drained
      stock chicken-stock 520
      chile cayenne 0.3
      protein shrimp 300? peeled and deveined
      acid lemon 15
      herb scallion 25 thinly sliced
      salt
      pepper pepper 1
    `,
    steps: `
      8 Fry {bacon} in {@pot} over medium heat until crisp, 7 minutes. Lift it out and leave the fat.
      8 Turn up to medium-high, add {okra} and fry, stirring seldom, until its edges brown and the strings are gone, 7 minutes.
      6 Stir in {onion, green-pepper} with {salt} and cook until soft, 4 minutes. Add {garlic} and cook for 1 minute.
      3+15 Stir in {long-rice} until it shines, 1 minute. Add {chicken-stock, cayenne, pepper}, bring to a boil, cover and cook over the lowest heat for 15 minutes.
      1+4 Lay {shrimp} on the rice, cover again and cook until pink and opaque, 4 minutes.
      2+8 Leave it covered off the heat for 8 minutes. Fluff with a fork and stir in {lemon}, then fold in {scallion} and {=bacon}.
    `,
    face: 'Lowcountry rice cooked with browned okra and bacon',
    why: 'Okra fried hot and dry first loses its slickness before the stock goes in',
  },
  'she-crab-soup': {
    names:
      'she crab soup, she-crab soup, charleston she crab soup, crab bisque, crab soup, creamy crab soup, cream of crab soup, maryland cream of crab soup, south carolina she crab soup, lump crab bisque, lowcountry crab soup',
    title: 'Charleston She-Crab Soup',
    family: 'creole',
    near: 'lobster-bisque clam-chowder chowder',
    beside: 'buttermilk-biscuits green-salad',
    weight: 2,
    level: 2,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      egg egg 100
      fat butter 56
      vegetable shallot 90 minced
      vegetable celery 60 minced
      flour flour|rice-flour 32
      stock fish-stock|chicken-stock 480
      liquid milk 480
      ground-spice nutmeg 0.6
      chile cayenne 0.3
      sauce worcestershire 8
      creamy cream 200
      protein crab-meat 400 picked over for shell
      wine dry-sherry 60
      herb chives 5 snipped
      salt
      pepper white-pepper|pepper 0.5
    `,
    steps: `
      2+12~ Boil {egg} for 12 minutes and cool in cold water. Peel, pick out the yolk of each and rub it through a sieve. The whites go into a salad.
      6 Meanwhile, melt {butter} in {@pot} over medium-low heat and sweat {shallot, celery} until soft but pale, 5 minutes.
      2 Stir in {flour} and cook without letting it color, 2 minutes.
      5+10 Whisk in {fish-stock}, then {milk}, in several additions. Add {nutmeg, cayenne, worcestershire, white-pepper} and simmer gently, stirring often, until it is creamy, 10 minutes.
      2+6 Stir in {cream, crab-meat, most dry-sherry} and heat over low heat, below a boil, until the crab is 145°F (63°C), 6 minutes, keeping the lumps whole. Season with {salt}.
      2 Ladle into warm bowls. Top with the sieved yolks and {chives}, and finish each with a few drops of {dry-sherry}.
    `,
    face: 'Lump crab in a velvety soup of milk and cream with sherry and nutmeg, a pride of Charleston',
    why: 'Sieved egg yolk on top takes the place of the orange roe that gave the soup its name',
  },
  'shrimp-creole': {
    names:
      'shrimp creole, creole shrimp, louisiana shrimp creole, new orleans shrimp creole, shrimp creole with rice, prawn creole, creole shrimp and rice',
    title: 'Shrimp Creole',
    family: 'creole',
    near: 'shrimp-etouffee jambalaya shrimp-and-grits',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch long-rice 280 rinsed
      fat butter|vegan-butter|olive-oil 30
      vegetable onion 180 chopped
      vegetable celery 120 chopped
      vegetable green-pepper 150 chopped
      aromatic garlic 12
      ground-spice cajun-seasoning 6
      ground-spice dried-thyme 1
      body canned-tomatoes 411
      stock chicken-stock|veg-stock 180
      sauce worcestershire|tamari 9
      whole-spice bay 0.4
      protein shrimp 600 peeled and deveined
      acid lemon 12
      herb scallion 30 thinly sliced
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+25~ Bring {long-rice} to a boil in {water 520}, cover and cook over the lowest heat for 15 minutes. Leave it covered off the heat for 10 minutes.
      10 Meanwhile, soften {onion, celery, green-pepper} with {1/2 salt} in {butter} in {@skillet} over medium heat, 9 minutes.
      3+15 Stir in {garlic, cajun-seasoning, dried-thyme} for 1 minute. Add {canned-tomatoes, chicken-stock, worcestershire, bay, pepper} and simmer until a spoon leaves a trail, 15 minutes.
      5 Slide in {shrimp} and simmer gently, turning them over once, until they are pink and opaque through, 4 minutes.
      2 Take out the bay leaf, season with {lemon, salt} and serve over the rice with {scallion}.
    `,
    face: 'Plump shrimp in a peppery tomato sauce with onion, celery and green pepper, over rice',
    why: 'The shrimp meet the sauce for the last four minutes only, so they stay springy',
  },
  'maque-choux': {
    names:
      'maque choux, corn maque choux, cajun corn, mock choux, cajun maque choux, louisiana corn maque choux, maque choux with bacon, macque choux, cajun creamed corn, cajun corn and peppers, cajun style corn, creole corn',
    title: 'Corn Maque Choux',
    family: 'creole',
    near: 'succotash creamed-corn sauteed-side',
    beside: 'blackened-salmon fried-chicken',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.45,
    list: `
      protein bacon 60? cut into 1/2-inch pieces
      fat butter|vegan-butter 28
      vegetable onion 150 finely chopped
      vegetable celery 60 finely chopped
      vegetable green-pepper 120 finely diced
      aromatic garlic 8
      ground-spice cajun-seasoning 3
      ground-spice dried-thyme 0.6
      main corn 600
      body tomato 180 seeded and diced
      creamy cream|oat-cream|soy-cream 90
      herb scallion 25 thinly sliced
      salt
      pepper pepper 0.6
    `,
    steps: `
      7 Cook {bacon} in {@skillet} over medium heat until crisp, 6 minutes, and scoop it out, but leave the fat in the pan.
      8 Add {butter, onion, celery, green-pepper, 1/2 salt} to {@skillet} over medium heat and cook until soft, 7 minutes.
      1 Stir in {garlic, cajun-seasoning, dried-thyme} for 1 minute.
      8 Turn up to medium-high, add {corn} and cook, stirring and scraping, until some kernels begin to brown, 7 minutes.
      2+7 Add {tomato, cream, pepper} and simmer over medium heat until the cream clings to the corn, 7 minutes.
      1 Season with {salt} and stir in {scallion}[ and {=bacon}].
    `,
    face: 'Corn smothered with onion, celery, green pepper and tomato in a little spiced cream',
    why: 'The kernels brown a little before anything wet goes in, so they taste toasted as well as sweet',
  },
}
