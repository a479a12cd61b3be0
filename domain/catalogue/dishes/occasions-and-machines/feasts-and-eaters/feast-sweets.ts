import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Cakes and sweets that belong to a day of the year. */
export const feastSweets: DishEntries = {
  'crustless-pumpkin-pie': {
    names:
      'crustless pumpkin pie, pumpkin custard, baked pumpkin custard, pumpkin pie without crust, no crust pumpkin pie',
    title: 'Crustless Pumpkin Pie',
    family: 'new-england',
    near: 'pumpkin-pie baked-custard custard',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      second-fat butter|vegan-butter 10 softened
      vegetable canned-pumpkin 425
      sweetener brown-sugar 130
      egg egg 150
      creamy evaporated-milk|coconut-milk 300
      thickener cornstarch 12
      sweet-spice cinnamon 4
      ground-spice ground-ginger 1.8
      whole-spice ground-cloves 0.5
      seasoning salt 2.5
    `,
    steps: `
      3 Heat the oven to 350°F (175°C). Rub {@tin 9-inch pie plate} with {butter}.
      4 Whisk {brown-sugar, cornstarch, cinnamon, ground-ginger, ground-cloves, salt} in a large bowl, so that no lump of starch is left. Whisk in {egg}, then {canned-pumpkin, evaporated-milk}, until smooth.
      1+48 Pour into the plate. Bake until it is set 2 inches in from the rim and the middle still shakes, 45 to 50 minutes.
      1+120 Cool for 2 hours, until firm enough to cut. It slices cleanest from the refrigerator.
    `,
    face: 'All the spiced custard of the Thanksgiving pie, baked straight in its plate',
    why: 'A spoonful of cornstarch lets it be cut in wedges with no crust to hold it',
  },
  fruitcake: {
    names:
      'fruitcake, fruit cake, christmas cake, christmas fruit cake, rich fruit cake, traditional fruit cake, boiled fruit cake, light fruit cake, farmhouse fruit cake, dried fruit cake, dundee cake, english fruit cake',
    title: 'Fruitcake',
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'bara-brith barmbrack snack-cake',
    weight: 3,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 16,
    batch: true,
    sweet: true,
    list: `
      fruit dried-apricots 200 chopped
      fruit dried-cherries|dried-cranberries 150
      fruit dates|prunes 150 pitted and chopped
      fruit raisins 200?
      liquid orange-juice|apple-juice 150
      fat butter|vegan-butter 175
      sweetener brown-sugar 175
      sweet-spice orange-zest 6
      egg egg 150
      flour flour|gf-flour 250
      leavener baking-powder 5
      ground-spice cinnamon 4
      whole-spice nutmeg 1
      seasoning salt 2
      nut almonds 40?
    `,
    steps: `
      6+25 Put {dried-apricots, dried-cherries, dates, raisins} into a large saucepan with {orange-juice, butter, brown-sugar, orange-zest}. Bring to a boil, simmer for 5 minutes and let it cool for 20 minutes: the fruit drinks up the juice.
      3 Meanwhile, heat the oven to 300°F (150°C). Line {@tin 8-inch round cake pan}, 3 inches deep, with a double layer of parchment that stands an inch above the rim.
      4 Whisk {flour, baking-powder, cinnamon, nutmeg, salt}. Stir {egg} into the fruit, then the dry mixture, until no flour is to be seen.
      2+95 Scrape into the pan and level. [Scatter with {almonds}.] Bake until dark gold and a skewer comes out clean, 90 to 100 minutes. Lay foil over the top if it browns early.
      1+90 Cool in the pan for 1 1/2 hours. Wrapped tightly, it keeps for three weeks and is at its best after the first.
    `,
    face: 'A dark, moist cake, packed with dried fruit that has simmered in orange juice and brown sugar',
    why: 'Fruit that has drunk its fill takes no moisture from the crumb, and the cake keeps for weeks',
  },
  parkin: {
    names:
      'parkin, yorkshire parkin, bonfire night cake, bonfire parkin, sticky ginger parkin, oat gingerbread, ginger oat cake',
    title: 'Parkin (Yorkshire Oat Gingerbread)',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'gingerbread flapjacks snack-cake',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 16,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 170
      sweetener brown-sugar 130
      body molasses 150
      second-fat honey|maple 100
      pulse oats|gf-oats 200
      flour flour|gf-flour 200
      leavener baking-powder 7
      sweet-spice ground-ginger 7
      ground-spice cinnamon 2
      seasoning salt 2.5
      egg egg|applesauce 50
      creamy milk|oat-milk|soy-milk 60
    `,
    steps: `
      4 Heat the oven to 300°F (150°C). Grease {@tin 9-inch square baking pan} and line it with parchment. Melt {butter, brown-sugar, molasses, honey} in a large saucepan over low heat; do not let it boil.
      3 Off the heat, stir in {oats, flour, baking-powder, ground-ginger, cinnamon, salt}, then {egg, milk}, until all is wet.
      1+58 Scrape into the pan. Bake until the top springs back and the edge is dark, 55 to 60 minutes.
      1+60 Cool in the pan for 1 hour and cut into squares. Keep it in a tin for three days before you eat it if you can wait: it turns sticky.
    `,
    face: 'A dark, chewy square of oats, molasses and ginger, eaten in Yorkshire around the bonfire on the fifth of November',
    why: 'Oats go on drinking after the oven, so it is stickier on the third day than on the first',
  },
  'honey-cake': {
    names:
      'honey cake, lekach, jewish honey cake, rosh hashanah honey cake, honey loaf cake, honey spice cake, honey loaf, rosh hashanah cake',
    title: 'Honey Cake (Lekach)',
    family: 'farmhouse',
    cuisine: 'Eastern European, American',
    near: 'gingerbread apple-cake loaf-cake',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 250
      leavener baking-powder 6
      thickener baking-soda 2
      sweet-spice cinnamon 4
      ground-spice allspice 1
      whole-spice ground-cloves 0.4
      seasoning salt 2
      egg egg 100
      sweetener brown-sugar 110
      body honey 240
      fat neutral-oil 110
      liquid coffee 160 strong and lukewarm
      second-fat orange-zest 5
    `,
    steps: `
      4 Heat the oven to 325°F (165°C). Oil {@tin 9-by-5-inch loaf pan} and line it with parchment. Whisk {flour, baking-powder, baking-soda, cinnamon, allspice, ground-cloves, salt} in a large bowl.
      4 Beat {egg} with {brown-sugar} until thick, 2 minutes. Beat in {honey, neutral-oil, coffee, orange-zest}. Pour over the dry mixture and whisk until just smooth; the batter is thin.
      1+58 Pour into the pan and bake until a skewer comes out clean, 55 to 60 minutes. Lay foil over the top when it is deep brown: honey burns early.
      1+60 Cool in the pan for 1 hour. Wrapped, it is moister the day after.
    `,
    face: 'A dark, soft loaf that tastes of honey and warm spice, for a sweet new year',
    why: 'Coffee keeps so much honey from tasting merely sweet',
  },
  sufganiyot: {
    names:
      'sufganiyot, jelly doughnuts, jelly donuts, hanukkah doughnuts, hanukkah donuts, jam doughnuts, jam donuts, berliners, krapfen',
    title: 'Sufganiyot (Jelly Doughnuts)',
    family: 'farmhouse',
    cuisine: 'Middle Eastern, American',
    near: 'apple-cider-doughnuts bunuelos churros',
    weight: 3,
    level: 3,
    types: 'Dessert, Snack',
    meals: 'Snack, Breakfast, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      creamy milk|oat-milk|soy-milk 180
      leavener yeast 7
      sweetener sugar 50
      flour flour 420
      egg egg 100
      fat butter|vegan-butter 50 softened
      seasoning salt 4
      sweet-spice lemon-zest 3
      second-fat neutral-oil 150
      body jam=strawberry_or_raspberry_jam/jam 200
      starch powdered-sugar 20
    `,
    steps: `
      3+5 Warm {milk} until it feels like bathwater. Stir in {yeast} and a pinch of {=sugar} and wait for 5 minutes, until it foams.
      11 Mix in the rest of {sugar}, {flour, egg, butter, salt, lemon-zest}. Knead for 8 minutes, until the dough is smooth, soft and a little tacky.
      1+75 Cover and let it rise somewhere warm until twice as high, 1 1/4 hours.
      6+40 Roll out 1/2 inch thick on a floured board. Cut {@count 74 round rounds}, 3 inches across, lay each on a square of parchment, cover and let rise until puffy, 40 minutes.
      18 Heat {neutral-oil}, with more to come 2 inches up the side of a deep, heavy pot, to 350°F (175°C). Slide in a few at a time, paper and all, and lift the paper out. Fry until deep gold, 1 1/2 to 2 minutes a side, and drain on a rack.
      6 Poke a hole in the side of each with a chopstick. Fill with {jam} from a piping bag or a squeeze bottle, and sift {powdered-sugar} over them. Eat them the same day.
    `,
    face: 'Light, golden yeast doughnuts filled with jam, as they are fried all over Israel for Hanukkah',
    why: 'Risen on squares of paper, they reach the oil without a fingerprint in them',
  },
  'matzo-toffee': {
    names:
      'matzo toffee, matzah toffee, matzo crack, matzah crack, matzo brittle, chocolate matzo, chocolate covered matzo, chocolate matzah, passover toffee, matzo caramel crunch',
    title: 'Chocolate Matzo Toffee',
    family: 'farmhouse',
    cuisine: 'American',
    near: 'toffee magic-bars chocolate-bark',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 16,
    batch: true,
    sweet: true,
    list: `
      bread matzo 150
      fat butter|vegan-butter 225
      sweetener brown-sugar 200
      seasoning salt 1.5
      fruit dark-chocolate|df-chocolate 250 chopped
      nut almonds 50? toasted
    `,
    steps: `
      4 Heat the oven to 350°F (175°C). Line a rimmed sheet pan with foil and then parchment, and cover it with {matzo} in one layer, broken to fit the corners.
      6 Bring {butter, brown-sugar, salt} to a boil in a heavy saucepan over medium heat, stirring. Boil for 3 minutes, stirring all the time, until it is thick and comes away from the sides. Pour over the crackers and spread to the edges.
      1+12 Bake until it bubbles all over and is a shade darker, 11 to 13 minutes. Watch the last minutes: it burns quickly.
      4+5 Scatter with {dark-chocolate}. Wait for 5 minutes, until it has softened, and spread it smooth. [Sprinkle with {almonds}.]
      2+60 Let it set in the refrigerator for 1 hour and break into pieces. It keeps for two weeks in a tin in a cool place.
    `,
    face: 'Crisp sheets of matzo under a buttery brown-sugar crackle and dark chocolate, broken into shards',
    why: 'Matzo is dry enough to stay crisp under boiling sugar',
  },
  'orange-almond-cake': {
    names:
      'orange almond cake, flourless orange cake, orange and almond cake, flourless orange almond cake, passover cake, passover orange cake, sephardic orange cake, whole orange cake, almond orange cake, boiled orange cake',
    title: 'Flourless Orange Almond Cake',
    family: 'farmhouse',
    cuisine: 'Spanish, Middle Eastern',
    near: 'flourless-chocolate-cake pound-cake snack-cake',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Stovetop, Oven, Food Processor/Blender',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      main orange=thin-skinned_oranges/oranges 380 left whole
      egg egg 300
      sweetener sugar 220
      flour almond-flour 250
      seasoning salt 1.5
    `,
    steps: `
      2+75 Wash {=orange} and cover with water in a saucepan. Simmer, with the lid on, until a skewer goes through skin and all, about 1 1/4 hours. Drain.
      4+15 Cut them open, let them cool for 15 minutes, and take out the seeds. Blend {orange}, peel and all, to a smooth purée.
      3 Heat the oven to 350°F (175°C). Grease {@tin 9-inch springform pan} and line the bottom with parchment.
      7 Beat {egg} with {sugar} and {salt} until pale and three times as high, 5 minutes. Fold in the purée, then {almond-flour}.
      1+48 Pour into the pan and bake until a skewer comes out clean, 45 to 50 minutes. Cover with foil once it is golden brown.
      1+60 Cool in the pan for 1 hour; warm, it would break. It keeps for four days.
    `,
    face: 'A damp, fragrant cake of whole oranges and ground almonds, with neither flour nor butter',
    why: 'An hour in simmering water takes the bitterness out of the peel and leaves its scent',
  },
  'besan-ladoo': {
    names:
      'besan ladoo, besan laddu, besan ke laddu, ladoo, laddu, laddoo, diwali ladoo, chickpea flour ladoo, besan laddoo, nut free ladoo',
    title: 'Besan Ladoo',
    family: 'punjabi',
    near: 'coconut-barfi gulab-jamun kheer',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 16,
    batch: true,
    sweet: true,
    list: `
      fat ghee 130
      flour chickpea-flour 250
      starch powdered-sugar 160
      sweet-spice cardamom 2
      nut pistachios 15? chopped
    `,
    steps: `
      22 Melt {ghee} in a wide, heavy skillet over low heat. Stir in {chickpea-flour} and toast it, stirring all the time and scraping the bottom, until it smells of roasted nuts and is the color of sand, 18 to 20 minutes. The paste is stiff at first and loosens toward the end.
      1+25 Scrape into a bowl and let it cool until it is just warm, 25 minutes: sugar would melt in it hot.
      2 Work in {powdered-sugar, cardamom} with your fingers until there is no lump.
      8 Squeeze and roll into {@count 34 ball balls}, the size of a walnut. [Press {pistachios} onto the tops.] They keep for two weeks in a tin.
    `,
    face: 'Golden balls of slowly toasted chickpea flour, ghee and cardamom that melt on the tongue',
    why: 'Low heat and a patient spoon toast the flour through, so that no raw taste is left',
  },
}
