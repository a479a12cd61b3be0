import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pasta, bowls, wings and steak bites that families and roommates ask for on weeknights. */
export const schoolNights: DishEntries = {
  'buffalo-chicken-pasta': {
    names:
      'buffalo chicken pasta, creamy buffalo chicken pasta, buffalo chicken alfredo, one pot buffalo chicken pasta, buffalo pasta, buffalo chicken penne, spicy buffalo chicken pasta',
    title: 'Creamy Buffalo Chicken Pasta',
    family: 'barbecue',
    near: 'chicken-alfredo cajun-chicken-pasta pasta',
    beside: 'green-salad roasted-broccoli',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.32,
    list: `
      starch penne|gf-pasta 320
      protein chicken-breast|chicken-thigh 500 cut into 1-inch pieces
      ground-spice garlic-powder 3
      ground-spice sweet-paprika 3
      fat olive-oil 20
      second-fat butter|vegan-butter 20
      vegetable celery 100 finely diced
      aromatic garlic 8
      sauce hot-sauce 70
      creamy cream-cheese|vegan-cream-cheese 120 cubed
      liquid milk|oat-milk|soy-milk 160
      cheese mozzarella|vegan-cheese 90
      aromatic scallion 40 thinly sliced
      salt
      pepper pepper 1
    `,
    steps: `
      3+11~ Boil {penne} in salted water until just tender, about 11 minutes. Keep a cup of the water and drain.
      9 Meanwhile, season {chicken-breast} with {garlic-powder, sweet-paprika, pepper, salt}. Brown in {olive-oil} in {@skillet} over medium-high heat until 165°F (74°C) inside, 7 to 8 minutes, and lift out.
      4 Melt {butter} in the pan over medium heat and cook {celery} until it begins to soften, 3 minutes, adding {garlic} at the end.
      4 Lower the heat. Whisk in {cream-cheese, milk} until smooth, then {hot-sauce}, then {mozzarella} until it has melted.
      2 Fold in the pasta and the chicken, thinning with the water you kept, and sprinkle with {scallion}.
    `,
    face: 'Penne and browned chicken in a creamy, tangy sauce with celery and scallions',
    why: 'The hot sauce goes into the cheese off high heat, so it stays smooth and keeps its sting',
  },
  'taco-pasta': {
    names:
      'taco pasta, one pot taco pasta, cheesy taco pasta, creamy taco pasta, beef taco pasta, taco mac and cheese, taco mac, taco spaghetti, taco shells and cheese',
    title: 'One-Pot Taco Pasta',
    family: 'texmex',
    cuisine: 'American',
    near: 'chili-mac hamburger-helper baked-pasta',
    beside: 'green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      fat neutral-oil 8
      protein ground-beef|ground-turkey|plant-mince 450
      vegetable onion 130 finely chopped
      vegetable green-pepper 130 diced
      aromatic garlic 8
      ground-spice chili-powder 9
      ground-spice cumin 5
      ground-spice oregano 1.5
      ground-spice sweet-paprika 2
      body canned-tomatoes 400
      stock beef-stock|veg-stock 620
      starch penne=pasta_shells/pasta|gf-pasta 280
      vegetable corn 120
      cheese cheddar|vegan-cheese 130
      creamy sour-cream|vegan-sour-cream 70?
      herb cilantro 10
      salt
    `,
    steps: `
      10 Brown {ground-beef} with {onion, green-pepper} in {neutral-oil} in {@pot} over medium-high heat, crumbling it, until no pink is left[{?ground-beef} and it is 160°F (71°C)][{?ground-turkey} and it is 165°F (74°C)], 8 minutes. Pour off most of the fat.
      2 Stir in {garlic, chili-powder, cumin, oregano, sweet-paprika, 1/2 salt} for 1 minute.
      3+13 Add {canned-tomatoes, beef-stock} and bring to a boil. Stir in {penne}, cover and simmer, stirring every few minutes, until tender, 12 to 13 minutes.
      3 Stir in {corn, 1/2 cheddar} for 2 minutes[, then {sour-cream} off the heat]. Season with {salt}.
      1 Top with {cheddar, cilantro}.
    `,
    face: 'Pasta shells simmered with taco-spiced beef, tomatoes and corn under melted Cheddar',
    why: 'The pasta cooks in the sauce, which takes on its starch and needs only cheese to be creamy',
  },
  'pesto-chicken': {
    names:
      'pesto chicken, baked pesto chicken, chicken pesto, chicken with pesto, pesto chicken breast, pesto mozzarella chicken, chicken pesto bake, pesto chicken bake, pesto chicken caprese, pesto baked chicken',
    title: 'Baked Pesto Chicken',
    family: 'soffritto',
    cuisine: 'Italian, American',
    looksLike: 'grilled-plate',
    near: 'chicken-parmesan baked-chicken-breast crusted-fish',
    beside: 'roast-potatoes green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.38,
    list: `
      protein chicken-breast|chicken-thigh 680 split into thin cutlets
      fat olive-oil 14
      sauce pesto 120
      vegetable cherry-tomatoes 300 halved
      cheese mozzarella|vegan-cheese 130
      acid lemon 15
      herb basil 6
      salt
      pepper pepper 1
    `,
    steps: `
      4 Heat the oven to 425°F (220°C). Rub {chicken-breast} with {olive-oil, pepper, salt} and lay the pieces side by side in a wide baking dish.
      3 Spread with {pesto} and tuck {cherry-tomatoes} around.
      1+11 Bake until the tomatoes begin to wrinkle and the chicken is no longer pink outside, 10 to 12 minutes.
      1+6 Cover with {mozzarella} and bake until it bubbles and the chicken is 165°F (74°C) in the middle, 5 to 6 minutes.
      1+3 Let rest for 3 minutes, squeeze {lemon} over, scatter with {basil} and spoon the juices on top.
    `,
    face: 'Thin chicken breasts baked under pesto and mozzarella among burst cherry tomatoes',
    why: 'Split thin, the chicken is done before the pesto has time to darken, and the tomatoes make the sauce',
  },
  'garlic-parmesan-wings': {
    names:
      'garlic parmesan wings, parmesan garlic wings, garlic parm wings, garlic parmesan chicken wings, baked garlic parmesan wings, parmesan wings, garlic wings, wingstop garlic parmesan wings',
    title: 'Garlic Parmesan Wings',
    family: 'soffritto',
    cuisine: 'American',
    near: 'honey-garlic-wings buffalo-wings traybake',
    beside: 'oven-fries coleslaw',
    weight: 3,
    level: 1,
    types: 'Appetizer, Main Dish',
    meals: 'Dinner, Snack, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein chicken-wings 1100 in flats and drumettes, patted very dry
      leavener baking-powder 9
      ground-spice garlic-powder 3
      fat butter 60
      aromatic garlic 16 finely chopped
      cheese parmesan 60
      herb parsley 10 finely chopped
      acid lemon 12
      chile flakes 0.5
      salt
      pepper pepper 1.4
    `,
    steps: `
      4 Heat the oven to 425°F (220°C) and set a rack over a lined sheet pan. Toss {chicken-wings} with {baking-powder, garlic-powder, pepper, 1/2 salt} and lay them on the rack, not touching.
      2+44 Bake until crackling crisp and well past 165°F (74°C), 42 to 46 minutes, turning once.
      4 Shortly before they are done, melt {butter} in a small saucepan over low heat and let {garlic, flakes} sizzle in it until soft, 2 minutes. Stir in {lemon, salt}.
      2 Toss the hot wings with the garlic butter, {parsley} and {parmesan}, which clings as it melts.
    `,
    face: 'Oven-crisped wings tossed in garlic butter and a snowfall of Parmesan',
    why: 'Garlic that softens slowly in butter is sweet, and the cheese goes on last to hold it all',
  },
  'greek-chicken-bowl': {
    names:
      'greek chicken bowl, greek chicken bowls, greek bowl, chicken gyro bowl, chicken souvlaki bowl, greek chicken rice bowl, mediterranean chicken bowl, greek bowls, gyro bowl, chicken tzatziki bowl, mediterranean chicken bowls',
    title: 'Greek Chicken Bowls',
    family: 'greek',
    near: 'chicken-souvlaki burrito-bowl grain-bowl',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein chicken-thigh|chicken-breast 560 patted dry
      fat olive-oil 40
      acid lemon 60
      aromatic garlic 12 finely grated
      ground-spice oregano 3
      ground-spice sweet-paprika 2
      starch long-rice 240
      creamy greek-yogurt|soy-yogurt 200
      raw cucumber 300 half grated, half diced
      herb dill 6 finely chopped
      raw cherry-tomatoes 250 halved
      raw red-onion 50 thinly sliced
      brine olives 60 halved
      cheese feta 80? crumbled
      salt
      pepper pepper 1
    `,
    steps: `
      4+15 Turn {chicken-thigh} in {most olive-oil, 1/2 lemon, 1/2 garlic, oregano, sweet-paprika, pepper, 1/2 salt}. Let it stand for 15 minutes.
      2+20~ Meanwhile, bring {long-rice} to a boil in {water 400} and cook it in a covered saucepan over low heat for 15 minutes, and let it rest for 5 minutes.
      5 Squeeze the grated half of {cucumber} dry and stir it into {greek-yogurt} with {garlic, dill, salt}.
      11 Heat {@skillet} over medium-high heat. Lift the chicken out of the marinade, whose oil is enough for the pan, and cook it until browned and 165°F (74°C), about 5 minutes a side, and slice it.
      4 Toss the diced cucumber with {cherry-tomatoes, red-onion, olives, lemon, olive-oil}.
      2 Fill bowls with the rice, the chicken, the salad and the yogurt sauce. [Crumble {feta} over.]
    `,
    face: 'Lemon and oregano chicken over rice with a chopped salad and cucumber yogurt',
    why: 'Each part is dressed by itself, so that the bowl is as good cold the next day',
  },
  'hot-honey-beef-bowl': {
    names:
      'hot honey ground beef bowl, hot honey ground beef bowls, hot honey beef bowl, sweet potato ground beef bowl, cottage cheese sweet potato beef bowl, ground beef sweet potato bowl, hot honey sweet potato beef bowl, viral ground beef bowl, beef and sweet potato bowl, taco sweet potato bowl',
    title: 'Hot Honey Ground Beef and Sweet Potato Bowls',
    titles: `
      ground-turkey: Hot Honey Ground Turkey and Sweet Potato Bowls
    `,
    family: 'californian',
    looksLike: 'grain-bowl',
    near: 'burrito-bowl stuffed-sweet-potatoes grain-bowl',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted, Sautéed',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.38,
    list: `
      vegetable sweet-potato 800 peeled and cut into 3/4-inch cubes
      fat olive-oil 36
      ground-spice smoked-paprika 4
      protein ground-beef|ground-turkey 500
      aromatic garlic 8
      ground-spice chili-powder 7
      ground-spice cumin 4
      body tomato-paste 24
      sweetener honey 45
      sauce hot-sauce 14
      creamy cottage-cheese 400
      raw avocado 200 sliced
      herb cilantro 10
      salt
      pepper pepper 1
    `,
    steps: `
      4 Heat the oven to 425°F (220°C). Toss {sweet-potato} with {most olive-oil, smoked-paprika, 1/2 salt} on {@sheet-pans}.
      1+26~ Roast until tender and browned at the corners, 25 to 28 minutes, turning once.
      8 Meanwhile, cook {ground-beef} in {olive-oil} in {@skillet} over medium-high heat, breaking it up, until well browned and [{?ground-beef}160°F (71°C)][{?ground-turkey}165°F (74°C)], 7 minutes.
      4 Stir in {garlic, chili-powder, cumin, tomato-paste, pepper, salt} for 1 minute, then {water 80}, and simmer until it coats the meat, 2 minutes.
      2 Warm {honey, hot-sauce} in a small saucepan until they run together, 1 minute.
      3 Divide the sweet potatoes and the beef among bowls with {cottage-cheese, avocado}. Drizzle with the hot honey and scatter with {cilantro}.
    `,
    face: 'Taco-spiced beef and roasted sweet potatoes with cool cottage cheese and a sweet, hot drizzle',
    why: 'Cold, mild cottage cheese tames the heat of the sauce and the sweetness of the honey',
  },
  'cowboy-butter-steak-bites': {
    names:
      'cowboy butter steak bites, steak bites with cowboy butter, cowboy butter steak, steak with cowboy butter, cowboy butter, cowboy butter sauce, cowboy steak bites',
    title: 'Cowboy Butter Steak Bites',
    family: 'texmex',
    cuisine: 'American',
    near: 'steak-bites pan-seared-steak quick-skillet',
    beside: 'mashed-potatoes roasted-broccoli',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Fried, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      protein sirloin 680 cut into 1-inch cubes
      fat neutral-oil 20
      second-fat butter|vegan-butter 80
      aromatic garlic 12 finely chopped
      sauce dijon 12
      acid lemon 20
      ground-spice smoked-paprika 2
      chile flakes 0.8
      herb parsley 8 finely chopped
      herb chives 5 snipped
      bread crusty-rolls|gf-bread 200
      salt
      pepper pepper 1.6
    `,
    steps: `
      3 Pat {sirloin} very dry and season it with {pepper, most salt}.
      8 Set {@skillet} with {neutral-oil} over high heat until the oil smokes. Sear the cubes, in two batches, undisturbed until crusty below, 2 minutes, then turn and cook until 145°F (63°C) for medium, about 2 minutes more. Pile them on a warm plate.
      3 Take the pan off the heat for a minute. Return it to low heat, melt {butter} in it and cook {garlic} until fragrant, 1 minute.
      2 Off the heat, stir in {dijon, lemon, smoked-paprika, flakes, parsley, chives, salt}.
      2 Toss the steak in the butter with its juices. Serve at once, with {crusty-rolls} to mop up what is left.
    `,
    face: 'Crusty cubes of steak in melted butter with garlic, mustard, lemon, herbs and chile',
    why: 'The herbs and lemon meet the butter off the heat, so they taste fresh beside the dark crust',
  },
}
