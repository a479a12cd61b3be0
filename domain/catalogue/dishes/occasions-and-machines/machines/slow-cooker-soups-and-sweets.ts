import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Soup, breakfast and dessert from a 6-quart slow cooker. */
export const slowCookerSoupsAndSweets: DishEntries = {
  'slow-cooker-lentil-soup': {
    names:
      'slow cooker lentil soup, slow cooker lentil vegetable soup, slow cooker vegetable soup, slow cooker lentils, slow cooker lentil and vegetable soup, slow cooker lentil stew, slow cooker veggie soup, slow cooker vegetable lentil soup',
    title: 'Slow-Cooker Lentil Vegetable Soup',
    family: 'greek',
    cuisine: 'Mediterranean, Greek',
    near: 'lentil-soup vegetable-soup slow-cooker-stew',
    beside: 'soft-flatbread greek-salad',
    weight: 4,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      pulse brown-lentils 360 rinsed
      vegetable carrot 250 diced
      vegetable celery 150 diced
      vegetable onion 220 finely chopped
      vegetable potato 300 cut into 1/2-inch dice
      aromatic garlic 16
      body tomato-paste 48
      ground-spice cumin 5
      ground-spice smoked-paprika 3
      herb thyme 3
      whole-spice bay 0.6
      fat olive-oil 55
      stock veg-stock 1500
      body canned-tomatoes 411
      leaf spinach 140
      acid lemon 32
      salt
      pepper pepper 1.2
    `,
    steps: `
      6 Put {brown-lentils, carrot, celery, onion, potato} in a 6-quart slow cooker. Stir in {garlic, tomato-paste, cumin, smoked-paprika, most olive-oil} until everything shines.
      3+420 Pour in {veg-stock}, add {thyme, bay}, cover and cook on low until the lentils are soft through, 7 hours.
      3+30 Crush a ladleful of the soup against the side. Stir in {canned-tomatoes, 1/2 salt}, cover and cook on high for 30 minutes: earlier, their acid would have kept the lentils hard.
      2+5 Take out the bay and the stems, stir in {spinach} and cover until wilted, 5 minutes.
      1 Stir in {lemon, pepper, salt} and pour {olive-oil} over the bowls.
    `,
    face: 'Brown lentils, carrots and potatoes in a thick soup with tomato, spinach and lemon',
    why: 'The tomatoes wait until the lentils are tender, and lemon at the end wakes up what has slept all day',
  },
  'slow-cooker-overnight-oatmeal': {
    names:
      'slow cooker overnight oatmeal, slow cooker steel cut oats, slow cooker oatmeal, slow cooker steel cut oatmeal, overnight slow cooker oatmeal, slow cooker oats, overnight steel cut oats, slow cooker porridge, slow cooker apple cinnamon oatmeal, overnight steel cut oatmeal, slow cooker overnight steel cut oats, slow cooker overnight oats',
    title: 'Slow-Cooker Overnight Steel-Cut Oatmeal',
    family: 'farmhouse',
    near: 'oatmeal overnight-oats porridge',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker',
    weather: 'cold',
    serves: 6,
    list: `
      fat butter|vegan-butter|coconut-oil 20
      main steel-cut-oats 260
      creamy milk|oat-milk|soy-milk 500
      fruit apple 330 peeled and diced
      sweet-spice cinnamon 4
      seasoning salt 2.5
      sweetener maple 75
      nut walnuts|pecans 70? chopped
    `,
    steps: `
      5 Find a deep heatproof bowl that fits into a 6-quart slow cooker with the lid on. Rub it with {1/2 butter} and stir {steel-cut-oats, milk, apple, cinnamon, salt} together in it with {water 850}.
      1+420 Stand the bowl in the cooker and pour hot tap water around it to half its height. Cover and cook on low overnight, until thick and chewy-soft, 7 hours.
      3 Lift out the bowl with oven mitts. Beat in {butter, 1/2 maple} for a minute, until what has settled is creamy again.
      1 Spoon out and drizzle with {maple}. [Scatter with {walnuts}.] Thin it with hot milk or water if it has grown stiff.
    `,
    face: 'Creamy, nubbly oats with apple and cinnamon, ready when you wake up',
    why: 'In a bowl with water around it, the oats cannot scorch at the edges through a whole night',
  },
  'slow-cooker-apple-crisp': {
    names:
      'slow cooker apple crisp, slow cooker apple crumble, slow cooker apple dessert, slow cooker fruit crisp, slow cooker apples, slow cooker cinnamon apples',
    title: 'Slow-Cooker Apple Crisp',
    family: 'new-england',
    near: 'apple-crisp apple-crumble crumble',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker',
    weather: 'cold',
    serves: 8,
    sweet: true,
    list: `
      fat butter|vegan-butter|coconut-oil 115 soft
      fruit apple 1300 peeled, cored and sliced 1/2 inch thick
      acid lemon-juice 20
      sweetener brown-sugar 190
      thickener cornstarch 12
      sweet-spice cinnamon 5
      oats oats|gf-oats 130
      flour flour|gf-flour 95
      seasoning salt 2
      nut pecans|walnuts 60? chopped
    `,
    steps: `
      10 Rub a 6-quart slow cooker with a little of the butter. Toss {apple} in it with {lemon-juice, 1/3 brown-sugar, cornstarch, 1/2 cinnamon}.
      5 Work {butter, oats, flour, brown-sugar, cinnamon, salt} together with your fingers into moist clumps. [Mix in {pecans}.] Crumble over the fruit.
      1+120 Lay two paper towels across the top of the pot, well above the crumbs, and put on the lid: they catch the steam that would make the topping soggy. Cook on high until the apples are tender and bubbling, 2 hours.
      1+30 Take away the towels, set the lid ajar and cook on high until the topping has dried and set, 30 minutes.
      0+15 Turn off and let stand, uncovered, for 15 minutes. Serve warm.
    `,
    face: 'Soft cinnamon apples under buttery clumps of oats and brown sugar, with the oven left free',
    why: 'Paper under the lid and a half hour with it ajar keep the crumbs from steaming',
  },
  'slow-cooker-dump-chicken': {
    names:
      'slow cooker dump dinner, dump dinner, dump dinners, dump and go dinner, slow cooker dump and go dinner, slow cooker dump meal, slow cooker dump and go chicken, freezer dump dinner, slow cooker dump chicken, dump and go slow cooker dinner, slow cooker italian chicken and beans, slow cooker freezer meal, dump and go slow cooker chicken and white beans',
    title: 'Slow-Cooker Dump Chicken with White Beans',
    family: 'tuscan',
    cuisine: 'American, Italian',
    looksLike: 'slow-cooker-stew',
    near: 'slow-cooker-white-chicken-chili slow-cooker-salsa-chicken slow-cooker-stew',
    beside: 'garlic-bread green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      protein chicken-thigh 900
      pulse white-beans 480
      body canned-tomatoes 410
      aromatic onion 180 chopped
      body sun-dried-tomatoes 60 sliced
      aromatic garlic 15
      ground-spice italian-seasoning 4
      fat olive-oil 20
      chile flakes 0.5?
      leaf spinach 150
      creamy cream|oat-cream 80?
      acid balsamic-vinegar 15
      salt
      pepper pepper 1.4
    `,
    steps: `
      6+270 Put {chicken-thigh, white-beans, canned-tomatoes, onion, sun-dried-tomatoes, garlic, italian-seasoning, olive-oil, flakes, pepper, 1/2 salt} into a 6-quart slow cooker and stir once. Cover and cook on low until the chicken is tender and at least 165°F (74°C), 4 to 4 1/2 hours.
      3 Break the chicken into large pieces with two spoons.
      1+8 Stir in {spinach, cream}, cover, and leave until wilted, 8 minutes.
      1 Season with {balsamic-vinegar, salt}. All but the spinach, cream and vinegar can also wait raw in a bag in the freezer; let it thaw in the refrigerator overnight before you cook it.
    `,
    face: 'Tender chicken, beans and tomatoes in a creamy sauce, from one pot into which everything goes at once',
    why: 'Nothing is browned beforehand: sun-dried tomatoes and vinegar bring the depth that a skillet would',
  },
}
