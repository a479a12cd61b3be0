import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Salads, dips, soup and sweets of Greece. */
export const greekPlates: DishEntries = {
  'greek-salad': {
    names:
      'greek salad, horiatiki, village salad, greek village salad, horiatiki salata, greek salad with feta, traditional greek salad, greek feta salad, greek tomato salad, choriatiki, greek cucumber salad, greek tomato and feta salad',
    family: 'greek',
    near: 'fattoush caprese-salad salad',
    beside: 'chicken-souvlaki soft-flatbread',
    weight: 5,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    salt: 0.35,
    list: `
      raw tomato 600 cut into wedges
      raw cucumber 300 halved lengthwise and thickly sliced
      raw green-pepper 120 sliced into rings
      raw red-onion 70 thinly sliced
      brine olives=Kalamata_olives/olives 100
      acid red-vinegar 15
      fat olive-oil 54
      cheese feta=feta_cheese/feta 180 cut into thick slabs
      ground-spice oregano 1.2
      salt
      pepper pepper 0.4
    `,
    steps: `
      6 Put {tomato, cucumber, green-pepper, red-onion, olives} in a wide, shallow bowl. Sprinkle with {salt, pepper}, drizzle with {red-vinegar} and {most olive-oil} and toss gently.
      1+5 Let it stand for 5 minutes, until a pink juice gathers at the bottom.
      2 Lay {feta} on top, rub {oregano} over it between your palms and finish with {olive-oil}.
    `,
    face: 'Big chunks of tomato and cucumber with olives under slabs of feta',
    why: 'No leaves and hardly any mixing: the tomatoes give their juice to the oil, and that is the dressing',
  },
  tzatziki: {
    names:
      'tzatziki, tzatziki sauce, cucumber yogurt sauce, greek yogurt dip, cucumber yogurt dip, tzaziki, tsatsiki, taziki sauce, zaziki, greek cucumber sauce, cucumber dip, tzatsiki, yogurt cucumber sauce',
    family: 'greek',
    near: 'dip',
    beside: 'chicken-souvlaki soft-flatbread',
    weight: 3,
    level: 1,
    types: 'Appetizer, Side Dish, Snack',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 6,
    salt: 0.5,
    list: `
      raw cucumber 300 coarsely grated
      creamy greek-yogurt|coconut-yogurt 400
      aromatic garlic 5? very finely grated
      fat olive-oil 27
      acid lemon 12
      herb dill 8
      salt
    `,
    steps: `
      3+10 Toss {cucumber} with {1/2 salt} in a sieve and let it drain for 10 minutes. Squeeze it hard in a towel until nothing more drips.
      4 Stir it into {greek-yogurt} with {garlic, dill, lemon, 1/2 olive-oil}.
      1+30 Chill for 30 minutes[; {=garlic} needs that long to spread]. [Season with {salt}.] Pour {olive-oil} over the top to serve.
    `,
    face: 'Cool, thick yogurt with cucumber, garlic and dill',
    why: 'Salted and wrung out, the cucumber cannot thin it, however long it stands',
  },
  avgolemono: {
    names:
      'avgolemono, avgolemono soup, greek lemon chicken soup, lemon chicken soup, greek chicken soup, lemon chicken orzo soup, chicken lemon rice soup, greek lemon soup, greek egg and lemon soup, lemon chicken rice soup, egg lemon soup, avgolomono, greek chicken lemon soup, lemon orzo soup',
    title: 'Avgolemono (Greek Egg and Lemon Soup)',
    titles: `
      chicken-thigh: Avgolemono (Greek Lemon Chicken Soup)
    `,
    family: 'greek',
    near: 'italian-wedding-soup brothy-soup',
    beside: 'soft-flatbread greek-salad',
    weight: 3,
    level: 2,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat olive-oil 14
      aromatic onion 120
      vegetable carrot 100 diced
      stock chicken-stock|veg-stock 1500
      protein chicken-thigh 450?
      starch orzo|long-rice 130
      egg egg 150
      acid lemon 75
      herb dill 8
      salt
      pepper pepper 0.6
    `,
    steps: `
      7 Warm {olive-oil} in {@pot} over medium heat and soften {onion} and {carrot} without browning, 6 minutes.
      2+20 Pour in {chicken-stock, 1/2 salt} and bring to a simmer. [Lower in {chicken-thigh} and cook gently until it is 165°F (74°C), 20 minutes, then lift it out.]
      2+12~ Stir {orzo} into the broth and simmer until tender, 12 minutes.
      3 [Shred {=chicken-thigh} with two forks while the broth simmers.]
      4 Beat {egg} with {lemon} in a bowl until frothy. Whisk in two ladles of the hot broth, a little at a time, so that the eggs warm up without curdling.
      4 Take the pot off the heat and pour the egg mixture in slowly while you stir. Add {=chicken-thigh}. Set the pot over the lowest heat until the soup thickens slightly and steams, 3 minutes, but never let it boil again. Season with {salt, pepper} and sprinkle with {dill}.
    `,
    face: 'A silky, lemony broth thickened with eggs',
    why: 'Warmed with hot broth first and never boiled after, the eggs turn to velvet instead of shreds',
  },
  dolmades: {
    names:
      'dolmades, dolma, dolmas, stuffed grape leaves, stuffed vine leaves, dolmadakia, grape leaves stuffed with rice, sarma, warak enab, rice stuffed grape leaves, dolmathes, dolmades with rice, yaprak sarma',
    title: 'Dolmades (Stuffed Grape Leaves)',
    family: 'greek',
    near: 'stuffed-vegetables stuffed-bites',
    beside: 'tzatziki greek-salad',
    weight: 2,
    level: 3,
    types: 'Appetizer, Side Dish, Snack',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.35,
    list: `
      leaf grape-leaves 150 rinsed and stemmed
      fat olive-oil 90
      aromatic onion 200
      starch long-rice 180
      nut pine-nuts|pepitas 35?
      fruit dried-currants|raisins 30?
      herb dill 15
      herb mint 8
      acid lemon 60
      salt
      pepper pepper 0.6
    `,
    steps: `
      3+10 Pour boiling water over {grape-leaves} and let them soak for 10 minutes, to soften them and draw out the brine. Drain and pat dry.
      12 Heat {1/2 olive-oil} in a skillet over medium heat and cook {onion} until soft, 7 minutes. Stir in {long-rice, pine-nuts, dried-currants} for 2 minutes, add {water 180} and simmer until it has been taken up, 3 minutes.
      2 Off the heat, mix in {dill, mint, pepper, 1/2 salt}.
      30 Lay a leaf shiny side down, put a heaped teaspoon of the filling at the stem end, fold in the sides and roll it up like a small cigar, not too tightly, since the grains will swell. Repeat with the rest, 30 minutes or so, and faster with company.
      3 Pack the rolls seam down in a wide pot lined with torn leaves. Pour over {olive-oil, lemon, salt} and {water 360} and set a plate on top to hold them down.
      1+45 Cover and simmer over low heat until the filling is tender, about 45 minutes.
      0+30 Let them cool in the pot for half an hour. They are best at room temperature.
    `,
    face: 'Little rolls of rice and herbs, tender and lemony, in tangy leaves',
    why: 'Left to cool in the pot, they soak up the lemon and oil that they were cooked in',
  },
  baklava: {
    names:
      'baklava, greek baklava, walnut baklava, pistachio baklava, honey baklava, turkish baklava, baclava, baklawa, baklova, bakalava, nut baklava, baklava with honey',
    title: 'Baklava',
    family: 'greek',
    near: 'nut-cake',
    weight: 3,
    level: 3,
    types: 'Dessert, Snack',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 16,
    batch: true,
    sweet: true,
    list: `
      sweetener sugar 200
      sweetener honey|agave 120
      acid lemon 10
      nut walnuts|pistachios 400 finely chopped
      sweet-spice cinnamon 4
      sweet-spice ground-cloves 0.4
      fat butter|neutral-oil 200 melted
      bread phyllo=phyllo_dough/phyllo 400 thawed
    `,
    steps: `
      2+10~ Simmer {sugar, honey, lemon} with {water 200} for 10 minutes, until slightly thick. Set it aside to cool: it has to be cold when the pastry is hot.
      4 Set the oven to 325°F (165°C). Mix {walnuts} with {cinnamon} and {ground-cloves}. Brush {@tin 9-by-13-inch baking pan} with a little of {=butter}.
      20 Lay in a third of {phyllo}, trimmed to fit, a sheet at a time, brushing each with some of {butter}. Cover with half the nuts, then a few more brushed sheets, the other half, and the rest of the sheets, brushed well on top.
      5 Cut right through to the bottom into diamonds with a sharp knife, before it is baked.
      1+60 Bake until crisp and evenly golden, about 1 hour.
      2+240 Spoon the cold syrup over it the moment it comes out; it should hiss. Leave it uncovered for at least 4 hours, until all of it has soaked in.
    `,
    face: 'Crackling leaves of phyllo and spiced nuts, soaked in honey syrup',
    why: 'Cold syrup on hot pastry sinks in and leaves the top crisp; warm on warm would make it soggy',
  },
}
