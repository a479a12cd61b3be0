import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Chicken in one pan and in a pot, as the last years ask for it, and a pie under sweet potatoes. */
export const skilletChicken: DishEntries = {
  'marry-me-chicken': {
    names:
      'marry me chicken, marry-me chicken, engagement chicken, creamy sun dried tomato chicken, sun dried tomato chicken, creamy marry me chicken, marry me chicken breast, marry me chicken thighs',
    title: 'Marry Me Chicken',
    family: 'soffritto',
    cuisine: 'American',
    near: 'tuscan-chicken creamy-garlic-chicken pan-seared-fillet',
    beside: 'roasted-broccoli garlic-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein chicken-breast|chicken-thigh 680 split into thin cutlets
      flour flour|gf-flour 24
      fat olive-oil 27
      second-fat butter|vegan-butter 14
      aromatic garlic 14 finely chopped
      ground-spice oregano 1.5
      chile flakes 0.8
      stock chicken-stock 180
      creamy cream|oat-cream|soy-cream 200
      vegetable sun-dried-tomatoes 80 drained and sliced
      cheese parmesan|vegan-parmesan 50
      herb basil 10
      salt
      pepper pepper 1.2
    `,
    steps: `
      3 Season {chicken-breast} with {pepper, 1/2 salt} and press both sides into {flour}.
      9 Heat {olive-oil} in {@skillet} over medium-high heat and cook the chicken until deep gold, 3 to 4 minutes a side. Set it on a plate.
      2 Melt {butter} over medium heat. Stir {garlic, oregano, flakes} in it for 1 minute, without letting the garlic brown.
      5 Pour in {chicken-stock} and scrape up the browned bits. Add {cream, sun-dried-tomatoes} and simmer for 3 minutes. Whisk in {parmesan} until it has melted.
      2+5 Return the chicken with its juices and spoon the sauce over. Simmer gently until it is 165°F (74°C) in the middle, 4 to 5 minutes. Season with {salt} and scatter with {basil}.
    `,
    face: 'Golden chicken in a cream sauce with sun-dried tomatoes, Parmesan and a little heat',
    why: 'A film of flour browns with the chicken and later gives the cream its body',
  },
  'hot-honey-chicken': {
    names:
      'hot honey chicken, spicy honey chicken, crispy hot honey chicken, hot honey chicken tenders, honey hot chicken, hot honey fried chicken, chicken with hot honey, hot honey glazed chicken, hot honey chicken cutlets',
    title: 'Crispy Hot Honey Chicken',
    family: 'creole',
    near: 'nashville-hot-chicken honey-garlic-chicken breaded-cutlet',
    beside: 'coleslaw buttermilk-biscuits',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein chicken-breast|chicken-thigh 640 cut into 1-inch-wide strips
      creamy buttermilk|soy-milk|oat-milk 120
      flour flour|gf-flour 110
      thickener cornstarch 40
      ground-spice smoked-paprika 4
      ground-spice garlic-powder 4
      leavener baking-powder 3
      fat neutral-oil 110
      sweetener honey 100
      sauce hot-sauce 20
      chile flakes 1.5
      acid cider-vinegar 8
      second-fat butter|vegan-butter 14
      salt
      pepper pepper 1.2
    `,
    steps: `
      3+15 Stir {chicken-breast} with {buttermilk, 1/2 salt} and let it stand for 15 minutes.
      5 Mix {flour, cornstarch, smoked-paprika, garlic-powder, baking-powder, pepper, salt}. Lift the strips out of the liquid and press them into the flour until thickly coated.
      4 Warm {honey, hot-sauce, flakes, butter} in a small saucepan over low heat until it simmers, 2 minutes. Take off the heat and stir in {cider-vinegar}.
      16 Bring {neutral-oil} to 350°F (175°C) in {@skillet} over medium-high heat. Fry the chicken, in two batches, until deep gold, crusty and 165°F (74°C) inside, 3 to 4 minutes a side. Drain on a rack.
      1 Drizzle with the hot honey while the crust still crackles.
    `,
    face: 'Crunchy strips of chicken under warm honey with chile and vinegar',
    why: 'Cornstarch and a little baking powder make a crust that stays crisp under the glaze',
  },
  'chicken-and-orzo': {
    names:
      'one pot chicken and orzo, one-pot chicken and orzo, chicken and orzo, chicken orzo, one pan chicken and orzo, one pot lemon chicken orzo, lemon chicken orzo, chicken orzo skillet, one pan chicken orzo, greek chicken and orzo, one pot chicken orzo, chicken thighs with orzo',
    title: 'One-Pot Lemon Chicken and Orzo',
    family: 'greek',
    looksLike: 'risotto',
    near: 'one-pot-pasta greek-chicken-and-potatoes quick-skillet',
    beside: 'greek-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein chicken-thigh|chicken-breast 600 patted dry
      ground-spice oregano 2
      ground-spice sweet-paprika 2
      fat olive-oil 27
      vegetable onion 150 finely chopped
      aromatic garlic 12
      starch orzo 280
      stock chicken-stock 760
      leaf spinach 120
      acid lemon 58
      cheese feta 80? crumbled
      herb dill 6
      salt
      pepper pepper 1
    `,
    steps: `
      10 Season {chicken-thigh} with {oregano, sweet-paprika, pepper, 1/2 salt}. Brown in {olive-oil} in a large, deep skillet over medium-high heat, 4 minutes a side, and set aside.
      6 Lower the heat to medium and cook {onion} in what is left in the pan, scraping, until soft, 4 minutes. Stir in {garlic, orzo} and toast them for 1 minute.
      2+12 Pour in {chicken-stock} and bring to a boil. Lay the chicken on top, cover and simmer over medium-low heat, stirring underneath once or twice, until the orzo is tender and the chicken is 165°F (74°C), 11 to 13 minutes.
      3 Lift the chicken out for a moment. Stir {spinach, lemon, salt} into the orzo until the leaves wilt; it should be as loose as risotto.
      1 Return the chicken to the pan and scatter with {dill, feta}.
    `,
    face: 'Browned chicken over lemony orzo with spinach and dill, all from one pan',
    why: 'The orzo drinks the stock and what the chicken left in the pan, and thickens its own sauce',
  },
  'chicken-stroganoff': {
    names:
      'chicken stroganoff, creamy chicken stroganoff, chicken mushroom stroganoff, chicken and mushroom stroganoff, chicken stroganov, chicken stroganoff with noodles, easy chicken stroganoff, chicken strogonoff',
    title: 'Chicken Stroganoff',
    family: 'farmhouse',
    cuisine: 'Eastern European, American',
    near: 'beef-stroganoff mushroom-stroganoff quick-skillet',
    beside: 'green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      starch egg-noodles|gf-pasta 240
      protein chicken-thigh|chicken-breast 580 cut into 1/2-inch strips
      ground-spice sweet-paprika 4
      second-fat neutral-oil 14
      fat butter|vegan-butter 35
      vegetable mushrooms 340 sliced
      vegetable onion 150 thinly sliced
      aromatic garlic 9
      flour flour|gf-flour 18
      stock chicken-stock 380
      sauce worcestershire|tamari 8
      sauce dijon 15
      creamy sour-cream|greek-yogurt|vegan-sour-cream 160 at room temperature
      herb parsley 8
      salt
      pepper pepper 1.2
    `,
    steps: `
      9 Toss {chicken-thigh} with {sweet-paprika, pepper, 1/2 salt}. Brown in {neutral-oil} in {@skillet} over medium-high heat until it has color all over and is 165°F (74°C) inside, 7 to 8 minutes. Move to a plate.
      14 Melt {butter} in the pan. Cook {mushrooms} until their liquid has gone and they brown, 8 minutes, then {onion} until soft, 5 minutes more.
      2+8~ Boil {egg-noodles} in salted water until tender, about 8 minutes, and drain.
      6 Meanwhile, stir {garlic, flour} into the mushrooms for 1 minute. Pour in {chicken-stock, worcestershire, dijon} and simmer, stirring, until smooth and thick, 4 minutes.
      3 Pull the pan off the heat, stir in {sour-cream}, then the chicken and its juices, and season with {salt}. Spoon over the noodles and sprinkle with {parsley}.
    `,
    face: 'Strips of chicken and browned mushrooms in a paprika-tinted sour cream sauce, over noodles',
    why: 'Sour cream goes in off the heat, where it stays smooth',
  },
  'sweet-potato-cottage-pie': {
    names:
      'cottage pie with sweet potato, sweet potato cottage pie, sweet potato topped cottage pie, cottage pie with sweet potato mash, cottage pie with sweet potato topping, cottage pie with sweet potatoes, sweet potato mash cottage pie',
    title: 'Cottage Pie with Sweet Potato',
    family: 'farmhouse',
    near: 'cottage-pie shepherds-pie mash-topped-pie',
    beside: 'green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.42,
    list: `
      vegetable sweet-potato 900 peeled and cut into chunks
      fat olive-oil 20
      vegetable onion 150 finely chopped
      vegetable carrot 130 finely diced
      vegetable celery 80 finely diced
      protein ground-beef|plant-mince 500
      aromatic garlic 8
      ground-spice dried-thyme 1
      body tomato-paste 32
      flour flour|gf-flour 14
      stock beef-stock|veg-stock 350
      sauce worcestershire|tamari 15
      vegetable peas 120
      second-fat butter|vegan-butter 30
      cheese cheddar|vegan-cheese 50? grated
      salt
      pepper pepper 1.2
    `,
    steps: `
      2+15~ Cover {sweet-potato} with salted water and boil until very tender, 15 minutes.
      8 Meanwhile, soften {onion, carrot, celery} in {olive-oil} in {@skillet} over medium heat, 7 minutes.
      8 Turn the heat up, add {ground-beef} with {1/2 salt} and cook, breaking it up, until no pink is left[{?ground-beef}, it is 160°F (71°C)] and the pan is nearly dry, 7 minutes. Drain the sweet potatoes well and leave them in the colander to steam dry.
      3 Stir in {garlic, dried-thyme, tomato-paste, flour} for 1 minute, then {beef-stock, worcestershire}.
      2+10 Heat the oven to 400°F (200°C). Simmer until the gravy is thick, 10 minutes. Fold in {peas} and scrape into {@baking-dish}.
      5 Mash the sweet potatoes with {butter, pepper, salt}. Spread over the filling and rough up the top with a fork[; sprinkle with {cheddar}].
      1+22 Bake until the edges bubble and the peaks are brown, 20 to 25 minutes.
    `,
    face: 'Savory ground beef and vegetables in gravy under a bright, fluffy sweet potato top',
    why: 'The sweet potatoes steam dry before they are mashed, so the top browns instead of sinking in',
  },
  'creamy-mustard-chicken': {
    names:
      'creamy mustard chicken, chicken in creamy white wine sauce, chicken in white wine sauce, chicken with white wine sauce, creamy white wine chicken, white wine chicken, chicken in creamy mustard sauce, chicken with creamy mustard sauce, chicken in mustard sauce, chicken with mustard sauce, mustard chicken, mustard cream chicken, creamy dijon chicken, dijon chicken, chicken dijon, chicken in white wine and mustard sauce, chicken with white wine and mustard, chicken in creamy white wine and mustard sauce, chicken in white wine and tarragon sauce, chicken in creamy white wine and tarragon sauce, chicken with mustard and tarragon, mustard tarragon chicken, chicken with tarragon sauce, french mustard chicken, poulet a la moutarde, creamy tarragon chicken',
    title: 'Chicken in Creamy White Wine and Mustard Sauce',
    family: 'bistro',
    cuisine: 'French, American',
    near: 'chicken-fricassee creamy-garlic-chicken chicken-marsala pan-seared-fillet',
    beside: 'mashed-potatoes green-beans white-rice',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein chicken-breast|chicken-thigh 700 split into thin cutlets
      flour flour|gf-flour 24
      fat olive-oil 20
      second-fat butter|vegan-butter 28
      aromatic shallot 90 finely chopped
      aromatic garlic 8 finely chopped
      wine white-wine 150
      stock chicken-stock 180
      creamy cream|oat-cream|soy-cream 150
      sauce dijon 30
      herb tarragon|parsley 6 chopped
      salt
      pepper pepper 1
    `,
    steps: `
      3 Season {chicken-breast} with {pepper, 1/2 salt} and coat lightly with {flour}, shaking off what does not stick.
      9 Heat {olive-oil} and {1/2 butter} in {@skillet} over medium-high heat. Brown the chicken, 3 to 4 minutes a side, and move it to a plate.
      4 Melt {butter} in the skillet over medium heat and soften {shallot} in it, 3 minutes. Stir in {garlic} for 30 seconds.
      6 Pour in {white-wine}, scrape up what sticks and boil until nearly gone, 2 minutes. Add {chicken-stock} and boil it down by half, 3 minutes.
      3 Stir in {cream, dijon} and simmer until the sauce coats a spoon, 2 minutes.
      2+5 Return the chicken with its juices and simmer gently until it is 165°F (74°C) in the middle, 4 to 5 minutes. Stir in {tarragon} and season with {salt}.
    `,
    face: 'Golden chicken in a silky sauce of wine, cream, Dijon mustard and fresh herbs',
    why: 'Wine and stock are boiled down before the cream goes in, so the sauce is rich in flavor and never thin',
  },
}
