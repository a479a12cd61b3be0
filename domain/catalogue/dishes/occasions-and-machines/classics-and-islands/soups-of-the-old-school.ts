import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Soups and broths that are simmered from scratch. */
export const soupsOfTheOldSchool: DishEntries = {
  'carrot-ginger-soup': {
    names:
      'carrot ginger soup, carrot and ginger soup, ginger carrot soup, carrot soup, creamy carrot soup, roasted carrot soup, vegan carrot ginger soup',
    title: 'Carrot Ginger Soup',
    family: 'californian',
    near: 'butternut-squash-soup pumpkin-soup blended-soup',
    beside: 'no-knead-bread kale-salad',
    weight: 4,
    level: 1,
    types: 'Soup',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    serves: 4,
    salt: 0.42,
    list: `
      fat butter|olive-oil 30
      vegetable onion 180 chopped
      aromatic garlic 9
      aromatic ginger 30
      ground-spice coriander 3
      vegetable carrot 800 thinly sliced
      stock veg-stock|chicken-stock 1000
      creamy coconut-milk 120
      acid lime 20
      herb cilantro 8?
      salt
    `,
    steps: `
      9 Melt {butter} in {@pot} over medium heat and cook {onion} until soft, 6 minutes. Add {garlic, ginger, coriander} and stir for 2 minutes.
      3+25 Add {carrot, veg-stock} and bring to a boil. Cover and simmer until a spoon crushes the carrots without effort, 25 minutes.
      4 Blend until completely smooth, in batches if the blender is small, with the lid held ajar under a towel.
      2+3 Return to the pot with {coconut-milk, salt} and heat gently for 3 minutes. Sharpen with {lime}[ and scatter with {cilantro}].
    `,
    face: 'Velvety carrot soup with the warmth of fresh ginger and a little coconut milk',
    why: 'Ginger cooks in the fat with the onion, so it warms the whole bowl and bites nowhere',
  },
  'cream-of-chicken-soup': {
    names:
      'cream of chicken soup, creamy chicken soup, cream of chicken, homemade cream of chicken soup, condensed cream of chicken soup, cream chicken soup, old fashioned cream of chicken soup',
    title: 'Cream of Chicken Soup',
    family: 'farmhouse',
    near: 'chicken-noodle-soup mushroom-soup chowder',
    beside: 'buttermilk-biscuits green-salad',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.42,
    list: `
      fat butter|vegan-butter 55
      vegetable onion 120 finely chopped
      vegetable celery 90 finely diced
      vegetable carrot 90 finely diced
      flour flour|gf-flour 45
      stock chicken-stock 950
      herb thyme 2
      whole-spice bay 0.2
      protein chicken-breast 420 left whole
      creamy cream 160
      acid lemon 8
      herb parsley 8
      pepper white-pepper|pepper 0.6
      salt
    `,
    steps: `
      9 Melt {butter} in {@pot} over medium-low heat. Cook {onion, celery, carrot} until soft but not brown, 7 minutes, then stir in {flour} for 1 minute.
      4 Whisk in {chicken-stock}, a cupful at a time, and keep whisking until it simmers.
      2+16 Add {thyme, bay, chicken-breast} and simmer very gently until the meat is 165°F (74°C) at its thickest, 14 to 16 minutes, turning it once.
      5 Lift out the chicken, discard the bay leaf and thyme stems, and cut or shred the meat small.
      2+4 Stir {=chicken-breast} and {cream} into the soup and simmer for 4 minutes, until it coats a spoon. Season with {lemon, white-pepper, salt} and finish with {parsley}.
    `,
    face: 'Smooth, savory soup with tender shreds of chicken',
    why: 'The chicken poaches in the thickened broth itself, and its juices stay there',
  },
  'chicken-stew': {
    names:
      'chicken stew, chicken casserole stew, easy chicken stew, hearty chicken stew, chicken and vegetable stew, old fashioned chicken stew, chicken and potato stew, homemade chicken stew, one pot chicken stew',
    title: 'Chicken Stew',
    family: 'farmhouse',
    near: 'beef-stew chicken-and-dumplings braise',
    beside: 'buttermilk-biscuits green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      protein chicken-thigh 620 cut into 1 1/2-inch pieces
      flour flour|gf-flour 30
      fat butter|olive-oil 36
      vegetable onion 180 chopped
      vegetable carrot 220 cut into 3/4-inch pieces
      vegetable celery 110 sliced
      aromatic garlic 9
      body tomato-paste 15
      wine white-wine|apple-juice 90?
      stock chicken-stock 650
      vegetable potato 450 peeled and cut into 1-inch pieces
      herb thyme 3
      whole-spice bay 0.4
      vegetable peas 120
      herb parsley 10
      pepper pepper 1
      salt
    `,
    steps: `
      10 Toss {chicken-thigh} with {1/2 flour, 1/2 salt, pepper}. Brown in {1/2 butter} in {@pot} over medium-high heat, in two batches, 8 minutes, and set aside.
      7 Add {butter, onion, carrot, celery} and cook over medium heat for 6 minutes. Stir in {garlic, tomato-paste, flour} for 1 minute.
      3 [Pour in {white-wine} and let it bubble away, 1 minute.] Whisk in {chicken-stock} until smooth.
      3+28 Return {=chicken-thigh} with {potato, thyme, bay}. Cover partly and simmer until the potatoes are tender and the meat is 165°F (74°C), 28 minutes.
      2+3 Stir in {peas} and cook for 3 minutes. Pick out the bay leaf and thyme stems and finish with {parsley, salt}.
    `,
    face: 'Browned chicken with carrots, potatoes and peas in a thick, herby gravy',
    why: 'Flour goes on the meat and into the vegetables, so the gravy thickens by itself',
  },
  'oxtail-soup': {
    names:
      'oxtail soup, ox tail soup, british oxtail soup, oxtail vegetable soup, beef oxtail soup, oxtail broth, oxtail barley soup',
    title: 'Oxtail Soup',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'oxtail-stew vegetable-beef-soup brothy-soup',
    beside: 'no-knead-bread green-salad',
    weight: 2,
    level: 2,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.42,
    list: `
      protein beef-shank=oxtail 1300 cut into 2-inch pieces
      fat neutral-oil 24
      vegetable onion 250 chopped
      vegetable carrot 250 diced
      vegetable celery 120 diced
      body tomato-paste 30
      wine red-wine|dry-sherry 120?
      stock beef-stock 1000
      herb thyme 3
      whole-spice bay 0.4
      starch barley 100 rinsed
      vegetable turnip|rutabaga 220 peeled and diced
      herb parsley 10
      pepper pepper 1
      salt
    `,
    steps: `
      14 Season {beef-shank} with {1/2 salt}. Brown deeply in {neutral-oil} in {@pot} over medium-high heat, in batches, 12 minutes, and lift out.
      8 Cook {onion, 1/2 carrot, celery} in the drippings until browned at the edges, 7 minutes. Stir in {tomato-paste} for 1 minute.
      3+150 Add [{red-wine}, ]{beef-stock, thyme, bay} and {water 900} with the meat. Cover and simmer over low heat until it falls from the bone, 2 1/2 hours.
      8 Lift out the oxtail, pull off the meat and cut it small. Skim the fat from the broth.
      2+30 Add {barley, turnip, carrot} to the broth and simmer until the barley is tender, 30 minutes.
      2 Stir in {=beef-shank, pepper, salt} and serve hot, with {parsley}.
    `,
    face: 'A dark, glossy soup of shredded oxtail with barley and roots',
    why: 'Hours over a low flame draw all that the bones have to give, which is body',
  },
  'bone-broth': {
    names:
      'bone broth, beef bone broth, homemade bone broth, beef broth, homemade beef broth, beef stock, beef bone stock, bone stock',
    title: 'Beef Bone Broth',
    family: 'farmhouse',
    near: 'brothy-soup',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Soup',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Roasted, Boiled',
    equipment: 'Oven, Stovetop',
    serves: 8,
    batch: true,
    list: `
      protein soup-bones 1800
      fat neutral-oil 10
      body tomato-paste 30
      vegetable onion 300 quartered, skins on
      vegetable carrot 200 cut into chunks
      vegetable celery 150 cut into chunks
      aromatic garlic 20 halved across
      acid cider-vinegar 20
      whole-spice bay 0.4
      pepper pepper 1.5
      seasoning salt 9
    `,
    steps: `
      4+40 Heat the oven to 425°F (220°C). Toss {soup-bones, onion, carrot} with {neutral-oil} on a rimmed sheet pan and roast until well browned, 40 minutes, brushing the bones with {tomato-paste} halfway.
      5 Scrape everything into your largest pot. Loosen the brown bits of the pan with a little hot water and add them, with {celery, garlic, cider-vinegar, bay, pepper}.
      4+480 Pour in {water 3800}, bring slowly to a simmer and skim. Keep it at a lazy bubble over the lowest heat, partly covered, for 8 hours, adding hot water as the bones come bare.
      5+30 Strain through a fine sieve, season with {salt} and cool quickly in a sink of ice water, 30 minutes. Chill, lift off the fat and keep for 4 days in the refrigerator or 6 months in the freezer.
    `,
    face: 'Deep brown broth from roasted bones, for sipping or for the base of any soup',
    why: 'Roasting gives color, a splash of vinegar draws from the bones, and never boiling keeps it clear',
  },
  'lobster-bisque': {
    names:
      'lobster bisque, lobster soup, creamy lobster bisque, seafood bisque, lobster bisque soup, shellfish bisque, easy lobster bisque',
    title: 'Lobster Bisque',
    family: 'new-england',
    cuisine: 'French, American',
    near: 'clam-chowder tomato-soup chowder',
    beside: 'no-knead-bread green-salad',
    weight: 2,
    level: 3,
    types: 'Soup, Appetizer',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    serves: 4,
    salt: 0.42,
    list: `
      protein lobster-tail 480 in the shell
      fat butter|vegan-butter 50
      vegetable onion 110 finely chopped
      vegetable carrot 80 finely chopped
      vegetable celery 50 finely chopped
      aromatic garlic 6
      body tomato-paste 35
      wine dry-sherry|white-wine 90
      flour flour|rice-flour 25
      stock fish-stock|chicken-stock 800
      herb thyme 2
      ground-spice sweet-paprika 2
      chile cayenne 0.3
      creamy cream|oat-cream 200
      acid lemon 10
      herb chives 6
      salt
    `,
    steps: `
      5+8 Simmer {lobster-tail} in {fish-stock} in {@pot}, covered, until the shells are red and the middle is opaque and 145°F (63°C), 6 to 8 minutes. Lift out and cool. Keep the stock.
      6 Shell {=lobster-tail}, cut into bite-size pieces and chill. Break up the shells.
      9 Melt {butter} in a wide saucepan over medium heat and fry the shells with {onion, carrot, celery} for 7 minutes. Stir in {garlic, tomato-paste, sweet-paprika, cayenne} for 1 minute.
      3 Pour in {dry-sherry} and boil until nearly dry, 2 minutes. Stir in {flour} for 1 minute.
      3+25 Whisk in the hot stock with {thyme} and simmer for 25 minutes. Strain, pressing hard, and blend what is liquid until silky.
      2+4 Return it to the pan with {cream} and simmer for 4 minutes. Add {=lobster-tail, lemon, salt}, warm through, and serve under {chives}.
    `,
    face: 'A coral-colored, silky soup with sweet pieces of lobster and a breath of sherry or wine',
    why: 'The shells are fried with the vegetables, because that is where the flavor is',
  },
  'matzo-ball-soup': {
    names:
      'matzo ball soup, matzah ball soup, matzoh ball soup, matza ball soup, chicken matzo ball soup, chicken soup with matzo balls, chicken soup with matzah balls, matzo balls, matzah balls, matzoh balls, jewish chicken soup with matzo balls, kneidlach, knaidlach, kneidlach soup, passover chicken soup',
    title: 'Matzo Ball Soup',
    family: 'new-england',
    cuisine: 'Jewish, American',
    near: 'chicken-noodle-soup brothy-soup',
    beside: 'challah',
    weight: 2,
    level: 2,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      egg egg 200
      fat neutral-oil 50
      flour matzo-meal 125
      stock chicken-stock 2000
      protein chicken-thigh 600
      vegetable onion 180 halved
      vegetable carrot 260 sliced
      vegetable celery 160 sliced
      whole-spice bay 0.4
      herb dill 10 chopped
      pepper pepper 1
      salt
    `,
    steps: `
      4+30~ Beat {egg, neutral-oil, 1/3 salt, 1/2 pepper} with {water 50}. Stir in {matzo-meal} and chill for 30 minutes, until it is firm enough to shape.
      3+30 Meanwhile, bring {chicken-stock} to a simmer in {@pot} with {chicken-thigh, onion, carrot, celery, bay}. Keep it barely bubbling until the chicken is tender and 165°F (74°C), 30 minutes.
      7 Bring a wide pot of salted water to a boil. With wet hands, roll the chilled mixture into 1 1/4-inch balls, without packing them.
      2+35~ Drop them in, cover and simmer for 35 minutes without lifting the lid: they double in size and should be tender to the center.
      5 While they cook, lift the chicken onto a board and pull it into shreds. Fish out the onion and the bay.
      2 Return the chicken to the soup with {salt, pepper}. Lift the balls into bowls with a slotted spoon, ladle the soup over and strew with {dill}.
    `,
    face: 'Light matzo balls in a clear chicken soup with carrots, celery and dill',
    why: 'The balls cook in a pot of their own, so the soup stays clear and they have room to swell',
  },
}
