import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Vegetables that lead, small fried things, and a pitcher to go with them. */
export const vegetablesAndSangria: DishEntries = {
  'seafood-paella': {
    names:
      'seafood paella, shrimp paella, prawn paella, spanish rice with seafood, shellfish paella, mussel paella, seafood rice spanish, spanish seafood rice, fish paella, seafood payella',
    family: 'spanish',
    near: 'paella vegetable-paella mussels-in-broth',
    beside: 'green-salad aioli',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.34,
    list: `
      stock fish-stock 900
      whole-spice saffron 0.3
      fat olive-oil 60
      protein shrimp 300
      protein squid 200 cut into rings
      aromatic onion 150
      aromatic garlic 12
      vegetable tomato 250 coarsely grated, skin discarded
      ground-spice smoked-paprika 3
      starch bomba=Bomba_rice/rice 320
      protein mussels 500
      acid lemon 58 cut into wedges
      herb parsley 10
      salt
    `,
    steps: `
      3+5~ Warm {fish-stock} with {saffron} until it steams and turns gold.
      5 Heat {1/2 olive-oil} in {@paella-pan} over high heat. Sear {shrimp} for 1 minute a side, lift them out, and toss {squid} in the oil for 1 minute.
      10 Lower the heat to medium, add {olive-oil} and {onion} to the squid and cook until soft, 5 minutes. Stir in {garlic, tomato, smoked-paprika} and fry to a jammy paste, 4 minutes.
      3 Scatter in {bomba}, turn it until it shines and shake it level. Pour in the hot stock. Season with {salt}. Now put the spoon away.
      1+10 Boil briskly for 10 minutes, without stirring.
      2+10 Push {mussels} into the rice, hinge down, and lay the shrimp on top. Cook over low heat until the shells have opened, the shrimp are opaque and the stock is gone, 8 to 10 minutes. Throw out any that stay shut.
      1+5 Raise the heat for a minute, until it smells toasted, then cover with a towel for 5 minutes. Sprinkle with {parsley} and set out {lemon}.
    `,
    face: 'Saffron rice with shrimp, squid and mussels, and a crust to scrape from the pan',
    why: 'The shrimp are seared first and come back for the last minutes, so they flavor the oil and stay tender',
  },
  'croque-madame': {
    names:
      'croque madame, croque-madame, croque monsieur with egg, ham and cheese toast with egg, french ham and cheese with egg, croque madam, croque madame sandwich',
    family: 'bistro',
    near: 'croque-monsieur toasted-sandwich',
    beside: 'green-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0,
    list: `
      fat butter 64
      flour flour|gf-flour 18
      creamy milk 240
      sauce dijon 16
      bread white-bread|gf-bread 232 toasted
      protein ham|deli-turkey 150
      cheese gruyere|swiss 140
      egg egg 200
      herb chives 3?
      pepper pepper 0.4
    `,
    steps: `
      8 Heat the oven to 450°F (230°C). Melt {1/2 butter} in a small saucepan over medium heat, stir in {flour} for 1 minute, and whisk in {milk} a splash at a time. Let it bubble until thick enough to spread, 4 minutes, and beat in {dijon} and {pepper}.
      5 Lay half of {white-bread} on a rimmed sheet pan. Cover with a little of the sauce, {ham} and {1/2 gruyere}, and press the other slices on top. Spread with the rest of the sauce and pile on {gruyere}.
      1+10~ Bake until bubbling and brown, 10 minutes.
      5 Meanwhile, melt {butter} in a large nonstick skillet over medium heat. Fry {egg} until the whites are set and crisp at the edge and the yolks still run, about 3 minutes.
      1 Crown each sandwich with a fried egg. [Sprinkle with {chives}.] Cut into it while the yolk is warm.
    `,
    face: 'A hot ham and Gruyère sandwich under white sauce, crowned with a fried egg',
    why: 'The yolk breaks over the toasted cheese and becomes a second sauce',
  },
  'mushroom-bourguignon': {
    names:
      'mushroom bourguignon, mushroom bourgignon, vegan bourguignon, vegetarian bourguignon, mushroom stew with red wine, mushroom burgundy, mushrooms bourguignon, vegan beef bourguignon, vegetarian beef bourguignon, mushroom red wine stew, vegan beef stew, vegetarian beef stew, vegan pot roast',
    family: 'burgundian',
    near: 'lentil-bolognese vegetable-braise',
    beside: 'mashed-potatoes green-beans',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      fat olive-oil 54
      vegetable mushrooms 700 halved
      aromatic shallot 200 peeled and halved
      vegetable carrot 250
      aromatic garlic 12
      body tomato-paste 40
      flour flour|cornstarch 20
      wine red-wine 300
      stock veg-stock 350
      ground-spice thyme 2
      whole-spice bay 0.6
      vegetable potato 600 cut into chunks
      second-fat butter|vegan-butter 28
      herb parsley 10
      salt
      pepper pepper 1
    `,
    steps: `
      15 Heat {1/2 olive-oil} in a wide, heavy pot over high heat. Brown {mushrooms} in two rounds, about 6 minutes each, until dark and dry, and set them aside.
      10 Lower the heat to medium, add {olive-oil, shallot, carrot} and cook until golden, 8 minutes. Stir in {garlic, tomato-paste, flour} for 1 minute.
      5 Pour in {red-wine} and boil for 4 minutes, scraping the bottom.
      2+25~ Add {veg-stock, thyme, bay} and the mushrooms, cover partly and simmer until the carrots are soft and the sauce is dark and thick, 25 minutes.
      2+15 Meanwhile, boil {potato} in salted water until tender, 15 minutes. Drain and mash with {butter, 1/2 salt} and a splash of the water.
      2 Pull out the thyme stalks and the bay, season with {salt, pepper} and serve over the mash, topped with {parsley}.
    `,
    face: 'Dark, meaty mushrooms and shallots in a red wine sauce over mashed potatoes',
    why: 'Browned hard and in two rounds, the mushrooms bring the depth that hours of braising would',
  },
  'greek-lemon-potatoes': {
    names:
      'greek lemon potatoes, greek potatoes, greek roasted potatoes, lemon roasted potatoes, greek lemon roasted potatoes, roasted lemon potatoes, patates lemonates, greek style potatoes, lemon oregano potatoes, greek roast potatoes, oven lemon potatoes, vegan greek lemon potatoes, greek lemon garlic potatoes',
    title: 'Greek Lemon Potatoes',
    family: 'greek',
    near: 'greek-chicken-and-potatoes roasted-potatoes',
    beside: 'chicken-souvlaki greek-meatballs',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 6,
    salt: 0.5,
    list: `
      vegetable russet-potato 1200 peeled and cut lengthwise into thick wedges
      fat olive-oil 80
      acid lemon 75
      aromatic garlic 15
      ground-spice oregano 3
      stock veg-stock 240
      herb parsley 8?
      salt
      pepper pepper 1
    `,
    steps: `
      5 Set the oven to 400°F (200°C). Whisk {olive-oil, lemon, garlic, oregano, salt, pepper} with {veg-stock} in a roasting pan that holds the wedges in one layer.
      2+40 Turn {russet-potato} in it and roast for 40 minutes, until most of the liquid has been taken up.
      2+25 Turn the wedges over and roast until the edges are brown and crisp and the middles are creamy, 25 minutes more. Add a splash of water if the pan dries out too soon.
      1 Scrape up the sticky bits, toss once more and serve hot. [Sprinkle with {parsley}.]
    `,
    face: 'Wedges with creamy middles and sticky, golden edges, full of lemon and garlic',
    why: 'They boil in the lemony liquid first and fry in its oil after, all in one pan',
  },
  'fried-calamari': {
    names:
      'fried calamari, calamari, calamari fritti, crispy calamari, salt and pepper calamari italian, fried squid, calamari rings, kalamari, calimari, crispy squid, fritto misto, fried calamari rings, calamari with marinara',
    title: 'Fried Calamari',
    family: 'neapolitan',
    near: 'gambas-al-ajillo fritters',
    beside: 'green-salad pasta-with-tomato-sauce',
    weight: 3,
    level: 2,
    types: 'Appetizer, Snack, Main Dish',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      protein squid 500 cleaned, bodies cut into 1/2-inch rings
      creamy buttermilk|soy-milk 150
      flour flour|rice-flour 120
      flour cornstarch 40
      ground-spice sweet-paprika 2
      fat neutral-oil 200
      body tomato-puree 200
      aromatic garlic 5
      chile flakes 0.5?
      acid lemon 58 cut into wedges
      herb parsley 6?
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+20~ Pat {squid} dry, stir it into {buttermilk} and let it stand for 20 minutes, which makes it tender.
      2+8 Meanwhile, simmer {tomato-puree, garlic, flakes, 1/3 salt} in a small pan for 8 minutes, until slightly thick.
      4 Mix {flour, cornstarch, sweet-paprika, pepper, salt} in a wide dish. Lift the rings out of the bowl a handful at a time, toss them in the mixture and shake them in a sieve.
      10 Heat {neutral-oil} in a deep pan to 375°F (190°C). Fry in small batches until pale gold and crisp and opaque all the way through, about 1 1/2 minutes; longer makes it rubbery. Drain on a rack.
      1 Pile on a plate with {lemon} and the sauce. Scatter with {parsley}. Eat while it crackles.
    `,
    face: 'Crisp, tender rings with a warm tomato dip and lemon',
    why: 'A minute and a half in very hot oil: squid wants either that or an hour, and nothing between',
  },
  sangria: {
    names:
      'sangria, red sangria, spanish sangria, red wine sangria, sangria pitcher, classic sangria, sangrias, fruit sangria, sangria punch, summer sangria',
    family: 'spanish',
    near: 'punch cooler',
    weight: 3,
    level: 1,
    types: 'Beverage',
    meals: 'Dinner, Snack, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 6,
    sweet: true,
    list: `
      fruit orange 260 sliced
      fruit apple 170 cored and diced
      acid lemon 58 thinly sliced
      sweetener sugar 36
      wine red-wine 750
      wine liqueur=orange_liqueur 60?
      liquid orange-juice 180
      liquid sparkling-water 300
    `,
    steps: `
      4 Put {orange, apple, lemon, sugar} in a pitcher and bruise them lightly with a wooden spoon, until the sugar is wet with juice.
      1 Pour in {red-wine, orange-juice} and stir until the sugar has dissolved. [Add {liqueur}.]
      0+120 Chill for at least 2 hours, while the fruit and the wine trade flavors.
      1 Top up with {sparkling-water} and pour over ice, with some of the fruit in every glass.
    `,
    face: 'Red wine with orange, lemon and apple, lengthened with bubbles and very cold',
    why: 'Two hours in the fridge do what more sugar could not: the fruit sweetens the wine, and the wine seasons the fruit',
  },
}
