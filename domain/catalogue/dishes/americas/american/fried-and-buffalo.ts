import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Chicken in a crust, and chicken in hot sauce. */
export const friedAndBuffalo: DishEntries = {
  'fried-chicken': {
    names:
      'fried chicken, southern fried chicken, buttermilk fried chicken, crispy fried chicken, homemade fried chicken, kfc chicken, country fried chicken, kentucky fried chicken, fried chicken drumsticks, fried chicken thighs, crispy buttermilk fried chicken, skillet fried chicken, chicken fried in buttermilk',
    title: 'Buttermilk Fried Chicken',
    titles: 'soy-milk: Fried Chicken',
    family: 'farmhouse',
    near: 'chicken-tenders baked-chicken-thighs breaded-cutlet',
    beside: 'mashed-potatoes coleslaw',
    weight: 5,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.6,
    list: `
      protein chicken-bone 560 patted dry
      protein drumsticks 304 patted dry
      creamy buttermilk|soy-milk 360
      sauce hot-sauce 14
      flour flour|rice-flour 150
      thickener cornstarch 32
      leavener baking-powder 4
      ground-spice sweet-paprika 6
      ground-spice garlic-powder 5
      ground-spice onion-powder 4
      ground-spice cayenne 1
      fat neutral-oil 110
      salt
      pepper pepper 4
    `,
    steps: `
      5+240 Stir {buttermilk, hot-sauce, 1/2 salt} together in a bowl. Turn {chicken-bone, drumsticks} in it, cover and refrigerate for 4 hours, or as long as overnight.
      6+10 Whisk {flour, cornstarch, baking-powder, sweet-paprika, garlic-powder, onion-powder, cayenne, pepper, salt}. Lift each piece from the marinade, let it drip, and press the flour on hard all over. Leave on a rack for 10 minutes, until the coating looks damp.
      20 Heat the oven to 350°F (180°C). Heat {neutral-oil} in {@skillet} to 350°F (175°C). Fry the pieces in batches, skin side down first, until deep golden, about 4 minutes a side, and set them on a rack over a sheet pan.
      1+20 Finish in the oven until the meat at the bone reads 175°F (80°C), past the 165°F (74°C) that is safe, about 20 minutes.
      1+5 Let it stand for 5 minutes before the first bite: the crust sets as it cools.
    `,
    face: 'Craggy, peppery crust around juicy thighs and drumsticks',
    why: 'It browns in the pan and finishes in the oven, so no crust burns before the bone is done',
  },
  'chicken-tenders': {
    names:
      'chicken tenders, chicken strips, chicken fingers, chicken goujons, breaded chicken tenders, crispy chicken tenders, baked chicken tenders, homemade chicken tenders, fried chicken tenders, chicken fingers and fries, panko chicken tenders, oven baked chicken tenders, chicken tendies, crispy chicken strips',
    family: 'farmhouse',
    near: 'chicken-nuggets breaded-cutlet',
    beside: 'oven-fries coleslaw',
    weight: 5,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Baked, Fried',
    equipment: 'Oven/Air Fryer',
    serves: 4,
    salt: 0.6,
    list: `
      protein chicken-breast 600 cut lengthwise into 1-inch strips
      flour flour|gf-flour 50
      ground-spice sweet-paprika 4
      ground-spice garlic-powder 3
      egg egg 100
      sauce dijon 15
      crunch panko|gf-breadcrumbs 140
      fat neutral-oil 55
      sauce mayonnaise 60
      sweetener honey 40
      sauce yellow-mustard 30
      salt
      pepper pepper 1.2
    `,
    steps: `
      5 Heat the oven to 425°F (220°C). Rub {neutral-oil} into {panko} on a rimmed sheet pan and toast for 5 minutes, until pale gold. Transfer the crumbs to a plate.
      10 Season {chicken-breast} with {salt, pepper}. Mix {flour, sweet-paprika, garlic-powder} on another plate and beat {egg, dijon} in a bowl. Roll each strip in the flour, dip it in the egg and press it into the crumbs.
      1+15 Set on a rack over the sheet pan, not touching, and bake until crisp and 165°F (74°C) inside, 15 minutes.
      2 Stir {mayonnaise, honey, yellow-mustard} together for dipping.
    `,
    face: 'Strips of chicken in a crisp panko crust, with a sweet mustard dip',
    why: 'The crumbs are toasted first, so they are golden by the time the meat is done',
  },
  'chicken-nuggets': {
    names:
      'chicken nuggets, homemade chicken nuggets, nuggets, baked chicken nuggets, chicken nuggets for kids, popcorn chicken, mcnuggets, healthy chicken nuggets, crispy chicken nuggets, crispy chicken bites',
    family: 'farmhouse',
    near: 'chicken-tenders breaded-cutlet',
    beside: 'oven-fries peas-and-carrots',
    weight: 4,
    level: 1,
    types: 'Main Dish, Snack, Appetizer',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Fried, Baked',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      protein chicken-breast 560 cut into 1-inch pieces
      creamy yogurt|soy-yogurt 60
      ground-spice garlic-powder 3
      ground-spice onion-powder 2
      flour flour|gf-flour 60
      egg egg 100 lightly beaten
      crunch breadcrumbs|panko|gf-breadcrumbs 120
      ground-spice sweet-paprika 3
      fat neutral-oil 100
      sauce ketchup 70
      salt
      pepper pepper 0.8
    `,
    steps: `
      4+15 Mix {chicken-breast} with {yogurt, garlic-powder, onion-powder, pepper, 1/2 salt} and let stand for 15 minutes.
      10 Stir {breadcrumbs, sweet-paprika, salt} together. Toss the pieces in {flour}, shake off the excess, drop them into {egg} and roll them in the crumbs.
      17 Warm {neutral-oil} in {@skillet} over medium heat until a crumb sizzles in it. Fry the nuggets in batches, turning once, until golden all over and 165°F (74°C) in the middle, about 5 minutes a batch.
      1 Drain on paper towels and serve with {ketchup}.
    `,
    face: 'Bite-size pieces of chicken in a fine, golden crumb',
    why: 'A short soak in yogurt keeps white meat tender in hot oil',
  },
  'buffalo-wings': {
    names:
      'buffalo wings, hot wings, buffalo chicken wings, chicken wings, baked buffalo wings, crispy chicken wings, baked chicken wings, oven baked wings, game day wings, wings, spicy chicken wings, super bowl wings, crispy baked wings',
    family: 'new-england',
    near: 'bbq-chicken baked-chicken-thighs',
    beside: 'oven-fries',
    weight: 4,
    level: 1,
    types: 'Main Dish, Appetizer, Snack',
    meals: 'Dinner, Snack, Lunch',
    methods: 'Baked',
    equipment: 'Oven/Air Fryer, Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      protein chicken-wings 1176 patted very dry
      leavener baking-powder 10
      ground-spice garlic-powder 3
      sauce hot-sauce 110
      second-fat butter|vegan-butter 56
      sweetener honey 7
      vegetable celery 160 cut into sticks
      cheese blue-cheese 50? crumbled
      creamy sour-cream|greek-yogurt|vegan-sour-cream 90
      acid lemon 8
      salt
      pepper pepper 1
    `,
    steps: `
      6 Heat the oven to 425°F (220°C). Toss {chicken-wings} with {baking-powder, garlic-powder, pepper, salt} until every wing is dusted. Spread on an oiled rack over {@sheet-pans}, skin side up.
      2+45 Bake, turning once, until browned, blistered and crisp, and at least 165°F (74°C) at the bone, about 45 minutes.
      4 Stir {sour-cream, lemon, blue-cheese} together for the dip. Melt {butter} with {hot-sauce, honey} in a small pan.
      2 Toss the hot wings in the sauce just before serving, with {celery} and the dip.
    `,
    face: 'Oven-crisped wings tossed in butter and hot sauce, with celery and a cool dip',
    why: 'Baking powder dries the skin as it bakes, and the sauce comes only at the end',
  },
  'buffalo-chicken-dip': {
    names:
      'buffalo chicken dip, buffalo dip, buffalo chicken wing dip, hot buffalo chicken dip, buffalo wing dip, baked buffalo chicken dip, game day chicken dip',
    family: 'farmhouse',
    near: 'buffalo-wings dip',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven/Slow Cooker',
    serves: 8,
    salt: 0,
    list: `
      protein cooked-chicken 420 finely shredded
      creamy cream-cheese 340 at room temperature
      sauce hot-sauce 120
      creamy sour-cream|greek-yogurt 150
      ground-spice garlic-powder 2
      cheese cheddar 110
      cheese mozzarella 60
      herb scallion 24? thinly sliced
      vegetable celery 320 cut into sticks
      crunch tortilla-chips 150
    `,
    steps: `
      8 Heat the oven to 375°F (190°C). Beat {cream-cheese} until smooth, then beat in {hot-sauce, sour-cream, garlic-powder}. Fold in {cooked-chicken, most cheddar}.
      2+25 Scrape into {@baking-dish} and top with {mozzarella, cheddar}. Bake until bubbling at the edges and at least 165°F (74°C) in the middle, about 25 minutes.
      2+5 Let it cool for 5 minutes. [Sprinkle with {scallion}.] Serve with {celery, tortilla-chips} for scooping.
    `,
    face: 'Shredded chicken in cream cheese and hot sauce, under melted Cheddar',
    why: 'Soft cream cheese carries the heat of the sauce and keeps it from splitting',
  },
  'buffalo-chicken-sandwich': {
    names:
      'buffalo chicken sandwich, spicy chicken sandwich, buffalo chicken, crispy buffalo chicken sandwich, fried buffalo chicken sandwich',
    family: 'farmhouse',
    near: 'chicken-tenders breaded-cutlet',
    beside: 'oven-fries coleslaw',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      protein chicken-breast 560 split into thin cutlets
      creamy buttermilk|soy-milk 160
      flour flour|gf-flour 90
      thickener cornstarch 30
      ground-spice sweet-paprika 4
      ground-spice garlic-powder 3
      fat neutral-oil 80
      second-fat butter|vegan-butter 42
      sauce hot-sauce 70
      sauce mayonnaise 60
      bread burger-buns|crusty-rolls|gf-bread 240 split
      leaf romaine 80 shredded
      brine pickles 80 sliced
      salt
      pepper pepper 1
    `,
    steps: `
      4+20 Turn {chicken-breast} in {buttermilk} with {salt} and leave it for 20 minutes.
      5 Whisk {flour, cornstarch, sweet-paprika, garlic-powder, pepper} on a plate. Dredge the wet cutlets in it, squeezing it on so that it forms crags.
      10 Heat {neutral-oil} in {@skillet} over medium-high heat. Fry the cutlets until deeply golden and 165°F (74°C) inside, about 4 minutes a side. Drain on a rack.
      4 Melt {butter} with {hot-sauce} in a small pan. Toast {burger-buns} and spread them with {mayonnaise}.
      2 Dip each cutlet in the hot sauce and set it on a bun with {romaine, pickles}. Serve right away.
    `,
    face: 'Crunchy fried chicken dipped in hot sauce and butter, on a soft bun with pickles',
    why: 'Dipped at the last moment, the crust is soaked with flavor and still crunches',
  },
}
