import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Bakes of the church supper and the weeknight. */
export const casseroles: DishEntries = {
  'chicken-and-rice-casserole': {
    names:
      'chicken and rice casserole, chicken rice casserole, chicken and rice bake, chicken and rice, baked chicken and rice, chicken rice bake, creamy chicken and rice casserole, cheesy chicken and rice, chicken and rice dinner',
    family: 'farmhouse',
    near: 'chicken-divan sheet-pan-chicken pilaf',
    beside: 'green-beans',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.5,
    list: `
      fat butter|vegan-butter 42
      vegetable onion 180 finely chopped
      vegetable celery 100 finely chopped
      vegetable mushrooms 225 sliced
      aromatic garlic 10
      flour flour|gf-flour 30
      ground-spice dried-thyme 1.5
      ground-spice sweet-paprika 2
      stock chicken-stock 720
      creamy cream|soy-cream|oat-cream 180
      starch long-rice 280 rinsed
      protein chicken-thigh 750 cut into 1-inch pieces
      cheese parmesan|vegan-parmesan 50?
      herb parsley 8?
      salt
      pepper pepper 1.2
    `,
    steps: `
      12 Heat the oven to 375°F (190°C). Melt {butter} in a large saucepan over medium heat and cook {onion, celery, mushrooms} until soft and their juices are gone, 8 minutes. Add {garlic, dried-thyme, flour} and stir for 1 minute.
      4 Whisk in {chicken-stock} and bring to a boil, then stir in {cream, pepper, 1/2 salt}.
      4 Scatter {long-rice} evenly over {@baking-dish}. Lay {chicken-thigh} on top, season with {sweet-paprika, salt} and pour the hot sauce over, pressing all of the rice under it.
      1+40 Cover tightly with foil and bake until the rice has soaked up the sauce and is tender and the chicken is 165°F (74°C), about 40 minutes.
      1+10 Uncover, [sprinkle with {parmesan}] and let it stand for 10 minutes, while the rice takes up the last of the cream. [Top with {parsley}.]
    `,
    face: 'Chicken thighs and rice baked together in a creamy mushroom sauce',
    why: 'Hot sauce and a tight lid give the rice all the liquid it needs to cook evenly',
  },
  'tuna-casserole': {
    names:
      'tuna casserole, tuna noodle casserole, tuna and noodle casserole, classic tuna casserole, tuna fish casserole, tuna mornay, tuna hotdish',
    family: 'farmhouse',
    near: 'baked-mac-and-cheese baked-pasta',
    beside: 'green-salad green-beans',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.4,
    list: `
      starch egg-noodles|gf-pasta 340
      fat butter|vegan-butter 70
      vegetable mushrooms 200 sliced
      vegetable onion 150 finely chopped
      vegetable celery 80 finely chopped
      flour flour|gf-flour 36
      creamy milk|soy-milk|oat-milk 720
      sauce dijon 10
      protein canned-tuna 339 drained and flaked
      vegetable peas 160
      cheese cheddar|vegan-cheese 140
      acid lemon 15
      crunch panko|gf-breadcrumbs 50
      salt
      pepper pepper 1.2
    `,
    steps: `
      2+6~ Heat the oven to 400°F (200°C). Cook {egg-noodles} in well-salted boiling water for 6 minutes, until not quite tender, then drain.
      9 Meanwhile, melt {most butter} in a large saucepan over medium heat. Soften {mushrooms, onion, celery} for 6 minutes, then stir in {flour} for 1 minute.
      7 Whisk in {milk} a little at a time and simmer until the sauce coats a spoon, 5 minutes. Off the heat, stir in {dijon, lemon, pepper, salt, 1/2 cheddar} until melted.
      4 Fold in {=egg-noodles, canned-tuna, peas} and spread in {@baking-dish}. Melt {butter} and toss it with {panko}. Sprinkle {cheddar} over the top, then the crumbs.
      1+20 Bake until it bubbles at the edges and the crumbs are golden, about 20 minutes.
      1+5 Let it settle for 5 minutes before you spoon it out.
    `,
    face: 'Noodles and tuna in a creamy mushroom sauce under a crisp, cheesy top',
    why: 'A quick white sauce does what the can of soup used to do, and tastes of more',
  },
  'chicken-divan': {
    names:
      'chicken divan, chicken broccoli casserole, chicken and broccoli casserole, chicken and broccoli bake, cheesy chicken broccoli casserole, chicken broccoli bake, broccoli chicken casserole, chicken broccoli cheese casserole, cheesy chicken and broccoli',
    family: 'farmhouse',
    near: 'chicken-and-rice-casserole turkey-tetrazzini gratin',
    beside: 'white-rice green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.5,
    list: `
      protein chicken-breast 700
      vegetable broccoli 600 cut into florets
      fat butter|vegan-butter 56
      flour flour|gf-flour 40
      stock chicken-stock 300
      creamy milk 300
      ground-spice curry-powder 2
      sauce dijon 10
      cheese cheddar 150
      acid lemon 20
      crunch panko|gf-breadcrumbs 45
      salt
      pepper pepper 1
    `,
    steps: `
      3+15 Heat the oven to 400°F (200°C). Lay {chicken-breast} in a saucepan with {1/2 salt} and cold water to cover. Bring slowly to a simmer and poach until 165°F (74°C), about 15 minutes. Lift it out, keep the water, and cut the meat into bite-size pieces.
      5 Bring the water back to a boil, blanch {broccoli} in it for 2 minutes, until bright green, and drain well.
      9 Melt {most butter} in a clean saucepan, stir in {flour, curry-powder} and cook for 1 minute. Whisk in {chicken-stock, milk} and simmer until thick, 5 minutes. Take off the heat and stir in {dijon, lemon, pepper, salt}, then {most cheddar} until melted.
      5 Arrange the florets in {@baking-dish}, then the chicken, and pour the sauce over. Mix {butter}, melted, with {panko, cheddar} and scatter it on top.
      1+20 Bake until bubbling and browned, about 20 minutes.
    `,
    face: 'Chicken and broccoli baked under a Cheddar sauce and buttery crumbs',
    why: 'Both are cooked first, so the oven has only to brown the top',
  },
  'king-ranch-chicken': {
    names:
      'king ranch chicken, king ranch casserole, king ranch chicken casserole, king ranch, chicken tortilla casserole, tex mex chicken casserole, mexican chicken casserole',
    family: 'texmex',
    cuisine: 'American',
    near: 'enchiladas chicken-and-rice-casserole',
    beside: 'green-salad refried-beans',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.4,
    list: `
      fat butter 56
      vegetable onion 200 chopped
      vegetable red-pepper 160 diced
      vegetable poblano 120 diced
      aromatic garlic 10
      ground-spice chili-powder 6
      ground-spice cumin 3
      flour flour|gf-flour 36
      stock chicken-stock 360
      body canned-tomatoes 260
      chile green-chiles 113 drained
      creamy sour-cream|greek-yogurt 150
      protein cooked-chicken 550 shredded
      starch corn-tortillas 312 torn into quarters
      cheese cheddar 120
      cheese monterey-jack 120
      herb cilantro 8?
      salt
    `,
    steps: `
      10 Heat the oven to 375°F (190°C). Melt {butter} in a large saucepan over medium heat and soften {onion, red-pepper, poblano} for 8 minutes. Stir in {garlic, chili-powder, cumin} for 1 minute.
      7 Stir in {flour} for 1 minute, then whisk in {chicken-stock}. Add {canned-tomatoes, green-chiles} and simmer until thick, about 4 minutes.
      3 Off the heat, stir in {sour-cream, salt}, then {cooked-chicken}.
      6 Layer a third of {corn-tortillas} in {@baking-dish}, then a third of the chicken, then of {cheddar, monterey-jack} mixed. Repeat twice more, ending with cheese.
      1+30 Bake until the edges bubble and the middle is steaming hot, at 165°F (74°C), about 30 minutes.
      2+10 Cool for 10 minutes so that it can be cut. [Scatter {cilantro} over it.]
    `,
    face: 'Layers of corn tortillas, chicken and cheese in a creamy chile sauce',
    why: 'The tortillas drink the sauce and turn almost into dumplings',
  },
  'turkey-tetrazzini': {
    names:
      'turkey tetrazzini, tetrazzini, leftover turkey casserole, turkey noodle casserole, turkey spaghetti casserole, turkey tetrazini, turkey pasta bake',
    family: 'farmhouse',
    near: 'chicken-tetrazzini tuna-casserole baked-pasta',
    beside: 'green-beans',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      starch spaghetti|gf-pasta 340 broken in half
      fat butter 70
      vegetable mushrooms 300 sliced
      vegetable onion 150 finely chopped
      aromatic garlic 8
      flour flour|gf-flour 40
      wine dry-sherry|chicken-stock 60
      stock chicken-stock 420
      creamy half-and-half 300
      ground-spice nutmeg 0.6
      protein cooked-turkey 480 shredded
      vegetable peas 130
      cheese parmesan 80
      crunch panko|gf-breadcrumbs 40
      salt
      pepper pepper 1.2
    `,
    steps: `
      2+8~ Heat the oven to 375°F (190°C). Boil {spaghetti} in salted water until still firm in the middle, 8 minutes. Drain.
      10 While it cooks, melt {most butter} in a large pot over medium-high heat. Brown {mushrooms, onion} for 8 minutes, then stir in {garlic, flour} for 1 minute.
      7 Pour in {dry-sherry} and let it hiss. Whisk in {chicken-stock, half-and-half, nutmeg} and simmer until smooth and lightly thickened, 5 minutes.
      4 Stir in {=spaghetti, cooked-turkey, peas, pepper, salt, 1/2 parmesan} and transfer to {@baking-dish}.
      3+25 Melt {butter}, mix with {panko, parmesan} and cover the top. Bake until golden and at least 165°F (74°C) in the middle, about 25 minutes.
    `,
    face: 'Spaghetti and leftover turkey in a sherried mushroom cream',
    why: 'Cold turkey goes into a hot sauce at the last minute, so it is warmed and never overcooked',
  },
  'chicken-tetrazzini': {
    names: 'chicken tetrazzini, chicken tetrazini, creamy chicken pasta bake, chicken pasta bake, chicken casserole',
    family: 'farmhouse',
    near: 'turkey-tetrazzini chicken-and-rice-casserole baked-pasta',
    beside: 'green-salad roasted-broccoli',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.4,
    list: `
      starch spaghetti|gf-pasta 340 broken in half
      fat butter 56
      vegetable mushrooms 225 sliced
      vegetable onion 150 finely chopped
      vegetable red-pepper 120 finely diced
      aromatic garlic 8
      flour flour|gf-flour 40
      stock chicken-stock 480
      creamy half-and-half 240
      protein cooked-chicken 500 shredded
      cheese cheddar 150
      cheese parmesan 40
      herb parsley 8?
      salt
      pepper pepper 1.2
    `,
    steps: `
      2+8~ Start a pot of salted water and cook {spaghetti} for 8 minutes, until firm in the middle, then drain. Heat the oven to 375°F (190°C).
      11 Melt {butter} in a deep pan over medium heat. Cook {onion, red-pepper, mushrooms} until tender and dry, 9 minutes. Stir in {garlic, flour} and cook for 1 minute.
      7 Gradually whisk in {chicken-stock}, then {half-and-half}, and simmer until it thickens, 5 minutes. Remove from the heat and stir in {most cheddar} until smooth.
      4 Fold in {=spaghetti, cooked-chicken, pepper, salt} and heap everything in {@baking-dish}. Cover with {cheddar, parmesan}.
      1+25 Bake until the cheese is browned in spots and the middle reads 165°F (74°C), about 25 minutes. [Finish with {parsley}.]
    `,
    face: 'Spaghetti and chicken baked in a Cheddar cream with mushrooms and peppers',
    why: 'Pasta drained a few minutes early finishes in the sauce and does not turn soft',
  },
  'stuffed-pepper-casserole': {
    names:
      'stuffed pepper casserole, unstuffed pepper casserole, stuffed bell pepper casserole, stuffed pepper skillet, unstuffed pepper skillet, unstuffed bell peppers',
    title: 'Stuffed Pepper Casserole with Ground Beef',
    titles: 'ground-turkey: Stuffed Pepper Casserole with Turkey\nplant-mince: Stuffed Pepper Casserole',
    family: 'farmhouse',
    near: 'stuffed-peppers unstuffed-cabbage-rolls stuffed-pepper-soup',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.45,
    list: `
      protein ground-beef|ground-turkey|plant-mince 600
      vegetable onion 180 chopped
      vegetable green-pepper 280 cut into 1-inch pieces
      vegetable red-pepper 280 cut into 1-inch pieces
      aromatic garlic 9
      ground-spice italian-seasoning 3
      body canned-tomatoes 800
      stock beef-stock|veg-stock 300
      sauce worcestershire|tamari 12
      starch long-rice 220 rinsed
      cheese cheddar|vegan-cheese 150 grated
      salt
      pepper pepper 1.2
    `,
    steps: `
      10 Heat the oven to 375°F (190°C). Crumble {ground-beef} into {@skillet} with {onion} and brown over medium-high heat[, {?ground-beef}to 160°F (71°C)][, {?ground-turkey}to 165°F (74°C)], 8 minutes. Spoon off what fat there is.
      5 Add {green-pepper, red-pepper, garlic, italian-seasoning} and stir for 2 minutes. Pour in {canned-tomatoes, beef-stock, worcestershire} with {pepper, salt} and bring to a boil.
      3+40 Stir {long-rice} and the boiling sauce together in {@baking-dish}, cover tightly with foil and bake until the rice is tender, 40 minutes.
      2+8 Uncover, sprinkle with {cheddar} and bake until it bubbles, 8 minutes.
    `,
    face: 'All that is in a stuffed pepper, baked by the spoonful under melted Cheddar',
    why: 'The sauce goes in boiling, so the rice begins to cook at once and softens evenly under its foil',
  },
}
