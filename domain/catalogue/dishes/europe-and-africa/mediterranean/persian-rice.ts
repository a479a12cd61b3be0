import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Rice of Persian tables: with a crust, and with jewels. */
export const persianRice: DishEntries = {
  tahdig: {
    names:
      'tahdig, persian rice, persian rice with tahdig, saffron rice with tahdig, crispy persian rice, persian saffron rice, chelow, chelo, iranian rice, persian crispy rice, tahdig rice, saffron tahdig, rice with tahdig',
    title: 'Persian Saffron Rice with Tahdig',
    family: 'persian',
    near: 'jeweled-rice seasoned-rice pilaf',
    beside: 'kofta-kebabs chicken-kebabs israeli-salad',
    weight: 3,
    level: 3,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Fried',
    equipment: 'Stovetop',
    serves: 6,
    batch: true,
    salt: 0.36,
    list: `
      starch basmati 400
      whole-spice saffron 0.5
      creamy yogurt|soy-yogurt 120
      fat neutral-oil 40
      second-fat butter|vegan-butter 45 melted
      salt
    `,
    steps: `
      4+30 Wash {basmati} in five changes of water, until it runs clear. Soak for 30 minutes in cold water and drain. Grind {saffron} and steep it in {water 45}, hot.
      2+7 Boil the rice in 3 quarts of well-salted water until the grains are soft outside and still firm in the middle, 6 to 7 minutes. Drain and rinse with a cup of cold water.
      4 Stir {yogurt} and a third of the saffron water into a fifth of the rice. Heat {neutral-oil} with half of {=butter} in a heavy 10-inch nonstick pot over medium heat and press the yellow rice over the bottom.
      3 Heap the white rice loosely on top in a hill, sprinkling it with {salt} as you go. Poke five holes down to the crust with the handle of a spoon. Pour the rest of the saffron water and of {butter} over it.
      1+10 Wrap the lid in a towel, its corners tied up on top, and set it on. Cook over medium heat for 10 minutes, until you see steam.
      1+38 Turn the heat low and cook for 35 to 40 minutes more. The crust is crisp when it smells of toast and hisses under a wet finger laid to the side of the pot.
      4 Stand the pot in cold water for 1 minute, which loosens the crust. Turn it out onto a platter in one piece, or spoon out the rice and lay the broken crust around it.
    `,
    face: 'Long, separate, fragrant grains under a golden, crackling crust of rice, for which everybody reaches first',
    why: 'The towel drinks up the steam, so the rice on top stays loose while the yogurt and butter below fry the crust',
  },
  'jeweled-rice': {
    names:
      'jeweled rice, jewelled rice, persian jeweled rice, persian jewelled rice, javaher polow, shirin polo, persian wedding rice, rice with dried fruit and nuts, festive persian rice',
    title: 'Persian Jeweled Rice',
    family: 'persian',
    near: 'tahdig pilaf seasoned-rice',
    beside: 'chicken-kebabs kofta-kebabs roast-chicken',
    weight: 2,
    level: 2,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.5,
    list: `
      starch basmati 380
      whole-spice saffron 0.4
      whole-spice cardamom-pods 2 lightly crushed
      fat butter|vegan-butter|olive-oil 50
      vegetable onion 150 thinly sliced
      vegetable carrot 200 cut into thin matchsticks
      sweetener sugar 20
      sweet-spice orange-zest 8 in fine strips
      ground-spice cinnamon 1.5
      fruit dried-cranberries 70
      fruit raisins 50
      nut pistachios 50? coarsely chopped
      nut almonds 40? toasted
      salt
    `,
    steps: `
      3+20 Wash {basmati} until the water runs clear, cover with cold water and soak for 20 minutes. Steep {saffron}, crumbled, in {water 45}, hot.
      2+6 Boil the rice with {cardamom-pods} in plenty of well-salted water until just firm in the middle, 6 minutes, and drain.
      10 Melt half of {=butter} in a heavy pot over medium heat. Cook {onion, carrot} with {1/2 salt} until the onion is gold, 8 minutes. Stir in {sugar, orange-zest, cinnamon} until they shine, 1 minute.
      3 Stir in {dried-cranberries, raisins} with {water 60} and let it sizzle away. Scrape everything onto a plate.
      4 Put the rest of {butter} in the pot. Fill it with layers of rice and fruit, beginning and ending with rice, and sprinkle each with some of {salt}. Pour the saffron water over.
      1+22 Cover with a towel under the lid and cook over low heat until the grains are tender, about 22 minutes.
      2+5 Let it stand for 5 minutes. Turn it out onto a platter with a fork[ and scatter with {pistachios, almonds}].
    `,
    face: 'Saffron rice with orange peel, sweet carrots, red and golden fruit, the dish of Persian weddings',
    why: 'Fruit and rice are cooked apart and steamed together, so that each grain stays white or gold',
  },
}
