import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Chickpeas with pasta, and beef rolls in sauce. */
export const nonnasPots: DishEntries = {
  'pasta-e-ceci': {
    names:
      'pasta e ceci, pasta and chickpeas, pasta with chickpeas, chickpea pasta soup, roman pasta with chickpeas, italian chickpea pasta, one pot pasta e ceci, pasta e ceci soup',
    title: 'Pasta e Ceci (Roman Pasta with Chickpeas)',
    family: 'roman',
    near: 'pasta-e-fagioli minestrone beans-and-greens-soup',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      fat olive-oil 45
      aromatic onion 120 finely chopped
      aromatic garlic 12 sliced
      herb rosemary 2 finely chopped
      ground-spice flakes 0.4
      body tomato-paste 45
      pulse chickpeas 500 drained and rinsed
      starch orzo=ditalini_or_other_small_pasta/pasta|gf-pasta 200
      cheese pecorino|veg-parm|vegan-parmesan 40
      salt
      pepper pepper 0.6
    `,
    steps: `
      6 Cook {onion} in {most olive-oil} in {@pot} over medium heat until soft, 5 minutes. Add {garlic, rosemary, flakes} for 1 minute.
      3 Stir in {tomato-paste} and fry until it darkens, 2 minutes.
      2+10 Add {chickpeas, water 1000, salt}. Bring to a boil and simmer for 10 minutes. Crush about a third of the chickpeas in the pot.
      2+10 Add {orzo} and cook, stirring often, until tender and the whole is as thick as porridge, 9 to 11 minutes.
      1+3 Let stand for 3 minutes. Serve with {pecorino, pepper, olive-oil}.
    `,
    face: 'Small pasta and creamy chickpeas, cooked in one pot with rosemary and garlic',
    why: 'The pasta cooks in the pot with the chickpeas, and its starch makes the sauce',
  },
  braciole: {
    names:
      'braciole, beef braciole, italian beef rolls, braciole in sauce, involtini, italian stuffed beef rolls, brajole, flank steak braciole, stuffed flank steak, italian braciole',
    title: 'Beef Braciole in Tomato Sauce',
    family: 'neapolitan',
    cuisine: 'Italian, American',
    near: 'sunday-gravy beef-rouladen braise',
    beside: 'creamy-polenta green-salad',
    weight: 3,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.36,
    list: `
      protein flank-steak|beef-round 700 cut and pounded into thin slices, 2 for each serving
      crunch breadcrumbs|gf-breadcrumbs 60
      cheese pecorino|parmesan 45
      aromatic garlic 12 minced
      herb parsley 15 chopped
      nut pine-nuts 20?
      protein prosciutto 60
      fat olive-oil 40
      aromatic onion 120 chopped
      wine red-wine 120
      body canned-tomatoes 800
      herb basil 6
      salt
      pepper pepper 1
    `,
    steps: `
      4 Mix {breadcrumbs, pecorino, parsley} with half of {=garlic}[ and {pine-nuts}].
      12 Lay out {flank-steak}, season with {pepper, 1/2 salt}, and cover each with {prosciutto} and some of the crumbs. Roll up tightly and tie or pin with toothpicks.
      10 Brown the rolls all around in {olive-oil} in {@pot} over medium-high heat, 8 minutes. Set aside.
      7 Cook {onion} in the pot until soft, 5 minutes, and the rest of {garlic} for 1 minute. Pour in {red-wine} and boil it away.
      3+90 Add {canned-tomatoes, basil, salt, water 120} and the rolls. Cover and simmer over low heat, turning once, until a fork slides in, 1 1/2 hours.
      2+5 Rest the rolls for 5 minutes and take out the strings or toothpicks. Slice, and spoon the sauce over.
    `,
    face: 'Thin beef rolled around cheese, crumbs and prosciutto, braised in tomato sauce',
    why: 'An hour and a half in the sauce makes a lean cut tender, and the sauce takes the taste of the meat',
  },
}
