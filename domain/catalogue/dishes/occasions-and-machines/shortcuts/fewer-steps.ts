import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Old friends made with less work, or with less in them. */
export const fewerSteps: DishEntries = {
  'jarred-sauce-lasagna': {
    names:
      'jarred sauce lasagna, lasagna with jarred sauce, lasagna with sauce from a jar, lasagna with a jar of sauce, lasagna with store bought sauce, no boil lasagna, no boil noodle lasagna, lasagna with no boil noodles, oven ready lasagna, lasagna with oven ready noodles, shortcut lasagna, quick lasagna, lazy lasagna, easy lasagna, easy lasagne, simple lasagna, weeknight lasagna, lasagne with jarred sauce',
    title: 'Shortcut Lasagna',
    family: 'soffritto',
    cuisine: 'American, Italian',
    looksLike: 'layered-bake',
    near: 'lasagna baked-ziti vegetable-lasagna',
    beside: 'green-salad garlic-bread',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 8,
    salt: 0.08,
    list: `
      protein ground-beef|ground-turkey|plant-mince 500
      body marinara-sauce=jarred_tomato_sauce/tomato_sauce 1360
      cheese ricotta|cottage-cheese|tofu=firm_tofu/tofu 425
      egg egg 50
      cheese parmesan|vegan-parmesan|veg-parm 60 finely grated
      herb parsley 12 chopped
      starch lasagna-noodles=no-boil_lasagna_noodles/noodles|egg-free-lasagna=egg-free_lasagna_sheets/noodles|gf-pasta=gluten-free_lasagna_sheets/noodles 255
      cheese mozzarella|vegan-cheese 340 grated
      salt
      pepper pepper 1
    `,
    steps: `
      9 Heat the oven to 375°F (190°C). Brown {ground-beef} in a large, deep skillet over medium-high heat until no longer pink[{?ground-beef} (160°F/71°C)][{?ground-turkey} (165°F/74°C)], 8 minutes. Pour off the fat.
      3 Stir in {marinara-sauce}. Rinse the jars with {water 180} and add it: the dry pasta drinks it in the oven. Bring just to a simmer.
      3 Beat {ricotta} with {egg, 1/2 parmesan, parsley, pepper, salt}.
      8 Spread a thin layer of sauce in {@baking-dish}. Cover with a third of {lasagna-noodles}, half the ricotta, {1/3 mozzarella} and a third of the sauce. Repeat. End with what is left of the pasta and the sauce, and cover with {mozzarella, parmesan}.
      1+45 Cover tightly with oiled foil and bake for 30 minutes. Uncover and bake until browned in spots and a knife goes through all the layers easily, 15 minutes.
      0+15 Let it stand for 15 minutes before you cut it.
    `,
    face: 'Meat sauce, ricotta and stretchy mozzarella between noodles that go in dry, with a sauce from the jar',
    why: 'The jars are rinsed into the pan, so there is enough liquid for noodles that were never boiled',
  },
  'oven-mushroom-risotto': {
    names:
      'oven mushroom risotto, oven risotto, oven baked risotto, oven baked mushroom risotto, baked risotto, baked mushroom risotto, mushroom risotto in the oven, risotto in the oven, no stir risotto, no stir mushroom risotto, risotto without stirring, mushroom risotto without stirring, hands off risotto, easy oven risotto',
    title: 'Oven-Baked Mushroom Risotto',
    family: 'emilian',
    near: 'mushroom-risotto risotto saffron-risotto',
    beside: 'green-salad roasted-asparagus',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      fat olive-oil 27
      second-fat butter|vegan-butter 42
      vegetable mushrooms 400 sliced
      aromatic shallot 60 finely chopped
      aromatic garlic 6 minced
      starch arborio 320
      wine white-wine 120?
      stock veg-stock 1000
      ground-spice thyme 1.5 leaves picked
      cheese parmesan|veg-parm|vegan-parmesan 60 finely grated
      herb parsley 8 chopped
      salt
      pepper pepper 0.8
    `,
    steps: `
      10 Heat the oven to 375°F (190°C). Heat {1/2 olive-oil} in a wide ovenproof pot with a lid over medium-high heat. Cook {mushrooms} until browned and dry, 8 minutes. Add {thyme} and set aside on a plate.
      4 Turn the heat down to medium and soften {shallot} in {olive-oil, 1/2 butter}, 3 minutes. Add {garlic} for 30 seconds.
      3 Add {arborio} and let it toast until hot, 1 minute. [Pour in {white-wine} and let it bubble away, 2 minutes.]
      4 Pour in {most veg-stock}, add {1/2 salt} and bring to a boil.
      1+18 Cover and bake until the rice is tender with a little bite and most of the stock is gone, 17 to 19 minutes.
      3 Bring {veg-stock} to a boil in the microwave or a small pan. Beat it into the rice with {butter} and {parmesan} until loose and creamy, about 1 minute.
      2 Fold in the mushrooms, season with {pepper, salt}, top with {parsley} and serve at once.
    `,
    face: 'Creamy rice and browned mushrooms that look after themselves under a lid in the oven',
    why: 'Beating in hot stock, butter and cheese at the end brings out the starch that a spoon would have worked loose all along',
  },
  'cream-cheese-pasta': {
    names:
      'cream cheese pasta, creamy pasta without cream, creamy pasta no cream, creamy pasta with no cream, creamy pasta, simple creamy pasta, easy creamy pasta, pasta with cream cheese, creamy cream cheese pasta, cream cheese pasta sauce, philadelphia pasta, creamy garlic pasta, pasta in a creamy sauce, creamy pasta sauce',
    title: 'Creamy Garlic Pasta with Cream Cheese',
    titles: `
      ricotta: Creamy Garlic Pasta with Ricotta
    `,
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'pasta-al-limone fettuccine-alfredo pasta',
    beside: 'green-salad garlic-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch penne|gf-pasta=gluten-free_penne/pasta 380
      second-fat butter|olive-oil 28
      aromatic garlic 12 finely chopped
      creamy cream-cheese|ricotta|vegan-cream-cheese 170 at room temperature, in pieces
      raw spinach 120
      cheese parmesan|veg-parm|vegan-parmesan 50 finely grated
      acid lemon-juice 15
      herb parsley 8 chopped
      salt
      pepper pepper 1.2
    `,
    steps: `
      2+10~ Cook {penne} in a pot of well-salted boiling water until just firm to the bite. Scoop out 1 1/2 cups of the cooking water before you drain it.
      3 Meanwhile, melt {butter} in {@skillet} over medium-low heat and cook {garlic} until it smells sweet, 1 minute; it must not brown.
      2 Add {cream-cheese} with half of the cooking water that you kept and whisk over low heat until smooth.
      3 Add the pasta and {spinach} and toss until the leaves have wilted, 2 minutes, with more of the cooking water until the sauce is glossy.
      2 Off the heat, toss with {parmesan, lemon-juice, pepper, salt}. Scatter with {parsley}.
    `,
    face: 'Garlicky pasta in a silky sauce with spinach, and not a drop of cream',
    why: 'Starchy cooking water loosens the cheese into a sauce that coats the pasta as cream would',
  },
  'baby-banana-pancakes': {
    names:
      'baby banana pancakes, banana pancakes for baby, banana pancakes for a baby, banana pancakes for babies, banana pancakes for my baby, baby pancakes, pancakes for baby, pancakes for babies, blw pancakes, blw banana pancakes, baby led weaning pancakes, banana pancakes for baby led weaning, pancakes for baby led weaning, banana egg pancakes, banana pancakes without sugar, sugar free banana pancakes',
    title: 'Banana Pancakes for Babies',
    family: 'farmhouse',
    cuisine: 'American, British',
    looksLike: 'pancakes',
    near: 'banana-oat-fingers banana-oat-pancakes',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 2,
    madeFor: 'small children',
    sweet: true,
    list: `
      fruit banana 236 peeled
      egg egg 100
      flour oats|gf-oats 60
      ground-spice cinnamon 0.6
      fat butter|neutral-oil 10
    `,
    steps: `
      4+5 Mash {banana} until hardly a lump is left. Beat in {egg}, then {oats, cinnamon}, and let stand for 5 minutes, so that the oats soften.
      12 Melt {butter} in {@skillet} over medium-low heat. Drop in the batter by rounded tablespoons and cook in batches until the edges are set, 2 to 3 minutes. Turn and cook until firm all through, 2 minutes more.
      1+5 Cool for 5 minutes and cut into strips as long and wide as two fingers.
    `,
    face: 'Soft little pancakes of banana, egg and oats that hold together in a small fist',
    why: 'Ripe banana is all the sweetness they need, so there is no sugar, syrup or salt in them',
  },
}
