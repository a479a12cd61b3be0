import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Clear soups and smooth ones. */
export const chickenAndVegetableSoups: DishEntries = {
  'chicken-noodle-soup': {
    names:
      'chicken noodle soup, chicken noodle, homemade chicken noodle soup, chicken soup, old fashioned chicken noodle soup, chicken and noodle soup, classic chicken noodle soup, chicken soup with noodles, easy chicken noodle soup, chicken vegetable soup, chicken noodles soup, grandmas chicken soup, chicken broth soup, jewish chicken soup',
    family: 'farmhouse',
    near: 'chicken-and-dumplings brothy-soup noodle-soup',
    beside: 'grilled-cheese green-salad',
    weight: 5,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat olive-oil 27
      vegetable onion 200 chopped
      vegetable carrot 250 sliced
      vegetable celery 160 sliced
      aromatic garlic 12
      stock chicken-stock 1900
      whole-spice bay 0.6
      herb thyme 3
      protein chicken-thigh 700
      starch egg-noodles|gf-pasta 180
      acid lemon 20
      herb parsley 14
      salt
      pepper pepper 1.2
    `,
    steps: `
      10 Heat {olive-oil} in {@pot} over medium heat and cook {onion, carrot, celery, 1/2 salt} until they soften without browning, 8 minutes. Stir in {garlic} for 1 minute.
      3+25 Add {chicken-stock, bay, thyme, chicken-thigh} and bring to a bare simmer. Cook, skimming, until the chicken is very tender and 165°F (74°C), about 25 minutes.
      5 Lift the chicken onto a board and shred it. Lift out the thyme stems and the bay.
      2+8 Bring the broth to a boil, add {egg-noodles} and cook until just tender, about 8 minutes.
      2 Return the chicken, stir in {lemon, parsley, pepper, salt} and serve before the noodles swell.
    `,
    face: 'Shredded chicken, carrots and egg noodles in a clear, lemony broth',
    why: 'The thighs simmer in the broth itself, so it tastes of chicken through and through',
  },
  'vegetable-soup': {
    names:
      'vegetable soup, veggie soup, garden vegetable soup, homemade vegetable soup, mixed vegetable soup, chunky vegetable soup, vegan vegetable soup, vegetarian vegetable soup, easy vegetable soup, healthy vegetable soup, vegetables soup, winter vegetable soup',
    family: 'farmhouse',
    near: 'minestrone brothy-soup',
    beside: 'grilled-cheese',
    weight: 4,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.5,
    list: `
      fat olive-oil 40
      vegetable onion 200 chopped
      vegetable carrot 200 sliced
      vegetable celery 140 sliced
      aromatic garlic 12
      ground-spice italian-seasoning 2
      body canned-tomatoes 411
      stock veg-stock 1400
      whole-spice bay 0.6
      vegetable potato 350 cut into 1/2-inch dice
      vegetable green-beans 180 cut into 1-inch lengths
      vegetable corn 130
      vegetable peas 120
      herb parsley 10
      acid lemon 16
      salt
      pepper pepper 1
    `,
    steps: `
      11 Warm {olive-oil} in {@pot} over medium heat. Cook {onion, carrot, celery, 1/2 salt}, stirring now and then, until soft and sweet, 9 minutes. Add {garlic, italian-seasoning} and cook for 1 minute.
      3+15 Pour in {canned-tomatoes, veg-stock}, add {bay, potato} and simmer for 15 minutes.
      2+10 Stir in {green-beans} and simmer until they and the potatoes are tender, 10 minutes.
      1+3 Add {corn, peas} and cook for 3 minutes, no longer, so that they stay bright.
      1 Take out the bay leaf and finish with {lemon, parsley, pepper, salt}.
    `,
    face: 'A full bowl of carrots, potatoes, green beans, corn and peas in tomato broth',
    why: 'Every vegetable goes in at its own time, the slow ones first',
  },
  'vegetable-beef-soup': {
    names:
      'vegetable beef soup, beef vegetable soup, beef and vegetable soup, hamburger soup, hamburger vegetable soup, old fashioned vegetable beef soup, beef soup, ground beef soup, ground beef vegetable soup, cowboy soup, poor mans soup',
    family: 'farmhouse',
    near: 'beef-stew vegetable-soup brothy-soup',
    beside: 'cornbread green-salad',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat olive-oil 14
      protein ground-beef 560
      vegetable onion 200 chopped
      vegetable carrot 180 sliced
      vegetable celery 120 sliced
      aromatic garlic 10
      body tomato-paste 32
      body canned-tomatoes 411
      stock beef-stock|chicken-stock 1200
      sauce worcestershire 12?
      ground-spice oregano 1.5
      vegetable potato 400 cut into 1/2-inch dice
      vegetable green-beans 150 cut into 1-inch lengths
      vegetable corn 130
      herb parsley 8?
      salt
      pepper pepper 1.2
    `,
    steps: `
      8 Heat {olive-oil} in {@pot} over medium-high heat. Brown {ground-beef} with {1/2 salt}, leaving some larger pieces, until no pink is left, 7 minutes. Spoon off the fat.
      8 Add {onion, carrot, celery} and cook for 6 minutes. Stir in {garlic, tomato-paste, oregano} for 1 minute.
      3+25 Stir in {canned-tomatoes, beef-stock, worcestershire, potato} and simmer until the potatoes are tender, about 25 minutes.
      1+8 Add {green-beans, corn} and simmer for 8 minutes more.
      1 Season with {pepper, salt}. [Stir in {parsley}.]
    `,
    face: 'Ground beef, potatoes and green beans in a hearty tomato broth',
    why: 'The beef is browned well before anything wet goes in, which makes the broth',
  },
  'tomato-soup': {
    names:
      'tomato soup, cream of tomato soup, creamy tomato soup, tomato basil soup, classic tomato soup, homemade tomato soup, easy tomato soup, vegan tomato soup, tomato and basil soup, tomato bisque, smooth tomato soup, tomatoe soup',
    family: 'farmhouse',
    near: 'blended-soup',
    beside: 'grilled-cheese green-salad',
    weight: 5,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    serves: 4,
    salt: 0.45,
    list: `
      fat butter|vegan-butter|olive-oil 42
      vegetable onion 200 chopped
      vegetable carrot 80 finely chopped
      aromatic garlic 12 sliced
      body tomato-paste 32
      body canned-tomatoes 800
      stock veg-stock 480
      sweetener sugar 6
      creamy cream|soy-cream|oat-cream 120
      herb basil 12
      salt
      pepper pepper 0.8
    `,
    steps: `
      11 Melt {butter} in {@pot} over medium-low heat. Sweat {onion, carrot, 1/2 salt} until soft and sweet, 9 minutes, then stir in {garlic, tomato-paste} for 1 minute.
      2+20 Add {canned-tomatoes, veg-stock, sugar} and simmer with the lid ajar for 20 minutes.
      5 Drop in {1/2 basil} and blend until perfectly smooth, in batches if your blender is small, holding the lid down with a towel.
      2 Return to the pot, stir in {cream, pepper, salt} and warm through for 1 minute. Serve with {basil} torn over.
    `,
    face: 'A velvety soup of tomatoes with cream and basil',
    why: 'Slow-cooked onion and carrot take the sharpness out of the tomatoes',
  },
  'roasted-tomato-soup': {
    names:
      'roasted tomato soup, roast tomato soup, fresh tomato soup, oven roasted tomato soup, roasted tomato basil soup, roasted tomato and garlic soup',
    family: 'californian',
    near: 'tomato-soup blended-soup',
    beside: 'grilled-cheese',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Roasted, Boiled',
    equipment: 'Oven, Stovetop, Blender',
    serves: 4,
    salt: 0.45,
    list: `
      raw tomato|plum-tomato 1400 halved
      vegetable onion 200 cut into thick wedges
      vegetable red-pepper 160 cut into wide strips
      aromatic garlic 20 unpeeled
      fat olive-oil 54
      ground-spice oregano 1
      stock veg-stock 540
      acid balsamic-vinegar 12
      herb basil 12
      salt
      pepper pepper 1
    `,
    steps: `
      7+40 Heat the oven to 425°F (220°C). Toss {tomato, onion, red-pepper, garlic} with {most olive-oil, oregano, 1/2 salt} on {@sheet-pans}, cut sides up, and roast until collapsed and charred at the edges, about 40 minutes.
      3+10 Squeeze the garlic from its skins into a pot. Scrape in the vegetables and all their juices, pour in {veg-stock} and simmer for 10 minutes.
      5 Add {most basil} and blend until smooth. Season with {balsamic-vinegar, pepper, salt}.
      1 Ladle into bowls with {basil} and a thread of {olive-oil}.
    `,
    face: 'A deep red soup of roasted tomatoes, sweet peppers and garlic',
    why: 'A hot oven drives off water and caramelizes what is left, even in winter tomatoes',
  },
  'butternut-squash-soup': {
    names:
      'butternut squash soup, butternut soup, squash soup, roasted butternut squash soup, creamy butternut squash soup, vegan butternut squash soup, roast butternut squash soup, buttenut squash soup, roasted squash soup, butternut squash and apple soup',
    family: 'farmhouse',
    near: 'blended-soup',
    beside: 'grilled-cheese kale-salad',
    weight: 4,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Roasted, Boiled',
    equipment: 'Oven, Stovetop, Blender',
    weather: 'cold',
    serves: 6,
    salt: 0.45,
    list: `
      vegetable butternut 1200 peeled and cut into 1-inch pieces
      fruit apple 160 peeled, cored and chopped
      fat olive-oil 40
      second-fat butter|vegan-butter|olive-oil 20
      vegetable onion 200 chopped
      aromatic garlic 8
      herb sage 3 chopped
      stock veg-stock 960
      ground-spice nutmeg 0.6
      creamy coconut-milk|cream 160
      acid cider-vinegar 10
      crunch pepitas 30?
      salt
      pepper pepper 1
    `,
    steps: `
      6+30 Heat the oven to 425°F (220°C). Toss {butternut, apple} with {olive-oil, 1/2 salt} on {@sheet-pans} and roast until soft and browned at the edges, about 30 minutes.
      9 Toward the end, melt {butter} in {@pot} over medium heat and soften {onion} for 7 minutes. Add {garlic, sage} and cook for 1 minute.
      2+10 Add the roasted squash and apple with {veg-stock, nutmeg} and simmer for 10 minutes, until everything is very soft.
      5 Blend until silky. Stir in {coconut-milk, cider-vinegar, pepper, salt}, adding a little water if the soup is too thick.
      1 [Serve sprinkled with {pepitas}.]
    `,
    face: 'A silky, golden soup of roasted squash with apple and sage',
    why: 'Roasting first concentrates the sweetness, and a spoonful of vinegar balances it',
  },
  'pumpkin-soup': {
    names:
      'pumpkin soup, creamy pumpkin soup, pumpkin bisque, canned pumpkin soup, roasted pumpkin soup, spiced pumpkin soup, vegan pumpkin soup, curried pumpkin soup, pumpkin cream soup, easy pumpkin soup',
    family: 'farmhouse',
    near: 'butternut-squash-soup blended-soup',
    beside: 'grilled-cheese green-salad',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      fat butter|vegan-butter|olive-oil 42
      vegetable onion 200 chopped
      vegetable carrot 100 chopped
      aromatic garlic 8
      ground-spice curry-powder 4
      ground-spice nutmeg 0.4
      vegetable canned-pumpkin 850
      stock veg-stock 720
      sweetener maple 20
      creamy cream|coconut-milk|soy-cream 150
      acid lime 20
      crunch pepitas 30?
      salt
      pepper pepper 0.8
    `,
    steps: `
      10 Melt {butter} in {@pot} over medium heat. Cook {onion, carrot, 1/2 salt} until soft and just golden, 8 minutes. Stir in {garlic, curry-powder, nutmeg} for 1 minute, until fragrant.
      3+15 Whisk in {canned-pumpkin, veg-stock, maple}, bring to a simmer and cook for 15 minutes, stirring so that it does not catch.
      4 Blend until quite smooth. Return to the pot and stir in {cream, lime, pepper, salt}.
      1 [Scatter {pepitas} over the bowls.]
    `,
    face: 'A smooth, warmly spiced soup of pumpkin with cream',
    why: 'Curry powder fried in butter gives depth to a vegetable that is mild by itself',
  },
}
