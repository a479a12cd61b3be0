import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pizzas with other crusts and toppings, gnocchi from the oven, a soup of beans and pesto by itself. */
export const pizzasAndSheetPans: DishEntries = {
  'bbq-chicken-pizza': {
    names:
      'bbq chicken pizza, barbecue chicken pizza, barbeque chicken pizza, bbq chicken flatbread pizza, homemade bbq chicken pizza, california bbq chicken pizza, pizza with bbq chicken, bbq pizza, chicken pizza',
    title: 'BBQ Chicken Pizza',
    family: 'californian',
    near: 'pepperoni-pizza pizza-margherita flatbread-pizza',
    beside: 'green-salad',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    batch: true,
    list: `
      flour bread-flour|flour 400
      leavener yeast 5
      sweetener sugar 6
      seasoning salt 8
      fat olive-oil 40
      protein cooked-chicken 280 shredded
      sauce bbq-sauce 200
      cheese mozzarella|vegan-cheese 240
      raw red-onion 90 very thinly sliced
      herb cilantro 12
    `,
    steps: `
      10 Mix {bread-flour, yeast, sugar, salt} in a large bowl. Stir in {water 260}, lukewarm, and {1/2 olive-oil}, and knead for 8 minutes, until the dough is smooth and elastic.
      1+60 Cover and let rise until doubled, 1 hour. Halfway through, put a heavy sheet pan on the top rack and heat the oven to 500°F (260°C).
      2 Toss {cooked-chicken} with {1/3 bbq-sauce}.
      6 Halve the dough and stretch each piece into a 12-inch round on parchment. Brush the rims with {olive-oil}.
      4 Spread each thinly with {bbq-sauce} and top with {most mozzarella}, the chicken, {red-onion} and {mozzarella}.
      2+20 Slide one pizza at a time, on its paper, onto the hot pan. Bake for 9 to 10 minutes each, until the rim is brown and the cheese bubbles.
      1 Scatter with {cilantro} and cut.
    `,
    face: 'Chewy, blistered crust with barbecued chicken, red onion, mozzarella and fresh cilantro',
    why: 'The chicken is dressed in sauce and tucked between layers of cheese, so it does not dry out',
  },
  'cauliflower-crust-pizza': {
    names:
      'cauliflower crust pizza, cauliflower pizza, pizza with cauliflower crust, homemade cauliflower crust pizza, cauliflower pizza crust from scratch, cauliflower base pizza, cauliflower pizza base, low carb pizza, keto pizza, grain free pizza, low carb cheese pizza',
    title: 'Cauliflower Pizza',
    family: 'californian',
    near: 'pizza-margherita flatbread-pizza',
    beside: 'green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Food Processor',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable cauliflower 1200 cored and broken into florets
      egg egg 100
      cheese parmesan|veg-parm 70
      cheese mozzarella 280
      ground-spice oregano 2
      fat olive-oil 20
      body canned-tomatoes 220
      aromatic garlic 5
      raw cherry-tomatoes 120 halved
      herb basil 10
      salt
      pepper pepper 0.8
    `,
    steps: `
      6 Heat the oven to 425°F (220°C). Pulse {cauliflower} in a food processor, in batches, until it looks like rice. Spread it on {@sheet-pans}.
      2+15 Bake for 15 minutes, stirring once, until soft and drier. Let it cool until you can touch it.
      4 Wring it out in a clean towel, by handfuls, as hard as you can: about a cup of water comes out, and the crust depends on it.
      5 Mix the cauliflower with {egg, parmesan, oregano, pepper, 1/2 salt, 1/3 mozzarella}. On oiled parchment, press it into rounds 1/4 inch thick, one for every two people, brushing them with {1/2 olive-oil}.
      1+20 Bake until firm and deep gold, 18 to 20 minutes.
      4 Season {canned-tomatoes} with {garlic, olive-oil, salt} and spread them thinly over the crusts. Top with {mozzarella, cherry-tomatoes}.
      1+10 Bake until the cheese bubbles and browns, 8 to 10 minutes. Strew with {basil} and let stand a minute before cutting.
    `,
    face: 'A golden crust of cauliflower, egg and cheese under tomato, mozzarella and basil',
    why: 'Baked once to dry and wrung out hard, cauliflower makes a crust that you can lift',
  },
  'sheet-pan-gnocchi': {
    names:
      'sheet pan gnocchi, sheet pan gnocchi with vegetables, roasted gnocchi, sheet pan gnocchi and vegetables, roasted gnocchi and vegetables, oven roasted gnocchi, crispy sheet pan gnocchi, one pan gnocchi, gnocchi sheet pan dinner, crispy oven gnocchi, sheet-pan gnocchi, gnocchi traybake, gnocchi tray bake, gnocchi and vegetable traybake, roasted gnocchi traybake, gnocchi and tomato traybake, baked gnocchi with vegetables',
    title: 'Sheet-Pan Gnocchi with Vegetables',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'pesto-gnocchi gnocchi-tomato-sauce traybake',
    beside: 'green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.4,
    list: `
      starch gnocchi=potato_gnocchi/gnocchi 500
      vegetable cherry-tomatoes 350
      vegetable red-pepper 220 cut into 1-inch pieces
      vegetable zucchini 260 cut into half-moons
      vegetable red-onion 140 cut into thin wedges
      aromatic garlic 12 thickly sliced
      fat olive-oil 50
      ground-spice italian-seasoning 3
      chile flakes 0.6
      cheese fresh-mozzarella|vegan-cheese 200? torn
      herb basil 12
      acid balsamic-vinegar 12
      salt
      pepper pepper 0.8
    `,
    steps: `
      6 Heat the oven to 425°F (220°C). Toss {gnocchi}, straight from the package, with {cherry-tomatoes, red-pepper, zucchini, red-onion, garlic, olive-oil, italian-seasoning, flakes, pepper, salt} on {@sheet-pans}.
      2+26 Spread out in one layer and roast, turning once, until the gnocchi are crisp and golden and the tomatoes have burst, 24 to 28 minutes.
      1+4 [Dot with {fresh-mozzarella} and return to the oven until it melts, 3 to 4 minutes.]
      1 Drizzle with {balsamic-vinegar} and tear {basil} over.
    `,
    face: 'Gnocchi roasted until crisp outside and soft within, with sweet peppers, zucchini and burst tomatoes',
    why: 'The gnocchi need no boiling: the oven crisps them, and the tomatoes turn to sauce around them',
  },
  'tuscan-white-bean-soup': {
    names:
      'tuscan white bean soup, tuscan bean soup, white bean and kale soup, bean and kale soup, kale and white bean soup, tuscan white bean and kale soup, italian white bean soup, creamy tuscan white bean soup',
    title: 'Tuscan White Bean Soup with Kale',
    family: 'tuscan',
    near: 'ribollita white-bean-soup minestrone beans-and-greens-soup',
    beside: 'garlic-bread',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.48,
    list: `
      fat olive-oil 40
      vegetable onion 160 chopped
      vegetable carrot 130 diced
      vegetable celery 90 diced
      aromatic garlic 14 sliced
      herb rosemary 2 finely chopped
      chile flakes 0.5
      body tomato-paste 24
      pulse white-beans 765 drained and rinsed
      stock veg-stock|chicken-stock 950
      whole-spice bay 0.4
      leaf kale 140 stemmed and chopped
      acid lemon 15
      cheese parmesan|veg-parm|vegan-parmesan 35?
      salt
      pepper pepper 0.8
    `,
    steps: `
      11 Heat {most olive-oil} in {@pot} over medium heat. Cook {onion, carrot, celery, 1/3 salt} until soft and sweet, 10 minutes.
      2 Stir in {garlic, rosemary, flakes, tomato-paste} for 1 minute.
      2+15 Crush a third of {white-beans} with a fork and add them all, with {veg-stock, bay}. Bring to a boil and simmer for 15 minutes.
      2+6 Stir in {kale} and simmer until it is tender and still green, 6 minutes.
      2 Take out {=bay} and season with {lemon, pepper, salt}. Drizzle {olive-oil} over each bowl[ and pass {parmesan}].
    `,
    face: 'A thick soup of cannellini beans and kale with rosemary, garlic and good oil',
    why: 'A third of the beans is crushed, which makes the broth creamy without any cream',
  },
  'basil-pesto': {
    names:
      'pesto, basil pesto, homemade pesto, pesto genovese, pesto sauce, basil pesto sauce, fresh basil pesto, pesto alla genovese, green pesto, homemade basil pesto, genovese pesto, pesto from scratch',
    title: 'Basil Pesto',
    family: 'ligurian',
    near: 'pesto-pasta dip',
    beside: 'pesto-pasta minestrone',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: 'Food Processor/Blender',
    weather: 'warm',
    serves: 6,
    salt: 0.9,
    list: `
      nut pine-nuts|walnuts|sunflower 45
      aromatic garlic 5 peeled
      herb basil 90 packed
      cheese parmesan|veg-parm|vegan-parmesan 55
      acid lemon-juice 4
      fat olive-oil 115
      salt
    `,
    steps: `
      5 Toast {pine-nuts} in a dry pan over low heat, shaking it, until just golden, 3 minutes. Tip them onto a plate to cool.
      2 Pulse {garlic} and the nuts in a food processor until finely chopped. Add {basil, lemon-juice, salt} and pulse, scraping down the sides, to a coarse paste.
      2 Let {olive-oil} run in while the blade turns. Stop as soon as it is blended: long grinding warms the leaves and turns them dark.
      1 Stir in {parmesan} by hand. Under a film of oil it keeps for five days in the refrigerator.
    `,
    face: 'Basil, nuts, garlic and cheese in plenty of oil',
    why: 'Short pulses keep the leaves cool and green, and a few drops of lemon hold the color',
  },
  'french-onion-pasta': {
    names:
      'french onion pasta, one pot french onion pasta, creamy french onion pasta, french onion soup pasta, caramelized onion pasta, pasta with caramelized onions',
    title: 'French Onion Pasta',
    family: 'bistro',
    cuisine: 'American',
    near: 'french-onion-soup one-pot-pasta pasta',
    beside: 'green-beans',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      fat butter|vegan-butter 45
      fat olive-oil 14
      vegetable onion 700 halved and thinly sliced
      aromatic garlic 9
      herb thyme 3
      wine white-wine|dry-sherry 120
      stock beef-stock|veg-stock 900
      sauce worcestershire|tamari 10
      starch penne|gf-pasta 320
      creamy cream|oat-cream|soy-cream 80
      cheese gruyere|vegan-cheese 120 grated
      herb parsley 6
      salt
      pepper pepper 1.2
    `,
    steps: `
      6+32 Melt {butter} with {olive-oil} in {@pot} over medium heat. Add {onion, 1/3 salt}, cover for the first 5 minutes, then cook uncovered, stirring often and scraping up what browns, until deep brown and jammy, 30 minutes. Add a spoonful of water whenever they threaten to burn.
      2 Stir in {garlic, thyme} for 1 minute.
      3 Pour in {white-wine} and boil it nearly away, 2 minutes.
      3+12 Add {beef-stock, worcestershire} and bring to a boil. Stir in {penne} and simmer, stirring now and then, until it is tender and the liquid is a loose sauce, 11 to 13 minutes.
      3 Take off the heat. Stir in {cream}, then {gruyere} by the handful until it has melted. Season with {pepper, salt}, take out the stems of the thyme and sprinkle with {parsley}.
    `,
    face: 'Pasta cooked in the broth of deeply browned onions, with melted Gruyère',
    why: 'Half an hour of patience with the onions gives a sauce that tastes of the soup',
  },
  'french-bread-pizza': {
    names:
      'french bread pizza, french bread pizzas, garlic bread pizza, pizza bread, baguette pizza, pizza baguette, pizza on french bread, pizza toast, french bread pepperoni pizza, pepperoni french bread pizza, homemade french bread pizza, easy french bread pizza, pizza for kids, kids pizza, easy kids pizza, pizza without dough',
    title: 'French Bread Pizza',
    family: 'neapolitan',
    cuisine: 'American, Italian',
    near: 'pepperoni-pizza pizza-margherita garlic-bread',
    beside: 'green-salad caesar-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Dinner, Lunch, Late Night',
    methods: 'Baked',
    equipment: 'Oven/Toaster Oven',
    serves: 4,
    list: `
      bread bread=French_bread/bread|gf-bread 400 split lengthwise
      fat butter|vegan-butter|olive-oil 40 melted
      aromatic garlic 6 finely grated
      sauce marinara-sauce 220
      cheese mozzarella|vegan-cheese 230
      protein pepperoni 60? sliced
      ground-spice oregano 1
      chile flakes 0.5?
    `,
    steps: `
      3 Heat the oven to 425°F (220°C). Stir {garlic} into {butter}.
      3+5 Lay {bread} on a sheet pan, cut sides up, and brush with the garlic butter. Toast in the oven until dry to the touch and pale gold, 5 minutes.
      4 Spread with {marinara-sauce} almost to the edges. Cover with {mozzarella}[ and {pepperoni}] and sprinkle with {oregano}.
      1+10 Bake until the cheese bubbles and browns in spots, 9 to 11 minutes.
      1 Let it cool for a minute and cut it across. [Pass {flakes} at the table.]
    `,
    face: 'A split loaf with garlic butter, tomato sauce and bubbling mozzarella',
    why: 'Toasted before it is topped, the bread stays crisp under the sauce',
  },
}
