import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Marinated steaks and birds for the grill or a hot pan. */
export const grillsAndSteaks: DishEntries = {
  'flank-steak': {
    names:
      'flank steak, grilled flank steak, marinated flank steak, flank steak marinade, garlic soy flank steak, balsamic flank steak, grilled skirt steak, skirt steak',
    title: 'Grilled Flank Steak',
    titles: 'skirt-steak: Grilled Skirt Steak',
    family: 'californian',
    near: 'pan-seared-steak carne-asada grilled-plate',
    beside: 'smashed-potatoes green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Grilled',
    equipment: 'Grill/Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.3,
    list: `
      protein flank-steak|skirt-steak 700 patted dry
      sauce soy-sauce|tamari 36
      acid balsamic-vinegar 30
      fat olive-oil 40
      sweetener honey|maple 16
      aromatic garlic 12
      sauce dijon 10
      herb rosemary 3 finely chopped
      salt
      pepper pepper 2
    `,
    steps: `
      5+60 Whisk {soy-sauce, balsamic-vinegar, olive-oil, honey, garlic, dijon, rosemary, pepper}. Prick {flank-steak} on both sides with a fork, turn it in the marinade and refrigerate for 1 hour, or as long as overnight.
      10 Lift the steak out and pat it dry. Grill over high heat, or sear in a very hot cast-iron pan, until charred and 145°F (63°C) in the middle, 4 to 5 minutes a side.
      1+8 Rest on a board for 8 minutes under foil.
      3 Find the direction in which the fibers run and slice across them, thin and on a slant. Season with {salt} and pour the juices over.
    `,
    face: 'A charred, juicy steak with soy, balsamic vinegar, garlic and rosemary',
    why: 'Sliced thin across the grain, a chewy cut turns tender',
  },
  'london-broil': {
    names:
      'london broil, london broil marinade, broiled london broil, grilled london broil, marinated london broil, top round london broil, oven london broil',
    family: 'farmhouse',
    near: 'pan-seared-steak roast-beef grilled-plate',
    beside: 'baked-potatoes green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Grilled, Roasted',
    equipment: 'Oven/Grill',
    serves: 6,
    salt: 0.3,
    list: `
      protein beef-round=top_round/beef 1050 in one piece, patted dry
      acid red-vinegar 45
      sauce worcestershire 40
      sauce soy-sauce 30
      fat olive-oil 50
      aromatic garlic 16
      sweetener brown-sugar 10
      sauce dijon 12
      ground-spice oregano 2
      salt
      pepper pepper 3
    `,
    steps: `
      6+240 Score {beef-round} on both sides in a shallow crisscross. Whisk {red-vinegar, worcestershire, soy-sauce, olive-oil, garlic, brown-sugar, dijon, oregano}, pour it over the meat in a bag and refrigerate for 4 hours, turning it once. Overnight is better still.
      3+10 Set a rack 5 inches below the broiler and heat the broiler with a sheet pan on it for 10 minutes. Dry the meat well and season with {salt, pepper}.
      2+15 Broil on the hot pan until crusted and 145°F (63°C) in the thickest part, 7 to 8 minutes a side.
      1+10 Let it rest for 10 minutes.
      4 Carve across the grain, as thin as you can, and spoon the juices from the board over the slices.
    `,
    face: 'A lean, thick steak marinated in vinegar and Worcestershire, broiled and thinly carved',
    why: 'The acid has hours to work, and the thin slices do the rest',
  },
  'cube-steak': {
    names:
      'cube steak, cube steaks, cube steak and gravy, cube steak with gravy, cubed steak, cubed steak and gravy, smothered cube steak, cube steak with onion gravy, minute steak',
    title: 'Cube Steak with Onion Gravy',
    family: 'farmhouse',
    near: 'salisbury-steak swiss-steak chicken-fried-steak braise',
    beside: 'mashed-potatoes green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised, Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein sirloin=cube_steak/steaks 600 patted dry
      flour flour|gf-flour 45
      ground-spice garlic-powder 3
      ground-spice sweet-paprika 2
      fat neutral-oil 36
      vegetable onion 300 thinly sliced
      stock beef-stock 480
      sauce worcestershire 12
      herb parsley 6?
      salt
      pepper pepper 2
    `,
    steps: `
      4 Mix {flour, garlic-powder, sweet-paprika, pepper} with {1/2 salt}. Turn {sirloin} in most of it and keep the rest for the gravy.
      9 Brown the steaks in {most neutral-oil} in {@skillet} over medium-high heat, in batches, about 2 minutes a side. Set aside.
      17 Turn the heat to medium, add {neutral-oil, onion} and cook until soft and brown, 15 to 16 minutes. Stir in the flour that you kept for 1 minute.
      4+35 Pour in {beef-stock, worcestershire}, stirring until smooth. Return the steaks, cover and simmer over low heat until you can cut them with a fork, 35 minutes.
      1 Season with {salt} and serve under the gravy[, with {parsley} on top].
    `,
    face: 'Thin, tender steaks under a brown gravy full of onions',
    why: 'The butcher’s blades break the fibers, and a slow simmer does what they cannot',
  },
  'huli-huli-chicken': {
    names:
      'huli huli chicken, hawaiian chicken, hawaiian bbq chicken, hawaiian barbecue chicken, huli chicken, grilled hawaiian chicken, pineapple chicken, hawaiian huli huli chicken',
    family: 'barbecue',
    near: 'teriyaki-chicken grilled-chicken bbq-chicken grilled-plate',
    beside: 'white-rice macaroni-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Grilled',
    equipment: 'Grill/Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.2,
    list: `
      liquid pineapple-juice 180
      sauce soy-sauce|tamari 60
      sauce ketchup 60
      sweetener brown-sugar 45
      aromatic ginger 12
      aromatic garlic 12
      acid rice-vinegar 20
      protein chicken-thigh 760
      fruit pineapple 320 peeled, cored and cut into rings
      fat neutral-oil 16
      herb scallion 30 thinly sliced
    `,
    steps: `
      4 Whisk {pineapple-juice, soy-sauce, ketchup, brown-sugar, ginger, garlic, rice-vinegar}. Keep half of it apart for the glaze.
      2+60 Turn {chicken-thigh} in the other half and refrigerate for 1 hour, or up to four; longer than that, the juice turns the meat soft.
      3+8~ Boil the half that you kept in a small pan until syrupy, 8 minutes.
      14 Heat a grill or a grill pan to medium-high and brush it with {neutral-oil}. Grill the thighs, drained, until charred in places and 165°F (74°C) inside, 5 to 6 minutes a side, brushing with the glaze and turning often at the end.
      5 Grill {pineapple} until striped, 2 minutes a side. Serve beside the chicken, under {scallion} and the last of the glaze.
    `,
    face: 'Charred chicken thighs in a sticky pineapple, ginger and soy glaze',
    why: 'Half of the marinade becomes the glaze and never touches raw meat',
  },
  'beer-can-chicken': {
    names:
      'beer can chicken, beer chicken, beer butt chicken, drunken chicken, grilled whole chicken, grilled beer can chicken, oven beer can chicken',
    family: 'barbecue',
    near: 'roast-chicken bbq-chicken whole-roast',
    beside: 'coleslaw corn-on-the-cob',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Grilled, Roasted',
    equipment: 'Grill/Oven',
    weather: 'warm',
    serves: 4,
    least: 2,
    salt: 0.55,
    list: `
      protein whole-chicken 1700 patted dry
      fat olive-oil 22
      sweetener brown-sugar 12
      ground-spice smoked-paprika 6
      ground-spice garlic-powder 4
      ground-spice onion-powder 3
      ground-spice cayenne 0.5
      wine beer 180
      salt
      pepper pepper 2
    `,
    steps: `
      8 Heat a covered grill to medium, or the oven to 375°F (190°C) with the rack low. Mix {brown-sugar, smoked-paprika, garlic-powder, onion-powder, cayenne, salt, pepper}. Rub {whole-chicken} with {olive-oil}, then with the spices, inside and out.
      3 The can should be half full: pour {beer} into an empty one, or into a heatproof jar of its size. Stand it in a roasting pan and lower the bird over it, so that it sits upright on its legs.
      2+80 Cook, covered on the grill away from the flame or uncovered in the oven, until the skin is deep brown and the thigh is 165°F (74°C), about 1 hour 20 minutes.
      2+10 Leave it standing for 10 minutes, then lift it off with tongs and a towel: the liquid is scalding.
      5 Carve and spoon the pan drippings over.
    `,
    face: 'A whole bird with a smoky, sweet rub, roasted upright over a half-full can',
    why: 'Standing up, it browns on every side, and the steam keeps the breast moist',
  },
  'blackened-salmon': {
    names:
      'blackened salmon, cajun salmon, blackened salmon fillet, pan blackened salmon, cajun blackened salmon, spicy blackened salmon, blackened cajun salmon',
    family: 'creole',
    near: 'blackened-fish baked-salmon grilled-salmon pan-seared-fillet',
    beside: 'green-beans coleslaw',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein salmon 640 patted dry
      fat butter|vegan-butter|olive-oil 40
      ground-spice smoked-paprika 8
      ground-spice garlic-powder 4
      ground-spice onion-powder 3
      ground-spice oregano 1.5
      ground-spice cayenne 1
      herb thyme 2 leaves only
      acid lemon 60 cut into wedges
      salt
      pepper pepper 1.5
    `,
    steps: `
      4 Mix {smoked-paprika, garlic-powder, onion-powder, oregano, cayenne, thyme, pepper, salt} on a plate. Melt {butter}.
      3 Brush {salmon} with half of the butter and press its flesh side into the spices until it is covered.
      9 Heat a cast-iron pan over medium-high heat, with a window open, until it just smokes. Lay the fish in, spices down, and pour the other half of the butter around it. Cook until the crust is nearly black, 3 minutes, then turn and cook until the middle flakes at 145°F (63°C), 4 to 5 minutes.
      1 Serve with {lemon}.
    `,
    face: 'Salmon under a dark, smoky crust of toasted spices',
    why: 'Butter and a fierce pan toast the spices until they taste of smoke, not of powder',
  },
}
