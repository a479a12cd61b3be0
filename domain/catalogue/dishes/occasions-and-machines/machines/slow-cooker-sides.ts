import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What goes beside a meal or before it, from the slow cooker. */
export const slowCookerSides: DishEntries = {
  'slow-cooker-baked-beans': {
    names:
      'slow cooker bbq beans, slow cooker barbecue beans, slow cooker baked beans, crock pot baked beans, crockpot baked beans, crock pot beans',
    title: 'Slow-Cooker Barbecue Beans',
    family: 'barbecue',
    cuisine: 'American',
    near: 'bean-pot slow-cooker-stew',
    beside: 'cornbread coleslaw',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker',
    serves: 8,
    salt: 0.4,
    list: `
      pulse white-beans 1020 drained and rinsed
      vegetable onion 220 finely chopped
      vegetable green-pepper 120 finely diced
      aromatic garlic 9
      body tomato-paste 60
      sauce ketchup 120
      sweetener molasses 60
      sweetener brown-sugar 40
      sauce dijon 16
      acid cider-vinegar 30
      ground-spice smoked-paprika 4
      salt
      pepper pepper 1.2
    `,
    steps: `
      5 Whisk {tomato-paste, ketchup, molasses, brown-sugar, dijon, cider-vinegar, smoked-paprika, pepper, salt} with {water 240} in a 6-quart slow cooker.
      3+300 Stir in {white-beans, onion, green-pepper, garlic}, cover and cook on low until the onion is soft and the sauce is dark and thick, 5 hours.
      2+15 Uncover, stir and let stand for 15 minutes: it thickens as it cools.
    `,
    face: 'Soft beans in a dark, sweet and smoky sauce',
    why: 'Hours on low let the beans drink up the sauce, with nothing to watch',
  },
  'slow-cooker-collard-greens': {
    names:
      'slow cooker collard greens, slow cooker greens, crock pot collard greens, crockpot greens, slow cooker collards, crock pot greens',
    title: 'Slow-Cooker Collard Greens',
    family: 'creole',
    cuisine: 'American',
    near: 'collard-greens vegetable-braise',
    beside: 'cornbread fried-chicken',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker',
    serves: 6,
    salt: 0.5,
    list: `
      leaf collard-greens 900 stemmed and sliced
      vegetable onion 220 thinly sliced
      aromatic garlic 15 sliced
      fat olive-oil 40
      stock veg-stock|chicken-stock 480
      ground-spice smoked-paprika 5
      chile flakes 1
      acid cider-vinegar 30
      sweetener brown-sugar 8
      salt
      pepper pepper 0.8
    `,
    steps: `
      6 Put {onion, garlic} in a 6-quart slow cooker with {olive-oil, smoked-paprika, flakes, pepper, most salt}. Pack {collard-greens} on top and pour {veg-stock} over.
      2+300 Cover and cook on low until the leaves are silky, 5 hours, pushing them down once when they have slumped.
      2 Stir in {cider-vinegar, brown-sugar} and season with {salt}. Serve with some of the broth.
    `,
    face: 'Silky greens in a smoky, tangy broth',
    why: 'Smoked paprika gives the broth what a ham bone would, and vinegar at the end wakes it up',
  },
  'slow-cooker-party-meatballs': {
    names:
      'slow cooker meatballs, slow cooker party meatballs, slow cooker cocktail meatballs, slow cooker bbq meatballs, slow cooker appetizer meatballs, slow cooker sweet and sour meatballs, slow cooker beef meatballs',
    title: 'Slow-Cooker Party Meatballs',
    family: 'barbecue',
    cuisine: 'American',
    near: 'cocktail-meatballs meatballs',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack, Main Dish',
    meals: 'Snack, Dinner, Lunch, Late Night',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker',
    serves: 8,
    salt: 0.5,
    list: `
      protein ground-beef 900
      crunch panko|gf-breadcrumbs 60
      egg egg 50
      vegetable onion 100 grated
      aromatic garlic 6
      sauce ketchup 240
      sweetener brown-sugar 50
      acid cider-vinegar 45
      sauce worcestershire 18
      ground-spice smoked-paprika 3
      chile cayenne 0.6
      salt
      pepper pepper 1.2
    `,
    steps: `
      20 Mix {ground-beef, panko, egg, onion, garlic, pepper, most salt} lightly until it just holds, and roll into 1-inch balls.
      3 Stir {ketchup, brown-sugar, cider-vinegar, worcestershire, smoked-paprika, cayenne, salt} with {water 120} in a 5- to 6-quart slow cooker.
      3+180 Lay the meatballs in the sauce, cover and cook on low until they are 160°F (71°C) in the middle and the sauce clings, 3 hours. Turn them gently once on the way.
      2 Skim off the fat and keep on warm, with picks.
    `,
    face: 'Small, tender meatballs in a sweet and sharp sauce, kept warm for a party',
    why: 'They cook in the sauce from raw, so there is no pan to stand over',
  },
  'slow-cooker-spinach-artichoke-dip': {
    names:
      'slow cooker spinach artichoke dip, crock pot spinach artichoke dip, crockpot spinach dip, slow cooker spinach dip, slow cooker dip, slow cooker artichoke dip, crock pot dip',
    title: 'Slow-Cooker Spinach Artichoke Dip',
    family: 'californian',
    cuisine: 'American',
    near: 'spinach-artichoke-dip',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner, Late Night',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker',
    serves: 8,
    salt: 0.2,
    list: `
      vegetable frozen-spinach 285 thawed and squeezed dry
      vegetable artichoke-hearts=canned_artichoke_hearts/artichokes 390 drained and chopped
      creamy cream-cheese 225 cut into cubes
      creamy sour-cream 180
      cheese parmesan 60
      cheese mozzarella 110
      aromatic garlic 6
      chile flakes 0.5
      bread bread=baguette/bread|gf-bread 340 sliced
      salt
      pepper pepper 0.8
    `,
    steps: `
      5 Stir {frozen-spinach, artichoke-hearts, cream-cheese, sour-cream, parmesan, mozzarella, garlic, flakes, pepper, salt} together in a 3- to 4-quart slow cooker.
      1+120 Cover and cook on low until the cheese has melted, 2 hours, stirring after the first hour.
      3 Stir until smooth and keep on warm. Serve with {bread}.
    `,
    face: 'A warm, creamy dip thick with spinach and artichokes',
    why: 'The spinach is wrung out first, so the dip stays thick for as long as the party lasts',
  },
}
