import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Thick soups and long braises for cold evenings. */
export const coldEveningPots: DishEntries = {
  'ham-and-potato-soup': {
    names:
      'ham and potato soup, potato ham soup, potato and ham soup, ham potato soup, creamy ham and potato soup, cheesy ham and potato soup, leftover ham and potato soup, ham chowder, ham and potato chowder',
    title: 'Ham and Potato Soup',
    family: 'farmhouse',
    cuisine: 'American',
    near: 'potato-soup ham-and-bean-soup chowder',
    beside: 'buttermilk-biscuits',
    weight: 4,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.1,
    list: `
      second-fat butter|vegan-butter 56
      vegetable onion 180 chopped
      vegetable celery 100 chopped
      vegetable carrot 120 diced
      aromatic garlic 6 minced
      flour flour|gf-flour 32
      stock chicken-stock 960
      vegetable russet-potato 800 peeled and cut into 1/2-inch cubes
      protein ham 340 diced
      herb thyme 2
      creamy milk|oat-milk 360
      cheese cheddar|vegan-cheese 100?
      herb chives 6? snipped
      salt
      pepper pepper 1
    `,
    steps: `
      8 Melt {butter} in {@pot} over medium heat. Cook {onion, celery, carrot} until soft, 7 minutes. Stir in {garlic, flour} for 1 minute.
      3+16 Whisk in {chicken-stock} by degrees. Add {russet-potato, thyme} and simmer until the potatoes are tender, 15 minutes.
      2 Crush about a third of the potatoes against the side of the pot.
      2+5 Stir in {ham, milk, pepper} and heat gently for 5 minutes, without boiling. Season with {salt}.
      1 [Off the heat, stir in {cheddar}.] [Scatter with {chives}.]
    `,
    face: 'Creamy potatoes and smoky ham in a thick, mild soup',
    why: 'The crushed potatoes thicken it, and the ham goes in late, so it stays tender',
  },
  'beer-cheese-soup': {
    names:
      'beer cheese soup, wisconsin beer cheese soup, cheddar beer soup, beer and cheese soup, cheddar ale soup, cheese soup, cheddar cheese soup, beer cheese soup with bacon, wisconsin cheese soup',
    title: 'Wisconsin Beer Cheese Soup',
    titles: `
      bacon: Wisconsin Beer Cheese Soup with Bacon
      turkey-bacon: Wisconsin Beer Cheese Soup with Turkey Bacon
    `,
    family: 'farmhouse',
    cuisine: 'American',
    near: 'broccoli-cheddar-soup potato-soup onion-soup',
    beside: 'soft-pretzels',
    weight: 3,
    level: 2,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.15,
    list: `
      protein bacon|turkey-bacon|smoked-tofu 120 chopped
      second-fat butter 42
      vegetable onion 150 finely chopped
      vegetable celery 60 finely chopped
      vegetable carrot 80 finely chopped
      aromatic garlic 6 minced
      flour flour 40
      wine beer 355
      stock chicken-stock 480
      creamy milk 300
      sauce worcestershire 8
      ground-spice mustard-powder 2
      ground-spice cayenne 0.3
      cheese cheddar 300 freshly grated
      salt
      pepper pepper 0.6
    `,
    steps: `
      8 Cook {bacon} in {@pot} over medium heat until crisp, 7 minutes. Lift it out and pour off all but a spoonful of the fat.
      9 Melt {butter} in the pot and cook {onion, celery, carrot} until quite soft, 8 minutes. Stir in {garlic, flour} for 1 minute.
      3+12 Pour in {beer}, whisking, and boil for 2 minutes. Add {chicken-stock, milk, worcestershire, mustard-powder, cayenne, pepper} and simmer, stirring now and then, until lightly thick, 10 minutes.
      4 Turn the heat as low as it goes. Whisk in {cheddar} a handful at a time, letting each melt before the next. It must not boil again. Season with {salt}.
      1 Ladle into bowls and top with what is crisp.
    `,
    face: 'A velvety, golden soup, sharp with Cheddar and a little bitter from the beer',
    why: 'Cheese grated from the block and melted below a simmer stays smooth',
  },
  'sweet-potato-soup': {
    names:
      'sweet potato soup, creamy sweet potato soup, coconut sweet potato soup, sweet potato coconut soup, sweet potato and coconut soup, curried sweet potato soup, thai sweet potato soup, sweet potato ginger soup, sweet potato bisque, roasted sweet potato soup',
    title: 'Creamy Sweet Potato Soup',
    family: 'californian',
    near: 'butternut-squash-soup carrot-ginger-soup blended-soup',
    beside: 'garlic-bread',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender/Food Processor',
    weather: 'cold',
    serves: 4,
    salt: 0.35,
    list: `
      fat coconut-oil|olive-oil 24
      aromatic onion 180 chopped
      aromatic garlic 9 sliced
      aromatic ginger 20 sliced
      ground-spice cumin 2
      ground-spice curry-powder 4
      vegetable sweet-potato 800 peeled and cut into 1-inch pieces
      stock veg-stock|chicken-stock 840
      creamy coconut-milk 240
      acid lime-juice 20
      nut pepitas 20? toasted
      salt
      pepper pepper 0.4
    `,
    steps: `
      8 Cook {onion} in {coconut-oil} in {@pot} over medium heat until soft, 6 minutes. Stir in {garlic, ginger, cumin, curry-powder} for 1 minute.
      2+18 Add {sweet-potato, veg-stock, salt}, bring to a boil, cover and simmer until the pieces fall apart under a spoon, 18 minutes.
      4 Blend with {most coconut-milk} until completely smooth.
      2 Reheat gently and stir in {lime-juice, pepper}. Swirl in {coconut-milk}[ and scatter with {pepitas}].
    `,
    face: 'Smooth and warming, with ginger, a little curry and coconut',
    why: 'Lime at the end keeps all that sweetness in balance',
  },
  'braised-lamb-shanks': {
    names:
      'lamb shanks, braised lamb shanks, slow cooked lamb shanks, slow braised lamb shanks, red wine lamb shanks, lamb shanks in red wine, lamb shank, oven lamb shanks, lamb shanks with red wine and rosemary, slow roasted lamb shanks',
    title: 'Lamb Shanks Braised in Red Wine',
    family: 'bistro',
    cuisine: 'French, British, Australian',
    near: 'osso-buco lamb-tagine braise',
    beside: 'mashed-potatoes glazed-carrots',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      protein lamb-shanks 1700
      fat olive-oil 28
      vegetable onion 200 chopped
      vegetable carrot 200 chopped
      vegetable celery 100 chopped
      aromatic garlic 20 smashed
      body tomato-paste 40
      wine red-wine 360
      body canned-tomatoes 400
      stock beef-stock|chicken-stock 360
      herb rosemary 4
      herb thyme 3
      whole-spice bay 0.4
      salt
      pepper pepper 1.4
    `,
    steps: `
      14 Heat the oven to 325°F (165°C). Season {lamb-shanks} with {pepper, 1/2 salt} and brown them all over in {olive-oil} in {@pot} over medium-high heat, 12 minutes. Set aside.
      9 Cook {onion, carrot, celery} in the fat until soft, 7 minutes. Stir in {garlic, tomato-paste} for 1 minute.
      4+6 Pour in {red-wine} and boil it down by half, 6 minutes. Add {canned-tomatoes, beef-stock, rosemary, thyme, bay} and the shanks: they should be nearly covered.
      2+150 Bring to a simmer, cover and braise in the oven, turning once, until the meat gives way to a fork, 2 1/2 hours.
      3+10 Lift out the shanks. Take out {=bay} and the stems, skim off the fat and boil the sauce until it coats a spoon, 10 minutes. Season with {salt} and pour over.
    `,
    face: 'Shanks so tender that they leave the bone, in a dark sauce of wine, tomatoes and rosemary',
    why: 'Two and a half hours at a bare simmer turn the sinews of the shank to silk',
  },
  'braised-short-ribs': {
    names:
      'short ribs, braised short ribs, beef short ribs, red wine short ribs, red wine braised short ribs, braised beef short ribs, dutch oven short ribs, slow cooked short ribs, boneless short ribs, bone in short ribs, short ribs in red wine, oven braised short ribs',
    title: 'Red Wine–Braised Short Ribs',
    family: 'bistro',
    cuisine: 'American, French',
    near: 'beef-bourguignon pot-roast braise',
    beside: 'mashed-potatoes roasted-carrots',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      protein short-ribs 1600
      fat neutral-oil 14
      vegetable onion 250 chopped
      vegetable carrot 150 chopped
      vegetable celery 100 chopped
      aromatic garlic 24 smashed
      body tomato-paste 45
      flour flour|gf-flour 16
      wine red-wine 500
      stock beef-stock 480
      sauce worcestershire|tamari 12
      herb thyme 4
      whole-spice bay 0.4
      salt
      pepper pepper 2
    `,
    steps: `
      16 Heat the oven to 325°F (165°C). Season {short-ribs} with {pepper, 1/2 salt} and brown them well on all sides in {neutral-oil} in {@pot} over medium-high heat, in batches, 14 minutes. Pour off all but a spoonful of the fat.
      10 Cook {onion, carrot, celery} in the pot until browned at the edges, 8 minutes. Stir in {garlic, tomato-paste, flour} for 2 minutes.
      4+10 Pour in {red-wine} and boil until it is down by half, 10 minutes. Add {beef-stock, worcestershire, thyme, bay} and the ribs.
      2+160 Bring to a simmer, cover and braise in the oven until the meat is tender to a fork, 2 hours 40 minutes.
      4+12 Lift out the ribs. Strain the sauce, skim off the fat and boil until it shines, 12 minutes. Season with {salt} and spoon it over.
    `,
    face: 'Beef that falls from the bone, in a glossy sauce of red wine',
    why: 'The wine is boiled down before the long braise, which leaves its fruit and takes its edge',
  },
  'slow-cooker-chicken-and-dumplings': {
    names:
      'crockpot chicken and dumplings, slow cooker chicken and dumplings, crock pot chicken and dumplings, crockpot chicken dumplings, slow cooker chicken dumplings, crockpot chicken and dumplings with biscuits, crockpot chicken and biscuits, slow cooker chicken and biscuits',
    title: 'Slow-Cooker Chicken and Dumplings',
    family: 'farmhouse',
    cuisine: 'American',
    near: 'chicken-and-dumplings slow-cooker-chicken-noodle-soup chicken-stew',
    beside: 'green-beans',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker',
    weather: 'cold',
    serves: 6,
    salt: 0.35,
    list: `
      vegetable onion 180 chopped
      vegetable celery 120 sliced
      vegetable carrot 200 sliced
      aromatic garlic 9 minced
      protein chicken-thigh 800
      herb dried-thyme 1.5
      whole-spice bay 0.4
      stock chicken-stock 960
      fat butter 84
      flour flour 300
      leavener baking-powder 10
      creamy milk 240
      vegetable peas 120
      herb parsley 8? chopped
      salt
      pepper pepper 1.2
    `,
    steps: `
      7 Put {onion, celery, carrot, garlic, chicken-thigh, dried-thyme, bay, chicken-stock, pepper, most salt} in a 6-quart slow cooker.
      1+330 Cover and cook on low until the chicken is very tender and past 165°F (74°C), 5 1/2 hours.
      5 Shred the chicken with two forks and take out {=bay}. Mash {1/2 butter} with 1/4 cup of {=flour} and whisk it into the broth. Stir in {peas} and turn the cooker to high.
      5 Mix the rest of {flour} with {baking-powder, salt}. Rub in {butter} and stir in {milk} to a sticky dough.
      4+60 Drop spoonfuls over the hot stew, cover at once and cook on high, without lifting the lid, until the dumplings are dry in the middle, 1 hour. [Scatter with {parsley}.]
    `,
    face: 'Tender chicken in a thick, creamy broth under fluffy dumplings',
    why: 'The dumplings go in for the last hour only, onto a broth that is already hot, so they steam up light',
  },
}
