import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** More of what goes between two slices, or on a bed of leaves. */
export const moreSandwiches: DishEntries = {
  'lentil-sloppy-joes': {
    names:
      'lentil sloppy joes, vegan sloppy joes, vegetarian sloppy joes, veggie sloppy joes, meatless sloppy joes, lentil sloppy joe, sloppy lentils',
    family: 'farmhouse',
    near: 'veggie-burger burgers',
    beside: 'coleslaw oven-fries',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      fat olive-oil 27
      vegetable onion 150 finely chopped
      vegetable red-pepper 120 finely diced
      aromatic garlic 10
      ground-spice chili-powder 5
      ground-spice smoked-paprika 3
      pulse brown-lentils 180 rinsed
      body tomato-sauce 360
      stock veg-stock 480
      sauce ketchup 60
      sauce soy-sauce|tamari 12
      sweetener maple 20
      acid cider-vinegar 10
      bread crusty-rolls|gf-bread 340 split
      brine pickles 60? sliced
      salt
      pepper pepper 0.8
    `,
    steps: `
      8 Heat {olive-oil} in a wide pot over medium heat and cook {onion, red-pepper} until soft, 6 minutes. Add {garlic, chili-powder, smoked-paprika} and stir for 1 minute.
      3+30 Stir in {brown-lentils, tomato-sauce, veg-stock}. Bring to a simmer, cover and cook until the lentils are tender but whole, about 30 minutes.
      2+6 Add {ketchup, soy-sauce, maple, cider-vinegar, pepper, salt} and simmer uncovered until thick enough to mound, 6 minutes.
      3 Toast {crusty-rolls} and fill them generously. [Lay {pickles} on top.]
    `,
    face: 'Lentils in a smoky, sweet and sharp tomato sauce, piled into toasted rolls',
    why: 'Lentils drink the sauce as they cook, so the filling is thick and deep in flavor',
  },
  'chicken-caesar-salad': {
    names:
      'chicken caesar salad, chicken ceasar salad, caesar salad with chicken, chicken caesar, chicken cesar salad, chicken caeser salad, grilled chicken caesar salad, caesar salad with grilled chicken',
    family: 'californian',
    near: 'caesar-salad chicken-caesar-wrap salad',
    beside: 'garlic-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish, Salad',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.35,
    list: `
      protein chicken-breast 600 split into thin cutlets
      fat olive-oil 54
      ground-spice sweet-paprika 2
      bread bread|gf-bread 135 cut into 3/4-inch cubes
      sauce mayonnaise 60
      aromatic garlic 5 finely grated
      brine anchovies 12? mashed to a paste
      sauce dijon 8
      acid lemon 30
      cheese parmesan 55
      leaf romaine 420 cut into wide ribbons
      salt
      pepper pepper 1.2
    `,
    steps: `
      3+10~ Heat the oven to 375°F (190°C). Coat {bread} with {1/3 olive-oil} on a sheet pan and bake until crunchy and golden, 10 minutes.
      10 Rub {chicken-breast} with {sweet-paprika, 1/2 salt}. Brush with {olive-oil} and sear in {@skillet}, or on a grill, over medium-high heat until browned and 165°F (74°C) in the thickest part, about 4 minutes a side.
      5 Beat {mayonnaise, garlic, anchovies, dijon, lemon, pepper, salt} with {1/2 parmesan} in a wide bowl, thinning with a spoonful of water.
      4 Toss {romaine} in the dressing. Slice the chicken over it and finish with the toasted bread and {parmesan}.
    `,
    face: 'Hot seared chicken on cold, crisp romaine in a garlicky Parmesan dressing',
    why: 'The chicken goes on warm at the last moment, so the leaves have no time to wilt',
  },
  'crispy-chicken-sandwich': {
    names:
      'crispy chicken sandwich, fried chicken sandwich, chicken sandwich, crispy chicken burger, fried chicken burger, crunchy chicken sandwich, chick fil a sandwich, popeyes chicken sandwich, southern chicken sandwich, breaded chicken sandwich, chicken fillet burger',
    family: 'farmhouse',
    near: 'buffalo-chicken-sandwich chicken-tenders burgers',
    beside: 'coleslaw oven-fries',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      protein chicken-thigh 480 trimmed
      brine pickles 90 sliced, brine kept
      creamy buttermilk|soy-milk 120
      flour flour|gf-flour 100
      thickener cornstarch 24
      ground-spice sweet-paprika 4
      ground-spice garlic-powder 3
      ground-spice mustard-powder 2
      fat neutral-oil 90
      vegetable cabbage 160 finely shredded
      sauce mayonnaise 70
      bread burger-buns|crusty-rolls|gf-bread 240 split
      salt
      pepper pepper 1.6
    `,
    steps: `
      4+20 Put {chicken-thigh} in a bowl with {buttermilk, 1/2 salt} plus a splash of the brine from the pickles. Let stand for 20 minutes.
      5 Combine {flour, cornstarch, sweet-paprika, garlic-powder, mustard-powder, pepper, salt} in a dish. Drizzle in a spoonful of the soaking liquid and rub it through to make crumbs. Press the chicken into it until shaggy all over.
      20 Heat {neutral-oil} in {@skillet} to 350°F (175°C). Fry the pieces two or three at a time until dark golden and 165°F (74°C) inside, 4 to 5 minutes a side. Drain on a rack.
      4 Dress {cabbage} with half of {mayonnaise}, toast {burger-buns} and spread them with the rest. Fill with the chicken, {pickles} and the slaw.
    `,
    face: 'A craggy fried chicken thigh with pickles and slaw on a soft bun',
    why: 'Drops of liquid in the flour make the crumbs that turn into crunch',
  },
  'lobster-roll': {
    names:
      'lobster roll, lobster rolls, maine lobster roll, new england lobster roll, connecticut lobster roll, buttered lobster roll, lobster sandwich',
    title: 'Lobster Rolls',
    family: 'new-england',
    near: 'tuna-salad-sandwich crab-cakes sandwich',
    beside: 'oven-fries coleslaw',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled, Fried',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.3,
    list: `
      protein lobster 500
      sauce mayonnaise 60
      acid lemon 20
      vegetable celery 60 finely diced
      herb chives 8
      bread burger-buns=hot_dog_buns|crusty-rolls|gf-bread 240 split at the top
      second-fat butter|vegan-butter 42 softened
      leaf romaine=green_leaf_lettuce/lettuce 40 torn to fit
      salt
      pepper pepper 0.6
    `,
    steps: `
      5+10 Simmer {lobster} in well-salted water just until opaque and 145°F (63°C), about 4 minutes. Drain and chill for 10 minutes.
      4 Fold the cold lobster with {mayonnaise, lemon, celery, chives, pepper, salt}. Use no more dressing than coats it.
      5 Spread {butter} on the outsides of {burger-buns} and griddle them in a skillet over medium heat until golden, about 2 minutes a side.
      2 Line the warm buns with {romaine} and heap in the lobster.
    `,
    face: 'Cold, lightly dressed lobster in a warm buttered bun',
    why: 'Cold filling and hot, crisp bread: the contrast is half of the pleasure',
  },
  'ham-and-cheese-sandwich': {
    names:
      'ham and cheese sandwich, ham and cheese, ham sandwich, ham and swiss sandwich, hot ham and cheese sandwich, toasted ham and cheese, ham and cheese toastie, grilled ham and cheese, ham and cheese melt, ham cheese toastie, ham and cheese panini',
    title: 'Toasted Ham and Cheese Sandwich',
    family: 'farmhouse',
    near: 'grilled-cheese monte-cristo toasted-sandwich',
    beside: 'tomato-soup',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0,
    list: `
      bread white-bread=white_sandwich_bread/bread|bread|gf-bread 138
      fat butter|vegan-butter 21 softened
      sauce dijon 8
      protein ham 70
      cheese swiss=Swiss_cheese/Swiss_cheese 70 thinly sliced
      raw tomato 90 thinly sliced
      fruit apple 60? thinly sliced
    `,
    steps: `
      5 Spread {butter} on one side of {white-bread}. On the other side of half the slices spread {dijon}, then layer {swiss, ham, tomato}. [Lay {apple} on top.] Close them, buttered sides out.
      8* Toast, two at a time, in {@skillet} over medium-low heat, pressing now and then, until deep golden and the cheese has melted, about 4 minutes a side.
      1 Halve and serve with the cheese still running.
    `,
    face: 'Ham, Swiss cheese and mustard in buttery, golden bread',
    why: 'Medium-low heat gives the cheese time to melt before the bread is done',
  },
  'meatball-sub': {
    names:
      'meatball sub, meatball subs, meatball sandwich, meatball hoagie, meatball hero, meatball marinara sub, italian meatball sub, meatball grinder, meatball parm sub, subway meatball marinara',
    title: 'Meatball Subs',
    family: 'soffritto',
    cuisine: 'American',
    near: 'italian-sub sloppy-joes meatballs',
    beside: 'green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      protein ground-beef 450
      crunch panko|gf-breadcrumbs 35
      creamy milk|soy-milk|oat-milk 60
      egg egg 50
      cheese parmesan|vegan-parmesan 25
      aromatic garlic 10
      ground-spice italian-seasoning 2
      fat olive-oil 20
      body canned-tomatoes 411
      bread crusty-rolls|gf-bread 340 split
      cheese mozzarella|vegan-cheese 110
      herb basil 6?
      salt
      pepper pepper 1
    `,
    steps: `
      8 Heat the oven to 425°F (220°C). Soak {panko} in {milk} for 3 minutes, then mix in {egg, parmesan, italian-seasoning, pepper, 1/2 garlic, 1/2 salt, ground-beef}. Roll into balls an inch and a half across.
      2+15~ Bake the meatballs on an oiled rimmed sheet pan until browned and 160°F (71°C) in the middle, about 15 minutes.
      3+12 Meanwhile, warm {olive-oil} in a saucepan over medium heat and cook {garlic} for 1 minute. Add {canned-tomatoes, salt} and simmer until thick, 10 minutes, then drop in the meatballs.
      3+5 Spoon everything into {crusty-rolls}, cover with {mozzarella} and bake until it bubbles, 5 minutes. [Top with {basil}.]
    `,
    face: 'Baked ground beef meatballs in garlicky tomatoes under melted mozzarella',
    why: 'Soaked crumbs keep the meatballs soft, and a last turn in the oven crisps the roll',
  },
  'turkey-sandwich': {
    names:
      'turkey sandwich, turkey avocado sandwich, deli turkey sandwich, leftover turkey sandwich, turkey lettuce tomato sandwich, thanksgiving leftover sandwich',
    title: 'Turkey and Avocado Sandwich',
    family: 'californian',
    near: 'club-sandwich sandwich',
    beside: 'tomato-soup',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.2,
    list: `
      bread whole-wheat-bread|bread|gf-bread 275
      protein cooked-turkey|deli-turkey 320 thinly sliced
      raw avocado 200 sliced
      raw tomato 200 sliced
      leaf romaine=green_leaf_lettuce/lettuce 70 torn to fit
      raw red-onion 40 thinly sliced
      sauce mayonnaise|vegan-mayonnaise 45
      sauce dijon 16
      salt
      pepper pepper 0.6
    `,
    steps: `
      4 Spread half of {whole-wheat-bread} with {mayonnaise} and the other half with {dijon}. Lay {avocado} on the mustard, press it flat with a fork and season it and {tomato} with {salt, pepper}.
      4 Build up {romaine, cooked-turkey, =tomato, red-onion}, close the sandwiches, press gently and cut in two.
    `,
    face: 'Sliced turkey, avocado and tomato between slices of bread',
    why: 'Avocado pressed into the bread holds the rest of the filling in place',
  },
}
