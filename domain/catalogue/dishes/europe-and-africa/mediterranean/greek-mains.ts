import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Skewers, bakes and pies of Greece. */
export const greekMains: DishEntries = {
  'chicken-souvlaki': {
    names:
      'chicken souvlaki, souvlaki, greek chicken skewers, pork souvlaki, chicken souvlaki with tzatziki, greek chicken kebabs, souvlaki skewers, greek kebabs, chicken suvlaki, souvalaki, grilled greek chicken skewers, greek skewers',
    title: 'Chicken Souvlaki',
    titles: `
      pork-tenderloin: Pork Souvlaki
    `,
    family: 'greek',
    near: 'chicken-gyros shish-kebabs kebabs',
    beside: 'greek-salad greek-lemon-potatoes',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Grilled',
    equipment: 'Grill/Oven',
    weather: 'warm',
    serves: 4,
    salt: 0.5,
    list: `
      protein chicken-thigh|pork-tenderloin 680 cut into 1 1/4-inch pieces
      fat olive-oil 50
      acid lemon 45
      aromatic garlic 12
      ground-spice oregano 3
      bread pita|gf-bread 240
      creamy greek-yogurt|soy-yogurt 220
      raw cucumber 150 coarsely grated and squeezed dry
      herb dill 6
      raw tomato 250 cut into wedges
      raw red-onion 60 thinly sliced
      salt
      pepper pepper 0.8
    `,
    steps: `
      4+30~ Mix {chicken-thigh} with {most olive-oil, most lemon, most garlic, oregano, pepper, 1/2 salt} and marinate for 30 minutes, or overnight in the fridge.
      4 Meanwhile, make the tzatziki: stir {greek-yogurt, cucumber, dill} together with {garlic, lemon, salt} and keep it cold.
      5 Heat a grill or broiler to high. Thread the pieces onto skewers, leaving a little room between them.
      13 Grill, turning every few minutes, until charred at the edges and [{?chicken-thigh}165°F (74°C)][{?pork-tenderloin}145°F (63°C)] in the middle, 10 to 12 minutes.
      3 Rest the skewers for 3 minutes. Warm {pita} on the grill for a minute, brushed with {olive-oil}. Serve the skewers with {=pita, tomato, red-onion} and spoon on the tzatziki.
    `,
    face: 'Skewers charred over high heat, tart with lemon and oregano',
    why: 'Small pieces over a fierce flame char at the edges before the middle can dry out',
  },
  'chicken-gyros': {
    names:
      'chicken gyros, gyros, gyro, chicken gyro, greek wraps, lamb gyros, pork gyros, beef gyros, chicken pita wraps, greek chicken wraps, gyro wrap, greek pita wraps, greek chicken pita, chicken gyro wraps, yeeros, doner kebab style pita, greek gyros with tzatziki, pita gyros',
    title: 'Chicken Gyros',
    titles: `
      lamb-leg: Lamb Gyros
      pork-tenderloin: Pork Gyros
    `,
    family: 'greek',
    near: 'chicken-souvlaki chicken-shawarma filled-wrap',
    beside: 'greek-salad greek-lemon-potatoes',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein chicken-thigh|lamb-leg|pork-tenderloin 600
      creamy greek-yogurt|soy-yogurt 250
      fat olive-oil 40
      acid lemon 30
      aromatic garlic 12
      ground-spice oregano 3
      ground-spice sweet-paprika 3
      ground-spice cumin 1.5
      raw cucumber 200 coarsely grated and squeezed dry
      herb dill 6
      bread pita|gf-bread 240
      raw tomato 250 sliced
      raw red-onion 60 thinly sliced
      leaf romaine 80 shredded
      salt
      pepper pepper 0.8
    `,
    steps: `
      5+20~ Toss {chicken-thigh} with {1/3 greek-yogurt, 1/2 olive-oil, 1/2 lemon, most garlic, oregano, sweet-paprika, cumin, pepper, 1/2 salt}. Let stand for 20 minutes, or up to a day in the fridge.
      4 Meanwhile, stir {greek-yogurt} with {cucumber, dill, garlic, lemon, salt} for the tzatziki.
      14 Heat {olive-oil} in a large, heavy skillet over medium-high heat. Lay the meat in flat and cook without moving it until dark brown, 6 minutes. Turn and cook until [{?chicken-thigh}165°F (74°C)][{?lamb-leg}145°F (63°C)][{?pork-tenderloin}145°F (63°C)], about 6 minutes more.
      6 Rest the meat for 3 minutes, slice it thinly, return it to the hot pan and let the edges crisp for 2 minutes.
      3 Warm {pita} in a dry pan. Fill with the meat and plenty of tzatziki, add {tomato, red-onion, romaine} and roll up in paper.
    `,
    face: 'Crisp-edged, spiced chicken rolled in warm pita with tzatziki and tomatoes',
    why: 'Sliced and put back into the hot pan, the meat gets the browned edges that a spit would give it',
  },
  moussaka: {
    names:
      'moussaka, greek moussaka, mousaka, musaka, lamb moussaka, beef moussaka, eggplant moussaka, aubergine moussaka, moussaka with bechamel, moussaka greek lasagna, mussaka',
    title: 'Moussaka',
    titles: 'cooked-lentils: Lentil Moussaka',
    family: 'greek',
    near: 'pastitsio eggplant-parmesan layered-bake',
    beside: 'greek-salad',
    weight: 3,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.42,
    list: `
      vegetable eggplant 1200 sliced 1/2 inch thick
      fat olive-oil 100
      aromatic onion 180
      protein ground-lamb|ground-beef|cooked-lentils 500
      aromatic garlic 12
      ground-spice cinnamon 2
      ground-spice allspice 1
      body tomato-paste 32
      wine red-wine 120?
      body canned-tomatoes 400
      second-fat butter|vegan-butter 60
      flour flour|gf-flour 60
      creamy milk|soy-milk|oat-milk 600
      ground-spice nutmeg 0.6
      egg egg 50
      cheese parmesan|veg-parm|vegan-parmesan 60
      salt
      pepper pepper 1
    `,
    steps: `
      4+30~ Heat the oven to 425°F (220°C). Brush {eggplant} with {most olive-oil}[, sprinkle with {1/3 salt}] and bake on two rimmed sheet pans, turning once, until soft and browned, 30 minutes.
      13 Meanwhile, get {olive-oil} hot in a large skillet over medium-high heat. Cook {onion} for 5 minutes, add {ground-lamb} and [{?ground-lamb}brown it well, breaking it up][{?ground-beef}brown it well, breaking it up][{?cooked-lentils}stir until they look dry], 7 minutes.
      4 Stir in {garlic, cinnamon, allspice, tomato-paste} for 1 minute. [Pour in {red-wine} and let it boil off, 2 minutes.]
      1+15~ Add {canned-tomatoes, salt} and simmer until almost dry, 15 minutes[{?ground-lamb}; the meat is long past 160°F (71°C) by then][{?ground-beef}; the meat is long past 160°F (71°C) by then].
      10 Melt {butter} in a saucepan, stir in {flour} for 1 minute and whisk in {milk}. Simmer, whisking, until it is thick enough to mound on the spoon, 6 minutes. Off the heat, beat in {egg, nutmeg, 1/2 parmesan, pepper}.
      5 Layer half of the eggplant in {@baking-dish}, all of the filling, then the rest of the slices. Pour over the white sauce and dust with {parmesan}.
      1+40 Turn the oven down to 375°F (190°C) and bake until the top is richly browned, 40 minutes.
      0+20 Let it stand for 20 minutes: cut too soon, it slides apart.
    `,
    face: 'Soft eggplant and a cinnamon-scented filling under a browned blanket of white sauce',
    why: 'The slices are baked instead of fried, so they drink a little oil and not a cupful',
  },
  pastitsio: {
    names:
      'pastitsio, greek lasagna, pastitso, pasticcio greek, greek baked pasta, greek pasta bake, greek macaroni pie, pastichio, greek mac and cheese bake, greek baked ziti',
    title: 'Pastitsio',
    family: 'greek',
    near: 'moussaka lasagna baked-pasta',
    beside: 'greek-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 8,
    salt: 0.42,
    list: `
      starch penne=ziti|gf-pasta=gluten-free_ziti/ziti 400
      fat olive-oil 27
      aromatic onion 180
      protein ground-beef|ground-lamb 600
      aromatic garlic 9
      ground-spice cinnamon 2.5
      ground-spice allspice 1
      body tomato-paste 48
      body canned-tomatoes 400
      second-fat butter|vegan-butter 90
      flour flour|gf-flour 90
      creamy milk|soy-milk|oat-milk 950
      ground-spice nutmeg 0.6
      egg egg 100
      cheese parmesan|veg-parm|vegan-parmesan 100
      salt
      pepper pepper 1.2
    `,
    steps: `
      3+9~ Heat the oven to 375°F (190°C). Boil {penne} in a big pot of salted water until not quite tender, about 9 minutes, and drain.
      13 Warm {olive-oil} in a large skillet over medium-high heat. Soften {onion}, 5 minutes, then crumble in {ground-beef} and brown it until it reaches 160°F (71°C), 7 minutes.
      1+15~ Stir in {garlic, cinnamon, allspice, tomato-paste, canned-tomatoes, most salt} and simmer until thick, 15 minutes.
      11 Melt {butter} in a saucepan over medium heat, whisk in {flour} and cook for 2 minutes. Add {milk} a third at a time, whisking, and simmer until it is thick enough to hold a line, 7 minutes. Off the heat, beat in {egg, nutmeg, pepper, 1/2 parmesan, salt}.
      5 Toss the pasta with a ladle of the white sauce. Layer half of it in {@baking-dish}, all of the meat, then the other half, and cover with the rest of the sauce. Top with {parmesan}.
      1+40 Bake until puffed and golden brown, about 40 minutes.
      0+20 Rest for 20 minutes before cutting it into big squares.
    `,
    face: 'Tubes of pasta and meat warm with cinnamon under a thick, golden custard of a sauce',
    why: 'Eggs in the white sauce make it set, so that every square shows its three clean layers',
  },
  spanakopita: {
    names:
      'spanakopita, spinach pie, greek spinach pie, spanikopita, spanakopitta, spanokopita, spinach feta pie, spinach and feta pie, spinach filo pie, spanakopita pie, filo spinach pie, spinach and cheese pie, phyllo spinach pie, spinach and feta filo pie',
    title: 'Spanakopita (Greek Spinach Pie)',
    family: 'greek',
    near: 'spinach-quiche savory-tart',
    beside: 'greek-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish, Side Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 6,
    salt: 0.3,
    list: `
      fat olive-oil 90
      aromatic onion 150
      aromatic scallion 60
      leaf frozen-spinach=frozen_chopped_spinach/spinach 700 thawed
      cheese feta|tofu 280 crumbled
      egg egg 150 beaten
      herb dill 15
      herb parsley 10
      ground-spice nutmeg 0.4
      bread phyllo=phyllo_dough/phyllo 230 thawed
      salt
      pepper pepper 0.8
    `,
    steps: `
      3 Heat the oven to 375°F (190°C). Squeeze {frozen-spinach} by the handful until no more water comes.
      7 Warm {1/3 olive-oil} in a skillet over medium heat and cook {onion} and {scallion} until soft, 6 minutes. Cool a little.
      4 Stir the onions and spinach with {feta, egg, dill, parsley, nutmeg, pepper, salt}.
      12 Oil {@baking-dish} with a little of {=olive-oil}. Lay in half of {phyllo} a sheet at a time, brushing each lightly with some of {olive-oil} and letting the edges hang over. Spread with the filling, layer the other sheets on top in the same way and tuck the edges in. Score the top into portions with a sharp knife.
      1+45 Bake until crisp and deep golden all over, 45 minutes.
      0+10 Cool for 10 minutes, then cut along the lines.
    `,
    face: 'Spinach, feta and dill between crackling, oil-brushed sheets of phyllo',
    why: 'Dry spinach below and oil between every two sheets: the pastry shatters instead of going limp',
  },
  'greek-chicken-and-potatoes': {
    names:
      'greek chicken and potatoes, lemon chicken and potatoes, greek lemon chicken, greek sheet pan chicken, greek lemon chicken and potatoes, greek roast chicken and potatoes, lemon potatoes, lemon oregano chicken, kotopoulo, greek chicken, greek lemon garlic chicken, greek baked chicken, chicken with lemon and oregano, greek chicken traybake',
    title: 'Greek Lemon Chicken and Potatoes',
    family: 'greek',
    near: 'greek-lemon-potatoes traybake',
    beside: 'greek-salad tzatziki',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.42,
    list: `
      vegetable potato 900 peeled and cut into long wedges
      protein chicken-bone 1120
      fat olive-oil 60
      acid lemon 80
      aromatic garlic 18
      ground-spice oregano 4
      sauce dijon 8?
      stock chicken-stock 200
      herb parsley 8
      salt
      pepper pepper 1
    `,
    steps: `
      5 Heat the oven to 400°F (200°C). Whisk {olive-oil, lemon, garlic, oregano, dijon, salt, pepper} in a large roasting pan.
      4 Add {potato} and {chicken-bone} and turn everything until well coated. Set the chicken on top, skin side up, and pour {chicken-stock} around it, not over it.
      2+55 Roast for 30 minutes, turn the potatoes over in the juices and roast until they are tender with golden edges and the chicken is browned and at least 165°F (74°C) at the bone, 25 minutes more.
      2+10 Move the chicken to a plate. Give the potatoes 10 minutes more, until the lemony juices cling to them.
      1 Pile everything on a platter, pour over what is left in the pan and sprinkle with {parsley}.
    `,
    face: 'Crisp-skinned chicken and potatoes that have soaked up lemon, garlic and oregano',
    why: 'The potatoes sit in the juices of the chicken while it roasts above them, half braised and half fried',
  },
}
