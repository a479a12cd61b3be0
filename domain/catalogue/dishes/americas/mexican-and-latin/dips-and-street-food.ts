import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What is dipped, scooped and eaten standing. */
export const latinDipsAndStreetFood: DishEntries = {
  guacamole: {
    names:
      'guacamole, guac, homemade guacamole, avocado dip, easy guacamole, fresh guacamole, guacamole dip, chipotle guacamole, guacomole',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'pico-de-gallo dip',
    beside: 'tacos fajitas',
    weight: 5,
    level: 1,
    types: 'Appetizer, Snack, Side Dish',
    meals: 'Snack, Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.7,
    list: `
      main avocado 540 halved and pitted
      acid lime 55
      aromatic red-onion 50 finely chopped
      chile jalapeno|chipotle 18
      herb cilantro 12
      raw tomato 90? seeded and diced
      salt
    `,
    steps: `
      3 Mash {red-onion, jalapeno, 1/2 cilantro, salt} together in a bowl with the back of a spoon until juicy.
      4 Scoop in {avocado}, add {lime} and crush with a fork, leaving it chunky.
      1 Fold in {tomato, cilantro}, taste, and eat within the hour, or cover with plastic wrap pressed on its surface.
    `,
    face: 'Chunky avocado with lime, jalapeño and cilantro',
    why: 'The sharp things are bruised together first, so their juice runs through all of it',
  },
  'pico-de-gallo': {
    names: 'pico de gallo, salsa fresca, fresh salsa, fresh tomato salsa, tomato salsa, pico, pico de galo',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'guacamole chips-and-salsa dip',
    beside: 'tacos fajitas',
    weight: 4,
    level: 1,
    types: 'Appetizer, Snack, Side Dish',
    meals: 'Snack, Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    salt: 0.7,
    list: `
      main tomato 550 seeded and finely diced
      aromatic onion 80 finely chopped
      chile jalapeno 24
      herb cilantro 18
      acid lime 25
      salt
    `,
    steps: `
      2+10 Toss {tomato} with {salt} in a sieve and let drain for 10 minutes.
      2+5 Stir in {onion, jalapeno, cilantro, lime} and let stand for 5 minutes before you serve it. It is best the day it is made.
    `,
    face: 'Ripe diced tomatoes with lime, chile and cilantro',
    why: 'Salting and draining first keeps it from turning to soup',
  },
  'queso-dip': {
    names:
      'queso dip, queso, chile con queso, queso blanco, white queso, mexican cheese dip, cheese dip, nacho cheese, nacho cheese sauce, homemade queso, white cheese dip, queso sauce, rotel dip',
    title: 'Chile con Queso',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'nachos dip',
    beside: 'tacos guacamole',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.4,
    list: `
      fat butter 14
      aromatic onion 60 finely chopped
      chile jalapeno 24
      aromatic garlic 3
      creamy evaporated-milk 300
      cheese monterey-jack 200
      cheese cheddar 120
      thickener cornstarch 14
      vegetable green-chiles 80
      raw tomato 100 seeded and diced
      ground-spice cumin 0.8
      bread tortilla-chips 180
      herb cilantro 5?
      salt
    `,
    steps: `
      4 Melt {butter} in a saucepan over medium heat and soften {onion, jalapeno} for 3 minutes. Stir in {garlic, cumin} for 30 seconds, until you smell them.
      3 Toss {monterey-jack, cheddar} with {cornstarch}. Bring {evaporated-milk} just to a simmer with the onion.
      4 Lower the heat and whisk in the coated cheese by the handful, letting each melt before the next, until smooth and thick, 3 minutes.
      2 Stir in {green-chiles, tomato, salt}. Keep warm over the lowest heat and serve with {tortilla-chips}[, sprinkled with {cilantro}].
    `,
    face: 'A smooth, molten dip of Monterey Jack and Cheddar with green chiles',
    why: 'Cornstarch and evaporated milk keep it from splitting, even when it is warmed again',
  },
  nachos: {
    names:
      'nachos, loaded nachos, beef nachos, sheet pan nachos, nachos supreme, ground beef nachos, cheesy nachos, oven nachos, taco nachos',
    title: 'Loaded Beef Nachos',
    titles: 'plant-mince: Loaded Plant-Based Nachos',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'tacos queso-dip nachos',
    beside: 'guacamole',
    weight: 4,
    level: 1,
    types: 'Main Dish, Appetizer, Snack',
    meals: 'Dinner, Snack, Late Night',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      fat neutral-oil 8
      protein ground-beef|plant-mince 320
      ground-spice chili-powder 6
      ground-spice cumin 3
      ground-spice garlic-powder 2
      pulse black-beans|pinto-beans 240 drained and rinsed
      bread tortilla-chips 220
      cheese cheddar|vegan-cheese 180
      brine pickled-jalapenos 40
      raw tomato 200 seeded and diced
      vegetable avocado 180 diced
      aromatic scallion 30 thinly sliced
      acid lime 15
      creamy sour-cream|vegan-sour-cream 70?
      salt
    `,
    steps: `
      9 Heat the oven to 425°F (220°C). Brown {ground-beef} in {neutral-oil} in {@skillet} over medium-high heat[{?ground-beef} until no pink is left (160°F/71°C)], 6 minutes. Stir in {chili-powder, cumin, garlic-powder, black-beans, water 60} and cook until moist but not wet, 2 minutes.
      4 Spread {1/2 tortilla-chips} on {@sheet-pans}, lined with foil, and cover with half of the meat and {1/2 cheddar}. Repeat with {tortilla-chips}, meat and {cheddar}, so that every layer has its share.
      1+8 Bake until bubbling and brown at the tips, 7 to 8 minutes.
      3 Toss {tomato, avocado} with {lime, salt}. Scatter over the nachos with {pickled-jalapenos, scallion, sour-cream} and eat at once.
    `,
    face: 'Layers of crisp corn chips, spiced ground beef, black beans and molten Cheddar',
    why: 'They are built in two layers, so no chip is left bare',
  },
  elote: {
    names:
      'elote, elotes, mexican street corn, mexican corn, street corn, grilled mexican corn, mexican corn on the cob, elote corn, mexican grilled corn, grilled corn, grilled corn on the cob',
    title: 'Elote (Mexican Street Corn)',
    family: 'oaxacan',
    near: 'esquites grilled-side',
    beside: 'tacos carne-asada',
    weight: 3,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Grilled',
    equipment: 'Grill/Oven',
    weather: 'warm',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable corn-cob 570 husked
      fat neutral-oil 12
      dressing mayonnaise|vegan-mayonnaise 60
      creamy sour-cream|greek-yogurt|vegan-sour-cream 40
      cheese cotija|feta 80
      ground-spice chili-powder|ancho 3
      acid lime 40 cut into wedges
      herb cilantro 8
      salt
    `,
    steps: `
      12 Rub {corn-cob} with {neutral-oil}. Grill or broil over high heat, turning every 2 to 3 minutes, until charred in spots and tender, 10 to 12 minutes.
      2 Stir {mayonnaise, sour-cream} together with {1/2 chili-powder, salt}.
      3 Brush each ear thickly, roll in {cotija} and dust with {chili-powder, cilantro}. Squeeze {lime} over and eat with both hands.
    `,
    face: 'Charred ears of corn in a tangy coating, rolled in cotija and chili powder',
    why: 'They are charred bare and dressed hot, so the coating clings and half melts',
  },
  'agua-fresca': {
    names:
      'agua fresca, watermelon agua fresca, aguas frescas, agua de sandia, agua frescas, watermelon drink, mexican fruit water, fruit agua fresca, watermelon cooler',
    title: 'Watermelon Agua Fresca',
    family: 'oaxacan',
    near: 'agua-fresca cooler',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Lunch',
    methods: 'Raw/No Cook',
    equipment: 'Blender',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      fruit watermelon 800 rind removed, cubed
      acid lime 45
      sweetener sugar 20
      herb mint 4?
    `,
    steps: `
      4 Blend {watermelon} with {water 360, sugar} until smooth, about 1 minute. Pour through a coarse strainer into a pitcher, pressing on the pulp.
      2 Stir in {lime}, fill tall glasses with ice and pour [over {mint}].
    `,
    face: 'A light, cold drink of watermelon and lime',
    why: 'Fruit is most of it, so a spoonful of sugar is enough',
  },
}
