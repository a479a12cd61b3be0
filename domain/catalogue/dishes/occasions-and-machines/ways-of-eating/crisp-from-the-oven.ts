import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What the oven makes crisp, or browns, without a pan of fat. */
export const crispFromTheOven: DishEntries = {
  'oven-crisp-tofu': {
    names:
      'baked tofu, oven baked tofu, crispy baked tofu, oven baked crispy tofu, crispy oven tofu, crispy tofu in the oven, baked tofu with chili sauce, crispy tofu with spicy sauce, spicy baked tofu',
    title: 'Oven-Crisp Tofu with Spicy Chili Sauce',
    family: 'ginger-soy',
    cuisine: 'Asian',
    near: 'air-fryer-tofu crispy-tofu',
    beside: 'white-rice asian-cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein tofu=extra-firm_tofu/tofu 680 pressed dry and torn into 1-inch pieces
      sauce soy-sauce|tamari|coconut-aminos 50
      fat neutral-oil 35
      thickener cornstarch 40
      sauce sriracha 40
      sweetener honey|maple 40
      acid rice-vinegar 20
      aromatic garlic 9 finely grated
      aromatic ginger 8 finely grated
      second-fat sesame-oil 8
      aromatic scallion 30 thinly sliced
      crunch sesame 8
      salt
    `,
    steps: `
      8 Heat the oven to 425°F (220°C) and line a rimmed sheet pan with parchment. Toss {tofu} in a bowl with {1/3 soy-sauce} and {neutral-oil}, then with {most cornstarch} until no dry patches are left.
      2+28~ Spread the pieces out so that they do not touch. Bake, turning once, until golden and crisp on all sides, 25 to 30 minutes.
      5 Meanwhile, stir {soy-sauce, sriracha, honey, rice-vinegar, garlic, ginger, cornstarch} in a small saucepan with {water 80}. Bring to a boil, stirring, and simmer for 1 minute, until glossy. Stir in {sesame-oil} and {salt}.
      1 Pour the spicy sauce over the tofu at the last moment and scatter with {scallion, sesame}.
    `,
    face: 'Torn, crunchy pieces of baked tofu in a spicy sauce of chili, garlic and ginger',
    why: 'Torn pieces have ragged edges that crisp in the oven, and the starch does the rest without a frying pan',
  },
  'crispy-eggplant-cutlets': {
    names:
      'crispy eggplant, crispy eggplant cutlets, breaded eggplant, baked breaded eggplant, eggplant cutlets, eggplant milanese, crispy baked eggplant, eggplant schnitzel, eggplant slices in the oven, oven fried eggplant',
    title: 'Crispy Eggplant Cutlets with Tomato Salad',
    family: 'sicilian',
    cuisine: 'Italian',
    near: 'eggplant-parmesan',
    beside: 'roast-potatoes',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.35,
    list: `
      vegetable eggplant 800 sliced 1/2 inch thick
      flour flour|gf-flour 40
      egg egg 100
      crunch panko|gf-breadcrumbs 120
      cheese parmesan|veg-parm 50
      ground-spice oregano 1.5
      fat olive-oil 60
      raw cherry-tomatoes 300 quartered
      leaf arugula 60
      acid red-vinegar 10
      acid lemon 60 cut into wedges
      salt
      pepper pepper 0.8
    `,
    steps: `
      5+15 Sprinkle {eggplant} with {1/2 salt} and leave in a colander for 15 minutes. Pat very dry: dry slices crisp, wet ones go soft.
      12 Heat the oven to 450°F (230°C) with two rimmed sheet pans in it. Put {flour} in one shallow dish, {egg}, beaten, in a second and {panko, parmesan, oregano, pepper} in a third. Turn the slices in the flour, the egg and the crumbs, pressing them on.
      3+24 Brush the hot pans with some of {=olive-oil}, lay on the slices without touching and drizzle with {most olive-oil}. Bake, turning once, until deep golden and crisp outside and tender inside, 22 to 25 minutes.
      4 Toss {cherry-tomatoes, arugula} with {red-vinegar, olive-oil, salt}. Serve the cutlets at once with the salad and {lemon}.
    `,
    face: 'Eggplant in a crackling crust of crumbs and Parmesan, under a sharp tomato salad',
    why: 'Salt draws the water out first and the pans go in hot, so the slices are crisp and not mushy',
  },
  'meatballs-without-breadcrumbs': {
    names:
      'meatballs without breadcrumbs, no breadcrumb meatballs, baked meatballs without breadcrumbs, oven meatballs without breadcrumbs, breadcrumb free meatballs, meatballs with no bread, baked beef meatballs, gluten free meatballs, meatballs without bread, low carb meatballs, keto meatballs',
    title: 'Baked Meatballs without Breadcrumbs',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'turkey-meatballs spaghetti-and-meatballs',
    beside: 'creamy-polenta green-salad green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.5,
    list: `
      protein ground-beef|ground-turkey|ground-pork 600
      aromatic onion 90 coarsely grated
      aromatic garlic 8 finely grated
      egg egg 50
      cheese parmesan 50?
      herb parsley 12 finely chopped
      ground-spice oregano 1.5
      fat olive-oil 15
      sauce marinara-sauce 480
      salt
      pepper pepper 1
    `,
    steps: `
      4 Heat the oven to 425°F (220°C). Squeeze {onion} in a towel until it drips no more, so that nothing is needed to soak up its juice. Beat it with {garlic, egg, parmesan, parsley, oregano, pepper, salt}.
      8 Work in {ground-beef} with your fingers only until the streaks are gone. Brush {@baking-dish} with {olive-oil}. Roll the mixture into 1 1/2-inch balls with wet hands and set them in it.
      1+14 Bake until browned on top, 14 minutes. Spoon off the fat.
      2+10 Pour {marinara-sauce} around and bake until it bubbles and the meatballs are 165°F (74°C) in the middle, 10 minutes.
    `,
    face: 'Tender beef meatballs, held by egg alone and finished in tomato sauce',
    why: 'Salt and a short kneading make the meat cling to itself, and squeezed onion keeps it soft where crumbs would',
  },
}
