import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Stirred rice, potato dumplings and cornmeal. */
export const riceGnocchiAndPolenta: DishEntries = {
  'mushroom-risotto': {
    names:
      'mushroom risotto, risotto, risotto ai funghi, creamy mushroom risotto, mushroom rissoto, mushroom rizotto, mushroom parmesan risotto, rissoto, basic risotto, parmesan risotto',
    family: 'emilian',
    near: 'saffron-risotto risotto',
    beside: 'green-salad roasted-asparagus',
    weight: 4,
    level: 2,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      stock veg-stock 1200
      fat olive-oil 27
      second-fat butter|vegan-butter 42
      vegetable mushrooms 400
      aromatic shallot 60
      aromatic garlic 6
      starch arborio 320
      wine white-wine 120?
      cheese parmesan|veg-parm|vegan-parmesan 60
      ground-spice thyme 1.5 leaves picked
      herb parsley 8
      salt
      pepper pepper 0.8
    `,
    steps: `
      3+5~ Bring {veg-stock} to a bare simmer in a saucepan and keep it hot.
      9 Heat {1/2 olive-oil} in a wide pot over medium-high heat. Cook {mushrooms} without crowding until browned and dry, 8 minutes. Stir in {thyme} and set aside on a plate.
      4 Lower the heat to medium, add {olive-oil, 1/2 butter, shallot} and cook until soft, 3 minutes. Add {garlic} and cook for 30 seconds.
      4 Add {arborio} and stir until the grains are hot and translucent at the edges, 2 minutes. [Pour in {white-wine} and stir until it has gone, about 2 minutes.]
      18 Ladle in hot stock to cover and stir often at a steady simmer. Add another ladle each time the spoon leaves a clear path, until the rice is tender with a little bite and flows like lava, 16 to 18 minutes.
      3 Take it off the heat, beat in {butter} and {parmesan}, cover and rest for 2 minutes.
      1 Fold in the mushrooms and season with {salt, pepper}. Spoon into warm bowls and top with {parsley}.
    `,
    face: 'Loose, creamy rice with deeply browned mushrooms',
    why: 'The mushrooms are browned apart and folded in last, so they taste of mushroom and not of stock',
  },
  'saffron-risotto': {
    names:
      'risotto milanese, risotto alla milanese, saffron risotto, milanese risotto, yellow risotto, risotto allo zafferano, risotto a la milanese, saffran risotto',
    title: 'Risotto Milanese',
    family: 'emilian',
    near: 'mushroom-risotto risotto',
    beside: 'green-salad roasted-asparagus',
    weight: 2,
    level: 2,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      stock chicken-stock|veg-stock 1200
      whole-spice saffron 0.3
      fat butter|vegan-butter 70
      aromatic onion 100
      starch arborio 340
      wine white-wine 140?
      cheese parmesan|veg-parm|vegan-parmesan 80
      salt
      pepper pepper 0.4
    `,
    steps: `
      3+5~ Heat {chicken-stock} until it steams. Crumble {saffron} into a cupful of it and let it color the liquid.
      6 Melt {1/2 butter} in a heavy pot over medium-low heat and cook {onion} until soft but still pale, 5 minutes.
      4 Raise the heat to medium, add {arborio} and toast it, stirring, until it clicks against the pot, 2 minutes. [Add {white-wine} and let it boil dry, 2 minutes.]
      18 Stir in the hot liquid a ladle at a time, waiting until each is nearly taken up. Halfway through, pour in the golden cupful. It is done when the grains are just firm at the heart and the whole runs slowly off a spoon, 16 to 18 minutes.
      3 Off the heat, stir hard as you add {butter} and {parmesan}. Season with {salt, pepper}, rest for 2 minutes and serve on flat plates, where it should spread.
    `,
    face: 'Golden, saffron-scented rice, loose enough to spread on the plate',
    why: 'What goes in at the end is beaten in off the heat, as hard as you can, and makes it creamy',
  },
  arancini: {
    names:
      'arancini, rice balls, risotto balls, fried rice balls italian, arancini di riso, fried risotto balls, suppli, arincini, aranchini, cheese stuffed rice balls, italian rice balls, mozzarella arancini',
    title: 'Arancini with Mozzarella',
    family: 'sicilian',
    near: 'saffron-risotto fritters',
    beside: 'marinara-sauce green-salad',
    weight: 2,
    level: 3,
    types: 'Appetizer, Snack, Main Dish',
    meals: 'Snack, Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.45,
    list: `
      stock veg-stock 800
      starch arborio 260
      cheese parmesan|veg-parm 50
      egg egg 150 beaten
      cheese mozzarella=low-moisture_mozzarella/mozzarella 90 cut into small cubes
      flour flour|gf-flour 40
      crunch panko|gf-breadcrumbs 110
      fat neutral-oil 150
      salt
      pepper pepper 0.6
    `,
    steps: `
      3+20 Bring {veg-stock} to a boil with {arborio, 1/2 salt}. Cover and cook over low heat, stirring now and then, until the rice is soft and the liquid gone, 18 to 20 minutes.
      3+40 Beat in {parmesan, pepper} and {1/3 egg}. Spread on a tray and chill until cold and firm, 40 minutes or up to a day.
      15 Wet your hands, flatten a small handful of rice, press a cube of {mozzarella} into it and close the rice around it into a ball the size of a golf ball. Go on until the rice is used up.
      8 Roll the balls in {flour}, then in {egg}, then in {panko}[ mixed with {salt}].
      14 Heat {neutral-oil} in a small, deep pan to 350°F (175°C), or until a crumb browns in half a minute. Fry the balls a few at a time, turning them, until deep golden and molten inside, 4 to 5 minutes a batch. Drain on paper and serve hot.
    `,
    face: 'Crisp, golden balls of rice with a heart of melted mozzarella',
    why: 'The rice is chilled hard before it is shaped, so the balls hold together in the hot oil',
  },
  'gnocchi-tomato-sauce': {
    names:
      'gnocchi with tomato sauce, gnocchi alla sorrentina, gnocchi sorrentina, baked gnocchi, gnocchi, gnocchi marinara, gnocchi with tomato and mozzarella, potato gnocchi, gnocchi bake, gnocci, gnochi, cheesy gnocchi bake, gnocchi in tomato sauce',
    title: 'Gnocchi alla Sorrentina',
    family: 'neapolitan',
    near: 'pesto-gnocchi baked-ziti baked-pasta',
    beside: 'green-salad garlic-bread',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked, Boiled',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.38,
    list: `
      fat olive-oil 36
      aromatic garlic 9 thinly sliced
      body canned-tomatoes 600
      herb basil 15
      starch gnocchi=potato_gnocchi/gnocchi 700
      cheese fresh-mozzarella|vegan-cheese 250
      cheese parmesan|veg-parm|vegan-parmesan 40
      salt
      pepper pepper 0.5
    `,
    steps: `
      3 Heat the oven to 450°F (230°C). Warm {olive-oil} with {garlic} in a large, ovenproof skillet over medium heat until it sizzles, 2 minutes.
      1+12~ Add {canned-tomatoes, 1/2 basil, pepper, salt} and simmer until thickened, about 12 minutes.
      2+3 Cook {gnocchi} in a large pot of salted boiling water until they bob to the surface, 2 to 3 minutes. Lift them out with a slotted spoon.
      3 Turn the gnocchi in the sauce with half of {fresh-mozzarella}. Lay the rest on top and dust with {parmesan}.
      1+10 Bake until the cheese is stringy and blistered, 10 minutes. Top with {basil} and serve from the pan.
    `,
    face: 'Pillowy dumplings in tomatoes and basil under blistered mozzarella',
    why: 'Half of the cheese melts into strings inside and the other half browns on top',
  },
  'pesto-gnocchi': {
    names:
      'gnocchi with pesto, pesto gnocchi, gnocchi al pesto, creamy pesto gnocchi, gnocchi and pesto, crispy gnocchi with pesto, pan fried gnocchi, crispy gnocchi, skillet gnocchi',
    title: 'Crisp Gnocchi with Pesto',
    family: 'ligurian',
    near: 'gnocchi-tomato-sauce pesto-pasta pasta',
    beside: 'green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      fat olive-oil 40
      starch gnocchi=potato_gnocchi/gnocchi 700
      vegetable cherry-tomatoes 300
      aromatic garlic 6 thinly sliced
      body pesto 110
      leaf arugula 60
      cheese parmesan 40
      salt
      pepper pepper 0.5
    `,
    steps: `
      12 Heat {most olive-oil} in a large nonstick skillet over medium-high heat. Add {gnocchi} straight from the package, in one layer, and leave them until the undersides are crisp and golden, 4 minutes. Toss and cook until they are soft inside, about 6 minutes more. Transfer to a plate.
      5 Add {olive-oil} and {cherry-tomatoes} to the skillet and cook until they burst, 4 minutes. Stir in {garlic} for 1 minute.
      2 Off the heat, fold in the gnocchi and {pesto} with a spoonful or two of hot water, so that it coats without cooking. Season with {pepper, salt}.
      1 Scatter with {arugula} and {parmesan}.
    `,
    face: 'Gnocchi fried until crisp outside and soft within, with pesto and burst tomatoes',
    why: 'Packaged dumplings need no boiling: the skillet does it all, and gives a crust besides',
  },
  'creamy-polenta': {
    names:
      'polenta, creamy polenta, soft polenta, polenta with parmesan, parmesan polenta, cheesy polenta, polenta with cheese, italian grits, pollenta, basic polenta',
    title: 'Creamy Parmesan Polenta',
    titles: `
      vegan-parmesan: Creamy Polenta
    `,
    family: 'soffritto',
    near: 'soft-polenta mash',
    beside: 'chicken-cacciatore chicken-marsala',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.5,
    list: `
      creamy milk|oat-milk 250
      starch polenta 160
      fat butter|vegan-butter 42
      cheese parmesan|veg-parm|vegan-parmesan 50
      salt
      pepper pepper 0.4
    `,
    steps: `
      5 Bring {milk, water 600, 1/2 salt} to a boil in a heavy saucepan. Rain in {polenta} from your hand, whisking all the time so that no lumps form.
      5+25 Turn the heat as low as it goes and cook for 25 to 30 minutes, stirring every few minutes and right into the corners, until it pulls away from the sides and no grain feels hard. Add a splash of water whenever it gets too stiff to stir.
      2 Beat in {butter} and {parmesan} and season with {salt, pepper}. It should slump, not stand: serve at once, before it sets.
    `,
    face: 'Soft, spoonable cornmeal beaten until it is rich and creamy',
    why: 'The long, low cooking is what turns gritty grains into cream',
  },
}
