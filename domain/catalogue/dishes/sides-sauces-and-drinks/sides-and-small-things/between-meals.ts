import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Small things for the hour between lunch and dinner: protein, fruit and crunch, with little or nothing cooked. */
export const betweenMeals: DishEntries = {
  'savory-cottage-cheese-bowl': {
    names:
      'cottage cheese with cucumber and tomatoes, savory cottage cheese, cottage cheese snack bowl, cottage cheese snack, cottage cheese with cucumber, cottage cheese with tomatoes, high protein snack, protein snack, high protein snacks, protein snacks, post workout snack, after gym snack, gym snack',
    title: 'Cottage Cheese with Cucumber and Tomatoes',
    family: 'californian',
    near: 'protein-box yogurt-parfait',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Snack, Main Dish',
    meals: 'Snack, Breakfast, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.2,
    list: `
      main cottage-cheese 640
      raw mini-cucumbers|cucumber 200 sliced
      vegetable cherry-tomatoes 200 halved
      fat olive-oil 14
      seasoning everything-seasoning|sesame 10
      herb chives 6? finely snipped
      pepper pepper 0.6
    `,
    steps: `
      5 Spoon {cottage-cheese} into bowls. Lay {mini-cucumbers, cherry-tomatoes} on top.
      2 Drizzle with {olive-oil} and sprinkle with {everything-seasoning, pepper}[ and {chives}]. Eat cold.
    `,
    face: 'Cool, creamy curds under crisp cucumber and sweet tomatoes',
    why: 'The seasoning brings salt and crunch, so a plain tub becomes a small meal',
  },
  'turkey-roll-ups': {
    names:
      'turkey and cheese rolls, turkey cheese roll ups, turkey and cheese roll ups, deli turkey roll ups, deli roll ups, lunch meat roll ups, turkey pickle roll ups, keto roll ups, low carb roll ups, no bread turkey roll ups, turkey rollups',
    title: 'Turkey and Cheese Roll-Ups with Pickles',
    family: 'farmhouse',
    looksLike: 'cucumber-bites',
    near: 'protein-box turkey-wrap',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Snack, Appetizer',
    meals: 'Snack, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0,
    list: `
      protein deli-turkey|ham 340 patted dry
      creamy cream-cheese 80 softened
      sauce dijon 10
      cheese swiss=Swiss_cheese/cheese|cheddar=Cheddar/cheese 115 cut into sticks
      seasoning pickles=dill_pickles/pickles 120 quartered lengthwise and patted dry
    `,
    steps: `
      2 Stir {cream-cheese} and {dijon} together until smooth.
      6 Lay {deli-turkey} out on a board, two slices to a roll, and spread thinly with the mixture. Put a stick of {swiss} and a strip of {pickles} at one end of each, and roll up tightly.
      1 Cut in half and eat cold, or keep covered in the refrigerator until tomorrow.
    `,
    face: 'Salty, tangy rolls with no bread around them',
    why: 'The spread glues each roll shut, and a dry pickle keeps it from going soggy',
  },
  'tuna-cucumber-bites': {
    names:
      'tuna cucumber bites, cucumber tuna bites, tuna cucumber boats, tuna on cucumber, tuna salad cucumber bites, tuna stuffed cucumbers, low carb tuna snack, high protein low carb snack',
    title: 'Tuna Cucumber Bites',
    family: 'farmhouse',
    looksLike: 'cucumber-bites',
    near: 'cucumber-sandwiches deviled-eggs cucumber-bites',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Snack, Appetizer',
    meals: 'Snack, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.15,
    list: `
      protein canned-tuna|chickpeas 280 drained well
      creamy greek-yogurt|mayonnaise 60
      sauce dijon 8
      acid lemon-juice 12
      aromatic scallion 20 thinly sliced
      herb dill 6? finely chopped
      raw cucumber 420 cut into 1/2-inch rounds
      ground-spice smoked-paprika 0.8
      pepper pepper 0.5
      salt
    `,
    steps: `
      4 Mash {canned-tuna} with {greek-yogurt, dijon, lemon-juice, pepper, salt}. Stir in {scallion}[ and {dill}].
      4 Pat {cucumber} dry. Heap a spoonful on each round and dust with {smoked-paprika}. Serve cold, within the hour.
    `,
    face: 'Cold, crisp rounds under a lemony heap',
    why: 'Dry slices hold what is piled on them, and lemon wakes up a can',
  },
  'ants-on-a-log': {
    names:
      'ants on a log, celery and peanut butter, celery with peanut butter, peanut butter celery, celery sticks with peanut butter, peanut butter celery sticks, ants on a log snack',
    title: 'Ants on a Log',
    family: 'farmhouse',
    looksLike: 'cucumber-bites',
    near: 'trail-mix energy-bites',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Snack',
    meals: 'Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    sweet: true,
    list: `
      raw celery 320 cut into 4-inch lengths
      creamy peanut-butter|sunflower-butter 130
      fruit raisins 45
    `,
    steps: `
      4 Pat {celery} dry. Fill the hollows with {peanut-butter}, right to the ends.
      2 Press {raisins} into it in a row.
    `,
    face: 'Crunch, cream and something sweet in every bite, as every child knows it',
    why: 'Stalks that are dried first hold their filling',
  },
  'apple-nachos': {
    names:
      'apple nachos, apple slices with peanut butter, apples with peanut butter, apple and peanut butter, apples and peanut butter, peanut butter apple slices, apple peanut butter snack, healthy apple snack, apple snack plate',
    title: 'Apple Nachos with Peanut Butter',
    family: 'californian',
    looksLike: 'fruit-plate',
    near: 'fruit-salad trail-mix',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Snack, Dessert',
    meals: 'Snack, Breakfast',
    methods: 'Raw/No Cook',
    equipment: 'Microwave/Stovetop',
    serves: 4,
    sweet: true,
    list: `
      fruit apple 720 cored and cut into thin wedges
      acid lemon-juice 10
      creamy peanut-butter|sunflower-butter 90
      sweetener honey|maple 20
      crunch granola|gf-oats 50?
      body chocolate-chips|df-chocolate 30?
    `,
    steps: `
      6 Toss {apple} with {lemon-juice} and fan out on a large plate.
      2 Warm {peanut-butter} and {honey} with a spoonful of water in the microwave or a small saucepan, 30 seconds, and stir until it runs.
      2 Drizzle it over the fruit. [Scatter with {granola}.] [Scatter with {chocolate-chips}.] Eat with your fingers, at once.
    `,
    face: 'Crisp wedges under a warm, nutty drizzle, to share from one plate',
    why: 'Lemon keeps the slices white, and warmth lets the drizzle reach them all',
  },
  'frozen-yogurt-bark': {
    names:
      'frozen yogurt bark, yogurt bark, greek yogurt bark, berry yogurt bark, frozen greek yogurt bark, healthy frozen snack',
    title: 'Frozen Yogurt Bark with Berries',
    family: 'californian',
    looksLike: 'chocolate-bark',
    near: 'yogurt-parfait ice-pops',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Snack, Dessert',
    meals: 'Snack, Breakfast',
    methods: 'Raw/No Cook',
    equipment: 'Freezer',
    weather: 'warm',
    serves: 8,
    sweet: true,
    list: `
      creamy greek-yogurt|coconut-yogurt 680
      sweetener honey|maple 60
      ground-spice vanilla 4
      berry strawberries 150 thinly sliced
      fruit blueberries 100
      crunch granola 40?
    `,
    steps: `
      3 Line a sheet pan that fits in your freezer with parchment. Stir {greek-yogurt, honey, vanilla} together until smooth and spread it out 1/3 inch thick.
      2 Scatter with {strawberries, blueberries}[ and {granola}] and press them in lightly.
      1+180 Freeze until quite firm, about 3 hours.
      2 Break into pieces and eat straight from the freezer; it softens within minutes. It keeps for a month in a bag.
    `,
    face: 'Creamy, icy shards with fruit in every one',
    why: 'Thick yogurt has little water, so it freezes creamy and snaps like chocolate',
  },
  'caprese-skewers': {
    names:
      'caprese skewers, caprese sticks, caprese bites, tomato mozzarella skewers, mozzarella and tomato skewers, caprese salad skewers, mini caprese skewers, tomato basil mozzarella skewers, caprese kabobs',
    title: 'Caprese Skewers',
    family: 'neapolitan',
    near: 'caprese-salad bruschetta',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 6,
    salt: 0.35,
    list: `
      vegetable cherry-tomatoes 400
      cheese fresh-mozzarella 300 cut into 3/4-inch cubes and patted dry
      herb basil 20 large leaves folded in half
      fat olive-oil 28
      acid balsamic-vinegar 15
      pepper pepper 0.5
      salt
    `,
    steps: `
      10 Thread {cherry-tomatoes, fresh-mozzarella, basil} onto short wooden skewers, a tomato at each end. Lay them on a platter.
      2 Whisk {olive-oil} with {balsamic-vinegar, pepper, salt}, and spoon it over just before serving.
    `,
    face: 'Sweet tomatoes, cool cheese and basil in two bites',
    why: 'They are dressed at the last minute, so that the cheese stays white and the leaves stay green',
  },
  'chocolate-banana-bites': {
    names:
      'frozen chocolate banana bites, chocolate banana bites, chocolate covered banana bites, frozen banana bites, banana bites, chocolate dipped bananas, chocolate covered bananas, frozen chocolate bananas, banana peanut butter bites',
    title: 'Frozen Chocolate Banana Bites',
    family: 'californian',
    looksLike: 'chocolate-bark',
    near: 'popsicles chocolate-bark',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Snack, Dessert',
    meals: 'Snack, Late Night',
    methods: 'Raw/No Cook',
    equipment: 'Freezer, Microwave/Stovetop',
    serves: 6,
    sweet: true,
    list: `
      fruit banana 480 cut into 1-inch pieces
      creamy peanut-butter|sunflower-butter 80
      body dark-chocolate|df-chocolate 150 chopped
      fat coconut-oil 10
      seasoning salt 0.8
    `,
    steps: `
      6 Cut each piece of {banana} in half across, sandwich the halves with {peanut-butter}, and set on a pan lined with parchment.
      1+60 Freeze until firm, 1 hour.
      4 Melt {dark-chocolate} with {coconut-oil} in short bursts in the microwave, or in a bowl over barely simmering water, and stir until smooth.
      6 Dip half of each piece in it, set it back on the parchment and sprinkle with {salt}.
      1+30 Freeze for 30 minutes more. They keep for a month, covered.
    `,
    face: 'Cold, creamy middles in a thin shell that cracks',
    why: 'Frozen fruit sets the shell the moment it is dipped',
  },
}
