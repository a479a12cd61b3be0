import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Clams, cornmeal cakes, a chopped sandwich and a Sunday pot, from New England to New Jersey. */
export const northeasternPlates: DishEntries = {
  'manhattan-clam-chowder': {
    names:
      'manhattan clam chowder, red clam chowder, tomato clam chowder, manhattan style clam chowder, new york clam chowder, clam chowder with tomatoes, manhattan chowder, manhatten clam chowder, rhode island red chowder, clam and tomato soup, clam and tomato chowder',
    title: 'Manhattan Clam Chowder',
    family: 'pennsylvanian',
    near: 'clam-chowder cioppino chowder',
    beside: 'no-knead-bread green-salad',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.3,
    list: `
      protein bacon 100 diced
      fat olive-oil 14
      vegetable onion 180 chopped
      vegetable celery 120 diced
      vegetable carrot 120 diced
      vegetable green-pepper 100 diced
      aromatic garlic 10
      ground-spice dried-thyme 1
      chile flakes 0.4
      body tomato-paste 20
      stock fish-stock|chicken-stock 480
      body canned-tomatoes 794
      vegetable potato 450 peeled and cut into 1/2-inch dice
      whole-spice bay 0.4
      protein canned-clams 370 drained, liquid kept
      herb parsley 8
      crunch crackers=saltine_crackers/crackers|gf-breadcrumbs 60
      salt
      pepper pepper 0.8
    `,
    steps: `
      8 Cook {bacon} in {olive-oil} in {@pot} over medium heat until it is brown and most of its fat has run, 7 minutes.
      10 Add {onion, celery, carrot, green-pepper} and cook until limp, 8 minutes. Stir in {garlic, dried-thyme, flakes, tomato-paste} for 1 minute.
      4+20 Pour in {fish-stock, canned-tomatoes} and the liquid from the cans. Add {potato, bay} and simmer, partly covered, until the potatoes are tender, 20 minutes.
      2+3 Lower the heat, stir in {canned-clams} and warm them through without a boil, 3 minutes.
      1 Take out {=bay}. Stir in {parsley, pepper, salt} and serve with {crackers}.
    `,
    face: 'Clams, bacon and potatoes in a thyme-scented tomato broth without any cream',
    why: 'The broth simmers first and the clams only warm in it, so they are tender and it tastes of the sea',
  },
  clambake: {
    names:
      'clambake, clam bake, stovetop clambake, new england clambake, stovetop clam bake, new england clam bake, lobster bake, lobster clambake, clambake on the stove, indoor clambake, lobster and clam bake, clam boil, new england clam boil, lobster boil',
    title: 'Stovetop Clambake',
    family: 'new-england',
    near: 'seafood-boil shrimp-boil crab-legs',
    beside: 'coleslaw dinner-rolls',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Steamed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.25,
    list: `
      vegetable onion 200 thickly sliced
      aromatic garlic 15 lightly crushed
      whole-spice bay 0.6
      herb thyme 3
      wine white-wine 240
      vegetable baby-potatoes=baby_potatoes/potatoes 600 left whole
      protein kielbasa 280 cut into 2-inch pieces
      vegetable corn-cob=ears_of_corn/corn 410 husked and halved
      protein lobster-tail 480 in the shell, halved lengthwise
      protein clams=littleneck_clams/clams 1100 scrubbed and soaked
      fat butter 115
      acid lemon 60 cut into wedges
      herb parsley 8 chopped
      salt
    `,
    steps: `
      4 Lay {onion, garlic, bay, thyme} in your largest pot and pour in {white-wine} and {water 360}.
      2+15 Put {baby-potatoes} on top, sprinkle with {salt}, cover, bring to a boil and steam over medium-high heat for 15 minutes.
      1+5 Add {kielbasa, corn-cob}, cover and steam for 5 minutes.
      2+9 Lay on {lobster-tail}, then {clams}. Cover tightly and steam until the clams have opened, the lobster is opaque and 145°F (63°C), and the potatoes are tender, 8 to 9 minutes.
      3 Meanwhile, melt {butter} over low heat and pour it into small cups.
      4 Heap everything on a platter and throw out any clams that stayed shut. Strain the broth into cups for dipping. Scatter with {parsley} and serve with the butter and {lemon}.
    `,
    face: 'Clams, lobster, sausage, corn and potatoes steamed in one pot, with broth and melted butter to dip into',
    why: 'It is packed from the slowest to the quickest, so all of it is ready at once',
  },
  johnnycakes: {
    names:
      'johnnycakes, johnny cakes, rhode island johnnycakes, rhode island jonnycakes, jonnycakes, johnnycake, johnny cake, jonny cakes, rhode island johnny cakes, cornmeal johnnycakes, cornmeal griddle cakes, cornmeal pancakes, hoecakes, hoe cakes, hoecake, journey cakes',
    title: 'Rhode Island Johnnycakes',
    family: 'new-england',
    near: 'pancakes cornbread',
    beside: 'air-fryer-bacon',
    looksLike: 'pancakes',
    weight: 2,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Breakfast, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      starch cornmeal=stone-ground_cornmeal/cornmeal 240
      sweetener sugar 8
      seasoning salt 4
      liquid milk|oat-milk|soy-milk 150
      fat butter|vegan-butter 60
      sweetener maple 100
    `,
    steps: `
      3 Stir {cornmeal, sugar, salt} together in a heatproof bowl. Pour in {water 420}, at a rolling boil, stirring until every grain is wet.
      1+10 Let it stand for 10 minutes: the meal swells and turns stiff.
      2 Stir in {milk}, a splash at a time, until it drops off a spoon like loose mashed potato.
      28 Set {@skillet} over medium heat and grease it as you go with {1/2 butter}. Cook the batter in batches: drop in 1/4 cups of it, with space between, nudge them into rounds 1/2 inch thick and leave them alone until a brown crust lets go of the pan, 7 minutes. Turn and cook for 6 to 7 minutes more.
      1 Serve hot with {butter, maple}.
    `,
    face: 'Cornmeal cakes with a crunchy crust and a soft, creamy middle, as Rhode Island makes them',
    why: 'Boiling water cooks the meal before it meets the pan, so it needs neither egg nor flour to hold',
  },
  'chopped-cheese': {
    names:
      'chopped cheese, chopped cheese sandwich, chop cheese, bodega chopped cheese, new york chopped cheese, nyc chopped cheese, chopcheese, harlem chopped cheese, bodega chop cheese, chop cheese sandwich, chopped cheeseburger sandwich, chopped cheeseburger',
    title: 'New York Chopped Cheese',
    family: 'pennsylvanian',
    near: 'philly-cheesesteak patty-melt cheeseburger',
    beside: 'oven-fries coleslaw',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner, Late Night',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      bread crusty-rolls=hoagie_rolls/rolls|gf-bread 340 split
      second-fat butter|vegan-butter 28 softened
      fat neutral-oil 10
      protein ground-beef 560
      vegetable onion 150 chopped
      ground-spice garlic-powder 2
      ground-spice sweet-paprika 1.5
      cheese american-cheese|cheddar|vegan-cheese 170
      sauce mayonnaise|vegan-mayonnaise 45
      sauce ketchup 45
      leaf iceberg 140 shredded
      raw tomato 200 thinly sliced
      seasoning salt 3
      pepper pepper 1.4
    `,
    steps: `
      4 Spread the cut sides of {crusty-rolls} with {butter} and toast them face down in {@skillet} over medium heat, 2 minutes.
      5 Turn up to medium-high and add {neutral-oil}. Press {ground-beef} into the pan in one flat layer and season it with {salt, garlic-powder, sweet-paprika, pepper}. Leave it until the bottom is crusty, 4 minutes.
      6 Turn it over in pieces, add {onion} and cook, chopping all the time with the edge of a metal spatula, until the meat is in fine crumbs, browned and 160°F (71°C), 5 minutes.
      3 Heap it into portions as long as the rolls, cover with {american-cheese} and leave until melted, 1 minute. Chop and fold it into the meat once or twice more.
      3 Spread {mayonnaise, ketchup} on the rolls. Fill with {iceberg, tomato} and scoop in the hot meat.
    `,
    face: 'Griddled beef and onion chopped together with melted cheese, on a roll with lettuce and tomato',
    why: 'The beef browns as one big patty before it is chopped, so there is crust in every bite',
  },
  'sunday-gravy': {
    names:
      'sunday gravy, sunday sauce, italian american sunday gravy, sunday gravy with meatballs, sunday gravy with meatballs and sausage, meatballs and sausage in sunday sauce, new jersey sunday gravy, italian gravy with meatballs, italian gravy with meatballs and sausage, italian red gravy, red gravy with meatballs, italian gravy, meatballs and sausage in red sauce, rigatoni with meatballs and sausage',
    title: 'Sunday Gravy with Meatballs and Sausage',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'spaghetti-and-meatballs beef-ragu spaghetti-bolognese',
    beside: 'garlic-bread green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised, Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 8,
    salt: 0.35,
    list: `
      crunch breadcrumbs 60
      creamy milk 100
      egg egg 50 beaten
      cheese parmesan 90 finely grated
      aromatic garlic 24
      herb parsley 12 chopped
      protein ground-beef 340
      protein ground-pork|ground-turkey 225
      fat olive-oil 30
      protein sausage|chicken-sausage 450 left whole
      vegetable onion 220 finely chopped
      body tomato-paste 80
      wine red-wine 180
      body canned-tomatoes=crushed_tomatoes/tomatoes 1600
      ground-spice oregano 1.5
      whole-spice bay 0.6
      herb basil 12 torn
      starch penne=rigatoni 560
      salt
      pepper pepper 1.5
    `,
    steps: `
      3+5 Stir {breadcrumbs, milk} in a large bowl and leave for 5 minutes. Beat in {egg, parsley, pepper, 1/2 parmesan, 1/3 garlic, 1/3 salt}.
      10 Work in {ground-beef, ground-pork} lightly with your fingers. With wet hands, roll into {@count 260 meatball meatballs}, and chill them until they go into the pan.
      8 Heat {1/2 olive-oil} in your largest pot over medium heat. Brown {sausage} on all sides, 6 minutes, and set aside on a plate.
      10 Cook {onion} in the fat in the pot until soft, 6 minutes. Add {garlic} and cook for 1 minute, then add {tomato-paste} and cook for 2 minutes, until it turns brick red.
      4 Pour in {red-wine} and boil it down by half, scraping the bottom, 3 minutes.
      4+60 Add {canned-tomatoes, oregano, bay} with {water 360}. Put the sausages back in and simmer with the lid ajar, stirring now and then, for 1 hour.
      9 Brown the meatballs on two sides in {olive-oil} in {@skillet} over medium heat, in batches if they crowd, 7 minutes, and slip them right into the sauce.
      1+30~ Simmer, shaking the pot instead of stirring, until they and the sausages are 160°F (71°C) in the middle and the fat rises red, 30 minutes.
      3+12 Meanwhile, boil {penne} in salted water until tender but firm, 12 minutes. Drain.
      4 Take out {=bay} and stir in {basil, salt}. Toss the pasta with a few ladles of the sauce, set the meat on a platter with the rest, and pass {parmesan}.
    `,
    face: 'Meatballs and sausages simmered slowly in tomato sauce, with rigatoni',
    why: 'The sausages season the sauce from the start, and the meatballs join late so that they stay tender',
  },
}
