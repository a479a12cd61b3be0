import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Scottish pots and British weeknight plates. */
export const britishAndScottish: DishEntries = {
  stovies: {
    names:
      'stovies, scottish stovies, stovies with corned beef, corned beef stovies, stovies recipe, beef stovies, stovie',
    title: 'Stovies (Scottish Potatoes with Corned Beef)',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'corned-beef-hash irish-stew hash',
    beside: 'pickled-beets',
    weight: 1,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.35,
    list: `
      fat butter|vegan-butter 40
      vegetable onion 300 thinly sliced
      vegetable potato 1000 peeled and thickly sliced
      vegetable carrot 150 sliced
      stock beef-stock 380
      protein corned-beef 340 cut into chunks
      sauce worcestershire 15
      pepper pepper 1.2
      herb parsley 6?
      salt
    `,
    steps: `
      10 Melt {butter} in {@pot} over medium heat and cook {onion} until soft and beginning to color, 9 minutes.
      3+30 Stir in {potato, carrot, pepper} and pour in {beef-stock}. Cover tightly and cook over low heat, shaking the pot now and then, until the potatoes are breaking at the edges, 30 minutes.
      2+8 Fold in {corned-beef, worcestershire} and cook uncovered until the liquid is mostly gone and the meat is hot through (145°F/63°C), 8 minutes.
      1 Mash a few of the slices to bind it, season with {salt} and serve[ with {parsley}].
    `,
    face: 'Potatoes and onions stewed slowly in stock with chunks of corned beef',
    why: 'The pot stays covered, so the potatoes steam in their own juices and half of them melt',
  },
  'cullen-skink': {
    names:
      'cullen skink, cullen skink soup, scottish fish soup, smoked haddock soup, smoked haddock chowder, smoked fish soup, smoked fish chowder, scottish smoked haddock soup',
    title: 'Cullen Skink (Smoked Haddock Soup)',
    family: 'new-england',
    cuisine: 'British',
    near: 'clam-chowder kedgeree chowder',
    beside: 'irish-soda-bread green-salad',
    weight: 2,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.32,
    list: `
      protein smoked-haddock 420 left whole
      liquid milk|oat-milk 600
      whole-spice bay 0.4
      fat butter|vegan-butter 35
      vegetable leek 160 white and pale green parts sliced and well washed
      vegetable onion 110 finely chopped
      vegetable potato 550 peeled and cut into 1/2-inch dice
      creamy cream|oat-cream 60?
      herb chives|parsley 8
      pepper white-pepper|pepper 0.6
      salt
    `,
    steps: `
      2+8 Lay {smoked-haddock} in a wide saucepan with {milk, bay}. Heat slowly until it steams and poach below a simmer until the fish flakes (145°F/63°C), 6 to 8 minutes. Lift it out, keep the milk and break the fish into large flakes, without skin and bones.
      8 Melt {butter} in {@pot} over medium-low heat and sweat {leek, onion} until soft but pale, 7 minutes.
      2+15 Add {potato} and {water 300}, cover and simmer until tender, 12 to 15 minutes. Crush about a third against the side of the pot.
      2+4 Strain in the milk, add [{cream},] the flakes, {white-pepper, salt} and heat gently, without boiling, for 4 minutes. Scatter with {chives}.
    `,
    face: 'A thick, pale soup of smoked haddock, potatoes and leeks',
    why: 'The fish is poached in the milk that later makes the soup, so the smoke runs all through it',
  },
  'cock-a-leekie': {
    names:
      'cock-a-leekie, cock a leekie, cock-a-leekie soup, cock a leekie soup, cockaleekie, cockaleekie soup, scottish chicken and leek soup, chicken and leek soup, chicken leek soup',
    title: 'Cock-a-Leekie Soup',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'chicken-noodle-soup potato-soup brothy-soup',
    beside: 'no-knead-bread',
    weight: 1,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.42,
    list: `
      protein chicken-bone=bone-in_chicken_thighs/chicken 760 skin removed
      vegetable leek 550 white and green parts sliced apart and well washed
      vegetable carrot 140 diced
      starch barley 90 rinsed
      herb thyme 3
      whole-spice bay 0.4
      stock chicken-stock 1500
      fruit prunes 90 halved
      herb parsley 8
      pepper pepper 0.8
      salt
    `,
    steps: `
      4+40 Put {chicken-bone, 1/2 leek, carrot, barley, thyme, bay} in {@pot} with {chicken-stock}. Bring to a boil, skim, and simmer gently until the barley is tender and the chicken 165°F (74°C) at the bone, 40 minutes.
      5 Lift out the chicken, pull the meat off the bones and tear it into pieces.
      2+10 Add {leek, prunes} to the pot and simmer until the leeks are silky but still green, 10 minutes.
      2 Return {=chicken-bone}, season with {pepper, salt} and serve with {parsley} on top.
    `,
    face: 'Chicken, leeks and barley in a clear broth with the dark sweetness of prunes',
    why: 'Half of the leeks simmer into the broth and half go in late, to stay green',
  },
  'haggis-neeps-and-tatties': {
    names:
      'haggis, haggis neeps and tatties, haggis and neeps, haggis with neeps and tatties, burns night haggis, burns supper, haggis dinner, neeps and tatties',
    title: 'Haggis, Neeps and Tatties',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'bangers-and-mash shepherds-pie mash',
    beside: '',
    weight: 1,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      protein haggis 450 in its casing
      vegetable potato 700 peeled and cut into chunks
      vegetable rutabaga 600 peeled and cut into 1-inch chunks
      fat butter 60
      liquid milk 60
      ground-spice nutmeg 0.3
      wine spirits=whisky 45?
      creamy cream 100?
      pepper pepper 0.8
      salt
    `,
    steps: `
      2+60~ Heat the oven to 350°F (175°C). Wrap {haggis} tightly in foil, set it in a small roasting pan with an inch of hot water and bake until 160°F (71°C) in the middle, 1 hour.
      4+25~ Boil {potato} and {rutabaga} in two pans of salted water until a knife slides in, 25 minutes; the potatoes may be done a little sooner.
      6 Drain both well. Mash the potatoes with {1/2 butter, milk} and the neeps with {butter, nutmeg}, and season with {pepper, salt}.
      4 [Boil {spirits, cream} in a small pan for 2 minutes, until lightly thickened.] Cut open the haggis at the table and spoon it out beside the two mashes.
    `,
    face: 'The Scottish supper for Burns Night, with mashed rutabaga and potatoes',
    why: 'A bought haggis is cooked already, so a wet, gentle bake heats it without bursting the skin',
  },
  'scotch-broth': {
    names:
      'scotch broth, scottish broth, lamb and barley soup, lamb barley soup, scotch broth soup, mutton broth, lamb broth',
    title: 'Lamb and Barley Broth',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'irish-stew split-pea-soup brothy-soup',
    beside: 'irish-soda-bread',
    weight: 1,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.42,
    list: `
      protein lamb-shoulder 450 cut into 1-inch pieces
      starch barley 100 rinsed
      whole-spice bay 0.4
      stock beef-stock 1300
      vegetable onion 150 chopped
      vegetable leek 150 sliced and well washed
      vegetable carrot 180 diced
      vegetable rutabaga|turnip 220 peeled and diced
      vegetable savoy-cabbage|cabbage 150 shredded
      herb parsley 10
      pepper pepper 0.8
      salt
    `,
    steps: `
      3+50 Bring {lamb-shoulder, barley, bay, beef-stock} to a boil in {@pot}. Skim, cover partly and simmer over low heat until the meat is nearly tender, 50 minutes.
      2+25 Add {onion, leek, carrot, rutabaga} and simmer until everything is soft, 25 minutes. Spoon off the fat.
      1+5 Stir in {savoy-cabbage} and cook until it is just tender, 5 minutes.
      1 Season with {pepper, salt} and serve in deep bowls, green with {parsley}.
    `,
    face: 'Lamb and pearl barley simmered with roots and cabbage until a spoon nearly stands in it',
    why: 'Barley goes in with the meat, so it thickens the broth while both turn tender',
  },
  'sausage-casserole': {
    names:
      'sausage casserole, sausage and bean casserole, sausages and beans, sausage and beans, beans and sausages, one pot sausages and beans, one pot beans and sausages, one pot sausage and beans, british sausage casserole, sausage stew, sausage and bean stew, sausage hotpot, smoky sausage casserole',
    title: 'Sausage and Bean Casserole',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'bangers-and-mash cassoulet braise',
    beside: 'mashed-potatoes green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.36,
    list: `
      protein bratwurst=fresh_pork_sausages/sausages|vegan-sausage 450 left whole
      fat olive-oil 18
      vegetable onion 180 sliced
      vegetable carrot 150 sliced
      vegetable red-pepper 150 sliced
      aromatic garlic 9
      ground-spice smoked-paprika 4
      wine red-wine 80?
      body canned-tomatoes 400
      stock chicken-stock|veg-stock 200
      pulse white-beans|chickpeas 400 drained and rinsed
      sauce dijon 10
      herb thyme 2
      bread crusty-rolls|gf-bread 240
      herb parsley 6?
      salt
    `,
    steps: `
      9 Brown {bratwurst} on all sides in {1/2 olive-oil} in {@pot} over medium heat, 8 minutes. Move to a plate.
      8 Add {olive-oil, onion, carrot, red-pepper} and cook until soft, 7 minutes. Stir in {garlic, smoked-paprika} for 30 seconds. [Pour in {red-wine} and let it boil away.]
      3+25 Add {canned-tomatoes, chicken-stock, white-beans, dijon, thyme} and return {=bratwurst}. Simmer, partly covered, until the sauce is thick[{?bratwurst} and the sausages are 160°F (71°C) in the middle], 25 minutes.
      1 Stir in {salt, parsley} and serve with {crusty-rolls} to mop the pot.
    `,
    face: 'Browned links in a smoky sauce of tomatoes and white beans',
    why: 'The sausages are browned whole and simmer in the sauce, so each seasons the other',
  },
}
