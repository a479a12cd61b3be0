import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Beef and mushrooms from the pot, and beef from the skillet. */
export const stewsAndSteaks: DishEntries = {
  'beef-stew': {
    names:
      'beef stew, classic beef stew, homemade beef stew, beef and vegetable stew, old fashioned beef stew, hearty beef stew, beef stew with potatoes, beef and potato stew, stovetop beef stew',
    family: 'farmhouse',
    near: 'pot-roast braise slow-cooker-stew',
    beside: 'buttermilk-biscuits green-salad',
    weight: 5,
    level: 2,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein beef-chuck 1000 cut into 1 1/2-inch cubes
      flour flour|gf-flour 30
      fat neutral-oil 40
      vegetable onion 250 chopped
      vegetable celery 120 sliced 1/2 inch thick
      aromatic garlic 14
      body tomato-paste 48
      wine red-wine|beef-stock 240
      stock chicken-stock 720
      sauce worcestershire|tamari 17
      whole-spice bay 0.6
      herb thyme 3
      vegetable carrot 350 cut into 1-inch lengths
      vegetable potato 600 cut into 1-inch chunks
      vegetable peas 130
      salt
      pepper pepper 1.6
    `,
    steps: `
      15 Toss {beef-chuck} with {flour, pepper, 1/2 salt}. Heat {most neutral-oil} in a large heavy pot over medium-high heat and brown the cubes well in batches, about 5 minutes each. Take them out.
      9 Turn down to medium. Add {neutral-oil, onion, celery} and cook until soft, 6 minutes, then {garlic, tomato-paste} for 2 minutes, until the paste darkens.
      4+75 Pour in {red-wine} and scrape up everything on the bottom. Return the beef with {chicken-stock, worcestershire, bay, thyme}, bring to a simmer, cover with the lid ajar and cook very gently for 1 hour 15 minutes.
      3+40 Stir in {carrot, potato} and simmer until they are tender and the beef yields to a spoon, about 40 minutes.
      2+5 Stir in {peas} and cook for 5 minutes. Pull out the bay and the thyme stems. Season with {salt}.
    `,
    face: 'Chunks of beef, potatoes and carrots in a thick, winey gravy',
    why: 'The flour that browns with the beef thickens the stew by itself',
  },
  'beef-stroganoff': {
    names:
      'beef stroganoff, stroganoff, beef stroganov, stroganof, steak stroganoff, classic beef stroganoff, beef and mushroom stroganoff, creamy beef stroganoff, beef stroganoff with noodles, beef strogonoff, strogonoff',
    family: 'farmhouse',
    cuisine: 'Eastern European, American',
    near: 'mushroom-stroganoff ground-beef-stroganoff quick-skillet',
    beside: 'green-beans green-salad',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      starch egg-noodles|gf-pasta 230
      protein sirloin 560 sliced 1/4 inch thick across the grain
      fat neutral-oil 20
      fat butter|vegan-butter 40
      vegetable mushrooms 340? sliced
      vegetable onion 150 thinly sliced
      aromatic garlic 8
      ground-spice sweet-paprika 3
      flour flour|gf-flour 16
      stock beef-stock|chicken-stock 360
      sauce worcestershire|tamari 11
      sauce dijon 15
      creamy sour-cream|greek-yogurt|vegan-sour-cream 160 at room temperature
      herb parsley 8?
      salt
      pepper pepper 1.4
    `,
    steps: `
      7 Put on a pot of well-salted water to boil for the noodles. Heat {neutral-oil} in {@skillet} over high heat. Season {sirloin}, patted dry, with {pepper, 1/2 salt} and sear it in two batches, about 1 minute a side, until well browned. Transfer to a plate.
      9 Reduce to medium-high and melt {1/2 butter} in the same pan. Cook {mushrooms, onion} until deep brown[{?mushrooms} and dry], about 8 minutes.
      2+8~ Boil {egg-noodles} until tender, about 8 minutes, then drain and toss with {butter}.
      7 Meanwhile, stir {garlic, sweet-paprika, flour} into the skillet for 1 minute. Whisk in {beef-stock, worcestershire, dijon} and simmer until lightly thickened, 5 minutes.
      3 Take the skillet off the heat and stir in {sour-cream}, which would split if it boiled. Slide in the beef with its juices and warm it through for 1 minute. Season with {salt}.
      1 Spoon over the noodles [and scatter with {parsley}].
    `,
    face: 'Seared strips of steak in a sour cream sauce, over noodles',
    why: 'The beef is only seared and comes back at the end, so it stays tender',
  },
  'ground-beef-stroganoff': {
    names:
      'ground beef stroganoff, hamburger stroganoff, easy stroganoff, one pot stroganoff, one pot beef stroganoff, mince stroganoff, one pan ground beef stroganoff, minced beef stroganoff',
    titles: 'plant-mince: Veggie Ground Stroganoff',
    family: 'farmhouse',
    near: 'beef-stroganoff hamburger-helper quick-skillet',
    beside: 'green-beans',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein ground-beef|plant-mince 500
      fat butter|vegan-butter 14
      vegetable mushrooms 225 sliced
      vegetable onion 150 chopped
      aromatic garlic 8
      ground-spice sweet-paprika 3
      flour flour|gf-flour 16
      stock beef-stock|chicken-stock|veg-stock 840
      sauce worcestershire|tamari 12
      starch egg-noodles|gf-pasta 250
      creamy sour-cream|greek-yogurt|vegan-sour-cream 150
      herb chives 6?
      salt
      pepper pepper 1.2
    `,
    steps: `
      7 Brown {ground-beef} with {1/2 salt} in a large, deep skillet over medium-high heat, breaking it up, until no pink is left, about 6 minutes. Spoon off all but a little of the fat.
      8 Add {butter, mushrooms, onion} and cook until browned, 7 minutes. Stir in {garlic, sweet-paprika, flour, pepper} for 1 minute.
      3+10 Pour in {beef-stock, worcestershire} and bring to a boil. Stir in {egg-noodles}, pushing them under, cover and simmer, stirring now and then, until the noodles are tender and the sauce is thick, about 10 minutes.
      2 Turn off the heat. Fold in {sour-cream, salt} and, if it is too thick, a splash of hot water. [Top with {chives}.]
    `,
    face: 'A one-pan stroganoff of browned ground beef, mushrooms and egg noodles',
    why: 'The noodles boil in the sauce, and what they give off thickens it',
  },
  'mushroom-stroganoff': {
    names:
      'mushroom stroganoff, vegetarian stroganoff, vegan stroganoff, veggie stroganoff, vegetarian mushroom stroganoff, creamy mushroom stroganoff, vegan mushroom stroganoff, meatless stroganoff, vegan beef stroganoff, vegetarian beef stroganoff',
    family: 'farmhouse',
    cuisine: 'Eastern European, American',
    near: 'mushroom-soup pasta',
    beside: 'green-salad green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      starch egg-noodles|penne|gf-pasta 300
      fat butter|vegan-butter 50
      vegetable mushrooms 600 thickly sliced
      vegetable onion 200 thinly sliced
      aromatic garlic 12
      ground-spice smoked-paprika 3
      herb thyme 2
      flour flour|gf-flour 20
      wine white-wine|veg-stock 100
      stock veg-stock 360
      sauce soy-sauce|tamari 16
      sauce dijon 15
      creamy sour-cream|vegan-sour-cream|soy-cream|oat-cream 170
      herb parsley 8?
      acid lemon 8
      salt
      pepper pepper 1.2
    `,
    steps: `
      14 Melt {1/2 butter} in {@skillet} over high heat. Fry {mushrooms} in two batches, hardly stirring, until they are browned on both sides, about 6 minutes a batch. Transfer them to a plate.
      8 Lower the heat to medium, add {butter, onion} and cook until soft and lightly browned, 7 minutes. Stir in {garlic, smoked-paprika, thyme, flour} for 1 minute.
      2+8~ Set a pot of salted water to boil and cook {egg-noodles} until tender, as the package says. Drain.
      8 Pour {white-wine} into the onions and let it bubble away by half. Add {veg-stock, soy-sauce, dijon} and simmer until the sauce coats a spoon, 5 minutes.
      3 Return the mushrooms. Off the heat, stir in {sour-cream, lemon, pepper, salt}. Toss with the noodles or spoon over them[ and top with {parsley}].
    `,
    face: 'Deeply browned mushrooms in a paprika cream sauce over noodles',
    why: 'Browned in batches, the mushrooms taste roasted instead of boiled',
  },
  'pan-seared-steak': {
    names:
      'pan seared steak, steak, ribeye steak, rib eye steak, sirloin steak, new york strip steak, steak dinner, pan fried steak, garlic butter steak, butter basted steak, cast iron steak, steakhouse steak, skillet steak, seared steak, stove top steak, steak with garlic butter, pan-seared steak',
    title: 'Pan-Seared Steak with Garlic Butter',
    family: 'farmhouse',
    near: 'roast-beef grilled-plate',
    beside: 'green-salad green-beans',
    weight: 5,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Fried',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.48,
    list: `
      protein strip-steak|ribeye|sirloin 460 about 1 1/4 inches thick
      fat neutral-oil 14
      second-fat butter|vegan-butter|olive-oil 34
      aromatic garlic 12 lightly crushed
      herb thyme 3
      vegetable potato 340? cut into 1-inch chunks
      salt
      pepper pepper 1.4
    `,
    steps: `
      3+30~ Pat {strip-steak} very dry, season generously with {salt, pepper} and leave at room temperature for 30 minutes.
      2+15 [Toward the end, boil {potato} in salted water until tender, about 15 minutes, drain and keep them warm.]
      8 Heat {neutral-oil} in a heavy skillet or two over high heat until it shimmers and just begins to smoke. Lay in the steak and sear without moving it until a brown crust forms, about 4 minutes. Turn and sear for 3 minutes more.
      4 Lower the heat to medium. Add {butter, garlic, thyme}, tilt the pan and spoon the foaming fat over the meat until it reads 145°F (63°C) in the middle for medium, about 2 minutes.
      2+10 Rest on a warm plate for 10 minutes, then slice across the grain and pour the garlicky pan fat over[{?potato} it and the potatoes].
    `,
    face: 'A thick steak with a dark crust, basted with garlic and thyme',
    why: 'A dry surface and a fierce pan make the crust, and the rest keeps the juices in',
  },
  'chicken-fried-steak': {
    names:
      'chicken fried steak, country fried steak, chicken fried steak with gravy, country fried steak with gravy, chicken fried steak and gravy, fried cube steak, country fried cube steak, chicken-fried steak',
    family: 'farmhouse',
    near: 'salisbury-steak breaded-cutlet',
    beside: 'mashed-potatoes green-beans',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein beef-round=cubed_beef_round/beef 560 in thin pieces
      flour flour|rice-flour 190
      ground-spice sweet-paprika 3
      ground-spice garlic-powder 3
      ground-spice cayenne 0.5
      creamy buttermilk 180
      egg egg 50
      fat neutral-oil 110
      liquid milk 480
      salt
      pepper pepper 3
    `,
    steps: `
      8 Whisk {most flour, sweet-paprika, garlic-powder, cayenne, 1/2 pepper, 1/2 salt} in a shallow dish, and {buttermilk} with {egg} in another. Dredge {beef-round} in the flour, dip it in the buttermilk and press it into the flour again.
      1+10 Lay on a rack for 10 minutes so that the coating holds.
      15 Heat {neutral-oil} in {@skillet} to 350°F (175°C). Fry the steaks, two at a time, until deep golden and 145°F (63°C) inside, about 3 minutes a side. Drain on a clean rack.
      8 Pour off all but a few spoonfuls of the fat. Stir in {flour} and cook for 1 minute over medium heat, scraping up the crumbs. Whisk in {milk} little by little and simmer until thick, 5 minutes. Season with {pepper, salt}.
      1 Ladle the gravy over the steaks while their crust is crisp.
    `,
    face: 'Thin beef in a craggy, peppery crust under white gravy',
    why: 'A second dip in the flour makes the crags, and ten minutes of rest keep them on',
  },
}
