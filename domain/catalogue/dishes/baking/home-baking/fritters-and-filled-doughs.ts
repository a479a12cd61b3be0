import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Apples in dough and jam in doughnuts. */
export const frittersAndFilledDoughs: DishEntries = {
  'apple-fritters': {
    names:
      'apple fritters, apple fritter, glazed apple fritters, fried apple fritters, old fashioned apple fritters, apple fritter donuts, apple cider fritters, amish apple fritters, apple fritter doughnuts',
    title: 'Glazed Apple Fritters',
    family: 'pennsylvanian',
    cuisine: 'American',
    near: 'doughnuts funnel-cake apple-crisp',
    beside: '',
    weight: 3,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 220
      sweetener sugar 60
      leavener baking-powder 9
      sweet-spice cinnamon 4
      seasoning salt 3
      egg egg 100
      creamy milk 150
      fat butter 28 melted
      fruit apple 400 peeled and cut into 1/4-inch pieces
      second-fat neutral-oil 350
      starch powdered-sugar 200
      liquid apple-juice=apple_cider 40
    `,
    steps: `
      4 Whisk {flour, sugar, baking-powder, cinnamon, salt}. Stir in {egg, milk, butter} until just smooth.
      2 Fold in {apple}. The batter is thick, with more fruit than dough.
      3 Heat {neutral-oil}, 1 1/2 inches deep, in a heavy pot to 360°F (182°C).
      16 Drop in {@count 75 scoop scoops}, a few at a time, and spread each a little. Fry, in batches, until deep brown and cooked through, 2 to 3 minutes a side. Drain on a rack.
      3+10 Stir {powdered-sugar, apple-juice} to a thin glaze. Dip the warm fritters in it and let set on the rack for 10 minutes.
    `,
    face: 'Craggy, deep brown fritters full of apple, in a thin glaze that crackles',
    why: 'Small pieces of apple cook through in the minutes that the dough takes to brown',
  },
  'apple-dumplings': {
    names:
      'apple dumplings, apple dumpling, baked apple dumplings, old fashioned apple dumplings, amish apple dumplings, pioneer woman apple dumplings',
    family: 'pennsylvanian',
    cuisine: 'American',
    near: 'baked-apples apple-turnovers apple-crisp',
    beside: 'vanilla-ice-cream',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    batch: true,
    sweet: true,
    list: `
      flour flour 320
      seasoning salt 4
      second-fat butter 245
      fruit apple 1090 peeled and cored whole
      sweetener brown-sugar 220
      sweet-spice cinnamon 4
      whole-spice nutmeg 0.5
      sweet-spice vanilla 5
    `,
    steps: `
      6+30 Rub {most butter}, cold and diced, into {flour, most salt} until like coarse meal. Stir in {water 90}, ice-cold, press into a square and chill for 30 minutes.
      3 Heat the oven to 375°F (190°C). Mix 1/3 cup of {=brown-sugar} with {1/2 cinnamon, nutmeg}.
      12 Roll the dough to 14 by 21 inches and cut it into 6 squares. Set one of {apple} on each, fill the core with the spiced sugar, and pull the corners up over the top, pinching the seams. Set in {@tin 9-by-13-inch baking dish}.
      5 Boil the rest of {brown-sugar} with {butter, cinnamon, salt, water 300} for 3 minutes. Stir in {vanilla}. Pour around the dumplings, not over them.
      2+45 Bake until the crust is deep golden and a skewer slides through the fruit, 40 to 45 minutes, spooning the syrup over twice.
      1+10 Cool for 10 minutes and serve in the syrup.
    `,
    face: 'Whole apples in flaky pastry, in a buttery cinnamon syrup',
    why: 'The syrup goes around the dumplings at first, so the crust crisps before it is basted',
  },
  paczki: {
    names: 'paczki, pączki, polish donuts, polish doughnuts, polish paczki, filled doughnuts, malasadas, bombolini',
    title: 'Jam-Filled Doughnuts',
    family: 'farmhouse',
    cuisine: 'Eastern European, Jewish, German',
    near: 'doughnuts churros apple-fritters',
    beside: '',
    weight: 3,
    level: 3,
    types: 'Dessert, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 14,
    batch: true,
    sweet: true,
    list: `
      creamy milk 240 lukewarm
      leavener yeast 8
      sweetener sugar 170
      flour bread-flour 500
      egg egg-yolk 72
      fat butter 70 softened
      sweet-spice vanilla 5
      seasoning salt 5
      second-fat neutral-oil 500
      fruit jam 280
    `,
    steps: `
      2+5 Stir {yeast} into {milk} with a spoonful of {=sugar} and wait until it froths, 5 minutes.
      14 Add {bread-flour, egg-yolk, vanilla, salt} and 1/3 cup of {=sugar}. Knead for 6 minutes, work in {butter} and knead until smooth and soft, 5 minutes more.
      1+75 Cover and let rise until doubled, 1 1/4 hours.
      8 Roll out 3/4 inch thick, cut {@count 66 round rounds} of 3 inches and set them on squares of parchment.
      1+35 Cover and let rise until puffy, 35 minutes.
      20 Heat {neutral-oil}, 2 inches deep, to 345°F (174°C). Fry a few at a time until dark gold and 190°F (88°C) inside, 2 to 3 minutes a side, and drain.
      5+15 Roll in the rest of {sugar} while warm and let cool for 15 minutes.
      6 Poke a hole in the side of each with a skewer and pipe in {jam}.
    `,
    face: 'Tender, eggy doughnuts with a pale belt around the middle, sugared and full of jam',
    why: 'Fat that is not too hot cooks the thick rounds through before they get dark',
  },
}
