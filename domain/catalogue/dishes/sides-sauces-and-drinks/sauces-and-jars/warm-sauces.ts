import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sauces of milk, cream and butter that are poured hot. */
export const warmSauces: DishEntries = {
  'alfredo-sauce': {
    names:
      'alfredo sauce, homemade alfredo sauce, easy alfredo sauce, alfredo sauce from scratch, sauce alfredo, creamy alfredo sauce, garlic alfredo sauce, parmesan cream sauce, garlic parmesan cream sauce, white pasta sauce, white sauce for pasta, alfredo sauce for pasta, easy alfredo sauce for pasta, alfredo sauce for chicken, alfrado sauce, alfredo white sauce',
    title: 'Alfredo Sauce',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'fettuccine-alfredo marinara-sauce',
    beside: 'grilled-chicken roasted-broccoli',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      fat butter|vegan-butter 57
      aromatic garlic 8 minced
      creamy cream|soy-cream|oat-cream 320
      cheese parmesan|veg-parm|vegan-parmesan 110 finely grated
      ground-spice nutmeg 0.3?
      pepper white-pepper|pepper 0.5
      salt
    `,
    steps: `
      3 Melt {butter} in a wide saucepan over medium-low heat and cook {garlic} until fragrant but not brown, 1 minute.
      1+5 Pour in {cream} and simmer gently, stirring now and then, until it coats a spoon thinly, 5 minutes.
      3 Take the pan off the heat. Whisk in {parmesan}, a handful at a time, each one melted before the next.
      1 Stir in {white-pepper, salt}[, then {nutmeg}]. Use it at once, and loosen it with a splash of pasta water. What is left keeps for three days in the refrigerator; warm it slowly with a spoonful of water, and never let it boil.
    `,
    face: 'A silky white sauce of cream, garlic and Parmesan that clings to whatever it coats',
    why: 'The cream is thickened first and the cheese goes in off the heat, where it melts instead of clumping',
  },
  hollandaise: {
    names:
      'hollandaise, hollandaise sauce, sauce hollandaise, homemade hollandaise, homemade hollandaise sauce, classic hollandaise, classic hollandaise sauce, easy hollandaise sauce, holandaise, holandaise sauce, hollandaise sauce for asparagus, hollandaise sauce for eggs benedict, easy hollandaise sauce for eggs benedict, eggs benedict sauce, sauce for eggs benedict, hollondaise, hollandaise sauce from scratch, hollandaze sauce, lemon butter egg sauce, sauce for asparagus',
    title: 'Hollandaise Sauce',
    family: 'bistro',
    near: 'eggs-benedict alfredo-sauce',
    beside: 'roasted-asparagus poached-eggs',
    weight: 3,
    part: true,
    level: 3,
    types: 'Side Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.7,
    list: `
      fat butter 142 cut into pieces
      egg egg-yolk 51
      acid lemon-juice 15
      chile cayenne 0.2?
      salt
    `,
    steps: `
      3 Melt {butter} in a small saucepan over low heat and keep it hot.
      5 Whisk {egg-yolk, lemon-juice} with {water 20} in a heatproof bowl over barely simmering water, without a pause and scraping the sides, until thick, pale and at 160°F (71°C), 4 minutes. If it starts to look grainy, lift the bowl off and keep whisking.
      4 Take the bowl off the pan. Whisk in the hot butter, drop by drop until the sauce takes hold, then in a thin stream. Leave the milky water at the bottom of the pan behind.
      1 Season with {salt}[ and {cayenne}]. If it is too thick, whisk in a teaspoon of hot water. Serve it warm, within half an hour: keep it, covered, over the pan of hot water, off the heat.
    `,
    face: 'Warm, buttery and lemony, thick enough to coat what it is spooned over',
    why: 'The yolks are cooked to 160°F (71°C) with water and lemon, which keep them from scrambling, before any butter goes in',
  },
  'parsley-sauce': {
    names:
      'parsley sauce, british parsley sauce, english parsley sauce, homemade parsley sauce, creamy parsley sauce, white parsley sauce, white sauce with parsley, parsley white sauce, parsley sauce for fish, parsley sauce for ham, parsley sauce for gammon, parsley sauce for cod, sauce for ham, white sauce for fish',
    title: 'Parsley Sauce',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'gravy tartar-sauce',
    beside: 'baked-cod',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      liquid milk|oat-milk|soy-milk 480
      whole-spice bay 0.3
      fat butter|vegan-butter 40
      flour flour|gf-flour 36
      herb parsley 30 finely chopped
      acid lemon-juice 5
      pepper white-pepper|pepper 0.4
      salt
    `,
    steps: `
      2+10~ Heat {milk} with {bay} in a small saucepan until it steams. Take it off the heat and let it stand for 10 minutes, then lift out the bay.
      3 Melt {butter} in a second saucepan over medium-low heat. Stir in {flour} and cook, without letting it color, for 2 minutes.
      4 Whisk in the warm milk, a ladle at a time, until there are no lumps, and bring to a simmer, still whisking.
      1+5 Cook at the barest simmer, stirring often, until smooth and as thick as cream, 5 minutes.
      1 Off the heat, stir in {parsley, lemon-juice, white-pepper, salt}. If it thickens as it waits, loosen it with a spoonful of hot water.
    `,
    face: 'A smooth white sauce, green with fresh parsley',
    why: 'The parsley goes in off the heat, so it keeps its color and its bite',
  },
  'bread-sauce': {
    names:
      'bread sauce, easy bread sauce, english bread sauce, british bread sauce, christmas bread sauce, bread sauce for turkey, traditional bread sauce, homemade bread sauce',
    title: 'Bread Sauce',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'parsley-sauce gravy',
    beside: 'roast-chicken roast-turkey',
    weight: 1,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      liquid milk|oat-milk|soy-milk 560
      vegetable onion 120 peeled and halved
      whole-spice cloves 0.6
      whole-spice bay 0.4
      bread white-bread|bread|gf-bread 150 crusts removed, torn to coarse crumbs
      fat butter|vegan-butter 30
      creamy cream|oat-cream 30?
      ground-spice nutmeg 0.3
      pepper white-pepper|pepper 0.4
      salt
    `,
    steps: `
      3+35 Stick {cloves} into {onion} and put it in a small saucepan with {milk, bay}. Heat until it steams, 5 minutes, then cover and set aside off the heat for 30 minutes.
      2 Lift out {=bay} and the onion with all its cloves. Stir in {white-bread}.
      3+8 Cook over the lowest heat, stirring now and then, until the crumbs have swelled and the sauce drops softly from a spoon, 8 to 10 minutes.
      1 Beat in {butter, nutmeg, white-pepper, salt}[, then {cream}]. Serve warm and soft enough to spoon. If it stiffens as it waits, thin it with a little hot water.
    `,
    face: 'Soft, pale and scented with clove, bay and nutmeg, for spooning beside a roast bird',
    why: 'The milk takes its scent from the onion off the heat, and plain crumbs thicken it without a roux',
  },
  'country-gravy': {
    names:
      'country gravy, white gravy, cream gravy, milk gravy, southern white gravy, southern cream gravy, peppered white gravy, pepper gravy, peppered gravy, homemade country gravy, homemade white gravy, southern gravy, white pepper gravy, country white gravy, sawmill gravy',
    title: 'Country Gravy',
    family: 'farmhouse',
    near: 'gravy biscuits-and-gravy',
    beside: 'buttermilk-biscuits chicken-fried-steak',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Breakfast, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.7,
    list: `
      fat butter|vegan-butter|neutral-oil 45
      flour flour|gf-flour 30
      liquid milk|soy-milk|oat-milk 480
      chile cayenne 0.2?
      pepper pepper 2.5
      salt
    `,
    steps: `
      3 Melt {butter} in {@skillet} over medium heat, or use drippings that are in the pan already. Whisk in {flour} and let it bubble for 2 minutes, until it smells like toast but has hardly colored.
      3 Pour in {milk}, about a quarter at a time, whisking each into a smooth paste before the next.
      6 Add {pepper, cayenne} and simmer, stirring, until it coats a spoon thickly, 4 to 5 minutes. Season with {salt}. Thin it with a little more milk when it stiffens.
    `,
    face: 'A thick, smooth milk gravy with plenty of black pepper',
    why: 'Flour fried in fat loses its raw taste, and pepper simmered in milk spreads through all of it',
  },
}
