import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What is passed around before dinner. */
export const partyBites: DishEntries = {
  'deviled-eggs': {
    names:
      'deviled eggs, devilled eggs, deviled egg, classic deviled eggs, stuffed eggs, easter deviled eggs, angel eggs, dressed eggs, party eggs',
    title: 'Deviled Eggs',
    family: 'farmhouse',
    near: 'stuffed-mushrooms deviled-eggs',
    beside: 'glazed-ham fried-chicken',
    weight: 4,
    level: 1,
    types: 'Appetizer, Snack, Side Dish',
    meals: 'Snack, Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      egg egg 400
      dressing mayonnaise 65
      sauce dijon 8
      acid white-vinegar 5
      ground-spice smoked-paprika 0.6
      herb chives 4 snipped
      salt
      pepper pepper 0.3
    `,
    steps: `
      1+11 Lower {egg} into a pan of boiling water. Simmer for 11 minutes.
      2+6 Cool in ice water for 6 minutes, then crack all over and peel under the tap.
      3 Halve lengthwise. Mash the yolks with {mayonnaise, dijon, white-vinegar, salt, pepper} until quite smooth.
      4 Spoon or pipe the filling back into the whites. Dust with {smoked-paprika} and scatter with {chives}.
    `,
    face: 'Firm whites heaped with a smooth, tangy filling',
    why: 'Started at a full boil, eggs peel cleanly',
  },
  'stuffed-mushrooms': {
    names:
      'stuffed mushrooms, stuffed mushroom caps, garlic stuffed mushrooms, cheese stuffed mushrooms, cream cheese stuffed mushrooms, baked stuffed mushrooms, stuffed button mushrooms, mushroom appetizer',
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'jalapeno-poppers stuffed-bites',
    beside: 'pan-seared-steak',
    weight: 3,
    level: 1,
    types: 'Appetizer, Side Dish',
    meals: 'Dinner, Snack',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      vegetable mushrooms 450 large ones, wiped clean
      fat olive-oil 35
      aromatic shallot 40 finely chopped
      second-fat garlic 8 minced
      crunch panko|gf-breadcrumbs 35
      creamy cream-cheese|vegan-cream-cheese 90
      cheese parmesan|vegan-parmesan 35
      herb parsley 8 chopped
      salt
      pepper pepper 0.4
    `,
    steps: `
      5 Heat the oven to 400°F (200°C). Twist the stems out of {mushrooms} and chop them finely. Rub the caps with {1/2 olive-oil} and set them hollow side down on a sheet pan.
      1+10~ Bake the caps for 10 minutes, until they have given up their water. Pour it off and turn them over.
      6 Meanwhile, cook the chopped stems and {shallot} in {olive-oil} over medium heat until dry, 5 minutes. Stir in {garlic, panko} for 1 minute.
      3 Mix with {cream-cheese, 1/2 parmesan, parsley, salt, pepper}. Heap into the caps and cover with {parmesan}.
      1+13 Bake until brown on top, 12 to 14 minutes.
    `,
    face: 'Juicy caps with a garlicky, creamy filling and a brown crust',
    why: 'Baked empty first, the caps do not turn soggy',
  },
  'jalapeno-poppers': {
    names:
      'jalapeno poppers, jalapeño poppers, stuffed jalapenos, baked jalapeno poppers, jalapeno popper, cream cheese jalapenos',
    title: 'Jalapeño Poppers',
    family: 'texmex',
    cuisine: 'American',
    near: 'stuffed-mushrooms potato-skins stuffed-bites',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner, Late Night',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.25,
    list: `
      vegetable jalapeno 240 halved lengthwise and seeded
      creamy cream-cheese 150 softened
      cheese cheddar 85
      ground-spice garlic-powder 1
      herb scallion 15 finely chopped
      crunch panko|gf-breadcrumbs 30
      fat olive-oil 12
      salt
    `,
    steps: `
      4 Heat the oven to 400°F (200°C). Mash {cream-cheese} with {cheddar, garlic-powder, scallion, salt}.
      6 Fill {jalapeno} level with the rim; heaped, they run over. Set them on a lined sheet pan.
      2 Rub {panko} with {olive-oil} and press it onto the filling.
      1+19 Bake until the crumbs are brown and the chiles soft, 18 to 20 minutes.
      1+5 Cool for 5 minutes: the filling burns tongues.
    `,
    face: 'Hot chiles filled with melting cheese, under crisp crumbs',
    why: 'Most of the heat is in the seeds and ribs, and those come out',
  },
  'mozzarella-sticks': {
    names:
      'mozzarella sticks, fried mozzarella, cheese sticks, fried cheese sticks, mozz sticks, mozzarella dippers, homemade mozzarella sticks, fried mozzarella sticks, breaded mozzarella, mozzarella fingers',
    title: 'Mozzarella Sticks',
    family: 'soffritto',
    cuisine: 'American',
    near: 'jalapeno-poppers fritters',
    beside: '',
    weight: 3,
    level: 2,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner, Late Night',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.2,
    list: `
      cheese mozzarella=low-moisture_mozzarella/mozzarella 340 cut into 1/2-inch sticks
      flour flour|gf-flour 45
      egg egg 100 beaten
      crunch breadcrumbs|gf-breadcrumbs 110
      ground-spice oregano 1.5
      second-fat garlic-powder 1.5
      fat neutral-oil 450 for frying
      body marinara-sauce 240
      salt
    `,
    steps: `
      10 Put {flour}, {egg} and {breadcrumbs} mixed with {oregano, garlic-powder, salt} in three shallow dishes. Coat {mozzarella} in the flour, the egg and the crumbs, then once more in egg and crumbs.
      1+90 Freeze in one layer for 1 1/2 hours, until hard.
      3 Warm {marinara-sauce} in a small saucepan.
      8 Heat {neutral-oil} 1/2 inch deep in a heavy skillet to 365°F (185°C). Fry a few at a time until deep golden, 1 to 2 minutes, turning once; take them out before they leak.
      1 Drain for a moment and serve at once, with {=marinara-sauce}.
    `,
    face: 'Crisp and golden outside, with a middle that pulls into strings',
    why: 'Frozen hard and coated twice, they brown before they burst',
  },
  'spinach-artichoke-dip': {
    names:
      'spinach artichoke dip, spinach and artichoke dip, spinach dip, artichoke dip, hot spinach dip, baked spinach dip, spinach artichoke, warm spinach artichoke dip, cheesy spinach dip, applebees spinach dip',
    family: 'californian',
    near: 'cowboy-caviar dip',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    salt: 0.3,
    list: `
      vegetable frozen-spinach 280 thawed and squeezed dry
      brine artichoke-hearts 240 drained and chopped
      creamy cream-cheese|vegan-cream-cheese 227 softened
      sauce sour-cream|greek-yogurt|vegan-sour-cream 115
      dressing mayonnaise|vegan-mayonnaise 55
      aromatic garlic 6 minced
      cheese mozzarella|vegan-cheese 140
      main parmesan|vegan-parmesan 45
      bread tortilla-chips 170
      salt
      pepper pepper 0.5
    `,
    steps: `
      4 Heat the oven to 375°F (190°C). Beat {cream-cheese, sour-cream, mayonnaise, garlic} until smooth.
      4 Stir in {frozen-spinach, artichoke-hearts, most mozzarella, 1/2 parmesan, salt, pepper}.
      2+23 Spread in {@baking-dish} and cover with {mozzarella, parmesan}. Bake until it bubbles at the edges and browns, 22 to 25 minutes.
      1+5 Cool for 5 minutes and serve with {tortilla-chips}.
    `,
    face: 'Hot, creamy and bubbling, with a brown top',
    why: 'Everything is squeezed dry first, so it is thick enough to scoop',
  },
  'cowboy-caviar': {
    names:
      'cowboy caviar, texas caviar, black eyed pea salsa, black eyed pea salad, black eyed pea dip, cowboy salsa, bean salsa, bean and corn salsa, black bean and corn salsa, cowboy salad',
    title: 'Cowboy Caviar',
    family: 'texmex',
    cuisine: 'American',
    near: 'three-bean-salad bean-salad',
    beside: 'bbq-chicken',
    looksLike: 'bean-salad',
    weight: 3,
    level: 1,
    types: 'Appetizer, Salad, Snack, Side Dish',
    meals: 'Snack, Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 8,
    salt: 0.4,
    list: `
      pulse black-beans|pinto-beans 255 drained and rinsed
      protein black-eyed-peas 255 drained and rinsed
      vegetable corn 285 thawed
      raw red-pepper 150 finely diced
      main cherry-tomatoes 200 quartered
      aromatic red-onion 70 finely diced
      chile jalapeno 14 seeded and minced
      fat olive-oil 45
      acid lime 134
      second-fat cumin 2
      sweetener sugar 4
      herb cilantro 20 chopped
      salt
    `,
    steps: `
      2 Whisk {lime, olive-oil, cumin, sugar, salt} in a large bowl.
      3 Add {black-beans, black-eyed-peas, corn, red-pepper, cherry-tomatoes, red-onion, jalapeno} and toss.
      1+40 Chill for 40 minutes; it tastes of more the longer it stands.
      1 Fold in {cilantro} and serve with a spoon or for scooping.
    `,
    face: 'Bright and crunchy, and chopped small enough to scoop',
    why: 'Everything is cut to the size of a bean, so each bite has some of everything',
  },
}
