import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pasta of what is in the fridge and in jars, and what becomes of too many tomatoes. */
export const pastaFromTheFridge: DishEntries = {
  'mushroom-carbonara': {
    names:
      'mushroom carbonara, vegetarian carbonara, carbonara with mushrooms, meatless carbonara, veggie carbonara, carbonara without bacon, carbonara without pancetta, carbonara without meat, spaghetti carbonara with mushrooms',
    title: 'Mushroom Carbonara',
    family: 'roman',
    near: 'spaghetti-carbonara creamy-mushroom-pasta cacio-e-pepe',
    beside: 'green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      starch spaghetti|gf-pasta=gluten-free_spaghetti/spaghetti 380
      fat olive-oil 30
      vegetable mushrooms 450
      aromatic garlic 8
      ground-spice smoked-paprika 1
      egg egg 200
      cheese pecorino|parmesan|veg-parm 90
      salt
      pepper pepper 2.4
    `,
    steps: `
      2+10~ Bring a large pot of well-salted water to a boil. Cook {spaghetti} until just short of tender, 9 to 10 minutes. Keep a mugful of the water when you drain it.
      11 While it cooks, get {olive-oil} hot in a large skillet over medium-high heat. Add {mushrooms} and leave them until they brown underneath, 4 minutes. Stir, season with {salt} and cook until dark and dry, 5 minutes more. Stir in {garlic, smoked-paprika} for 1 minute and take the pan off the heat.
      3 Whisk {egg, most pecorino, 1/2 pepper} together in a bowl until smooth.
      3 Toss the drained pasta with the mushrooms. Wait a minute for the pan to cool, pour in the egg mixture and half a cup of the hot water and toss hard until the sauce is thick and creamy and 160°F (71°C); if it stays thin, set it over the lowest heat for a few seconds at a time, tossing.
      1 Serve at once under {pecorino} and {pepper}.
    `,
    face: 'Spaghetti in a glossy sauce of eggs and sharp cheese, with dark, smoky mushrooms',
    why: 'Mushrooms that are browned until dry turn chewy and deep in taste, and a pinch of smoked paprika lends them smoke',
  },
  'sun-dried-tomato-pasta': {
    names:
      'sun dried tomato pasta, sun-dried tomato pasta, pasta with sun dried tomatoes, sun dried tomato and spinach pasta, pasta with sun dried tomatoes and spinach, spinach and sun dried tomato pasta, sundried tomato pasta, penne with sun dried tomatoes',
    title: 'Sun-Dried Tomato Pasta with Spinach',
    titles: 'kale: Sun-Dried Tomato Pasta with Kale',
    family: 'soffritto',
    near: 'pasta-with-tomato-sauce pesto-pasta pasta',
    beside: 'green-salad garlic-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      starch penne|spaghetti|gf-pasta=gluten-free_penne/penne 340
      fat olive-oil 40
      vegetable sun-dried-tomatoes=oil-packed_sun-dried_tomatoes/sun-dried_tomatoes 130 drained and cut into strips
      aromatic garlic 15 thinly sliced
      chile flakes 0.6
      leaf spinach|kale 150
      cheese parmesan|veg-parm|vegan-parmesan 60
      crunch pine-nuts 30?
      acid lemon-juice 12
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+11~ Cook {penne} in a large pot of salted boiling water until just tender. Dip out a large cup of the water before you drain it.
      4 Warm {olive-oil} in {@skillet} over medium-low heat. Cook {sun-dried-tomatoes, garlic, flakes} until the garlic is pale gold, 3 minutes.
      2 Add the pasta, {spinach} and half a cup of the water. Toss over medium heat until the leaves have wilted, 1 minute.
      2 Off the heat, toss in {most parmesan} with more of the water until a sauce clings to the pasta. Season with {lemon-juice, salt, pepper} and top with {parmesan}[ and {pine-nuts}].
    `,
    face: 'Pasta with chewy, sweet-sharp tomatoes, garlic and spinach',
    why: 'Starchy water and cheese make the sauce, so it is glossy without any cream',
  },
  'mince-and-tomato-pasta': {
    names:
      'mince and tomato pasta, mince pasta, ground beef and tomato pasta, quick mince pasta, mince and pasta, mince and tinned tomatoes, quick bolognese, ground beef and canned tomatoes, beef and tomato pasta, 20 minute bolognese, 30 minute bolognese, pasta with mince',
    title: 'Quick Beef and Tomato Pasta',
    titles: `
      ground-turkey: Quick Turkey and Tomato Pasta
      ground-lamb: Quick Lamb and Tomato Pasta
      ground-pork: Quick Pork and Tomato Pasta
    `,
    family: 'soffritto',
    cuisine: 'Italian, British',
    near: 'spaghetti-bolognese pasta',
    beside: 'green-salad garlic-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch penne|spaghetti|gf-pasta=gluten-free_penne/penne 320
      protein ground-beef|ground-turkey|ground-pork|ground-lamb 450
      vegetable onion 130 finely chopped
      aromatic garlic 10
      body tomato-paste 30
      ground-spice oregano 1.5
      body canned-tomatoes 400
      sauce worcestershire 6?
      cheese parmesan|cheddar|vegan-cheese 40?
      salt
      pepper pepper 0.8
    `,
    steps: `
      1+8~ Bring a large pot of salted water to a boil.
      9 Meanwhile, break up {ground-beef} with {onion} in a large dry skillet over high heat and fry until the meat is brown with no pink left (165°F/74°C), 8 minutes. Spoon off the fat if there is much.
      1+9~ Cook {penne} in the boiling water until just tender. Dip out a cup of the water before you drain it.
      2 Stir {garlic, tomato-paste, oregano} into the meat for 1 minute.
      1+8 Add {canned-tomatoes}[ and {worcestershire}] and simmer until thick, 8 minutes.
      2 Toss with the drained pasta and enough of the water to loosen it. Season with {salt, pepper}[ and top with {parmesan}].
    `,
    face: 'Pasta in a thick, beefy tomato sauce for a weeknight',
    why: 'The meat is fried hard and dry, which gives a short sauce the taste of a longer one',
  },
  'roasted-tomato-sauce': {
    names:
      'roasted tomato sauce, fresh tomato sauce, roasted fresh tomato sauce, tomato sauce from fresh tomatoes, tomato sauce to freeze, freezer tomato sauce, fresh tomato pasta sauce, homegrown tomato sauce, garden tomato sauce, tomato sauce for the freezer',
    title: 'Roasted Tomato Sauce for the Freezer',
    family: 'soffritto',
    near: 'marinara-sauce pasta-with-tomato-sauce',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven, Blender',
    weather: 'warm',
    serves: 8,
    batch: true,
    salt: 0.5,
    list: `
      vegetable tomato 2000 halved
      vegetable onion 250 cut into wedges
      aromatic garlic 25 peeled
      fat olive-oil 60
      ground-spice oregano 2
      sweetener sugar 6
      acid balsamic-vinegar 15
      herb basil 20
      salt
      pepper pepper 1
    `,
    steps: `
      8 Heat the oven to 400°F (200°C). Spread {tomato}, cut side up, with {onion, garlic} on two rimmed sheet pans. Drizzle with {olive-oil} and sprinkle with {oregano, sugar, pepper} and {1/2 salt}.
      1+50 Roast until the tomatoes have collapsed and are dark at the edges and most of their juice has boiled away, 45 to 55 minutes.
      5 Blend with {balsamic-vinegar, basil, salt}, as smooth or as coarse as you like.
      3+20 Use it hot, or let it cool for 20 minutes and pack it in freezer boxes, a cup for every two people, with an inch of room. It keeps for four months in the freezer.
    `,
    face: 'A thick, sweet sauce of roasted tomatoes, garlic and basil that waits in the freezer for winter',
    why: 'The oven boils the water away from two trays at once, and nobody has to stir or peel',
  },
  'tuna-pasta': {
    names:
      'lemony tuna pasta, pasta with tuna, pasta and tuna, tuna spaghetti, spaghetti with tuna, lemon tuna pasta, tinned tuna pasta, canned tuna pasta, easy tuna pasta, pasta al tonno, tuna and lemon pasta, store cupboard tuna pasta, pantry tuna pasta',
    title: 'Lemony Tuna Spaghetti',
    family: 'sicilian',
    cuisine: 'Italian',
    near: 'tuna-pasta-bake pasta-with-tomato-sauce',
    beside: 'green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      starch spaghetti|penne|gf-pasta=gluten-free_spaghetti/spaghetti 340
      fat olive-oil 50
      aromatic garlic 10 thinly sliced
      chile flakes 0.6?
      protein canned-tuna 280 drained
      brine capers 20? drained
      acid lemon-juice 25
      herb parsley 8?
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+10~ Cook {spaghetti} in a large pot of salted boiling water until just tender. Dip out a cup of the water before you drain it.
      4 Toward the end, warm {olive-oil} in {@skillet} over medium-low heat and cook {garlic}[ and {flakes}] until the garlic is pale gold, 2 minutes. Stir in {canned-tuna}, broken into flakes,[ with {capers}] until hot, 1 minute.
      2 Toss in the pasta with half a cup of the water until glossy. Season with {lemon-juice, salt, pepper}[ and scatter with {parsley}].
    `,
    face: 'Spaghetti with flakes of tuna, garlic and plenty of lemon, out of the cupboard',
    why: 'A splash of the starchy water turns oil and lemon into a sauce that coats the tuna, so it is never dry',
  },
  'tuna-tomato-pasta': {
    names:
      'tuna tomato pasta, tuna and tomato pasta, tomato tuna pasta, tomato and tuna pasta, pasta with tuna and tomato, pasta with tuna and tomatoes, tuna pasta with tomato sauce, tuna pasta with tomatoes, pasta tonno e pomodoro, tuna marinara, tuna bolognese, tuna ragu, student tuna pasta, tuna and tomato spaghetti',
    title: 'Tuna and Tomato Pasta',
    family: 'soffritto',
    cuisine: 'Italian',
    near: 'tuna-pasta tuna-pasta-bake pasta-with-tomato-sauce pasta',
    beside: 'green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      starch penne|spaghetti|gf-pasta=gluten-free_penne/penne 340
      fat olive-oil 27
      vegetable onion 150? finely chopped
      aromatic garlic 9 minced
      ground-spice oregano 1?
      body canned-tomatoes 400
      protein canned-tuna 280 drained
      cheese cheddar 60? grated
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+10~ Boil {penne} in plenty of salted water until nearly tender, and save a cup of the water when you drain it.
      7 Meanwhile, warm {olive-oil} in {@skillet} over medium heat.[ Cook {onion} until soft and pale gold, 5 minutes.] Stir in {garlic}[ and {oregano}] for 1 minute.
      1+8 Add {canned-tomatoes, salt, pepper} and simmer, stirring now and then, until thick, 8 minutes.
      3 Break {canned-tuna} into the sauce and heat through, 1 minute. Toss in the pasta with a splash of its water until every piece is coated[, and scatter with {cheddar}].
    `,
    face: 'Penne in a thick tomato sauce with flakes of tuna, all out of the cupboard',
    why: 'The tuna goes in at the end and only warms through, so it stays moist and in flakes',
  },
}
