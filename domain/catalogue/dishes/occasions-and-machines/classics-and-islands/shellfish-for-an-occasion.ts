import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Lobster, crab, oysters, scallops and shrimp, mostly for company. */
export const shellfishForAnOccasion: DishEntries = {
  'lobster-tail': {
    names:
      'lobster tail, lobster tails, broiled lobster tail, broiled lobster tails, baked lobster tail, garlic butter lobster tail, grilled lobster tail, baked lobster tails, lobster with garlic butter, butter lobster tails',
    title: 'Broiled Lobster Tails with Garlic Butter',
    family: 'new-england',
    near: 'lobster-roll crab-legs shrimp-scampi quick-skillet',
    beside: 'roasted-asparagus corn-on-the-cob',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Grilled',
    equipment: 'Oven',
    serves: 4,
    salt: 0.35,
    list: `
      protein lobster-tail 680 in the shell
      fat butter|vegan-butter 90 melted
      aromatic garlic 12
      acid lemon 24
      ground-spice sweet-paprika 2
      herb parsley 8
      bread crusty-rolls|gf-bread 240
      salt
    `,
    steps: `
      6 Heat the broiler with the rack 6 inches below it. Cut through the top of the shells of {lobster-tail} with scissors, down to the fin. Lift the flesh up through the slit, leaving it joined at the end, and rest it on top of its shell on a rimmed sheet pan.
      3 Stir {butter, garlic, 1/2 lemon, sweet-paprika, salt} together. Brush a third of it over the tops.
      2+10 Broil until the top is spotted with brown and the middle is opaque and 145°F (63°C), 8 to 10 minutes.
      1 Sprinkle with {parsley, lemon} and serve with the rest of the butter and {crusty-rolls} to soak it up.
    `,
    face: 'Sweet lobster under the broiler, basted with garlic butter and paprika',
    why: 'Lifted out on top of the shell, the lobster browns above and stays moist below',
  },
  'crab-legs': {
    names:
      'crab legs, snow crab legs, king crab legs, steamed crab legs, boiled crab legs, crab legs with garlic butter, baked crab legs, crab leg, garlic butter crab legs, alaskan king crab',
    title: 'Steamed Crab Legs with Garlic Butter',
    family: 'new-england',
    near: 'lobster-tail shrimp-boil seafood-boil steamed-plate',
    beside: 'coleslaw buttermilk-biscuits',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Steamed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.25,
    list: `
      protein crab-legs 1360 thawed if frozen
      fat butter|vegan-butter 110
      aromatic garlic 12
      acid lemon 70 cut into wedges
      ground-spice smoked-paprika 1
      herb parsley 8
      vegetable corn-cob=ears_of_corn/corn 500 husked and halved
      salt
    `,
    steps: `
      3+8 Bring an inch of water to a boil in your largest pot with a steamer basket or rack. Lay in {corn-cob}, cover and steam for 8 minutes.
      1+7 Pile {crab-legs} on top, bent to fit, and steam until hot in the middle (145°F/63°C), 6 to 7 minutes: they were cooked once already.
      4 Meanwhile, melt {butter} over low heat with {garlic, smoked-paprika, salt} until it smells sweet, 3 minutes.
      2 Stir {parsley} into the butter. Crack the shells or slit them with scissors, and serve with the corn, {lemon} and cups of the butter.
    `,
    face: 'Steamed crab and sweet corn with warm garlic butter',
    why: 'Steam heats the legs without washing out their sweetness, as boiling does',
  },
  'oysters-rockefeller': {
    names:
      'oysters rockefeller, oyster rockefeller, baked oysters, broiled oysters, oysters rockerfeller, baked oysters rockefeller, oysters with spinach',
    title: 'Oysters Rockefeller',
    family: 'creole',
    near: 'stuffed-mushrooms shrimp-scampi stuffed-bites',
    beside: '',
    weight: 1,
    level: 2,
    types: 'Appetizer',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.35,
    list: `
      fat butter 55
      vegetable shallot 50 finely chopped
      aromatic garlic 6
      leaf spinach 180 chopped
      herb parsley 15
      wine spirits=anise_liqueur|white-wine 12
      crunch panko|gf-breadcrumbs 35
      cheese parmesan 30
      protein oysters 360 drained
      chile hot-sauce 3
      acid lemon 50 cut into wedges
      salt
    `,
    steps: `
      6 Melt {1/2 butter} in a skillet over medium heat and soften {shallot, garlic}, 2 minutes. Add {spinach, parsley} and cook until wilted and dry, 3 minutes.
      2 Stir in {spirits, hot-sauce, salt} and let it sizzle for 1 minute. Take off the heat.
      3 Heat the oven to 450°F (230°C). Melt {butter} and stir in {panko, parmesan}.
      4 Set {oysters} in cleaned half shells on a bed of coarse salt, or in small buttered ramekins. Cover each with a spoonful of the greens and then of the crumbs.
      1+10 Bake until the crumbs are brown and the edges of the oysters curl, 8 to 10 minutes. Pass {lemon}.
    `,
    face: 'Oysters baked under buttery greens and crisp crumbs, as in old New Orleans',
    why: 'The greens are cooked until dry, so the crumbs brown before the oysters overcook',
  },
  'seared-scallops': {
    names:
      'seared scallops, pan seared scallops, pan fried scallops, lemon butter scallops, garlic butter scallops, sea scallops, scallops with lemon butter, seared sea scallops, king scallops, seared scallops with lemon butter, pan seared scallops with lemon butter, seared scallops with lemon, lemon scallops, scallops in lemon butter, scallops with garlic butter, scallops in garlic butter, butter scallops, buttered scallops, diver scallops, fried scallops in butter, seared scollops',
    title: 'Pan-Seared Scallops with Lemon Butter',
    family: 'bistro',
    cuisine: 'French, American',
    near: 'shrimp-scampi sole-meuniere pan-seared-fillet',
    beside: '',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable potato 700 peeled and cut into chunks
      creamy cream|oat-cream 90
      second-fat butter|vegan-butter 80
      vegetable asparagus 350 trimmed
      protein scallops=large_sea_scallops/scallops 600
      fat neutral-oil 20
      aromatic garlic 6
      acid lemon 30
      herb parsley 8
      pepper pepper 0.8
      salt
    `,
    steps: `
      3+18~ Boil {potato} in salted water until very soft, 18 minutes, adding {asparagus} for the last 3 minutes; pick the spears out. Drain and mash with {cream, 1/2 butter, 1/2 salt}.
      3 Pull the tough little muscle off the sides of {scallops}. Press them between paper towels until quite dry and season with {pepper, salt}.
      6 Heat {neutral-oil} in {@skillet} over high heat until it begins to smoke. Set the scallops in it, well apart, and leave them alone until a deep brown crust forms, 2 minutes. Turn and cook until just opaque, 1 to 2 minutes. Lift out.
      3 Lower the heat and melt {butter} with {garlic} until it foams and smells of nuts, 1 minute. Stir in {lemon, parsley}.
      1 Spoon the mash onto plates, lay {=asparagus, =scallops} on it and pour the butter over.
    `,
    face: 'Scallops with a deep brown crust, on mash with asparagus and lemon butter',
    why: 'Dry scallops in a smoking pan brown before they can turn rubbery',
  },
  'coconut-shrimp': {
    names:
      'coconut shrimp, crispy coconut shrimp, fried coconut shrimp, coconut prawns, baked coconut shrimp, outback coconut shrimp, coconut fried shrimp',
    title: 'Crispy Coconut Shrimp',
    family: 'cuban',
    cuisine: 'American, Caribbean',
    near: 'shrimp-tempura honey-walnut-shrimp fried-calamari fritters',
    beside: 'asian-slaw white-rice',
    weight: 3,
    level: 2,
    types: 'Appetizer, Main Dish',
    meals: 'Dinner, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein shrimp 560 peeled and deveined, tails on
      flour flour|gf-flour 50
      ground-spice cayenne 0.5
      egg egg 100 beaten
      crunch panko|gf-breadcrumbs 60
      nut sweetened-coconut 90
      fat neutral-oil 90
      sauce sweet-chili-sauce 80
      acid lime 20
      salt
    `,
    steps: `
      3 Pat {shrimp} dry. Put {flour} mixed with {cayenne, salt}, {egg}, and {panko} tossed with {sweetened-coconut} in three bowls.
      9 Holding each shrimp by the tail, coat it in the flour, then the egg, then the coconut crumbs, pressing so that they stick.
      10 Heat {neutral-oil} in {@skillet} over medium heat to 350°F (175°C). Fry a single layer at a time until golden and opaque in the middle, about 2 minutes a side. Drain on a rack.
      1 Stir {sweet-chili-sauce, lime} together and serve for dipping.
    `,
    face: 'Golden, crunchy shrimp in a coconut crust with a sweet chile dip',
    why: 'The coating is pressed on dry, and moderate oil crisps it before it can darken',
  },
  'shrimp-cocktail': {
    names:
      'shrimp cocktail, prawn cocktail, classic shrimp cocktail, shrimp with cocktail sauce, retro prawn cocktail, prawn cocktail salad, cocktail shrimp',
    title: 'Shrimp Cocktail',
    family: 'new-england',
    near: 'shrimp-ceviche lettuce-wraps',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein shrimp 450 peeled and deveined, tails on
      acid lemon 60 cut into wedges
      whole-spice bay 0.4
      sauce ketchup 120
      sauce horseradish 30
      sauce worcestershire 6
      chile hot-sauce 2
      leaf iceberg 150 finely shredded
      salt
    `,
    steps: `
      2+8 Bring a saucepan of well-salted water to a boil with {bay, 1/2 lemon} and simmer for 8 minutes.
      1+3 Bring back to a boil, add {shrimp}, cover, turn off the heat and let them cook in the hot water until just pink and curled, 3 minutes.
      2+20 Drain into a bowl of ice water for 2 minutes, drain again, dry and chill for 20 minutes.
      2 Stir {ketchup, horseradish, worcestershire, hot-sauce, salt} into a cocktail sauce.
      2 Pile {iceberg} into glasses with a spoonful of sauce, hang {=shrimp} around the rim and finish with {lemon}.
    `,
    face: 'Cold, plump shrimp with a sharp sauce of tomato and horseradish',
    why: 'The shrimp cook off the heat in seasoned water, so they stay tender',
  },
  'lobster-thermidor': {
    names:
      'lobster thermidor, thermidor, lobster thermador, lobster thermidore, lobster termidor, lobster tail thermidor, lobster tails thermidor, lobster thermidor tails, homard thermidor, french lobster thermidor, stuffed lobster tails, creamy stuffed lobster tails, lobster gratin',
    title: 'Lobster Thermidor',
    family: 'bistro',
    near: 'lobster-tail lobster-bisque shrimp-scampi',
    beside: 'rice-pilaf green-salad',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Steamed, Grilled',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.4,
    list: `
      protein lobster-tail 720 in the shell
      fat butter 50
      aromatic shallot 60 finely chopped
      flour flour|gf-flour 20
      wine dry-sherry|white-wine 60
      creamy cream 150
      liquid milk 150
      egg egg-yolk 34
      sauce dijon 8
      ground-spice cayenne 0.3?
      cheese gruyere|cheddar 80
      herb tarragon|parsley 4 finely chopped
      bread crusty-rolls|gf-bread 240
      salt
    `,
    steps: `
      3+8 Bring an inch of salted water to a boil in {@pot}. Add {lobster-tail}, cover and steam until the shells are red and the flesh is opaque and 145°F (63°C) in the middle, 7 to 8 minutes.
      8 Cool under cold water until you can touch them. Halve lengthwise with a heavy knife or scissors, pull out the flesh and cut it into 3/4-inch pieces. Set the half shells on a rimmed sheet pan.
      8 Melt {butter} in a saucepan over medium heat and soften {shallot}, 2 minutes. Stir in {flour} for 1 minute. Pour in {dry-sherry}, then whisk in {cream, milk} and simmer until thick, 3 minutes.
      4 Beat {egg-yolk, dijon, cayenne} with a ladle of the hot sauce and whisk it back in. Stir over low heat until it reaches 160°F (71°C), 2 minutes. Off the heat, stir in {1/2 gruyere, tarragon, salt}.
      4 Heat the broiler with the rack 6 inches below it. Fold {=lobster-tail} into the sauce, heap it into the shells and sprinkle with {gruyere}.
      1+4 Broil until it bubbles and is brown in spots, 3 to 4 minutes.
      1 Serve in the shells, with {crusty-rolls} for the sauce.
    `,
    face: 'Lobster in a sherry and mustard cream, spooned back into its shells and browned under cheese',
    why: 'Yolks and cheese give the sauce enough body to brown on top before it can run out of the shells',
  },
}
