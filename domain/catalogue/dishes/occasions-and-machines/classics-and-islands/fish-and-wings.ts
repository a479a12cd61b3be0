import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Weeknight fish, pasta from the sea, a boil for a crowd, and wings. */
export const fishAndWings: DishEntries = {
  'honey-garlic-salmon': {
    names:
      'honey garlic salmon, honey glazed salmon, garlic honey salmon, honey soy salmon, sticky honey garlic salmon, honey garlic glazed salmon, honey salmon, pan seared honey garlic salmon',
    title: 'Honey Garlic Salmon',
    family: 'ginger-soy',
    cuisine: 'American, Asian',
    near: 'teriyaki-salmon baked-salmon pan-seared-fillet',
    beside: 'asian-cucumber-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch jasmine 240
      protein salmon=skin-on_salmon_fillets/salmon 640 patted dry
      fat neutral-oil 15
      vegetable broccoli 400 cut into florets
      aromatic garlic 15
      sweetener honey 60
      sauce soy-sauce|tamari|coconut-aminos 45
      acid lemon 25
      second-fat butter|vegan-butter 15
      crunch sesame 5?
      aromatic scallion 30? thinly sliced
      pepper pepper 0.8
      salt
    `,
    steps: `
      2+20~ Bring {jasmine} and {water 400} to a boil, cover, cook over low heat for 15 minutes and let it stand, covered, for 5 minutes.
      2+5~ Steam {broccoli} over an inch of boiling water until bright and just tender, 4 to 5 minutes.
      7 Season {salmon} with {pepper, salt}. Sear in {neutral-oil} in {@skillet} over medium-high heat, skin side up, until golden, 3 minutes; turn and cook for 2 to 3 minutes more.
      2 Push the fish aside, melt {butter} and cook {garlic} in it for 30 seconds.
      4 Add {honey, soy-sauce, lemon} and let it bubble, spooning it over the fish, until the glaze is syrupy and the salmon flakes and is 145°F (63°C) in the middle, 3 minutes.
      1 Serve with {=jasmine, =broccoli} and all of the glaze[, sprinkled with {sesame, scallion}].
    `,
    face: 'Seared salmon in a sticky glaze of honey, garlic and soy',
    why: 'The glaze reduces around the fish, so it finishes cooking while it is being lacquered',
  },
  'grilled-fish': {
    names:
      'grilled fish, grilled white fish, grilled fish fillets, bbq fish, grilled fish with lemon, grilled mahi mahi, grilled snapper, grilled whole fish, grilled halibut',
    title: 'Grilled Fish with Lemon and Herbs',
    family: 'greek',
    cuisine: 'Mediterranean, Greek',
    near: 'grilled-salmon blackened-fish grilled-plate',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Grilled',
    equipment: 'Grill',
    weather: 'warm',
    serves: 4,
    salt: 0.5,
    list: `
      protein snapper|halibut|cod 680 skin on, patted dry
      fat olive-oil 45
      aromatic garlic 9
      acid lemon 40
      herb parsley 12 finely chopped
      ground-spice oregano 1.5
      vegetable zucchini 450 sliced lengthwise 1/2 inch thick
      bread crusty-rolls|gf-bread 240 halved
      pepper pepper 0.8
      salt
    `,
    steps: `
      3 Stir {most olive-oil, garlic, lemon, parsley, oregano, 1/2 salt} together for the dressing.
      3+10 Heat the grill to medium-high for 10 minutes and clean the grates well.
      8 Brush {snapper, zucchini} lightly with {olive-oil} and season with {pepper, salt}. Grill the zucchini until marked and tender, 3 to 4 minutes a side.
      8 Lay the fish skin side down and leave it until it comes away by itself, 4 minutes. Turn with a wide spatula and grill until it flakes (145°F/63°C), 2 to 3 minutes more. Toast {crusty-rolls} at the edge.
      1 Spoon the dressing over while everything is hot.
    `,
    face: 'Fillets from a hot grill under a dressing of lemon, garlic and parsley',
    why: 'The fish is moved only when it lets go of the grate, so the skin stays on and crisp',
  },
  'smoked-salmon-pasta': {
    names:
      'smoked salmon pasta, creamy smoked salmon pasta, smoked salmon linguine, smoked salmon fettuccine, salmon pasta, smoked salmon tagliatelle, creamy salmon pasta, lemon smoked salmon pasta, smoked salmon and dill pasta',
    title: 'Smoked Salmon Pasta',
    family: 'bistro',
    cuisine: 'American',
    near: 'pasta-al-limone fettuccine-alfredo pasta',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.25,
    list: `
      starch fettuccine|spaghetti=linguine|gf-pasta 340
      fat butter|olive-oil 20
      vegetable shallot 60 finely chopped
      aromatic garlic 6
      creamy creme-fraiche|cream|oat-cream 180
      acid lemon 20
      ground-spice lemon-zest 3
      vegetable peas 140
      protein smoked-salmon 200 torn into strips
      herb dill 8
      brine capers 15?
      pepper pepper 0.8
      salt
    `,
    steps: `
      2+12~ Boil {fettuccine} in a big pot of lightly salted water until al dente, 10 to 12 minutes, adding {peas} for the last minute. Save a mug of the water and drain.
      5 Melt {butter} in {@skillet} over medium-low heat and soften {shallot, garlic} without color, 4 minutes.
      3 Stir in {creme-fraiche, lemon-zest, pepper} with a splash of the pasta water and let it bubble for 2 minutes.
      2 Add the pasta and {smoked-salmon} and toss over low heat until the strips turn pale and opaque (145°F/63°C), 2 minutes.
      1 Off the heat, fold in {lemon, dill, capers, salt}, loosening with more water until it is silky.
    `,
    face: 'Pasta in a light, lemony cream with smoked salmon, peas and dill',
    why: 'The salmon goes in at the last minute, so it stays in soft, tender strips',
  },
  'seafood-pasta': {
    names:
      'seafood pasta, seafood linguine, frutti di mare, linguine frutti di mare, spaghetti frutti di mare, spaghetti allo scoglio, mixed seafood pasta, seafood spaghetti, pasta frutti di mare, pasta with seafood, spaghetti marinara seafood',
    title: 'Seafood Pasta (Frutti di Mare)',
    family: 'neapolitan',
    near: 'spaghetti-with-clams shrimp-scampi cioppino pasta',
    beside: 'green-salad garlic-bread',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      starch spaghetti=linguine|gf-pasta 340
      fat olive-oil 45
      aromatic garlic 15 thinly sliced
      chile flakes 0.8
      wine white-wine 120
      body canned-tomatoes 300
      protein mussels 600 scrubbed
      protein shrimp 300 peeled and deveined
      protein squid 180 cut into rings
      herb parsley 12
      acid lemon 15
      salt
    `,
    steps: `
      1+10~ Bring a large pot of salted water to a boil.
      3 Warm {garlic, flakes} in {most olive-oil} in your widest skillet over medium heat until the garlic is just gold, 2 minutes.
      2+6~ Pour in {white-wine} and boil for 1 minute. Add {canned-tomatoes, salt} and simmer for 5 minutes.
      2+10~ Meanwhile, cook {spaghetti} in the boiling water until a minute short of tender, 9 to 10 minutes. Keep a mug of the water and drain.
      2+4 Add {mussels} to the sauce, cover and cook over high heat until the shells open, 3 to 4 minutes. Throw out any that stay shut.
      4 Stir in {shrimp, squid} and cook until opaque and curled, 2 to 3 minutes.
      2 Toss in the pasta with a splash of its water for 1 minute, until the sauce clings. Finish with {parsley, lemon, olive-oil}.
    `,
    face: 'Linguine with mussels, shrimp and squid in a garlicky tomato and white wine sauce',
    why: 'Each kind goes in by how long it takes, so that nothing turns to rubber',
  },
  'seafood-boil': {
    names:
      'seafood boil, cajun seafood boil, crab boil, louisiana seafood boil, seafood boil with crab legs, seafood bag, crab and shrimp boil, seafood boil with garlic butter, seafood boil in a bag',
    title: 'Cajun Seafood Boil',
    family: 'creole',
    near: 'shrimp-boil crab-legs gumbo',
    beside: 'coleslaw garlic-bread',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 6,
    salt: 0.3,
    list: `
      ground-spice cajun-seasoning 48
      acid lemon 120 halved
      whole-spice bay 0.8
      vegetable onion 200 quartered
      vegetable potato 800 scrubbed and cut into 1 1/2-inch pieces
      protein andouille 340 cut into 1-inch pieces
      vegetable corn-cob=ears_of_corn/corn 700 husked and cut into thirds
      protein crab-legs 900 thawed if frozen
      protein mussels 500 scrubbed
      protein shrimp 450 in the shell
      fat butter 140
      aromatic garlic 30
      herb parsley 10
      salt
    `,
    steps: `
      4+15 Bring {water 4500}, well salted, to a rolling boil in your largest pot with {most cajun-seasoning, 1/2 lemon, bay, onion, salt} and boil for 15 minutes.
      1+12 Add {potato} and cook for 12 minutes, until a fork begins to go in.
      1+5 Add {andouille, corn-cob} and boil for 5 minutes.
      1+4 Add {crab-legs, mussels}, cover and cook until the shells open and the sausage is 160°F (71°C), 4 minutes.
      1+3~ Take it off the heat, push in {shrimp} and leave until pink and curled, 3 minutes.
      4 Meanwhile, melt {butter} with {garlic, cajun-seasoning} over low heat until fragrant, 3 minutes.
      3 Drain, discard any mussels that stay shut and transfer everything to a big platter. Pour the butter over, scatter with {parsley} and serve with {lemon} in wedges.
    `,
    face: 'Crab, shrimp, mussels, sausage, corn and potatoes under spiced garlic butter',
    why: 'Everything goes into one seasoned pot by turns, the potatoes first and the shrimp last',
  },
  'honey-garlic-wings': {
    names:
      'honey garlic wings, honey garlic chicken wings, sticky honey garlic wings, honey bbq wings, sticky wings, sticky chicken wings, baked honey garlic wings, honey soy wings, honey garlic chicken wing',
    title: 'Honey Garlic Chicken Wings',
    family: 'ginger-soy',
    cuisine: 'American',
    near: 'buffalo-wings korean-fried-chicken honey-garlic-chicken traybake',
    beside: 'white-rice asian-cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Appetizer, Main Dish',
    meals: 'Dinner, Snack, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein chicken-wings 1100 split at the joint and patted very dry
      leavener baking-powder 8
      pepper pepper 1
      fat butter|vegan-butter 25
      aromatic garlic 20
      sweetener honey 100
      sauce soy-sauce|tamari|coconut-aminos 55
      acid rice-vinegar|cider-vinegar 15
      chile flakes 0.6
      crunch sesame 6
      aromatic scallion 30 thinly sliced
      salt
    `,
    steps: `
      4 Heat the oven to 425°F (220°C) with a rack set over a foil-lined sheet pan. Toss {chicken-wings} with {baking-powder, pepper, salt} and spread them on the rack, skin up.
      1+45 Bake until the skin is crisp and brown and the meat well past 165°F (74°C), 40 to 45 minutes, turning once.
      2+6 Near the end, melt {butter} in a small saucepan over medium heat and cook {garlic} for 1 minute. Add {honey, soy-sauce, rice-vinegar, flakes} and simmer until it coats a spoon, 5 minutes.
      2 Toss the hot wings with the glaze in a big bowl and sprinkle with {sesame, scallion}.
    `,
    face: 'Oven-crisp wings in a shiny glaze of honey, garlic and soy',
    why: 'Baking powder dries and blisters the skin, so it stays crisp under the glaze',
  },
}
