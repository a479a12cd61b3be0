import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Stews, eggs and breads of Latin American homes. */
export const latinTable: DishEntries = {
  migas: {
    names:
      'migas, tex mex migas, texas migas, migas con huevo, mexican migas, migas breakfast, eggs with tortilla strips, tortilla scramble',
    title: 'Tex-Mex Migas',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'chilaquiles huevos-rancheros scrambled-eggs scramble',
    beside: 'refried-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      bread corn-tortillas 150 cut into 1/2-inch strips
      fat neutral-oil 36
      vegetable onion 90 finely chopped
      chile jalapeno 20
      raw tomato 160 seeded and diced
      egg egg 450
      cheese monterey-jack|cheddar 100
      herb cilantro 8
      raw avocado 150 sliced
      salt
      pepper pepper 1
    `,
    steps: `
      6 Heat {neutral-oil} in {@skillet} over medium-high heat and fry {corn-tortillas}, stirring, until crisp and golden, 5 minutes. Leave them in the pan.
      4 Lower the heat to medium. Add {onion, jalapeno} and cook for 2 minutes, then {tomato} for 1 minute.
      4 Beat {egg, salt, pepper} and pour over. Cook, pushing them slowly from the edges in, until set in soft curds at 160°F (71°C), about 3 minutes.
      1 Fold in {monterey-jack} off the heat and let it melt. Serve with {avocado, cilantro}.
    `,
    face: 'Soft scrambled eggs with crisp strips of tortilla, chile, tomato and melted cheese',
    why: 'Some strips soften in the egg and some stay crunchy, and that is the charm of it',
  },
  feijoada: {
    names:
      'feijoada, feijoada completa, brazilian black bean stew, brazilian feijoada, feijoada brasileira, brazilian bean stew, black bean and pork stew',
    title: 'Feijoada (Brazilian Black Bean Stew)',
    family: 'cuban',
    near: 'black-beans-and-rice red-beans-and-rice bean-pot',
    beside: 'white-rice collard-greens',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.35,
    list: `
      protein bacon 90 cut into 1/2-inch pieces
      protein pork-shoulder 480 cut into 1-inch pieces
      protein kielbasa 220 sliced
      vegetable onion 220 chopped
      aromatic garlic 20 chopped
      whole-spice bay 0.9
      ground-spice cumin 2
      pulse black-beans 765
      stock chicken-stock 600
      starch long-rice 260
      fruit orange 260 cut into wedges
      herb cilantro 10
      salt
      pepper pepper 1.2
    `,
    steps: `
      14 Render {bacon} in {@pot} over medium heat for 5 minutes. Turn the heat up and brown {pork-shoulder, kielbasa} in its fat, 7 minutes.
      6 Add {onion} and cook until soft, 4 minutes. Stir in {garlic, cumin, pepper} for 1 minute.
      4+75 Add {black-beans}, with the liquid of the cans, {chicken-stock} and {bay}. Simmer, partly covered, until the pork is tender (well past 145°F/63°C) and the broth is dark and thick, 1 hour 15 minutes. Mash a few beans into it toward the end.
      3+18~ In the last half hour, bring {long-rice} and {water 520} to a boil with {1/2 salt}, cover and cook over the lowest heat until dry and tender, 18 minutes.
      2 Lift out the bay. Season with {salt}. Ladle over the rice, scatter with {cilantro} and serve with {orange}.
    `,
    face: 'Black beans simmered with pork, smoked sausage and bacon, beside rice and orange wedges',
    why: 'A squeeze of orange cuts through the smoke and the fat',
  },
  'pao-de-queijo': {
    names:
      'pao de queijo, pão de queijo, brazilian cheese bread, brazilian cheese puffs, brazilian cheese rolls, cheese bread balls, tapioca cheese bread, brazilian cheese balls',
    title: 'Pão de Queijo (Brazilian Cheese Bread)',
    family: 'cuban',
    near: 'cheese-scones dinner-rolls',
    beside: 'feijoada black-bean-soup',
    weight: 2,
    level: 2,
    types: 'Side Dish, Snack, Appetizer',
    meals: 'Snack, Breakfast, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 8,
    batch: true,
    list: `
      liquid milk|oat-milk 200
      fat neutral-oil 75
      seasoning salt 5
      flour tapioca 280
      egg egg 100
      cheese parmesan 90
      cheese mozzarella 60
    `,
    steps: `
      4 Heat the oven to 400°F (200°C) and line a sheet pan with parchment. Bring {milk, neutral-oil, salt} to a boil in a saucepan.
      4+10 Pour it over {tapioca} in a bowl and beat with a wooden spoon, 2 minutes. Let the sticky mass cool for 10 minutes, until you can touch it.
      5 Beat in {egg}, one at a time, until the dough is smooth and stretchy. Work in {parmesan, mozzarella}.
      8 With wet hands, roll the dough into {@count 33 ball balls} and set them an inch apart on the pan.
      1+23 Bake until puffed, dry to the touch and spotted with gold, 22 to 24 minutes. Eat them warm.
    `,
    face: 'Crackly little cheese rolls with a stretchy middle',
    why: 'Scalded tapioca starch gives the chew that no wheat bread has',
  },
  'aji-de-gallina': {
    names:
      'aji de gallina, ají de gallina, peruvian chicken stew, peruvian creamy chicken, creamy peruvian chicken, peruvian chili chicken, chicken in aji amarillo',
    title: 'Ají de Gallina (Creamy Peruvian Chicken)',
    family: 'peruvian',
    near: 'chicken-a-la-king chicken-curry braise',
    beside: 'white-rice green-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised, Boiled',
    equipment: 'Stovetop, Blender',
    serves: 4,
    salt: 0.4,
    list: `
      protein chicken-breast 480
      stock chicken-stock 600
      bread white-bread 70 crusts removed
      creamy evaporated-milk 220
      fat neutral-oil 30
      vegetable red-onion 180 finely chopped
      aromatic garlic 12
      sauce aji-amarillo 60
      ground-spice cumin 1
      nut walnuts|pecans 28
      cheese parmesan 30
      starch long-rice 200
      egg egg 100 hard-boiled and quartered
      brine olives 50
      salt
    `,
    steps: `
      2+18 Simmer {chicken-breast} in {chicken-stock} until it is 165°F (74°C) in the middle, 16 to 18 minutes. Lift it out, keep the stock and shred the meat.
      2+18~ Start {long-rice} in a saucepan with {water 400} and {1/2 salt}. Cover and cook over the lowest heat, 18 minutes.
      3 Soak {white-bread} in {evaporated-milk} for 2 minutes. Blend with {walnuts} and a cupful of the stock until smooth.
      10 Soften {red-onion} in {neutral-oil} in a wide pan over medium heat, 6 minutes. Stir in {garlic, aji-amarillo, cumin} and fry for 3 minutes, until the paste smells sweet.
      2+7 Pour in the blended bread and simmer, stirring, until as thick as porridge, 7 minutes, with more of the stock if it stiffens.
      4 Stir in the chicken, {parmesan, salt}. Serve beside the rice, with {egg, olives} on top.
    `,
    face: 'Shredded chicken in a golden, gently hot sauce of yellow chile and bread',
    why: 'Bread soaked in milk makes it velvety, with neither flour nor cream',
  },
  menudo: {
    names: 'menudo, menudo rojo, red menudo, tripe soup, mexican tripe soup, menudo soup, pancita',
    title: 'Menudo Rojo',
    family: 'oaxacan',
    near: 'pozole brothy-soup',
    beside: '',
    weight: 2,
    level: 3,
    types: 'Soup, Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    weather: 'cold',
    serves: 6,
    salt: 0.45,
    list: `
      protein tripe 1100 rinsed well and cut into 1-inch squares
      vegetable onion 200 halved
      aromatic garlic 20
      whole-spice bay 0.9
      whole-spice dried-chiles|dried-ancho 40 stemmed and seeded
      ground-spice oregano 3
      ground-spice cumin 2
      vegetable hominy 820 drained and rinsed
      raw radish 80 thinly sliced
      herb cilantro 12
      acid lime 90 cut into wedges
      salt
    `,
    steps: `
      5+5 Cover {tripe} with cold water in {@pot}, boil for 5 minutes, drain and rinse.
      4+180 Return it with {onion, bay, 1/2 garlic, 1/2 salt} and {water 2600}. Simmer gently, skimming, until the tripe is tender to a fork and 165°F (74°C) at the very least, 3 hours.
      3+15~ Soak {dried-chiles} in hot water until soft, 15 minutes, and drain.
      4 Blend with {garlic, oregano, cumin} and a ladle of the broth until smooth, and pour through a sieve into the pot.
      2+30 Lift out the onion and the bay. Add {hominy, salt} and simmer for 30 minutes.
      2 Ladle into deep bowls, and pass {radish, cilantro, lime} at the table.
    `,
    face: 'Tender tripe and hominy in a brick-red broth of dried chiles',
    why: 'A first boil that is thrown away leaves the broth clean-tasting',
  },
}
