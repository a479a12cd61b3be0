import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Rice with its beans and peas, as it is eaten from San José to San Juan. */
export const riceAndBeans: DishEntries = {
  'gallo-pinto': {
    names:
      'gallo pinto, costa rican gallo pinto, gallopinto, costa rican rice and beans, costa rican rice and black beans, costa rican black beans and rice, costa rican beans and rice',
    title: 'Gallo Pinto (Costa Rican Rice and Beans)',
    family: 'cuban',
    near: 'black-beans-and-rice rice-and-peas fried-rice',
    beside: 'scrambled-eggs fried-plantains',
    weight: 2,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      fat neutral-oil 28
      vegetable onion 130 finely chopped
      vegetable red-pepper 120 finely chopped
      aromatic garlic 9
      ground-spice cumin 1.5
      pulse black-beans 510 with half of their liquid
      starch cooked-rice 600 cold, clumps broken up
      sauce worcestershire 30?
      herb cilantro 15
      salt
    `,
    steps: `
      7 Heat {neutral-oil} in {@skillet} over medium heat and cook {onion, red-pepper} until soft, 6 minutes. Stir in {garlic, cumin} for 30 seconds.
      1+4 Add {black-beans} and simmer until about half of the liquid has cooked away, 4 minutes.
      6 Fold in {cooked-rice} and cook, turning it over with a spatula, until it is hot through, speckled and stained by the beans, and no liquid is left, 5 minutes.
      2 Splash in {worcestershire}, which stands for the Salsa Lizano of Costa Rica, and let it sizzle for 1 minute. Take the pan off the heat and stir in {cilantro, salt}.
    `,
    face: 'Rice and black beans fried together until speckled, as Costa Rica has them for breakfast',
    why: 'Cold rice drinks up the dark bean liquid grain by grain and does not turn to mush',
  },
  'arroz-con-gandules': {
    names:
      'arroz con gandules, puerto rican arroz con gandules, puerto rican rice, puerto rican rice with pigeon peas, puerto rican rice and pigeon peas, puerto rican rice and gandules, rice with pigeon peas, rice and pigeon peas, pigeon peas and rice, rice with gandules, arroz con guandules',
    title: 'Arroz con Gandules (Puerto Rican Rice with Pigeon Peas)',
    family: 'cuban',
    near: 'rice-and-peas arroz-con-pollo black-beans-and-rice seasoned-rice',
    beside: 'pernil tostones',
    weight: 3,
    level: 2,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.5,
    list: `
      vegetable onion 130 quartered
      vegetable green-pepper 110 seeded and quartered
      aromatic garlic 16 peeled
      herb cilantro 20 leaves and stems
      fat olive-oil 40
      protein ham 110? cut into 1/2-inch dice
      ground-spice annatto|sweet-paprika 4
      ground-spice cumin 2
      ground-spice oregano 1
      body tomato-sauce 120
      brine green-olives 60? halved
      pulse pigeon-peas 255 drained and rinsed
      whole-spice bay 0.6
      starch long-rice 400 rinsed
      salt
    `,
    steps: `
      6 Chop {onion, green-pepper, garlic, cilantro} together until very fine, or pulse them in a food processor to a coarse paste: this is the sofrito.
      4 Heat {olive-oil} in {@pot} over medium heat. Brown {ham} in it, 3 minutes.
      8 Add the sofrito and cook, stirring often, until it has dried out and smells sweet, 6 minutes. Stir in {annatto, cumin, oregano} for 30 seconds, then {tomato-sauce, green-olives} for 1 minute.
      2+5 Add {pigeon-peas, bay, water 700} and bring to a boil.
      2+8 Stir in {long-rice, salt}. Boil over medium-high heat, uncovered, until the liquid has sunk to the top of the rice, 6 to 8 minutes.
      1+20 Turn the rice over once from the bottom, cover tightly and cook over the lowest heat, without lifting the lid, for 20 minutes.
      2+5 Let stand for 5 minutes off the heat, take out the bay and fluff. Scrape up the crust at the bottom, the pegao, for whoever asks first.
    `,
    face: 'Golden-red rice with pigeon peas, cooked in a fresh sofrito, with a crust at the bottom of the pot',
    why: 'The sofrito is fried until dry before any water goes in, so every grain tastes of it',
  },
  'frijoles-negros': {
    names:
      'cuban black beans, cuban black beans from dried, cuban black beans from scratch, dried black beans, black beans from dried, black beans from scratch, pot of black beans, braised black beans, frijoles negros, frijoles negros cubanos, homemade black beans, how to cook dried black beans, slow simmered black beans, cuban style black beans, cuban black bean stew',
    title: 'Cuban Black Beans from Dried',
    family: 'cuban',
    near: 'black-beans-and-rice black-bean-soup',
    beside: 'white-rice fried-plantains',
    weight: 3,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.45,
    list: `
      pulse dried-black-beans 450 picked over and soaked overnight in plenty of cold water
      whole-spice bay 0.6
      fat olive-oil 55
      vegetable onion 250 finely chopped
      vegetable green-pepper 200 finely chopped
      aromatic garlic 20 minced
      ground-spice cumin 5
      ground-spice oregano 2
      acid red-vinegar|cider-vinegar 22
      sweetener sugar 6
      salt
      pepper pepper 1
    `,
    steps: `
      3+75 Drain {dried-black-beans} and put them in a heavy pot with {bay, 1/2 salt} and {water 1700}. Bring to a boil, skim and simmer over low heat, partly covered, until creamy inside, about 75 minutes. Old beans take longer.
      14~ Meanwhile, warm {most olive-oil} in a skillet over medium heat. Cook {onion, green-pepper} until soft and gold at the edges, 10 minutes. Stir in {garlic, cumin, oregano} for 1 minute.
      3 Mash a ladleful of the beans into the vegetables and scrape it all back into the pot.
      2+25 Stir in {sugar, pepper} and simmer, uncovered, until the broth is thick and dark, 25 minutes.
      1 Take out the bay leaves. Stir in {red-vinegar, olive-oil, salt}. They taste better tomorrow and keep for four days in the refrigerator.
    `,
    face: 'Creamy, inky beans in their own thick broth, with peppers, garlic and a splash of vinegar',
    why: 'The beans soak overnight and simmer in salted water, so they are seasoned to the middle and stay whole',
  },
}
