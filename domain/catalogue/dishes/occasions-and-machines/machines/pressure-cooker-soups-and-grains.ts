import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What takes an hour of standing by on the stove: a 6-quart pot is filled two thirds at most, and half with what foams. */
export const pressureCookerSoupsAndGrains: DishEntries = {
  'pressure-cooker-mushroom-risotto': {
    names: 'instant pot mushroom risotto, instant pot risotto, instant pot parmesan risotto',
    title: 'Pressure-Cooker Mushroom Risotto',
    family: 'emilian',
    near: 'mushroom-risotto risotto',
    beside: 'green-salad roasted-asparagus',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Pressure Cooker',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      fat olive-oil 27
      second-fat butter|vegan-butter 40
      vegetable mushrooms 400 sliced
      vegetable onion 120 finely chopped
      aromatic garlic 8
      herb thyme 2
      starch arborio 320
      wine white-wine 100?
      stock veg-stock 900
      cheese parmesan|veg-parm|vegan-parmesan 60
      acid lemon-juice 8
      herb parsley 8
      salt
      pepper pepper 0.8
    `,
    steps: `
      10 Set the pressure cooker to sauté. Brown {mushrooms} in {1/2 olive-oil} for 8 minutes, until what they give off has gone, and take them out.
      4 Soften {onion} in {olive-oil, 1/2 butter} for 3 minutes, then stir in {garlic, thyme} for 30 seconds.
      3 Stir {arborio} in the fat for 1 minute. [Add {white-wine} and let it bubble away.]
      2+16 Pour in {veg-stock, 1/2 salt} and scrape until no grain sticks to the bottom. Lock the lid, bring to high pressure, about 10 minutes, cook under pressure for 6 minutes and release the steam at once.
      4 It looks soupy: beat in {butter, parmesan} for 2 minutes, until it flows in a slow wave. Fold in the mushrooms with {lemon-juice, parsley, pepper, salt}, and pick out the stems.
    `,
    face: 'Creamy rice and well-browned mushrooms, with no ladle and no standing by',
    why: 'A hard beating at the end frees the starch that half an hour of stirring would have',
  },
  'pressure-cooker-split-pea-soup': {
    names:
      'instant pot split pea soup, instant pot pea soup, instant pot split pea and ham soup, instant pot split pea soup with ham',
    title: 'Pressure-Cooker Split Pea and Ham Soup',
    titles: 'smoked-tofu: Pressure-Cooker Split Pea Soup',
    family: 'pennsylvanian',
    near: 'split-pea-soup lentil-soup',
    beside: 'grilled-cheese green-salad',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Pressure Cooker',
    weather: 'cold',
    serves: 6,
    salt: 0.3,
    list: `
      fat olive-oil 27
      vegetable onion 200 chopped
      vegetable carrot 180 diced
      vegetable celery 120 diced
      aromatic garlic 9
      pulse split-peas 420 rinsed
      protein ham|smoked-tofu 260 diced
      stock veg-stock 900
      whole-spice bay 0.5
      herb thyme 3
      acid cider-vinegar 10
      salt
      pepper pepper 1.2
    `,
    steps: `
      8 Set the pressure cooker to sauté. Soften {onion, carrot, celery, garlic} in {olive-oil} for 6 minutes.
      3+45 Add {split-peas, ham, veg-stock, water 300, bay, thyme}, and see that the pot is no more than half full, as peas foam. Lock the lid, bring to high pressure, about 15 minutes, cook under pressure for 15 minutes and let the pressure fall by itself for 15 minutes: a quick release would spatter.
      3 Remove the bay leaf and stems. Beat in {water 360}, boiling hot, a little at a time, until the soup is as loose as you like it.
      1 Brighten it with {cider-vinegar} and season with {pepper, salt}.
    `,
    face: 'Split peas melted to a thick, smoky soup with soft carrots',
    why: 'Part of the water waits until the end, so that the peas have room to foam',
  },
  'pressure-cooker-chicken-noodle-soup': {
    names:
      'instant pot chicken noodle soup, instant pot chicken soup, instant pot chicken and noodle soup, instant pot chicken noodle',
    title: 'Pressure-Cooker Chicken Noodle Soup',
    family: 'farmhouse',
    near: 'chicken-noodle-soup brothy-soup',
    beside: 'buttermilk-biscuits green-salad',
    weight: 4,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Pressure Cooker',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat olive-oil 27
      vegetable onion 200 chopped
      vegetable carrot 250 sliced 1/2 inch thick
      vegetable celery 160 sliced
      aromatic garlic 12
      stock chicken-stock 1600
      protein chicken-thigh 750
      whole-spice bay 0.5
      herb thyme 3
      starch egg-noodles|gf-pasta 200
      acid lemon-juice 20
      herb parsley 14
      salt
      pepper pepper 1.2
    `,
    steps: `
      8 Set the pressure cooker to sauté and cook {onion, celery, garlic, 1/2 salt} in {olive-oil} for 6 minutes, until they smell sweet.
      3+36 Add {carrot, chicken-thigh, bay, thyme, chicken-stock}. Lock the lid, bring to high pressure, about 18 minutes, cook under pressure for 8 minutes and let it stand for 10 minutes before you release the rest.
      5 Move the chicken, at 165°F (74°C) or more, to a board and tear it into strips. Fish out the bay leaf and the stems.
      2+8 Bring the broth to a boil on sauté and cook {egg-noodles} in it for 8 minutes, until just tender.
      2 Return the chicken with {lemon-juice, parsley, pepper, salt} and ladle out straight away.
    `,
    face: 'Strips of chicken thigh, carrots and egg noodles in a full-bodied broth',
    why: 'Under pressure the meat gives the broth an afternoon of flavor in half an hour, and the noodles go in once the lid is off',
  },
  'pressure-cooker-hard-boiled-eggs': {
    names: 'instant pot hard boiled eggs, instant pot boiled eggs, instant pot eggs, instant pot hard-boiled eggs',
    title: 'Pressure-Cooker Hard-Boiled Eggs',
    family: 'farmhouse',
    near: 'boiled-eggs deviled-eggs',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Snack, Side Dish',
    meals: 'Breakfast, Snack, Lunch',
    methods: 'Steamed',
    equipment: 'Pressure Cooker',
    serves: 4,
    salt: 0.35,
    list: `
      protein egg 400
      salt
      pepper pepper 0.5
    `,
    steps: `
      1+17 Pour {water 480} into the pressure cooker, set in the rack and stack {egg} on it. Lock the lid, bring to high pressure, about 7 minutes, cook under pressure for 5 minutes and let it stand for 5 minutes before you release the rest of the steam.
      1+5 Move the eggs to a bowl of ice water for 5 minutes.
      4 Crack them all around, peel from the wide end and eat with {salt, pepper}, or keep them unpeeled in the fridge for up to a week.
    `,
    face: 'Firm, golden yolks and shells that slip off, with nothing to watch',
    why: 'Steam gets between the shell and the white, so even fresh eggs peel cleanly',
  },
  'pressure-cooker-steel-cut-oats': {
    names:
      'instant pot steel cut oats, instant pot oatmeal, instant pot oats, instant pot steel-cut oats, instant pot steel cut oatmeal',
    title: 'Pressure-Cooker Steel-Cut Oats',
    family: 'farmhouse',
    near: 'porridge overnight-oats',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Boiled',
    equipment: 'Pressure Cooker',
    weather: 'cold',
    serves: 4,
    sweet: true,
    list: `
      fat butter|vegan-butter|neutral-oil 12
      oats steel-cut-oats 200
      seasoning salt 2
      sweet-spice cinnamon 1.5
      creamy milk|oat-milk|soy-milk 160
      sweetener maple 48
      fruit blueberries 200
      nut walnuts 48? chopped
    `,
    steps: `
      4 Set the pressure cooker to sauté and toast {steel-cut-oats} in {butter} for 3 minutes, until they smell of nuts.
      1+29 Stir in {water 720, salt, cinnamon}. Lock the lid, bring to high pressure, about 10 minutes, cook under pressure for 4 minutes and let the pressure fall by itself for 15 minutes, as porridge would spit.
      3 Stir from the bottom, then loosen with {milk} and sweeten with {maple}. It thickens as it stands. Top with {blueberries}[ and {walnuts}].
    `,
    face: 'Chewy, toasted oats with cinnamon, maple syrup and blueberries',
    why: 'A little fat keeps the oats from foaming into the valve, and toasting makes them taste of nuts',
  },
}
