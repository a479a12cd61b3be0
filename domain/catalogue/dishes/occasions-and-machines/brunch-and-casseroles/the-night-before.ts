import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Breakfasts that wait in the fridge overnight and go into the oven in the morning. */
export const theNightBefore: DishEntries = {
  'overnight-cinnamon-rolls': {
    names:
      'overnight cinnamon rolls, overnight cinnamon buns, make ahead cinnamon rolls, make-ahead cinnamon rolls, christmas morning cinnamon rolls, refrigerator cinnamon rolls',
    title: 'Overnight Cinnamon Rolls',
    family: 'pennsylvanian',
    near: 'cinnamon-rolls coffee-cake dinner-rolls',
    weight: 3,
    level: 3,
    types: 'Dessert, Snack, Main Dish',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      creamy milk|soy-milk|oat-milk 244
      leavener yeast 6
      sweetener sugar 60
      egg egg|applesauce 50
      fat butter|vegan-butter 170 softened
      flour flour 500
      seasoning salt 5
      second-fat brown-sugar 180
      sweet-spice cinnamon 15
      cheese cream-cheese|vegan-cream-cheese 115 softened
      starch powdered-sugar 120
      body vanilla 4
    `,
    steps: `
      4+5 The evening before, warm {milk} until it feels just warm to a finger. Stir in {yeast} and a pinch of {=sugar} and leave it for 5 minutes to foam.
      12 Mix in the rest of {sugar}, {egg, flour, salt, 1/3 butter}. Knead for 8 minutes, until the dough is smooth and soft.
      1+75 Cover the bowl and leave it in a warm place for 1 1/4 hours, until the dough has doubled.
      8 Roll the dough into a rectangle of 12 by 18 inches. Spread it with {butter}, sprinkle {brown-sugar, cinnamon} over it, roll it up from a long side and cut the log into twelve.
      2+540 Lay the rolls in {@tin 9-by-13-inch baking pan} with a little room between. Cover tightly and chill overnight, 8 to 14 hours: they go on rising slowly.
      1+60 In the morning, leave the covered pan in a warm place until the rolls are puffy and touch, about 1 hour. Toward the end, heat the oven to 375°F (190°C).
      1+26 Bake until golden and set in the middle of the pan, 24 to 28 minutes.
      5 Beat {cream-cheese, powdered-sugar, vanilla, water 15} to a smooth glaze and spread it over the rolls while they are warm.
    `,
    face: 'Soft cinnamon rolls that are shaped in the evening and baked for breakfast',
    why: 'A cold night slows the yeast and deepens the taste of the dough, so nothing but the baking is left for the morning',
  },
  'overnight-pull-apart-bread': {
    names:
      'overnight monkey bread, overnight pull apart bread, make ahead monkey bread, egg free monkey bread, monkey bread without eggs, eggless monkey bread, egg free cinnamon rolls, eggless cinnamon rolls, cinnamon rolls without eggs, sleepover breakfast bread',
    title: 'Overnight Cinnamon Pull-Apart Bread',
    family: 'pennsylvanian',
    cuisine: 'American',
    looksLike: 'snack-cake',
    near: 'overnight-cinnamon-rolls monkey-bread cinnamon-rolls',
    beside: '',
    weight: 3,
    level: 2,
    types: 'Dessert, Snack, Main Dish',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      creamy milk|soy-milk|oat-milk 240
      leavener yeast 7
      fat butter|vegan-butter 140 melted
      sweetener sugar 40
      flour flour 400
      seasoning salt 5
      second-fat brown-sugar 130
      sweet-spice cinnamon 7
    `,
    steps: `
      3+5 On the evening before, warm {milk} to the heat of your hand. Stir in {yeast} and a pinch of {=sugar} and leave for 5 minutes to foam.
      10 Mix in the rest of {sugar}, {flour, salt, 1/3 butter}. Knead for 7 minutes, until the dough is smooth and no longer sticks.
      1+60 Cover and leave in a warm place until doubled, about 1 hour.
      12 Stir {brown-sugar, cinnamon} together. Pull the dough into {@count 24 lump lumps}, dip each in {butter} and roll it in the cinnamon sugar. Pile them loosely into {@tin 9-by-13-inch baking pan} and sprinkle with what is left of the sugar.
      1+540 Cover tightly and chill overnight, 8 to 14 hours.
      1+45 In the morning, let the covered pan stand in a warm place for 45 minutes, until the lumps are puffy. Toward the end, heat the oven to 350°F (175°C).
      1+28 Bake until deep golden and bubbling at the edges, 26 to 30 minutes.
      1+10 Let it cool for 10 minutes, as the sugar is very hot, and pull it apart at the table.
    `,
    face: 'Soft, sugary lumps of dough that come apart by hand, shaped in the evening and baked for breakfast',
    why: 'The dough has butter and milk and no egg, and a night in the cold does its rising for it',
  },
}
