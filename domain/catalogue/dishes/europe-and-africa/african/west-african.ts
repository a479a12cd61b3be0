import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Party rice, stews, skewers and doughnuts of Senegal, Ghana and Nigeria. */
export const westAfrican: DishEntries = {
  'jollof-rice': {
    names:
      'jollof rice, jollof, nigerian jollof rice, ghanaian jollof rice, party jollof, west african jollof rice, jollof rice with chicken, chicken jollof rice, jellof rice, smoky jollof rice',
    title: 'Jollof Rice with Chicken',
    titles: 'tofu: Jollof Rice with Tofu',
    family: 'creole',
    cuisine: 'African',
    near: 'chicken-and-chorizo-rice jambalaya pilaf',
    beside: 'fried-plantains coleslaw',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop, Blender',
    serves: 6,
    salt: 0.4,
    list: `
      protein chicken-thigh|tofu 800 cut into 2-inch pieces
      fat neutral-oil 60
      body canned-tomatoes 400
      vegetable red-pepper 300 cut into chunks
      vegetable onion 300 half cut into chunks, half sliced
      chile habanero 8 seeded
      aromatic garlic 12
      aromatic ginger 12
      body tomato-paste 80
      ground-spice curry-powder 5
      ground-spice dried-thyme 2
      ground-spice smoked-paprika 4
      whole-spice bay 0.6
      stock chicken-stock|veg-stock 600
      starch long-rice 450 rinsed until the water runs clear
      salt
      pepper pepper 1
    `,
    steps: `
      11 Season {chicken-thigh} with {pepper, 1/3 salt} and brown in {1/3 neutral-oil} in {@pot} over medium-high heat, 8 minutes, turning. Take it out.
      3 Blend {canned-tomatoes, red-pepper, habanero, garlic, ginger} with {1/2 onion} until smooth.
      7 Fry {onion} in {neutral-oil} in the pot for 4 minutes. Stir in {tomato-paste} and let it darken for 3 minutes.
      3+15 Pour in the blended sauce with {curry-powder, dried-thyme, smoked-paprika, bay, salt}. Simmer, stirring now and then, until the oil rises to the top, 15 minutes.
      4+30 Stir in {long-rice, chicken-stock}, then the browned pieces with their juices. Bring to a boil, cover with foil and the lid and cook over the lowest heat until the rice is tender[{?chicken-thigh} and the chicken has passed 165°F (74°C)], 30 minutes.
      2+10 Let it stand, still covered, for 10 minutes. Pull out the bay leaf and fluff from the edges, with the browned bottom, which is the best of it.
    `,
    face: 'Red, smoky rice cooked in a sauce of tomato, red pepper and chile until no grain is pale',
    why: 'The sauce is fried until its oil rises, which takes the rawness out before the rice goes in',
  },
  'peanut-stew': {
    names:
      'peanut stew, west african peanut stew, african peanut stew, groundnut stew, maafe, mafe, peanut chicken stew, african peanut soup, west african peanut soup, chicken groundnut stew, sweet potato peanut stew',
    title: 'West African Peanut Stew with Chicken',
    titles: 'chickpeas: West African Peanut Stew with Chickpeas',
    family: 'creole',
    cuisine: 'African',
    near: 'chicken-stew vegetable-stew chicken-curry',
    beside: 'white-rice fried-plantains',
    weight: 3,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      protein chicken-thigh|chickpeas 520 cut into 2-inch pieces
      fat neutral-oil 20
      vegetable onion 200 chopped
      aromatic garlic 12
      aromatic ginger 15
      ground-spice cumin 3
      ground-spice coriander 2
      ground-spice cayenne 0.8
      body tomato-paste 50
      vegetable sweet-potato 450 peeled and cut into 3/4-inch cubes
      stock chicken-stock|veg-stock 700
      body canned-tomatoes 200
      nut peanut-butter 130
      leaf collard-greens|kale 150 stemmed and chopped
      acid lime 20
      herb cilantro 8?
      salt
      pepper pepper 1
    `,
    steps: `
      9 Brown {chicken-thigh} in {1/2 neutral-oil} in {@pot} over medium-high heat, 7 minutes, and lift out.
      7 Soften {onion} in {neutral-oil}, 5 minutes. Add {garlic, ginger, cumin, coriander, cayenne, tomato-paste} and stir until it darkens, 1 minute.
      3+20 Add {sweet-potato, chicken-stock, canned-tomatoes, =chicken-thigh, 1/2 salt}. Simmer, half covered, until the sweet potatoes are nearly soft[ and {?chicken-thigh}the chicken is past 165°F (74°C)], 20 minutes.
      4+10 Loosen {peanut-butter} with a ladle of the broth and stir it in with {collard-greens}. Simmer for 10 minutes, stirring the bottom, until the stew is thick.
      2 Sharpen with {lime}, season with {pepper, salt}[ and scatter with {cilantro}].
    `,
    face: 'A thick, brick-colored stew of sweet potatoes, greens and peanuts with ginger and lime',
    why: 'Peanut butter goes in late, loosened first, so it neither clumps nor catches',
  },
  'chicken-yassa': {
    names:
      'chicken yassa, yassa, poulet yassa, yassa poulet, senegalese chicken, senegalese chicken yassa, yassa chicken, yassa au poulet, senegalese lemon chicken, west african chicken with onions and lemon, gambian chicken yassa',
    title: 'Chicken Yassa (Senegalese Lemon and Onion Chicken)',
    family: 'creole',
    cuisine: 'African',
    near: 'peanut-stew jollof-rice chicken-tagine',
    beside: 'white-rice fried-plantains',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein chicken-bone 700
      acid lemon 90
      sauce dijon 36
      aromatic garlic 16
      chile habanero 6 left whole
      fat neutral-oil 50
      vegetable onion 720 halved and thinly sliced
      whole-spice bay 0.6
      stock chicken-stock 240
      brine green-olives 70
      starch long-rice 280
      herb parsley 6?
      salt
      pepper pepper 1.5
    `,
    steps: `
      6+120 Stir {most lemon, 1/2 dijon, 1/2 garlic, pepper, 1/2 salt} together in a bowl. Turn {chicken-bone} and {onion} in it, cover and chill for 2 hours, or overnight.
      14 Lift the chicken out of the bowl and pat it dry. Heat {1/2 neutral-oil} in {@pot} over medium-high heat and brown the pieces well, 6 minutes a side. Set them aside.
      20 Add {neutral-oil} and the onions with all that is in the bowl. Cook over medium heat, stirring often, until soft, golden and sticky, 18 minutes. Stir in {garlic} for 1 minute.
      4+30~ Add {chicken-stock, dijon, bay, habanero} to the onions and tuck in the chicken. Simmer, half covered, until it is 165°F (74°C) at the bone and tender, 30 minutes.
      3+20~ Meanwhile, bring {long-rice, water 560} to a boil, cover and cook over the lowest heat, 20 minutes.
      3+5 Stir in {green-olives, lemon, salt} and simmer for 5 minutes. Lift out {=bay, =habanero} and serve over {=long-rice}[ with {parsley}].
    `,
    face: 'Browned chicken in a tangy, mustardy heap of golden onions, over rice',
    why: 'The onions marinate with the meat and cook down in the marinade, which leaves them sweet and sharp at once',
  },
  'beef-suya': {
    names:
      'beef suya, suya, nigerian suya, suya skewers, nigerian beef skewers, peanut beef skewers, suya kebab, nigerian beef suya, steak suya, spicy peanut beef skewers, peanut spiced beef kebabs',
    title: 'Beef Suya (Nigerian Peanut-Spiced Skewers)',
    family: 'creole',
    cuisine: 'African',
    looksLike: 'kebabs',
    near: 'shish-kebabs kebabs jollof-rice',
    beside: 'fried-plantains white-rice',
    weight: 2,
    level: 2,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Grilled',
    equipment: 'Grill/Oven',
    weather: 'warm',
    serves: 4,
    salt: 0.6,
    list: `
      nut peanuts 100 unsalted
      ground-spice smoked-paprika 6
      ground-spice ground-ginger 4
      ground-spice garlic-powder 5
      ground-spice onion-powder 5
      chile cayenne 2
      protein flank-steak|sirloin 750 sliced 1/4 inch thick across the grain
      fat neutral-oil 36
      raw tomato 300 cut into wedges
      raw red-onion 120 sliced into rings
      raw cabbage 150 finely shredded
      acid lime 67 cut into wedges
      salt
    `,
    steps: `
      4 Pound {peanuts} or pulse them in short bursts to a dry, sandy powder; stop before they turn oily. Press it in paper towels to draw out the oil.
      2 Stir in {smoked-paprika, ground-ginger, garlic-powder, onion-powder, cayenne, salt}. Put a third of the mixture aside for the table.
      8+30 Turn {flank-steak} in {most neutral-oil}, then in the rest of the mixture, pressing it on. Thread the slices onto skewers, like ribbon, and chill for 30 minutes.
      8 Drizzle with {neutral-oil}. Grill over high heat, or broil close to the element, turning, until charred at the edges and at least 145°F (63°C) inside, 6 to 7 minutes.
      3 Rest for 3 minutes. Dust with the spices that you set aside and serve with {tomato, red-onion, cabbage, lime}.
    `,
    face: 'Ribbons of steak under a hot, smoky crust of ground peanuts, with raw onion and tomato',
    why: 'Pressed dry first, the peanut powder toasts on the meat and does not slide off it',
  },
  'puff-puff': {
    names:
      'puff puff, puff-puff, nigerian puff puff, puff puffs, west african doughnuts, african doughnuts, bofrot, african donuts, nigerian doughnuts, nigerian donuts, west african fried dough, puffpuff',
    title: 'Puff Puff (West African Doughnuts)',
    family: 'creole',
    cuisine: 'African',
    looksLike: 'fritters',
    near: 'doughnuts churros',
    beside: '',
    weight: 2,
    level: 2,
    types: 'Snack, Dessert',
    meals: 'Snack, Breakfast, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour 375
      sweetener sugar 100
      leavener yeast 7
      seasoning salt 4
      sweet-spice nutmeg 1.5
      fat neutral-oil 500 for frying
    `,
    steps: `
      6 Whisk {flour, most sugar, yeast, salt, nutmeg} in a large bowl. Add {water 300}, lukewarm, and beat by hand for 4 minutes, until the batter is smooth, stretchy and thick enough to drop from your fingers.
      1+60 Cover and leave in a warm place until it is bubbly and doubled, 1 hour.
      5 Heat {neutral-oil} 2 inches deep in a heavy pot to 350°F (175°C).
      20 Stir the batter down. With wet hands or two oiled spoons, drop in 1 1/4-inch balls, seven or eight at a time. Fry until deep gold and dry in the middle, about 4 minutes a batch, rolling them over as they brown.
      2 Drain on paper and roll in {sugar} while they are warm.
    `,
    face: 'Round, stretchy doughnuts with a whiff of nutmeg, crisp for as long as they are hot',
    why: 'A loose, yeasty batter puffs into a ball by itself, with no rolling and no cutter',
  },
}
