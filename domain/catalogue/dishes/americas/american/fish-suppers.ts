import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Fish and shellfish for the weeknight. */
export const fishSuppers: DishEntries = {
  'baked-salmon': {
    names:
      'baked salmon, salmon, salmon fillets, salmon fillet, oven baked salmon, roasted salmon, lemon baked salmon, roast salmon, baked salmon fillets, lemon garlic salmon, salmon in the oven, baked lemon salmon, garlic butter salmon, oven roasted salmon, lemon dill salmon, salmon dinner',
    title: 'Lemon Garlic Baked Salmon',
    family: 'new-england',
    near: 'crusted-fish parcels pan-seared-fillet',
    beside: 'rice-pilaf green-beans',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked, Roasted',
    equipment: 'Oven/Toaster Oven',
    serves: 4,
    salt: 0.48,
    list: `
      protein salmon 680 patted dry
      second-fat butter|vegan-butter|olive-oil 34 melted
      fat olive-oil 20
      vegetable asparagus 450 trimmed
      aromatic garlic 10
      acid lemon 87 thinly sliced into rounds
      sweetener honey 7?
      herb dill 6
      salt
      pepper pepper 1
    `,
    steps: `
      5 Heat the oven to 400°F (200°C) and line {@sheet-pans} with parchment. Lay {salmon} on the parchment, skin side down, toss {asparagus} with {olive-oil} beside it and season both with {salt, pepper}.
      3+12 Stir {butter, garlic, honey} together and spoon it over the fish. Lay {lemon} on top. Bake until the asparagus is tender and the salmon flakes and is 145°F (63°C) in the thickest part, about 12 minutes.
      1+2 Rest for 2 minutes. Scatter with {dill} and spoon over what is on the pan.
    `,
    face: 'Salmon and asparagus baked with garlic and slices of lemon, under fresh dill',
    why: 'A dozen minutes in a hot oven is all that salmon needs to stay moist',
  },
  'salmon-patties': {
    names:
      'salmon patties, salmon cakes, salmon croquettes, canned salmon patties, salmon fish cakes, southern salmon patties, salmon fishcakes, old fashioned salmon patties, salmon pattys, easy salmon patties, tinned salmon fishcakes',
    family: 'farmhouse',
    near: 'crab-cakes fried-patties',
    beside: 'coleslaw oven-fries',
    weight: 3,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      protein canned-salmon 510 drained and flaked
      egg egg 100 lightly beaten
      crunch panko|gf-breadcrumbs 75
      sauce mayonnaise 40
      sauce dijon 15
      vegetable red-pepper 80 finely diced
      herb scallion 40 thinly sliced
      acid lemon 58 cut into wedges
      fat neutral-oil 40
      creamy sour-cream|greek-yogurt|vegan-sour-cream 90
      herb dill 4
      salt
      pepper pepper 0.8
    `,
    steps: `
      6 Mix {egg, mayonnaise, dijon, red-pepper, scallion, pepper, 1/2 salt, most panko} in a bowl. Fold in {canned-salmon}, leaving it in flakes.
      4+10 Shape into {@count 125 patty patties} an inch thick and press them into {panko}. Chill for 10 minutes so that they hold together.
      9 Heat {neutral-oil} in {@skillet} over medium heat. Fry the patties until crisp and brown and hot through, at 160°F (71°C), about 4 minutes a side.
      2 Stir {sour-cream, dill, salt} together and serve beside the patties with {lemon}.
    `,
    face: 'Crisp salmon cakes with peppers and scallions, and a cool dill sauce',
    why: 'A rest in the refrigerator firms the crumbs, so nothing falls apart in the pan',
  },
  'crab-cakes': {
    names:
      'crab cakes, maryland crab cakes, crabcakes, lump crab cakes, classic crab cakes, maryland style crab cakes, crab cake, pan fried crab cakes, baked crab cakes, crab patties',
    family: 'new-england',
    near: 'salmon-patties fried-patties',
    beside: 'coleslaw corn-on-the-cob',
    weight: 3,
    level: 2,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.2,
    list: `
      protein crab-meat 500 picked over for shell
      sauce mayonnaise 60
      egg egg 50 lightly beaten
      sauce dijon 12
      sauce worcestershire|tamari 6
      ground-spice sweet-paprika 2
      ground-spice celery-seed 1
      ground-spice cayenne 0.5
      crunch crackers|panko|gf-breadcrumbs 60 finely crushed
      herb parsley 8 chopped
      second-fat butter|neutral-oil 42
      acid lemon 58 cut into wedges
      leaf mixed-greens 100
      salt
    `,
    steps: `
      5 Whisk {mayonnaise, egg, dijon, worcestershire, sweet-paprika, celery-seed, cayenne, salt} in a bowl. Stir in {crackers, parsley}.
      4+30 Fold in {crab-meat} with a spatula, keeping the lumps whole. Press gently into {@count 103 cake cakes} an inch thick and chill for 30 minutes, or they will break when turned.
      8 Melt {butter} in {@skillet} over medium heat. Cook the cakes until golden and 145°F (63°C) in the middle, about 4 minutes a side, turning them once with care.
      1 Serve on {mixed-greens} with {lemon} to squeeze over.
    `,
    face: 'Sweet lump crab, barely bound, with a golden crust',
    why: 'Very little filler and a cold rest let the crab speak for itself',
  },
  'fish-sticks': {
    names:
      'fish sticks, fish fingers, homemade fish fingers, homemade fish sticks, baked fish sticks, cod fish sticks, crispy fish sticks, cod fish fingers, breaded fish fillets, fish goujons, panko fish sticks',
    family: 'new-england',
    near: 'crusted-fish breaded-cutlet',
    beside: 'oven-fries peas-and-carrots',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven/Air Fryer',
    serves: 4,
    salt: 0.6,
    list: `
      protein cod 600 cut into 1-inch-wide sticks
      flour flour|gf-flour 45
      egg egg 100 lightly beaten
      crunch panko|gf-breadcrumbs 130
      ground-spice sweet-paprika 3
      ground-spice garlic-powder 2
      fat neutral-oil 50
      sauce mayonnaise 90
      brine pickles 50 finely chopped
      acid lemon 20
      salt
      pepper pepper 0.8
    `,
    steps: `
      8 Heat the oven to 425°F (220°C). Toss {panko} with {neutral-oil, sweet-paprika, garlic-powder} on a rimmed sheet pan and toast in the oven for 4 minutes, until golden. Let the crumbs cool on a plate.
      9 Season {cod} with {pepper, salt}. Dip the sticks in {flour}, then in {egg}, and roll them in the crumbs until coated on all sides.
      1+12 Arrange on the sheet pan and bake until crisp and 145°F (63°C) inside, when the fish flakes, about 12 minutes.
      3 Stir {mayonnaise, pickles, lemon} together for a quick sauce to dip into.
    `,
    face: 'Sticks of cod in a toasted crumb, with a sharp pickle mayonnaise',
    why: 'Crumbs toasted in oil beforehand come out crunchy from an oven, without frying',
  },
  'lemon-garlic-shrimp': {
    names:
      'lemon garlic shrimp, garlic butter shrimp, lemon butter shrimp, garlic lemon shrimp, sauteed shrimp, shrimp with garlic, skillet shrimp, lemon garlic butter shrimp, garlic butter prawns, easy shrimp, pan fried shrimp, lemon garlic prawns, sauteed garlic shrimp',
    family: 'new-england',
    near: 'quick-skillet',
    beside: 'roasted-asparagus green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      protein shrimp 700 peeled, deveined and patted dry
      fat olive-oil 27
      second-fat butter|vegan-butter|olive-oil 42
      aromatic garlic 20 minced
      chile flakes 1
      stock chicken-stock 80
      acid lemon 45
      herb parsley 12 chopped
      bread bread|gf-bread 180 thickly sliced and toasted
      salt
      pepper pepper 0.8
    `,
    steps: `
      3 Season {shrimp} with {salt, pepper}. Heat {olive-oil} in {@skillet} over high heat until it shimmers.
      5 Sear the shrimp in one layer until pink and opaque, 1 to 2 minutes a side, and lift them out.
      4 Lower the heat to medium. Melt {butter} and cook {garlic, flakes} until the garlic is fragrant and just turning gold, 1 minute. Add {chicken-stock, lemon} and boil for 2 minutes.
      1 Return the shrimp, toss with {parsley} and serve with {bread} for the sauce.
    `,
    face: 'Quick-seared shrimp in a garlicky lemon sauce, with toast to mop it up',
    why: 'The shrimp leave the pan while the sauce is made, so they stay plump',
  },
  'blackened-fish': {
    names:
      'blackened fish, blackened tilapia, blackened catfish, blackened cod, cajun fish, blackened fish fillets, cajun blackened fish, blackened snapper, cajun tilapia, blackened white fish, cajun catfish',
    family: 'creole',
    near: 'fish-sticks pan-seared-fillet crusted-fish',
    beside: 'coleslaw corn-on-the-cob',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      protein catfish|tilapia|cod 680 patted dry
      second-fat butter|vegan-butter|neutral-oil 56 melted
      ground-spice sweet-paprika 8
      ground-spice garlic-powder 3
      ground-spice onion-powder 3
      ground-spice dried-thyme 1.5
      ground-spice oregano 1.5
      chile cayenne 1.2
      starch long-rice 240 rinsed
      herb scallion 30 thinly sliced
      acid lemon 58 cut into wedges
      salt
      pepper pepper 2
    `,
    steps: `
      2+20~ Bring {long-rice} to a boil in {water 480, 1/3 salt} and cook it, covered, over the lowest heat until tender, 20 minutes.
      5 Mix {sweet-paprika, garlic-powder, onion-powder, dried-thyme, oregano, cayenne, pepper, salt} on a plate. Brush {catfish} with {most butter} and press both sides into the spices.
      8 Open a window and heat a cast-iron skillet over high heat until very hot. Cook the fish in batches, without moving it, until the spices are nearly black, about 3 minutes. Turn and cook until it flakes and reads 145°F (63°C), 2 minutes more.
      2 Fork {scallion} through the rice. Pour {butter} over the fish and serve with {lemon}.
    `,
    face: 'Fish in a dark crust of paprika, thyme and cayenne, over rice with scallions',
    why: 'Butter and a very hot pan char the spices while the fish inside stays moist',
  },
  'tuna-patties': {
    names:
      'tuna patties, tuna cakes, tuna fish cakes, tuna fishcakes, canned tuna patties, tinned tuna fishcakes, tuna croquettes, tuna fish patties, easy tuna patties, tuna burgers, tuna burger, canned tuna cakes, tuna fritters, crispy tuna cakes, tuna pattie',
    title: 'Tuna Patties',
    family: 'farmhouse',
    near: 'salmon-patties fish-cakes mackerel-patties fried-patties',
    beside: 'coleslaw oven-fries tartar-sauce',
    weight: 3,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      egg egg 100 beaten
      sauce mayonnaise 45
      sauce dijon 12
      vegetable celery 60 finely diced
      aromatic scallion 40 thinly sliced
      herb parsley 8 finely chopped
      acid lemon 58 cut into wedges
      crunch panko|gf-breadcrumbs 85
      protein canned-tuna 450 well drained and flaked
      fat neutral-oil 40
      salt
      pepper pepper 0.8
    `,
    steps: `
      4 Beat {egg, mayonnaise, dijon} in a bowl. Stir in {celery, scallion, parsley, pepper, salt}.
      3+10 Fold in {canned-tuna, panko}, then let stand for 10 minutes while the crumbs drink up what is loose.
      5 Shape into {@count 100 patty patties}, 3/4 inch thick, pressing the edges smooth.
      9 Heat {neutral-oil} in {@skillet} over medium heat. Fry the patties until brown and crisp and 160°F (71°C) inside, 3 to 4 minutes a side, turning them once.
      1 Serve hot, with {lemon}.
    `,
    face: 'Crisp-edged cakes of canned tuna with celery, scallions and lemon',
    why: 'Tuna that is squeezed dry and a short rest are what keep them from crumbling in the pan',
  },
}
