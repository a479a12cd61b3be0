import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What is packed in the morning, or the night before, and eaten cold. */
export const lunchboxes: DishEntries = {
  pinwheels: {
    names:
      'pinwheel sandwiches, pinwheels, pinwheel sandwich, tortilla pinwheels, lunchbox pinwheels, turkey pinwheels, ham and cheese pinwheels, turkey and cheese pinwheels, cream cheese pinwheels, tortilla roll ups, ham pinwheels, cold pinwheels',
    title: 'Turkey and Cheese Pinwheels',
    titles: `
      ham: Ham and Cheese Pinwheels
      roasted-peppers: Roasted Pepper and Cheese Pinwheels
    `,
    family: 'farmhouse',
    cuisine: 'American',
    looksLike: 'filled-wrap',
    near: 'turkey-wrap chicken-wrap filled-wrap',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack, Appetizer',
    meals: 'Lunch, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.2,
    list: `
      cheese cream-cheese|vegan-cream-cheese 170 softened
      sauce dijon 10
      herb chives 8 finely chopped
      bread flour-tortillas 200
      leaf spinach 60 stems removed
      protein deli-turkey|ham|roasted-peppers 230 patted dry
      cheese cheddar|vegan-cheese 110 coarsely grated
      vegetable carrot 100 coarsely grated
      pepper pepper 0.6
    `,
    steps: `
      3 Stir {cream-cheese, dijon, chives, pepper} together until spreadable.
      8 Spread it over {flour-tortillas}, right to the edges. Cover each with {spinach}, then with {deli-turkey}. Scatter {cheddar, carrot} over the half that is nearest you.
      3+60 Roll each up from there as tightly as you can, and wrap it. Chill for 1 hour, so that the spread holds it together.
      4 Trim the ends and cut each roll into slices 1 inch thick. They keep for two days in the refrigerator; pack them tightly, with an ice pack, and eat them cold.
    `,
    face: 'Soft spirals with chives, cheese and a little crunch, that stay in one piece in a lunchbox',
    why: 'Spread to the very edge, cream cheese seals the roll as it chills, and the leaves keep the wrap dry',
  },
  'bento-box': {
    names:
      'bento box, bento, bento lunch, bento lunch box, bento box lunch, japanese bento, japanese bento box, chicken bento, chicken bento box, japanese lunch box, bento boxes, healthy bento box, teriyaki chicken bento',
    title: 'Teriyaki Chicken Bento Box',
    titles: `
      tofu: Teriyaki Tofu Bento Box
      salmon: Teriyaki Salmon Bento Box
    `,
    family: 'soy-mirin',
    looksLike: 'grain-bowl',
    near: 'onigiri teriyaki-chicken donburi',
    beside: '',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      starch short-rice 280 rinsed
      acid seasoned-rice-vinegar 30
      raw edamame 200
      vegetable carrot 150 cut into coins
      egg egg 200?
      sweetener sugar 20
      fat neutral-oil 24
      protein chicken-thigh|tofu|salmon 480 cut into 1-inch pieces
      sauce soy-sauce|tamari 50
      wine mirin 45
      raw cucumber 200 sliced
      seed sesame 6
      salt
    `,
    steps: `
      3+27~ Simmer {short-rice} with {water 360}, covered, over low heat for 15 minutes, and let stand for 10 minutes. Turn it out onto a platter, sprinkle with {seasoned-rice-vinegar, salt} and fan until no more steam rises.
      2+6 Boil {carrot} in salted water for 3 minutes. Add {edamame} and boil for 3 minutes more. Drain, rinse under cold water and drain again.
      7 [Beat {egg} with {1/3 sugar} and a few drops of {=soy-sauce}. Cook them in {1/3 neutral-oil} in a nonstick skillet over medium-low heat as a thin omelet until set right through, 3 minutes. Roll up and cut into 1-inch pieces.]
      10 Heat {neutral-oil} in {@skillet} over medium-high heat. Brown {chicken-thigh} on all sides until [{?chicken-thigh}165°F (74°C)][{?salmon}145°F (63°C)][{?tofu}golden], 7 minutes. Add {soy-sauce, mirin, sugar} and boil until it coats the pieces, 2 minutes.
      1+15 Spread everything on plates to cool, 15 minutes: what is packed warm sweats and spoils.
      5 Pack rice, {=chicken-thigh}, vegetables and {cucumber} side by side in lidded boxes, one for each eater. Sprinkle with {sesame}. Close, refrigerate within the hour, and carry with an ice pack; eat it cold within a day.
    `,
    face: 'Glazed pieces, seasoned rice, a rolled omelet and bright vegetables, each in its own corner of the box',
    why: 'Everything is seasoned more boldly than for a hot plate, since cold mutes it, and vinegar keeps the rice tender',
  },
  'protein-box': {
    names:
      'protein box, protein boxes, protein lunch box, snack box, snack box lunch, adult lunchable, adult lunchables, homemade lunchables, egg and cheese protein box, protein snack box, bistro box, chicken protein box, high protein lunchbox',
    title: 'Chicken and Egg Protein Boxes',
    titles: `
      smoked-tofu: Smoked Tofu and Egg Protein Boxes
    `,
    family: 'californian',
    looksLike: 'no-cook-plate',
    near: 'chef-salad no-cook-plate turkey-wrap',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      egg egg 400
      creamy greek-yogurt|soy-yogurt 150
      sauce dijon 15
      sweetener honey 12
      protein cooked-chicken|smoked-tofu 320 cold, sliced
      cheese cheddar=sharp_Cheddar/Cheddar 90? cubed
      fruit grapes 250
      raw cucumber 250 cut into sticks
      nut almonds=whole_almonds/almonds 50?
      bread pita 120? cut into triangles
      salt
      pepper pepper 0.6
    `,
    steps: `
      1+11~ Lower {egg} into boiling water and cook for 11 minutes, until hard. Cool in a bowl of ice water.
      2 Meanwhile, stir {greek-yogurt, dijon, honey, salt, pepper} to a dip and divide it among small lidded cups.
      8 Peel the eggs, dry them and cut in half. Divide them among as many boxes as there are eaters, with {cooked-chicken, cheddar, grapes, cucumber, almonds} and the dip. [Wrap {pita} apart, so that the bread stays soft.]
      1 They keep for three days in the refrigerator. Carry them with an ice pack and eat them cold.
    `,
    face: 'Two eggs, chicken, cheese, fruit and a mustard dip: much protein, and nothing to heat up',
    why: 'Everything is dry or whole, so that a box that was packed on Sunday is as fresh on Tuesday',
  },
  'chicken-pasta-salad': {
    names:
      'chicken pasta salad, cold chicken pasta salad, cold chicken pasta, high protein pasta salad, chicken pesto pasta salad, pesto chicken pasta salad, chicken and pesto pasta salad, protein pasta salad, chicken pasta salad for lunch',
    title: 'Chicken Pesto Pasta Salad',
    titles: `
      chickpeas: Chickpea Pesto Pasta Salad
    `,
    family: 'ligurian',
    cuisine: 'American, Italian',
    near: 'dish-pasta-salad tuna-pasta-salad pasta-salad',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Salad, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.3,
    list: `
      starch penne=fusilli|gf-pasta 250
      raw peas 120
      body pesto 90
      creamy greek-yogurt|soy-yogurt 120
      acid lemon-juice 15
      protein cooked-chicken|chickpeas 420 in bite-size pieces
      raw cherry-tomatoes 250 halved
      cheese fresh-mozzarella 120? torn into small pieces
      leaf spinach 60
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+12 Boil {penne} in well-salted water until just past al dente, as it firms in the cold, and add {peas} for the last minute. Drain and rinse under cold water until cool.
      2 Stir {pesto, greek-yogurt, lemon-juice, pepper, salt} together in a large bowl.
      4 Toss the pasta and peas in it with {cooked-chicken}, {cherry-tomatoes}[, {fresh-mozzarella}] and {spinach}.
      1 It keeps for three days in the refrigerator. Loosen it with a spoonful of water if it has stiffened, and serve cold.
    `,
    face: 'Cold pasta in a creamy green dressing with plenty to bite into, a lunch that lasts the afternoon',
    why: 'Yogurt stretches the pesto into a dressing that stays creamy in the refrigerator, where oil alone would set',
  },
  'vegetable-pasties': {
    names:
      'vegetable pasties, vegetable pasty, vegetarian pasties, vegetarian pasty, veggie pasties, cheese and vegetable pasties, savory hand pies, savory hand pie, vegetable hand pies, veggie hand pies, lunchbox pasties, cheese and potato pasties, savoury hand pies, hand pies',
    title: 'Vegetable and Cheese Pasties',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'cornish-pasties cheese-and-onion-pie savory-tart',
    beside: 'green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 6,
    batch: true,
    list: `
      flour flour 360
      second-fat butter|vegan-butter 180 cold and cubed
      seasoning salt 8
      fat olive-oil 15
      vegetable leek 180 thinly sliced and well washed
      vegetable potato 300 peeled and cut into 1/2-inch dice
      vegetable carrot 150 cut into 1/2-inch dice
      vegetable peas 100
      herb thyme 2 leaves only
      cheese cheddar|vegan-cheese 170 coarsely grated
      sauce dijon 12
      egg egg|soy-milk 50 beaten
      pepper pepper 1.2
    `,
    steps: `
      8+30~ Rub {butter} into {flour} and {1/2 salt} until only flakes are left. Stir in {water 95}, ice-cold, press into a disk and chill for 30 minutes.
      4+14 Meanwhile, heat {olive-oil} in {@skillet} over medium heat. Cook {leek, potato, carrot} with {thyme, pepper, salt} and {water 60}, covered, until a knife slides in, 12 minutes. Uncover to dry, 2 minutes.
      2+15 Stir in {peas, dijon} and cool on a plate for 15 minutes. Fold in {cheddar}.
      14 Heat the oven to 400°F (200°C). Divide the dough into six, roll each piece into a 7-inch round and heap filling on one half. Wet the edge, fold over, and crimp with a fork. Set on a lined sheet pan.
      3+28 Brush with {egg}, cut a slit in each and bake until deep golden, 26 to 30 minutes.
      0+10 Let them cool for 10 minutes, or all the way. They keep for three days in the refrigerator, and are as good cold as warm.
    `,
    face: 'Half-moons of butter pastry around leeks, potatoes and melted cheese, to be eaten out of the hand',
    why: 'The vegetables are cooked first and cooled, so that the pastry bakes crisp and holds until lunch',
  },
  'pizza-muffins': {
    names:
      'pizza muffins, pizza muffin, savory pizza muffins, savoury pizza muffins, lunchbox pizza muffins, lunch box pizza muffins, pizza muffins without eggs, cheesy tomato muffins, pizza bites for lunchboxes',
    title: 'Pizza Muffins',
    family: 'farmhouse',
    cuisine: 'American',
    looksLike: 'muffins',
    near: 'ham-and-cheese-muffins pinwheels muffins',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.3,
    list: `
      flour flour|gf-flour 250
      leavener baking-powder 12
      ground-spice oregano 1.5
      creamy milk|soy-milk|oat-milk 200
      fat olive-oil 45
      body marinara-sauce 125
      cheese mozzarella|vegan-cheese 170 grated
      salt
    `,
    steps: `
      3 Heat the oven to 400°F (200°C) and grease 8 cups of a muffin pan.
      2 Stir {flour, baking-powder, oregano, salt} together in a large bowl. Mix in two thirds of {=mozzarella}.
      3 Stir {milk, olive-oil} with half of {=marinara-sauce}, pour onto the flour and fold until it is just wet. The batter is thick.
      4 Divide among the 8 cups. Press a dent into each with a wet spoon, fill it with the rest of {marinara-sauce} and cover with the rest of {mozzarella}.
      1+20 Bake until puffed and browned, and a toothpick beside the filling comes out clean, 19 to 21 minutes.
      2+20 Loosen them with a knife and let them cool on a rack for 20 minutes. Two are a lunch, and they are as good cold. What is left can be frozen for two months, or eaten within three days from the refrigerator.
    `,
    face: 'Soft, cheesy muffins with tomato sauce in the middle, for eating with the fingers',
    why: 'Oil and milk keep them tender once they are cold, and there is no egg in them',
  },
  'ham-and-cheese-pasta-box': {
    names:
      'ham and cheese pasta salad, ham pasta salad, plain pasta salad, kids pasta salad, pasta salad for kids, lunchbox pasta, lunch box pasta, cold pasta for lunchboxes, plain cold pasta, pasta box, school lunch pasta, cold pasta for kids, kids cold pasta, pasta pots, pasta for the lunchbox, packed lunch pasta',
    title: 'Lunch-Box Pasta with Ham and Cheese',
    titles: `
      chickpeas: Lunch-Box Pasta with Chickpeas and Cheese
      cooked-chicken: Lunch-Box Pasta with Chicken and Cheese
    `,
    family: 'farmhouse',
    cuisine: 'American',
    looksLike: 'pasta-salad',
    near: 'macaroni-salad tuna-pasta-salad pasta-salad',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Salad',
    meals: 'Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      starch penne=fusilli|gf-pasta 280
      vegetable peas 100?
      vegetable corn 120
      fat olive-oil 30
      acid lemon-juice 10
      protein ham|cooked-chicken|chickpeas 170 diced
      cheese cheddar=sharp_Cheddar|vegan-cheese 110 cut into small cubes
      salt
    `,
    steps: `
      2+10 Boil {penne} in plenty of salted water for about 10 minutes, until just done[, dropping in {peas} just before the end]. Drain in a colander.
      2+5 Rinse under cold water until nothing is warm, and shake well: wet pasta tastes of nothing.
      3 Toss the pasta in a bowl with {olive-oil, lemon-juice, salt}. Stir in {corn, ham, cheddar}.
      2 Pack into lidded boxes and chill. Serve cold. Carry it with an ice pack, and eat it within three days.
    `,
    face: 'Cold pasta twists with ham, little cubes of Cheddar and sweet corn, and nothing to pick out',
    why: 'Oil and a drop of lemon keep the pasta loose without mayonnaise, so it is still good at noon',
  },
}
