import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sausages in cider, and what goes with chips and with cheese. */
export const ciderAndCondiments: DishEntries = {
  'sausages-in-cider': {
    names:
      'sausages with apples and onions in hard cider, sausages in hard cider, sausages in cider, sausage in cider, cider sausages, sausages with apples and onions, sausage with apples and onions, sausages apples and onions, sausage apples and onions, sausages with apple and onion, sausage and apple skillet, sausage apple skillet, sausage and apples, sausages and apples, sausage and apple supper, sausages with apples in cider, cider braised sausages, sausage and cider casserole, sausage and apple casserole, pork sausages with apples, sausages braised in cider',
    title: 'Sausages with Apples and Onions in Hard Cider',
    titles: `
      vegan-sausage: Vegan Sausages with Apples and Onions
      apple-juice: Sausages with Apples and Onions
    `,
    family: 'farmhouse',
    cuisine: 'British',
    near: 'sausage-casserole bangers-and-mash braise',
    beside: 'green-beans braised-red-cabbage',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.36,
    list: `
      vegetable baby-potatoes 700 scrubbed
      protein bratwurst=fresh_pork_sausages/sausages|vegan-sausage 560 left whole
      fat neutral-oil 12
      second-fat butter|vegan-butter 28
      fruit apple 360 cored and cut into thick wedges
      vegetable onion 360 cut into 1/2-inch wedges
      herb thyme 3
      flour flour|gf-flour 12
      wine hard-cider=dry_hard_cider/hard_cider|apple-juice 330
      stock chicken-stock|veg-stock 180
      sauce dijon 15
      acid cider-vinegar 8
      herb parsley 6?
      pepper pepper 0.6
      salt
    `,
    steps: `
      2+20~ Cover {baby-potatoes} with salted water, bring to a boil and cook until a knife slides in, 18 to 20 minutes. Drain.
      9 Meanwhile, brown {bratwurst} in {neutral-oil} in {@skillet} over medium heat, turning, until well colored on all sides, 8 minutes. Move to a plate.
      6 Melt {1/2 butter} in the same pan and brown {apple} on the cut sides, about 5 minutes, so that the wedges color but keep their shape. Put them with the sausages.
      9 Add {butter, onion, thyme} to the pan and cook, scraping up what sticks, until soft and gold, 8 minutes. Stir in {flour} for 1 minute.
      3 Pour in {hard-cider}, a third at a time, stirring, and boil for 2 minutes. Stir in {chicken-stock, dijon}.
      2+12 Return {=bratwurst} and simmer gently until the sauce coats a spoon[{?bratwurst} and the sausages are 160°F (71°C) in the middle], 12 minutes; put the apples back for the last 3 minutes.
      1 Stir in {cider-vinegar, salt, pepper}, strew with {parsley} and ladle over the potatoes.
    `,
    face: 'Browned sausages, apple wedges and soft onions in a glossy mustard gravy, with small potatoes',
    why: 'The apples are browned apart and come back at the end, so they stay in wedges',
  },
  'chip-shop-curry-sauce': {
    names:
      'chip shop curry sauce, chippy curry sauce, curry sauce, british curry sauce, british chippy curry sauce, english curry sauce, curry sauce for chips, curry sauce for fries, chip curry sauce, british chip shop curry sauce, fakeaway curry sauce, curry sauce for fish and chips, homemade curry sauce',
    title: 'Chip-Shop Curry Sauce',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'gravy',
    beside: 'fish-and-chips french-fries',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    serves: 6,
    salt: 0.6,
    list: `
      fat neutral-oil 30
      vegetable onion 200 chopped
      fruit apple 160 peeled, cored and chopped
      aromatic garlic 9
      aromatic ginger 8
      ground-spice curry-powder 14
      ground-spice turmeric 1
      stock veg-stock|chicken-stock 600
      body tomato-paste 16
      sweetener sugar 8
      sauce soy-sauce|tamari|coconut-aminos 10
      thickener cornstarch 12
      acid malt-vinegar|cider-vinegar 8
      salt
    `,
    steps: `
      10 Cook {onion, apple} in {neutral-oil} in a saucepan over medium heat until soft and just golden, 9 minutes.
      2 Stir in {garlic, ginger, curry-powder, turmeric} for 1 minute, until it smells warm and no longer dusty.
      2+15 Add {veg-stock, tomato-paste, sugar, soy-sauce}. Simmer, partly covered, until the apple falls apart, 15 minutes.
      3 Blend until completely smooth, holding the lid ajar under a towel, and return to the pan.
      4 Stir {cornstarch} into {water 30} and whisk it in. Bubble for 2 minutes, whisking, until it runs off the spoon like thick cream. Season with {malt-vinegar, salt}.
    `,
    face: 'Smooth, golden brown and mild, a little sweet from the apple',
    why: 'Cooked soft and blended, apple and onion give it body, so that it needs only a spoonful of cornstarch',
  },
  'green-tomato-chutney': {
    names:
      'green tomato chutney, green tomato relish, green tomato apple chutney, spiced green tomato chutney, unripe tomato chutney, british green tomato chutney, green tomato chutney with raisins, refrigerator green tomato chutney, british chutney',
    title: 'Green Tomato Chutney',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'cranberry-sauce strawberry-jam',
    beside: 'cheese-and-pickle-sandwich ploughmans-lunch',
    weight: 1,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 24,
    batch: true,
    list: `
      vegetable green-tomato 1000 cored and chopped
      vegetable onion 300 finely chopped
      fruit apple 300 peeled, cored and chopped
      sweet-spice raisins 130
      sweetener brown-sugar 260
      acid malt-vinegar|cider-vinegar 330
      aromatic ginger 15 finely grated
      whole-spice mustard-seed 5
      ground-spice allspice 1.5
      chile flakes 0.6?
      seasoning salt 10
    `,
    steps: `
      3+10 Put {green-tomato, onion, apple, malt-vinegar, salt} in a wide, heavy pot that is not of bare aluminum. Bring to a boil over medium heat, stirring, 10 minutes.
      2 Stir in {raisins, brown-sugar, ginger, mustard-seed, allspice, flakes} until the sugar has dissolved.
      8+60 Simmer uncovered over medium-low heat for about 1 hour, stirring now and then, and all the time toward the end, until a spoon drawn across the bottom leaves a track that does not fill with liquid at once.
      3+60 Spoon into clean jars, cool for 1 hour and put the lids on. It is not canned: it belongs in the refrigerator, tastes best after a week and keeps for a month.
    `,
    face: 'Thick, brown and chunky, as sharp as it is sweet, with raisins and ginger',
    why: 'Green tomatoes are firm and sour by themselves, so they keep their shape through an hour of simmering',
  },
  'zucchini-chutney': {
    names:
      'zucchini chutney, courgette chutney, runner bean chutney, marrow chutney, vegetable chutney, garden chutney, glut chutney, homemade chutney, a chutney, chutney recipe',
    title: 'Garden Chutney with Zucchini and Beans',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'green-tomato-chutney cranberry-sauce',
    beside: 'cheese-and-pickle-sandwich ploughmans-lunch',
    weight: 1,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 24,
    batch: true,
    list: `
      vegetable zucchini 800 cut into 1/2-inch dice
      vegetable green-beans 350 trimmed and cut into 1/2-inch lengths
      vegetable onion 300 finely chopped
      fruit apple 250 peeled, cored and chopped
      acid cider-vinegar|malt-vinegar 400
      sweetener brown-sugar 280
      sweet-spice raisins 100
      whole-spice mustard-seed 8
      ground-spice turmeric 3
      aromatic ginger 15 finely grated
      chile flakes 0.6?
      seasoning salt 12
    `,
    steps: `
      3+15 Put {zucchini, green-beans, onion, apple, cider-vinegar, salt} in a wide, heavy pot that is not of bare aluminum. Bring to a boil over medium heat, stirring, and simmer until the beans are tender, 15 minutes.
      2 Stir in {brown-sugar, raisins, mustard-seed, turmeric, ginger, flakes} until the sugar has dissolved.
      8+50 Simmer uncovered over medium-low heat for about 50 minutes, stirring now and then, and all the time toward the end, until it is very thick and a spoon leaves a clean path on the bottom of the pot.
      3+60 Fill clean jars with it, let it cool for 1 hour and close them. These jars are not sealed for the shelf: keep them in the refrigerator, wait a week for the best flavor, and use them up within a month.
    `,
    face: 'Thick and golden, with zucchini and green beans in it, as sharp as it is sweet',
    why: 'The beans are cooked soft before the sugar goes in, since sugar keeps them firm after that',
  },
}
