import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Gnocchi and pasta that begin with flour. */
export const doughsFromScratch: DishEntries = {
  'homemade-gnocchi': {
    names:
      'homemade gnocchi, gnocchi from scratch, potato gnocchi from scratch, homemade potato gnocchi, fresh gnocchi, gnocchi with sage',
    title: 'Homemade Potato Gnocchi with Sage',
    family: 'emilian',
    near: 'gnocchi-tomato-sauce pesto-gnocchi',
    beside: 'green-salad roasted-broccoli',
    weight: 3,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Oven, Stovetop',
    serves: 4,
    list: `
      vegetable russet-potato 1000 scrubbed
      egg egg-yolk 36
      seasoning salt 9
      ground-spice nutmeg 0.4?
      flour flour|gf-flour 200
      fat olive-oil|butter 60
      herb sage 6 leaves only
      aromatic garlic 6 thinly sliced
      acid lemon-juice 10
      cheese parmesan|veg-parm|vegan-parmesan 30? finely grated
      pepper pepper 0.5
    `,
    steps: `
      3+65 Heat the oven to 400°F (200°C). Prick {russet-potato} and bake on the rack until a knife slides in with ease, 65 minutes.
      8+5 Halve them at once, scoop out the flesh and push it through a ricer or a sieve onto the counter. Spread it out and let it steam for 5 minutes, until it feels dry.
      6 Beat {egg-yolk, 1/2 salt, nutmeg} and drizzle over. Scatter on {flour}, cut it in with a bench scraper and press it together until it just holds. Stop there: kneading makes them heavy.
      12 Roll into ropes as thick as a thumb and cut into 3/4-inch pieces. Roll each over a fork, and keep them on a floured tray.
      8 Boil in three batches in a large pot of water with {salt}. Lift them out a minute after they float, and keep a cup of the water.
      5 Warm {olive-oil} in a wide skillet over medium heat. Fry {sage, garlic} until the leaves are crisp, 2 minutes. Toss in the dumplings with a splash of their water, {lemon-juice, pepper}. Finish with {parmesan}.
    `,
    face: 'Light little dumplings in golden oil, with crisp sage leaves',
    why: 'Baked potatoes are drier than boiled ones, so they take less flour, and less flour is what keeps them light',
  },
  'fresh-egg-pasta': {
    names:
      'homemade pasta, homemade pasta dough, fresh pasta, pasta from scratch, pasta dough, fresh egg pasta, fresh pasta dough, homemade fettuccine, homemade tagliatelle, tagliatelle from scratch, handmade pasta, homemade egg noodles, homemade noodles, how to make pasta, fresh pasta without a machine',
    title: 'Fresh Egg Pasta',
    family: 'emilian',
    near: 'buttered-noodles marinara-sauce',
    beside: 'marinara-sauce beef-ragu',
    weight: 3,
    part: true,
    level: 3,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      flour flour 400
      egg egg 200
      egg egg-yolk 36
      fat olive-oil 7
      salt
    `,
    steps: `
      4 Heap {flour} on the counter and make a wide well in it. Put {egg, egg-yolk, olive-oil} into the well, and beat with a fork, drawing in more and more of the flour.
      10 Gather it into a ball and knead with the heel of your hand until it is as smooth as an earlobe, 10 minutes. If it stays dry and cracked, wet your hands.
      1+30 Wrap it and let rest for 30 minutes.
      20 Cut into four, and keep what waits wrapped. Roll each piece out on a floured counter until you can see your hand through it, or put it through a machine down to its second thinnest setting. Dust with flour, fold loosely and cut into 1/4-inch ribbons.
      3 Boil in a large pot of water with {salt} until tender with a little bite, 2 to 3 minutes. Drain and toss with its sauce at once.
    `,
    face: 'Silky golden ribbons that hold a sauce as no dried pasta does',
    why: 'Extra yolks make the dough rich and easy to roll, and the rest lets it stretch without springing back',
  },
}
