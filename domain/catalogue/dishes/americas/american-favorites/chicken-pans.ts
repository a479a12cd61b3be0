import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Chicken breasts and thighs with a pan sauce or a filling. */
export const chickenPans: DishEntries = {
  'garlic-butter-chicken': {
    names:
      'garlic butter chicken, garlic butter chicken breast, garlic butter chicken thighs, chicken with garlic butter, garlic butter chicken bites, garlic butter chicken skillet',
    title: 'Garlic Butter Chicken',
    family: 'farmhouse',
    near: 'lemon-pepper-chicken baked-chicken-breast pan-seared-fillet',
    beside: 'mashed-potatoes roasted-broccoli',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein chicken-breast|chicken-thigh 680 split into thin cutlets
      ground-spice sweet-paprika 3
      ground-spice italian-seasoning 1.5
      fat olive-oil 22
      second-fat butter|vegan-butter 56
      aromatic garlic 24 finely chopped
      stock chicken-stock 90
      acid lemon 22
      herb parsley 10
      salt
      pepper pepper 1.2
    `,
    steps: `
      3 Pat {chicken-breast} dry and season it with {sweet-paprika, italian-seasoning, salt, pepper}.
      10 Heat {olive-oil} in {@skillet} over medium-high heat. Brown the pieces without moving them until golden and 165°F (74°C) inside, 4 minutes a side. Set on a plate.
      2 Turn the heat to medium-low and melt {1/2 butter}. Cook {garlic} until it smells sweet and is barely golden, 1 minute.
      4 Pour in {chicken-stock, lemon}, scrape up the browned bits and boil until reduced by half, 2 to 3 minutes. Swirl in {butter} off the heat.
      1 Turn the meat in the sauce with its juices, and sprinkle with {parsley}.
    `,
    face: 'Golden seared cutlets in a glossy pan sauce of butter, garlic and lemon',
    why: 'Half of the butter goes in at the end, off the heat, so the sauce comes out silky',
  },
  'creamy-garlic-chicken': {
    names:
      'creamy garlic chicken, garlic cream chicken, chicken in garlic cream sauce, creamy garlic chicken breast, creamy garlic parmesan chicken, creamy parmesan chicken, creamy chicken, creamy chicken skillet',
    family: 'bistro',
    cuisine: 'American',
    near: 'tuscan-chicken chicken-marsala pan-seared-fillet',
    beside: 'roast-potatoes green-beans',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      protein chicken-breast|chicken-thigh 640 split into thin cutlets
      flour flour|gf-flour 20
      fat olive-oil 20
      second-fat butter|vegan-butter 20
      aromatic shallot 50 finely chopped
      aromatic garlic 28 thinly sliced
      stock chicken-stock 160
      creamy cream|oat-cream|soy-cream 180
      cheese parmesan|vegan-parmesan 30
      herb thyme 2?
      acid lemon 10
      salt
      pepper pepper 1.2
    `,
    steps: `
      3 Season {chicken-breast} with {1/2 salt, pepper} and dust both sides with {flour}.
      9 Sear the pieces in {olive-oil} in {@skillet} over medium-high heat until well browned, about 4 minutes a side. Take them out.
      4 Lower the heat to medium-low and add {butter, shallot, garlic}. Stir until the slices are soft and pale gold, 3 minutes; brown garlic is bitter.
      5 Add {chicken-stock, thyme} and boil for 2 minutes, scraping. Stir in {cream, parmesan} and simmer until the sauce coats a spoon, 2 to 3 minutes.
      1+3 Return the chicken and simmer gently until it is 165°F (74°C) in the middle, 3 minutes. Season with {lemon, salt}.
    `,
    face: 'Browned chicken in a velvety sauce with plenty of sliced garlic',
    why: 'Slices of garlic softened slowly turn sweet, where minced garlic would scorch',
  },
  'crack-chicken': {
    names:
      'crack chicken, chicken bacon ranch, crock pot crack chicken, chicken bacon ranch sandwich, bacon ranch chicken, cream cheese ranch chicken, creamy ranch chicken, crack chicken sandwich',
    title: 'Bacon Ranch Chicken (Crack Chicken)',
    titles: 'turkey-bacon: Turkey Bacon Ranch Chicken',
    family: 'farmhouse',
    near: 'buffalo-chicken-dip pulled-pork slow-cooker-stew',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.15,
    list: `
      protein chicken-breast 720
      stock chicken-stock 200
      ground-spice ranch-seasoning 24
      protein bacon|turkey-bacon 140 cut into 1/2-inch pieces
      creamy cream-cheese 200 cut into cubes
      cheese cheddar 90
      herb chives 10 snipped
      bread burger-buns|gf-bread 330 split
      salt
      pepper pepper 1
    `,
    steps: `
      2+22 Put {chicken-breast} in a pot, sprinkle with {ranch-seasoning, pepper, salt} and pour in {chicken-stock}. Cover and simmer over low heat until it is 165°F (74°C) in the middle and shreds easily, 20 to 25 minutes.
      9~ Meanwhile, fry {bacon} in a skillet over medium heat until crisp, 8 minutes, and drain it.
      4 Shred the chicken with two forks in the pot.
      4 Stir in {cream-cheese} over low heat until melted and smooth, 3 minutes, then {cheddar}, {1/2 chives} and most of the crisp pieces.
      3 Toast {burger-buns} and fill them, with the last of the bacon and {chives} on top.
    `,
    face: 'Creamy shredded chicken with ranch, Cheddar and crisp bacon on soft buns',
    why: 'The chicken cooks in the seasoning, so it tastes of ranch all the way through',
  },
  'chicken-florentine': {
    names:
      'chicken florentine, creamy spinach chicken, chicken with spinach, chicken and spinach, chicken spinach skillet, chicken florentine skillet, creamy chicken and spinach, chicken in spinach cream sauce',
    family: 'bistro',
    cuisine: 'American',
    near: 'tuscan-chicken chicken-marsala pan-seared-fillet',
    beside: 'rice-pilaf glazed-carrots',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      protein chicken-breast 620 split into thin cutlets
      flour flour|gf-flour 35
      fat olive-oil 24
      second-fat butter|vegan-butter 20
      aromatic shallot 60 finely chopped
      aromatic garlic 9
      wine white-wine|chicken-stock 120
      creamy cream|oat-cream 170
      leaf spinach 250
      cheese parmesan|vegan-parmesan 40
      sweet-spice nutmeg 0.3
      salt
      pepper pepper 1
    `,
    steps: `
      3 Season {chicken-breast} with {1/2 salt, pepper}, turn it in {flour} and shake off what is loose.
      9 Cook in {olive-oil} in {@skillet} over medium-high heat until golden and 165°F (74°C), 3 to 4 minutes a side. Keep warm under foil.
      3 Melt {butter} in the pan over medium heat and soften {shallot, garlic} for 2 minutes.
      5 Add {white-wine} and boil until nearly gone, 2 minutes. Pour in {cream} and simmer until lightly thickened, 2 minutes.
      4 Wilt {spinach} in the sauce by the handful, 2 minutes. Stir in {parmesan, nutmeg, salt}, and lay the cutlets on top to serve.
    `,
    face: 'Golden cutlets over spinach in a nutmeg-scented cream sauce',
    why: 'The spinach wilts in the sauce itself, so none of its flavor goes down the drain',
  },
  'stuffed-chicken-breast': {
    names:
      'stuffed chicken breast, stuffed chickens, spinach stuffed chicken, spinach stuffed chicken breast, cream cheese stuffed chicken, spinach and cream cheese stuffed chicken, cheese stuffed chicken breast, chicken stuffed with spinach',
    title: 'Spinach-Stuffed Chicken Breasts',
    family: 'farmhouse',
    near: 'chicken-cordon-bleu baked-chicken-breast breaded-cutlet',
    beside: 'roast-potatoes green-salad',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      leaf spinach 150
      fat olive-oil 24
      aromatic garlic 8
      creamy cream-cheese 120
      cheese mozzarella 90
      cheese parmesan 25
      protein chicken-breast 760
      ground-spice sweet-paprika 3
      ground-spice italian-seasoning 1.5
      acid lemon 40? cut into wedges
      salt
      pepper pepper 1
    `,
    steps: `
      4 Heat the oven to 400°F (200°C). Wilt {spinach} with {garlic} in {1/3 olive-oil} in an ovenproof skillet over medium heat, 2 minutes. Transfer it to a board, squeeze it dry and chop it.
      3 Mash it with {cream-cheese, mozzarella, parmesan, 1/3 salt}.
      6 Cut a deep pocket into the thick side of {chicken-breast}, stopping short of the ends. Fill it, close it with toothpicks and rub the outside with {sweet-paprika, italian-seasoning, pepper, salt}.
      7 Wipe out the skillet, heat {olive-oil} over medium-high heat and brown the breasts, 3 minutes a side.
      1+20 Move the skillet to the oven and bake until the filling is hot and {=chicken-breast} is 165°F (74°C) in the middle, 18 to 22 minutes.
      1+5 Let stand for 5 minutes so that the filling sets, pull out the toothpicks and serve[ with {lemon}].
    `,
    face: 'Chicken breasts filled with spinach and three cheeses, browned and baked',
    why: 'The spinach is squeezed dry, so the filling stays creamy and does not leak',
  },
  'chicken-scarpariello': {
    names:
      'chicken scarpariello, scarpariello, pollo alla scarpariello, shoemaker chicken, chicken and sausage with peppers, chicken scarpiello',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'italian-sausage-and-peppers chicken-cacciatore braise',
    beside: 'no-knead-bread green-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein chicken-bone 800 patted dry
      protein sausage|chicken-sausage 240 left whole
      fat olive-oil 18
      vegetable onion 180 sliced
      vegetable red-pepper 220 cut into strips
      aromatic garlic 18 sliced
      brine pepperoncini 70
      wine white-wine|chicken-stock 130
      stock chicken-stock 180
      acid red-vinegar 22
      herb rosemary 2
      herb parsley 8
      salt
      pepper pepper 1
    `,
    steps: `
      16 Season {chicken-bone} with {1/2 salt, pepper}. Brown the pieces, skin down first, in {olive-oil} in {@skillet} over medium-high heat, 6 minutes on the skin and 3 minutes on the other side. Take them out and brown {sausage} all over, 5 minutes. Cut into thick slices.
      7 Pour off all but a thin film of fat. Cook {onion, red-pepper, salt} until they soften and brown at the edges, 6 minutes, adding {garlic, rosemary} for the last minute.
      3 Pour in {white-wine} and let it bubble down by half, 2 minutes.
      2+20 Add {chicken-stock, pepperoncini} and nestle in the meat, skin up. Simmer without a lid until the chicken is 165°F (74°C) at the bone and the juices have thickened, 20 minutes.
      2 Stir in {red-vinegar}, simmer for a minute and scatter with {parsley}.
    `,
    face: 'Crisp-skinned chicken and sausage with sweet peppers in a sharp, vinegary pan sauce',
    why: 'The skin stays above the sauce while the meat finishes, so it keeps its crackle',
  },
}
