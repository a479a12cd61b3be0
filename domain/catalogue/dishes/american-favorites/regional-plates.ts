import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What one coast, one city or one river of the United States is known for. */
export const regionalPlates: DishEntries = {
  'watergate-salad': {
    names:
      'watergate salad, pistachio salad, pistachio fluff, pistachio fluff salad, pistachio pineapple salad, green fluff salad, green fluff, pistachio delight salad, shut the gate salad, pistachio marshmallow salad, watergate fluff',
    title: 'Watergate Salad',
    family: 'farmhouse',
    near: 'ambrosia fruit-salad',
    weight: 2,
    level: 1,
    types: 'Side Dish, Dessert',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      nut pistachios|pepitas 100 unsalted
      fruit pineapple 450 very finely chopped
      liquid pineapple-juice 120
      sweetener sugar 70
      thickener cornstarch 20
      seasoning salt 0.6
      sweet-spice almond-extract 2
      creamy cream 300 cold
      sweet-spice vanilla 4
      crunch marshmallows 110 quartered
    `,
    steps: `
      4 Grind {most pistachios} almost to a powder and chop the rest coarsely.
      8 Whisk {cornstarch, salt, most sugar} in a saucepan. Whisk in {pineapple-juice} until smooth, add {pineapple} and stir over medium heat until it boils, 5 minutes. Keep it bubbling, stirring all the time, until thick and clear, 2 minutes.
      2+60 Off the heat, stir in the ground nuts with {almond-extract}. Spread in a wide bowl, press plastic wrap onto it and chill until cold, 1 hour.
      4 Whip {cream, vanilla, sugar} to firm peaks, about 3 minutes.
      2 Fold the cream and {marshmallows} into the cold fruit until no streaks are left.
      1+60 Cover and chill for 1 hour. Scatter {pistachios} over the top. It keeps for 3 days in the refrigerator.
    `,
    face: 'Pineapple, pistachios and marshmallows in sweet cream, the potluck fluff of the seventies without a box',
    why: 'Ground pistachios and a drop of almond extract do what the green pudding powder did, and boiled pineapple cannot thin the cream',
  },
  'snickers-salad': {
    names:
      'snickers salad, snickers apple salad, apple snickers salad, snicker salad, caramel apple salad, snickers caramel apple salad, snickers fluff, taffy apple salad',
    title: 'Snickers-Style Apple Salad',
    family: 'farmhouse',
    near: 'ambrosia fruit-salad',
    weight: 2,
    level: 1,
    types: 'Dessert, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      cheese cream-cheese 115 softened
      sweetener powdered-sugar 60
      sweet-spice vanilla 5
      creamy cream 240 cold
      fruit apple=Granny_Smith_apples/apples 900 cored and cut into 1/2-inch pieces
      sweetener caramels 120 cut into quarters
      chocolate chocolate-chips=milk_chocolate_chips/chocolate_chips 90 coarsely chopped
      nut peanuts=salted_roasted_peanuts/peanuts 90 coarsely chopped
      sweetener caramel-sauce 60?
    `,
    steps: `
      3 Beat {cream-cheese, powdered-sugar, vanilla} in a large bowl until smooth, 2 minutes.
      3 Pour in {cream} and beat to firm peaks, 2 to 3 minutes.
      3 Dry {apple} well with a clean towel.
      2 Fold in the apples with {caramels, most chocolate-chips, most peanuts}.
      1+60 Cover and chill for 1 hour.
      2 Scatter {chocolate-chips, peanuts} over the top[ and drizzle with {caramel-sauce}]. Serve it the same day, while the apples are crisp.
    `,
    face: 'Tart apples with caramel, chocolate and peanuts in vanilla cream, the Midwestern salad that is a dessert',
    why: 'Sour apples and salted peanuts keep it from being only sweet',
  },
  johnnycakes: {
    names:
      'johnnycakes, johnny cakes, rhode island johnnycakes, rhode island jonnycakes, jonnycakes, johnnycake, johnny cake, jonny cakes, rhode island johnny cakes, cornmeal johnnycakes, cornmeal griddle cakes, cornmeal pancakes, hoecakes, hoe cakes, hoecake, journey cakes',
    title: 'Rhode Island Johnnycakes',
    family: 'new-england',
    near: 'pancakes cornbread',
    looksLike: 'pancakes',
    weight: 2,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Breakfast, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      starch cornmeal=stone-ground_cornmeal/cornmeal 240
      sweetener sugar 8
      seasoning salt 4
      liquid milk|oat-milk|soy-milk 150
      fat butter|vegan-butter 60
      sweetener maple 100
    `,
    steps: `
      3 Stir {cornmeal, sugar, salt} together in a heatproof bowl. Pour in {water 420}, at a rolling boil, stirring until every grain is wet.
      1+10 Let it stand for 10 minutes: the meal swells and turns stiff.
      2 Stir in {milk}, a splash at a time, until it drops off a spoon like loose mashed potato.
      28 Set {@skillet} over medium heat and grease it as you go with {1/2 butter}. Cook the batter in batches: drop in 1/4 cups of it, with space between, nudge them into rounds 1/2 inch thick and leave them alone until a brown crust lets go of the pan, 7 minutes. Turn and cook for 6 to 7 minutes more.
      1 Serve hot with {butter, maple}.
    `,
    face: 'Cornmeal cakes with a crunchy crust and a soft, creamy middle, as Rhode Island makes them',
    why: 'Boiling water cooks the meal before it meets the pan, so it needs neither egg nor flour to hold',
  },
  'country-gravy': {
    names:
      'country gravy, white gravy, cream gravy, milk gravy, southern white gravy, southern cream gravy, peppered white gravy, pepper gravy, peppered gravy, homemade country gravy, homemade white gravy, southern gravy, white pepper gravy, country white gravy, sawmill gravy',
    title: 'Country Gravy',
    family: 'farmhouse',
    near: 'gravy biscuits-and-gravy',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Breakfast, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.7,
    list: `
      fat butter|vegan-butter|neutral-oil 45
      flour flour|gf-flour 30
      liquid milk|soy-milk|oat-milk 480
      chile cayenne 0.2?
      pepper pepper 2.5
      salt
    `,
    steps: `
      3 Melt {butter} in {@skillet} over medium heat, or use drippings that are in the pan already. Whisk in {flour} and let it bubble for 2 minutes, until it smells like toast but has hardly colored.
      3 Pour in {milk}, about a quarter at a time, whisking each into a smooth paste before the next.
      6 Add {pepper, cayenne} and simmer, stirring, until it coats a spoon thickly, 4 to 5 minutes. Season with {salt}. Thin it with a little more milk when it stiffens.
    `,
    face: 'A thick, smooth milk gravy with plenty of black pepper',
    why: 'Flour fried in fat loses its raw taste, and pepper simmered in milk spreads through all of it',
  },
  'manhattan-clam-chowder': {
    names:
      'manhattan clam chowder, red clam chowder, tomato clam chowder, manhattan style clam chowder, new york clam chowder, clam chowder with tomatoes, manhattan chowder, manhatten clam chowder, rhode island red chowder, clam and tomato soup, clam and tomato chowder',
    title: 'Manhattan Clam Chowder',
    family: 'pennsylvanian',
    near: 'clam-chowder cioppino chowder',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.3,
    list: `
      protein bacon 100 diced
      fat olive-oil 14
      vegetable onion 180 chopped
      vegetable celery 120 diced
      vegetable carrot 120 diced
      vegetable green-pepper 100 diced
      aromatic garlic 10
      ground-spice dried-thyme 1
      chile flakes 0.4
      body tomato-paste 20
      stock fish-stock|chicken-stock 480
      body canned-tomatoes 794
      vegetable potato 450 peeled and cut into 1/2-inch dice
      whole-spice bay 0.4
      protein canned-clams 370 drained, liquid kept
      herb parsley 8
      crunch crackers=saltine_crackers/crackers|gf-breadcrumbs 60
      salt
      pepper pepper 0.8
    `,
    steps: `
      8 Cook {bacon} in {olive-oil} in {@pot} over medium heat until it is brown and most of its fat has run, 7 minutes.
      10 Add {onion, celery, carrot, green-pepper} and cook until limp, 8 minutes. Stir in {garlic, dried-thyme, flakes, tomato-paste} for 1 minute.
      4+20 Pour in {fish-stock, canned-tomatoes} and the liquid from the cans. Add {potato, bay} and simmer, partly covered, until the potatoes are tender, 20 minutes.
      2+3 Lower the heat, stir in {canned-clams} and warm them through without a boil, 3 minutes.
      1 Take out {=bay}. Stir in {parsley, pepper, salt} and serve with {crackers}.
    `,
    face: 'Clams, bacon and potatoes in a thyme-scented tomato broth without any cream',
    why: 'The broth simmers first and the clams only warm in it, so they are tender and it tastes of the sea',
  },
  'chopped-cheese': {
    names:
      'chopped cheese, chopped cheese sandwich, chop cheese, bodega chopped cheese, new york chopped cheese, nyc chopped cheese, chopcheese, harlem chopped cheese, bodega chop cheese, chop cheese sandwich, chopped cheeseburger sandwich, chopped cheeseburger',
    title: 'New York Chopped Cheese',
    family: 'pennsylvanian',
    near: 'philly-cheesesteak patty-melt cheeseburger',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner, Late Night',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      bread crusty-rolls=hoagie_rolls/rolls|gf-bread 340 split
      second-fat butter|vegan-butter 28 softened
      fat neutral-oil 10
      protein ground-beef 560
      vegetable onion 150 chopped
      ground-spice garlic-powder 2
      ground-spice sweet-paprika 1.5
      cheese american-cheese|cheddar|vegan-cheese 170
      sauce mayonnaise|vegan-mayonnaise 45
      sauce ketchup 45
      leaf iceberg 140 shredded
      raw tomato 200 thinly sliced
      seasoning salt 3
      pepper pepper 1.4
    `,
    steps: `
      4 Spread the cut sides of {crusty-rolls} with {butter} and toast them face down in {@skillet} over medium heat, 2 minutes.
      5 Turn up to medium-high and add {neutral-oil}. Press {ground-beef} into the pan in one flat layer and season it with {salt, garlic-powder, sweet-paprika, pepper}. Leave it until the bottom is crusty, 4 minutes.
      6 Turn it over in pieces, add {onion} and cook, chopping all the time with the edge of a metal spatula, until the meat is in fine crumbs, browned and 160°F (71°C), 5 minutes.
      3 Heap it into portions as long as the rolls, cover with {american-cheese} and leave until melted, 1 minute. Chop and fold it into the meat once or twice more.
      3 Spread {mayonnaise, ketchup} on the rolls. Fill with {iceberg, tomato} and scoop in the hot meat.
    `,
    face: 'Griddled beef and onion chopped together with melted cheese, on a roll with lettuce and tomato',
    why: 'The beef browns as one big patty before it is chopped, so there is crust in every bite',
  },
  muffuletta: {
    names:
      'muffuletta, muffuletta sandwich, muffaletta, muffaletta sandwich, muffalata, muffuleta, muffeletta, new orleans muffuletta, new orleans olive salad sandwich, olive salad sandwich, mufaletta, mufuletta',
    title: 'New Orleans Muffuletta',
    family: 'creole',
    near: 'italian-sub sandwich',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 6,
    salt: 0,
    list: `
      brine green-olives=pitted_green_olives/green_olives 120 chopped
      brine olives=pitted_Kalamata_olives/Kalamata_olives 50 chopped
      raw celery 80 finely diced
      brine pepperoncini 25 drained and chopped
      raw carrot 50 finely grated
      brine roasted-peppers 130 chopped
      brine capers 8 drained
      aromatic garlic 6
      herb parsley 8 chopped
      ground-spice oregano 1
      acid red-vinegar 15
      fat olive-oil 60
      bread bread=Italian_bread/bread|gf-bread 450 split
      protein ham|deli-turkey 150
      protein salami 90 thinly sliced
      protein mortadella 115 thinly sliced
      cheese provolone 115 thinly sliced
      cheese swiss=Swiss_cheese/Swiss_cheese 115 thinly sliced
    `,
    steps: `
      6+60 Stir {green-olives, olives, celery, pepperoncini, carrot, roasted-peppers, capers, garlic, parsley, oregano, red-vinegar, olive-oil} together and chill for 1 hour.
      3 Pull a little of the crumb out of both halves of {bread}. Spoon the oil from the bowl over the cut sides, then half of the olive salad over the bottom.
      4 Layer on {ham, swiss, mortadella, provolone, salami}. Spread the rest of the olive salad over the top and close it.
      2+60 Wrap tightly and chill under a heavy pan for 1 hour, so that the oil soaks into the bread.
      1 Cut into wedges and serve.
    `,
    face: 'Ham, salami, mortadella and two cheeses under chopped olive salad in a whole loaf',
    why: 'An hour under a weight lets the brine and the oil of the olives season the bread',
  },
  'maque-choux': {
    names:
      'maque choux, corn maque choux, cajun corn, mock choux, cajun maque choux, louisiana corn maque choux, maque choux with bacon, macque choux, cajun creamed corn, cajun corn and peppers, cajun style corn, creole corn',
    title: 'Corn Maque Choux',
    family: 'creole',
    near: 'succotash creamed-corn sauteed-side',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.45,
    list: `
      protein bacon 60? cut into 1/2-inch pieces
      fat butter|vegan-butter 28
      vegetable onion 150 finely chopped
      vegetable celery 60 finely chopped
      vegetable green-pepper 120 finely diced
      aromatic garlic 8
      ground-spice cajun-seasoning 3
      ground-spice dried-thyme 0.6
      main corn 600
      body tomato 180 seeded and diced
      creamy cream|oat-cream|soy-cream 90
      herb scallion 25 thinly sliced
      salt
      pepper pepper 0.6
    `,
    steps: `
      7 Cook {bacon} in {@skillet} over medium heat until crisp, 6 minutes, and scoop it out, but leave the fat in the pan.
      8 Add {butter, onion, celery, green-pepper} and {1/2 salt} to {@skillet} over medium heat and cook until soft, 7 minutes.
      1 Stir in {garlic, cajun-seasoning, dried-thyme} for 1 minute.
      8 Turn up to medium-high, add {corn} and cook, stirring and scraping, until some kernels begin to brown, 7 minutes.
      2+7 Add {tomato, cream, pepper} and simmer over medium heat until the cream clings to the corn, 7 minutes.
      1 Season with {salt} and stir in {scallion}[ and {=bacon}].
    `,
    face: 'Corn smothered with onion, celery, green pepper and tomato in a little spiced cream',
    why: 'The kernels brown a little before anything wet goes in, so they taste toasted as well as sweet',
  },
  'limpin-susan': {
    names:
      "limpin' susan, limpin susan, limping susan, okra pilau, okra and rice, okra rice, okra purloo, okra perlo, okra and rice with bacon, charleston okra and rice, lowcountry okra and rice",
    title: 'Limpin’ Susan (Okra and Rice)',
    family: 'creole',
    near: 'dirty-rice jambalaya pilaf',
    weight: 2,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.4,
    list: `
      protein bacon 140 diced
      main okra 340 sliced 1/2 inch thick
      vegetable onion 160 chopped
      vegetable green-pepper 100 diced
      aromatic garlic 10
      starch long-rice 280 rinsed and drained
      stock chicken-stock 520
      chile cayenne 0.3
      protein shrimp 300? peeled and deveined
      acid lemon 15
      herb scallion 25 thinly sliced
      salt
      pepper pepper 1
    `,
    steps: `
      8 Fry {bacon} in {@pot} over medium heat until crisp, 7 minutes. Lift it out and leave the fat.
      8 Turn up to medium-high, add {okra} and fry, stirring seldom, until its edges brown and the strings are gone, 7 minutes.
      6 Stir in {onion, green-pepper} with {salt} and cook until soft, 4 minutes. Add {garlic} and cook for 1 minute.
      3+15 Stir in {long-rice} until it shines, 1 minute. Add {chicken-stock, cayenne, pepper}, bring to a boil, cover and cook over the lowest heat for 15 minutes.
      1+4 Lay {shrimp} on the rice, cover again and cook until pink and opaque, 4 minutes.
      2+8 Leave it covered off the heat for 8 minutes. Fluff with a fork and stir in {lemon}, then fold in {scallion} and {=bacon}.
    `,
    face: 'Lowcountry rice cooked with browned okra and bacon',
    why: 'Okra fried hot and dry first loses its slickness before the stock goes in',
  },
  'sunday-gravy': {
    names:
      'sunday gravy, sunday sauce, italian american sunday gravy, sunday gravy with meatballs, sunday gravy with meatballs and sausage, meatballs and sausage in sunday sauce, new jersey sunday gravy, italian gravy with meatballs, italian gravy with meatballs and sausage, italian red gravy, red gravy with meatballs, italian gravy, meatballs and sausage in red sauce, rigatoni with meatballs and sausage',
    title: 'Sunday Gravy with Meatballs and Sausage',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'spaghetti-and-meatballs beef-ragu spaghetti-bolognese',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised, Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 8,
    salt: 0.35,
    list: `
      crunch breadcrumbs 60
      creamy milk 100
      egg egg 50 beaten
      cheese parmesan 90 finely grated
      aromatic garlic 24
      herb parsley 12 chopped
      protein ground-beef 340
      protein ground-pork|ground-turkey 225
      fat olive-oil 30
      protein sausage|chicken-sausage 450 left whole
      vegetable onion 220 finely chopped
      body tomato-paste 80
      wine red-wine 180
      body canned-tomatoes=crushed_tomatoes/tomatoes 1600
      ground-spice oregano 1.5
      whole-spice bay 0.6
      herb basil 12 torn
      starch penne=rigatoni 560
      salt
      pepper pepper 1.5
    `,
    steps: `
      3+5 Stir {breadcrumbs, milk} in a large bowl and leave for 5 minutes. Beat in {egg, parsley, pepper, 1/2 parmesan, 1/3 garlic, 1/3 salt}.
      10 Work in {ground-beef, ground-pork} lightly with your fingers. With wet hands, roll into {@count 260 meatball meatballs}, and chill them until they go into the pan.
      8 Heat {1/2 olive-oil} in your largest pot over medium heat. Brown {sausage} on all sides, 6 minutes, and set aside on a plate.
      10 Cook {onion} in the fat in the pot until soft, 6 minutes. Add {garlic} and cook for 1 minute, then add {tomato-paste} and cook for 2 minutes, until it turns brick red.
      4 Pour in {red-wine} and boil it down by half, scraping the bottom, 3 minutes.
      4+60 Add {canned-tomatoes, oregano, bay} with {water 360}. Put the sausages back in and simmer with the lid ajar, stirring now and then, for 1 hour.
      9 Brown the meatballs on two sides in {olive-oil} in {@skillet} over medium heat, in batches if they crowd, 7 minutes, and slip them right into the sauce.
      1+30~ Simmer, shaking the pot instead of stirring, until they and the sausages are 160°F (71°C) in the middle and the fat rises red, 30 minutes.
      3+12 Meanwhile, boil {penne} in salted water until tender but firm, 12 minutes. Drain.
      4 Take out {=bay} and stir in {basil, salt}. Toss the pasta with a few ladles of the sauce, set the meat on a platter with the rest, and pass {parmesan}.
    `,
    face: 'Meatballs and sausages simmered slowly in tomato sauce, with rigatoni',
    why: 'The sausages season the sauce from the start, and the meatballs join late so that they stay tender',
  },
  'loco-moco': {
    names:
      'loco moco, hawaiian loco moco, locomoco, loco moco with brown gravy, loco moco bowl, loco moko, hamburger rice bowl with gravy and egg, hawaiian hamburger and rice, burger patty over rice with gravy, hamburger patty with rice and gravy',
    title: 'Loco Moco',
    family: 'soy-mirin',
    cuisine: 'American',
    near: 'salisbury-steak gyudon korean-beef-bowl',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      starch short-rice|jasmine 300 rinsed
      protein ground-beef 560
      vegetable onion 160 finely chopped
      sauce worcestershire 18
      fat neutral-oil 14
      second-fat butter 40
      vegetable mushrooms 150 sliced
      flour flour 22
      stock beef-stock 480
      sauce soy-sauce 22
      egg egg 200
      herb scallion 30 thinly sliced
      salt
      pepper pepper 1.4
    `,
    steps: `
      2+25~ Bring {short-rice} and {water 410} to a boil, cover and cook over the lowest heat for 15 minutes, then leave it for 10 minutes off the heat.
      6 Mix {ground-beef} with {1/3 onion, 1/2 worcestershire, 1/2 salt, 1/2 pepper}. Shape into {@count 500 patty patties}, about 1/2 inch thick.
      10 Heat {neutral-oil} in {@skillet} over medium-high heat. Fry the patties until dark brown outside and 160°F (71°C) inside, 4 to 5 minutes a side, and move them to a plate.
      11 Melt {1/2 butter} in the pan over medium heat. Cook {mushrooms, onion} until browned, 9 minutes. Stir in {flour} for 1 minute.
      2+5 Whisk in {beef-stock, soy-sauce, worcestershire, pepper} and simmer until it is a glossy gravy, 5 minutes.
      5 Fry {egg} in {butter} in a second pan over medium heat until the whites are firm and the yolks are as you like them, 4 minutes. Season with {salt}.
      2 Mound {=short-rice} in bowls and stack a patty, plenty of gravy and an egg on each. Finish with {scallion}.
    `,
    face: 'Rice, a hamburger patty, mushroom gravy and a fried egg, one on top of the other, as in Hilo',
    why: 'The gravy is made on what the patties leave in the pan, and soy sauce darkens it',
  },
  'kalua-pork': {
    names:
      'kalua pork, kalua pig, hawaiian kalua pork, kalua pork and cabbage, oven kalua pork, hawaiian pulled pork, hawaiian shredded pork, oven baked kalua pork, luau pork, kalua pork with cabbage',
    title: 'Kalua Pork with Cabbage',
    family: 'barbecue',
    near: 'pulled-pork carnitas slow-cooker-pulled-pork',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven, Stovetop',
    serves: 8,
    list: `
      protein pork-shoulder 1700 cut into fist-size pieces
      seasoning salt 17
      protein bacon 110 left in whole slices
      starch short-rice|jasmine 480 rinsed
      vegetable cabbage 700 cored and cut into 1-inch ribbons
    `,
    steps: `
      5 Heat the oven to 325°F (165°C). Prick {pork-shoulder} all over with a fork and rub it with {salt}.
      3+180 Lay half of {bacon} in a baking dish that just holds the meat, set the pork on it and cover with the rest. Pour {water 240} around it and seal very tightly with a double layer of foil. Roast until it falls apart at a touch, 3 hours.
      2+25~ Bring {short-rice} and {water 660} to a boil, cover, cook over low heat for 15 minutes and leave off the heat for 10 minutes.
      8 Meanwhile, lift out the pork, pull it into shreds, chop the bacon into it and throw away the lumps of fat. Skim the juices.
      3+8 Simmer {cabbage} in the juices in your widest pan, covered, until just tender, 8 minutes, turning once.
      2 Fold the meat into the cabbage, moisten with what juices are left and serve with {=short-rice}.
    `,
    face: 'Smoky, salty shredded pork with soft cabbage and plain rice, after the pig of the luau pit',
    why: 'Bacon lends the smoke of the pit, and a tight seal of foil keeps the meat in its own steam',
  },
  'slow-cooker-kalua-pork': {
    names:
      'slow cooker kalua pork, crockpot kalua pork, crock pot kalua pork, slow cooker kalua pig, crockpot kalua pig, slow cooker kalua pork and cabbage, slow cooker hawaiian pork, slow cooker hawaiian pulled pork',
    title: 'Slow-Cooker Kalua Pork',
    family: 'barbecue',
    near: 'kalua-pork slow-cooker-pulled-pork slow-cooker-stew',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker, Stovetop',
    serves: 8,
    list: `
      protein pork-shoulder 1700 cut into fist-size pieces
      seasoning salt 16
      protein bacon 110 left in whole slices
      vegetable cabbage 700 cored and cut into wedges
      starch short-rice|jasmine 480 rinsed
    `,
    steps: `
      5 Line the slow cooker with half of {bacon}. Pierce {pork-shoulder} deeply all over, rub it with {salt}, lay it in and cover with the rest of the bacon. It makes its own juice, so nothing else goes in.
      1+480 Cover and cook on low until a fork twists in it without any push, 8 hours.
      2+60~ Tuck {cabbage} around the meat, cover and cook on high until soft, 1 hour.
      2+25 Meanwhile, bring {short-rice} and {water 660} to a boil on the stovetop, cover, cook over low heat for 15 minutes and leave off the heat for 10 minutes.
      8 Lift the pork onto a board and shred it with the bacon, leaving out the lumps of fat. Skim the juices and wet the meat with about half of them.
      1 Serve with {=cabbage} and {=short-rice}.
    `,
    face: 'Hawaiian pulled pork seasoned with salt and smoky bacon, with cabbage cooked in its juices',
    why: 'The pork sits dry in the pot and gives off all the liquid it needs',
  },
  'she-crab-soup': {
    names:
      'she crab soup, she-crab soup, charleston she crab soup, crab bisque, crab soup, creamy crab soup, cream of crab soup, maryland cream of crab soup, south carolina she crab soup, lump crab bisque, lowcountry crab soup',
    title: 'Charleston She-Crab Soup',
    family: 'creole',
    near: 'lobster-bisque clam-chowder chowder',
    weight: 2,
    level: 2,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      egg egg 100
      fat butter 56
      vegetable shallot 90 minced
      vegetable celery 60 minced
      flour flour|rice-flour 32
      stock fish-stock|chicken-stock 480
      liquid milk 480
      ground-spice nutmeg 0.6
      chile cayenne 0.3
      sauce worcestershire 8
      creamy cream 200
      protein crab-meat 400 picked over for shell
      wine dry-sherry 60
      herb chives 5 snipped
      salt
      pepper white-pepper|pepper 0.5
    `,
    steps: `
      2+12~ Boil {egg} for 12 minutes and cool in cold water. Peel, pick out the yolk of each and rub it through a sieve. The whites go into a salad.
      6 Meanwhile, melt {butter} in {@pot} over medium-low heat and sweat {shallot, celery} until soft but pale, 5 minutes.
      2 Stir in {flour} and cook without letting it color, 2 minutes.
      5+10 Whisk in {fish-stock}, then {milk}, in several additions. Add {nutmeg, cayenne, worcestershire, white-pepper} and simmer gently, stirring often, until it is creamy, 10 minutes.
      2+6 Stir in {cream, crab-meat, most dry-sherry} and heat over low heat, below a boil, until the crab is 145°F (63°C), 6 minutes, keeping the lumps whole. Season with {salt}.
      2 Ladle into warm bowls. Top with the sieved yolks and {chives}, and finish each with a few drops of {dry-sherry}.
    `,
    face: 'Lump crab in a velvety soup of milk and cream with sherry and nutmeg, a pride of Charleston',
    why: 'Sieved egg yolk on top takes the place of the orange roe that gave the soup its name',
  },
  clambake: {
    names:
      'clambake, clam bake, stovetop clambake, new england clambake, stovetop clam bake, new england clam bake, lobster bake, lobster clambake, clambake on the stove, indoor clambake, lobster and clam bake, clam boil, new england clam boil, lobster boil',
    title: 'Stovetop Clambake',
    family: 'new-england',
    near: 'seafood-boil shrimp-boil crab-legs',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Steamed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.25,
    list: `
      vegetable onion 200 thickly sliced
      aromatic garlic 15 lightly crushed
      whole-spice bay 0.6
      herb thyme 3
      wine white-wine 240
      vegetable baby-potatoes=baby_potatoes/potatoes 600 left whole
      protein kielbasa 280 cut into 2-inch pieces
      vegetable corn-cob=ears_of_corn/corn 410 husked and halved
      protein lobster-tail 480 in the shell, halved lengthwise
      protein clams=littleneck_clams/clams 1100 scrubbed and soaked
      fat butter 115
      acid lemon 60 cut into wedges
      herb parsley 8 chopped
      salt
    `,
    steps: `
      4 Lay {onion, garlic, bay, thyme} in your largest pot and pour in {white-wine} and {water 360}.
      2+15 Put {baby-potatoes} on top, sprinkle with {salt}, cover, bring to a boil and steam over medium-high heat for 15 minutes.
      1+5 Add {kielbasa, corn-cob}, cover and steam for 5 minutes.
      2+9 Lay on {lobster-tail}, then {clams}. Cover tightly and steam until the clams have opened, the lobster is opaque and 145°F (63°C), and the potatoes are tender, 8 to 9 minutes.
      3 Meanwhile, melt {butter} over low heat and pour it into small cups.
      4 Heap everything on a platter and throw out any clams that stayed shut. Strain the broth into cups for dipping. Scatter with {parsley} and serve with the butter and {lemon}.
    `,
    face: 'Clams, lobster, sausage, corn and potatoes steamed in one pot, with broth and melted butter to dip into',
    why: 'It is packed from the slowest to the quickest, so all of it is ready at once',
  },
}
