import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Fruit loaves of Wales and Ireland, and scones of pumpkin. */
export const teaBreadsAndScones: DishEntries = {
  'bara-brith': {
    names:
      'bara brith, welsh bara brith, bara brith loaf, barra brith, bara breith, welsh tea bread, welsh tea loaf, welsh fruit loaf, welsh fruit bread, tea loaf, fruit tea loaf, speckled bread, tea-soaked fruit loaf',
    title: 'Bara Brith (Welsh Tea Bread)',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'barmbrack welsh-cakes banana-bread',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Snack, Dessert',
    meals: 'Snack, Breakfast, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      liquid black-tea 6
      fruit raisins 200
      main dried-currants 150
      sweetener brown-sugar 170
      flour flour|gf-flour 300
      leavener baking-powder 12
      sweet-spice cinnamon 3
      ground-spice allspice 1.5
      seasoning salt 2
      second-fat orange-zest 4
      egg egg|applesauce 50 beaten
      body honey|maple 20
    `,
    steps: `
      3+5 Steep {black-tea} in {water 300}, boiling, for 5 minutes. Squeeze out the bags.
      2+480 Stir {raisins, dried-currants, brown-sugar} into the hot tea. Cover and leave on the counter overnight, for 8 hours.
      3 Heat the oven to 325°F (165°C). Grease {@tin 9-by-5-inch loaf pan} and line it with parchment.
      4 Mix {flour, baking-powder, cinnamon, allspice, salt, orange-zest}. Stir in the fruit with all its tea and {egg}, just until no flour shows, and scrape it into the pan.
      1+75 Bake until a skewer comes out clean, 1 1/4 hours. Lay foil over the top if it gets too dark.
      2+60 Brush {honey} over the hot loaf and cool it for 1 hour. Wrapped, it slices better the next day.
    `,
    face: 'A dark, moist loaf speckled all through with fruit that has drunk strong tea',
    why: 'The fruit swells overnight, and the sweet tea it leaves behind wets the flour in place of milk',
  },
  barmbrack: {
    names:
      'barmbrack, barm brack, irish barmbrack, barnbrack, bambrack, bairin breac, báirín breac, halloween barmbrack, irish halloween bread, irish fruit bread, irish fruit loaf, yeasted fruit loaf, brack, irish brack',
    title: 'Barmbrack (Irish Fruit Bread)',
    family: 'farmhouse',
    cuisine: 'Irish',
    near: 'bara-brith hot-cross-buns irish-soda-bread',
    beside: '',
    weight: 2,
    level: 2,
    types: 'Snack, Dessert',
    meals: 'Snack, Breakfast, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      liquid black-tea 4
      fruit raisins 180
      main dried-currants 80
      creamy milk|oat-milk|soy-milk 220 lukewarm
      leavener yeast 7.2
      flour bread-flour 450
      sweetener sugar 75
      sweet-spice cinnamon 3
      ground-spice nutmeg 0.8
      seasoning salt 5
      second-fat lemon-zest 4
      egg egg 50 beaten
      fat butter|vegan-butter 57 softened
    `,
    steps: `
      3+35~ Steep {black-tea} in {water 240}, boiling, for 5 minutes. Lift out the bags, add {raisins, dried-currants} and let them soak for 30 minutes.
      2+5 Meanwhile, stir {yeast} into {milk} in a large bowl and leave it for 5 minutes, until it foams.
      11 Add {bread-flour, cinnamon, nutmeg, salt, lemon-zest, egg, butter, most sugar}. Knead until smooth and elastic, 9 minutes. The dough is soft.
      4 Drain the fruit well, pat it dry and knead it in with floured hands.
      1+75 Cover and let rise until doubled, 1 1/4 hours.
      4+40 Shape into a ball, set it in {@tin 9-inch round cake pan}, greased, and flatten it a little. Cover and let rise until puffy, 40 minutes. Heat the oven to 375°F (190°C).
      1+38 Bake until dark brown and 190°F (88°C) in the middle, 36 to 40 minutes, covering the top with foil when it is brown enough.
      3+30 Boil {sugar} with {water 25} for 1 minute, brush it over the hot loaf and cool on a rack for 30 minutes.
    `,
    face: 'The round Irish loaf of Halloween, soft, spiced and full of tea-soaked raisins',
    why: 'Soaked fruit stays plump and does not rob the dough of its moisture while it rises',
  },
  'pumpkin-scones': {
    names:
      'pumpkin scones, pumpkin scone, australian pumpkin scones, queensland pumpkin scones, lady flo pumpkin scones, aussie pumpkin scones, easy pumpkin scones, old fashioned pumpkin scones, pumpkin puree scones',
    title: 'Pumpkin Scones',
    family: 'farmhouse',
    cuisine: 'Australian',
    near: 'scones cheese-scones buttermilk-biscuits',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Snack, Dessert',
    meals: 'Snack, Breakfast, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 60 softened
      sweetener sugar 75
      egg egg|applesauce 50
      body canned-pumpkin 200
      flour flour|gf-flour 350
      leavener baking-powder 16
      seasoning salt 3
      ground-spice nutmeg 0.8
      creamy milk|oat-milk|soy-milk 15
    `,
    steps: `
      4 Heat the oven to 425°F (220°C) and line a sheet pan. Beat {butter, sugar} until light, 2 minutes. Beat in {egg, canned-pumpkin}; never mind if it looks curdled.
      3 Sift in {flour, baking-powder, salt, nutmeg} and stir with a knife to a soft dough.
      4 On a floured board, pat it out 1 inch thick. Dip a cutter in flour and cut {@count 76 round rounds}, pressing straight down.
      1+15 Set them close together and brush with {milk}. Bake until risen and golden, 14 to 16 minutes.
      1+5 Wrap in a clean towel for 5 minutes and eat warm, split and buttered.
    `,
    face: 'Golden, tender and only faintly sweet, the way Queensland bakes them',
    why: 'Pumpkin stands in for most of the milk, and the scones stay soft until evening',
  },
}
