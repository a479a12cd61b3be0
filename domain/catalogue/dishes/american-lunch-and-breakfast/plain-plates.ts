import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dinners of hardly anything: pasta, rice or potatoes, a fat, and one thing more. */
export const plainPlates: DishEntries = {
  'buttered-noodles': {
    names:
      'buttered noodles, butter noodles, noodles with butter, noodles and butter, egg noodles with butter, buttered pasta, butter pasta, pasta with butter, pasta and butter, pasta with butter and parmesan, pasta with butter and cheese, pasta with parmesan, parmesan noodles, parmesan pasta, noodles and cheese, noodles with cheese, spaghetti with butter, pasta al burro, pasta burro e parmigiano, pasta in bianco, plain pasta, plain noodles',
    title: 'Buttered Noodles',
    family: 'farmhouse',
    near: 'cacio-e-pepe mac-and-cheese aglio-e-olio',
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
  'rice-and-eggs': {
    names:
      'rice and eggs, eggs and rice, egg rice, eggs over rice, fried eggs over rice, rice with fried egg, rice with fried eggs, rice with egg, fried egg and rice, fried egg rice bowl, soy sauce eggs and rice, butter rice with egg',
    title: 'Fried Eggs over Rice',
    family: 'soy-mirin',
    near: 'egg-fried-rice oyakodon donburi',
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
  'beef-and-rice-skillet': {
    names:
      'ground beef and rice, ground beef and rice skillet, ground beef rice skillet, hamburger and rice, hamburger rice, hamburger and rice skillet, cheesy ground beef and rice, one pot ground beef and rice, rice and ground beef, ground beef with rice',
    title: 'Ground Beef and Rice Skillet',
    family: 'farmhouse',
    near: 'hamburger-helper stuffed-pepper-casserole',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein ground-beef 450
      vegetable onion 150? chopped
      aromatic garlic 8? minced
      ground-spice sweet-paprika 3?
      starch long-rice 225 rinsed
      cheese cheddar|vegan-cheese 100?
      salt
      pepper pepper 1
    `,
    steps: `
      8 Brown {ground-beef, onion, 1/2 salt} in a large, deep skillet over medium-high heat, breaking it up, until no pink is left, 7 minutes. Drain off most of the fat.
      1 [Stir in {garlic, sweet-paprika} for 30 seconds, until you smell them.]
      2+20 Stir in {long-rice} with {water 600} and {salt}. Bring to a boil, cover and cook on low until the rice is tender and dry, 18 to 20 minutes.
      2 Fluff with a fork and season with {pepper}. [Scatter {cheddar} over the top, cover and wait for 2 minutes, until it has melted.]
    `,
    face: 'Ground beef and rice cooked together in one skillet',
    why: 'The rice soaks up what the browned meat leaves in the pan',
  },
  'beef-and-potato-skillet': {
    names:
      'ground beef and potatoes, ground beef and potato skillet, hamburger and potatoes, hamburger and potato skillet, ground beef hash, ground beef with potatoes, potatoes and ground beef',
    title: 'Ground Beef and Potato Skillet',
    family: 'farmhouse',
    near: 'corned-beef-hash cottage-pie',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein ground-beef 450
      fat neutral-oil|butter 20
      vegetable russet-potato|potato 800 cut into 1/2-inch dice
      vegetable onion 150? chopped
      ground-spice sweet-paprika 3?
      cheese cheddar|vegan-cheese 80?
      salt
      pepper pepper 1
    `,
    steps: `
      7 Brown {ground-beef} with {1/3 salt} in a large skillet over medium-high heat, breaking it up, until no pink is left, 6 to 7 minutes. Lift it onto a plate and leave the fat.
      20 Add {neutral-oil, russet-potato, onion, salt}. Cover and cook over medium heat, turning now and then, for 10 minutes, then uncover and let them brown until tender, 8 to 10 minutes.
      2 Return the beef and season with {pepper, sweet-paprika}. Toss until hot through. [Top with {cheddar}, cover and wait for 1 minute, until it melts.]
    `,
    face: 'Browned potatoes and ground beef in one skillet',
    why: 'Covered first and bare after, the potatoes cook through before they brown',
  },
  'franks-and-beans': {
    names:
      'franks and beans, beans and franks, beanie weenies, beanie weenie, beans and weenies, hot dogs and beans, hot dogs and baked beans, beans and hot dogs, baked beans and hot dogs, wieners and beans',
    title: 'Franks and Beans',
    family: 'farmhouse',
    near: 'baked-beans sloppy-joes chili-dogs',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0,
    list: `
      fat neutral-oil|butter 10
      protein hot-dogs 360 sliced
      vegetable onion 100? finely chopped
      pulse vegetarian-baked-beans 840 in their sauce
      sauce yellow-mustard 15?
      sweetener brown-sugar 15?
      pepper pepper 0.5
    `,
    steps: `
      6 Heat {neutral-oil} in a large skillet over medium heat. Brown {hot-dogs, onion}, turning them, 5 minutes.
      2+8 Stir in {vegetarian-baked-beans, yellow-mustard, brown-sugar, pepper}. Simmer, stirring now and then, until thick and bubbling, 8 minutes.
    `,
    face: 'Browned slices of hot dog in thick baked beans',
    why: 'Browned first, the franks taste of the skillet and not of the can',
  },
  'macaroni-and-tomatoes': {
    names:
      'macaroni and tomatoes, tomatoes and macaroni, mac and tomatoes, macaroni with tomatoes, southern macaroni and tomatoes, macaroni tomatoes, elbow macaroni and tomatoes, stewed tomatoes and macaroni',
    title: 'Macaroni and Tomatoes',
    family: 'farmhouse',
    near: 'pasta-with-tomato-sauce american-goulash mac-and-cheese',
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
  'hard-shell-tacos': {
    names: 'crunchy beef tacos, hard shell beef tacos, taco shell tacos, tacos in shells, ground beef taco shells',
    title: 'Crunchy Beef Tacos',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'tacos nachos',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein ground-beef|ground-turkey 450
      ground-spice chili-powder 8?
      ground-spice cumin 3?
      bread taco-shells 150
      cheese cheddar|monterey-jack|vegan-cheese 90?
      leaf romaine 100? shredded
      sauce salsa 120?
      salt
    `,
    steps: `
      8 Brown {ground-beef, 1/2 salt} in {@skillet} over medium-high heat, breaking it up, until no pink is left, 7 minutes. Drain off the fat.
      4 Stir in {chili-powder, cumin, salt} with {water 120} and simmer until the meat is just moist, 3 minutes.
      3 Spoon it into {taco-shells}. [Top with {cheddar, romaine, salsa}] and serve while the shells crackle.
    `,
    face: 'Seasoned ground beef in shells that crack at the first bite',
    why: 'Cooked down until only moist, the meat does not soften the shells',
  },
  'cheesy-rice-and-beans': {
    names:
      'rice and beans with cheese, cheesy rice and beans, rice beans and cheese, beans rice and cheese, black beans rice and cheese, rice and black beans with cheese, bean and cheese rice',
    title: 'Cheesy Rice and Beans',
    family: 'texmex',
    near: 'black-beans-and-rice gallo-pinto burrito-bowl',
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
}
