import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Warm fruit, ice cream dishes and sweet salads. */
export const fruitAndFun: DishEntries = {
  'blackberry-cobbler': {
    names:
      'blackberry cobbler, berry cobbler, blackberry cobler, fresh blackberry cobbler, southern blackberry cobbler',
    title: 'Blackberry Cobbler',
    family: 'creole',
    near: 'peach-cobbler apple-crumble crumble',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'warm',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      fruit blackberries 800
      sweetener sugar 150
      thickener cornstarch 18
      acid lemon 15
      flour flour|gf-flour 190
      leavener baking-powder 8
      seasoning salt 2.5
      fat butter|vegan-butter 85 cold and cubed
      creamy buttermilk|oat-milk|soy-milk 150
    `,
    steps: `
      4 Heat the oven to 375°F (190°C). Toss {blackberries} with {most sugar, cornstarch, lemon} in {@tin 2-quart baking dish}.
      5 Mix {flour, baking-powder, salt} with half of the sugar that is left. Rub in {butter}, then stir in {buttermilk} to a soft, lumpy dough.
      2 Drop big spoonfuls over the fruit with gaps between, and sprinkle {sugar} on top.
      1+40 Bake until the fruit boils up thickly and the tops are crusty and brown, 38 to 42 minutes.
      1+20 Let cool for 20 minutes. Good with cold cream.
    `,
    face: 'Dark, bubbling berries under crusty spoonfuls of biscuit',
    why: 'Gaps in the topping let the steam out, so the fruit thickens as it bakes',
  },
  'peach-crisp': {
    names:
      'peach crisp, easy peach crisp, fresh peach crisp, peach oatmeal crisp, peach crumble, peach and oat crisp, nectarine crisp',
    title: 'Peach Crisp',
    titles: 'nectarine: Nectarine Crisp',
    family: 'farmhouse',
    near: 'peach-cobbler apple-crisp crumble',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'warm',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      fruit peach|nectarine 1000 pitted and sliced
      sweetener sugar 50
      acid lemon 15
      thickener cornstarch 14
      flour flour|gf-flour 95
      oats oats|gf-oats 90
      body brown-sugar 110
      sweet-spice cinnamon 2
      seasoning salt 2
      fat butter|vegan-butter 113 cold and cubed
    `,
    steps: `
      4 Heat the oven to 375°F (190°C). Toss {peach, sugar, lemon, cornstarch} in {@tin 9-inch square baking dish}.
      5 Mix {flour, oats, brown-sugar, cinnamon, salt}. Work in {butter} with your fingers until it holds in clumps as big as peas and marbles.
      1 Scatter the clumps over the fruit, without pressing.
      1+40 Bake until the top is crisp and brown and juice bubbles up thick at the sides, 38 to 42 minutes.
      1+15 Rest for 15 minutes.
    `,
    face: 'Juicy peaches under a rubble of buttery oats',
    why: 'Loose clumps brown on every side, where a flat layer only steams',
  },
  'baked-apples': {
    names:
      'baked apples, baked apple, stuffed baked apples, cinnamon baked apples, oven baked apples, whole baked apples, baked stuffed apples, bramley baked apples',
    title: 'Baked Apples',
    family: 'new-england',
    near: 'apple-crisp apple-crumble baked-fruit',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Dinner, Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 4,
    sweet: true,
    list: `
      fruit apple 720 left whole
      nut walnuts 50? chopped
      main raisins 40
      sweetener brown-sugar 50
      sweet-spice cinnamon 2
      fat butter|vegan-butter 40 softened
      liquid apple-juice 180
    `,
    steps: `
      7 Heat the oven to 375°F (190°C). Core {apple} from the top without going through the bottom. Run a knife around the waist of each, just through the skin.
      4 Mash {butter} with {brown-sugar, cinnamon}. Stir in {raisins, walnuts} and pack it into the hollows.
      1 Stand them in {@baking-dish} and pour {apple-juice} around.
      3+45 Bake, spooning the juice over them twice, until a knife goes in with no resistance, 42 to 48 minutes.
      1+5 Wait for 5 minutes and serve with the syrup from the dish.
    `,
    face: 'Whole apples, soft and glossy, with a buttery cinnamon filling',
    why: 'A cut around the waist lets the skin give, so the fruit does not burst',
  },
  'bananas-foster': {
    names:
      'bananas foster, banana foster, bananas fosters, flambeed bananas, caramelized bananas, bananas foster over ice cream, new orleans bananas foster',
    title: 'Bananas Foster',
    family: 'creole',
    near: 'banana-pudding pan-fruit',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    sweet: true,
    list: `
      fat butter|vegan-butter 57
      sweetener brown-sugar 110
      sweet-spice cinnamon 1.3
      seasoning salt 0.8
      fruit banana 480 halved lengthwise, then across
      wine spirits=dark_rum/rum 60
      creamy ice-cream=vanilla_ice_cream/ice_cream|df-ice-cream 400
    `,
    steps: `
      4 Melt {butter} with {brown-sugar, cinnamon, salt} in {@skillet} over medium heat, stirring, until it bubbles, 3 minutes.
      4 Lay in {banana} and cook for 1 to 2 minutes a side, until glossy and just soft.
      3 Take the pan off the heat, pour in {spirits}, and return it. Let it bubble for 2 minutes, until it smells of caramel and no longer of alcohol. Lighting it with a long match is for show, and safe only with nothing above the pan.
      1 Spoon at once over {ice-cream}.
    `,
    face: 'Bananas in hot rum and brown sugar sauce over something cold',
    why: 'Ripe but firm fruit keeps its shape for the minutes it takes',
  },
  'banana-split': {
    names:
      'banana split, banana splits, ice cream sundae, banana split sundae, ice cream banana split, sundae, chocolate sundae',
    title: 'Banana Split',
    family: 'pennsylvanian',
    near: 'milkshake vanilla-ice-cream bananas-foster',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      creamy cream 120 cold
      sweetener powdered-sugar 10
      fruit banana 480 peeled
      body ice-cream=vanilla_ice_cream/ice_cream 520
      main strawberries 120 hulled and crushed
      raw pineapple 100 finely chopped
      sauce chocolate-syrup 80
      nut walnuts 30? chopped
      crunch cherries 32
    `,
    steps: `
      3 Whip {cream, powdered-sugar} to soft peaks.
      2 Split {banana} lengthwise and lay two halves along the sides of each dish.
      3 Set three scoops of {ice-cream} between them. Spoon {strawberries} over one, {pineapple} over the next, and {chocolate-syrup} over the third.
      1 Pile the cream on top. [Scatter with {walnuts}.] Finish with {cherries} and eat at once.
    `,
    face: 'Three scoops, three sauces and a banana, as at the soda fountain',
    why: 'Each scoop has its own sauce, so that no two spoonfuls are alike',
  },
  ambrosia: {
    names:
      'ambrosia, ambrosia salad, ambrosia fruit salad, fruit salad with marshmallows, marshmallow salad, southern ambrosia, five cup salad, marshmallow fruit salad, fluff salad, 5 cup salad',
    title: 'Ambrosia Salad',
    family: 'creole',
    near: 'fruit-salad fruit-plate',
    beside: 'glazed-ham',
    weight: 2,
    level: 1,
    types: 'Side Dish, Dessert',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 8,
    sweet: true,
    list: `
      creamy cream 180 cold
      cheese sour-cream 150
      sweetener sugar 20
      fruit tangerine 350 peeled and segmented
      main pineapple 350 cut into small pieces
      raw grapes 200 halved
      crunch marshmallows 110 quartered
      starch sweetened-coconut 70
      nut pecans 50? toasted and chopped
    `,
    steps: `
      5 Pat {tangerine, pineapple} very dry with paper towels.
      3 Whip {cream, sugar} to soft peaks and fold in {sour-cream}.
      2 Fold in the fruit, {grapes, marshmallows, most sweetened-coconut}.
      1+60 Cover and chill for 1 hour, so that everything softens together.
      1 Scatter {sweetened-coconut, pecans} over the top.
    `,
    face: 'Tangerines, pineapple and grapes in a sweet, fluffy cream with coconut',
    why: 'Sour cream keeps it from being only sweet, and dry fruit keeps it from weeping',
  },
}
