import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Corn, potatoes, grilled sausage, cutlets and cheese from Venezuela to Argentina. */
export const southAmericanPlates: DishEntries = {
  arepas: {
    names:
      'arepas, arepa, venezuelan arepas, colombian arepas, cheese arepas, stuffed arepas, arepas with black beans, arepas de queso, black bean arepas, masarepa arepas',
    title: 'Arepas with Black Beans and Cheese',
    family: 'cuban',
    near: 'pupusas quesadillas black-beans-and-rice',
    beside: 'fried-plantains green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Fried, Baked',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.5,
    list: `
      flour masarepa 300
      fat neutral-oil 30
      vegetable onion 90 finely chopped
      vegetable red-pepper 90 finely diced
      aromatic garlic 6
      ground-spice cumin 2
      pulse black-beans|pinto-beans 340 drained and rinsed
      cheese monterey-jack|vegan-cheese 160 grated
      raw avocado 200 sliced
      acid lime 12
      herb cilantro 8?
      salt
    `,
    steps: `
      5+5~ Stir {masarepa} and {1/2 salt} into {water 600}, lukewarm, and knead in the bowl for 2 minutes. Cover and let the dough drink for 5 minutes: it should not crack when pressed.
      7 Soften {onion, red-pepper} in {1/3 neutral-oil} in {@skillet} over medium heat, 5 minutes. Add {garlic, cumin} and cook for 30 seconds.
      3+6~ Add {black-beans} with {water 80} and simmer, crushing some of them, until thick, 6 minutes. Season with {lime, salt}.
      6 Heat the oven to 375°F (190°C). Shape the dough into two patties for each serving, 1/2 inch thick, and smooth their edges with wet fingers.
      22 Fry them in {neutral-oil} in a clean skillet over medium heat, in two batches, until a brown crust has formed, 5 minutes a side.
      1+12 Move them to {@sheet-pans} and bake until they sound hollow when tapped, 12 minutes.
      4 Split them, leaving a hinge, and fill at once with {monterey-jack}, the beans and {avocado}[, with {cilantro} on top].
    `,
    face: 'Griddled corn cakes, crisp outside and soft within, filled with black beans, cheese and avocado',
    why: 'The skillet makes the crust and the oven cooks the middle, so they split like a muffin',
  },
  'pastel-de-choclo': {
    names:
      'pastel de choclo, pastel de choclo chileno, chilean corn pie, chilean corn casserole, chilean shepherds pie, chilean beef and corn pie, chilean corn and beef casserole, corn and beef pie, pastel de choclos',
    title: 'Pastel de Choclo (Chilean Corn Pie)',
    family: 'andean',
    near: 'shepherds-pie cottage-pie empanadas mash-topped-pie',
    beside: 'green-salad',
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
  'papas-a-la-huancaina': {
    names:
      'papas a la huancaina, papa a la huancaina, papas a la huancaína, papa a la huancaína, huancaina, potatoes huancaina, peruvian potatoes, peruvian potatoes in cheese sauce, peruvian cheese sauce potatoes, potatoes in spicy cheese sauce, huancaina potatoes, huancaina sauce, salsa huancaina',
    title: 'Papas a la Huancaína (Peruvian Potatoes in Cheese Sauce)',
    family: 'peruvian',
    near: 'aji-de-gallina potato-salad',
    beside: 'grilled-chicken',
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
  milanesa: {
    names:
      'milanesa, beef milanesa, milanesa de res, milanesas, milanesa de carne, steak milanesa, beef milanesas, argentine milanesa, milanesa steak, breaded steak, breaded beef cutlet, beef schnitzel, breaded beef',
    title: 'Beef Milanesa',
    family: 'argentine',
    near: 'schnitzel chicken-milanese chicken-fried-steak breaded-cutlet',
    beside: 'mashed-potatoes',
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
  choripan: {
    names:
      'choripan, choripán, choripanes, argentine sausage sandwich, argentinian sausage sandwich, sausage sandwich with chimichurri, choripan with chimichurri, chori pan',
    title: 'Choripán with Chimichurri',
    family: 'argentine',
    near: 'italian-sausage-and-peppers steak-with-chimichurri hot-dogs toasted-sandwich',
    beside: 'green-salad',
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
  provoleta: {
    names:
      'provoleta, provoleta for dinner, argentine provoleta, argentinian provoleta, argentine grilled cheese, argentinian grilled provolone, grilled provolone, grilled provolone cheese, baked provolone, broiled provolone, melted provolone, fried provolone, provoleta argentina, queso provoleta, provoletta, argentine fried cheese, provolone appetizer, provoleta in a skillet',
    title: 'Provoleta (Argentine Grilled Provolone)',
    family: 'argentine',
    near: 'saganaki mozzarella-sticks',
    beside: 'steak-with-chimichurri green-salad',
    weight: 2,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Baked, Sautéed',
    equipment: 'Stovetop, Oven',
    serves: 6,
    salt: 0,
    list: `
      cheese provolone 340 in one round, an inch thick
      ground-spice oregano 2
      chile flakes 0.6?
      fat olive-oil 10
      vegetable tomato 100 finely diced
      acid red-vinegar 5
      herb parsley 5 chopped
      bread bread=crusty_bread/bread|gf-bread 240 sliced and toasted
    `,
    steps: `
      2+60 Press {1/2 oregano}[ and {flakes}] into both sides of {provolone}. Leave it on a plate in the refrigerator, uncovered, for 1 hour: a cold, dry cheese browns before it runs.
      2 Stir {tomato, red-vinegar, parsley, oregano} in a small bowl.
      6 Set an oven rack 6 inches below the broiler and heat the broiler. Heat a small cast-iron skillet over medium-high heat for 5 minutes.
      5 Brush the skillet with {olive-oil}. Lay in the cheese and cook until the underside is browned, 2 minutes. Turn it with a wide spatula and cook for 1 minute.
      1+3 Put the skillet under the broiler until the cheese slumps and bubbles at the edge, 2 to 3 minutes.
      1 Spoon over the tomato and bring it to the table in the skillet, on a board. Scoop it up with {bread} while it is still soft.
    `,
    face: 'A round of provolone, brown and crisp outside and molten within, to scoop up with bread',
    why: 'An hour uncovered in the refrigerator dries the surface, so it crusts before the middle can run away',
  },
}
