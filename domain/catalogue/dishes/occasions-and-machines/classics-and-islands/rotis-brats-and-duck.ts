import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Curries of Trinidad with rice and in a roti, sausages simmered in beer, and duck breast from the skillet. */
export const rotisBratsAndDuck: DishEntries = {
  'trinidad-curry-goat': {
    names:
      'trinidad curry goat, trini curry goat, trinidadian curry goat, goat curry trini style, curry goat trini style, trini style curry goat, trinidad goat curry, trini goat curry, trinidad curried goat, trinidad style curry goat, trinidadian goat curry, curried goat trini style, curry goat trinidad style, guyanese goat curry, guyanese curry goat',
    title: 'Trinidad Curry Goat',
    titles: 'lamb-shoulder: Trinidad Curry Lamb',
    family: 'jamaican',
    cuisine: 'Caribbean, Latin American',
    near: 'curry-goat chicken-roti jamaican-curry-chicken',
    beside: 'white-rice fried-plantains',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.5,
    list: `
      protein goat|lamb-shoulder 1200 cut into 1 1/2-inch pieces
      herb cilantro 30
      aromatic scallion 60 coarsely chopped
      aromatic garlic 26
      herb thyme 4
      acid lime 25
      ground-spice curry-powder=Trinidad_curry_powder/curry_powder 34
      ground-spice cumin 6
      fat neutral-oil 45
      vegetable onion 220 thinly sliced
      chile habanero 10 left whole
      starch long-rice 380
      salt
    `,
    steps: `
      8+120 Chop {scallion, thyme, most cilantro, 1/2 garlic} very fine, or blend them, for a green seasoning. Rub it into {goat} with {lime, 1/2 salt} and chill for 2 hours or overnight.
      7 Stir {curry-powder} to a paste with {water 90}. Heat {neutral-oil} in {@pot} over medium-high heat and cook {onion, garlic} until golden at the edges, 5 minutes.
      4 Pour in the paste and stir until its water has gone and it turns dark, grainy and separate from the oil, 3 to 4 minutes.
      16 Add the meat with all its seasoning and turn it in the curry. Cook without a lid, stirring often, until its juices have run out and dried up again and it begins to catch on the pot, 15 minutes.
      3+105 Pour in {water 900}, hot, float {habanero} on top and cover. Simmer over low heat until the meat comes away from the bone at a nudge, 1 3/4 hours, adding hot water if it sinks below the top of the meat.
      2+20~ Bring {long-rice} to a boil with {water 670}, put on the lid and leave it over low heat for 15 minutes and off the heat for 5 minutes.
      3+10 Boil the gravy without the lid until it coats the meat, 10 minutes. Toast {cumin} in a dry pan for 30 seconds, until it smells nutty, and stir it in.
      1 Lift out the chile, season with {salt}, scatter with {cilantro} and serve with {=long-rice}.
    `,
    face: 'Slow-cooked, spoon-tender meat in a dark, clinging curry with green seasoning and toasted cumin',
    why: 'The spice paste is cooked in oil until grainy and the meat is turned in it until dry, so that flavor goes in before water does',
  },
  'chicken-roti': {
    names:
      'chicken roti, curry chicken roti, caribbean chicken roti, trinidad chicken roti, trini chicken roti, west indian chicken roti, trinidad roti, caribbean roti, chicken curry roti, chicken and potato roti, curried chicken roti, jamaican chicken roti, roti wrap, chicken roti wrap, west indian roti, trini roti, guyanese chicken roti, trinidadian chicken roti, curry chicken and roti, roti with curry chicken',
    title: 'Trinidad Chicken Roti',
    family: 'jamaican',
    cuisine: 'Caribbean, Latin American',
    near: 'jamaican-curry-chicken trinidad-curry-goat filled-wrap',
    beside: '',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      flour flour 320
      leavener baking-powder 6
      fat neutral-oil 50
      protein chicken-thigh 560 cut into 1-inch pieces
      herb cilantro 18
      aromatic scallion 40
      aromatic garlic 16
      herb thyme 2
      ground-spice curry-powder=Trinidad_curry_powder/curry_powder 20
      vegetable onion 150 sliced
      vegetable potato 360 peeled and cut into 3/4-inch pieces
      pulse chickpeas 160? drained and rinsed
      chile habanero 8 left whole
      ground-spice cumin 3
      acid lime 15
      second-fat butter|vegan-butter 25 melted
      salt
    `,
    steps: `
      8+30~ Mix {flour, baking-powder} with {1/3 salt}. Add {1/3 neutral-oil} and {water 195}, warm, and knead to a soft, smooth dough, 5 minutes. Divide it into one ball a person, cover and rest for 30 minutes.
      5 Meanwhile, chop {cilantro, scallion, 1/2 garlic, thyme} very fine and rub them into {chicken-thigh} with {salt}.
      7 Stir {curry-powder} with {water 60}. Soften {onion, garlic} in {neutral-oil} in {@pot} over medium heat for 3 minutes, pour in the paste and stir until it is thick and grainy, 3 minutes.
      6 Add the chicken and turn it in the curry until no raw side shows, 5 minutes.
      2+25~ Add {potato, chickpeas} and {water 260}, lay {habanero} on top and cover. Simmer until the potatoes crush easily and the chicken is 165°F (74°C), 25 minutes.
      16* Meanwhile, roll each ball out on a floured board as thin as a tortilla, 10 inches across. Cook in a hot, dry skillet over medium-high heat until bubbles rise, 1 minute; turn, brush with {butter} and cook until spotted with brown, 1 minute more. Keep them soft in a towel.
      4 Take out the chile and crush a few potatoes into the gravy, so that it is thick enough to wrap. Stir in {cumin, lime}.
      2 Spoon the curry down the middle of each roti, fold in the sides and roll it up like a parcel.
    `,
    face: 'Curried chicken and potato folded into a soft, freshly griddled flatbread',
    why: 'Crushed potatoes thicken the gravy until it stays in the wrap, and the dough rests while the pot gets going',
  },
  'seared-duck-breast': {
    names:
      'seared duck, seared duck breast, duck breast, duck breasts, pan seared duck breast, pan fried duck breast, crispy duck breast, duck breast with pan sauce, duck breast with cherry sauce, duck with cherry sauce, duck breast with red wine sauce, duck with red wine sauce, roast duck breast, duck magret, magret de canard, magret, crispy skin duck breast, duck breast and potatoes, duck breast with plum sauce',
    title: 'Seared Duck with Cherry Pan Sauce',
    family: 'bistro',
    near: 'duck-a-l-orange duck-confit pan-seared-steak pan-seared-fillet',
    beside: 'green-beans',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Roasted',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable baby-potatoes=small_new_potatoes/potatoes 700 halved
      protein duck-breast=skin-on_duck_breasts/duck 720 skin scored in a crosshatch
      aromatic shallot 50 finely chopped
      wine red-wine|chicken-stock 140
      stock chicken-stock 180
      herb thyme 2
      sweetener jam=cherry_preserves/preserves 45
      acid balsamic-vinegar 15
      second-fat butter|vegan-butter 20 cold
      green arugula|watercress 60
      salt
      pepper pepper 1
    `,
    steps: `
      2+16~ Put {baby-potatoes} in cold salted water, bring to a boil and simmer until a knife goes in easily, 14 to 16 minutes. Drain and let them steam dry.
      4+14 Heat the oven to 400°F (200°C). Pat {duck-breast} dry, season with {pepper, 1/2 salt} and lay it skin down in a cold ovenproof skillet. Cook over medium-low heat, spooning off the fat into a cup, until the skin is thin, crisp and deep golden, 12 to 14 minutes.
      1+9~ Turn the duck over and roast it in the oven until 165°F (74°C) in the middle, 8 to 10 minutes. Move it to a board to rest, skin up.
      9 Meanwhile, heat enough of the duck fat to film a second skillet over medium-high heat and fry the potatoes, cut side down, until crusty and brown, 8 minutes. Toss with {salt}.
      2 Pour all but a thin film of fat from the first skillet, whose handle is hot, and soften {shallot} in it over medium heat for 1 minute.
      7 Add {red-wine, chicken-stock, thyme}, scrape, and boil down by two thirds, 5 to 6 minutes. Stir in {jam, balsamic-vinegar} and simmer until it coats a spoon, 1 minute. Off the heat, swirl in {butter}.
      2 Slice the duck across, spoon the sauce around it rather than over the skin, and serve with the potatoes and {arugula}.
    `,
    face: 'Duck with a thin, crackling skin beside potatoes fried in its own fat, with a dark cherry and wine sauce',
    why: 'Begun in a cold pan, the thick layer of fat has time to melt out before the skin browns',
  },
  'beer-brats': {
    names:
      'beer brats, wisconsin beer brats, beer bratwurst, beer brat, grilled brats, grilled bratwurst, brats in beer, bratwurst in beer, beer braised brats, beer boiled brats, beer brats and onions, grilled beer brats, brats and onions, brats with onions, brats on the grill, bratwurst in a bun, bratwurst sandwich, brat sandwich, wisconsin brats, sheboygan brats, beer bratz, beer simmered brats',
    title: 'Wisconsin Beer Brats with Onions',
    family: 'pennsylvanian',
    cuisine: 'American, German',
    near: 'bratwurst-and-sauerkraut hot-dogs italian-sausage-and-peppers',
    beside: 'german-potato-salad corn-on-the-cob',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Grilled, Boiled',
    equipment: 'Stovetop, Grill',
    weather: 'warm',
    serves: 4,
    salt: 0.2,
    list: `
      second-fat butter|vegan-butter 30
      vegetable onion 380 sliced into half-moons
      aromatic garlic 6
      wine beer=lager|apple-juice 475
      protein bratwurst 480 left whole
      fat neutral-oil 5
      bread crusty-rolls|gf-bread 260 split
      sauce dijon 40
      brine sauerkraut 120? drained
      salt
      pepper pepper 1.2
    `,
    steps: `
      8 Melt {butter} in {@pot} over medium heat and cook {onion} until soft and just coloring, 7 minutes. Stir in {garlic, pepper}.
      3+15 Pour in {beer} and bring it to a bare simmer. Add {bratwurst} and cook without letting the beer boil, which would split the skins, until the sausages are 160°F (71°C) in the middle, 15 minutes. Lift them out and pat dry.
      2+15~ Boil the onions in what is left over high heat, stirring now and then, until the beer is syrupy and clings to them, 15 minutes. Season with {salt}.
      9 Meanwhile, heat a grill to medium-high. Brush the sausages with {neutral-oil} and grill, turning, until browned and marked all over, 6 to 8 minutes. Toast {crusty-rolls} beside them, cut side down, 1 minute.
      2 Spread the rolls with {dijon} and fill each with a sausage[, some of {sauerkraut}] and plenty of onions.
    `,
    face: 'Bratwurst simmered in beer, browned on the grill and buried in sticky onions on a roll',
    why: 'The beer cooks them through without a rush, so that the grill has only to brown them and no skin bursts',
  },
}
