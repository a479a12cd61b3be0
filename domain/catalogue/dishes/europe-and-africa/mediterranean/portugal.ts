import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Soup with greens, chicken with hot peppers, and custard tarts of Portugal. */
export const portugal: DishEntries = {
  'caldo-verde': {
    names:
      'caldo verde, portuguese kale soup, portuguese green soup, caldo verde soup, portuguese kale and potato soup, kale and chorizo soup, portuguese soup',
    title: 'Caldo Verde (Portuguese Kale Soup)',
    family: 'spanish',
    cuisine: 'Portuguese, Mediterranean',
    near: 'zuppa-toscana potato-soup',
    beside: 'no-knead-bread cornbread',
    weight: 2,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.55,
    list: `
      fat olive-oil 42
      protein chorizo 170 sliced into thin rounds
      aromatic onion 200 chopped
      aromatic garlic 12 sliced
      starch potato 700 peeled and sliced
      liquid chicken-stock|veg-stock 1200
      vegetable kale 250 ribs removed, leaves cut into threads
      pepper pepper 0.6
      salt
    `,
    steps: `
      5 Heat {1/2 olive-oil} in a large pot over medium heat and brown {chorizo}, 4 minutes. Lift it out and leave the red fat.
      7 Soften {onion} in it, 5 minutes. Add {garlic} and cook until fragrant, 1 minute.
      2+18 Add {potato, chicken-stock}, bring to a boil, cover and simmer until the potatoes fall apart, 18 minutes.
      3 Take the pot off the heat and blend until smooth, or mash for a coarser soup.
      2+4 Bring it back to a simmer with {pepper, salt}, stir in {kale} and half of the sausage, and cook until the threads are bright and tender, 4 minutes.
      1 Ladle into bowls, with the rest of the sausage on top and {olive-oil} over it.
    `,
    face: 'A smooth potato soup with threads of kale and browned rounds of chorizo',
    why: 'Cut as fine as grass, the kale is tender in minutes and stays bright green',
  },
  'pasteis-de-nata': {
    names:
      'pasteis de nata, pastel de nata, pastéis de nata, portuguese custard tarts, portuguese custard tart, portuguese egg tarts, portuguese egg tart, nata tarts, pasteis de belem',
    title: 'Pastéis de Nata (Portuguese Custard Tarts)',
    family: 'spanish',
    cuisine: 'Portuguese',
    near: 'creme-brulee custard',
    weight: 2,
    level: 3,
    types: 'Dessert, Snack',
    meals: 'Snack, Breakfast, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      flour puff-pastry 490 thawed if frozen
      liquid milk 360
      thickener flour 28
      sweetener sugar 200
      aromatic lemon-zest 6
      sweet-spice cinnamon 2
      egg egg-yolk 102
      seasoning salt 0.6
    `,
    steps: `
      10+20 Roll {puff-pastry} up tightly along its long side, cut the roll into 12 slices and chill them for 20 minutes.
      9 Lay each slice flat in a cup of {@tin 12-cup muffin pan}, wet your thumbs and press it from the middle outward until it stands just above the rim. Chill the pan.
      1+20~ Set a rack near the top of the oven and heat it to 500°F (260°C), 20 minutes.
      5 Bring {sugar} and {water 120} to a boil in a small saucepan with {lemon-zest}, and boil for 3 minutes without stirring.
      6 Whisk {flour} into a little of {milk} until smooth in another pan. Whisk in the rest with {cinnamon, salt}, and stir over medium heat until it is as thick as pudding, 5 minutes.
      3 Take it off the heat, pour in the hot syrup in a thin stream, whisking, and whisk in {egg-yolk}. Strain into a pitcher.
      2 Fill the shells three quarters full.
      1+14 Bake until the pastry is deep brown and the custard is dark in spots, 12 to 15 minutes.
      2+10 Let them stand in the pan for 10 minutes, lift them out, and eat them warm.
    `,
    face: 'Crackling spirals of puff pastry around a lemon and cinnamon custard with scorched spots',
    why: 'Slices of a rolled-up sheet are pressed flat, so that the leaves run round each shell',
  },
  'piri-piri-chicken': {
    names:
      "piri piri chicken, peri peri chicken, peri-peri chicken, piri-piri chicken, nandos chicken, nando's chicken, nando's peri peri chicken, portuguese chicken, portuguese piri piri chicken, frango piri piri, frango assado, frango com piri piri, portugese chicken, african piri piri chicken, piripiri chicken, periperi chicken, peri peri chicken thighs, piri piri chicken thighs, copycat nandos chicken, peri peri, piri piri, perri perri chicken, peri peri roast chicken, peri peri chicken and potatoes, chicken peri peri, chicken piri piri",
    title: 'Piri-Piri Chicken with Potatoes',
    family: 'andalusian',
    cuisine: 'Portuguese, Mediterranean',
    near: 'jerk-chicken roast-chicken grilled-chicken traybake',
    beside: 'coleslaw corn-on-the-cob',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven, Blender',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable red-pepper 150 seeded and coarsely chopped
      chile red-chile 40 stemmed
      sauce hot-sauce=piri-piri_sauce/piri-piri_sauce 15
      aromatic garlic 20 peeled
      acid lemon-juice 45
      acid red-vinegar 20
      fat olive-oil 75
      ground-spice smoked-paprika 5
      ground-spice oregano 2
      sweetener brown-sugar 6
      protein chicken-bone 1150 patted dry
      vegetable potato 750 cut into 1-inch wedges
      herb parsley 8
      acid lemon 60 cut into wedges
      salt
    `,
    steps: `
      6 Blend {red-pepper, red-chile, hot-sauce, garlic, lemon-juice, red-vinegar, smoked-paprika, oregano, brown-sugar, 1/2 salt} with {most olive-oil} until smooth. Pour a third of it into a small saucepan and keep it for the table.
      4+60 Slash {chicken-bone} twice to the bone on the skin side. Rub the chicken all over with the rest of the blended sauce, cover and chill for 1 hour, or overnight if you can.
      4 Heat the oven to 425°F (220°C). Toss {potato} with {olive-oil, salt} on {@sheet-pans}. Set the chicken among them, skin side up.
      1+40~ Roast until the skin is charred in places, the potatoes are brown and the meat is 165°F (74°C) at the bone, 40 minutes.
      3 Meanwhile, simmer the sauce in the saucepan for 2 minutes.
      1+5 Let the chicken rest for 5 minutes. Sprinkle with {parsley} and serve with the sauce and {lemon}.
    `,
    face: 'Chicken thighs charred in a hot red marinade of chiles, garlic and lemon, over roasted potatoes',
    why: 'Part of the sauce is kept apart from the raw meat and simmered, so there is plenty to spoon over',
  },
}
