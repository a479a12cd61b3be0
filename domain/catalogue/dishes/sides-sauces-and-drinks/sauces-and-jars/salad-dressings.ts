import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What is whisked together for leaves. */
export const saladDressings: DishEntries = {
  'ranch-dressing': {
    names:
      'ranch dressing, ranch, homemade ranch, homemade ranch dressing, buttermilk ranch, buttermilk ranch dressing, ranch dip, herb ranch, creamy salad dressing, creamy dressing',
    title: 'Ranch Dressing',
    family: 'farmhouse',
    near: 'vinaigrette dip',
    beside: 'chicken-tenders buffalo-wings',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    salt: 0.4,
    list: `
      creamy mayonnaise|vegan-mayonnaise 110
      creamy sour-cream|vegan-sour-cream 110
      liquid buttermilk|oat-milk 80
      acid lemon 29
      aromatic garlic 3 finely grated
      ground-spice onion-powder 1.5
      herb chives 6 snipped
      herb dill 4 chopped
      herb parsley 5 chopped
      salt
      pepper pepper 0.6
    `,
    steps: `
      3 Whisk {mayonnaise, sour-cream, buttermilk, garlic, onion-powder, salt, pepper} in a bowl until smooth.
      2 Squeeze in {lemon} and fold in {chives, dill, parsley}.
      1+30 Chill for 30 minutes. It keeps for five days in the refrigerator.
    `,
    face: 'Cool, tangy and green with herbs, for leaves or for dipping',
    why: 'Half an hour in the cold lets dried and fresh seasonings find each other',
  },
  vinaigrette: {
    names:
      'vinaigrette, salad dressing, dressing, homemade salad dressing, dressing for salad, dressing for a salad, red wine vinaigrette, dijon vinaigrette, french dressing, oil and vinegar dressing, green salad dressing, everyday vinaigrette',
    title: 'Everyday Vinaigrette',
    family: 'bistro',
    near: 'green-salad',
    beside: 'green-salad',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 6,
    salt: 1.2,
    list: `
      aromatic shallot 20 minced
      acid red-vinegar 45
      sauce dijon 10?
      sweetener honey|maple 7
      fat olive-oil 110
      salt
      pepper pepper 0.5
    `,
    steps: `
      1+5 Stir {shallot, red-vinegar, salt} in a jar and let stand for 5 minutes.
      2 Add {dijon, honey, olive-oil, pepper}. Close the jar and shake until creamy.
    `,
    face: 'Sharp and smooth, for any green leaf',
    why: 'Five minutes in vinegar take the bite out of the shallot and dissolve the salt, which oil never would',
  },
  'caesar-dressing': {
    names:
      'caesar dressing, caesar salad dressing, homemade caesar dressing, homemade caesar salad dressing, creamy caesar dressing, creamy caesar salad dressing, easy caesar dressing, ceasar dressing, ceasar salad dressing, cesar dressing, cesar salad dressing, caeser dressing, caeser salad dressing, caesar dressing with mayo, caesar dressing without raw egg, caesar dressing with anchovies, caesar dressing from scratch, dressing for caesar salad, caesar dip',
    title: 'Caesar Dressing',
    family: 'californian',
    near: 'caesar-salad ranch-dressing',
    beside: 'grilled-chicken',
    weight: 4,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      brine anchovies|capers 20
      aromatic garlic 6 finely grated
      acid lemon-juice 37
      sauce dijon 10
      sauce worcestershire|soy-sauce|tamari 5
      creamy mayonnaise|vegan-mayonnaise 165
      fat olive-oil 27
      cheese parmesan|veg-parm|vegan-parmesan 45 finely grated
      pepper pepper 1.2
    `,
    steps: `
      3 Chop {anchovies} and crush them with the flat of the knife until you have a paste. Scrape it into a bowl.
      2 Whisk in {garlic, lemon-juice, dijon, worcestershire, pepper}, then {mayonnaise}.
      2 Drizzle in {olive-oil}, whisking all the time. Stir in {parmesan} and thin it with {water 15}: it should just fall from a spoon.
      1+20 Chill for 20 minutes. It keeps for four days in a jar in the refrigerator.
    `,
    face: 'Thick, garlicky and sharp, with enough for two big bowls of leaves',
    why: 'Mayonnaise stands in for the raw yolk, so the dressing is safe to keep and never breaks',
  },
  'blue-cheese-dressing': {
    names:
      'blue cheese dressing, bleu cheese dressing, homemade blue cheese dressing, chunky blue cheese dressing, creamy blue cheese dressing, blue cheese salad dressing, bleu cheese salad dressing, blue cheese dip, bleu cheese dip, blue cheese dip for wings, blue cheese dressing for wings, blue cheese sauce for wings, blue cheese dressing for wedge salad, gorgonzola dressing, blue cheese dressing from scratch, blue chese dressing',
    title: 'Blue Cheese Dressing',
    family: 'new-england',
    near: 'ranch-dressing caesar-dressing',
    beside: 'air-fryer-chicken-wings buffalo-chicken-sandwich',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      cheese blue-cheese 142 crumbled
      liquid buttermilk 80
      creamy sour-cream 115
      creamy mayonnaise 110
      acid white-wine-vinegar 10
      aromatic garlic 2 finely grated
      herb chives 6? snipped
      pepper pepper 0.8
      seasoning salt 1
    `,
    steps: `
      2 Mash {1/2 blue-cheese} with {buttermilk} in a bowl until only small lumps are left.
      2 Whisk in {sour-cream, mayonnaise, white-wine-vinegar, garlic, pepper, salt}.
      1 Fold in {blue-cheese}[ and {chives}].
      1+60 Chill for 1 hour. It keeps for five days in a jar in the refrigerator; thin it with a little more buttermilk if it sets too firm to pour.
    `,
    face: 'Cool, tangy and chunky, to spoon over a cold wedge or to dip into',
    why: 'Half of the cheese is mashed to flavor the whole jar, and half stays in lumps to bite into',
  },
  'thousand-island-dressing': {
    names:
      'thousand island dressing, 1000 island dressing, thousand island, thousand islands dressing, thousand island salad dressing, homemade thousand island dressing, homemade thousand island, 1000 island, 1000 island sauce, thousand island dressing from scratch, thousand island for burgers, thousand island dressing for reubens, reuben dressing, reuben sauce, thousand isle dressing',
    title: 'Thousand Island Dressing',
    family: 'new-england',
    near: 'ranch-dressing remoulade',
    beside: 'green-salad reuben-sandwich',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      creamy mayonnaise|vegan-mayonnaise 220
      sauce ketchup 68
      sauce pickle-relish 45
      vegetable onion 20 very finely chopped
      acid white-vinegar 10
      ground-spice sweet-paprika 1.2
      seasoning salt 0.8
    `,
    steps: `
      1+5 Stir {onion, white-vinegar, salt} in a bowl and let stand for 5 minutes.
      2 Stir in {mayonnaise, ketchup, pickle-relish, sweet-paprika} until evenly pink.
      1+30 Chill for 30 minutes. It keeps for a week in a jar in the refrigerator.
    `,
    face: 'Creamy, sweet and sour, and flecked with relish',
    why: 'A few minutes in vinegar take the harshness out of raw onion before it goes into the jar',
  },
  'honey-mustard-dressing': {
    names:
      'honey mustard dressing, honey mustard, honey mustard sauce, honey mustard dip, honey mustard dipping sauce, homemade honey mustard, homemade honey mustard dressing, honey mustard salad dressing, honey dijon dressing, honey dijon salad dressing, honey dijon sauce, creamy honey mustard dressing, creamy honey mustard, easy honey mustard dressing, honey mustard sauce for chicken tenders, honey mustard for chicken nuggets, honey mustard for pretzels, dijon honey dressing',
    title: 'Honey Mustard Dressing',
    titles: 'maple: Maple Mustard Dressing',
    family: 'farmhouse',
    near: 'ranch-dressing vinaigrette',
    beside: 'chicken-tenders chicken-nuggets',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      sauce dijon=Dijon_mustard/Dijon_mustard 60
      sauce yellow-mustard 15
      sweetener honey|maple 63
      acid cider-vinegar 15
      creamy mayonnaise|vegan-mayonnaise 110
      chile cayenne 0.2?
      seasoning salt 1
    `,
    steps: `
      2 Whisk {dijon, yellow-mustard, honey, cider-vinegar, salt}[ with {cayenne}] in a bowl until no streaks are left.
      1 Whisk in {mayonnaise} until smooth. As a dip it is ready; for a salad, thin it with {water 15}.
      1+15 Chill for 15 minutes. It keeps for ten days in a jar in the refrigerator.
    `,
    face: 'Sweet, hot and creamy, to pour over or to dip into',
    why: 'Two mustards share the work: Dijon brings the heat, and yellow mustard the tang and the color',
  },
  'balsamic-vinaigrette': {
    names:
      'balsamic vinaigrette, balsamic dressing, balsamic salad dressing, balsamic vinaigrette dressing, homemade balsamic vinaigrette, homemade balsamic dressing, easy balsamic vinaigrette, honey balsamic vinaigrette, balsamic vinegar dressing, balsamic vinegar salad dressing, oil and balsamic dressing, olive oil and balsamic dressing, balsamic dijon vinaigrette, balsamic vinegrette, balsamic vinagrette, balsamic vinegarette, dressing with balsamic vinegar',
    title: 'Balsamic Vinaigrette',
    family: 'emilian',
    near: 'vinaigrette green-salad',
    beside: 'green-salad caprese-salad',
    weight: 4,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      acid balsamic-vinegar 64
      sauce dijon 10
      sweetener honey|maple 10
      aromatic garlic 3 finely grated
      seasoning salt 3
      pepper pepper 0.8
      fat olive-oil 145
    `,
    steps: `
      2 Put {balsamic-vinegar, dijon, honey, garlic, salt, pepper} in a jar, close it and shake until the salt dissolves.
      2 Add {olive-oil} and shake hard for half a minute, until it looks creamy. Taste it on a leaf, not from a spoon.
      1 Keep it in the refrigerator for up to four days. Let it stand for a few minutes if the oil has set, and shake it again.
    `,
    face: 'Dark, glossy and a little sweet, for anything green',
    why: 'Mustard holds oil and vinegar together long enough for them to reach the salad as one',
  },
}
