import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dinners of hardly anything: pasta or rice, a fat, and one thing more. */
export const plainNoodlesAndRice: DishEntries = {
  'buttered-noodles': {
    names:
      'buttered noodles, butter noodles, noodles with butter, noodles and butter, egg noodles with butter, buttered pasta, butter pasta, pasta with butter, pasta and butter, pasta with butter and parmesan, pasta with butter and cheese, pasta with parmesan, parmesan noodles, parmesan pasta, noodles and cheese, noodles with cheese, spaghetti with butter, pasta al burro, pasta burro e parmigiano, pasta in bianco, plain pasta, plain noodles',
    title: 'Buttered Noodles',
    family: 'farmhouse',
    near: 'cacio-e-pepe mac-and-cheese aglio-e-olio',
    beside: 'roasted-broccoli',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch, Late Night',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch spaghetti|egg-noodles|gf-pasta 360
      fat butter|vegan-butter|olive-oil 70
      cheese parmesan|veg-parm|vegan-parmesan 60?
      salt
      pepper pepper 0.5
    `,
    steps: `
      2+8~ Boil {spaghetti} in a large pot of well-salted water until just tender, 7 to 9 minutes. Dip out a cup of the water before you drain them.
      3 Return half of that cup to the hot pot with {butter} and stir over low heat until the butter has melted into it, 1 minute. Add the noodles and toss until they shine.
      1 Off the heat, season with {pepper, salt} [and toss in {parmesan} with another splash of the water, until it clings]. Serve at once.
    `,
    face: 'Tender noodles in a glossy coat of butter',
    why: 'A little of the starchy water keeps the butter on the noodles, where by itself it would slide to the bottom of the bowl',
  },
  'peanut-butter-ramen': {
    names:
      'peanut butter ramen, ramen with peanut butter, spicy peanut ramen, ramen noodles with peanut butter, hot peanut ramen, peanut ramen, peanut ramen with broccoli',
    title: 'Peanut Butter Ramen',
    family: 'soy-mirin',
    cuisine: 'American, Japanese, Asian',
    near: 'peanut-noodles noodle-bowl stir-fry',
    beside: 'asian-cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch, Late Night',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      starch ramen-noodles|spaghetti|rice-noodles 300
      vegetable broccoli 350? cut into small florets
      creamy peanut-butter|sunflower-butter|tahini 120
      sauce soy-sauce|tamari|coconut-aminos 45
      acid rice-vinegar|cider-vinegar|lime 20
      sweetener brown-sugar|sugar|honey 15
      aromatic garlic 6? minced
      chile flakes 0.7?
      aromatic scallion 30? thinly sliced
      salt
    `,
    steps: `
      3+4 Bring a large pot of water to a boil. Cook {ramen-noodles} until just tender, as the package says[, with {broccoli} in the pot for the last 2 minutes]. Dip out a cup of the water, then drain.
      3 In the empty pot whisk {peanut-butter, soy-sauce, rice-vinegar, brown-sugar} with half of the hot water until smooth. [Whisk in {garlic, flakes}.]
      2 Return the noodles and toss over low heat for 1 minute, with more of the water until the sauce coats them. Season with {salt}. [Scatter {scallion} over the top.]
    `,
    face: 'Hot noodles in a smooth peanut sauce, salty, sweet and a little sharp',
    why: 'The water that the noodles boiled in loosens the peanut butter without making it thin',
  },
  'spaghetti-with-anchovies': {
    names:
      'spaghetti with anchovies and breadcrumbs, pasta with anchovies and breadcrumbs, spaghetti with anchovies, pasta with anchovies, anchovy pasta, anchovy spaghetti, pasta with breadcrumbs, spaghetti with breadcrumbs, pasta con la mollica, pasta con acciughe, pasta con acciughe e mollica, spaghetti alla carrettiera, pangrattato pasta, pasta with pangrattato',
    title: 'Spaghetti with Anchovies and Crisp Breadcrumbs',
    family: 'neapolitan',
    near: 'aglio-e-olio pasta-puttanesca pasta',
    beside: 'green-salad roasted-broccoli',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch, Late Night',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.2,
    list: `
      crunch breadcrumbs|panko|gf-breadcrumbs 60
      fat olive-oil 75
      starch spaghetti|gf-pasta=gluten-free_spaghetti/spaghetti 400
      brine anchovies 40 drained
      aromatic garlic 10? thinly sliced
      chile flakes 1
      herb parsley 15? chopped
      salt
    `,
    steps: `
      4 Toast {breadcrumbs} in {1/3 olive-oil} in a large skillet over medium heat, stirring all the time, until deep golden, 3 to 4 minutes. Tip them onto a plate and wipe out the skillet.
      2+9~ Cook {spaghetti} in a large pot of lightly salted boiling water until a minute from done, about 9 minutes.
      4 Warm {olive-oil} in the skillet over low heat with {anchovies, garlic, flakes}, pressing the anchovies until they melt, 3 minutes.
      3 Add the drained pasta and half a cup of its water and toss over high heat until glossy, 1 to 2 minutes. Season with {salt} [and toss in {parsley}]. Top with the crumbs.
    `,
    face: 'Spaghetti slick with melted anchovies under a handful of golden crumbs',
    why: 'Anchovies melt into warm oil and season the whole dish, and the crumbs stand in for cheese',
  },
  'macaroni-and-tomatoes': {
    names:
      'macaroni and tomatoes, tomatoes and macaroni, mac and tomatoes, macaroni with tomatoes, southern macaroni and tomatoes, macaroni tomatoes, elbow macaroni and tomatoes, stewed tomatoes and macaroni',
    title: 'Macaroni and Tomatoes',
    family: 'farmhouse',
    near: 'pasta-with-tomato-sauce american-goulash mac-and-cheese',
    beside: 'green-salad green-beans',
    weight: 2,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      starch penne=elbow_macaroni/macaroni|gf-pasta 300
      fat butter|vegan-butter|olive-oil 50
      vegetable onion 100? finely chopped
      vegetable canned-tomatoes=canned_diced_tomatoes/tomatoes 800
      sweetener sugar 6
      salt
      pepper pepper 1
    `,
    steps: `
      2+8~ Boil {penne} in a large pot of salted water until just tender, 7 to 9 minutes, and drain.
      6 Meanwhile, melt {1/2 butter} in a large saucepan over medium heat. [Cook {onion} until soft, 4 minutes.] Add {canned-tomatoes, sugar, 1/2 salt} with their juice and simmer for 5 minutes.
      3 Stir in the macaroni and {butter} and simmer for 2 minutes, until the sauce clings. Season with {pepper, salt}.
    `,
    face: 'Tender macaroni in buttery stewed tomatoes',
    why: 'Two minutes together let the macaroni drink some of the juice and thicken the rest',
  },
  'rice-and-eggs': {
    names:
      'rice and eggs, eggs and rice, egg rice, eggs over rice, fried eggs over rice, rice with fried egg, rice with fried eggs, rice with egg, fried egg and rice, fried egg rice bowl, soy sauce eggs and rice, butter rice with egg',
    title: 'Fried Eggs over Rice',
    family: 'soy-mirin',
    near: 'egg-fried-rice oyakodon donburi',
    beside: 'asian-cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch, Breakfast, Late Night',
    methods: 'Boiled, Fried',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.2,
    list: `
      starch jasmine|long-rice|short-rice 180 rinsed
      fat neutral-oil|butter 20
      egg egg 200
      sauce soy-sauce|tamari|coconut-aminos 20?
      aromatic scallion 20? thinly sliced
      salt
      pepper pepper 0.3
    `,
    steps: `
      2+22~ Bring {jasmine} to a boil with {water 300} and {1/2 salt}. Cover, cook on the lowest heat for 12 minutes, then let stand, covered, for 10 minutes. Fluff with a fork.
      5 When the rice has stood, heat {neutral-oil} in {@skillet} over medium-high heat. Break in {egg} and fry until the whites are crisp at the edges, 2 minutes. Cover and cook until the yolks are firm, 2 minutes more.
      2 Share out the rice and slide the eggs on top. Season with {pepper, soy-sauce, salt}. [Scatter {scallion} over them.]
    `,
    face: 'Crisp-edged fried eggs on plain hot rice',
    why: 'Hot oil crisps the whites while the lid sets the yolks from above',
  },
  'cheesy-rice-and-beans': {
    names:
      'rice and beans with cheese, cheesy rice and beans, rice beans and cheese, beans rice and cheese, black beans rice and cheese, rice and black beans with cheese, bean and cheese rice',
    title: 'Cheesy Rice and Beans',
    family: 'texmex',
    near: 'black-beans-and-rice gallo-pinto burrito-bowl',
    beside: 'green-salad guacamole',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch, Late Night',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch long-rice|jasmine 225 rinsed
      ground-spice chili-powder 5?
      ground-spice cumin 2?
      pulse black-beans|kidney-beans|pinto-beans 480 drained and rinsed
      cheese cheddar|monterey-jack|vegan-cheese 130
      sauce salsa 120?
      salt
      pepper pepper 0.5
    `,
    steps: `
      2+20 Bring {long-rice, chili-powder, cumin, salt} to a boil with {water 480}. Cover and cook on low until the water is gone, 15 minutes. Let stand, covered, for 5 minutes.
      3+3 Fork in {black-beans, pepper, 1/2 cheddar}. Top with {cheddar}, cover and set over low heat until the beans are hot and the cheese has melted, 3 minutes. [Serve with {salsa}.]
    `,
    face: 'Rice and beans under a lid of melted cheese',
    why: 'The steam of the rice heats the beans and melts the cheese, with no second pot',
  },
  'pea-ricotta-pasta': {
    names:
      'toddler pasta, pea and ricotta pasta, pasta with peas and ricotta, ricotta and pea pasta, creamy pea pasta, pasta for toddlers, pasta for a toddler, mild creamy pasta, tiny pasta with peas, orzo with peas and ricotta',
    title: 'Little Pasta with Peas and Ricotta',
    titles: 'vegan-cream-cheese: Little Creamy Pasta with Peas',
    family: 'soffritto',
    cuisine: 'Italian, American',
    looksLike: 'pasta',
    near: 'hidden-vegetable-pasta mac-and-cheese pasta',
    beside: 'mini-meatballs',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    madeFor: 'small children',
    salt: 0.22,
    list: `
      starch orzo|gf-pasta 280
      vegetable peas 250
      cheese ricotta|vegan-cream-cheese 250
      cheese parmesan|vegan-parmesan 40 finely grated
      fat butter|vegan-butter 20
      sweet-spice lemon-zest 1
      herb mint 3? finely chopped
      salt
    `,
    steps: `
      2+9 Boil {orzo} in lightly salted water until soft, 9 minutes, adding {peas} for the last 4. Save a cup of the water and drain.
      3 Crush about half of the peas with a fork or a masher, so that none rolls off a small spoon.
      3 Return everything to the pot over low heat. Stir in {ricotta, butter, lemon-zest, salt} with as much of the saved water as makes it creamy.
      1 Stir in {parmesan}[ and {mint}] and let it cool a little: it should be no more than warm for a small child.
    `,
    face: 'Soft, spoonable pasta with sweet peas in a mild, milky sauce, ready in a quarter of an hour',
    why: 'Ricotta loosened with the water of the pasta makes a sauce without flour, onions or anything sharp',
  },
}
