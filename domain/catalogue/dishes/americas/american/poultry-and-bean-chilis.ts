import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Chili of chicken, turkey and beans, white, red and black. */
export const poultryAndBeanChilis: DishEntries = {
  'white-chicken-chili': {
    names:
      'white chicken chili, white chili, white bean chicken chili, creamy white chicken chili, chicken chili, chicken chilli, white bean chili, green chile chicken chili, chili blanco',
    family: 'texmex',
    cuisine: 'American',
    near: 'turkey-chili vegetarian-chili bean-pot',
    beside: 'cornbread green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Slow Cooked',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat olive-oil 27
      vegetable onion 220 chopped
      vegetable poblano 160 diced
      aromatic garlic 14
      ground-spice cumin 6
      ground-spice coriander 3
      ground-spice oregano 2
      chile jalapeno 28 seeded and finely chopped
      chile green-chiles 113 drained
      stock chicken-stock 960
      protein chicken-breast 700
      pulse white-beans 765 drained and rinsed
      vegetable corn 170
      creamy sour-cream|greek-yogurt|vegan-sour-cream 100
      acid lime 40
      herb cilantro 12 chopped
      salt
    `,
    steps: `
      10 Heat {olive-oil} in {@pot} over medium heat. Cook {onion, poblano, jalapeno} until soft, 8 minutes, then stir in {garlic, cumin, coriander, oregano} for 1 minute.
      3+20 Add {green-chiles, chicken-stock, chicken-breast, 1/2 salt}. Bring to a bare simmer, cover and cook until the chicken is 165°F (74°C) in the middle, about 20 minutes.
      6 Move the chicken to a board and shred it with two forks. Crush a third of {white-beans} with a fork: they will thicken the pot.
      2+10 Return the chicken with all of the beans and {corn} and simmer for 10 minutes.
      2 Take off the heat and stir in {sour-cream, lime, cilantro, salt}.
    `,
    face: 'A pale, creamy chili of shredded chicken, white beans and green chiles',
    why: 'Some of the beans are crushed, so the broth turns velvety without flour',
  },
  'turkey-chili': {
    names:
      'turkey chili, ground turkey chili, healthy turkey chili, turkey chilli, turkey and bean chili, lean turkey chili, turkey easy turkey chili, turkey mince chilli',
    family: 'southwestern',
    cuisine: 'American',
    near: 'beef-chili white-chicken-chili bean-pot',
    beside: 'cornbread green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Braised, Slow Cooked',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat olive-oil 34
      protein ground-turkey 680
      vegetable onion 220 chopped
      vegetable red-pepper 180 diced
      aromatic garlic 14
      ground-spice chili-powder|sweet-paprika 18
      ground-spice cumin 7
      ground-spice oregano 2
      ground-spice cocoa 5
      sauce chipotle 20 minced
      body canned-tomatoes 800
      stock chicken-stock 300
      pulse black-beans|pinto-beans 510 drained and rinsed
      vegetable corn 150
      acid cider-vinegar 12
      herb cilantro 8?
      salt
    `,
    steps: `
      9 Warm {olive-oil} in {@pot} over medium-high heat. Add {ground-turkey, 1/2 salt} and cook, in large pieces at first, until lightly browned with no pink left, about 7 minutes.
      8 Add {onion, red-pepper} and soften for 6 minutes. Stir in {garlic, chili-powder, cumin, oregano, cocoa, chipotle} and toast for 1 minute.
      3+30 Stir in {canned-tomatoes, chicken-stock}, bring to a simmer and cook with the lid ajar for 30 minutes.
      2+10 Add {black-beans, corn} and simmer for 10 minutes, until thick.
      1 Sharpen with {cider-vinegar}, season with {salt} [and serve under {cilantro}].
    `,
    face: 'A lean chili of ground turkey and black beans, smoky with chipotle',
    why: 'Turkey is mild, so a little cocoa and smoked chile give the pot its depth',
  },
  'red-chicken-chili': {
    names:
      'red chicken chili, red chicken chilli, chicken chili with tomatoes, chicken and bean chili, chicken chili with kidney beans, chicken tomato chili, shredded chicken chili, chicken chili with red beans, chicken chili with black beans',
    title: 'Red Chicken Chili',
    family: 'texmex',
    cuisine: 'American',
    near: 'white-chicken-chili turkey-chili bean-pot',
    beside: 'cornbread green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.48,
    list: `
      fat neutral-oil 27
      vegetable onion 220 chopped
      vegetable red-pepper 200 diced
      aromatic garlic 14
      ground-spice chili-powder|sweet-paprika 14
      ground-spice cumin 6
      ground-spice oregano 2
      ground-spice smoked-paprika 3
      body tomato-paste 40
      body canned-tomatoes 800
      stock chicken-stock 480
      protein chicken-thigh|chicken-breast 750
      pulse kidney-beans 255 drained and rinsed
      pulse black-beans|pinto-beans 255 drained and rinsed
      acid lime 20
      creamy sour-cream|vegan-sour-cream 90?
      herb cilantro 12
      salt
    `,
    steps: `
      9 Cook {onion, red-pepper} in {neutral-oil} in {@pot} over medium heat until soft, 8 minutes.
      2 Stir in {garlic, chili-powder, cumin, oregano, smoked-paprika, tomato-paste} and let them darken for 1 minute.
      3+25 Add {canned-tomatoes, chicken-stock, 1/2 salt}, sink {chicken-thigh} in it and simmer, partly covered, until the chicken is 165°F (74°C) and pulls apart, 25 minutes.
      5 Lift the chicken out and shred it.
      2+12 Return it with {kidney-beans, black-beans} and simmer without the lid until thick, 12 minutes.
      2 Season with {lime, salt}. Ladle into bowls and top with {cilantro, sour-cream}.
    `,
    face: 'A thick red chili of shredded chicken, two kinds of beans and tomatoes',
    why: 'The chicken simmers whole in the sauce and is shredded late, so it seasons the pot and stays moist',
  },
  'vegetarian-chili': {
    names:
      'vegetarian chili, veggie chili, bean chili, vegan chili, meatless chili, three bean chili, vegetable chili, vegetable chilli, veg chilli, veg chili, vegetarian chilli, veggie chilli, vegan chilli, 3 bean chili, bean chilli, vegetarian bean chili, chilli sin carne, chili sin carne, 3-bean chili, mixed bean chili',
    family: 'texmex',
    cuisine: 'American',
    near: 'bean-pot lentil-soup',
    beside: 'cornbread green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Braised, Slow Cooked',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat olive-oil 40
      vegetable onion 250 chopped
      vegetable red-pepper 200 diced
      vegetable carrot 150 finely diced
      aromatic garlic 16
      ground-spice chili-powder|sweet-paprika 18
      ground-spice cumin 8
      ground-spice smoked-paprika 4
      ground-spice oregano 2
      sauce chipotle 20 minced
      body tomato-paste 48
      body canned-tomatoes 800
      stock veg-stock 420
      pulse black-beans 510 drained and rinsed
      pulse kidney-beans 255 drained and rinsed
      pulse pinto-beans 255 drained and rinsed
      vegetable corn 150
      acid lime 40
      herb cilantro 10?
      salt
    `,
    steps: `
      12 Heat {olive-oil} in {@pot} over medium heat. Add {onion, red-pepper, carrot, 1/2 salt} and cook, stirring from time to time, until soft and starting to brown, 10 minutes.
      3 Stir in {garlic, chili-powder, cumin, smoked-paprika, oregano, chipotle, tomato-paste} and cook until the paste sticks and darkens, 2 minutes.
      3+25 Add {canned-tomatoes, veg-stock, black-beans, kidney-beans, pinto-beans}. Simmer, partly covered, for 25 minutes.
      3+5 Crush some of the beans against the side of the pot, stir in {corn} and simmer for 5 minutes, until thick.
      1 Stir in {lime, salt} [and sprinkle with {cilantro}].
    `,
    face: 'Three kinds of beans in a smoky tomato chili with sweet peppers',
    why: 'Chipotle and browned tomato paste bring a depth that otherwise takes hours',
  },
  'black-bean-chili': {
    names: 'black bean chili, black bean chilli, vegetarian black bean chili, vegan black bean chili',
    family: 'texmex',
    cuisine: 'American',
    near: 'vegetarian-chili bean-pot',
    beside: 'cornbread guacamole',
    weight: 3,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Braised, Slow Cooked',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat olive-oil 40
      vegetable onion 250 chopped
      vegetable red-pepper 200 diced
      vegetable carrot 150 finely diced
      aromatic garlic 16
      ground-spice chili-powder|sweet-paprika 18
      ground-spice cumin 8
      ground-spice smoked-paprika 4
      ground-spice oregano 2
      sauce chipotle 20 minced
      body tomato-paste 48
      body canned-tomatoes 800
      stock veg-stock 420
      pulse black-beans 1020 drained and rinsed
      vegetable corn 150
      acid lime 40
      herb cilantro 10?
      salt
    `,
    steps: `
      12 Warm {olive-oil} in {@pot} over medium heat and cook {onion, red-pepper, carrot, 1/2 salt} until soft and browned at the edges, 10 minutes.
      3 Add {garlic, chili-powder, cumin, smoked-paprika, oregano, chipotle, tomato-paste} and stir until the bottom of the pot is rust brown, 2 minutes.
      3+25 Add {canned-tomatoes, veg-stock, black-beans}. Simmer, partly covered, for 25 minutes.
      3+5 Mash a ladleful of the beans in the pot, add {corn} and cook for 5 minutes more, until a spoon leaves a trail in it.
      1 Stir in {lime, salt} [and sprinkle with {cilantro}].
    `,
    face: 'Black beans in a smoky chili of tomatoes and sweet peppers',
    why: 'Some of the beans are crushed, so the chili thickens itself',
  },
}
