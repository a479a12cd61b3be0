import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Chili of every color. */
export const chilis: DishEntries = {
  'beef-chili': {
    names:
      'chili, pot of chili, big pot of chili, bowl of chili, beef chili, chili con carne, chilli con carne, chilli, classic chili, homemade chili, beef and bean chili, ground beef chili, easy chili, stovetop chili, chili with beans, hamburger chili, game day chili, mince chilli, red chili',
    title: 'Beef Chili',
    family: 'texmex',
    cuisine: 'American',
    near: 'vegetarian-chili texas-chili bean-pot',
    weight: 5,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Braised, Slow Cooked',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat neutral-oil 20
      protein ground-beef 680
      vegetable onion 250 chopped
      vegetable green-pepper 160 diced
      aromatic garlic 16
      ground-spice chili-powder 20
      ground-spice cumin 8
      ground-spice oregano 2
      ground-spice smoked-paprika 3
      chile cayenne 0.7
      body tomato-paste 48
      body canned-tomatoes 800
      stock beef-stock|chicken-stock 300
      pulse kidney-beans|pinto-beans 510 drained and rinsed
      acid lime 30
      cheese cheddar|vegan-cheese 85?
      herb scallion 30? thinly sliced
      salt
      pepper pepper 1.2
    `,
    steps: `
      10 Heat {neutral-oil} in {@pot} over medium-high heat. Add {ground-beef, 1/2 salt} and leave it alone to brown for 4 minutes, then break it up and cook until no pink is left, 4 minutes more.
      9 Stir in {onion, green-pepper} and cook until soft, 7 minutes. Add {garlic, chili-powder, cumin, oregano, smoked-paprika, cayenne, tomato-paste} and fry for 1 minute, until brick red and fragrant.
      3+40 Pour in {canned-tomatoes, beef-stock} and scrape the bottom. Simmer with the lid ajar, stirring now and then, for 40 minutes.
      2+15 Add {kidney-beans} and simmer until the chili is thick, 15 minutes.
      2 Squeeze in {lime} and season with {pepper, salt}. [Top each bowl with {cheddar, scallion}.]
    `,
    face: 'A thick red pot of ground beef and kidney beans with plenty of spice',
    why: 'Spices fried in the fat of the meat taste deeper than spices stirred into the sauce',
  },
  'texas-chili': {
    names:
      'texas chili, texas style chili, chili without beans, chili with no beans, beanless chili, no bean chili, bean free chili, texas red, bowl of red, chile con carne, all meat chili, chunky beef chili, steak chili',
    title: 'Texas Chili',
    family: 'texmex',
    cuisine: 'American',
    near: 'beef-chili beef-stew braise',
    weight: 3,
    level: 2,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Braised, Slow Cooked',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat neutral-oil 30
      protein beef-chuck 1130 cut into 3/4-inch cubes
      aromatic onion 220 finely chopped
      aromatic garlic 20 minced
      ground-spice chili-powder 32
      ground-spice cumin 8
      ground-spice oregano 2
      chile chipotle 20? finely chopped
      body tomato-paste 32
      stock beef-stock 720
      thickener cornmeal 16
      sweetener brown-sugar 8
      acid lime 30
      salt
      pepper pepper 1.2
    `,
    steps: `
      14 Season {beef-chuck} with {pepper, 1/2 salt}. Brown in {neutral-oil} in {@pot} over medium-high heat, in batches, 12 minutes, and lift out.
      7 Turn the heat to medium. Cook {onion} until soft, 5 minutes, then {garlic, chili-powder, cumin, oregano, tomato-paste, chipotle} for 1 minute, until brick red and fragrant.
      4+105 Pour in {beef-stock} and scrape the bottom. Return {=beef-chuck}, bring to a bare simmer and cook, partly covered, until a fork goes through the meat without a push, 1 hour 45 minutes.
      3+10 Stir in {cornmeal, brown-sugar} and simmer until the gravy coats a spoon, 10 minutes.
      2 Squeeze in {lime} and season with {salt}.
    `,
    face: 'Cubes of beef in a thick, brick-red gravy, deeply spiced',
    why: 'Cornmeal thickens the gravy, and the long simmer makes the beef tender',
  },
  'white-chicken-chili': {
    names:
      'white chicken chili, white chili, white bean chicken chili, creamy white chicken chili, chicken chili, chicken chilli, white bean chili, green chile chicken chili, chili blanco',
    family: 'texmex',
    cuisine: 'American',
    near: 'turkey-chili vegetarian-chili bean-pot',
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
      ground-spice chili-powder 18
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
  'vegetarian-chili': {
    names:
      'vegetarian chili, veggie chili, bean chili, vegan chili, meatless chili, three bean chili, vegetable chili, vegetable chilli, veg chilli, veg chili, vegetarian chilli, veggie chilli, vegan chilli, 3 bean chili, bean chilli, vegetarian bean chili, chilli sin carne, chili sin carne, 3-bean chili, mixed bean chili',
    family: 'texmex',
    cuisine: 'American',
    near: 'bean-pot lentil-soup',
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
      ground-spice chili-powder 18
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
      ground-spice chili-powder 18
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
  'frito-pie': {
    names:
      'frito pie, frito chili pie, fritos chili pie, walking taco pie, corn chip pie, corn chip chili pie, texas frito pie, chili cheese fritos, frito pies',
    title: 'Frito Pie (Chili over Corn Chips)',
    family: 'texmex',
    cuisine: 'American',
    near: 'beef-chili tacos',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      protein ground-beef 450
      fat neutral-oil 14
      aromatic onion 180 chopped
      aromatic garlic 10 minced
      ground-spice chili-powder 14
      ground-spice cumin 3
      ground-spice oregano 1
      sauce tomato-paste 32
      liquid beef-stock|veg-stock 480
      pulse pinto-beans 250 drained and rinsed
      bread tortilla-chips=corn_chips/corn_chips 220
      cheese cheddar 120
      raw scallion 30 sliced
      raw jalapeno 20? thinly sliced
      salt
    `,
    steps: `
      7 Heat {neutral-oil} in a wide pot over medium-high heat and brown {ground-beef}, breaking it up, until no pink is left, 6 minutes.
      5 Add {onion} and soften, 4 minutes. Stir in {garlic, chili-powder, cumin, oregano, tomato-paste} for 1 minute.
      2+20 Pour in {beef-stock}, add {pinto-beans, salt} and simmer, half covered, until it is thick enough to sit on a spoon, 20 minutes.
      2 Divide {tortilla-chips} among bowls, ladle the chili over, and top with {cheddar, scallion}. Lay {jalapeno} on top. Serve before the chips go soft.
    `,
    face: 'Thick red chili ladled over corn chips, with Cheddar melting into it',
    why: 'The chili cooks down first, so that the chips under it keep their crunch',
  },
}
