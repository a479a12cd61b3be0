import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Feast dishes, sandwiches and sweets. */
export const latinMainsAndSweets: DishEntries = {
  'arroz-con-pollo': {
    names:
      'arroz con pollo, latin chicken and rice, cuban chicken and rice, puerto rican chicken and rice, arroz con pollo cubano, yellow rice and chicken, chicken and yellow rice',
    title: 'Arroz con Pollo',
    family: 'cuban',
    near: 'chicken-and-rice-casserole mexican-rice pilaf',
    beside: 'green-salad fried-plantains',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      protein chicken-bone 1120
      ground-spice cumin 4
      ground-spice oregano 2
      fat olive-oil 20
      vegetable onion 160 finely chopped
      vegetable red-pepper 150 finely chopped
      aromatic garlic 12
      ground-spice turmeric 1.5
      ground-spice sweet-paprika 3
      starch long-rice 300 rinsed
      body canned-tomatoes 200
      stock chicken-stock 560
      whole-spice bay 0.4
      vegetable peas 100
      brine green-olives 60 halved
      herb cilantro 8
      salt
    `,
    steps: `
      12 Season {chicken-bone} with {cumin, oregano, 1/2 salt}. Brown skin side down in {olive-oil} in {@pot} over medium-high heat, 7 minutes, turn for 3 minutes and lift out. Pour off all but a spoonful of fat.
      6 Cook {onion, red-pepper} in the fat over medium heat until soft, 5 minutes. Stir in {garlic, turmeric, sweet-paprika} for 30 seconds and {long-rice} for 1 minute, until it is yellow all over.
      3+25 Add {canned-tomatoes, chicken-stock, bay, salt}. Nestle the pieces in, skin up, bring to a boil, cover and simmer over low heat until the grains are tender and the meat is 165°F (74°C) at the bone, 25 minutes.
      1+5 Scatter {peas, green-olives} over, cover and let stand off the heat for 5 minutes. Take out the bay leaf, fork up the grains and sprinkle with {cilantro}.
    `,
    face: 'Browned chicken thighs finished in yellow rice with peas and green olives',
    why: 'Everything cooks in the pot that browned the meat, and the rice soaks up the juices',
  },
  'chicken-mole': {
    names:
      'chicken mole, mole, mole poblano, chicken mole poblano, mole sauce, pollo con mole, mole chicken, mole de pollo',
    title: 'Chicken Mole',
    family: 'oaxacan',
    near: 'birria chicken-enchiladas braise',
    beside: 'mexican-rice',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop, Blender',
    serves: 6,
    salt: 0.5,
    list: `
      whole-spice dried-ancho|ancho 60 stemmed and seeded
      protein chicken-thigh 1000 patted dry
      fat neutral-oil 40
      vegetable onion 180 chopped
      aromatic garlic 15
      nut almonds|sunflower 60
      fruit raisins 40
      bread corn-tortillas 26 torn
      body canned-tomatoes 250
      sauce chipotle 15
      ground-spice cinnamon 2
      ground-spice cumin 3
      ground-spice ground-cloves 0.4
      stock chicken-stock 700
      sweet-spice dark-chocolate|df-chocolate 45 chopped
      sweetener sugar 8
      crunch sesame 12?
      starch long-rice 360
      salt
    `,
    steps: `
      3+15 Toast {dried-ancho} in a dry skillet over medium heat for 1 minute, until pliable. Soak in hot water for 15 minutes and drain.
      11 Season {chicken-thigh} with {1/2 salt}. Brown in {1/2 neutral-oil} in {@pot} over medium-high heat, about 4 minutes a side, and set aside.
      7 In {neutral-oil} and the drippings, fry {onion, almonds, corn-tortillas} over medium heat until golden, 5 minutes. Add {garlic, raisins, cinnamon, cumin, ground-cloves} and cook for 1 minute.
      4 Blend the fried mixture with {=dried-ancho, canned-tomatoes, chipotle} and half of the stock until perfectly smooth.
      3+20 Fry the purée in the pot over medium heat, stirring, for 2 minutes. Whisk in {chicken-stock, dark-chocolate, sugar, salt} and simmer, stirring often, for 20 minutes.
      2+20~ Bring {long-rice} to a boil in {water 620} and cook it with the lid on for 15 minutes over low heat, and leave it for 5 minutes.
      1+20 Slide the chicken and its juices into the sauce and simmer gently until it is 165°F (74°C) and tender, 20 minutes. Spoon over {=long-rice} [and scatter with {sesame}].
    `,
    face: 'Tender thighs in a dark sauce of ancho chiles, almonds, raisins and a little chocolate',
    why: 'The purée is fried before it simmers, which marries its many parts into one taste',
  },
  'chiles-rellenos': {
    names: 'chiles rellenos, chile relleno, chili relleno, chilis rellenos, chili rellenos, chiles rellenos de queso',
    title: 'Chiles Rellenos',
    family: 'oaxacan',
    near: 'cheese-enchiladas stuffed-vegetables',
    beside: 'mexican-rice refried-beans',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Fried',
    equipment: 'Stovetop, Oven, Blender',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable poblano 800 left whole
      body canned-tomatoes 400
      aromatic onion 80 chopped
      aromatic garlic 6
      ground-spice oregano 1
      ground-spice cumin 1.5
      cheese monterey-jack 240
      flour flour|gf-flour 45
      egg egg 200 separated
      fat neutral-oil 70
      herb cilantro 6?
      salt
    `,
    steps: `
      3+12 Broil {poblano} on a sheet pan close to the heat, turning, until black and blistered all over, 10 to 12 minutes.
      8+10 Cover with a bowl to steam for 10 minutes. Rub off the skins, slit each one down the side and pull out the seeds, leaving the stem on.
      3+10~ Blend {canned-tomatoes, onion, garlic, oregano, cumin, 1/2 salt} and simmer in a saucepan for 10 minutes.
      5 Stuff the peppers with {monterey-jack}, overlap the edges and pin with toothpicks. Roll in {1/2 flour}.
      5 Beat the whites of {egg} to firm peaks with {salt}, then fold in the yolks and {flour}.
      12 Heat {neutral-oil} in {@skillet} over medium heat until a dab of batter puffs. Dip the peppers and fry, a few at a time, until golden all over, 2 minutes a side, and drain.
      1 Pull the picks and serve in a pool of the sauce[, with {cilantro}].
    `,
    face: 'Blistered poblanos full of molten Monterey Jack in a cloud of egg batter',
    why: 'The eggs are separated and the foam folded in, so the coating is light and puffed',
  },
  empanadas: {
    names:
      'empanadas, beef empanadas, empanada, argentinian empanadas, empanadas de carne, baked empanadas, meat empanadas, argentine empanadas, ground beef empanadas',
    title: 'Beef Empanadas',
    family: 'argentine',
    near: 'cornish-pasties savory-tart',
    beside: 'green-salad chimichurri',
    weight: 3,
    level: 3,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.7,
    list: `
      flour flour 380
      fat butter|vegan-butter 150 cold and diced
      second-fat olive-oil 24
      vegetable onion 220 finely chopped
      protein ground-beef 450
      aromatic garlic 9
      ground-spice sweet-paprika 5
      ground-spice cumin 4
      ground-spice oregano 2
      ground-spice flakes 0.5?
      brine green-olives 80 chopped
      egg egg 150
      liquid milk|soy-milk|oat-milk 15
      salt
    `,
    steps: `
      10+30~ Rub {butter} into {flour} with {1/3 salt} until it looks like coarse crumbs. Stir in {water 130} that is ice cold, press into a disk and chill for 30 minutes.
      3+10~ Meanwhile, hard-boil {egg} for 10 minutes, cool, peel and chop.
      12 Soften {onion} in {olive-oil} in {@skillet} over medium heat, 5 minutes. Add {ground-beef} and brown until no pink is left (160°F/71°C), 6 minutes. Stir in {garlic, sweet-paprika, cumin, oregano, flakes, salt} for 1 minute.
      2+15 Spread the filling on a plate to cool for 15 minutes, then mix in {green-olives} and the chopped egg.
      20* Bring the oven to 400°F (200°C). Roll the dough 1/8 inch thick and cut 5-inch rounds. Fill each with 3 tablespoons of filling, fold, seal and crimp with a fork.
      2+22 Brush with {milk}. Bake on {@sheet-pans} until deep golden, 20 to 22 minutes.
    `,
    face: 'Golden half-moons of pastry around ground beef, green olives and egg',
    why: 'A cold filling and a cold dough keep the crust flaky and dry underneath',
  },
  'cuban-sandwich': {
    names:
      'cuban sandwich, cubano, cuban sandwiches, cubano sandwich, pressed cuban sandwich, cuban pork sandwich, cubanos, cuban ham and pork sandwich',
    title: 'Cuban Sandwich (Cubano)',
    family: 'cuban',
    near: 'carnitas toasted-sandwich',
    beside: 'black-bean-soup tostones',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Fried, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      protein pork-tenderloin 320 sliced into thin cutlets
      ground-spice cumin 3
      ground-spice oregano 1
      aromatic garlic 6
      acid orange-juice 45
      fat neutral-oil 12
      bread crusty-rolls 360 split
      sauce yellow-mustard 40
      protein ham 200
      cheese swiss 150
      brine pickles 120 sliced lengthwise
      second-fat butter 28 softened
      salt
    `,
    steps: `
      3+10 Toss {pork-tenderloin} with {cumin, oregano, garlic, orange-juice, salt} and let it stand for 10 minutes.
      5 Sear in {neutral-oil} in {@skillet} over high heat until browned and 145°F (63°C), 2 minutes a side.
      5 Spread both cut sides of {crusty-rolls} with {yellow-mustard}. Layer {swiss}, the pork, {ham, pickles} and close. Butter the outsides with {butter}.
      9 Toast in the wiped-out skillet over medium-low heat under a second heavy pan, pressing, until flat, crisp and melted through, about 4 minutes a side.
      1 Cut on the diagonal and eat hot.
    `,
    face: 'Pork tenderloin, ham, Swiss and pickles pressed in a crisp, buttered roll',
    why: 'Weight and low heat melt the inside by the time the crust is crackling',
  },
  churros: {
    names:
      'churros, churro, homemade churros, mexican churros, spanish churros, churros with chocolate sauce, cinnamon sugar churros, disney churros',
    title: 'Churros with Warm Dark Chocolate',
    family: 'oaxacan',
    cuisine: 'Spanish, Mexican',
    near: 'tres-leches-cake fritters',
    weight: 3,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 6,
    sweet: true,
    list: `
      second-fat butter 60
      sweetener sugar 100
      seasoning salt 2
      flour flour 140
      egg egg 100
      sweet-spice vanilla 4
      fat neutral-oil 450 for frying
      sweet-spice cinnamon 4
      main dark-chocolate 110 chopped
      creamy cream 130
    `,
    steps: `
      5 Bring {water 240, butter, 1/3 sugar, salt} to a boil in a saucepan. Tip in {flour} and beat over medium heat until it leaves the sides in a ball, 2 minutes.
      6+5 Let cool for 5 minutes. Beat in {egg, vanilla}, a little at a time, until smooth, thick and glossy. Scrape into a piping bag with a large star tip.
      16 Heat {neutral-oil} in a small, deep pan to 360°F (180°C). Pipe in 5-inch lengths, snipping them off with scissors, and fry a few at a time until golden brown and crisp, about 2 minutes a side.
      2 Drain and roll, still hot, in {sugar} mixed with {cinnamon}.
      3 Warm {cream} until it steams, pour it over {dark-chocolate} and stir until smooth. Dip and eat while hot.
    `,
    face: 'Crisp, ridged sticks of dough in cinnamon sugar, with a warm chocolate dip',
    why: 'The flour is cooked in the pan first, which makes them crisp outside and custardy within',
  },
}
