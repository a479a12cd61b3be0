import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sandwiches from the griddle. */
export const hotSandwiches: DishEntries = {
  'grilled-cheese': {
    names:
      'grilled cheese, grilled cheese sandwich, cheese toastie, toastie, toasted cheese sandwich, cheese sandwich, grilled cheese sandwiches, grilled cheddar sandwich, classic grilled cheese, melted cheese sandwich, vegan grilled cheese, gourmet grilled cheese, cheese melt, american grilled cheese',
    family: 'farmhouse',
    near: 'tuna-melt toasted-sandwich',
    beside: 'tomato-soup',
    weight: 5,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0,
    list: `
      bread white-bread=white_sandwich_bread/bread|bread|gf-bread 138
      fat butter|vegan-butter 28 softened
      cheese cheddar|vegan-cheese 75
      cheese monterey-jack 40?
    `,
    steps: `
      4 Spread {white-bread} on one side with {butter} and lay half of the slices buttered side down. Pile on {cheddar, monterey-jack} to the edges and close with the rest, buttered side up.
      9* Set {@skillet} over medium-low heat. Cook the sandwiches, two at a time, covered, until the bread is golden, about 4 minutes. Turn, press lightly and cook uncovered until the other side is crisp and the cheese runs, 4 minutes more.
      1 Let stand for 1 minute, so that the cheese does not run away, then cut in half.
    `,
    face: 'Buttery, golden bread around stretchy melted cheese',
    why: 'Low heat and a lid let the cheese melt in the time that the bread takes to brown',
  },
  'tuna-melt': {
    names:
      'tuna melt, tuna melt sandwich, tuna melts, classic tuna melt, tuna cheese melt, tuna and cheese toastie, open faced tuna melt, diner tuna melt, tuna toastie, grilled tuna and cheese, tuna grilled cheese, tuna panini, tuna melt toastie, tuna and cheese melt, tuna cheese toastie, tuna melt panini, hot tuna sandwich, tuna cheese melt sandwich, tuna mealt',
    family: 'new-england',
    near: 'grilled-cheese tuna-salad-sandwich toasted-sandwich',
    beside: 'tomato-soup dill-pickles',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0,
    list: `
      protein canned-tuna 170 drained and flaked
      sauce mayonnaise 35
      vegetable celery 30 finely diced
      raw red-onion 18 minced
      brine pickles 20 finely chopped
      sauce dijon 4
      acid lemon 6
      bread bread|gf-bread 138
      fat butter 21 softened
      cheese cheddar|swiss 70
      raw tomato 80 sliced
      pepper pepper 0.4
    `,
    steps: `
      6 Mix {canned-tuna, mayonnaise, celery, red-onion, pickles, dijon, lemon, pepper} with a fork until it just holds together.
      4 Spread {bread} with {butter} on one side. Turn half of the slices over and layer with half of {cheddar}, the tuna, {tomato} and the remaining cheese. Close them, buttered side out.
      9* Griddle the sandwiches, two at a time, in {@skillet} over medium-low heat until golden underneath, 4 to 5 minutes. Turn with care and cook until crisp and the cheese has melted, 4 minutes more.
      1 Cut each across and eat hot.
    `,
    face: 'Tuna salad with crunch and a good squeeze of lemon under melted cheese',
    why: 'Cheese above and below glues the filling to the toast',
  },
  'patty-melt': {
    names: 'patty melt, patty melts, classic patty melt, diner patty melt, beef patty melt, frisco melt, burger melt',
    family: 'farmhouse',
    near: 'cheeseburger reuben-sandwich toasted-sandwich',
    beside: 'oven-fries coleslaw',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.3,
    list: `
      fat butter 30
      vegetable onion 180 thinly sliced
      protein ground-beef 250
      sauce worcestershire|tamari 6
      sauce mayonnaise 20
      sauce ketchup 13
      bread rye-bread|gf-bread 128
      cheese swiss 85
      salt
      pepper pepper 0.6
    `,
    steps: `
      20 Melt {1/3 butter} in {@skillet} over medium-low heat. Cook {onion} with {1/3 salt}, stirring often, until limp and deep golden, about 18 minutes. Scrape onto a plate.
      4 Mix {ground-beef, worcestershire, pepper, salt} and press into thin ovals the shape of the bread.
      6* Turn the heat to medium-high and fry the patties, two at a time, until browned and 160°F (71°C) in the middle, about 3 minutes a side.
      3 Stir {mayonnaise, ketchup} together and spread the sauce on {rye-bread}. Layer half of the slices with half of {swiss}, the patties, the onions and the remaining cheese, and cover with the rest of the bread.
      8* Wipe out the pan, set it over medium heat and griddle the sandwiches in {butter}, two at a time, until crisp and the cheese has melted, 3 to 4 minutes a side.
    `,
    face: 'A ground beef patty, golden onions and Swiss cheese on griddled rye',
    why: 'The onions take their time, and their sweetness is what makes this more than a burger on toast',
  },
  'reuben-sandwich': {
    names:
      'reuben sandwich, reuben, rueben, ruben sandwich, corned beef reuben, rueben sandwich, classic reuben, grilled reuben, corned beef sandwich, reubens',
    title: 'Reuben Sandwich',
    family: 'pennsylvanian',
    near: 'patty-melt toasted-sandwich',
    beside: 'oven-fries dill-pickles',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0,
    list: `
      sauce mayonnaise 70
      sauce ketchup 25
      sauce horseradish 8
      brine pickles 35 minced
      bread rye-bread|gf-bread 256
      fat butter 42 softened
      protein corned-beef=corned_beef|pastrami 340 cooked and thinly sliced
      cheese swiss 170
      brine sauerkraut 220 drained and squeezed dry
    `,
    steps: `
      4 Stir {mayonnaise, ketchup, horseradish, pickles} together for the dressing.
      5 Butter {rye-bread} on the outside with {butter} and spread the inside with the dressing. Layer half of {swiss}, {corned-beef, sauerkraut} and the rest of the cheese on half of the slices and close the sandwiches.
      10 Warm {@skillet} over medium-low heat. Griddle the sandwiches under a weight, such as a second pan, until the rye is crisp and brown and the cheese has melted, about 5 minutes a side.
      1 Cut each on the diagonal and serve hot.
    `,
    face: 'Corned beef, Swiss cheese and sauerkraut on crisp griddled rye',
    why: 'The kraut is wrung dry, so the bread stays crisp to the last bite',
  },
  'philly-cheesesteak': {
    names:
      'philly cheesesteak, cheesesteak, philly cheese steak, cheesesteak sandwich, philly cheesesteaks, cheese steak, philadelphia cheesesteak, philly steak sandwich, cheesesteak sub, philly steak and cheese, steak and cheese sub, philly cheese steak sandwich, cheesesteak hoagie, steak sandwich, chicken cheesesteak, chicken philly, chicken philly cheesesteak',
    title: 'Philly Cheesesteak',
    titles: `
      chicken-breast: Chicken Cheesesteak
    `,
    family: 'pennsylvanian',
    near: 'french-dip italian-sub toasted-sandwich',
    beside: 'oven-fries',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein sirloin|ribeye|chicken-breast 560 sliced paper-thin
      fat neutral-oil 27
      vegetable onion 200 thinly sliced
      vegetable green-pepper 160 thinly sliced
      sauce worcestershire|tamari 8
      cheese provolone|cheddar 150
      bread crusty-rolls=hoagie_rolls/rolls|gf-bread 340 split
      second-fat butter 28
      salt
      pepper pepper 1.4
    `,
    steps: `
      3 Open {crusty-rolls}, spread them with {butter} and toast them cut side down in {@skillet}.
      11 Heat {1/2 neutral-oil} in the skillet over medium-high heat and cook {onion, green-pepper, 1/2 salt} until soft and browned at the edges, 9 minutes. Take them out.
      5 Turn the heat to high and add {neutral-oil}. Spread {sirloin} over the pan and cook undisturbed for 1 minute, then chop and toss with {worcestershire, pepper, salt} until browned, with no pink left[{?chicken-breast}, and 165°F (74°C)], 2 minutes.
      3 Return the vegetables, gather everything into portions as long as the rolls and lay {provolone} on top. When it has melted, about 1 minute, scoop each into a roll.
    `,
    face: 'Thin-shaved meat, soft onions and green peppers under melted cheese',
    why: 'Paper-thin meat browns in two minutes, and the cheese melts right into it',
  },
  'french-dip': {
    names:
      'french dip, french dip sandwich, french dip sandwiches, beef dip, roast beef au jus sandwich, french dips, roast beef dip, beef dip sandwich, hot roast beef sandwich',
    title: 'French Dip Sandwiches',
    family: 'californian',
    near: 'philly-cheesesteak pot-roast toasted-sandwich',
    beside: 'oven-fries green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised, Slow Cooked, Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      protein beef-chuck 1100 in one piece, patted dry
      fat neutral-oil 20
      vegetable onion 300 thinly sliced
      aromatic garlic 12
      sauce soy-sauce|tamari 32
      sauce worcestershire 17?
      stock beef-stock|chicken-stock 840
      herb thyme 3
      whole-spice bay 0.6
      bread crusty-rolls=hoagie_rolls/rolls|gf-bread 510 split
      cheese provolone|swiss 170
      salt
      pepper pepper 1.6
    `,
    steps: `
      12 Heat the oven to 300°F (150°C). Season {beef-chuck} with {pepper, salt} and brown it on all sides in {neutral-oil} in a Dutch oven over medium-high heat, about 9 minutes. Set it aside.
      9 Cook {onion} in the drippings until brown at the edges, 7 minutes, then stir in {garlic} for 1 minute.
      3+180 Return the beef with {soy-sauce, worcestershire, beef-stock, thyme, bay}. Bring to a simmer, cover and cook in the oven until it shreds at a touch, about 3 hours.
      6 Lift out the beef, the thyme stems and the bay. Strain the broth into a bowl and skim off the fat: this is the jus. Pull the beef into shreds and moisten with a little of it.
      3+4 Turn the oven to 425°F (220°C). Fill {crusty-rolls} with the beef, the onions and {provolone}, set them on a sheet pan and bake until the cheese melts and the crust crackles, 4 minutes.
      1 Serve each with a small bowl of the hot jus for dipping.
    `,
    face: 'Shredded beef and melted cheese in a crisp roll, with its broth for dipping',
    why: 'The beef braises in what becomes the dip, so nothing of it is lost',
  },
  'monte-cristo': {
    names:
      'monte cristo, monte cristo sandwich, montecristo sandwich, ham and turkey monte cristo, disneyland monte cristo, bennigans monte cristo, french toast ham and cheese sandwich',
    title: 'Monte Cristo Sandwich',
    family: 'californian',
    near: 'grilled-cheese french-toast',
    beside: 'green-salad strawberry-jam',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Breakfast, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0,
    list: `
      bread brioche|bread|gf-bread 275 about 1/2 inch thick
      sauce dijon 24
      sauce mayonnaise 30
      protein ham 160
      protein deli-turkey=deli_turkey/turkey 120? thinly sliced
      cheese swiss|gruyere 150
      egg egg 150
      creamy milk 120
      fat butter 42
      sweetener powdered-sugar 8
      fruit strawberries 160 halved
      pepper pepper 0.5
    `,
    steps: `
      5 Spread {brioche} with {dijon, mayonnaise}. Layer half of the slices with {ham, deli-turkey, swiss}, close the sandwiches and press them flat.
      3 Beat {egg, milk, pepper} in a shallow dish until no streaks are left.
      11 Melt {butter} in {@skillet} over medium-low heat. Soak the sandwiches on both sides in the egg and fry them until puffed and deep golden, the egg set and the cheese melted, about 5 minutes a side.
      2 Dust with {powdered-sugar}, cut in half and serve with {strawberries}.
    `,
    face: 'A ham and Swiss cheese sandwich fried in egg batter, with a dusting of sugar',
    why: 'Pressed flat, it holds together in the egg and fries like French toast',
  },
}
