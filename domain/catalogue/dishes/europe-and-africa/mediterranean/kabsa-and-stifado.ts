import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** One-pot dinners of Riyadh and Athens. */
export const kabsaAndStifado: DishEntries = {
  'chicken-kabsa': {
    names:
      'kabsa, chicken kabsa, kabsah, saudi chicken and rice, saudi kabsa, machboos, chicken machboos, majboos, arabic chicken and rice, arab chicken and rice, chicken mandi, mandi rice, saudi rice with chicken',
    title: 'Chicken Kabsa',
    family: 'lebanese',
    cuisine: 'Middle Eastern',
    near: 'maqluba chicken-biryani pilaf',
    beside: 'israeli-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Braised',
    equipment: 'Stovetop, Oven',
    serves: 6,
    salt: 0.42,
    list: `
      fat ghee|neutral-oil 35
      protein chicken-bone 1300
      aromatic onion 250 sliced
      aromatic garlic 15 minced
      body tomato-paste 30
      body tomato 200 chopped
      vegetable carrot 120 grated
      ground-spice cumin 3
      ground-spice coriander 3
      ground-spice turmeric 1.5
      ground-spice allspice 1.5
      sweet-spice cinnamon 1.5
      ground-spice cardamom 1
      whole-spice dried-lime|lemon-zest 6
      whole-spice bay 0.4
      starch basmati 450 rinsed and soaked for 20 minutes
      fruit raisins 50
      nut almonds|pepitas 45 toasted
      salt
      pepper pepper 1
    `,
    steps: `
      12 Heat {ghee} in {@pot} over medium-high heat and brown {chicken-bone}, skin side down at first, 10 minutes. Lift out the pieces.
      10 Cook {onion} in the fat until golden, 8 minutes. Stir in {garlic, tomato-paste, cumin, coriander, turmeric, allspice, cinnamon, cardamom, pepper} for 1 minute.
      3+35 Add {tomato, carrot, dried-lime, bay, salt, water 900} and the chicken. Bring to a boil, cover and simmer for 35 minutes, until the meat is tender and 165°F (74°C) or more at the bone.
      2 Move the chicken to a sheet pan, skin side up. Heat the broiler.
      3+18~ Drain {basmati} and stir it into the broth with {raisins}: the liquid should stand half an inch above it. Boil, cover and cook over the lowest heat for 18 minutes.
      5 Meanwhile, broil the chicken until the skin is crisp, 4 minutes.
      2+5 Let the rice stand for 5 minutes, take out {=bay} and fluff. Heap on a platter with the chicken and scatter with {almonds}.
    `,
    face: 'Spiced rice cooked in the chicken’s own broth, with crisp-skinned pieces, raisins and nuts',
    why: 'The rice drinks the broth in which the chicken was cooked, so nothing of the spices is lost',
  },
  stifado: {
    names:
      'stifado, greek beef stew, beef stifado, kokkinisto, greek stew, greek beef stifado, greek beef and onion stew',
    title: 'Stifado (Greek Beef and Onion Stew)',
    family: 'greek',
    near: 'beef-stew pastitsio braise',
    beside: 'mashed-potatoes greek-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      fat olive-oil 45
      protein beef-chuck 1000 cut into 1 1/2-inch pieces
      aromatic shallot 600 small ones, peeled and left whole
      aromatic garlic 12 sliced
      body tomato-paste 30
      wine red-wine 240
      acid red-vinegar 30
      body canned-tomatoes 400
      whole-spice cinnamon-stick 4
      whole-spice bay 0.6
      ground-spice allspice 1
      ground-spice oregano 1.5
      sweetener honey 8
      salt
      pepper pepper 1
    `,
    steps: `
      14 Brown {beef-chuck} in {1/2 olive-oil} in {@pot} over medium-high heat, in batches, 12 minutes. Set aside.
      8 Add {olive-oil, shallot} and roll them about until golden all over, 7 minutes. Stir in {garlic, tomato-paste} for 1 minute.
      4+100 Pour in {red-wine, red-vinegar} and boil for 2 minutes. Add {canned-tomatoes, cinnamon-stick, bay, allspice, oregano, honey, pepper, water 240} and the beef. Cover and simmer gently until the beef is tender, 1 hour 40 minutes.
      2+20 Uncover and simmer until the sauce coats the onions, 20 minutes. Take out {=cinnamon-stick, =bay} and season with {salt}.
    `,
    face: 'Beef and whole shallots in a dark, winey tomato sauce with cinnamon and allspice',
    why: 'As much onion as beef by the look of it: whole ones melt, but keep their shape',
  },
}
