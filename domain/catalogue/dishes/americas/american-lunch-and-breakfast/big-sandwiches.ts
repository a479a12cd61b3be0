import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sandwiches that are a dinner: heaped with olives and cold cuts, pulled chicken or the turkey of a feast. */
export const bigSandwiches: DishEntries = {
  muffuletta: {
    names:
      'muffuletta, muffuletta sandwich, muffaletta, muffaletta sandwich, muffalata, muffuleta, muffeletta, new orleans muffuletta, new orleans olive salad sandwich, olive salad sandwich, mufaletta, mufuletta',
    title: 'New Orleans Muffuletta',
    family: 'creole',
    near: 'italian-sub sandwich',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 6,
    salt: 0,
    list: `
      brine green-olives=pitted_green_olives/green_olives 120 chopped
      brine olives=pitted_Kalamata_olives/Kalamata_olives 50 chopped
      raw celery 80 finely diced
      brine pepperoncini 25 drained and chopped
      raw carrot 50 finely grated
      brine roasted-peppers 130 chopped
      brine capers 8 drained
      aromatic garlic 6
      herb parsley 8 chopped
      ground-spice oregano 1
      acid red-vinegar 15
      fat olive-oil 60
      bread bread=Italian_bread/bread|gf-bread 450 split
      protein ham|deli-turkey 150
      protein salami 90 thinly sliced
      protein mortadella 115 thinly sliced
      cheese provolone 115 thinly sliced
      cheese swiss=Swiss_cheese/Swiss_cheese 115 thinly sliced
    `,
    steps: `
      6+60 Stir {green-olives, olives, celery, pepperoncini, carrot, roasted-peppers, capers, garlic, parsley, oregano, red-vinegar, olive-oil} together and chill for 1 hour.
      3 Pull a little of the crumb out of both halves of {bread}. Spoon the oil from the bowl over the cut sides, then half of the olive salad over the bottom.
      4 Layer on {ham, swiss, mortadella, provolone, salami}. Spread the rest of the olive salad over the top and close it.
      2+60 Wrap tightly and chill under a heavy pan for 1 hour, so that the oil soaks into the bread.
      1 Cut into wedges and serve.
    `,
    face: 'Ham, salami, mortadella and two cheeses under chopped olive salad in a whole loaf',
    why: 'An hour under a weight lets the brine and the oil of the olives season the bread',
  },
  'bbq-chicken-sandwich': {
    names:
      'bbq chicken sandwich, pulled chicken, bbq pulled chicken, pulled chicken sandwich, pulled chicken sandwiches, bbq pulled chicken sandwich, barbecue chicken sandwich, shredded bbq chicken, shredded bbq chicken sandwich, bbq chicken sliders, pulled bbq chicken, barbecue pulled chicken',
    title: 'BBQ Pulled Chicken Sandwiches',
    family: 'barbecue',
    near: 'pulled-pork',
    beside: 'coleslaw corn-on-the-cob',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      fat neutral-oil 14
      vegetable onion 150 finely chopped
      aromatic garlic 6
      ground-spice smoked-paprika 4
      ground-spice chili-powder 2
      sauce bbq-sauce 220
      acid cider-vinegar 30
      stock chicken-stock 180
      protein chicken-thigh|chicken-breast 680
      vegetable cabbage 220 cored and finely shredded
      sauce mayonnaise|vegan-mayonnaise 40
      bread burger-buns|crusty-rolls|gf-bread 240 split
      brine pickles 60 sliced
      salt
      pepper pepper 1
    `,
    steps: `
      6 Cook {onion} in {neutral-oil} in {@pot} over medium heat until it is soft, 5 minutes. Stir {garlic, smoked-paprika, chili-powder} in for 30 seconds.
      2+25 Add {most bbq-sauce, chicken-stock, 1/2 cider-vinegar} and lay in {chicken-thigh}. Cover and simmer gently until the meat is 165°F (74°C) and pulls apart, 25 minutes.
      4 Toss {cabbage} with {mayonnaise, cider-vinegar, pepper, 1/2 salt} for a quick slaw.
      9 Pull the chicken on a board. Boil the sauce hard until it coats a spoon, 6 minutes, then put the meat back with {bbq-sauce, salt}.
      3 Toast {burger-buns} and heap on the chicken, the slaw and {pickles}.
    `,
    face: 'Tender shreds of chicken in a thick barbecue sauce, with a crunchy slaw on toasted buns',
    why: 'The chicken simmers in thinned sauce, which then boils down around it, so it is seasoned all the way through',
  },
  'thanksgiving-sandwich': {
    names:
      'thanksgiving sandwich, thanksgiving leftovers sandwich, leftover thanksgiving sandwich, turkey cranberry sandwich, turkey and stuffing sandwich, day after thanksgiving sandwich, hot turkey sandwich, turkey stuffing cranberry sandwich',
    title: 'Thanksgiving Turkey and Cranberry Sandwich',
    family: 'new-england',
    near: 'turkey-sandwich club-sandwich turkey-pot-pie sandwich',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 2,
    madeFor: 'leftovers',
    salt: 0.1,
    list: `
      fat butter|vegan-butter|olive-oil 42
      vegetable celery 40 finely chopped
      vegetable onion 40 finely chopped
      bread white-bread|gf-bread 180
      herb sage 1 chopped
      stock chicken-stock|veg-stock 60
      protein cooked-turkey 200 sliced
      cheese swiss|vegan-cheese 56?
      sauce cranberry-sauce 90
      sauce mayonnaise|vegan-mayonnaise 26
      salt
      pepper pepper 0.6
    `,
    steps: `
      6 Soften {celery, onion} in {1/3 butter} in {@skillet} over medium heat, 4 minutes. Tear {1/3 white-bread} into crumbs, add them with {sage, chicken-stock, pepper, salt} and stir until moist: this stands in for stuffing where none is left.
      3 Spread {white-bread} with {mayonnaise} on one side. Pile on {cooked-turkey}, the stuffing, {cranberry-sauce}[ and {swiss}] and close.
      9 Wipe the skillet and fry the sandwiches, two at a time, in {butter} over medium-low heat, pressing with a spatula, until golden outside and hot through (165°F/74°C), 4 minutes a side.
    `,
    face: 'Turkey, a quick sage stuffing and cranberry between slices fried crisp in butter',
    why: 'Medium-low heat gives the middle time to get hot before the bread is too dark',
  },
}
