import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Breads, bakes, soups and sweets of Latin American homes. */
export const friedAndBaked: DishEntries = {
  'pozole-verde': {
    names:
      'pozole verde, green pozole, chicken pozole, pozole verde de pollo, green chicken pozole, pozole verde with chicken, posole verde, green posole, chicken posole, chicken pozole verde, mexican green hominy soup',
    title: 'Pozole Verde (Green Chicken Pozole)',
    family: 'oaxacan',
    near: 'pozole chicken-tortilla-soup caldo-de-pollo brothy-soup',
    weight: 2,
    level: 2,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    serves: 6,
    salt: 0.52,
    list: `
      protein chicken-bone 1150 skin pulled off
      vegetable onion 240 quartered
      aromatic garlic 20 peeled
      whole-spice bay 0.6
      nut pepitas=pepitas 50
      vegetable tomatillo 650 husked and rinsed
      chile jalapeno 40 stemmed
      vegetable poblano 160 seeded and coarsely chopped
      herb cilantro 50 with tender stems
      ground-spice oregano 1.5
      fat neutral-oil 20
      vegetable hominy 820 drained and rinsed
      leaf cabbage 200 cored and finely shredded
      raw radish 120 thinly sliced
      vegetable avocado 200 diced
      acid lime 90 cut into wedges
      salt
    `,
    steps: `
      4+35~ Put {chicken-bone, bay, 1/2 onion, 1/2 garlic, 1/2 salt} into {@pot} with {water 1900}. Bring to a boil, skim, and simmer gently until the meat is 165°F (74°C) at the bone and loosening from it, 35 minutes.
      4 Toast {pepitas} in {@skillet} over medium heat until they puff and pop, 3 minutes. Put them in the blender.
      2+9~ Cover {tomatillo, jalapeno} with water in a saucepan and simmer until they lose their brightness and turn soft, 9 minutes. Drain.
      3 Blend them with the pepitas, {poblano, onion, garlic, cilantro, oregano} and a cupful of the broth until smooth.
      9 Heat {neutral-oil} in the skillet over medium heat and fry the green sauce, stirring, until it thickens and darkens a shade, 8 minutes.
      6+15 Lift out the chicken and the bay. Shred the meat off the bones. Stir the sauce, {hominy, salt} into the broth, simmer for 15 minutes and put the meat back.
      3 Ladle into deep bowls and let everyone add {cabbage, radish, avocado, lime}.
    `,
    face: 'Chicken and hominy in a green broth of tomatillos, poblano and toasted pepitas',
    why: 'The sauce is fried before it meets the broth, which softens the tomatillos and keeps the pepitas from turning grainy',
  },
  'pastel-de-choclo': {
    names:
      'pastel de choclo, pastel de choclo chileno, chilean corn pie, chilean corn casserole, chilean shepherds pie, chilean beef and corn pie, chilean corn and beef casserole, corn and beef pie, pastel de choclos',
    title: 'Pastel de Choclo (Chilean Corn Pie)',
    family: 'andean',
    near: 'shepherds-pie cottage-pie empanadas mash-topped-pie',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Stovetop, Blender',
    serves: 6,
    salt: 0.42,
    list: `
      egg egg 150
      second-fat neutral-oil 24
      vegetable onion 450 finely chopped
      aromatic garlic 10
      protein ground-beef 560
      ground-spice cumin 3
      ground-spice sweet-paprika 6
      ground-spice oregano 1.5
      thickener flour|gf-flour 10
      stock beef-stock 180
      protein cooked-chicken 260 shredded
      brine olives 60 halved
      fruit raisins 45
      vegetable corn 1000 thawed if frozen
      liquid milk|oat-milk 180
      herb basil 12
      starch cornmeal 40
      fat butter|vegan-butter 50
      sweetener sugar 12
      pepper pepper 1
      salt
    `,
    steps: `
      2+10~ Hard-boil {egg} for 10 minutes. Cool in cold water, peel and slice.
      9 Soften {onion} in {neutral-oil} in {@skillet} over medium heat, 8 minutes. Stir in {garlic} for 30 seconds.
      8 Turn the heat up. Add {ground-beef} and cook, breaking it up, until no pink is left (160°F/71°C), 6 minutes. Stir in {cumin, sweet-paprika, oregano, flour, pepper, 1/2 salt} for 1 minute.
      1+4 Pour in {beef-stock} and simmer until juicy but not soupy, 4 minutes.
      3 Blend {corn, milk, basil} in batches to a coarse purée.
      13 Melt {butter} in a wide saucepan over medium heat. Add the purée, {cornmeal, salt} and stir until it is as thick as soft porridge, 10 to 12 minutes.
      5 Heat the oven to 400°F (200°C). Spread the beef in {@baking-dish}. Lay {cooked-chicken, olives, raisins} and the sliced eggs over it.
      2+30 Cover with the corn, smooth the top and sprinkle with {sugar}. Bake until bubbling at the rim, 30 minutes.
      1+3 Broil close to the heat until the sugar browns in patches, 3 minutes.
      1+8 Let stand for 8 minutes before you spoon it out.
    `,
    face: 'Cumin-scented beef and onions, chicken, olives and eggs under a browned crust of sweet corn and basil',
    why: 'The corn is cooked until thick before it is baked, so it sits on the beef like a crust and does not sink in',
  },
  'sopa-de-fideo': {
    names:
      'sopa de fideo, fideo soup, mexican noodle soup, mexican fideo soup, sopa de fideos, sopita de fideo, sopa fideo, fideos soup, mexican tomato noodle soup, vermicelli soup mexican, toasted noodle soup mexican',
    title: 'Sopa de Fideo (Mexican Noodle Soup)',
    family: 'norteno',
    near: 'caldo-de-pollo chicken-tortilla-soup tomato-soup noodle-soup',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    serves: 4,
    salt: 0.45,
    list: `
      body plum-tomato 420 quartered
      vegetable onion 110 coarsely chopped
      aromatic garlic 9 peeled
      ground-spice cumin 1
      ground-spice oregano 0.7
      fat neutral-oil 36
      starch spaghetti=fideo/fideo|gf-pasta=gluten-free_spaghetti/spaghetti 225 broken into 1-inch lengths if long
      stock chicken-stock|veg-stock 1300
      herb cilantro 10
      vegetable avocado 150 diced
      cheese queso-fresco|cotija 50? crumbled
      acid lime 60 cut into wedges
      salt
    `,
    steps: `
      4 Blend {plum-tomato, onion, garlic, cumin, oregano} with a cupful of {=chicken-stock} until smooth.
      6 Heat {neutral-oil} in {@pot} over medium heat. Toast {spaghetti}, stirring all the time, until most of it is nut brown, 4 to 5 minutes.
      4 Pour in what you blended, through a sieve: it will spit. Stir until it darkens and thickens, 3 minutes.
      2+9 Add {chicken-stock, salt}, bring to a boil and simmer until the pasta is tender and still swims in broth, 8 to 9 minutes.
      2 Ladle into bowls at once. Top with {cilantro, avocado, queso-fresco} and serve with {lime}.
    `,
    face: 'Toasted thin noodles in a light tomato broth, with avocado and lime',
    why: 'Noodles browned in oil taste toasty and keep their bite in the hot broth',
  },
  mangu: {
    names:
      'mangu, mangú, los tres golpes, mangu con los tres golpes, tres golpes, dominican mangu, mangu dominicano, dominican breakfast, dominican mashed plantains, mangu de platano, mangu with onions',
    title: 'Mangú with Fried Eggs',
    titles: 'salami: Mangú with Salami and Fried Eggs (Los Tres Golpes)',
    family: 'cuban',
    near: 'mofongo fried-plantains huevos-rancheros mash',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Boiled, Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable red-onion 200 sliced into thin rings
      acid cider-vinegar|white-vinegar 45
      main plantain=green_plantain/plantains 800 peeled and cut into 2-inch pieces
      second-fat butter|vegan-butter 45
      fat neutral-oil 45
      cheese halloumi=queso_de_freír/queso_de_freír 200? sliced 1/2 inch thick
      protein salami 120? sliced 1/4 inch thick
      egg egg 200
      pepper pepper 0.6
      salt
    `,
    steps: `
      2+22~ Cover {plantain} with well-salted water in {@pot} and boil until a fork slides in without any push, 20 to 22 minutes.
      7 Meanwhile, soften {red-onion} in {1/3 neutral-oil} in {@skillet} over medium heat, 5 minutes. Pour in {cider-vinegar}, cook for 1 minute and scrape into a bowl.
      5 Scoop out a cupful of the boiling water and drain the rest. Mash the plantains at once with {butter, salt} and enough of the water to make them as creamy as soft mashed potatoes. Cover.
      12 Wipe out the skillet and heat {neutral-oil} over medium-high heat. [Brown {halloumi}, 2 minutes a side.] [Add {salami} and crisp it, 1 minute a side.] Fry {egg} until the whites are set and the yolks firm (160°F/71°C), 4 to 5 minutes. Sprinkle with {pepper}.
      2 Spread the mangú on plates, spoon the onions and their vinegar over, and set the rest beside it.
    `,
    face: 'Creamy green plantains under vinegary red onions, with the fried eggs of a Dominican breakfast',
    why: 'Hot cooking water goes in while the plantains are hot, so that the mash stays soft as it cools',
  },
  milanesa: {
    names:
      'milanesa, beef milanesa, milanesa de res, milanesas, milanesa de carne, steak milanesa, beef milanesas, argentine milanesa, milanesa steak, breaded steak, breaded beef cutlet, beef schnitzel, breaded beef',
    title: 'Beef Milanesa',
    family: 'argentine',
    near: 'schnitzel chicken-milanese chicken-fried-steak breaded-cutlet',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein beef-round=top_round/beef 560 sliced and pounded 1/4 inch thick
      egg egg 100
      aromatic garlic 6
      herb parsley 12 finely chopped
      flour flour|gf-flour 40
      crunch breadcrumbs|gf-breadcrumbs 130
      fat neutral-oil 100
      leaf romaine 160 torn
      raw tomato 250 cut into wedges
      raw red-onion 40 thinly sliced
      second-fat olive-oil 24
      acid lemon 100 cut into wedges
      pepper pepper 0.8
      salt
    `,
    steps: `
      3 Season {beef-round} with {pepper, most salt}. Beat {egg} with {garlic, parsley}.
      7+10 Turn the slices in {flour}, then in the egg, and press them firmly into {breadcrumbs} on both sides. Let them lie on a rack for 10 minutes, so that the coating sets.
      12 Pour {neutral-oil} into {@skillet} and heat it to 350°F (175°C) over medium-high heat. Fry {=beef-round}, one or two slices at a time, until deep golden and crisp, with no pink left inside, about 2 minutes a side. Drain on the rack.
      3 Toss {romaine, tomato, red-onion} with {olive-oil, salt} plus a squeeze of lemon. Serve the milanesas hot, with the salad and {lemon}.
    `,
    face: 'Thin beef in a crisp coat seasoned with garlic and parsley, beside a lemony salad',
    why: 'The garlic is in the egg and not in the crumbs, where it would burn',
  },
  'papas-a-la-huancaina': {
    names:
      'papas a la huancaina, papa a la huancaina, papas a la huancaína, papa a la huancaína, huancaina, potatoes huancaina, peruvian potatoes, peruvian potatoes in cheese sauce, peruvian cheese sauce potatoes, potatoes in spicy cheese sauce, huancaina potatoes, huancaina sauce, salsa huancaina',
    title: 'Papas a la Huancaína (Peruvian Potatoes in Cheese Sauce)',
    family: 'peruvian',
    near: 'aji-de-gallina potato-salad',
    weight: 2,
    level: 1,
    types: 'Appetizer, Side Dish, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable potato 900 scrubbed
      egg egg 200
      vegetable red-onion 70 chopped
      aromatic garlic 6
      fat neutral-oil 45
      sauce aji-amarillo 75
      cheese queso-fresco|feta 220 crumbled
      liquid evaporated-milk 200
      bread crackers=soda_crackers/crackers|gf-bread 40
      acid lime 12
      leaf leaf-lettuce 80 leaves separated
      brine olives 50
      salt
    `,
    steps: `
      2+25~ Cover {potato} with salted water in {@pot} and simmer until a knife meets no resistance, 25 minutes. Drain and leave them until you can hold them.
      2+11~ Hard-boil {egg} in another pan, 11 minutes, and cool in cold water.
      7 Soften {red-onion, garlic} in {1/3 neutral-oil} in a small skillet over medium heat, 4 minutes. Stir in {aji-amarillo} and fry for 2 minutes, until it smells sweet.
      4 Blend it with {queso-fresco, evaporated-milk, crackers, neutral-oil, lime, salt} until silky. It should fall from a spoon in a thick ribbon: thin it with a spoonful of water if it is stiffer.
      5 Peel the potatoes and cut them into 1/2-inch slices. Peel and halve the eggs.
      3 Lay {leaf-lettuce} on plates, fan the slices over it and cover them with the sauce. Set the eggs and {olives} on top. Serve at room temperature.
    `,
    face: 'Boiled potatoes under a velvety yellow sauce of cheese and aji amarillo, with eggs and olives',
    why: 'The blender binds the sauce without a roux, and a few minutes in the pan take the raw edge off the aji',
  },
  'caldo-de-res': {
    names:
      'caldo de res, mexican beef soup with vegetables, mexican beef vegetable soup, mexican beef and vegetable soup, beef caldo, cocido de res, caldo de carne, mexican beef shank soup, sopa de res, mexican beef stew with corn, caldo de rez',
    title: 'Caldo de Res (Mexican Beef and Vegetable Soup)',
    family: 'norteno',
    near: 'caldo-de-pollo vegetable-beef-soup menudo brothy-soup',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.45,
    list: `
      protein beef-shank=bone-in_beef_shank/beef 1500 in thick slices
      vegetable onion 220 halved
      aromatic garlic 18 peeled and smashed
      whole-spice bay 0.6
      pepper pepper 1.5
      raw tomato 260 quartered
      vegetable corn-cob 480 cut into 2-inch rounds
      vegetable carrot 240 cut into 1-inch pieces
      vegetable potato 540 cut into large chunks
      vegetable chayote|zucchini 260 peeled, pitted and cut into wedges
      vegetable zucchini 240 cut into thick half-moons
      vegetable cabbage 260 cut into wedges
      herb cilantro 20
      acid lime 90 cut into wedges
      chile jalapeno 20? sliced
      salt
    `,
    steps: `
      5+120 Put {beef-shank, onion, garlic, bay, pepper, 1/2 salt} into {@pot} with {water 2900}. Bring to a boil, skim well, and simmer, partly covered, until the meat begins to slip from the bone, 2 hours.
      3+15 Lift out the onion and the bay. Add {tomato, corn-cob, carrot, potato} and simmer for 15 minutes.
      2+15 Add {chayote, zucchini, cabbage} with {1/2 cilantro, salt}. Simmer until every vegetable is tender and the beef is soft enough for a spoon, well past 145°F (63°C), 15 minutes.
      4 Pull the meat into large pieces and skim the fat. Fill deep bowls with beef, a share of each vegetable and plenty of broth. Pass {cilantro, lime, jalapeno}.
    `,
    face: 'Beef shank, corn rounds and big pieces of vegetable in a clear, deep broth',
    why: 'The bones simmer along with the meat, so plain water turns into a rich broth and no stock is needed',
  },
  'enchiladas-suizas': {
    names:
      'enchiladas suizas, enchilada suiza, chicken enchiladas with green sauce, enchiladas with green sauce, easy chicken enchiladas suizas, easy chicken enchiladas verdes, swiss enchiladas, chicken enchiladas suizas, creamy green chicken enchiladas, green chicken enchiladas, enchiladas verdes, green enchiladas, chicken enchiladas verdes, enchiladas suizas verdes, sour cream green enchiladas, salsa verde chicken enchiladas',
    title: 'Enchiladas Suizas',
    family: 'salsa-verde',
    near: 'chicken-enchiladas cheese-enchiladas enchiladas',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop, Blender',
    serves: 4,
    salt: 0.42,
    list: `
      vegetable tomatillo 620 husked and rinsed
      vegetable poblano 130 seeded and halved
      chile serrano 14 stemmed
      vegetable onion 130 halved
      aromatic garlic 9 peeled
      herb cilantro 30
      fat neutral-oil 40
      creamy sour-cream|greek-yogurt 180
      protein cooked-chicken 420 shredded
      bread corn-tortillas 312
      cheese swiss|monterey-jack 165 grated
      salt
    `,
    steps: `
      3+8 Heat the broiler. Spread {tomatillo, poblano, serrano, 1/2 onion, garlic} on a sheet pan and broil close to the heat until blackened in spots and soft, 8 minutes.
      3 Blend with {most cilantro} and {1/2 salt} until smooth.
      1+6 Simmer the sauce in {1/3 neutral-oil} in a saucepan for 6 minutes, until it thickens a little. Off the heat, whisk in {most sour-cream}.
      3 Set the oven to 400°F (200°C). Mix {cooked-chicken} with {1/3 swiss, salt} plus a ladle of the sauce.
      4 Brush {corn-tortillas} with {neutral-oil} and warm them on a sheet pan in the oven for 2 to 3 minutes, until they bend without cracking.
      8 Spread some of the sauce in {@baking-dish}. Fill and roll {=corn-tortillas} and lay them seam down. Pour the rest of the sauce over, out to the edges, and cover with {swiss}.
      1+20 Bake until bubbling and freckled with brown, and 165°F (74°C) in the middle, 20 minutes.
      2+5 Let stand for 5 minutes. Slice {onion} very thin, and scatter over the top with {cilantro}. Spoon on {sour-cream}.
    `,
    face: 'Chicken enchiladas in a creamy sauce of charred tomatillos under a browned lid of melted cheese',
    why: 'The sour cream goes in off the heat, so the sharp green sauce turns creamy and does not split',
  },
  gorditas: {
    names:
      'gorditas, gordita, beef gorditas, gorditas de picadillo, mexican gorditas, ground beef gorditas, stuffed masa cakes, homemade gorditas, gorditas mexicanas, gorditas de masa, picadillo gorditas, gorditas with beef',
    title: 'Gorditas with Beef Picadillo',
    family: 'norteno',
    near: 'sopes pupusas tacos arepas',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      flour masa-harina 280
      second-fat lard|neutral-oil 30 softened
      leavener baking-powder 3
      protein ground-beef 340
      vegetable onion 110 finely chopped
      vegetable potato 180 peeled and cut into 1/4-inch dice
      aromatic garlic 8
      ground-spice cumin 2.5
      raw plum-tomato 200 finely chopped
      chile jalapeno 18
      fat neutral-oil 15
      leaf iceberg 100 finely shredded
      cheese queso-fresco|cotija 70 crumbled
      creamy sour-cream 60?
      acid lime 60 cut into wedges
      salt
    `,
    steps: `
      6+20~ Mix {masa-harina, baking-powder} with {1/2 salt}. Work in {lard} and {water 410}, warm, and knead for 3 minutes: the dough should be as soft as play dough and not crack at the edges. Cover and let stand for 20 minutes.
      9 Brown {ground-beef} with {onion} in {@skillet} over medium-high heat until it is 160°F (71°C), 7 minutes. Stir in {garlic, cumin, jalapeno} for 1 minute.
      2+12~ Add {potato, plum-tomato, salt} and {water 120}. Cover and simmer until the potato is tender, 10 minutes, then uncover until nearly dry, 2 minutes.
      6 Divide the dough into two balls for each serving. Flatten each between sheets of plastic to a 4-inch round, a good 1/4 inch thick.
      20 Heat a griddle or a second skillet over medium heat and film it with {neutral-oil}. Cook the rounds in batches until spotted with brown and puffed, about 5 minutes a side.
      6 While they are hot, slit each along one side to make a pocket. Spoon in the picadillo, then {iceberg, queso-fresco}[ and {sour-cream}]. Serve with {lime}.
    `,
    face: 'Thick griddled corn cakes split like pockets and filled with beef, potato and cool lettuce',
    why: 'A little fat and baking powder make the rounds puff, so that they open without tearing',
  },
  sopapillas: {
    names:
      'sopapillas, sopapilla, sopaipillas, sopaipilla, new mexican sopapillas, sopapillas with honey, mexican sopapillas, homemade sopapillas, sopapilla recipe, sopapias, fried dough pillows, sopapillas dessert',
    title: 'Sopapillas with Honey',
    titles: 'maple: Sopapillas with Maple Syrup',
    family: 'southwestern',
    near: 'churros doughnuts',
    weight: 3,
    level: 2,
    types: 'Dessert, Side Dish, Snack',
    meals: 'Dinner, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour 270
      leavener baking-powder 7
      seasoning salt 4
      fat lard|vegan-butter 25
      second-fat neutral-oil 220
      sweetener honey|maple 170
      starch powdered-sugar 20
      sweet-spice cinnamon 2
    `,
    steps: `
      6 Whisk {flour, baking-powder, salt}. Rub in {lard} until no lumps are left, then stir in {water 175}, warm. Knead for 3 minutes, until smooth.
      1+25 Cover and let the dough rest for 25 minutes, so that it rolls without springing back.
      7 Roll it 1/8 inch thick on a lightly floured board and cut into {@count 45 square squares}, about 3 1/2 inches across. Do not reroll the scraps: fry them as they are.
      16 Heat {neutral-oil} in a deep, narrow pot, 2 inches deep, to 375°F (190°C); add more if your pot is wide. Fry two or three at a time, spooning hot oil over them until they balloon, then turn, until golden, about 1 1/2 minutes in all. Drain on a rack.
      2 Dust with {powdered-sugar} and {cinnamon}. Tear off a corner of each while it is hot and pour in {honey}.
    `,
    face: 'Fried pillows of tender dough, hollow enough to be filled from one torn corner',
    why: 'Thin dough and very hot oil turn the water in it to steam, which blows each square up in seconds',
  },
  brigadeiros: {
    names:
      'brigadeiros, brigadeiro, brazilian brigadeiros, brazilian chocolate truffles, brazilian fudge balls, brazilian truffles, brazilian fudge truffles, brigaderos, brigadero, brigadieros, condensed milk truffles, brazilian chocolate balls, brazilian candy, bonbons brazilian, brazilian dessert',
    title: 'Brigadeiros (Brazilian Fudge Balls)',
    family: 'brazilian',
    looksLike: 'bites',
    near: 'chocolate-truffles fudge',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      sweetener condensed-milk 397
      body cocoa 32
      fat butter 34
      seasoning salt 0.6
      crunch sprinkles=chocolate_sprinkles/sprinkles 80
    `,
    steps: `
      3 Stir {cocoa} into a little of {=condensed-milk} in a heavy saucepan until no lumps are left. Stir in the rest of {condensed-milk}, {most butter} and {salt}.
      14 Cook over medium-low heat at a gentle simmer, stirring with a spatula all over the bottom, until it comes away in one mass and a line drawn through it stays open for 3 seconds, 12 to 14 minutes.
      1+75 Spread it on a buttered plate, press plastic wrap onto it and let it cool for 15 minutes. Chill until firm, 1 hour.
      15 Grease your hands with {butter}. Roll heaping teaspoonfuls into {@count 22 ball balls} and turn each at once in {sprinkles}, which do not stick once the outside dries.
      1 Set them in paper cups and eat at room temperature, when they are chewy. They keep in a closed box in the refrigerator for 5 days.
    `,
    face: 'Chewy little fudge balls of condensed milk and cocoa, rolled in sprinkles',
    why: 'The milk is cooked until it pulls away from the pan, the point at which it rolls without melting',
  },
  choripan: {
    names:
      'choripan, choripán, choripanes, argentine sausage sandwich, argentinian sausage sandwich, sausage sandwich with chimichurri, choripan with chimichurri, chori pan',
    title: 'Choripán with Chimichurri',
    family: 'argentine',
    near: 'italian-sausage-and-peppers steak-with-chimichurri hot-dogs toasted-sandwich',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Grilled',
    equipment: 'Grill/Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.35,
    list: `
      herb parsley 40 finely chopped
      aromatic garlic 9
      ground-spice oregano 1.5
      ground-spice flakes 0.7
      acid red-vinegar 30
      fat olive-oil 65
      protein sausage=mild_Italian_sausages/sausages 520 left whole
      bread crusty-rolls 340 split
      raw tomato 180 thinly sliced
      raw red-onion 40 thinly sliced
      seasoning salt 2.4
    `,
    steps: `
      6+15~ Stir {parsley, garlic, oregano, flakes, red-vinegar, olive-oil, salt} into a loose sauce and let it stand for 15 minutes, so that the garlic mellows.
      2+15 Heat a grill to medium, or a grill pan on the stove. Cook {sausage}, turning now and then, until browned on all sides and firm, 15 minutes.
      5 Split them lengthwise without cutting all the way through and open them like a book. Grill, cut side down, until charred at the edges and 160°F (71°C) throughout, 4 minutes.
      2 Toast the cut sides of {crusty-rolls} on the grill, 1 minute.
      3 Spoon some of the chimichurri onto both cut sides. Lay in the sausages, then {tomato, red-onion} and the rest of the sauce.
    `,
    face: 'Grilled pork sausages, split and charred, in crusty rolls with garlicky chimichurri',
    why: 'They cook whole first to keep their juice, and are opened at the end for a second crisp side',
  },
  'piri-piri-chicken': {
    names:
      "piri piri chicken, peri peri chicken, peri-peri chicken, piri-piri chicken, nandos chicken, nando's chicken, nando's peri peri chicken, portuguese chicken, portuguese piri piri chicken, frango piri piri, frango assado, frango com piri piri, portugese chicken, african piri piri chicken, piripiri chicken, periperi chicken, peri peri chicken thighs, piri piri chicken thighs, copycat nandos chicken, peri peri, piri piri, perri perri chicken, peri peri roast chicken, peri peri chicken and potatoes, chicken peri peri, chicken piri piri",
    title: 'Piri-Piri Chicken with Potatoes',
    family: 'andalusian',
    cuisine: 'Portuguese, Mediterranean',
    near: 'jerk-chicken roast-chicken grilled-chicken traybake',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven, Blender',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable red-pepper 150 seeded and coarsely chopped
      chile red-chile 40 stemmed
      sauce hot-sauce=piri-piri_sauce/piri-piri_sauce 15
      aromatic garlic 20 peeled
      acid lemon-juice 45
      acid red-vinegar 20
      fat olive-oil 75
      ground-spice smoked-paprika 5
      ground-spice oregano 2
      sweetener brown-sugar 6
      protein chicken-bone 1150 patted dry
      vegetable potato 750 cut into 1-inch wedges
      herb parsley 8
      acid lemon 60 cut into wedges
      salt
    `,
    steps: `
      6 Blend {red-pepper, red-chile, hot-sauce, garlic, lemon-juice, red-vinegar, smoked-paprika, oregano, brown-sugar, 1/2 salt} with {most olive-oil} until smooth. Pour a third of it into a small saucepan and keep it for the table.
      4+60 Slash {chicken-bone} twice to the bone on the skin side. Rub the chicken all over with the rest of the blended sauce, cover and chill for 1 hour, or overnight if you can.
      4 Heat the oven to 425°F (220°C). Toss {potato} with {olive-oil, salt} on {@sheet-pans}. Set the chicken among them, skin side up.
      1+40~ Roast until the skin is charred in places, the potatoes are brown and the meat is 165°F (74°C) at the bone, 40 minutes.
      3 Meanwhile, simmer the sauce in the saucepan for 2 minutes.
      1+5 Let the chicken rest for 5 minutes. Sprinkle with {parsley} and serve with the sauce and {lemon}.
    `,
    face: 'Chicken thighs charred in a hot red marinade of chiles, garlic and lemon, over roasted potatoes',
    why: 'Part of the sauce is kept apart from the raw meat and simmered, so there is plenty to spoon over',
  },
  bunuelos: {
    names:
      'buñuelos, bunuelos, buñuelo, bunuelo, mexican buñuelos, mexican bunuelos, buñuelos mexicanos, bunuelos mexicanos, mexican fritters, christmas buñuelos, bunuelos de navidad, cinnamon sugar bunuelos, bunelos, crispy bunuelos',
    title: 'Buñuelos with Cinnamon Sugar',
    family: 'norteno',
    looksLike: 'pan-flatbread',
    near: 'churros sopapillas doughnuts',
    weight: 3,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      flour flour 300
      leavener baking-powder 4
      seasoning salt 3
      egg egg 50
      liquid milk|oat-milk|soy-milk 105 lukewarm
      second-fat butter|vegan-butter 35 melted
      sweet-spice vanilla 4
      fat neutral-oil 240
      sweetener sugar 110
      sweet-spice cinnamon 5
    `,
    steps: `
      3 Whisk {flour, baking-powder, salt}. Beat {egg} with {milk, butter, vanilla}.
      7 Stir them together and knead on an unfloured board until smooth and elastic, 5 minutes.
      4+30 Divide the dough into {@count 71 ball balls}. Cover and let them rest for 30 minutes.
      18 Roll each on a lightly floured board into a 7-inch round so thin that you can almost see through it. Lay them in one layer on a dry cloth.
      20 Heat {neutral-oil} in a deep skillet, 1/2 inch deep, to 360°F (180°C); add more if your pan is wide. Fry the rounds one at a time, pressing them under with tongs, until golden and blistered, 45 seconds a side. Drain upright on a rack.
      3 Mix {sugar, cinnamon} and turn the buñuelos in it while they are warm. Eat them the same day.
    `,
    face: 'Thin, brittle rounds of fried dough under a drift of cinnamon sugar',
    why: 'Rested dough rolls out nearly transparent, and that is what makes it shatter',
  },
  baleadas: {
    names:
      'baleadas, baleada, honduran baleadas, baleadas hondureñas, baleadas hondurenas, honduran breakfast tacos, honduran bean tacos, baleadas with eggs, baleadas con huevo, honduran flour tortillas with beans, baleada sencilla, baleadas especiales',
    title: 'Baleadas with Red Beans and Eggs',
    family: 'texmex',
    cuisine: 'Latin American',
    near: 'bean-and-cheese-burritos pupusas quesadillas filled-wrap',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.7,
    list: `
      flour flour 290
      leavener baking-powder 4
      fat lard|coconut-oil 34
      second-fat neutral-oil 24
      fat butter|vegan-butter 14
      vegetable onion 90 finely chopped
      aromatic garlic 8
      ground-spice cumin 1
      pulse kidney-beans|pinto-beans|black-beans 400 drained and rinsed
      egg egg 250
      creamy sour-cream=Mexican_crema/crema|greek-yogurt 90
      cheese queso-fresco|cotija|feta 90 crumbled
      raw avocado 130 sliced
      salt
    `,
    steps: `
      8 Mix {flour, baking-powder, 1/2 salt}. Rub in {lard}, then stir in {water 175}, warm, and knead for 5 minutes, until soft and smooth.
      4+30~ Divide the dough into two balls for each serving, coat them thinly with {1/2 neutral-oil} and let them rest, covered, for 30 minutes.
      6 Soften {onion} in {neutral-oil} in {@skillet} over medium heat, 4 minutes. Add {garlic, cumin} and cook for 1 minute.
      2+7~ Add {kidney-beans} with {water 160} and simmer for 7 minutes. Mash them to a loose purée and season with {salt}.
      8 With oiled fingers, press and stretch the balls into 8-inch rounds and lay them side by side on an oiled board.
      11 Cook them two at a time on a hot, dry griddle over medium-high heat until puffed and spotted with brown, 1 minute a side. Stack them in a towel.
      5 Beat {egg} and scramble in {butter} in a clean pan over medium heat until set, at 160°F (71°C), 3 minutes.
      3 Spread the beans over half of each round, add the eggs, {avocado, sour-cream, queso-fresco}, and fold it over.
    `,
    face: 'Soft, thick rounds from the griddle folded over red beans, scrambled eggs, crema and crumbled cheese',
    why: 'The balls of dough rest under a film of oil, so they stretch by hand without a rolling pin',
  },
}
