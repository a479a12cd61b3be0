import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Suppers on one tray, mackerel from a can or smoked, a soup of green peas and a rhubarb tart. */
export const traybakesAndTins: DishEntries = {
  'chicken-and-chickpea-traybake': {
    names:
      'chicken and chickpea traybake, chicken thigh and chickpea traybake, chicken chickpea traybake, chicken and chickpea tray bake, chicken thigh and chickpea tray bake, sheet pan chicken and chickpeas, sheet pan chicken thighs and chickpeas, chicken thighs with chickpeas, chicken thighs and chickpeas, chicken with chickpeas and tomatoes, one pan chicken and chickpeas, spanish chicken traybake, spanish chicken tray bake, roast chicken and chickpeas, chicken and chick pea traybake',
    title: 'Sheet-Pan Chicken Thighs with Chickpeas and Tomatoes',
    family: 'spanish',
    cuisine: 'Spanish, British',
    near: 'sheet-pan-chicken harissa-chicken traybake',
    beside: 'green-salad no-knead-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.27,
    list: `
      protein chicken-bone 1000 patted dry
      fat olive-oil 30
      ground-spice smoked-paprika 6
      ground-spice cumin 3
      ground-spice oregano 2
      aromatic garlic 15 thinly sliced
      pulse chickpeas 480 drained, rinsed and dried
      vegetable red-onion 200 cut into thin wedges
      vegetable red-pepper 200 cut into 1-inch pieces
      vegetable cherry-tomatoes 350
      leaf spinach 80
      acid lemon-juice 25
      herb parsley 10? chopped
      salt
      pepper pepper 1.2
    `,
    steps: `
      6 Heat the oven to 425°F (220°C). Rub {chicken-bone} with {1/2 olive-oil, smoked-paprika, cumin, oregano, pepper, 1/2 salt}.
      3+20 Toss {chickpeas, red-onion, red-pepper} with {olive-oil} on {@sheet-pans}. Set the chicken among them, skin side up and with nothing on top of it, and roast for 20 minutes.
      2+20 Scatter {cherry-tomatoes, garlic} around and roast until the skin is crisp, the tomatoes have burst and the chicken is 165°F (74°C) next to the bone, 20 minutes.
      3 Move the chicken to plates. Stir {spinach, lemon-juice, salt} through the hot chickpeas until the leaves wilt, scraping up the brown juices. [Finish with {parsley}.]
    `,
    face: 'Crisp chicken thighs with smoked paprika over chickpeas, burst tomatoes and wilted spinach',
    why: 'The chickpeas fry in the fat that runs from the skin, and the tomatoes come late, so that their juice does not steam it soft',
  },
  'salmon-and-new-potato-traybake': {
    names:
      'salmon and new potato traybake, salmon traybake, salmon tray bake, salmon and potato traybake, salmon and new potato tray bake, salmon and potato tray bake, sheet pan salmon, sheet pan salmon and potatoes, sheet pan salmon with potatoes, sheet pan salmon and vegetables, sheet pan salmon and asparagus, salmon and asparagus traybake, one pan salmon and potatoes, salmon and potatoes, roast salmon and new potatoes, baked salmon and potatoes, salmon potatoes and asparagus, sheet pan salmon and green beans',
    title: 'Sheet-Pan Salmon with New Potatoes and Asparagus',
    titles: 'green-beans: Sheet-Pan Salmon with New Potatoes and Green Beans',
    family: 'farmhouse',
    near: 'baked-salmon salmon-potato-salad traybake',
    beside: '',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable baby-potatoes=small_new_potatoes/potatoes 700 halved
      fat olive-oil 40
      vegetable asparagus|green-beans 300 trimmed
      vegetable cherry-tomatoes 250
      protein salmon 600 cut into portions, patted dry
      second-fat butter|vegan-butter 28 softened
      aromatic garlic 8 finely grated
      sauce dijon 10
      ground-spice lemon-zest 3
      herb dill 8 chopped
      acid lemon-juice 20
      salt
      pepper pepper 1
    `,
    steps: `
      5+25~ Heat the oven to 425°F (220°C). Toss {baby-potatoes} with {1/2 olive-oil, 1/3 salt} on {@sheet-pans}, turn them cut side down and roast until golden underneath, 25 minutes.
      3 Meanwhile, work {butter, garlic, dijon, lemon-zest, 1/2 dill} together with a fork.
      3+12 Turn the potatoes and push them to the sides. In the space, toss {asparagus, cherry-tomatoes} with {olive-oil, pepper}. Season {salmon} with {salt} and lay it on top, skin side down. Roast until the salmon flakes and is 145°F (63°C) at its thickest, 12 to 14 minutes.
      2 Dot the hot fish and potatoes with the butter and finish with {lemon-juice, dill}.
    `,
    face: 'Roast salmon, golden new potatoes and burst tomatoes under a melting butter of mustard and dill',
    why: 'Potatoes get 25 minutes of the oven to themselves, and all the rest is done in the 12 that the fish takes',
  },
  'mackerel-patties': {
    names:
      'mackerel patties, canned mackerel patties, mackerel cakes, mackerel patty, mackerel croquettes, mackerel fish cakes, mackerel fishcakes, tinned mackerel fishcakes, southern mackerel patties, fried mackerel patties, mackeral patties, mackrel patties, makerel patties, canned mackerel, jack mackerel patties, mackerel burgers, jack mackerel cakes, mackeral cakes',
    title: 'Southern Mackerel Patties',
    titles: 'canned-salmon: Southern Salmon Patties',
    family: 'creole',
    cuisine: 'American',
    near: 'salmon-patties fish-cakes fried-patties',
    beside: 'coleslaw oven-fries',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.22,
    list: `
      protein canned-mackerel|canned-salmon 300 drained
      egg egg 50 lightly beaten
      crunch crackers=saltine_crackers/crackers|gf-breadcrumbs 55 finely crushed
      aromatic onion 70 finely chopped
      vegetable green-pepper 60 finely chopped
      aromatic garlic 4
      sauce dijon 10
      acid lemon 58 cut into wedges
      chile hot-sauce 6
      herb parsley 8 chopped
      flour cornmeal 50
      fat neutral-oil 60
      sauce mayonnaise 60?
      salt
      pepper pepper 1
    `,
    steps: `
      6 Turn {canned-mackerel} out into a bowl, take off any loose skin and mash it coarsely with a fork, soft bones and all.
      5+10 Mix in {egg, crackers, onion, green-pepper, garlic, dijon, hot-sauce, parsley, pepper, salt}. Chill for 10 minutes, so that the crumbs take up the moisture.
      5 Shape into {@count 98 patty patties} 3/4 inch thick and press both sides into {cornmeal}.
      10 Heat {neutral-oil} in {@skillet} over medium heat until a crumb sizzles in it. Fry the patties until deep golden and 160°F (71°C) in the middle, 4 to 5 minutes a side. Drain them on a rack.
      1 Serve hot with {lemon}[ and {mayonnaise}].
    `,
    face: 'Crisp patties in a cornmeal crust, with onion, green pepper and a shake of hot sauce',
    why: 'The can is cheap and always there, and mashing in its soft bones adds calcium that nobody will notice',
  },
  'mackerel-pate': {
    names:
      'smoked mackerel pate, mackerel pate, mackerel pâté, smoked mackerel pâté, mackerel on toast, mackerel pate on toast, smoked mackerel pate on toast, smoked mackerel on toast, mackerel spread, smoked mackerel dip, tinned mackerel on toast, canned mackerel on toast, mackerel toast, smoked mackerel spread, canned mackerel spread, tinned mackerel pate, canned mackerel pate',
    title: 'Smoked Mackerel Pâté on Toast',
    titles: 'canned-mackerel: Mackerel Pâté on Toast',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'tuna-salad-sandwich mushrooms-on-toast dip',
    beside: 'green-salad pickled-beets',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack, Main Dish',
    meals: 'Lunch, Snack, Breakfast',
    methods: 'Raw/No Cook',
    equipment: 'Toaster',
    serves: 4,
    salt: 0,
    list: `
      protein smoked-mackerel|canned-mackerel 260
      creamy cream-cheese|vegan-cream-cheese 130 at room temperature
      creamy creme-fraiche|sour-cream|vegan-sour-cream 50
      sauce horseradish 14
      acid lemon-juice 20
      herb chives 8 snipped
      vegetable cucumber 120 thinly sliced
      bread bread=sourdough_bread/bread|gf-bread 240 thickly sliced
      pepper pepper 1
    `,
    steps: `
      4 Pull any skin off {smoked-mackerel}, feel the flesh for bones with a fingertip and break it into flakes.
      4 Beat {cream-cheese, creme-fraiche, horseradish, lemon-juice, pepper} smooth with a fork. Work in half of the fish until nearly smooth, then fold in the rest and {most chives}, leaving flakes.
      3 Toast {bread}, spread it thickly with the mixture and top with {cucumber, chives}.
    `,
    face: 'Flaked mackerel and soft cheese sharpened with lemon and horseradish, thick on hot toast',
    why: 'Half of the fish is beaten in for flavor and half is left in flakes, so that it never turns to paste',
  },
  'green-pea-soup': {
    names:
      'pea and mint soup, green pea soup, fresh pea soup, frozen pea soup, minted pea soup, minty pea soup, spring pea soup, sweet pea soup, leftover pea soup, pea & mint soup, creamy pea soup, cream of pea soup, garden pea soup, pea and leek soup, pea mint soup, chilled pea soup, soup with frozen peas',
    title: 'Green Pea and Mint Soup',
    family: 'farmhouse',
    cuisine: 'British, French',
    near: 'split-pea-soup broccoli-stilton-soup blended-soup',
    beside: 'ham-and-cheese-sandwich',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish, Appetizer',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    serves: 4,
    salt: 0.26,
    list: `
      fat butter|vegan-butter|olive-oil 35
      vegetable leek 180 white and pale green parts, thinly sliced
      aromatic garlic 6
      vegetable potato 180 peeled and diced small
      stock veg-stock|chicken-stock 900
      vegetable peas 750
      herb mint 14
      creamy creme-fraiche|sour-cream|vegan-sour-cream 70
      acid lemon-juice 14
      bread crusty-rolls|gf-bread 260
      salt
      pepper pepper 0.8
    `,
    steps: `
      8 Melt {butter} in {@pot} over medium-low heat and cook {leek} until soft but not brown, 6 minutes. Add {garlic} for 1 minute.
      2+12 Add {potato, veg-stock}, bring to a boil and simmer until a piece crushes against the pot, 12 minutes.
      1+3 Tip in {peas}, bring back to a boil and cook until just tender and still bright, 3 minutes.
      5 Off the heat, add {most mint} and blend until smooth, holding a towel over the lid, which steam may lift. Return to the pot with {1/2 creme-fraiche, lemon-juice, pepper, salt} and reheat without boiling.
      1 Swirl in {creme-fraiche}, top with {mint} and serve with {crusty-rolls}.
    `,
    face: 'Bright green and velvety, with mint blended in and a spoonful of cream on top',
    why: 'The peas boil for three minutes only, so that they keep the color and the sweetness they were frozen with',
  },
  'sausage-and-apple-traybake': {
    names:
      'sausage and apple traybake, sausage and apple tray bake, pork sausage traybake, british sausage traybake, sheet pan sausage and apples, sheet pan sausage and apple, sausage apple and potato traybake, honey mustard sausage traybake, honey mustard sausages, honey mustard sausage tray bake, cumberland sausage traybake, sausage and red onion traybake, sausage and root vegetable traybake, pork sausage and apple traybake, roast sausages and potatoes, oven baked sausages and potatoes',
    title: 'Sausage and Apple Sheet-Pan Supper',
    titles: 'vegan-sausage: Vegan Sausage and Apple Sheet-Pan Supper',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'sheet-pan-sausage-and-vegetables bangers-and-mash sausage-casserole traybake',
    beside: 'green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.3,
    list: `
      vegetable potato 600 scrubbed and cut into 1-inch pieces
      vegetable carrot 250 cut into 2-inch sticks
      fat olive-oil 30
      protein bratwurst=fresh_pork_sausages/sausages|vegan-sausage 420 left whole
      vegetable red-onion 220 cut into thick wedges
      fruit apple 250 cored and cut into thick wedges
      herb sage 5 leaves left whole
      sauce dijon 24
      sweetener honey|maple 21
      acid cider-vinegar 10
      salt
      pepper pepper 1
    `,
    steps: `
      5+20 Heat the oven to 425°F (220°C). Toss {potato, carrot} with {1/2 olive-oil, salt} on {@sheet-pans} and roast for 20 minutes.
      4+20 Turn the vegetables. Add {bratwurst, red-onion}, moistened with {olive-oil, pepper}, and roast until the sausages have taken some color, 20 minutes.
      4+13 Stir {dijon, honey, cider-vinegar} together. Turn the sausages, tuck in {apple, sage} and spoon the glaze over the pan. Roast until everything is sticky and brown, the apples are soft and the sausages are 160°F (71°C) in the middle, 12 to 14 minutes.
      1+2 Let it stand for 2 minutes and scrape the glaze from the pan over the plates.
    `,
    face: 'Sausages, potatoes and carrots roasted brown with wedges of apple, red onion and sage in a mustard glaze',
    why: 'Apples go in for the last quarter of an hour only, so that they soften without falling to sauce',
  },
}
