import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dumplings, pancakes and pots of Poland, Ukraine, Hungary and the Jewish kitchen. */
export const eastEuropeanHomes: DishEntries = {
  bigos: {
    names:
      "bigos, polish hunter's stew, polish hunters stew, polish hunter stew, hunter's stew, hunters stew, hunter stew, polish bigos, bigos stew, polish sauerkraut stew, polish cabbage stew, sauerkraut and kielbasa stew, sauerkraut stew, polish stew",
    title: "Bigos (Polish Hunter's Stew)",
    family: 'pennsylvanian',
    cuisine: 'Eastern European',
    near: 'bratwurst-and-sauerkraut stuffed-cabbage-rolls braise',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.2,
    list: `
      vegetable dried-porcini 20 rinsed
      protein bacon 110 cut into 1/2-inch pieces
      protein pork-shoulder 600 cut into 1-inch pieces
      protein kielbasa 340 sliced 1/2 inch thick
      vegetable onion 220 chopped
      vegetable cabbage 500 cored and thinly sliced
      body tomato-paste 30
      wine red-wine 180
      brine sauerkraut 700 drained
      stock beef-stock 350
      fruit prunes 100 halved
      whole-spice bay 0.4
      ground-spice allspice 1
      ground-spice dried-marjoram 1.5
      pepper pepper 1.5
      salt
    `,
    steps: `
      1+20~ Cover {dried-porcini} with {water 240}, freshly boiled, and leave for 20 minutes.
      7 Meanwhile, cook {bacon} in {@pot} over medium heat until crisp, 6 minutes, and lift it out.
      12 Raise the heat to medium-high. Brown {pork-shoulder} in the bacon fat, in two batches, 10 minutes in all. Lift out onto the bacon.
      6 Turn {kielbasa} in the pot until browned on both sides, 5 minutes, and lift it out too.
      9 Lower the heat to medium. Soften {onion, cabbage} for 7 minutes, then stir in {tomato-paste} until it darkens, 1 minute. Pour in {red-wine} and scrape up what sticks.
      3 Lift the mushrooms from their water, chop them and add them. Pour in the water, holding back the grit at the bottom, and stir in {sauerkraut, beef-stock, prunes, bay, allspice, dried-marjoram}. Put the pork and the bacon back in.
      3+105 Bring to a boil, cover and simmer over low heat, stirring now and then, until the pork comes apart under a fork, 1 3/4 hours.
      1+20 Stir in the kielbasa and simmer, uncovered, until little liquid is left, 20 minutes.
      1 Take out {=bay} and season with {salt, pepper}. It is better still the next day.
    `,
    face: 'Pork, bacon and smoked sausage braised with sauerkraut, cabbage, dried mushrooms and prunes',
    why: 'Fresh cabbage tempers the sour, and prunes melt into the juices and round them off',
  },
  sernik: {
    names:
      'sernik, polish cheesecake, polish sernik, sernick, traditional polish cheesecake, polish cheese cake, polish baked cheesecake, polish ricotta cheesecake',
    title: 'Sernik (Polish Cheesecake)',
    family: 'pennsylvanian',
    cuisine: 'Eastern European',
    near: 'cheesecake no-bake-cheesecake',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven, Food Processor',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      flour flour 160
      fat butter 190 soft
      sweetener sugar 220
      protein egg-yolk 17
      cheese ricotta 950
      egg egg 250 separated
      creamy sour-cream 120
      thickener cornstarch 32
      sweet-spice vanilla 8
      sweet-spice lemon-zest 4
      fruit raisins 80
      seasoning salt 2
      starch powdered-sugar 50
    `,
    steps: `
      3+120 Spoon {ricotta} into a sieve lined with a clean towel, fold the towel over and set a plate and a can on top. Drain in the refrigerator for 2 hours: it stands in for twaróg, the dry white cheese of Poland.
      6+20~ Heat the oven to 350°F (175°C). Rub {flour} with {1/2 butter, most powdered-sugar, 1/3 salt} until crumbly, then work in {egg-yolk} until it clumps. Press over the bottom of {@tin 9-inch springform pan}, prick all over with a fork and bake until pale gold, 20 minutes.
      4 Meanwhile, blend the drained cheese in a food processor until no grain is left, 3 minutes, scraping down the sides.
      5 Beat {butter} with {most sugar} until fluffy, 3 minutes. Beat in the yolks of {egg}, then {sour-cream, vanilla, lemon-zest, cornstarch, salt} and the smooth cheese. Stir in {raisins}.
      5 Whip the whites with {sugar} to soft peaks, 3 minutes, and fold them in, in three additions.
      2+60 Turn the oven down to 325°F (165°C). Spread the filling over the crust and bake until golden, firm at the rim and at least 160°F (71°C) in the middle, 55 to 60 minutes.
      1+60 Turn the oven off and leave the cake inside, with the door ajar, for 1 hour: it sinks evenly when it cools slowly.
      2+240 Chill for 4 hours, or overnight. Run a knife around the edge, release the ring and dust with {powdered-sugar}.
    `,
    face: 'A tall, lemony cheesecake with raisins on a thin butter crust, lighter and less sweet than one of cream cheese',
    why: 'Pressed dry and blended smooth, the cheese bakes firm, and whipped whites keep it from being heavy',
  },
  'cheese-blintzes': {
    names:
      'blintzes, cheese blintzes, blintz, cheese blintz, jewish blintzes, ricotta blintzes, blintzes with ricotta, sweet cheese blintzes, shavuot blintzes, homemade blintzes, blintses, nalesniki, polish crepes, cheese filled crepes, cheese crepes',
    title: 'Cheese Blintzes',
    family: 'pennsylvanian',
    cuisine: 'Jewish',
    near: 'crepes french-toast pancakes',
    weight: 2,
    level: 2,
    types: 'Main Dish, Dessert',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    sweet: true,
    list: `
      flour flour 130
      egg egg 200
      creamy milk 300
      fat butter 60 melted
      sweetener sugar 55
      seasoning salt 2.5
      cheese ricotta 340 drained in a sieve
      cheese cream-cheese 85 soft
      protein egg-yolk 17
      sweet-spice vanilla 4
      sweet-spice lemon-zest 2
      creamy sour-cream|greek-yogurt 115
      sweetener jam=cherry_or_blueberry_jam/jam 80
    `,
    steps: `
      4+30~ Whisk {flour} with {1/2 salt} and {egg} to a smooth paste. Beat in {milk}, a little at a time, then {1/3 butter}. Let the batter rest for 30 minutes.
      4 Meanwhile, mash {ricotta} with {cream-cheese, egg-yolk, sugar, vanilla, lemon-zest, salt} until nearly smooth. Keep it cold.
      2 Heat an 8-inch skillet over medium heat and brush it with a little of the rest of the butter.
      16 Pour in a scant 1/4 cup of batter and tilt the pan to coat the bottom thinly. Cook until the top is dry and the edge lifts, about 1 minute, and turn out onto a towel: one side only. Go on with the rest, brushing the pan now and then: there are three for each.
      8 With the cooked side up, put 2 heaping tablespoons of filling on the lower third of each. Fold the bottom over it, fold in the sides and roll up.
      10 Fry them, seam down first, in {butter} in a large skillet over medium-low heat, in two batches, until golden on both sides and 160°F (71°C) in the middle, about 5 minutes a batch.
      1 Serve hot with {sour-cream, jam}.
    `,
    face: 'Thin pancakes folded around lightly sweet cheese and fried golden in butter',
    why: 'Each is cooked on one side only, so the soft side browns later and the parcel does not crack',
  },
  'potato-knishes': {
    names:
      'potato knish, knish, knishes, potato knishes, jewish knishes, potato and onion knishes, new york knishes, new york potato knish, deli knishes, homemade knishes, baked potato knishes, round knishes',
    title: 'Potato Knishes',
    family: 'pennsylvanian',
    cuisine: 'Jewish',
    near: 'pierogi latkes savory-tart',
    weight: 2,
    level: 3,
    types: 'Side Dish, Appetizer, Snack',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Baked, Boiled',
    equipment: 'Stovetop, Oven',
    serves: 12,
    batch: true,
    salt: 0.75,
    list: `
      flour flour 310
      leavener baking-powder 4
      egg egg 50
      fat neutral-oil 150
      acid white-vinegar 5
      vegetable russet-potato 900 peeled and cut into chunks
      vegetable onion 450 finely chopped
      pepper pepper 1.8
      protein egg-yolk 17
      salt
    `,
    steps: `
      7+60~ Whisk {flour, baking-powder, 1/3 salt} in a bowl. Beat {egg} with {white-vinegar, 1/2 neutral-oil, water 110}, pour it in and stir to a dough. Knead until smooth and supple, 3 minutes, cover and rest for 1 hour.
      3+18~ Meanwhile, boil {russet-potato} in salted water until they fall apart at the touch of a fork, 15 to 18 minutes.
      25 Cook {onion} in {neutral-oil} in {@skillet} over medium-low heat, stirring often, until soft and deep golden, 25 minutes.
      4+15 Drain the potatoes, mash them dry and stir in the onions with all of their oil, {pepper, salt}. Cool for 15 minutes: a hot filling tears the dough.
      15 Heat the oven to 375°F (190°C) and line {@sheet-pans} with parchment. Halve the dough. Roll and stretch each half into a rectangle of about 12 by 14 inches, so thin that your hand shows through.
      14 Lay half of the filling in a log along one long side of each and roll it up, twice around. Mark off six pieces with the edge of your hand, twist at the marks and cut there. Pinch one end of each shut, stand it on that end, press it flat with your palm and tuck the top in, leaving a little filling to show.
      2+42 Set them on the pans. Beat {egg-yolk} with a teaspoon of water, brush it on and bake until crisp and well browned, 40 to 45 minutes.
      1+5 Let them cool for 5 minutes and serve warm.
    `,
    face: 'A dozen round pastries, paper-thin outside, full of mashed potato and golden onions',
    why: 'An oil dough that has rested an hour stretches thin without a fight, and needs no butter',
  },
  pelmeni: {
    names:
      'pelmeni, russian dumplings, russian pelmeni, siberian pelmeni, homemade pelmeni, beef pelmeni, beef and pork pelmeni, pork pelmeni, russian meat dumplings, siberian dumplings, pelmini, pelmeny, ukrainian pelmeni, meat pelmeni',
    title: 'Pelmeni (Russian Dumplings)',
    family: 'pennsylvanian',
    cuisine: 'Eastern European',
    near: 'pierogi dumplings',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.75,
    list: `
      flour flour 320
      egg egg 50
      protein ground-beef 230
      protein ground-pork 230
      vegetable onion 130 coarsely grated
      aromatic garlic 6 finely grated
      pepper pepper 1.5
      whole-spice bay 0.4
      fat butter 45
      creamy sour-cream|greek-yogurt 150
      herb dill 10
      salt
    `,
    steps: `
      8+30~ Beat {egg} in a measuring cup with {water 120}. Stir this into {flour} with {1/3 salt}, adding only as much as a firm dough takes. Knead until smooth, 6 minutes, cover and rest for 30 minutes.
      4 Meanwhile, work {ground-beef, ground-pork, onion, garlic, pepper, salt} with {water 50}, ice cold, until sticky. Keep the filling cold.
      38* Roll half of the dough as thin as a coin and cut 2 1/2-inch rounds. Put a rounded teaspoon of filling on each, fold it into a half-moon, pinch the edge shut and join the two corners. Set on a floured tray and go on with the rest.
      2+16 Bring a wide pot of salted water to a boil with {bay}. Boil the dumplings in batches, with room to swim, stirring once so that none sticks. After they float, give them 4 to 5 minutes more, until the filling is 160°F (71°C), about 8 minutes a batch. Lift out with a slotted spoon.
      2 Turn them in {butter} while they are hot, so that they do not stick together. Serve in bowls with {sour-cream, dill}.
    `,
    face: 'Small, thin-skinned dumplings of beef and pork, slick with butter, with cold sour cream',
    why: 'Grated onion and ice water in the filling turn to broth inside the dough',
  },
  syrniki: {
    names:
      'syrniki, russian cheese pancakes, ukrainian cheese pancakes, syrnyky, sirniki, cheese pancakes, russian syrniki, ukrainian syrniki, russian cottage cheese pancakes, ukrainian cottage cheese pancakes, sweet cheese pancakes, cottage cheese patties',
    title: 'Syrniki (Sweet Cheese Pancakes)',
    family: 'pennsylvanian',
    cuisine: 'Eastern European',
    near: 'cottage-cheese-pancakes cheese-blintzes pancakes',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    sweet: true,
    list: `
      cheese cottage-cheese=small-curd_cottage_cheese/cottage_cheese 680
      egg egg 50
      sweetener sugar 40
      flour flour 95
      sweet-spice vanilla 4
      seasoning salt 0.8
      fat butter 45
      creamy sour-cream|greek-yogurt 115
      sweetener jam=raspberry_jam/jam 80
    `,
    steps: `
      3+60 Spoon {cottage-cheese} into a clean towel, twist it into a bag and wring it hard. Set the bag in a sieve under a heavy can and let it drain in the refrigerator for 1 hour. You want it as dry as crumbled feta.
      4 Mash the curd with {egg, sugar, vanilla, salt}. Stir in {most flour} to a soft dough that just holds a shape.
      7 Spread {flour} on a plate. With wet hands, form balls of 3 tablespoons, roll them in it and pat them into cakes 3/4 inch thick, three for each.
      14 Melt {butter} in {@skillet} over medium-low heat. Fry the cakes, in two batches, until deep golden and 160°F (71°C) in the middle, 3 to 4 minutes a side.
      1 Serve warm with {sour-cream, jam}.
    `,
    face: 'Thick little cakes of fresh cheese, crusty outside and creamy in the middle',
    why: 'The curd is wrung dry first, so it takes little flour and the cakes taste of cheese',
  },
  'olivier-salad': {
    names:
      'olivier salad, russian potato salad, salad olivier, salade olivier, salat olivier, olivye salad, olivie salad, oliver salad, russian salad, ukrainian potato salad, ensalada rusa, stolichny salad, salade russe, polish vegetable salad, salatka jarzynowa',
    title: 'Olivier Salad (Russian Potato Salad)',
    family: 'pennsylvanian',
    cuisine: 'Eastern European',
    near: 'potato-salad german-potato-salad salad',
    weight: 2,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.35,
    list: `
      vegetable potato 650 scrubbed
      vegetable carrot 180 peeled
      egg egg 200
      vegetable peas 140
      protein ham 220? cut into 1/4-inch dice
      brine pickles 180 cut into 1/4-inch dice
      aromatic scallion 40 thinly sliced
      dressing mayonnaise 170
      sauce dijon 8
      herb dill 8
      pepper pepper 0.8
      salt
    `,
    steps: `
      2+25~ Put {potato, carrot} into a pot, whole. Cover with cold salted water, bring to a boil and simmer until a skewer meets no resistance, 20 to 25 minutes.
      2+11~ Meanwhile, lower {egg} into a pan of boiling water, boil for 11 minutes and cool in ice water.
      2+30 Stir {peas} into the potato water for the last minute, then drain everything. Spread on a plate and let cool for 30 minutes: warm potatoes crumble under the knife.
      12 Peel the potatoes and the eggs. Cut the potatoes, the carrots and the eggs into 1/4-inch dice, as near to the size of a pea as you can.
      4 Stir {mayonnaise, dijon, pepper, salt} in a large bowl. Fold in the diced vegetables and eggs, the peas and {pickles, scallion, ham, dill}.
      1+60 Cover and chill for 1 hour before serving. It keeps for 3 days in the refrigerator.
    `,
    face: 'Potatoes, carrots, eggs, peas and pickles, all cut to the size of a pea and bound with mayonnaise',
    why: 'The vegetables boil whole and are cut cold, so every cube keeps its corners',
  },
  blini: {
    names:
      'blini, buckwheat blini, russian blini, yeast blini, russian pancakes, buckwheat pancake, blinis, blini with smoked salmon, smoked salmon blini, russian buckwheat pancakes, yeast buckwheat pancakes, blini with sour cream, salmon blini, bliny, maslenitsa blini, mini blini',
    title: 'Buckwheat Blini with Smoked Salmon',
    family: 'pennsylvanian',
    cuisine: 'Eastern European',
    near: 'pancakes cheese-blintzes crepes',
    weight: 2,
    level: 2,
    types: 'Appetizer, Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop, Blender',
    serves: 4,
    salt: 0.35,
    list: `
      flour buckwheat=raw_buckwheat_groats/buckwheat 110
      starch flour 100
      leavener yeast 4
      sweetener sugar 10
      creamy milk 300
      egg egg 100 separated
      fat butter 55
      protein smoked-salmon 170 torn into strips
      liquid sour-cream|greek-yogurt 150
      herb chives|dill 6
      acid lemon 58 cut into wedges
      salt
    `,
    steps: `
      3 Grind {buckwheat} in a dry blender to a fine flour, 2 minutes. Shake it through a sieve into a large bowl and stir in {flour, yeast, sugar, salt}.
      4+60 Warm {milk} to no more than 110°F (43°C). Melt {1/2 butter} in it and beat it into the flour with the yolks of {egg} until smooth. Cover and let rise in a warm place until bubbly and doubled, 1 hour.
      4 Whip the whites to soft peaks, 3 minutes, and fold them into the batter.
      15 Heat {@skillet} over medium heat and brush it with a little of {butter}. Drop in the batter by rounded tablespoons, well apart, and cook until bubbles open on top, about 2 minutes. Turn and cook until springy and set all through, 1 minute more. Keep them warm in a towel and repeat with the rest: there are seven or eight for each.
      3 Serve warm with {smoked-salmon, sour-cream, chives} and {lemon} to squeeze.
    `,
    face: 'Small, spongy pancakes with the nutty taste of buckwheat, under smoked salmon and sour cream',
    why: 'Yeast gives them their tang and their holes, and whipped whites keep the heavy flour light',
  },
  haluski: {
    names:
      'haluski, cabbage and noodles, fried cabbage and noodles, halusky, halushki, haluski with bacon, polish cabbage and noodles, noodles and cabbage, polish haluski, pittsburgh haluski, buttered cabbage and noodles, cabbage noodles, kapusta and noodles, egg noodles and cabbage, haluska, polish noodles, slovak haluski, cabbage and egg noodles',
    title: 'Haluski (Cabbage and Noodles)',
    titles: 'bacon: Haluski (Cabbage and Noodles with Bacon)',
    family: 'pennsylvanian',
    cuisine: 'Eastern European, American',
    near: 'pierogi stuffed-cabbage-rolls pasta',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      starch egg-noodles|gf-pasta 340
      protein bacon 150? cut into 1/2-inch pieces
      fat butter|vegan-butter 85
      vegetable onion 350 sliced
      vegetable cabbage 900 cored and cut into 1-inch squares
      aromatic garlic 8
      pepper pepper 1.5
      herb parsley 8?
      salt
    `,
    steps: `
      8 [Cook {bacon} in your widest pot over medium heat until crisp, 7 minutes, then lift it out and pour off all but a thin film of the fat.]
      14 Melt {most butter} in the pot, the widest you have, over medium heat. Cook {onion} with {1/3 salt} until soft and golden, 13 minutes.
      5+12~ Add {cabbage}, turn it in the butter and cover. Cook, stirring a few times, until wilted and sweet, 12 minutes. Uncover and let it catch a little color, 4 minutes.
      2+9 Meanwhile, boil {egg-noodles} in salted water until just tender, 7 to 9 minutes. Save a cup of the water and drain.
      3 Stir {garlic} into the cabbage for 1 minute. Toss in the noodles with {butter, pepper, salt}, adding splashes of their water until everything is glossy. [Stir in {=bacon}.] [Scatter with {parsley}.]
    `,
    face: 'Noodles tossed with soft, browned cabbage and golden onions in plenty of butter',
    why: 'The lid wilts the cabbage first, and only then does it brown, so it turns sweet before it turns dark',
  },
  'kielbasa-and-cabbage': {
    names:
      'kielbasa and cabbage, cabbage and kielbasa, kielbasa and cabbage skillet, kielbasa cabbage skillet, cabbage and sausage skillet, kielbasa and fried cabbage, fried cabbage and kielbasa, smoked sausage and cabbage, cabbage and smoked sausage, sausage and cabbage, cabbage and sausage, sausage and cabbage skillet, kielbasa with cabbage, polish sausage and cabbage, kielbasa and cabbage with potatoes, fried cabbage with kielbasa, fried cabbage with sausage, kielbasa skillet, keilbasa and cabbage',
    title: 'Kielbasa and Cabbage Skillet',
    titles: 'vegan-sausage: Vegan Sausage and Cabbage Skillet',
    family: 'pennsylvanian',
    cuisine: 'Eastern European, American',
    near: 'bratwurst-and-sauerkraut sheet-pan-sausage-and-vegetables haluski',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      protein kielbasa|vegan-sausage 400 sliced 1/2 inch thick on the slant
      fat butter|vegan-butter 40
      vegetable baby-potatoes=baby_potatoes/potatoes 450 halved, or quartered if large
      vegetable onion 220 sliced
      vegetable cabbage 800 cored and cut into 1-inch ribbons
      aromatic garlic 8
      ground-spice caraway 1.5?
      ground-spice sweet-paprika 2
      stock chicken-stock|veg-stock 120
      acid cider-vinegar 20
      sauce dijon 15
      pepper pepper 1
      salt
    `,
    steps: `
      2+12~ Simmer {baby-potatoes} in salted water until a knife just goes in, 10 to 12 minutes, and drain.
      7 Meanwhile, brown {kielbasa} in {1/2 butter} in {@skillet} over medium-high heat on both sides, 6 minutes, and set aside.
      8 Fry the drained potatoes in {butter} with {onion} until both have golden edges, 7 minutes.
      3+10 Stir in {garlic, sweet-paprika, pepper, caraway}, then {cabbage, chicken-stock, salt}. Cover and cook over medium heat, turning it twice, until the cabbage is tender but not limp, 10 minutes.
      3 Whisk {cider-vinegar, dijon} together. Uncover the pan, put the slices back and boil off most of the liquid, 2 minutes. Stir in the vinegar and serve.
    `,
    face: 'Browned smoky sausage with tender cabbage, golden potatoes and onions, sharpened with vinegar and mustard',
    why: 'The slices come out while the cabbage steams, so they stay brown, and what they leave behind seasons it',
  },
  lecso: {
    names:
      'lecso, lecsó, hungarian pepper stew, hungarian lecso, hungarian ratatouille, hungarian pepper and tomato stew, lecso with sausage, leczo, letcho, letscho, lecho, hungarian lecho, hungarian peppers and tomatoes, pepper stew',
    title: 'Lecsó (Hungarian Pepper Stew)',
    titles: 'kielbasa: Lecsó with Smoked Sausage',
    family: 'pennsylvanian',
    cuisine: 'Eastern European',
    near: 'ratatouille beef-goulash braise',
    weight: 2,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.4,
    list: `
      protein kielbasa 220? sliced 1/4 inch thick
      fat lard|olive-oil 30
      vegetable onion 320 sliced
      vegetable banana-pepper|yellow-pepper 700 cored and cut into 1/2-inch rings
      vegetable red-pepper 200 cored and cut into 1/2-inch strips
      ground-spice sweet-paprika 9
      aromatic garlic 8
      vegetable tomato 650 peeled and chopped
      egg egg 200? beaten
      bread bread 200? thickly sliced
      salt
    `,
    steps: `
      6 [Brown {kielbasa} in {@skillet} over medium heat, 5 minutes, and lift it out, leaving the fat behind.]
      11 Heat {lard} in {@skillet} over medium heat and cook {onion} with {1/3 salt} until soft and yellow, 10 minutes.
      9 Add {banana-pepper, red-pepper} and cook, stirring often, until they begin to slump, 8 minutes.
      2 Take the pan off the heat and stir in {sweet-paprika, garlic}: over the fire paprika burns and turns bitter.
      3+20 Add {tomato, salt} at once, set it back on the heat and simmer, uncovered, until the peppers are soft and the juices have thickened, 20 minutes.
      4 [Slide the {=kielbasa} back in for 1 minute.] [Pour in {egg} and stir slowly over low heat until softly set and 160°F (71°C), 3 minutes.]
      1 [Serve with {bread} for the juices.]
    `,
    face: 'Sweet peppers stewed soft with tomatoes, onions and a good deal of paprika',
    why: 'The peppers cook in their own juice and that of the tomatoes, without a drop of water to thin the taste',
  },
  ajvar: {
    names:
      'ajvar, roasted red pepper spread, roasted pepper spread, balkan red pepper spread, serbian ajvar, macedonian ajvar, homemade ajvar, balkan ajvar, red pepper and eggplant spread, ayvar, aivar, pepper and eggplant spread, croatian ajvar',
    title: 'Ajvar (Roasted Red Pepper Spread)',
    family: 'turkish',
    cuisine: 'Eastern European',
    near: 'hummus baba-ganoush',
    weight: 2,
    part: true,
    level: 1,
    types: 'Appetizer, Side Dish',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Roasted, Sautéed',
    equipment: 'Oven, Stovetop, Food Processor',
    serves: 10,
    batch: true,
    list: `
      vegetable red-pepper 1300 left whole
      vegetable eggplant 450 left whole
      aromatic garlic 10
      fat olive-oil 70
      acid red-vinegar 20
      sweetener sugar 4
      chile flakes 0.5?
      pepper pepper 0.8
      seasoning salt 8
    `,
    steps: `
      4+40 Heat the oven to 475°F (245°C) and line {@sheet-pans} with foil. Prick {eggplant} all over, set it on the pans with {red-pepper} and roast, turning everything twice, until the skins are blistered and black in places and the eggplant has collapsed, about 40 minutes.
      1+20 Put the peppers in a bowl, cover with a plate and let them steam for 20 minutes. Split the eggplant and leave it in a colander meanwhile, so that its bitter juice runs off.
      12 Slip the skins off the peppers and pull out the stems and seeds, without rinsing. Scrape the eggplant from its skin.
      3 Pulse the peppers and eggplant with {garlic} in a food processor, a few short turns, to a coarse spread.
      6+30 Scrape into a wide pot with {olive-oil, red-vinegar, sugar, pepper, salt}[ and {flakes}]. Simmer over low heat, stirring more and more often, until a spoon drawn through leaves a clean path, 30 to 35 minutes.
      2+30 Spoon into clean jars and let cool for 30 minutes. Garlic in oil must stay cold: keep it in the refrigerator and use it within 4 days, or freeze it for 3 months.
    `,
    face: 'Red peppers and eggplant, roasted until black outside and cooked down to a sweet, smoky spread',
    why: 'It is roasted for the smoke and then simmered for the depth, until no water is left to weaken either',
  },
}
