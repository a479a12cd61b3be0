import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Soups, a curry and suppers of chicken or sausages that homes leave to the slow cooker. */
export const slowCookerHomePots: DishEntries = {
  'slow-cooker-chicken-tortilla-soup': {
    names:
      'slow cooker chicken tortilla soup, slow cooker tortilla soup, slow cooker mexican chicken soup, slow cooker chicken taco soup, slow cooker chicken enchilada soup, slow cooker chicken tortila soup, slow cooker mexican soup',
    title: 'Slow-Cooker Chicken Tortilla Soup',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'chicken-tortilla-soup slow-cooker-white-chicken-chili slow-cooker-chicken-noodle-soup',
    beside: 'quesadillas guacamole',
    weight: 4,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker',
    weather: 'cold',
    serves: 6,
    salt: 0.45,
    list: `
      vegetable onion 220 finely chopped
      vegetable red-pepper 160 diced
      chile jalapeno 28 seeded and finely chopped
      aromatic garlic 16
      fat olive-oil 30
      ground-spice chili-powder 9
      ground-spice cumin 6
      ground-spice oregano 1.5
      sauce chipotle 14 minced
      body canned-tomatoes 800
      stock chicken-stock 950
      protein chicken-breast|chicken-thigh 750
      pulse black-beans|pinto-beans 400 drained and rinsed
      vegetable corn 220
      acid lime 40
      bread tortilla-chips 130 lightly crushed
      vegetable avocado 220 diced
      cheese monterey-jack|cheddar|vegan-cheese 90?
      creamy sour-cream|greek-yogurt|vegan-sour-cream 90?
      herb cilantro 12
      salt
    `,
    steps: `
      6 Stir {onion, red-pepper, jalapeno, garlic} with {olive-oil, chili-powder, cumin, oregano, chipotle, 1/2 salt} in a 6-quart slow cooker.
      3+240 Pour in {canned-tomatoes, chicken-stock} and sink {chicken-breast} in the broth. Cover and cook on low until the chicken is 165°F (74°C) in the middle and pulls apart, 4 hours.
      6+20 Shred the chicken on a board with two forks and return it with {black-beans, corn}. Cover and cook on high until steaming hot, 20 minutes.
      2 Stir in {lime, salt}. Share {most tortilla-chips} among the bowls.
      3 Ladle the soup over and top with {avocado, monterey-jack, sour-cream, cilantro, tortilla-chips}.
    `,
    face: 'Shredded chicken, black beans and corn in a smoky tomato broth, with chips under it and over it',
    why: 'Chips crushed into the bowl melt into the broth and give it the taste of corn, and those on top stay crisp',
  },
  'slow-cooker-sausage-casserole': {
    names:
      'slow cooker sausage casserole, slow cooker sausage and bean casserole, slow cooker sausages, slow cooker sausage stew, slow cooker sausage and bean stew, slow cooker sausage hotpot, slow cooker sausage and beans, slow cooker sausage cassarole, slow cooked sausage casserole, slow cooker sausage and vegetable casserole',
    title: 'Slow-Cooker Sausage Casserole',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'sausage-casserole slow-cooker-beef-stew slow-cooker-stew',
    beside: 'green-beans no-knead-bread',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Slow Cooked, Sautéed',
    equipment: 'Slow Cooker, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.33,
    list: `
      protein bratwurst=fresh_pork_sausages/sausages|vegan-sausage 680 left whole
      fat olive-oil 20
      vegetable onion 250 sliced
      aromatic garlic 14
      body tomato-paste 40
      ground-spice smoked-paprika 6
      stock chicken-stock|veg-stock 300
      vegetable carrot 240 cut into 1/2-inch coins
      vegetable potato 500 cut into 1-inch pieces
      vegetable red-pepper 180 cut into 1-inch pieces
      pulse white-beans 480 drained and rinsed
      body canned-tomatoes 400
      sauce worcestershire|tamari 17
      sauce dijon 15
      herb thyme 3
      thickener cornstarch 12
      herb parsley 8?
      salt
      pepper pepper 1
    `,
    steps: `
      9 Brown {bratwurst} on two sides in {olive-oil} in {@skillet} over medium-high heat, 8 minutes, and set aside on a plate.
      13 Cook {onion} in what is left in the skillet over medium heat until golden, 11 minutes. Stir in {garlic, tomato-paste, smoked-paprika} for 1 minute, pour in {chicken-stock} and scrape.
      4+360 Layer {potato, carrot, red-pepper, white-beans} in a 6-quart slow cooker. Pour the onions over, add {canned-tomatoes, worcestershire, dijon, thyme, pepper, 1/2 salt} and push in the sausages. Cover and cook on low until the potatoes are soft all through and the sausages are past 160°F (71°C), 6 hours.
      2+15 Stir {cornstarch} with {water 40}, mix it in and cook on high with the lid on until the sauce clings, 15 minutes.
      1 Lift out the thyme stems. Season with {salt}. [Scatter with {parsley}.]
    `,
    face: 'Browned sausages, beans, carrots and potatoes in a smoky tomato gravy',
    why: 'The roots lie at the bottom, where the pot is hottest, and the sausages keep their color on top',
  },
  'slow-cooker-beef-curry': {
    names:
      'slow cooker beef curry, slow cooker indian beef curry, slow cooker curried beef, slow cooker coconut beef curry, slow cooked beef curry, slow cooker curry beef, slow cooker beef chuck curry, slow cooker beef currie',
    title: 'Slow-Cooker Beef Curry',
    family: 'punjabi',
    near: 'slow-cooker-tikka-masala rogan-josh beef-rendang slow-cooker-stew',
    beside: 'white-rice raita',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Slow Cooked, Sautéed',
    equipment: 'Slow Cooker, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.42,
    list: `
      protein beef-chuck 950 cut into 1 1/2-inch cubes, patted dry
      fat neutral-oil 40
      vegetable onion 300 finely chopped
      aromatic garlic 20
      aromatic ginger 24
      ground-spice curry-powder 16
      ground-spice cumin 5
      ground-spice coriander 5
      body tomato-paste 45
      body canned-tomatoes 400
      whole-spice cinnamon-stick 4
      whole-spice bay 0.4
      creamy coconut-milk 250
      leaf spinach 150
      ground-spice garam-masala 4
      acid lime 20
      starch basmati 360 rinsed
      herb cilantro 12?
      salt
    `,
    steps: `
      12 Season {beef-chuck} with {1/2 salt} and sear it in {1/2 neutral-oil} in {@skillet} over medium-high heat, in two batches, until brown on two sides, 5 minutes each. Move it to a 6-quart slow cooker.
      9 Lower the heat to medium and cook {onion} in {neutral-oil} until brown at the edges, 6 minutes. Add {garlic, ginger, curry-powder, cumin, coriander, tomato-paste} and stir until the paste darkens, 2 minutes.
      3+480 Pour {canned-tomatoes} into the skillet, scrape, and empty it over the beef with {cinnamon-stick, bay}. Cover and cook on low until a spoon parts the beef, 8 hours.
      2+20~ Toward the end, simmer {basmati} in {water 630} in a covered saucepan over low heat for 12 minutes, then leave it off the heat for 8 minutes.
      3+20 Stir {coconut-milk, spinach, garam-masala} into the beef, cover and cook on high until the spinach has wilted and the sauce is hot, 20 minutes.
      2 Take out the cinnamon and bay, sharpen with {lime, salt} and serve with {=basmati}[ and {cilantro}].
    `,
    face: 'Spoon-tender beef and spinach in a brown, gingery sauce with a little coconut, over basmati',
    why: 'Onions and spices are fried dark before the pot takes over, because low heat alone would leave them raw',
  },
  'slow-cooker-ham-and-bean-soup': {
    names:
      'slow cooker ham and bean soup, slow cooker ham bone soup, slow cooker ham and beans, slow cooker ham bone and bean soup, slow cooker navy bean soup, slow cooker bean and ham soup, slow cooker white bean and ham soup, slow cooker ham hock and bean soup, slow cooker bean soup, slow cooker leftover ham soup, slow cooker 15 bean soup, slow cooker ham & bean soup',
    title: 'Slow-Cooker Ham and Bean Soup',
    family: 'pennsylvanian',
    near: 'ham-and-bean-soup split-pea-soup slow-cooker-lentil-soup',
    beside: 'cornbread green-salad',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Slow Cooked, Boiled',
    equipment: 'Slow Cooker, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.28,
    list: `
      pulse dried-white-beans=dried_navy_beans/beans 450 rinsed
      protein ham-hock 560
      protein ham 200 diced
      vegetable onion 220 chopped
      vegetable carrot 220 diced
      vegetable celery 160 diced
      aromatic garlic 14
      ground-spice dried-thyme 2
      whole-spice bay 0.6
      stock chicken-stock 900
      acid cider-vinegar 18
      herb parsley 10?
      salt
      pepper pepper 1.2
    `,
    steps: `
      3+75~ Cover {dried-white-beans} with water by 2 inches in {@pot}. Boil hard for 10 minutes, then cover and leave off the heat for 1 hour. Drain and rinse.
      8 Meanwhile, put {onion, carrot, celery, garlic} in a 6-quart slow cooker with {dried-thyme, bay, pepper}.
      3+480 Add the beans and {ham-hock}, and pour over {chicken-stock} and {water 900}. Cover and cook on low until the beans are creamy to the center and the meat slides off the bone, 8 hours.
      7 Lift out the hocks and the bay. Pull the meat off in small pieces and throw away skin and bone. Crush a ladleful of beans against the wall of the pot.
      2+15 Return the meat with {ham}, cover and cook on high until hot through, 15 minutes.
      1 Sharpen with {cider-vinegar, salt}[ and scatter with {parsley}].
    `,
    face: 'Dried beans cooked creamy around a smoked hock, with diced ham and a splash of vinegar',
    why: 'The bone gives the broth its body all day, and the diced ham waits until the end, when it cannot turn stringy',
  },
  'slow-cooker-chicken-thighs-and-potatoes': {
    names:
      'slow cooker chicken thighs with potatoes, slow cooker chicken thighs and potatoes, slow cooker chicken thighs, slow cooker chicken and potatoes, slow cooker lemon garlic chicken thighs, slow cooker garlic chicken and potatoes, slow cooker bone in chicken thighs, slow cooker chicken potatoes and carrots, slow cooker chicken with potatoes and carrots, slow cooker chicken dinner, slow cooker lemon chicken',
    title: 'Slow-Cooker Chicken Thighs with Potatoes',
    family: 'farmhouse',
    near: 'sheet-pan-chicken greek-chicken-and-potatoes slow-cooker-stew',
    beside: 'green-beans green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Slow Cooked, Grilled',
    equipment: 'Slow Cooker, Oven',
    serves: 6,
    salt: 0.34,
    list: `
      vegetable baby-potatoes=small_new_potatoes/potatoes 900 halved
      vegetable carrot 300 cut into 1-inch lengths
      vegetable onion 200 cut into wedges
      fat olive-oil 30
      protein chicken-bone 1300 patted dry
      aromatic garlic 24 finely chopped
      ground-spice sweet-paprika 6
      ground-spice italian-seasoning 3
      ground-spice lemon-zest 3
      stock chicken-stock 120
      acid lemon-juice 35
      second-fat butter|vegan-butter 20
      thickener cornstarch 8
      herb parsley 12 chopped
      salt
      pepper pepper 1.6
    `,
    steps: `
      6 Toss {baby-potatoes, carrot, onion} with {1/2 olive-oil, 1/3 salt} in a 6-quart slow cooker.
      5 Rub {chicken-bone} with {olive-oil, garlic, sweet-paprika, italian-seasoning, lemon-zest, pepper, salt}.
      3+330 Pour {chicken-stock} over the vegetables and lay on the chicken, skin side up. Cover and cook on low until a knife slides into the potatoes and the chicken is past 165°F (74°C) at the bone, 5 hours 30 minutes.
      8 Heat the broiler with a rack 6 inches below it. Move the chicken to a foil-lined sheet pan, skin side up, and broil until the skin is brown and crisp, 4 to 5 minutes.
      6 Meanwhile, tip the juices into a small saucepan, skim off the fat and bring to a boil. Stir {cornstarch} with {water 25}, whisk it in with {lemon-juice} and simmer for 1 minute. Off the heat, swirl in {butter}.
      2 Pile up the vegetables, set the chicken on them, and spoon the sauce over with {parsley}.
    `,
    face: 'Chicken thighs with crackling skin over potatoes and carrots, in a lemon and garlic sauce',
    why: 'The potatoes soak up the juices that drip on them for hours, and a few minutes of broiler give back the crisp skin',
  },
}
