import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sauces that a region or a country is known for. */
export const moreSauces: DishEntries = {
  'parsley-sauce': {
    names:
      'parsley sauce, british parsley sauce, english parsley sauce, homemade parsley sauce, creamy parsley sauce, white parsley sauce, white sauce with parsley, parsley white sauce, parsley sauce for fish, parsley sauce for ham, parsley sauce for gammon, parsley sauce for cod',
    title: 'Parsley Sauce',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'gravy tartar-sauce',
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
  'alabama-white-sauce': {
    names:
      'alabama white barbecue sauce, alabama white sauce, alabama white bbq sauce, white barbecue sauce, white bbq sauce, alabama barbecue sauce, alabama bbq sauce, white barbeque sauce, alabama white barbeque sauce, homemade white bbq sauce, white bbq sauce for chicken',
    title: 'Alabama White Barbecue Sauce',
    family: 'barbecue',
    near: 'bbq-sauce ranch-dressing',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 10,
    batch: true,
    list: `
      creamy mayonnaise|vegan-mayonnaise 240
      acid cider-vinegar 80
      acid lemon-juice 15
      sauce horseradish 15
      sauce dijon 8?
      sweetener sugar 4
      ground-spice garlic-powder 1.5
      pepper pepper 3
      chile cayenne 0.4?
      seasoning salt 2
    `,
    steps: `
      3 Whisk {cider-vinegar, lemon-juice, horseradish, sugar, garlic-powder, pepper, salt}[ with {dijon}][ and {cayenne}] in a bowl until the sugar dissolves.
      2 Whisk in {mayonnaise}, a third at a time, until smooth: it should be thin enough to pour.
      1+60 Chill for 1 hour. It keeps for a week in a jar in the refrigerator; shake it before you pour.
      1 Brush it on near the end of grilling, in a thin coat, and pour the rest over at the table from a clean bowl.
    `,
    face: 'Creamy, peppery and sharp with vinegar and horseradish, as they pour it in northern Alabama',
    why: 'An hour in the cold lets the pepper and the horseradish bloom in the vinegar',
  },
  toum: {
    names:
      'toum, lebanese garlic sauce, lebanese toum, toum sauce, toum garlic sauce, lebanese garlic dip, middle eastern garlic sauce, shawarma garlic sauce, garlic sauce for shawarma, white garlic sauce, whipped garlic sauce, fluffy garlic sauce, lebanese garlic paste, toumeh',
    title: 'Toum (Lebanese Garlic Sauce)',
    family: 'lebanese',
    near: 'tzatziki hummus',
    weight: 2,
    part: true,
    level: 3,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: 'Food Processor',
    serves: 16,
    batch: true,
    list: `
      aromatic garlic 68 the cloves peeled and halved lengthwise
      seasoning salt 5
      fat neutral-oil 330
      acid lemon-juice 40
    `,
    steps: `
      5 Pull any green sprout out of {garlic}. Blend with {salt} in a food processor, scraping down the sides again and again, until it is a smooth, wet paste with no bits left.
      1 Add {1/3 lemon-juice} and run the machine for 30 seconds.
      7 With the motor running, let in {1/2 neutral-oil} in the thinnest thread you can pour, about 6 minutes: it should turn pale and thick.
      6 Still running it, drip in {lemon-juice} and {water 30}, ice cold, then pour in {neutral-oil} as slowly as before, about 5 minutes, until white and fluffy. If it splits, blend a spoonful of it with a little ice water and work the rest back in.
      1+60 Spoon into a clean jar and chill at once, for 1 hour or more. Raw garlic in oil must stay cold: keep it in the refrigerator and use it within 4 days, or freeze it in spoonfuls for three months.
    `,
    face: 'White, fluffy and fiercely garlicky, with a clean edge of lemon',
    why: 'Salt breaks the garlic down to a wet paste, and that paste alone keeps all the oil from separating',
  },
}
