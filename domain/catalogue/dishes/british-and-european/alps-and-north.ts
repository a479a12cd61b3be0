import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Cheese, schnitzel and sweet plates of Germany, Austria, the Alps, Scandinavia and the French pâtisserie. */
export const alpsAndNorth: DishEntries = {
  kasespatzle: {
    names:
      'kasespatzle, käsespätzle, kaesespaetzle, kasespaetzle, käsespaetzle, kase spatzle, käse spätzle, kasspatzle, cheese spaetzle, cheese spatzle, cheese spätzle, cheesy spaetzle, german cheese spaetzle, spaetzle with cheese, spaetzle with cheese and onions, spaetzle and cheese',
    title: 'Käsespätzle (Cheese Spaetzle)',
    family: 'alsatian',
    cuisine: 'German',
    near: 'spaetzle baked-mac-and-cheese gratin',
    weight: 2,
    level: 2,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.55,
    list: `
      flour flour 320
      egg egg 200
      liquid milk 160
      ground-spice nutmeg 0.6
      vegetable onion 400 thinly sliced
      fat butter 50
      cheese gruyere|cheddar 150
      cheese swiss 110
      pepper pepper 1
      herb chives 8?
      salt
    `,
    steps: `
      4+15~ Stir {flour} with {egg, milk, nutmeg, 1/2 salt} and beat it with a wooden spoon until elastic, so that it drops from the spoon in slow, heavy strands, 3 minutes. Let it rest for 15 minutes.
      21 Meanwhile, cook {onion, salt} in {most butter} in {@skillet} over medium heat, stirring often, until soft and deep golden, 20 minutes.
      3 Heat the oven to 375°F (190°C). Smear {@baking-dish} with {butter}. Mix {gruyere, swiss, pepper} in a bowl.
      16 Bring a wide pot of salted water to a boil. Press the batter into it through a spaetzle maker or a colander with large holes, a quarter at a time. Scoop the spaetzle out when they have floated for 1 minute, shake off the water and layer them in the dish with the cheese, ending with cheese.
      1+10 Bake until the cheese has melted and pulls in strings, 8 to 10 minutes.
      1 Heap {=onion} on top[, sprinkle with {chives}] and serve from the dish.
    `,
    face: 'Tender homemade egg dumplings layered with melted cheese under a heap of golden onions',
    why: 'They go straight from the pot to the dish, so the cheese begins to melt between them before the oven does the rest',
  },
  'apple-strudel': {
    names:
      'apple strudel, apfelstrudel, strudel, viennese apple strudel, austrian apple strudel, german apple strudel, apple strudel with phyllo, phyllo apple strudel, filo apple strudel, apple strudel with filo, apfel strudel, apple strudle, apple streudel, apple strudal',
    title: 'Apple Strudel',
    family: 'pennsylvanian',
    cuisine: 'Austrian',
    near: 'apple-turnovers apple-pie galette',
    weight: 3,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 110 melted
      crunch breadcrumbs 60
      fruit apple 1000 peeled, cored and thinly sliced
      acid lemon 20
      fruit raisins 70
      sweetener sugar 90
      sweet-spice cinnamon 4
      seasoning salt 1
      nut walnuts 50? chopped
      bread phyllo=phyllo_dough/phyllo 228 thawed
      starch powdered-sugar 15
    `,
    steps: `
      5 Stir {breadcrumbs} with {1/3 butter} in a skillet over medium heat until they are golden and smell toasted, 4 minutes.
      5 Heat the oven to 375°F (190°C) and line {@tin large rimmed sheet pan} with parchment. Toss {apple} with {lemon, raisins, walnuts, sugar, cinnamon, salt}.
      16 Make {@count 820 strudel strudels}. For each, layer its share of {phyllo} on a dry towel in a rectangle of about 12 by 16 inches, brushing every sheet with some of {butter}. Scatter its share of the crumbs over the top sheet, leaving a bare border of 2 inches, and pile the apples in a log along the nearer long side, without their juice. Fold in the ends and roll it up with the help of the towel. Set it on the pan, seam down, and brush the top too.
      1+38 Bake until crisp and well browned, and a skewer meets no resistance in the middle, 35 to 40 minutes.
      2+20 Let cool for 20 minutes, so that it can be cut. Dust with {powdered-sugar} and slice with a serrated knife.
    `,
    face: 'Thin apple slices with raisins and cinnamon, rolled up in crackling layers of phyllo',
    why: 'Buttered crumbs lie between the fruit and the pastry and drink up the juice, so the bottom stays crisp',
  },
  kaiserschmarrn: {
    names:
      'kaiserschmarrn, kaiserschmarren, kaiserschmarn, kaiserschmaren, kaiser schmarrn, austrian torn pancake, austrian torn pancakes, torn pancake, torn pancakes, austrian shredded pancake, austrian shredded pancakes, shredded pancakes, austrian pancakes, german torn pancakes, emperors pancake',
    title: 'Kaiserschmarrn (Austrian Torn Pancake)',
    family: 'pennsylvanian',
    cuisine: 'Austrian',
    near: 'dutch-baby pancakes crepes',
    weight: 2,
    level: 2,
    types: 'Dessert, Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    sweet: true,
    list: `
      fruit raisins 60
      wine spirits=dark_rum/rum|apple-juice 30
      flour flour|gf-flour 200
      creamy milk|oat-milk|soy-milk 320
      egg egg 250 separated
      sweet-spice vanilla 4
      sweet-spice lemon-zest 3
      seasoning salt 1.5
      sweetener sugar 50
      fat butter|vegan-butter 60
      sweetener powdered-sugar 20
      body applesauce 300
    `,
    steps: `
      1+20~ Pour {spirits} over {raisins} and leave them to swell for 20 minutes.
      4 Meanwhile, whisk {flour, salt} with {milk} until smooth. Whisk in the yolks of {egg}, then {vanilla, lemon-zest}.
      5 Whip the whites with {1/2 sugar} to soft peaks, 3 minutes. Fold them into the batter in two additions.
      20 Cook the batter in {@skillet}, in batches, each of them enough for two. Melt some of {=butter} over medium heat, pour in the batter 3/4 inch deep and scatter {=raisins} over it. Cover and cook until brown below and nearly set on top, 5 to 6 minutes. Cut it in quarters, turn them over and cook until 160°F (71°C) in the middle, 3 to 4 minutes.
      5 Tear everything into bite-size pieces with two forks. Add the rest of {butter} and {sugar}, and toss over medium-high heat until the pieces are glazed and browned at the edges, 3 minutes.
      1 Dust with {powdered-sugar} and set it on the table in the pan, with {applesauce} beside it.
    `,
    face: 'A thick, airy pancake torn into pieces and browned in butter and sugar, with raisins and applesauce',
    why: 'Whipped whites make it rise like a soufflé, and tearing gives every piece a crisp edge',
  },
  'beef-rouladen': {
    names:
      'beef rouladen, rouladen, german rouladen, german beef rouladen, rinderrouladen, rinderroulade, rindsrouladen, beef roulade, beef roulades, german beef roulade, german beef rolls, german beef rolls with bacon and pickles, beef rolls with bacon and pickles, beef rolls with mustard and pickles, roladen, beef roladen',
    title: 'Beef Rouladen',
    family: 'pennsylvanian',
    cuisine: 'German',
    near: 'sauerbraten beef-goulash braise',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      protein beef-round=beef_top_round/beef 720 cut into wide slices and pounded 1/4 inch thick
      sauce dijon 32
      protein bacon|turkey-bacon 110 left in slices
      vegetable onion 300 thinly sliced
      brine pickles 130 cut into thick sticks
      fat neutral-oil 28
      vegetable carrot 120 finely diced
      vegetable celery 80 finely diced
      body tomato-paste 20
      wine red-wine 150
      stock beef-stock 480
      whole-spice bay 0.4
      vegetable baby-potatoes 700 halved
      thickener cornstarch 12
      herb parsley 6?
      pepper pepper 1
      salt
    `,
    steps: `
      14 Lay out {beef-round}, season with {pepper, 1/2 salt} and spread with {dijon}. Cover with {bacon}, cut to fit, and set {1/2 onion} and {pickles} along one short end. Fold in the long sides, roll up tightly and tie with kitchen string.
      10 Brown the rolls on every side in {neutral-oil} in {@pot} over medium-high heat, in batches, 9 minutes in all. Lift them out.
      9 Lower the heat to medium. Cook {onion, carrot, celery} until brown at the edges, 6 minutes, then stir in {tomato-paste} for 1 minute. Pour in {red-wine}, scrape the bottom clean and boil for 1 minute.
      2+90~ Put {=beef-round} back in the pot with {beef-stock, bay}. Cover and simmer over low heat, turning the rolls once, until a fork slips in with no resistance, 1 1/2 hours.
      2+18~ Toward the end, boil {baby-potatoes} in salted water until tender, 15 to 18 minutes, and drain.
      4 Lift out {=beef-round} and take off the string. Stir {cornstarch} into {water 30}, whisk it into the simmering sauce and cook until it shines, 2 minutes. Season with {salt}.
      1 Serve the rolls under plenty of sauce, with {=baby-potatoes}[ and {parsley}].
    `,
    face: 'Thin slices of beef rolled around bacon, pickles and mustard, braised until the sauce is dark and glossy',
    why: 'Mustard and pickles season the meat from the middle and cut the richness of the bacon',
  },
  currywurst: {
    names:
      'currywurst, german currywurst, berlin currywurst, curry wurst, currywurst with fries, currywurst and fries, currywurst pommes, german curry sausage, curry sausage, bratwurst with curry ketchup, sausage with curry ketchup, currie wurst',
    title: 'Currywurst',
    family: 'pennsylvanian',
    cuisine: 'German',
    near: 'bratwurst-and-sauerkraut bangers-and-mash quick-skillet',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch, Late Night',
    methods: 'Fried, Roasted',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      vegetable russet-potato 850 scrubbed and cut into 1/2-inch sticks
      fat neutral-oil 42
      vegetable onion 120 finely chopped
      ground-spice curry-powder 12
      ground-spice sweet-paprika 4
      chile cayenne 0.4?
      body tomato-paste 20
      sauce ketchup 240
      sauce worcestershire|soy-sauce|tamari 10
      acid cider-vinegar 15
      sweetener brown-sugar 8
      protein bratwurst 500 left whole
      salt
    `,
    steps: `
      4+38~ Heat the oven to 425°F (220°C). Toss {russet-potato} with {1/2 neutral-oil, salt} on {@sheet-pans}. Spread out in one layer and roast, turning once, until crisp and brown, 35 to 40 minutes.
      7 Meanwhile, soften {onion} in {neutral-oil} in a saucepan over medium heat, 5 minutes. Stir in {most curry-powder, sweet-paprika, cayenne} and cook for 30 seconds.
      2+10~ Add {tomato-paste, ketchup, worcestershire, cider-vinegar, brown-sugar, water 120}. Simmer over low heat until the sauce coats a spoon, 10 minutes.
      14 Fry {bratwurst} in {@skillet} over medium heat, turning often, until deep brown and 160°F (71°C) in the middle, 12 to 14 minutes.
      2 Cut {=bratwurst} into thick slices, pour the sauce over and dust with {curry-powder}. Serve at once with {=russet-potato}.
    `,
    face: 'Browned bratwurst cut in thick slices under a warm, tangy curry ketchup, with crisp sticks of potato',
    why: 'Most of the curry powder cooks in the sauce for depth, and the last of it goes on raw for its scent',
  },
  'jager-schnitzel': {
    names:
      "jager schnitzel, jagerschnitzel, jägerschnitzel, jaegerschnitzel, jaeger schnitzel, jäger schnitzel, hunter schnitzel, hunters schnitzel, hunter's schnitzel, german hunter schnitzel, schnitzel with mushroom gravy, schnitzel with mushroom sauce, pork schnitzel with mushroom gravy, german schnitzel with mushroom gravy, schnitzel with mushrooms",
    title: 'Jägerschnitzel (Schnitzel with Mushroom Gravy)',
    family: 'pennsylvanian',
    cuisine: 'German',
    near: 'schnitzel salisbury-steak breaded-cutlet',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      protein pork-chops 560 pounded 1/4 inch thick
      flour flour|gf-flour 60
      egg egg 100 beaten
      crunch breadcrumbs|gf-breadcrumbs 90
      protein bacon 56 diced
      vegetable mushrooms 350 sliced
      aromatic onion 110 finely chopped
      stock beef-stock 360
      creamy cream|soy-cream|oat-cream 90
      ground-spice dried-thyme 0.6
      starch egg-noodles|gf-pasta 200
      fat neutral-oil 50
      herb parsley 8?
      pepper pepper 0.8
      salt
    `,
    steps: `
      13 Cook {bacon} in {@skillet} over medium heat until its fat runs, 4 minutes. Add {mushrooms, onion}, raise the heat to medium-high and cook until the juices are gone and they brown, 8 minutes.
      3 Stir in {1/3 flour} for 1 minute, then {beef-stock}, a splash at a time, until smooth.
      2+6~ Add {cream, dried-thyme, 1/2 salt} and simmer over low heat until the gravy coats a spoon, 6 minutes. Keep it warm.
      8 Meanwhile, season {pork-chops} with {pepper, salt}. Turn them in {flour}, dip them in {egg} and coat with {breadcrumbs}, patting only lightly.
      2+8~ Cook {egg-noodles} in boiling salted water for 7 to 8 minutes, until tender, and drain.
      11 Heat {neutral-oil} in a second large skillet over medium-high heat to 350°F (175°C). Fry {=pork-chops}, two at a time, until golden and 145°F (63°C) in the middle, 2 to 3 minutes a side. Drain them on a rack.
      1 Serve on {=egg-noodles} with the gravy poured beside the crust, not over it. [Sprinkle with {parsley}.]
    `,
    face: 'Crisp pork schnitzel with a creamy gravy of browned mushrooms and bacon',
    why: 'The mushrooms brown before any stock goes in, so the gravy is full of their flavor',
  },
  tartiflette: {
    names:
      'tartiflette, tartiflete, tartiflette savoyarde, tartiflette with brie, french potato and bacon gratin, potato bacon and brie bake, potatoes with bacon and brie, brie and potato bake, potato and brie gratin, french alps potato gratin, french ski lodge potatoes',
    title: 'Tartiflette',
    family: 'bistro',
    near: 'potato-gratin scalloped-potatoes gratin',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable potato 1000 scrubbed
      protein bacon|turkey-bacon 170 cut into 1/2-inch pieces
      vegetable onion 250 thinly sliced
      wine white-wine 120
      creamy creme-fraiche|sour-cream 120
      aromatic garlic 4 halved
      fat butter 14
      cheese brie=Brie 320 cut into 1/2-inch slices, rind left on
      pepper pepper 0.8
      salt
    `,
    steps: `
      2+20~ Cover {potato} with cold salted water, bring to a boil and simmer until a knife just goes through, 18 to 20 minutes.
      15 Meanwhile, cook {bacon} in {@skillet} over medium heat until it begins to brown, 6 minutes. Add {onion, pepper, salt} and cook until soft and golden, 8 minutes.
      4 Pour in {white-wine} and boil until nearly dry, 3 minutes. Take the pan off the heat and stir in {creme-fraiche}.
      6 Heat the oven to 400°F (200°C). Rub {@baking-dish} with {garlic, butter}. Drain {=potato} and cut into thick slices.
      3 Layer the slices in the dish with the bacon and onions, in two rounds. Lay {brie} over the top, rind side up.
      1+23 Bake until the cheese has run down between the slices and browned in places, 20 to 25 minutes.
      1+5 Let it settle for 5 minutes.
    `,
    face: 'Potatoes, bacon and golden onions baked under slices of Brie, in the manner of the French Alps',
    why: 'The rind stays on and faces up, so it crisps while the soft inside sinks into the potatoes',
  },
  'cheese-fondue': {
    names:
      'cheese fondue, fondue, swiss fondue, swiss cheese fondue, classic cheese fondue, gruyere fondue, gruyère fondue, traditional swiss fondue, white wine cheese fondue, fondue neuchateloise, fondue savoyarde, moitie moitie fondue, fondu, cheese fondu, cheese foundue, gruyere and emmental fondue',
    title: 'Cheese Fondue',
    family: 'alsatian',
    cuisine: 'Swiss, French',
    near: 'welsh-rarebit queso-dip baked-cheese',
    weight: 3,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Late Night',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0,
    list: `
      cheese gruyere=Gruyère|fontina 260 coarsely grated
      cheese swiss=Emmental 230 coarsely grated
      thickener cornstarch 14
      aromatic garlic 5 halved
      wine white-wine 300
      acid lemon 10
      wine spirits=kirsch 28?
      ground-spice nutmeg 0.4
      pepper white-pepper|pepper 0.4
      bread bread=baguette/bread|gf-bread 360 cut into 1-inch cubes
      fruit apple 250? cut into 1-inch pieces
    `,
    steps: `
      3 Toss {gruyere, swiss} with {cornstarch} until every shred is dusted.
      6 Heat {white-wine, lemon} over medium heat in a heavy saucepan[ that you have rubbed with {garlic}] until small bubbles rise, 5 minutes: it should simmer and not boil.
      9 Stir in the cheese by the handful, in a zigzag and not in circles, waiting until each has melted before the next goes in, 8 minutes in all.
      2 Add {spirits, nutmeg, white-pepper} and stir until it bubbles lazily and is perfectly smooth, 1 minute.
      1 Keep it warm over a small flame at the table. Spear {bread}[ and {apple}] on long forks and stir to the bottom with every dip.
    `,
    face: 'Gruyère and Emmental melted in white wine, to dip bread into at the table',
    why: 'Cornstarch on the shreds and a little lemon in the pot keep it flowing instead of clumping',
  },
  'janssons-temptation': {
    names:
      "janssons temptation, jansson's temptation, jansson temptation, janssons frestelse, jansson's frestelse, jansson frestelse, jansons temptation, swedish potato gratin, swedish potato casserole, swedish potato and anchovy gratin, potato and anchovy gratin, anchovy potato gratin, potato gratin with anchovies, swedish christmas potatoes",
    title: "Jansson's Temptation (Swedish Potato Gratin)",
    family: 'pennsylvanian',
    cuisine: 'Scandinavian',
    near: 'potato-gratin scalloped-potatoes gratin',
    weight: 2,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.3,
    list: `
      vegetable onion 350 thinly sliced
      fat butter|vegan-butter 50
      sweetener sugar 5
      vegetable russet-potato 1100 peeled and cut into thin matchsticks
      brine anchovies 48 drained and chopped
      creamy cream|oat-cream|soy-cream 350
      liquid milk|oat-milk 150
      pepper white-pepper|pepper 0.6
      crunch breadcrumbs|gf-breadcrumbs 25
    `,
    steps: `
      9 Cook {onion} in {1/2 butter} in {@skillet} over medium heat until soft and pale gold, 8 minutes. Stir in {sugar}, which stands in for the sweetness of the Swedish fish.
      6 Heat the oven to 400°F (200°C). Spread half of {russet-potato} in {@baking-dish}, unrinsed: the starch that clings to the sticks thickens the sauce. Cover with the onions and {anchovies}, and lay the other half on top.
      3 Stir {cream, milk, white-pepper} together and pour it over; it should come nearly to the top. Scatter with {breadcrumbs} and dot with {butter}.
      1+55 Bake until a knife slips through and the top is crusty and brown, 50 to 60 minutes. Lay foil over it if it darkens too soon.
      1+10 Let stand for 10 minutes, until the cream has thickened.
    `,
    face: 'Matchsticks of potato baked in cream with soft onions and anchovies under a crust of crumbs',
    why: 'The anchovies melt in the cream and season every bite, so the dish needs no other salt',
  },
  kladdkaka: {
    names:
      'kladdkaka, swedish chocolate cake, swedish sticky chocolate cake, swedish gooey chocolate cake, swedish sticky cake, swedish mud cake, sticky chocolate cake, gooey chocolate cake, kladkaka, kladdkakka, klad kaka, swedish kladdkaka',
    title: 'Kladdkaka (Swedish Chocolate Cake)',
    family: 'pennsylvanian',
    cuisine: 'Scandinavian',
    near: 'flourless-chocolate-cake brownies chocolate-lava-cake',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 115 cubed
      sweetener sugar 250
      body cocoa 35
      sweet-spice vanilla 5
      seasoning salt 1.5
      egg egg 100
      flour flour|gf-flour 90
      creamy cream 200? cold
      starch powdered-sugar 5
    `,
    steps: `
      3 Heat the oven to 350°F (175°C). Grease {@tin 9-inch springform pan} with a little of {=butter} and line the bottom with parchment.
      4 Melt {butter} in a saucepan over low heat. Take it off the heat and stir in {sugar, cocoa, vanilla, salt}.
      3 Stir in {egg}, then {flour}, just until it has disappeared. Do not whip: air would make it rise.
      1+18 Spread it in the pan and bake until the top is set and papery and the middle still wobbles, at 160°F (71°C), 16 to 20 minutes.
      1+60 Cool in the pan for 1 hour. It sinks and turns dense and sticky.
      3 [Whip {cream} to soft peaks.] Dust the cake with {powdered-sugar}[ and serve it with {=cream}].
    `,
    face: 'A flat, dense chocolate cake with a papery top and a middle that sticks to the fork',
    why: 'Nothing makes it rise, and it comes out of the oven early, which is what keeps it gooey',
  },
  lebkuchen: {
    names:
      'lebkuchen, german lebkuchen, lebkuchen cookies, german gingerbread, german gingerbread cookies, nuremberg lebkuchen, nurnberger lebkuchen, nürnberger lebkuchen, elisenlebkuchen, soft lebkuchen, glazed lebkuchen, german christmas cookies, german spice cookies, lebkuken, lebkuchen biscuits',
    title: 'Lebkuchen (German Gingerbread)',
    family: 'pennsylvanian',
    cuisine: 'German',
    near: 'gingerbread-cookies molasses-cookies gingersnaps',
    weight: 2,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 120
      nut almond-flour 150
      nut hazelnuts 150 finely ground
      leavener baking-powder 4
      sweet-spice cinnamon 5
      ground-spice ground-ginger 3
      ground-spice ground-cloves 1
      ground-spice allspice 1
      ground-spice cardamom 1
      seasoning salt 1.5
      egg egg 100
      sweetener brown-sugar 150
      body honey 85
      sweet-spice orange-zest 4
      fruit mixed-dried-fruit=candied_orange_peel/candied_peel 100 finely chopped
      starch powdered-sugar 150
      acid lemon 25
    `,
    steps: `
      3 Mix {flour, almond-flour, hazelnuts, baking-powder, cinnamon, ground-ginger, ground-cloves, allspice, cardamom, salt} in a bowl.
      6 Beat {egg, brown-sugar} until thick and pale, 4 minutes. Beat in {honey, orange-zest}.
      3+60 Stir in the dry mixture and {mixed-dried-fruit} to a sticky dough. Cover and chill for 1 hour.
      9 Line two sheet pans with parchment and heat the oven to 325°F (165°C). With wet hands, roll the dough into {@count 43.8 ball balls}, set them 2 inches apart and press each 1/2 inch thick.
      1+18 Bake until puffed and dry on top but still soft when you press the middle, 16 to 20 minutes.
      6+60 Stir {powdered-sugar} with {lemon} to a thin glaze, brush it over the cookies while they are warm and let it set for 1 hour. In a tin they last for three weeks.
    `,
    face: 'Soft, thick cookies of ground nuts, honey, spice and candied peel under a thin lemon glaze',
    why: 'Nuts do most of the work of flour here, so the cookies grow softer in the tin instead of drying out',
  },
  frikadeller: {
    names:
      'frikadeller, danish meatballs, danish frikadeller, frikadelle, frikadellen, german frikadellen, danish meat patties, german meat patties, buletten, danish pork meatballs, danish pork and veal meatballs, frikadeler, frickadeller, fried danish meatballs',
    title: 'Frikadeller (Danish Meatballs)',
    family: 'pennsylvanian',
    cuisine: 'Scandinavian',
    near: 'swedish-meatballs meatballs meatloaf',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      protein ground-pork 350
      protein ground-veal|ground-beef 250
      egg egg 50
      aromatic onion 120 finely grated
      flour flour|gf-flour 45
      ground-spice allspice 0.8
      pepper pepper 1
      liquid milk|oat-milk 110
      vegetable baby-potatoes 700 halved
      fat butter|vegan-butter 45
      brine pickles 130 sliced
      herb parsley 8?
      salt
    `,
    steps: `
      6+30 Work {ground-pork, ground-veal} with {1/2 salt} until sticky, 2 minutes. Beat in {egg, onion, flour, allspice, pepper}, then {milk}, a little at a time. Chill for 30 minutes.
      2+18~ Boil {baby-potatoes} in salted water until a knife goes in without effort, 15 to 18 minutes.
      24 Meanwhile, melt {1/2 butter} in {@skillet} over medium heat. With a wet spoon, shape the meat into ovals the size of an egg, press them slightly flat and fry them in batches until dark brown and 160°F (71°C) in the middle, 5 to 6 minutes a side.
      3 Drain the potatoes and toss with {butter, parsley, salt}. Serve beside the meatballs, with {pickles}.
    `,
    face: 'Oval meatballs with a dark crust and a light, juicy middle, served with buttered potatoes and pickles',
    why: 'Milk worked in slowly and half an hour of chilling make a mixture that is soft to eat and firm in the pan',
  },
  'crepes-suzette': {
    names:
      'crepes suzette, crêpes suzette, crepe suzette, crêpe suzette, crepes suzettes, crepe suzettes, orange crepes, french orange crepes, crepes with orange sauce, crepes in orange sauce, crepes with orange butter, crepes with orange liqueur, flambeed crepes, flaming crepes, creps suzette',
    title: 'Crêpes Suzette',
    family: 'bistro',
    near: 'crepes cheese-blintzes pancakes',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Breakfast',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    sweet: true,
    list: `
      fat butter|vegan-butter 110
      flour flour|gf-flour 125
      seasoning salt 1
      egg egg 100
      creamy milk|oat-milk|soy-milk 280
      sweetener sugar 90
      sweet-spice orange-zest 6
      liquid orange-juice 180
      acid lemon 15
      wine liqueur=orange_liqueur 45
    `,
    steps: `
      5+30 Melt {1/3 butter}. Whisk {flour, salt} with {egg} to a paste, then whisk in {milk} bit by bit and half of the melted butter. Let it rest for 30 minutes.
      18 Brush an 8-inch skillet with some of the melted butter and set it over medium heat. Cook the crêpes one by one: swirl in 3 tablespoons of batter, wait until the rim is brown, then turn it and let the other side take on a few spots. Stack them on a plate, three for each person.
      7 Rub {sugar, orange-zest} together in {@skillet}. Add {orange-juice, lemon} and boil over medium-high heat to a light syrup, 5 minutes. Whisk in {butter}, a piece at a time.
      5 Lower the heat. Lay a crêpe in the sauce, turn it over, fold it into quarters and push it to the side. Go on with the others.
      2 Take the pan off the burner and pour in {liqueur}. Light it with a long match and stand well back until the flames die, 1 minute, or leave out the match and let it simmer for as long. Serve at once.
    `,
    face: 'Thin pancakes folded in a glossy sauce of orange, butter and orange liqueur',
    why: 'Sugar rubbed with the zest takes up its scent, and butter whisked in at the end binds the syrup to a sauce',
  },
  'french-macarons': {
    names:
      'french macarons, french macaron, macarons, macaron, parisian macarons, almond macarons, macarons with chocolate ganache, chocolate filled macarons, macarons with chocolate filling, macarons parisiens, french macaroons, french macroons, maccarons',
    title: 'French Macarons',
    family: 'bistro',
    near: 'coconut-macaroons profiteroles',
    weight: 3,
    level: 3,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      nut almond-flour 125
      starch powdered-sugar 125
      protein egg-white 99 at room temperature
      leavener cream-of-tartar 0.8
      sweetener sugar 100
      sweet-spice vanilla 3
      creamy cream 110
      fruit dark-chocolate 130 finely chopped
      fat butter 15
    `,
    steps: `
      4 Line two sheet pans with parchment. Sift {almond-flour, powdered-sugar} together twice, pressing the lumps through.
      9 Beat {egg-white} with {cream-of-tartar} until foamy. Beat in {sugar}, a spoonful at a time, and {vanilla}, until it is glossy and stands in stiff points, 7 minutes.
      5 Fold in the almond mixture in three additions. Then press the batter against the side of the bowl and turn it over, again and again, until it falls from the spatula in a thick ribbon that sinks back in 15 seconds.
      8+40 Pipe 48 rounds, 1 1/4 inches across and an inch apart. Rap the pans hard on the counter and prick the bubbles. Let stand for 40 minutes, until a finger touches them without sticking. Heat the oven to 300°F (150°C).
      2+32 Bake one pan at a time, until the tops do not slide when you nudge them, 15 to 17 minutes a pan.
      1+30~ Cool on the pans for 30 minutes, then peel them off the paper.
      4+25 Meanwhile, heat {cream} until it steams and pour it over {dark-chocolate, butter}. Wait for 1 minute, stir until smooth and cool for 25 minutes, until it is thick enough to pipe.
      6 Match the rounds by size, pipe the chocolate on half of them and set the others on top. They taste even better after a night in the refrigerator.
    `,
    face: 'Smooth almond shells, crisp at first and chewy inside, with a soft chocolate filling between',
    why: 'A skin dries on the rounds before they bake, so they lift straight up and grow the little feet they are known for',
  },
  'linzer-torte': {
    names:
      'linzer torte, linzertorte, linzer tort, linzer torta, austrian linzer torte, raspberry linzer torte, hazelnut linzer torte, linzertorte with raspberry jam, linzer jam tart, linzer cake, austrian jam tart, lintzer torte, linzer tourte',
    title: 'Linzer Torte',
    family: 'pennsylvanian',
    cuisine: 'Austrian',
    near: 'linzer-cookies bakewell-tart galette',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 180
      nut hazelnuts 150 finely ground
      sweetener sugar 130
      leavener baking-powder 3
      sweet-spice cinnamon 3
      ground-spice ground-cloves 0.5
      seasoning salt 1.5
      sweet-spice lemon-zest 4
      fat butter|vegan-butter 150 cold and cubed
      egg egg 50 beaten
      body jam=raspberry_jam 300
      starch powdered-sugar 8
    `,
    steps: `
      6 Mix {flour, hazelnuts, sugar, baking-powder, cinnamon, ground-cloves, salt, lemon-zest}. Rub in {butter} until it looks like damp sand, then stir in {most egg}, just until it holds together.
      2+60 Press a third of the dough into one disk and the rest into another. Wrap and chill for 1 hour.
      6 Heat the oven to 350°F (175°C). Press the larger piece over the bottom and up the sides of {@tin 9-inch removable-bottom tart pan}. Beat {jam} with a spoon until it spreads easily and fill the shell with it.
      11 Roll the smaller piece between two sheets of parchment, cut it into 1/2-inch strips and lay them over the top in a lattice. Mend breaks with your fingers: the dough is short and forgives it. Brush with {egg}.
      1+38 Bake until the lattice is deep golden and the jam bubbles, 35 to 40 minutes.
      2+90 Cool in the pan for 1 1/2 hours. Dust the rim with {powdered-sugar}.
    `,
    face: 'A spiced hazelnut crust under raspberry jam and a lattice of the same dough',
    why: 'Ground nuts make a dough so tender that it is pressed into the pan, and a day later the cake is better still',
  },
  smorrebrod: {
    names:
      'smorrebrod, smørrebrød, smorrebroed, smoerrebroed, smorebrod, danish smorrebrod, danish open sandwich, danish open sandwiches, danish open faced sandwich, danish open faced sandwiches, danish open-faced sandwiches, smorrebrod with shrimp and egg, scandinavian open sandwich, scandinavian open sandwiches, nordic open sandwiches, open faced shrimp sandwich, swedish shrimp sandwich, raksmorgas, räksmörgås',
    title: 'Smørrebrød (Danish Open Sandwiches)',
    family: 'pennsylvanian',
    cuisine: 'Scandinavian',
    near: 'bagel-with-lox egg-salad-sandwich sandwich',
    weight: 2,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      egg egg 200
      dressing mayonnaise 60
      sauce dijon 5
      acid lemon 30
      herb dill 10
      bread rye-bread|gf-bread 256
      fat butter|vegan-butter 56 softened
      leaf leaf-lettuce 60 torn to fit
      protein cooked-shrimp 320 patted dry
      raw radish 60 thinly sliced
      pepper pepper 0.6
      salt
    `,
    steps: `
      2+10~ Lower {egg} into a saucepan of boiling water, simmer for 10 minutes and cool in ice water.
      3 Meanwhile, stir {mayonnaise, dijon, 1/2 lemon, 1/2 dill, pepper, salt} together.
      4 Spread {rye-bread} with {butter}, right out to the edges. Cover with {leaf-lettuce}.
      5 Peel {=egg}, slice them and lay them on the lettuce in a row, one slice over the next. Top with the dressing and a heap of {cooked-shrimp}.
      2 Tuck in {radish}, scatter with {dill} and sprinkle with {lemon}. Serve with a knife and fork.
    `,
    face: 'Buttered rye bread with egg, cold shrimp, dill and lemon, eaten with a knife and fork',
    why: 'Butter out to the edge seals the bread, so it stays firm under all that it carries',
  },
  'lobster-thermidor': {
    names:
      'lobster thermidor, thermidor, lobster thermador, lobster thermidore, lobster termidor, lobster tail thermidor, lobster tails thermidor, lobster thermidor tails, homard thermidor, french lobster thermidor, stuffed lobster tails, creamy stuffed lobster tails, lobster gratin',
    title: 'Lobster Thermidor',
    family: 'bistro',
    near: 'lobster-tail lobster-bisque shrimp-scampi',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Steamed, Grilled',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.4,
    list: `
      protein lobster-tail 720 in the shell
      fat butter 50
      aromatic shallot 60 finely chopped
      flour flour|gf-flour 20
      wine dry-sherry|white-wine 60
      creamy cream 150
      liquid milk 150
      egg egg-yolk 34
      sauce dijon 8
      ground-spice cayenne 0.3?
      cheese gruyere|cheddar 80
      herb tarragon|parsley 4 finely chopped
      bread crusty-rolls|gf-bread 240
      salt
    `,
    steps: `
      3+8 Bring an inch of salted water to a boil in {@pot}. Add {lobster-tail}, cover and steam until the shells are red and the flesh is opaque and 145°F (63°C) in the middle, 7 to 8 minutes.
      8 Cool under cold water until you can touch them. Halve lengthwise with a heavy knife or scissors, pull out the flesh and cut it into 3/4-inch pieces. Set the half shells on a rimmed sheet pan.
      8 Melt {butter} in a saucepan over medium heat and soften {shallot}, 2 minutes. Stir in {flour} for 1 minute. Pour in {dry-sherry}, then whisk in {cream, milk} and simmer until thick, 3 minutes.
      4 Beat {egg-yolk, dijon, cayenne} with a ladle of the hot sauce and whisk it back in. Stir over low heat until it reaches 160°F (71°C), 2 minutes. Off the heat, stir in {1/2 gruyere, tarragon, salt}.
      4 Heat the broiler with the rack 6 inches below it. Fold {=lobster-tail} into the sauce, heap it into the shells and sprinkle with {gruyere}.
      1+4 Broil until it bubbles and is brown in spots, 3 to 4 minutes.
      1 Serve in the shells, with {crusty-rolls} for the sauce.
    `,
    face: 'Lobster in a sherry and mustard cream, spooned back into its shells and browned under cheese',
    why: 'Yolks and cheese give the sauce enough body to brown on top before it can run out of the shells',
  },
  pastilla: {
    names:
      "pastilla, moroccan pastilla, chicken pastilla, bastilla, chicken bastilla, bastila, bisteeya, chicken bisteeya, b'stilla, bstilla, bestila, pastela, moroccan chicken pie, moroccan pie, moroccan chicken phyllo pie, chicken phyllo pie, chicken filo pie, chicken and almond pie, moroccan chicken and almond pie",
    title: 'Pastilla (Moroccan Chicken Pie)',
    family: 'moroccan',
    near: 'chicken-tagine spanakopita chicken-pot-pie',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Braised',
    equipment: 'Stovetop, Oven',
    serves: 6,
    batch: true,
    salt: 0.4,
    list: `
      vegetable onion 350 finely chopped
      fat olive-oil 20
      aromatic garlic 6
      ground-spice ground-ginger 3
      ground-spice turmeric 2
      ground-spice saffron 0.2?
      pepper pepper 1
      protein chicken-thigh 800 trimmed
      stock chicken-stock 350
      egg egg 250 beaten
      herb cilantro 20
      herb parsley 20
      nut almonds=slivered_almonds/almonds 130 toasted
      sweetener powdered-sugar 30
      sweet-spice cinnamon 4
      second-fat butter 90 melted
      bread phyllo=phyllo_dough/phyllo 228 thawed
      salt
    `,
    steps: `
      9 Cook {onion} in {olive-oil} in {@pot} over medium heat until soft, 8 minutes. Stir in {garlic, ground-ginger, turmeric, saffron, pepper} for 30 seconds.
      2+30~ Add {chicken-thigh, chicken-stock, 1/2 salt}. Cover and simmer over low heat until it comes apart under a fork and is at least 165°F (74°C), 30 minutes.
      4 Meanwhile, chop {almonds} finely and mix with {1/2 powdered-sugar, 1/2 cinnamon}.
      5 Lift out {=chicken-thigh}, tear it into shreds and mix with {cilantro, parsley}.
      13 Boil down what is in the pot until thick and nearly dry, 8 minutes. Turn the heat to low, pour in {egg} with {salt} and stir until they are softly set in thick curds, 4 minutes.
      1+20 Spread the eggs on a plate and let everything cool for 20 minutes: a hot filling would soften the dough.
      16 Heat the oven to 375°F (190°C). Brush {@tin 9-inch springform pan} with some of {=butter}. Lay in two-thirds of {phyllo}, one sheet at a time, turning the pan a little and brushing each with more of {=butter}; let the edges hang over. Fill with the shreds, then the eggs, then the almonds. Fold the edges in, cover with the other sheets, brushed as well, tuck them down the sides and brush the top with what is left of {butter}.
      1+38 Bake until crisp, deep golden and 165°F (74°C) in the middle, 35 to 40 minutes.
      2+10 Let stand for 10 minutes and take off the ring. Sift {powdered-sugar} over the top and draw lines on it with {cinnamon}.
    `,
    face: 'Spiced chicken, soft eggs and sweet almonds in crackling phyllo, dusted with sugar and cinnamon',
    why: 'The eggs set in the reduced broth, so all of its flavor is in the pie and none of its water',
  },
}
