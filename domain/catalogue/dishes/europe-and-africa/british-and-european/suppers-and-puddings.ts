import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Suppers of ham, sausage and mackerel, a crumble and a steamed pudding. */
export const suppersAndPuddings: DishEntries = {
  'ham-and-pea-pasta': {
    names:
      'ham and pea pasta, gammon and pea pasta, leftover ham pasta, leftover gammon pasta, ham pasta, gammon pasta, creamy ham and pea pasta, creamy ham pasta, pasta with ham and peas, ham and peas pasta, ham pea pasta, leftover ham and pea pasta, creme fraiche pasta with ham, ham and creme fraiche pasta, pasta with ham and creme fraiche, pea and ham pasta, ham & pea pasta, christmas ham pasta, easter ham pasta, pasta with leftover ham, creamy gammon pasta, ham and pee pasta',
    title: 'Ham and Pea Pasta with Crème Fraîche',
    titles: 'sour-cream: Ham and Pea Pasta with Sour Cream\nvegan-sour-cream: Creamy Ham and Pea Pasta',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'carbonara fettuccine-alfredo pasta',
    beside: 'green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      starch penne|gf-pasta 360
      protein ham 260 cut into 1/2-inch dice
      fat butter|vegan-butter 20
      aromatic shallot 60 finely chopped
      aromatic garlic 6 finely chopped
      vegetable peas 220
      creamy creme-fraiche|sour-cream|vegan-sour-cream 170
      sauce dijon 15
      sweet-spice lemon-zest 3
      acid lemon-juice 12
      cheese parmesan 35? finely grated
      herb parsley 8 chopped
      salt
      pepper pepper 1
    `,
    steps: `
      2+11~ Boil {penne} in a large pot of salted water until just tender, 10 to 11 minutes. For the last 2 minutes add {peas}. Save a cup of the water and drain.
      4 Meanwhile, soften {shallot} in {butter} in {@skillet} over medium heat, 3 minutes.
      5 Add {ham} and let it brown at the edges, 4 minutes, then stir in {garlic} for 30 seconds.
      2 Lower the heat. Stir in {creme-fraiche, dijon, lemon-zest, pepper} with half a cup of the pasta water until smooth and hot.
      3 Toss in {=penne, =peas}[ with {parmesan}], adding more of the water until the sauce coats them. Finish with {lemon-juice, parsley} and as much of {salt} as the ham leaves room for.
    `,
    face: 'Short pasta with browned ham and sweet peas in a light, lemony cream',
    why: 'A little of the pasta water turns the thick cream into a sauce that clings, and lemon and mustard hold their own against the ham',
  },
  'kielbasa-cabbage-noodles': {
    names:
      'kielbasa cabbage and noodles, kielbasa cabbage and egg noodles, kielbasa and noodles, kielbasa and egg noodles, kielbasa cabbage noodles, haluski with kielbasa, kielbasa haluski, haluski with sausage, cabbage noodles and kielbasa, cabbage and noodles with kielbasa, cabbage and noodles with sausage, sausage cabbage and noodles, smoked sausage cabbage and noodles, smoked sausage and egg noodles, polish sausage cabbage and noodles, polish sausage and noodles, kielbasa noodle skillet, noodles with kielbasa and cabbage, halushki with kielbasa, keilbasa cabbage and noodles, kielbasa and cabbage with noodles',
    title: 'Kielbasa, Cabbage and Egg Noodles',
    titles: 'vegan-sausage: Vegan Sausage, Cabbage and Noodles',
    family: 'pennsylvanian',
    cuisine: 'Eastern European, American',
    near: 'haluski kielbasa-and-cabbage bratwurst-and-sauerkraut',
    beside: 'cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.35,
    list: `
      starch egg-noodles|gf-pasta 260
      protein kielbasa|vegan-sausage 340 sliced into 1/4-inch coins
      fat butter|vegan-butter 50
      vegetable onion 220 sliced
      vegetable cabbage 700 cored and cut into 1/2-inch ribbons
      aromatic garlic 8 finely chopped
      ground-spice caraway 2?
      ground-spice sweet-paprika 3
      acid cider-vinegar 18
      sauce dijon 18
      herb parsley 8? chopped
      salt
      pepper pepper 1
    `,
    steps: `
      7 Brown {kielbasa} in {1/3 butter} in {@pot} over medium-high heat, turning the pieces once, 6 minutes. Lift them out and leave the fat.
      6 Melt {butter} in the pot over medium heat. Cook {onion} with {1/3 salt} until they start to color, 5 minutes. Stir in {garlic, sweet-paprika, caraway}.
      4+12~ Pile in {cabbage}, turn it over in the butter and cover. Cook, stirring twice, until it has collapsed, 8 minutes; then uncover and let it brown in places, 4 minutes.
      2+8 Meanwhile, boil {egg-noodles} in salted water until just tender, 6 to 8 minutes. Keep back a cup of the water and drain.
      3 Whisk {cider-vinegar, dijon} with half a cup of the water. Toss the noodles, {=kielbasa} and that dressing into the cabbage over the heat with {pepper, salt} until all of it shines. [Scatter with {parsley}.]
    `,
    face: 'Smoked sausage, buttery noodles and cabbage browned at the edges, woken up with vinegar and mustard',
    why: 'Onion and cabbage cook in what the sausage leaves in the pot, and so the noodles taste of it to the last strand',
  },
  'mackerel-potato-salad': {
    names:
      'mackerel and potato salad, mackerel potato salad, mackerel capers potatoes, mackerel and new potato salad, mackerel salad, mackerel with potatoes and capers, mackerel and caper potato salad, mackerel with potato salad, mackerel with new potatoes, mackerel new potatoes and capers, pan fried mackerel with potato salad, grilled mackerel with potato salad, fresh mackerel salad, mackerel fillets with new potatoes, mackeral and potato salad, mackeral potato salad, mackeral salad, makerel salad',
    title: 'Pan-Fried Mackerel with New Potato and Caper Salad',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'salmon-potato-salad salad-nicoise german-potato-salad',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Main Dish, Salad',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Fried',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable baby-potatoes=small_new_potatoes/potatoes 720 halved
      acid lemon-juice 32
      aromatic shallot 40 thinly sliced
      sauce dijon 14
      fat olive-oil 50
      brine capers 32 drained
      herb parsley 15 coarsely chopped
      protein mackerel 480 patted dry
      green arugula|watercress 60
      salt
      pepper pepper 1.2
    `,
    steps: `
      2+16~ Put {baby-potatoes} into cold salted water, bring to a boil and simmer until a knife slides in, 14 to 16 minutes. Drain and let them steam dry.
      4 Meanwhile, stir {shallot} with {lemon-juice, 1/3 salt} in a large bowl and leave until it turns pink. Whisk in {dijon, most olive-oil, 1/2 pepper}.
      1+8 Turn the hot potatoes in the dressing and leave for 8 minutes, until they have soaked up most of it. Stir in {capers, parsley}.
      7 Meanwhile, season {mackerel} with {pepper, salt}. Heat {olive-oil} in {@skillet} over medium-high heat and lay in the fillets skin side down, pressing them flat for a few seconds. Fry until the skin is crisp, 4 minutes. Turn and cook until they flake at 145°F (63°C), 1 to 2 minutes.
      2 Fold {arugula} into the potatoes, pile them on plates and lay the hot fillets on top, skin side up.
    `,
    face: 'Crisp-skinned fillets over warm new potatoes in a sharp mustard dressing full of capers',
    why: 'Mackerel is so rich that its potatoes want no mayonnaise, only lemon, mustard and capers to cut through it',
  },
  'rhubarb-ginger-crumble': {
    names:
      'rhubarb and ginger crumble, rhubarb ginger crumble, ginger rhubarb crumble, rhubarb ginger oat crumble, rhubarb oat crumble, rhubarb crumble with oats, rhubarb and oat crumble, rhubarb ginger crisp, rhubarb and ginger crisp, ginger rhubarb crisp, rhubarb oat crisp, rhubarb crisp with oats, rhubarb crumble with ginger, plain rhubarb crumble, rhubarb crumble without strawberries, oaty rhubarb crumble, rubarb crumble, rhubard crumble, rubarb and ginger crumble',
    title: 'Rhubarb and Ginger Oat Crumble',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'rhubarb-crumble apple-crumble crumble',
    weight: 3,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 6,
    sweet: true,
    list: `
      fruit rhubarb 800 cut into 1-inch pieces
      sweetener sugar 130
      thickener cornstarch 14
      aromatic ginger 14 finely grated
      sweet-spice orange-zest 3?
      flour flour|gf-flour 130
      oats oats|gf-oats 100
      second-sweetener brown-sugar 80
      sweet-spice ground-ginger 4
      seasoning salt 1.5
      fat butter|vegan-butter 115 cold and cubed
    `,
    steps: `
      4 Heat the oven to 375°F (190°C). Toss {rhubarb} with {sugar, cornstarch, ginger, orange-zest} in {@baking-dish}.
      6 Rub {butter} into {flour, ground-ginger, salt} until it looks like coarse meal. Mix in {oats, brown-sugar} and squeeze some of it into lumps.
      1+40 Scatter it over the fruit without pressing. Bake until the top is deep gold and the juice bubbles thickly at the edges, 38 to 42 minutes.
      1+15 Let it settle for 15 minutes before you serve it.
    `,
    face: 'Sharp, soft rhubarb warmed with ginger under a crunchy top of oats and brown sugar',
    why: 'Fresh ginger goes with the fruit and ground ginger into the crumbs, so both halves taste of it',
  },
  'syrup-sponge-and-custard': {
    names:
      'syrup sponge and custard, sponge and custard, steamed sponge with custard, sponge pudding with custard, sponge pudding and custard, pudding and custard, syrup sponge pudding, golden syrup sponge, golden syrup sponge pudding, steamed syrup sponge, steamed syrup pudding, syrup sponge, syrup pudding, sponge pudding, steamed sponge, steamed sponge pudding, steamed sponge and custard, steamed pudding and custard, golden syrup pudding, spunge and custard',
    title: 'Steamed Syrup Sponge with Custard',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'sticky-toffee-pudding spotted-dick treacle-tart',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Steamed',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    batch: true,
    sweet: true,
    list: `
      syrup corn-syrup=golden_syrup 150
      fat butter|vegan-butter 120 softened
      sweetener sugar 160
      egg egg 100
      flour flour|gf-flour 150
      leavener baking-powder 8
      seasoning salt 1.2
      sweet-spice lemon-zest 3
      liquid milk|soy-milk|oat-milk 440
      creamy cream|soy-cream|oat-cream 100
      second-egg egg-yolk 54
      thickener cornstarch 14
      sweet-spice vanilla 6
    `,
    steps: `
      3 Grease {@tin 5-cup pudding basin} and pour {1/2 corn-syrup} into the bottom.
      6 Beat {butter} with {most sugar, lemon-zest} until pale, 4 minutes. Beat in {egg}, one at a time. Fold in {flour, baking-powder, salt}, then 2 tablespoons of {=milk}, to a batter that drops from the spoon.
      4 Spoon it over the syrup. Cover with parchment and foil, pleated across the middle, and tie it with string.
      4+90~ Stand it on a saucer in a deep pot with boiling water halfway up the sides. Cover and steam for 1 1/2 hours, topping up the water, until a skewer comes out clean.
      5 Toward the end, heat {milk, cream} in a saucepan until steaming. Whisk {egg-yolk, sugar, cornstarch} in a bowl and pour the hot milk onto it in a thin stream, whisking.
      7 Return it to the pan and stir over medium-low heat until it coats the spoon thickly, at 180°F (82°C), about 6 minutes. Off the heat, stir in {vanilla}.
      3 Run a knife around the sponge and turn it out onto a deep plate. Warm {corn-syrup}, pour it over and serve with the hot custard.
    `,
    face: 'A steamed sponge with golden syrup running down its sides, in a pool of warm custard',
    why: 'The syrup lies under the batter as it steams, so it is on top when the basin is turned over',
  },
  'ham-egg-and-chips': {
    names:
      'ham egg and chips, gammon egg and chips, gammon and chips, ham and eggs with chips, gammon steak egg and chips, ham eggs and chips, gammon steak and chips, gammon and egg, ham steak and eggs with fries',
    title: 'Ham and Eggs with Chips',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'steak-and-eggs bacon-and-eggs quick-skillet',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Roasted',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.15,
    list: `
      vegetable russet-potato 900 cut into 1/2-inch sticks
      fat neutral-oil 55
      protein ham=thick_ham_steaks/ham 560 cut into one piece for each plate
      egg egg 200
      vegetable peas 250
      fat butter|vegan-butter 12
      acid malt-vinegar|cider-vinegar 15
      salt
      pepper pepper 0.5
    `,
    steps: `
      6+35~ Heat the oven to 425°F (220°C). Rinse {russet-potato}, dry very well and toss with {1/2 neutral-oil, 1/2 salt} on {@sheet-pans}. Roast, turning once, until brown and crisp, 35 minutes.
      8 Toward the end of that time, heat {neutral-oil} in a large skillet over medium-high heat. Fry {ham} until brown and hot through, 3 minutes a side, and keep warm in the oven.
      5 Lower the heat to medium and break {egg} into the skillet. Fry until the whites are set and the yolks as you like them, 3 to 4 minutes.
      4 Boil {peas} for 3 minutes, drain and toss with {butter, pepper, salt}.
      2 Divide the ham, eggs, peas and chips among plates and shake {malt-vinegar} over the chips.
    `,
    face: 'Thick ham, fried eggs, crisp chips and peas: a pub plate at home',
    why: 'The chips roast while the rest is fried, so it all comes to the table hot',
  },
}
