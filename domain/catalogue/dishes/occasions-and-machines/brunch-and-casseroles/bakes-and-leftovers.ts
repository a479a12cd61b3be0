import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Bakes that wait for guests, and what becomes of the holiday ham and turkey. */
export const bakesAndLeftovers: DishEntries = {
  'chicken-leek-and-ham-bake': {
    names:
      'chicken leek and ham bake, chicken ham and leek bake, chicken and leek bake, chicken and ham bake, creamy chicken and leek bake, creamy chicken and ham bake, make ahead chicken bake, make ahead chicken casserole, chicken bake, cheesy chicken bake, chicken and leek casserole, chicken and leek gratin, chicken gratin, chicken leek and ham casserole, make ahead main for guests, make ahead dinner for guests',
    title: 'Chicken, Leek and Ham Bake',
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'chicken-and-leek-pie chicken-divan chicken-tetrazzini',
    beside: 'roasted-carrots minted-peas white-rice',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.25,
    list: `
      fat butter|vegan-butter 70
      vegetable leek 450 sliced and well washed
      protein chicken-thigh|chicken-breast 750 cut into 1-inch pieces
      herb thyme 3
      flour flour|gf-flour 48
      stock chicken-stock 300
      creamy milk|oat-milk|soy-milk 350
      sauce dijon 18
      protein ham 200 diced
      cheese gruyere|cheddar|vegan-cheese 140
      crunch panko|gf-breadcrumbs 50
      herb parsley 8
      salt
      pepper pepper 1
    `,
    steps: `
      11 Heat the oven to 400°F (200°C). Melt {most butter} in a large pot over medium heat. Cook {leek} with the lid on until silky, stirring twice, 9 minutes.
      6 Add {chicken-thigh, thyme} and stir until the pieces are white on the outside, 4 minutes. Sprinkle in {flour} and stir for 1 minute.
      8 Add {chicken-stock} and {milk} by degrees, stirring. Simmer until the sauce is thick and the chicken is 165°F (74°C) inside, 6 minutes. Pull out the thyme stems.
      3 Off the heat, stir in {dijon, ham, pepper, salt, 1/2 gruyere}. Spread in {@baking-dish}.
      3 Melt {butter} and mix with {panko, parsley, gruyere}. Scatter over the top. To make it ahead, let it cool, cover and refrigerate overnight; it then takes a little longer in the oven.
      1+23 Bake until the top is golden and the sauce bubbles at the edges, 165°F (74°C) in the middle, 20 to 25 minutes.
      0+5 Let stand for 5 minutes.
    `,
    face: 'Chicken, ham and silky leeks in a mustard cheese sauce under crisp crumbs',
    why: 'All of the work can be done the day before, and the oven does the rest while the guests sit down',
  },
  'ham-and-potato-casserole': {
    names:
      'ham and potato casserole, cheesy ham and potato casserole, ham casserole, leftover ham casserole, ham and potato bake, ham potato casserole, ham and cheese casserole, cheesy ham and potatoes, ham and cheesy potatoes, ham and potato gratin, leftover ham, leftover ham and potatoes, ham and cheese potato bake, easter ham leftovers, christmas ham leftovers, ham and potatoes, potato and ham casserole',
    title: 'Cheesy Ham and Potato Casserole',
    family: 'farmhouse',
    near: 'scalloped-potatoes funeral-potatoes potato-gratin',
    beside: 'green-beans green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.2,
    list: `
      vegetable potato 1000 cut into 3/4-inch dice
      fat butter|vegan-butter 65
      vegetable onion 170 chopped
      flour flour|gf-flour 40
      creamy milk|oat-milk|soy-milk 600
      sauce dijon 10
      cheese cheddar|vegan-cheese 220
      protein ham 380 diced
      vegetable peas 130?
      crunch panko|gf-breadcrumbs 40
      ground-spice sweet-paprika 2
      salt
      pepper pepper 1
    `,
    steps: `
      3+8~ Heat the oven to 375°F (190°C). Simmer {potato} in salted water until a knife just goes in, 7 to 8 minutes. Drain well.
      8 Meanwhile, soften {onion} in {most butter} in a large saucepan over medium heat, 6 minutes. Stir in {flour} for 1 minute.
      6 Whisk in {milk} by degrees and simmer until it coats a spoon, 3 minutes. Off the heat, stir in {dijon, pepper, salt, most cheddar} until smooth.
      4 Fold in {=potato, ham, peas} and spread in {@baking-dish}.
      3+30 Melt {butter}, mix with {panko, sweet-paprika, cheddar} and scatter over. Bake until brown on top and bubbling at the edges, at 165°F (74°C) in the middle, about 30 minutes.
      0+10 Let stand for 10 minutes, so that the sauce thickens.
    `,
    face: 'Tender potatoes and diced ham in a Cheddar sauce under toasted crumbs',
    why: 'Potatoes that are half cooked in water are done when the top is brown, in half an hour instead of more than one',
  },
  'leftover-turkey-curry': {
    names:
      'turkey curry, leftover turkey curry, turkey coconut curry, curried turkey, boxing day curry, boxing day turkey curry, easy turkey curry, mild turkey curry, christmas leftovers curry, thanksgiving leftovers curry, leftover turkey, leftover roast turkey, leftover chicken curry, curry with leftover turkey, curry with leftover chicken, leftover roast chicken curry',
    title: 'Leftover Turkey Curry',
    titles: 'cooked-chicken: Leftover Chicken Curry',
    family: 'punjabi',
    cuisine: 'British, Indian',
    near: 'chicken-curry jar-chicken-curry turkey-tetrazzini curry',
    beside: 'naan raita',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    madeFor: 'leftovers',
    salt: 0.35,
    list: `
      starch basmati 260
      fat neutral-oil 24
      vegetable onion 220 thinly sliced
      aromatic garlic 10 finely chopped
      aromatic ginger 12 finely grated
      ground-spice curry-powder 10
      body tomato-paste 24
      stock chicken-stock 240
      creamy coconut-milk 360
      sauce mango-chutney 40
      protein cooked-turkey|cooked-chicken 480 cut into bite-size pieces
      vegetable peas 120?
      acid lime 20
      herb cilantro 8?
      salt
    `,
    steps: `
      2+20~ Put {basmati} in a saucepan with {water 430} and bring to a boil. Cover, cook on low for 15 minutes and let stand, covered, for 5 minutes.
      8 Meanwhile, heat {neutral-oil} in {@pot} over medium heat and cook {onion} until golden, 8 minutes.
      3 Stir in {garlic, ginger} for 1 minute, then {curry-powder, tomato-paste} for 1 minute, until it smells toasted.
      2+8 Pour in {chicken-stock, coconut-milk}, stir in {mango-chutney} and simmer until lightly thickened, 8 minutes.
      5 Add {cooked-turkey, peas} and simmer until the meat is 165°F (74°C) all through, 4 minutes. Sharpen with {lime} and season with {salt}.
      1 Spoon over {=basmati}[ and scatter with {cilantro}].
    `,
    face: 'Yesterday’s roast in a mild coconut curry sweetened with mango chutney',
    why: 'The sauce is finished before the meat goes in, so what is already cooked is only heated through',
  },
  'zucchini-boats': {
    names:
      'zucchini boats, stuffed zucchini boats, stuffed zucchini, ground turkey zucchini boats, turkey zucchini boats, turkey stuffed zucchini, italian zucchini boats, healthy zucchini boats, italian stuffed zucchini, stuffed courgettes, courgette boats, zucchini boats with ground turkey, baked zucchini boats, zucchini boats with ground beef, low carb zucchini boats',
    title: 'Turkey Zucchini Boats',
    titles: 'ground-beef: Beef Zucchini Boats',
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'stuffed-peppers stuffed-spaghetti-squash stuffed-vegetables',
    beside: 'garlic-bread green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      vegetable zucchini 900 halved lengthwise, flesh scooped out and chopped
      fat olive-oil 27
      vegetable onion 150 finely chopped
      aromatic garlic 8 finely chopped
      protein ground-turkey|ground-beef 450
      ground-spice italian-seasoning 3
      chile flakes 0.5?
      sauce marinara-sauce 300
      cheese parmesan 30?
      cheese mozzarella|vegan-cheese 120
      herb basil 6? torn
      salt
      pepper pepper 1
    `,
    steps: `
      4+10~ Heat the oven to 400°F (200°C). Set {zucchini} in {@baking-dish}, hollow sides up, keeping back the chopped flesh. Brush with {1/3 olive-oil}, season with {1/3 salt} and bake for 10 minutes.
      8 Meanwhile, cook {onion} with the chopped flesh in {olive-oil} in a large skillet over medium-high heat until soft and dry, 6 minutes. Stir in {garlic} for 30 seconds.
      7 Add {ground-turkey, italian-seasoning, flakes, pepper, salt} and cook, breaking up the meat, until no pink is left and it reads 165°F (74°C), 6 minutes.
      3 Stir in {most marinara-sauce}[ and {parmesan}].
      4+18 Spoon {marinara-sauce} around the boats, fill them and top with {mozzarella}. Bake until a knife slides into the shells and the cheese is golden, 16 to 20 minutes.
      0+5 Let stand for 5 minutes. [Scatter with {basil}.]
    `,
    face: 'Zucchini halves filled with ground meat in tomato sauce, under melted mozzarella',
    why: 'The shells bake by themselves first, so they are tender when the cheese is brown, and never watery',
  },
  'pizza-pasta-bake': {
    names:
      'pizza casserole, pizza pasta bake, pizza pasta, pizza pasta casserole, pepperoni pasta bake, pepperoni pizza casserole, pizza bake, pepperoni pasta, baked pizza pasta, pizza casserole with pasta, kids pasta bake, pizza noodle casserole, pasta bake for kids',
    title: 'Pizza Pasta Bake',
    family: 'neapolitan',
    cuisine: 'American, Italian',
    near: 'baked-ziti baked-spaghetti pepperoni-pizza baked-pasta',
    beside: 'green-salad garlic-bread',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.15,
    list: `
      starch penne|gf-pasta 350
      fat olive-oil 14
      vegetable onion 150 chopped
      vegetable green-pepper 150 diced
      vegetable mushrooms 150? sliced
      aromatic garlic 8 finely chopped
      ground-spice italian-seasoning 3
      sauce marinara-sauce 680
      protein pepperoni 120 sliced
      cheese mozzarella|vegan-cheese 280
      cheese parmesan|veg-parm 35?
      salt
      pepper pepper 0.8
    `,
    steps: `
      3+9~ Heat the oven to 400°F (200°C). Boil {penne} in salted water for 2 minutes less than the box says, about 9 minutes. Drain, keeping back a cup of the pasta water.
      10 Meanwhile, heat {olive-oil} in {@pot} over medium-high heat. Cook {onion, green-pepper, mushrooms} until soft and lightly browned, 8 minutes. Stir in {garlic, italian-seasoning} for 1 minute.
      3 Pour in {marinara-sauce} and the pasta water. Add {1/2 pepperoni, pepper, salt} and bring to a simmer.
      4 Stir in {=penne, 1/2 mozzarella}. Spread in {@baking-dish} and cover with {mozzarella, parmesan, pepperoni}.
      1+20 Bake until the cheese is brown in spots and the edges bubble, 18 to 22 minutes.
      0+5 Let stand for 5 minutes.
    `,
    face: 'Penne baked with pepperoni, peppers and tomato sauce under a pizza’s worth of mozzarella',
    why: 'The pasta goes into the oven slightly underdone and drinks the sauce there, so it never turns soft',
  },
}
