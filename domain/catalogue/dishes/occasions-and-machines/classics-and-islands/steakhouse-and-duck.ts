import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Steakhouse salads and breakfasts, and the roasts of a French evening. */
export const steakhouseAndDuck: DishEntries = {
  'wedge-salad': {
    names:
      'wedge salad, iceberg wedge, classic wedge salad, blue cheese wedge salad, iceberg wedge salad, steakhouse wedge salad, lettuce wedge, wedge salad with blue cheese and bacon',
    title: 'Classic Wedge Salad',
    family: 'farmhouse',
    near: 'cobb-salad caesar-salad green-salad salad',
    beside: 'pan-seared-steak prime-rib',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.25,
    list: `
      protein bacon|turkey-bacon 120 left in slices
      cheese blue-cheese 110 crumbled
      creamy sour-cream|greek-yogurt 90
      dressing mayonnaise 70
      liquid buttermilk|milk 45
      acid lemon 12
      sauce worcestershire 5
      leaf iceberg 700 cut into wedges through the core
      raw cherry-tomatoes 180 halved
      herb chives 8 finely cut
      pepper pepper 0.8
      salt
    `,
    steps: `
      9 Cook {bacon} in a skillet over medium heat, turning, until crisp, 8 minutes. Drain on paper towels and crumble.
      4 Mash {1/2 blue-cheese} with {sour-cream, mayonnaise, buttermilk, lemon, worcestershire, salt} until creamy but still lumpy.
      3 Set {iceberg} on cold plates, cut sides up. Spoon the dressing over and shower with {=bacon, cherry-tomatoes, blue-cheese, chives, pepper}.
    `,
    face: 'Cold, crisp iceberg with crumbled bacon and a creamy, lumpy coat of blue cheese',
    why: 'Left in wedges, the lettuce stays cold and crunchy to the last bite',
  },
  'waldorf-salad': {
    names:
      'waldorf salad, waldorf, apple walnut salad, apple celery salad, classic waldorf salad, apple waldorf salad, apple and celery salad, apple salad',
    title: 'Waldorf Salad',
    family: 'farmhouse',
    near: 'chicken-salad fruit-salad savory-fruit-salad',
    beside: 'roast-chicken roast-turkey',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.25,
    list: `
      nut walnuts|sunflower 80 toasted and roughly chopped
      dressing mayonnaise|vegan-mayonnaise 70
      creamy yogurt|coconut-yogurt|soy-yogurt 40
      acid lemon 20
      fruit apple 450 cored and cut into 1/2-inch dice
      raw celery 160 thinly sliced
      fruit grapes 160 halved
      leaf romaine 120 leaves separated
      pepper pepper 0.4
      salt
    `,
    steps: `
      2 Whisk {mayonnaise, yogurt, lemon, pepper, salt} in a large bowl until smooth.
      5 Cut {apple} straight into the bowl and stir at once, so that nothing browns. Add {celery, grapes}.
      2 Fold in {walnuts} just before serving and heap onto {romaine}.
    `,
    face: 'Tart apples, celery, grapes and walnuts in a light, creamy dressing',
    why: 'The apples go into the lemony dressing as they are cut, and stay white and crisp',
  },
  'steak-and-eggs': {
    names:
      'steak and eggs, steak & eggs, steak and egg, steak and eggs breakfast, breakfast steak and eggs, steak n eggs, steak with eggs, sirloin steak and eggs',
    title: 'Steak and Eggs',
    family: 'farmhouse',
    near: 'bacon-and-eggs corned-beef-hash pan-seared-steak hash',
    beside: 'home-fries',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein sirloin 680 cut into equal steaks, at room temperature
      fat neutral-oil 15
      second-fat butter|vegan-butter 36
      aromatic garlic 6 crushed and left whole
      herb thyme 2
      egg egg 400
      bread bread 160 toasted
      herb chives 4?
      pepper pepper 1.2
      salt
    `,
    steps: `
      2 Pat {sirloin} dry and season with {1/2 pepper, 1/2 salt}.
      9 Heat {neutral-oil} in {@skillet} over high heat until it smokes. Sear the steaks until crusted, 3 to 4 minutes a side, adding {1/2 butter, garlic, thyme} for the last minute and spooning it over, until 145°F (63°C) in the middle.
      1+5~ Rest on a board for 5 minutes.
      5 Wipe out the pan and melt {butter} over medium-low heat. Crack in {egg}, cover and cook until the whites are set and the yolks as firm as you like, 3 to 4 minutes. Season with {pepper, salt}.
      2 Slice the meat across the grain and serve with the eggs, {bread}[ and {chives}].
    `,
    face: 'Seared, butter-basted steak with fried eggs and toast',
    why: 'The meat rests while the eggs cook, so both come to the plate at their best',
  },
  'duck-confit': {
    names:
      'duck confit, confit duck, confit duck legs, confit de canard, confit of duck, duck leg confit, french duck confit, duck legs confit',
    title: 'Duck Confit',
    family: 'bistro',
    near: 'cassoulet duck-a-l-orange whole-roast',
    beside: 'green-beans',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Roasted',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.5,
    list: `
      protein duck-legs 760
      aromatic garlic 15 crushed
      herb thyme 6
      whole-spice bay 0.6
      pepper pepper 2
      fat duck-fat|olive-oil 60
      vegetable potato 600 scrubbed and cut into 1-inch pieces
      leaf arugula|mixed-greens 100
      acid red-vinegar 10
      sauce dijon 10
      salt
    `,
    steps: `
      5+720 Rub {duck-legs} with {most salt, pepper, garlic, 1/2 thyme, bay}. Cover and refrigerate for 12 hours or overnight.
      4+150 Heat the oven to 300°F (150°C). Wipe off the seasoning, pack the legs snugly in a small, deep dish with {thyme} and {most duck-fat}, melted, and cover tightly with foil. Bake in the fat that they give off until the meat yields to a spoon, 2 1/2 hours.
      2+18~ Boil {potato} in salted water until tender, 15 to 18 minutes, and drain.
      10 Lift out the legs. Crisp them, skin down, in a skillet over medium heat until deep gold and well past 165°F (74°C), 8 minutes; keep warm.
      7 Fry the potatoes in {duck-fat} in the same skillet over medium-high heat until brown, 6 minutes.
      2 Toss {arugula} with {red-vinegar, dijon, salt} and serve with both.
    `,
    face: 'Duck legs cooked in fat until they yield to a spoon, then crisped in the pan',
    why: 'A night in salt seasons to the bone, and the slow bath in fat makes tough legs tender',
  },
  'duck-a-l-orange': {
    names:
      "duck a l'orange, duck à l'orange, canard a l'orange, duck in orange sauce, duck with orange sauce, duck orange, duck breast with orange sauce, orange duck, duck a la orange, duck l'orange",
    title: 'Duck à l’Orange',
    family: 'bistro',
    near: 'duck-confit pan-seared-steak pan-seared-fillet',
    beside: '',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      protein duck-breast=skin-on_duck_breasts/duck 720 skin scored in a crosshatch
      vegetable potato 600 scrubbed and cut into 1-inch pieces
      vegetable green-beans 350 trimmed
      sweetener sugar 40
      acid red-vinegar 40
      acid orange-juice 200
      stock chicken-stock 200
      ground-spice orange-zest 4
      second-fat butter|vegan-butter 30 cold
      pepper pepper 0.8
      salt
    `,
    steps: `
      2+18~ Boil {potato} in salted water until tender, 16 to 18 minutes, adding {green-beans} for the last 5 minutes. Drain and keep covered.
      3+14 Heat the oven to 400°F (200°C). Season {duck-breast} with {pepper, 1/2 salt} and lay it skin down in a cold ovenproof skillet. Set over medium-low heat and let the fat melt out until the skin is thin and golden, 12 to 14 minutes, pouring the fat off as it comes.
      1+10 Turn, move the skillet to the oven and roast until 165°F (74°C) in the middle, 8 to 10 minutes. Rest on a board.
      7 Meanwhile, melt {sugar} in a small saucepan over medium heat until amber, 3 minutes. Stand back, add {red-vinegar}, and stir until smooth, 1 minute.
      2+10 Add {orange-juice, chicken-stock, orange-zest} and boil until syrupy, 10 minutes. Off the heat, swirl in {butter, salt}.
      2 Slice the duck, pour the sauce over, and serve with {=potato, =green-beans}.
    `,
    face: 'Crisp-skinned duck breasts in a bittersweet orange sauce',
    why: 'Caramel and vinegar balance the orange, so the sauce is sharp enough for so rich a bird',
  },
  'rack-of-lamb': {
    names:
      'rack of lamb, roast rack of lamb, herb crusted rack of lamb, rack of lamb with herb crust, lamb rack, herb crusted lamb, roasted lamb rack, dijon rack of lamb, garlic herb rack of lamb',
    title: 'Herb-Crusted Rack of Lamb',
    family: 'provencal',
    near: 'roast-lamb lamb-chops whole-roast',
    beside: 'roasted-asparagus glazed-carrots',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.5,
    list: `
      protein lamb-chops=rack_of_lamb/lamb 900 fat trimmed to a thin layer
      vegetable potato 650 scrubbed and cut into 1-inch pieces
      fat olive-oil 45
      crunch panko|gf-breadcrumbs 45
      aromatic garlic 12
      herb parsley 15 finely chopped
      herb rosemary 5 finely chopped
      herb thyme 3 leaves only
      sauce dijon 30
      pepper pepper 1.2
      salt
    `,
    steps: `
      3+15 Heat the oven to 425°F (220°C). Toss {potato} with {1/2 olive-oil, 1/3 salt} on a rimmed sheet pan and roast for 15 minutes.
      7 Season {lamb-chops} with {pepper, salt}. Sear in a hot, dry skillet, fat side down first, until browned there and on the ends, 5 minutes.
      4 Mix {panko, garlic, parsley, rosemary, thyme} with {olive-oil}. Brush the lamb with {dijon} and press the crumbs on.
      2+24 Set it among the potatoes, crust up, and roast until the crust is golden and the middle of the meat is 145°F (63°C), 20 to 24 minutes.
      2+8 Rest for 8 minutes, carve between the bones and serve with the potatoes.
    `,
    face: 'Roast lamb under a crust of garlic, parsley and rosemary, with potatoes from the same oven',
    why: 'Mustard glues the crumbs on, and a quick sear first gives the fat a head start',
  },
  'steak-salad': {
    names:
      'steak salad, black and blue salad, steak and blue cheese salad, steakhouse salad, sirloin salad, beef salad, flank steak salad, steak salad with blue cheese, steak dinner salad, grilled steak salad',
    title: 'Steak Salad with Blue Cheese',
    family: 'bistro',
    cuisine: 'American, French',
    near: 'cobb-salad pan-seared-steak salad',
    beside: 'no-knead-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish, Salad',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.4,
    list: `
      protein flank-steak|sirloin 560
      fat neutral-oil 14
      dressing olive-oil 60
      acid red-vinegar 25
      sauce dijon 10
      sweetener honey|maple 6
      leaf romaine 250 torn
      leaf arugula 80
      raw cherry-tomatoes 250 halved
      raw cucumber 150 sliced
      raw red-onion 50 thinly sliced
      raw avocado 160 sliced
      cheese blue-cheese|vegan-cheese 80? crumbled
      salt
      pepper pepper 1.5
    `,
    steps: `
      2+10 Rub {flank-steak} with {1/2 salt, 1/2 pepper} and leave it at room temperature for 10 minutes.
      10 Pat it dry, rub it with {neutral-oil} and sear it in {@skillet} over high heat, or on a hot grill, 4 to 5 minutes a side, to at least 145°F (63°C).
      0+6~ Let it rest on a board for 6 minutes.
      3 Shake {olive-oil, red-vinegar, dijon, honey, pepper, salt} in a jar until it is creamy.
      5 Toss {romaine, arugula, cherry-tomatoes, cucumber, red-onion} with most of the dressing. Slice the steak thinly against the grain and fan it over the salad with {avocado}. [Crumble {blue-cheese} on top.] Drizzle with the rest of the dressing.
    `,
    face: 'Warm slices of seared steak over crisp leaves, tomatoes and avocado in a mustard dressing',
    why: 'Cut thin across the grain, a lean steak is tender enough for a fork alone',
  },
}
