import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pasta with shellfish, tuna and vegetables, and what one pot does. */
export const seafoodAndVegetablePasta: DishEntries = {
  'shrimp-scampi': {
    names:
      'shrimp scampi, scampi, shrimp scampi pasta, shrimp linguine, prawn linguine, garlic butter shrimp pasta, lemon garlic shrimp pasta, shrimp scampi with linguine, shrimp and garlic pasta, shrimp pasta, garlic shrimp pasta, linguine with shrimp, shrimp scampy, shrimp scampi linguine, prawn scampi, garlic prawn pasta, shrimp spaghetti',
    title: 'Shrimp Scampi',
    family: 'soffritto',
    near: 'gambas-al-ajillo spaghetti-with-clams pasta',
    beside: 'green-salad garlic-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.36,
    list: `
      starch spaghetti=linguine|gf-pasta=gluten-free_linguine/linguine 320
      protein shrimp 500
      fat olive-oil 27
      second-fat butter|vegan-butter 56
      aromatic garlic 18
      chile flakes 0.6?
      wine white-wine 120?
      acid lemon 40
      herb parsley 15
      salt
      pepper pepper 0.6
    `,
    steps: `
      2+10~ Bring a large pot of water to a boil, salt it and cook {spaghetti} until barely tender, 9 to 10 minutes. Save a cup of the water, then drain.
      5 Meanwhile, pat {shrimp} dry and season with {1/2 salt, pepper}. Heat {olive-oil} in {@skillet} over medium-high heat and sear the shrimp until just pink and opaque, about 1 1/2 minutes a side. Move them to a plate.
      2 Turn the heat to medium-low, melt {1/2 butter} and cook {garlic, flakes} for 1 minute, without letting them brown.
      4 [Pour in {white-wine} and simmer until reduced by half, 3 minutes.] Stir in {lemon}.
      3 Add the pasta, {butter} and a splash of the pasta water and toss until glossy. Fold in the shrimp and {parsley}, season with {salt} and serve at once.
    `,
    face: 'Just-cooked shrimp and linguine in garlic, butter and lemon',
    why: 'The shrimp leave the pan the moment they turn pink and come back only to be warmed, so they stay plump',
  },
  'spaghetti-with-clams': {
    names:
      'linguine with clams, spaghetti with clams, linguine alle vongole, spaghetti alle vongole, spaghetti vongole, clam linguine, linguine with clam sauce, clam pasta, pasta with clams, linguini with clams, linguini and clams, linguine and clams, white clam sauce, clam spaghetti, linguine vongole, pasta alle vongole, linguini with clam sauce',
    title: 'Linguine with Clams',
    family: 'neapolitan',
    near: 'shrimp-scampi aglio-e-olio mussels-in-broth',
    beside: 'green-salad garlic-bread',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Steamed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      starch spaghetti=linguine|gf-pasta=gluten-free_linguine/linguine 360
      protein clams 1400 scrubbed and soaked
      fat olive-oil 60
      aromatic garlic 15 thinly sliced
      chile flakes 0.8
      wine white-wine 150
      herb parsley 15
      salt
    `,
    steps: `
      2+8~ Boil {spaghetti} in a large pot of lightly salted water until two minutes short of done, about 8 minutes. Keep a mugful of the water.
      3 Meanwhile, warm {most olive-oil} with {garlic} and {flakes} in a wide pan over medium heat until the garlic is pale gold, 2 minutes.
      2+6 Turn the heat up high, add {clams} and {white-wine}, cover and shake the pan now and then until the shells open, 5 to 6 minutes. Throw away any that stay shut.
      3 Add the drained pasta and toss over high heat for 2 minutes, until it has soaked up most of the broth. Loosen with the pasta water if it must.
      1 Stir in {parsley} and {olive-oil}. Clams bring their own brine, so taste before you add {salt}.
    `,
    face: 'Linguine that soaks up the briny, garlicky broth of just-opened clams',
    why: 'The pasta finishes in the pan and takes in the broth that would otherwise stay at the bottom of the bowl',
  },
  'one-pot-pasta': {
    names:
      'one pot pasta, one-pot pasta, one pot spaghetti, one pan pasta, one-pan pasta, one pot tomato pasta, one pot tomato basil pasta, one pot tomato spinach pasta, easy one pot pasta, one pot penne, single pot pasta, pasta in one pot, 1 pot pasta, one skillet pasta, martha stewart pasta',
    title: 'One-Pot Pasta',
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'pasta-with-tomato-sauce pasta',
    beside: 'garlic-bread green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.36,
    list: `
      starch spaghetti|penne|gf-pasta=gluten-free_spaghetti/spaghetti 340
      vegetable cherry-tomatoes 400 halved
      aromatic onion 120 thinly sliced
      aromatic garlic 12 thinly sliced
      chile flakes 0.5?
      fat olive-oil 40
      stock veg-stock 500
      leaf spinach 120
      herb basil 12
      cheese parmesan|veg-parm|vegan-parmesan 50
      salt
      pepper pepper 0.6
    `,
    steps: `
      3 Lay {spaghetti} flat in a wide, straight-sided pot. Add {cherry-tomatoes, onion, garlic, flakes, olive-oil, 1/2 salt} and pour over {veg-stock} and {water 480}.
      4 Bring to a boil over high heat, 3 to 4 minutes, bending the pasta under as it softens.
      10 Boil hard, uncovered, turning the strands with tongs so that they do not stick, until the pasta is tender and what is left of the liquid is a sauce, 9 to 10 minutes.
      2 Off the heat, fold in {spinach} until it wilts, then {basil} and {1/2 parmesan}. Season with {salt, pepper}.
      1 Let it stand for 1 minute to thicken and pass {parmesan} at the table.
    `,
    face: 'Pasta, tomatoes, onion and greens that make their own sauce in a single pot',
    why: 'None of the starch is poured away: it stays in the pot and turns the broth silky',
  },
  'pasta-primavera': {
    names:
      'pasta primavera, primavera, spring vegetable pasta, vegetable pasta, veggie pasta, pasta with vegetables, penne primavera, fettuccine primavera, pasta primivera, summer vegetable pasta, pasta with spring vegetables, garden vegetable pasta',
    title: 'Pasta Primavera',
    family: 'ligurian',
    cuisine: 'Italian, American',
    near: 'one-pot-pasta pesto-pasta pasta',
    beside: 'garlic-bread',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.4,
    list: `
      starch penne|spaghetti|fettuccine|gf-pasta 320
      vegetable asparagus 200 cut into 1-inch lengths
      vegetable peas 130
      fat olive-oil 27
      vegetable carrot 100 cut into thin matchsticks
      vegetable zucchini 200
      vegetable cherry-tomatoes 180 halved
      aromatic garlic 9
      creamy cream|soy-cream|oat-cream 120
      acid lemon 25
      cheese parmesan|veg-parm|vegan-parmesan 60
      herb basil 10
      salt
      pepper pepper 0.6
    `,
    steps: `
      2+11~ Cook {penne} in a large pot of boiling, salted water until just tender, about 11 minutes. For the last 2 minutes, drop in {asparagus} and {peas}. Keep a cup of the water and drain everything together.
      5 Meanwhile, heat {olive-oil} in a large skillet over medium-high heat. Toss {carrot} and {zucchini} in it until they take a little color but still have some snap, 4 minutes.
      3 Add {cherry-tomatoes} and {garlic} and cook until the skins begin to slip, 2 minutes.
      3 Pour in {cream} and simmer for 1 minute. Add the drained pasta and greens, {lemon}, {1/2 parmesan} and half a cup of the pasta water, and toss until lightly coated.
      1 Season with {salt, pepper}, tear in {basil} and serve with {parmesan}.
    `,
    face: 'Pasta with asparagus, peas, zucchini and tomatoes, each still bright',
    why: 'Every vegetable has its own minute to go in, so none of them turns gray',
  },
  'tuna-pasta-bake': {
    names:
      'tuna pasta bake, tuna bake, tuna and sweetcorn pasta bake, tuna pasta casserole, cheesy tuna pasta bake, tuna mac and cheese bake, tuna sweetcorn pasta bake, tuna pasta, pasta bake with tuna',
    title: 'Tuna Pasta Bake',
    family: 'soffritto',
    cuisine: 'British',
    near: 'baked-ziti baked-pasta',
    beside: 'green-beans',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.36,
    list: `
      starch penne=fusilli|gf-pasta=gluten-free_fusilli/fusilli 400
      fat butter|vegan-butter 50
      aromatic onion 150
      flour flour|gf-flour 45
      creamy milk|soy-milk|oat-milk 700
      sauce dijon 10
      cheese cheddar|vegan-cheese 200
      protein canned-tuna 340
      vegetable corn 200
      vegetable peas 130
      crunch panko|gf-breadcrumbs 40
      salt
      pepper pepper 0.8
    `,
    steps: `
      3+9~ Heat the oven to 400°F (200°C). Boil {penne} in a large pot of salted water for 2 minutes less than the package says, about 9 minutes, and drain.
      6 Meanwhile, melt {butter} in a large saucepan over medium heat and soften {onion}, 5 minutes. Stir in {flour} for 1 minute.
      8 Whisk in {milk} a little at a time and simmer, whisking, until it coats a spoon, about 6 minutes. Off the heat, melt in {dijon} and {most cheddar}. Season with {salt, pepper}.
      4 Fold in the pasta with {canned-tuna, corn, peas} and spread in {@baking-dish}. Sprinkle with {panko} and {cheddar}.
      1+20 Bake until bubbling at the edges and golden on top, about 20 minutes. Let it settle for a few minutes before you dig in.
    `,
    face: 'Pasta, flaked tuna and sweet corn under a bubbling, crunchy top',
    why: 'Pasta that is drained early finishes in the oven, and soaks up sauce instead of going soft',
  },
  'chicken-and-mushroom-pasta-bake': {
    names:
      'chicken and mushroom pasta bake, mushroom and chicken pasta bake, chicken mushroom pasta bake, chicken and mushroom bake with pasta, cheesy chicken pasta bake, baked chicken pasta',
    family: 'soffritto',
    cuisine: 'British, American',
    near: 'tuna-pasta-bake baked-ziti baked-pasta',
    beside: 'green-salad garlic-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      starch penne=fusilli|gf-pasta=gluten-free_fusilli/fusilli 350
      fat olive-oil 15
      protein chicken-thigh|chicken-breast 550 cut into 1-inch pieces
      second-fat butter|vegan-butter 45
      vegetable mushrooms 350 sliced
      aromatic onion 150 chopped
      aromatic garlic 9 minced
      herb thyme 3
      flour flour|gf-flour 40
      creamy milk|oat-milk|soy-milk 600
      sauce dijon 10
      cheese cheddar|vegan-cheese 170
      leaf spinach 120
      crunch panko|gf-breadcrumbs 40
      salt
      pepper pepper 1
    `,
    steps: `
      3+9~ Set the oven to 400°F (200°C). Boil {penne} in well-salted water until still firm in the middle, about 9 minutes, and drain it.
      8 Meanwhile, heat {olive-oil} in a large, deep skillet over medium-high heat. Season {chicken-thigh} with {1/2 salt} and brown it, stirring now and then, until cooked through and 165°F (74°C), 7 minutes. Lift it onto a plate.
      11 Melt {most butter} in the skillet. Cook {mushrooms} until their water has gone and they brown, 7 minutes. Add {onion} and soften it for 3 minutes, then stir in {garlic, thyme, flour} for 1 minute.
      7 Pour in {milk} a little at a time, stirring, and simmer until the sauce coats a spoon, 5 minutes. Off the heat, stir in {dijon, most cheddar, pepper, salt}. Pull out any stems of thyme.
      4 Fold in {=chicken-thigh} with the pasta and {spinach}, which wilts as you stir, and spread in {@baking-dish}. Melt {butter}, toss it with {panko} and scatter it on top with {cheddar}.
      1+20 Bake until the sauce bubbles up at the sides and the crumbs are brown, about 20 minutes. Let it settle for 5 minutes.
    `,
    face: 'Chicken, browned mushrooms and pasta in a mustardy cheese sauce under crisp crumbs',
    why: 'Mushrooms that are browned until dry give the sauce their flavor and not their water',
  },
}
