import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** More suppers from Mexico to Argentina. */
export const latinSuppers: DishEntries = {
  'chilaquiles-rojos': {
    names: 'chilaquiles rojos, red chilaquiles, chilaquiles with red sauce, chilaquiles con salsa roja',
    title: 'Chilaquiles Rojos',
    family: 'oaxacan',
    near: 'chilaquiles huevos-rancheros',
    beside: 'refried-beans guacamole',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch',
    methods: 'Fried, Boiled',
    equipment: 'Stovetop, Blender',
    serves: 4,
    salt: 0.42,
    list: `
      whole-spice dried-ancho|ancho 30 stemmed and seeded
      body canned-tomatoes 400
      aromatic onion 100 chopped
      aromatic garlic 9
      ground-spice oregano 1
      fat neutral-oil 36
      stock chicken-stock|veg-stock 200
      bread tortilla-chips 260
      egg egg 400
      creamy sour-cream|vegan-sour-cream 70?
      cheese queso-fresco|cotija 70?
      herb cilantro 12
      salt
    `,
    steps: `
      2+15 Soften {dried-ancho} in hot water, 15 minutes. Drain and blend with {canned-tomatoes, onion, garlic, oregano} until smooth.
      2+8 Fry the purée in {1/2 neutral-oil} in {@skillet} over medium-high heat for 2 minutes, then add {chicken-stock, 1/2 salt} and simmer until it coats a spoon, 6 minutes.
      5 Fry {egg} sunny side up, in another pan[ with {neutral-oil}], over medium heat until the whites have set, 3 to 4 minutes[; add {salt}].
      2 Take the sauce off the heat and fold {tortilla-chips} through it quickly, so that they are wet outside and crisp inside.
      1 Top with the eggs, {cilantro, sour-cream, queso-fresco} and eat immediately.
    `,
    face: 'Crisp chips folded through a brick-red ancho sauce, under fried eggs',
    why: 'Frying the blended chiles takes off their raw edge',
  },
  taquitos: {
    names:
      'taquitos, flautas, rolled tacos, chicken taquitos, chicken flautas, tacos dorados, crispy taquitos, taquito, baked taquitos',
    title: 'Crispy Chicken Taquitos',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'chicken-quesadillas chicken-tacos',
    beside: 'guacamole mexican-rice',
    weight: 3,
    level: 1,
    types: 'Main Dish, Appetizer, Snack',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.42,
    list: `
      protein cooked-chicken 360 finely shredded
      creamy cream-cheese|vegan-cream-cheese 80 softened
      vegetable green-chiles 80
      ground-spice chili-powder 4
      ground-spice cumin 3
      acid lime 15
      cheese monterey-jack|vegan-cheese 100
      bread corn-tortillas 312
      fat neutral-oil 36
      vegetable avocado 180
      creamy sour-cream|vegan-sour-cream 80?
      herb cilantro 10
      salt
    `,
    steps: `
      5 Turn the oven to 425°F (220°C). Mash {cream-cheese} with {green-chiles, chili-powder, cumin, lime, salt} and fold in {cooked-chicken, monterey-jack}.
      4 Warm {corn-tortillas} in a damp towel in the microwave or one by one in a dry pan, until they roll without cracking.
      8 Spoon a line of filling along each, roll up tightly and lay seam down on {@sheet-pans}. Brush all over with {neutral-oil}.
      1+18 Bake until deep golden and crisp and the filling is 165°F (74°C), 15 to 18 minutes.
      2 Crush {avocado} with {1/2 cilantro} for dipping. Scatter {cilantro} over[ and pass {sour-cream}].
    `,
    face: 'Tight, crisp rolls around a creamy, chile-flecked chicken filling',
    why: 'Brushed with oil and baked hot, they crackle as if they were fried',
  },
  'chile-verde': {
    names:
      'chile verde, pork chile verde, green chili pork, green chile pork, pork green chili, chili verde, pork chili verde, green chile stew, salsa verde pork',
    title: 'Pork Chile Verde',
    family: 'salsa-verde',
    near: 'pozole carnitas braise',
    beside: 'mexican-rice refried-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop, Oven, Blender',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      vegetable tomatillo 900 husked and rinsed
      vegetable poblano 300 halved and seeded
      chile jalapeno 40 halved
      aromatic garlic 20 peeled
      protein pork-shoulder 1100 cut into 1 1/2-inch pieces
      fat neutral-oil 20
      vegetable onion 220 chopped
      ground-spice cumin 5
      ground-spice oregano 2
      stock chicken-stock 300
      herb cilantro 30
      bread corn-tortillas 312 warmed
      acid lime 20
      salt
    `,
    steps: `
      4+10 Heat the broiler. Broil {tomatillo, poblano, jalapeno, garlic} on {@sheet-pans} until blackened in patches and slumping, 10 minutes. Blend with {1/2 cilantro}.
      12 Brown {pork-shoulder}, salted with {1/2 salt}, in {neutral-oil} in {@pot} over medium-high heat, in batches, 10 minutes in all.
      4 Add {onion, cumin, oregano} and stir for 3 minutes.
      2+105 Pour in the green purée and {chicken-stock}, cover partly and simmer until the pork gives way to a spoon, 1 3/4 hours.
      1 Freshen with {lime, cilantro, salt} and eat with {corn-tortillas}.
    `,
    face: 'Pork shoulder simmered until tender in charred tomatillos and poblanos',
    why: 'Broiling the tomatillos first sweetens them and deepens the green',
  },
  picadillo: {
    names:
      'picadillo, cuban picadillo, picadillo cubano, beef picadillo, picadillo and rice, ground beef picadillo, mexican picadillo',
    title: 'Beef Picadillo',
    family: 'cuban',
    near: 'ropa-vieja black-beans-and-rice dry-curry',
    beside: 'fried-plantains green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      starch long-rice 260
      fat olive-oil 20
      vegetable onion 150 finely chopped
      vegetable green-pepper 130 finely chopped
      aromatic garlic 12
      protein ground-beef 520
      ground-spice cumin 4
      ground-spice oregano 2
      whole-spice bay 0.4
      body canned-tomatoes 300
      brine green-olives 70 halved
      fruit raisins 35
      brine capers 10?
      acid red-vinegar 8
      salt
    `,
    steps: `
      2+20~ Bring {long-rice} to a boil with {water 530}, cover, cook over low heat for 15 minutes and let it stand off the heat for 5 minutes.
      7 Soften {onion, green-pepper} in {olive-oil} in {@skillet} over medium heat, 6 minutes. Stir in {garlic} for 30 seconds.
      7 Add {ground-beef}, raise the heat and break it up until no pink is left (160°F/71°C), 6 minutes. Drain off the fat.
      2+15 Stir in {cumin, oregano, bay, canned-tomatoes, green-olives, raisins, capers} and simmer until thick, 15 minutes.
      1 Take out the bay leaf, sharpen with {red-vinegar, salt} and serve on {=long-rice}.
    `,
    face: 'Ground beef with green olives and raisins in a light, cumin-scented sauce',
    why: 'Something briny and something sweet in every forkful make it more than ground beef',
  },
  'lomo-saltado': {
    names:
      'lomo saltado, peruvian lomo saltado, peruvian beef stir fry, peruvian steak and fries, peruvian stir fry, lomo saltado de carne',
    title: 'Lomo Saltado',
    family: 'peruvian',
    near: 'beef-stir-fry steak-fajitas stir-fry',
    beside: 'green-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Roasted',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.42,
    list: `
      vegetable russet-potato 600 cut into 1/2-inch sticks
      second-fat olive-oil 24
      starch long-rice 200
      protein sirloin 520 cut into 1/2-inch strips
      ground-spice cumin 2
      pepper pepper 1
      fat neutral-oil 28
      vegetable red-onion 220 cut into thick wedges
      sauce aji-amarillo 20?
      aromatic garlic 9
      vegetable plum-tomato 300 cut into wedges
      sauce soy-sauce|tamari 44
      acid red-vinegar 30
      herb cilantro 12
      salt
    `,
    steps: `
      4+35~ Turn the oven to 450°F (230°C). Toss {russet-potato} with {olive-oil, 1/2 salt} on {@sheet-pans} and roast, turning once, until crisp, 30 to 35 minutes.
      2+20~ Boil {long-rice} with {water 340}, then leave it under a lid for 15 minutes on low and 5 minutes off the heat.
      7 Season {sirloin} with {cumin, pepper, salt}. Sear in {1/2 neutral-oil} in {@skillet} over the fiercest heat, in two batches, until browned and 145°F (63°C), 2 to 3 minutes each. Transfer to a plate.
      4 Toss {red-onion} in the pan[ with {neutral-oil}] until charred but crunchy, 2 minutes. Add {garlic, aji-amarillo} and cook for 30 seconds, then {plum-tomato} for 1 minute.
      2 Return {=sirloin}, splash in {soy-sauce, red-vinegar} and toss for 1 minute. Fold in half of the fries and {cilantro}, and serve with the rest and {=long-rice}.
    `,
    face: 'Seared sirloin, red onion and plum tomatoes tossed with soy and crisp fries',
    why: 'It is cooked over fierce heat, so everything stays crunchy and whole',
  },
  'steak-with-chimichurri': {
    names:
      'steak with chimichurri, chimichurri steak, flank steak with chimichurri, steak and chimichurri, skirt steak and chimichurri, skirt steak with chimichurri, argentinian steak, argentine steak, churrasco steak, grilled steak with chimichurri',
    title: 'Steak with Chimichurri',
    family: 'argentine',
    near: 'carne-asada pan-seared-steak grilled-plate',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Grilled, Sautéed',
    equipment: 'Grill/Stovetop, Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable baby-potatoes 700 halved
      herb parsley 50 leaves picked
      ground-spice oregano 2
      aromatic garlic 12
      ground-spice flakes 1
      acid red-vinegar 40
      fat olive-oil 85
      protein flank-steak|skirt-steak 680 patted dry
      pepper pepper 1.5
      salt
    `,
    steps: `
      2+18~ Boil {baby-potatoes} in well-salted water until tender, 15 to 18 minutes, and drain.
      6 Chop {parsley, garlic} fine and stir with {oregano, flakes, red-vinegar, 1/3 salt, most olive-oil}. Let the sauce stand while you cook.
      11 Rub {flank-steak} with {olive-oil, pepper, salt}. Cook in a heavy skillet or on a grill over the highest heat until charred and 145°F (63°C) inside, 4 to 5 minutes a side.
      1+5 Leave it on a board for 5 minutes.
      2 Slice thinly across the grain, spoon the sauce over and serve with {=baby-potatoes}.
    `,
    face: 'Charred flank steak under a green, garlicky sauce of parsley and oregano',
    why: 'The sauce stands while the meat cooks, so garlic and oregano have time to soften',
  },
  'shrimp-ceviche': {
    names:
      'shrimp ceviche, ceviche, cebiche, seafood ceviche, easy ceviche, cooked shrimp ceviche, mexican shrimp ceviche, ceviche de camaron, shrimp cebiche, prawn ceviche, shrimp ceviche tostadas',
    title: 'Shrimp Ceviche (with Cooked Shrimp)',
    family: 'baja',
    cuisine: 'Mexican, Latin American',
    near: 'shrimp-tacos fish-tacos salad',
    beside: 'tostones',
    weight: 2,
    level: 1,
    types: 'Appetizer, Salad, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.55,
    list: `
      protein shrimp 500 peeled and deveined
      acid lime 140
      acid orange-juice 45
      raw red-onion 80 finely chopped
      raw tomato 250 seeded and diced
      raw cucumber 180 seeded and diced
      chile jalapeno 24
      herb cilantro 20
      vegetable avocado 200 diced
      bread tortilla-chips 140
      salt
    `,
    steps: `
      2+3 Simmer {shrimp} in well-salted water until pink and curled, 2 minutes. Cool under cold water, dry and chop.
      3+30 Toss {=shrimp} with {lime, orange-juice, red-onion, 1/2 salt} and chill for 30 minutes.
      3 Fold in {tomato, cucumber, jalapeno, cilantro, avocado, salt} and scoop up with {tortilla-chips}.
    `,
    face: 'Cold poached shrimp in lime with cucumber, avocado and cilantro',
    why: 'The shrimp are poached first, so the lime only has to season them',
  },
}
