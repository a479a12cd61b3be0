import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Breads of eggs and butter, plain and filled. */
export const enrichedBreads: DishEntries = {
  challah: {
    names:
      'challah, challah bread, braided challah, homemade challah, jewish egg bread, egg bread, challa, hallah, braided bread, shabbat bread',
    title: 'Challah',
    family: 'levantine',
    cuisine: 'Jewish, American',
    near: 'brioche white-bread dinner-rolls',
    beside: 'braised-brisket roast-chicken',
    weight: 3,
    level: 2,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    list: `
      leavener yeast 7.2
      sweetener honey 65
      flour bread-flour 500
      egg egg 150
      fat neutral-oil 65
      seasoning salt 9
      crunch sesame 10?
    `,
    steps: `
      3+5 Stir {yeast} and a spoonful of {=honey} into {water 180}, lukewarm. Wait for 5 minutes, until it froths.
      13 Beat {egg} and set aside 2 tablespoons for the top. Mix the rest into the yeast with the rest of {honey} and {neutral-oil, bread-flour, salt}. Knead for 10 minutes, until supple and only a little tacky.
      1+90 Cover and let rise in a warm place until doubled, 1 1/2 hours.
      9 Divide in three, roll each piece into a rope 16 inches long, and braid them, tucking the ends under. Lay on a lined sheet pan and brush with some of the egg.
      1+45 Let rise, loosely covered, until puffy, 45 minutes. Heat the oven to 350°F (175°C) meanwhile.
      2+32 Brush with egg once more. [Sprinkle with {sesame}.] Bake until deep brown and 190°F (88°C) inside, 30 to 34 minutes.
      1+40 Cool on a rack for 40 minutes.
    `,
    face: 'A glossy braid, golden with eggs and lightly sweet with honey',
    why: 'Two coats of egg, one before the last rise and one after, give it its shine',
  },
  babka: {
    names:
      'babka, chocolate babka, chocolate krantz cake, jewish babka, babka bread, homemade babka, chocolate swirl bread',
    title: 'Chocolate Babka',
    family: 'farmhouse',
    cuisine: 'Jewish, American',
    near: 'monkey-bread cinnamon-rolls challah',
    weight: 2,
    level: 3,
    types: 'Dessert, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      creamy milk 110 lukewarm
      leavener yeast 6
      sweetener sugar 130
      flour bread-flour 330
      egg egg 100
      seasoning salt 4
      fat butter 150 softened
      fruit dark-chocolate 130 chopped
      body cocoa 25
      starch powdered-sugar 40
    `,
    steps: `
      3+5 Stir {yeast} into {milk} with a pinch of {=sugar} and let stand for 5 minutes.
      14 Add {bread-flour, egg, salt, 1/3 sugar}. Knead for 6 minutes, then work in {1/2 butter} a little at a time, 6 minutes more, until the dough is silky.
      1+90 Cover and let rise for 1 1/2 hours.
      4 Melt {dark-chocolate} with {butter} over low heat. Stir in {cocoa, powdered-sugar} to a thick paste.
      12 Roll the dough out to 12 by 16 inches and spread with the chocolate. Roll up from the long side, cut in half lengthwise, and twist the halves together, cut sides up. Lay in {@tin 9-by-5-inch loaf pan} lined with parchment.
      1+60 Cover and let rise until puffy, 1 hour. Heat the oven to 350°F (175°C).
      1+38 Bake until dark brown and 190°F (88°C) in the middle, 36 to 40 minutes.
      4+40 Boil {sugar} with {water 80} for 2 minutes. Brush all of this syrup over the hot loaf and let cool for 40 minutes.
    `,
    face: 'A tender, buttery loaf twisted through and through with dark chocolate',
    why: 'It looks like too much syrup, but it is what keeps the babka moist for days',
  },
  brioche: {
    names:
      'brioche, brioche loaf, brioche bread, french brioche, brioche buns, homemade brioche, brioche a tete, brioche rolls, brioche hamburger buns',
    title: 'Brioche',
    family: 'norman',
    near: 'challah white-bread dinner-rolls',
    beside: 'scrambled-eggs strawberry-jam',
    weight: 3,
    level: 3,
    types: 'Side Dish, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      creamy milk 80 lukewarm
      leavener yeast 7.2
      flour bread-flour 400
      sweetener sugar 50
      seasoning salt 8
      egg egg 250
      fat butter 200 softened
    `,
    steps: `
      3+5 Stir {yeast} into {milk} and wait for 5 minutes. Beat {egg} and set 2 tablespoons aside.
      8 Mix {bread-flour, sugar, salt} with the yeast and the rest of the egg. Knead by machine until stretchy, 7 minutes.
      10 Add {butter} a spoonful at a time, kneading, until the dough is glossy and slaps the bowl, 10 minutes.
      1+60 Cover and let rise for 1 hour.
      2+480 Fold it over on itself, cover, and chill overnight, for 8 hours: cold, it can be shaped.
      6 Divide into {@count 125 piece pieces}, roll into tight balls and set in two rows in a greased 9-by-5-inch loaf pan.
      1+120 Let rise until they fill the pan, 2 hours. Heat the oven to 375°F (190°C).
      1+33 Brush with the egg. Bake until dark gold and 190°F (88°C) inside, 31 to 35 minutes.
    `,
    face: 'A feathery, golden loaf with as much butter as bread can hold',
    why: 'The butter goes in only once the dough is strong, and a cold night firms it',
  },
  'sticky-buns': {
    names:
      'sticky buns, pecan sticky buns, caramel rolls, caramel pecan rolls, sticky bun, caramel cinnamon rolls, schnecken, upside down cinnamon rolls, pecan rolls, sticky pecan buns',
    title: 'Pecan Sticky Buns',
    family: 'pennsylvanian',
    near: 'cinnamon-rolls monkey-bread',
    weight: 3,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      creamy milk|oat-milk|soy-milk 240 lukewarm
      leavener yeast 7.2
      flour flour 450
      egg egg|applesauce 50
      seasoning salt 4
      fat butter|vegan-butter 200 softened
      sweetener brown-sugar 260
      liquid honey|maple 60
      nut pecans 140 coarsely chopped
      sweet-spice cinnamon 6
    `,
    steps: `
      3+5 Stir {yeast} into {milk} and let stand for 5 minutes, until foamy.
      11 Mix in {flour, egg, salt, 1/3 butter} and knead for 8 minutes, until smooth and soft.
      1+60 Cover and let rise until doubled, 1 hour.
      6 Melt half of what is left of {=butter} with {1/2 brown-sugar} and {honey} in a saucepan and let it bubble for 1 minute. Pour into {@tin 9-by-13-inch baking pan} and scatter {pecans} over it.
      8 Roll the dough to 12 by 18 inches. Spread with {butter}, sprinkle with {brown-sugar, cinnamon}, roll up and cut into twelve. Set on the nuts, cut sides down.
      1+40 Let rise until they touch, 40 minutes. Heat the oven to 350°F (175°C).
      1+30 Bake until well browned, with the syrup boiling up around them, 28 to 32 minutes.
      1+3 Wait for 3 minutes. Set a tray on top and turn over while the caramel still runs.
    `,
    face: 'Soft, cinnamon-swirled buns baked on caramel and pecans and turned upside down',
    why: 'Three minutes is enough for the caramel to cling, and too little for it to set in the pan',
  },
  'hot-cross-buns': {
    names:
      'hot cross buns, hot cross bun, easter buns, cross buns, traditional hot cross buns, good friday buns, spiced easter buns',
    title: 'Hot Cross Buns',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'cinnamon-rolls dinner-rolls scones',
    beside: '',
    weight: 2,
    level: 2,
    types: 'Snack, Dessert',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      creamy milk|oat-milk|soy-milk 260 lukewarm
      leavener yeast 7.2
      flour bread-flour 530
      sweetener brown-sugar 70
      seasoning salt 6
      sweet-spice cinnamon 3
      ground-spice allspice 2
      second-fat orange-zest 6
      egg egg 50
      fat butter|vegan-butter 57 softened
      fruit dried-currants|raisins 150
      body jam=apricot_jam 50
    `,
    steps: `
      3+5 Stir {yeast} into {milk} and let it foam, 5 minutes.
      12 Add {most bread-flour} and {brown-sugar, salt, cinnamon, allspice, orange-zest, egg, butter}. Knead for 9 minutes, until elastic, adding half of what is left of the flour if it sticks. Knead in {dried-currants}.
      1+75 Cover and let rise until doubled, about 1 1/4 hours.
      6+40 Shape into twelve balls and set them close together in a lined 9-by-13-inch pan. Cover and let rise for 40 minutes.
      4 Heat the oven to 400°F (200°C). Stir {bread-flour} with as much water as makes a thick paste, and pipe a cross on each bun.
      1+20 Bake until brown, 18 to 22 minutes.
      3+15 Warm {jam} with {water 15}, sieve it and brush over the hot buns. Cool for 15 minutes.
    `,
    face: 'Soft, spiced, fruited buns for Good Friday, shiny with apricot',
    why: 'The fruit goes in last, so that it does not tear the dough while it is kneaded',
  },
  'whole-wheat-bread': {
    names:
      'whole wheat bread, wholemeal bread, wheat bread, 100 whole wheat bread, brown bread, honey whole wheat bread, homemade whole wheat bread, wholemeal loaf, whole wheat sandwich bread, wholewheat bread, honey wheat bread, brown loaf',
    title: 'Honey Whole-Wheat Bread',
    family: 'farmhouse',
    near: 'white-bread no-knead-bread irish-soda-bread machine-loaf',
    beside: 'vegetable-soup tomato-soup',
    weight: 3,
    level: 2,
    types: 'Side Dish, Snack',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    list: `
      leavener yeast 7.2
      sweetener honey|maple 45
      starch whole-wheat-flour 330
      flour bread-flour 130
      seasoning salt 8
      fat neutral-oil 28
    `,
    steps: `
      3 Stir {yeast, honey} into {water 330}, lukewarm. Mix in {whole-wheat-flour, bread-flour} until no dry patches are left.
      1+20 Rest for 20 minutes: the bran softens and the kneading is half done.
      11 Work in {salt, neutral-oil} and knead for 9 minutes, until springy but still a little sticky.
      1+70 Cover and leave until nearly doubled, about 1 hour and 10 minutes.
      4+40 Pat flat, roll up tightly, and lay in {@tin 9-by-5-inch loaf pan}, greased. Let rise until it domes over the rim, 40 minutes. Toward the end, heat the oven to 375°F (190°C).
      1+37 Bake until dark and 200°F (93°C) in the middle, 35 to 40 minutes.
      1+60 Turn out and cool on a rack for 1 hour.
    `,
    face: 'A nutty brown loaf that slices thin and toasts well',
    why: 'Whole grain drinks slowly, and a rest before kneading keeps the loaf from being dry',
  },
}
