import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sausages, beef and lamb in one pot with their potatoes. */
export const britishAndIrishPots: DishEntries = {
  'dublin-coddle': {
    names:
      'dublin coddle, coddle, irish coddle, sausage and bacon coddle, irish sausage stew, irish sausage and potato stew, sausage coddle, irish bacon and sausage stew, traditional dublin coddle',
    title: 'Dublin Coddle',
    family: 'farmhouse',
    cuisine: 'Irish',
    near: 'irish-stew sausage-casserole braise',
    beside: 'irish-soda-bread',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.25,
    list: `
      protein bacon 140 cut into 1-inch pieces
      protein bratwurst=fresh_pork_sausages/sausages 420 left whole
      vegetable onion 320 thickly sliced
      vegetable potato 900 peeled and cut into thick slices
      herb parsley 16 chopped
      herb thyme 2
      whole-spice bay 0.3
      pepper pepper 1.4
      stock chicken-stock 600
      salt
    `,
    steps: `
      7 Cook {bacon} in {@pot} over medium heat until its fat runs and the edges color, 6 minutes. Lift it out and leave a thin film of fat in the pot.
      5 Layer {onion}, {bratwurst}, the bacon and {potato} in the pot, with {1/2 parsley}, {thyme, bay, pepper} between them. Pour in {chicken-stock}, which should come just below the top layer.
      3+60 Bring to a simmer, cover and cook over low heat, never at a boil, until the potatoes are very tender and the sausages are 160°F (71°C) in the middle, 1 hour.
      1 Season the broth with {salt} and ladle into deep bowls with {parsley}.
    `,
    face: 'Pork sausages, bacon, onions and potatoes simmered slowly in one peppery pot',
    why: 'The sausages go in unbrowned and never boil, so they stay plump and season the broth',
  },
  scouse: {
    names:
      'scouse, lobscouse, liverpool scouse, beef scouse, lamb scouse, scouse stew, traditional scouse, liverpool stew, lob scouse, scouser stew',
    title: 'Liverpool Scouse',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'irish-stew beef-stew stovies braise',
    beside: 'no-knead-bread pickled-beets',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      protein beef-chuck|lamb-shoulder 800 cut into 1-inch pieces
      fat neutral-oil 20
      vegetable onion 300 chopped
      vegetable potato 1200 peeled, a third cut into small dice and the rest into chunks
      stock beef-stock|chicken-stock 950
      sauce worcestershire|soy-sauce|tamari 18
      herb thyme 3
      whole-spice bay 0.4
      vegetable carrot 350 cut into thick slices
      pepper pepper 1
      salt
    `,
    steps: `
      13 Season {beef-chuck} with {1/2 salt, pepper}. Brown in {neutral-oil} in {@pot} over medium-high heat, in batches, 12 minutes in all.
      5 Stir {onion} into the pot and cook over medium heat until soft, 4 minutes.
      3+75 Add the small dice of {1/3 potato}, with {beef-stock, worcestershire, thyme, bay}. Bring to a simmer, cover and cook over low heat for 1 1/4 hours, until the dice melt into the gravy.
      2+35 Add {carrot, potato} and simmer, partly covered, until the meat pulls apart and the chunks are soft, 35 minutes.
      2 Take out {=bay}, crush a few chunks against the side of the pot and season with {salt}.
    `,
    face: 'Beef, carrots and potatoes stewed until the gravy is thick and some of the potatoes have melted into it',
    why: 'Small dice cook down to thicken the pot, and large chunks go in late to stay whole',
  },
  cawl: {
    names:
      'cawl, welsh cawl, welsh lamb soup, welsh lamb stew, welsh stew, lamb cawl, cawl cymreig, welsh lamb and leek soup, lamb and leek soup, welsh soup, lamb and leek stew, cawl cennin',
    title: 'Cawl (Welsh Lamb and Leek Soup)',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'scotch-broth irish-stew brothy-soup',
    beside: 'no-knead-bread',
    weight: 1,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein lamb-shoulder 750 cut into 1 1/2-inch pieces
      vegetable onion 150 chopped
      stock beef-stock|chicken-stock 800
      whole-spice bay 0.4
      herb thyme 3
      vegetable rutabaga|turnip 350 peeled and cut into 3/4-inch chunks
      vegetable carrot 250 cut into thick slices
      vegetable potato 500 peeled and cut into chunks
      vegetable leek 300 white and green parts sliced and well washed
      herb parsley 12 chopped
      pepper pepper 1
      cheese cheddar|vegan-cheese 150? coarsely grated
      bread bread|gf-bread 270?
      salt
    `,
    steps: `
      4+70 Put {lamb-shoulder, onion, bay, thyme} in {@pot} with {beef-stock, water 900}. Bring slowly to a boil, skim, cover partly and simmer over low heat until the meat is nearly tender, 1 hour 10 minutes. Skim the fat.
      2+25 Add {rutabaga, carrot, potato} and simmer until a knife meets little resistance, 25 minutes.
      1+8 Stir in {leek} and cook until soft and still bright, 8 minutes.
      1 Season with {parsley, pepper, salt} and ladle out. [Serve with {bread}.] [Offer {cheddar} to stir in at the table.]
    `,
    face: 'A clear Welsh broth full of lamb, rutabaga, potatoes and bright leeks',
    why: 'The lamb simmers unbrowned to a clean broth, and leeks added at the end keep their color',
  },
  'beef-stew-with-dumplings': {
    names:
      'beef stew with dumplings, beef stew and dumplings, beef and dumplings, british beef stew and dumplings, beef casserole with dumplings, stewing beef and dumplings',
    title: 'Beef Stew with Dumplings',
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'beef-stew pot-roast braise',
    beside: 'green-beans',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein beef-chuck 900 cut into 1 1/2-inch cubes
      fat neutral-oil 35
      vegetable onion 300 chopped
      vegetable carrot 350 cut into 1-inch lengths
      vegetable rutabaga 250 peeled and cut into 1-inch cubes
      aromatic garlic 9
      body tomato-paste 32
      stock beef-stock 950
      sauce worcestershire|tamari 17
      herb thyme 3
      whole-spice bay 0.6
      flour flour 200
      leavener baking-powder 9
      second-fat butter|vegan-butter 80 cold, cut into small pieces
      creamy milk|oat-milk|soy-milk 120
      herb parsley 10
      salt
      pepper pepper 1.6
    `,
    steps: `
      14 Pat {beef-chuck} dry and season it with {pepper, 1/2 salt}. Heat {neutral-oil} in a wide, heavy pot over medium-high heat and brown the cubes in batches, about 5 minutes each. Lift them out.
      8 Lower the heat to medium. Cook {onion} until soft, 6 minutes, then stir in {garlic, tomato-paste} for 1 minute.
      4+80 Pour in {beef-stock} and scrape the pot clean. Return the beef with {worcestershire, thyme, bay}, cover with the lid ajar and simmer very gently for 1 hour 20 minutes.
      2+25 Add {carrot, rutabaga} and simmer until the beef is tender and the roots nearly so, 25 minutes.
      8~ In the meantime, mix {flour, baking-powder, salt} and rub in {butter} until no large pieces are left. Add {1/2 parsley} and {milk} and bring it together to a soft dough. Shape it with floured hands into balls a little larger than a walnut.
      2+20 Fish out the bay and the thyme stems. Set the dumplings on the stew, an inch apart, cover tightly and simmer over low heat without a look, 20 minutes. They are done when they have swelled and are dry in the middle.
      1 Sprinkle with {parsley}.
    `,
    face: 'Beef and roots in a dark gravy, under dumplings that are light all the way through',
    why: 'The dumplings go in when the beef is tender already, so that nothing has to be stirred once they steam',
  },
}
