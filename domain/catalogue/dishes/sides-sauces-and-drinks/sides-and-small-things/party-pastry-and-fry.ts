import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Bites in pastry and batter. */
export const partyPastryAndFry: DishEntries = {
  'pigs-in-blankets': {
    names:
      'pigs in blankets, pigs in a blanket, mini hot dogs, pig in a blanket, crescent dogs, hot dogs in pastry, lil smokies in a blanket, cocktail sausages in pastry, sausage wraps, hot dog rolls in pastry',
    title: 'Pigs in a Blanket',
    family: 'farmhouse',
    near: 'sausage-rolls hot-dogs stuffed-mushrooms',
    beside: 'honey-mustard-dressing',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    salt: 0.01,
    list: `
      protein hot-dogs|vegan-sausage 350 cut into thirds
      bread puff-pastry 490 thawed
      sauce dijon 15
      egg egg|soy-milk 50 beaten
      crunch sesame 6?
    `,
    steps: `
      2 Heat the oven to 400°F (200°C) and line {@sheet-pans}.
      8 Roll {puff-pastry} a little thinner and brush it with {dijon}. Cut into strips as wide as your thumb. Wind one around each piece of {hot-dogs}, leaving the ends bare, and set seam down.
      2 Brush with {egg}[ and sprinkle with {sesame}].
      1+19 Bake until puffed and deep golden, and hot in the middle, 18 to 20 minutes.
      1 Cool for 1 minute and serve with more mustard on the side, if you like.
    `,
    face: 'Salty little bites in crisp, flaky layers',
    why: 'A lick of Dijon mustard inside cuts through the richness',
  },
  'sausage-rolls': {
    names:
      'sausage rolls, sausage roll, british sausage rolls, greggs sausage roll, puff pastry sausage rolls, party sausage rolls, mini sausage rolls, pork sausage rolls, homemade sausage rolls',
    title: 'Sausage Rolls',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'pigs-in-blankets stuffed-mushrooms meatballs',
    beside: 'green-salad',
    weight: 3,
    level: 2,
    types: 'Appetizer, Snack',
    meals: 'Snack, Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    salt: 0.15,
    list: `
      protein breakfast-sausage 450 casings removed
      aromatic onion 80 finely grated
      crunch panko 35
      herb sage 4 finely chopped
      ground-spice dried-thyme 1
      second-fat nutmeg 0.3
      bread puff-pastry 490 thawed
      egg egg 50 beaten
      salt
      pepper pepper 1.2
    `,
    steps: `
      5 Heat the oven to 400°F (200°C). Mix {breakfast-sausage, onion, panko, sage, dried-thyme, nutmeg, salt, pepper} with {water 45} by hand until it holds together.
      8 Cut {puff-pastry} lengthwise into strips 5 inches wide. Shape the meat into a rope along each, brush one edge with {1/3 egg}, roll over and press to seal.
      4 Turn the rolls seam down, brush with {egg} and cut into {@count 48 piece pieces} in all. Slash the tops and set on {@sheet-pans}.
      1+27 Bake until deep golden and puffed, and the filling is 160°F (71°C), 25 to 28 minutes.
      1+5 Leave on a rack for 5 minutes.
    `,
    face: 'Flaky outside, with a peppery, herby filling',
    why: 'The filling is mixed loose and wet, so it stays juicy',
  },
  'onion-rings': {
    names:
      'onion rings, fried onion rings, crispy onion rings, homemade onion rings, battered onion rings, onion ring, buttermilk onion rings',
    family: 'barbecue',
    near: 'french-fries fritters',
    beside: 'cheeseburger bbq-ribs',
    weight: 3,
    level: 2,
    types: 'Appetizer, Side Dish, Snack',
    meals: 'Dinner, Snack, Late Night',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      vegetable sweet-onion 450 cut into 1/2-inch rings
      creamy buttermilk|soy-milk 240
      flour flour|gf-flour 125
      thickener cornstarch 40
      leavener baking-powder 4
      ground-spice sweet-paprika 2
      second-fat garlic-powder 1.5
      fat neutral-oil 560 for frying
      salt
      pepper pepper 0.6
    `,
    steps: `
      2+10 Separate {sweet-onion} into rings and soak them in {buttermilk} for 10 minutes.
      3 Whisk {flour, cornstarch, baking-powder, sweet-paprika, garlic-powder, pepper}[ with half of {=salt}].
      4 Lift the rings out, letting them drip. Stir two thirds of the flour mixture into {=buttermilk} in the bowl for a thick batter; keep the rest dry.
      16 Heat {neutral-oil} to 365°F (185°C), 1 inch deep, in a heavy pot. Turn each ring in the dry mixture, then the batter, and fry in batches until crisp and golden, 2 to 3 minutes.
      1 Drain on a rack[, sprinkle with the rest of {salt}] and eat at once.
    `,
    face: 'Sweet onion in a craggy, crisp batter',
    why: 'A turn in dry flour first gives the batter something to hold',
  },
}
