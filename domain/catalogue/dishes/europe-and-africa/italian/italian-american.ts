import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dishes of red sauce and cream that Italian-American tables are known for. */
export const italianAmerican: DishEntries = {
  'chicken-parmesan': {
    names:
      'chicken parmesan, chicken parm, chicken parmigiana, chicken parma, chicken parmigiano, baked chicken parmesan, crispy chicken parmesan',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'breaded-cutlet',
    beside: 'garlic-bread caesar-salad',
    weight: 5,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked, Fried',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.36,
    list: `
      protein chicken-breast 600 split into thin cutlets
      flour flour|gf-flour 35
      egg egg 100 lightly beaten
      crunch panko|gf-breadcrumbs 90
      cheese parmesan|veg-parm|vegan-parmesan 50
      ground-spice oregano 1.5
      fat olive-oil 70
      aromatic garlic 9
      body canned-tomatoes 400
      cheese mozzarella|vegan-cheese 150 coarsely grated
      herb basil 10?
      salt
      pepper pepper 0.6
    `,
    steps: `
      3+12~ Make the sauce: warm {1/3 olive-oil} in a small saucepan over medium heat and cook {garlic} for 30 seconds, until fragrant. Add {canned-tomatoes, 1/2 salt} and simmer until thick, 12 minutes.
      6 Heat the oven to 425°F (220°C). Season {chicken-breast} with {salt, pepper}. Put {flour}, {egg} and {panko} mixed with {oregano} and {1/2 parmesan} in three shallow dishes. Coat each cutlet in the flour, then the egg, then the crumbs, pressing them on.
      9 Heat {olive-oil} in a large skillet over medium-high heat. Fry {=chicken-breast}, in batches if they are crowded, until golden, 2 to 3 minutes a side. Lay them on a rimmed sheet pan.
      2+12 Spoon the sauce over the middle of each cutlet, leaving the edges bare so that they stay crisp. Top with {mozzarella, parmesan}. Bake until the cheese bubbles and the chicken is 165°F (74°C) in the middle, 10 to 12 minutes.
      1 Let stand for 1 minute. [Tear {basil} over the top and] serve hot.
    `,
    face: 'Crisp cutlets under garlicky tomatoes and bubbling cheese',
    why: 'The sauce goes on the middle only, so the edges keep their crunch',
  },
  'fettuccine-alfredo': {
    names: 'fettuccine alfredo, fettucine alfredo, alfredo, alfredo pasta, pasta alfredo, fettuccini alfredo',
    title: 'Fettuccine Alfredo',
    titles: `
      spaghetti: Linguine Alfredo
      gf-pasta: Linguine Alfredo
    `,
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'carbonara pasta',
    beside: 'green-salad roasted-broccoli',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      starch fettuccine|spaghetti=linguine|gf-pasta=gluten-free_linguine/linguine 360
      fat butter|vegan-butter 60
      aromatic garlic 6 minced
      creamy cream|soy-cream|oat-cream 240
      cheese parmesan|veg-parm|vegan-parmesan 100
      ground-spice nutmeg 0.3?
      herb parsley 6?
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+12~ Bring a large pot of water to a boil. Cook {fettuccine} until just short of tender, 10 to 12 minutes. Scoop out a mugful of the cooking water before you drain it.
      5 Meanwhile, melt {butter} in a large skillet over medium-low heat and cook {garlic} for 1 minute, until fragrant. Pour in {cream} and let it steam, without boiling, for 3 minutes.
      3 Take the skillet off the heat and whisk in {parmesan} a handful at a time, until smooth. Add {=fettuccine} with a splash of the cooking water and toss until every strand is coated and glossy, adding more water if the sauce tightens.
      1 Season with {salt, pepper, nutmeg}. [Scatter with {parsley} and] serve at once: the sauce does not wait.
    `,
    face: 'Long ribbons of pasta in a silky sauce of butter, cream and Parmesan',
    why: 'The cheese melts off the heat, so the sauce stays smooth instead of turning stringy',
  },
}
