import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sunday and weekday pots of Jamaica and its neighbors. */
export const caribbean: DishEntries = {
  'jerk-chicken': {
    names:
      'jerk chicken, jamaican jerk chicken, jerk chicken thighs, grilled jerk chicken, caribbean jerk chicken, oven jerk chicken, jerk chicken legs, baked jerk chicken',
    title: 'Jamaican Jerk Chicken',
    family: 'jamaican',
    cuisine: 'Caribbean, Latin American',
    near: 'bbq-chicken tandoori-chicken grilled-plate traybake',
    beside: 'rice-and-peas coleslaw',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven, Blender/Food Processor',
    serves: 4,
    salt: 0.6,
    list: `
      protein chicken-bone|chicken-legs 1120 patted dry
      aromatic scallion 90 roughly cut
      aromatic garlic 20 peeled
      aromatic ginger 18 sliced
      chile habanero 12 seeded
      herb thyme 6 leaves only
      ground-spice allspice 8
      ground-spice cinnamon 1.5
      ground-spice nutmeg 0.8
      pepper pepper 2
      sweetener brown-sugar 25
      sauce soy-sauce|tamari 40
      acid lime 45
      fat neutral-oil 25
      salt
    `,
    steps: `
      6 Blend {scallion, garlic, ginger, habanero, thyme, allspice, cinnamon, nutmeg, pepper, brown-sugar, soy-sauce, lime, neutral-oil, salt} to a coarse paste. Wear gloves for the chile.
      4+240 Slash {chicken-bone} to the bone, keep back a few spoonfuls of the paste and work the rest in all over. Chill for 4 hours or overnight.
      3+30 Heat the oven to 425°F (220°C). Lay the pieces on a rack over a foil-lined sheet pan and roast for 30 minutes.
      2+8 Brush with the paste that you kept and move the pan under the broiler until the edges are black and the meat is 165°F (74°C) at the bone, 5 to 8 minutes.
      1+5 Rest for 5 minutes and eat with your fingers.
    `,
    face: 'Chicken blackened at the edges in a hot, sweet paste of allspice, thyme and chile',
    why: 'Deep slashes and hours in the paste carry the allspice all the way to the bone',
  },
  'jamaican-curry-chicken': {
    names:
      'jamaican curry chicken, jamaican chicken curry, caribbean curry chicken, caribbean chicken curry, curry chicken jamaican, west indian chicken curry, trinidad curry chicken',
    title: 'Jamaican Curry Chicken',
    family: 'jamaican',
    cuisine: 'Caribbean, Latin American',
    near: 'curry-goat chicken-curry curry',
    beside: 'coleslaw fried-plantains',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      starch long-rice 250
      protein chicken-thigh 640 cut into 1 1/2-inch pieces
      ground-spice curry-powder 18
      ground-spice allspice 1.5
      fat neutral-oil 34
      vegetable onion 180 chopped
      aromatic scallion 45 sliced
      aromatic garlic 12
      aromatic ginger 12
      herb thyme 4
      vegetable potato 380 peeled and cut into 1-inch pieces
      vegetable carrot 140 thickly sliced
      chile habanero 8 left whole
      creamy coconut-milk 150
      acid lime 15
      salt
    `,
    steps: `
      3+20 Rub {chicken-thigh} with {1/2 curry-powder, allspice, 1/2 salt} and marinate for 20 minutes.
      4 Heat {neutral-oil} in {@pot} over medium heat and stir in {curry-powder} until it darkens a shade and smells toasted, 1 minute. Add {onion, scallion, garlic, ginger, thyme} and cook for 3 minutes.
      7 Add {=chicken-thigh} and brown it in the curried oil, turning, 6 minutes.
      3+25~ Stir in {potato, carrot, coconut-milk, water 300}, float {habanero} on top and cover. Simmer until the potatoes thicken the gravy and the chicken is 165°F (74°C), 25 minutes.
      2+20~ Meanwhile, simmer {long-rice} in {water 480}, tightly covered, for 15 minutes and let it stand for 5 minutes.
      1 Lift out the thyme stems, and the chile before it bursts. Stir in {lime, salt} and serve over {=long-rice}.
    `,
    face: 'Chicken and potatoes in a golden island curry with thyme and allspice',
    why: 'Curry powder is burned a little in hot oil first, as Jamaican cooks do, for depth and color',
  },
  'brown-stew-chicken': {
    names:
      'brown stew chicken, jamaican brown stew chicken, jamaican stew chicken, caribbean stew chicken, stewed chicken jamaican, brown stewed chicken, trinidad stew chicken',
    title: 'Brown Stew Chicken',
    family: 'jamaican',
    cuisine: 'Caribbean, Latin American',
    near: 'jamaican-curry-chicken chicken-adobo braise',
    beside: 'fried-plantains coleslaw',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      starch long-rice 240
      protein chicken-bone=bone-in_chicken_thighs/chicken 1000 skin removed
      sauce soy-sauce|tamari 40
      ground-spice allspice 2
      ground-spice sweet-paprika 3
      fat neutral-oil 30
      sweetener brown-sugar 20
      vegetable onion 160 sliced
      vegetable red-pepper 150 sliced
      vegetable carrot 120 sliced
      aromatic garlic 12
      aromatic ginger 10
      herb thyme 4
      sauce ketchup 40
      chile habanero 8 left whole
      salt
    `,
    steps: `
      3+60 Coat {chicken-bone} with {soy-sauce, allspice, sweet-paprika} and chill for 1 hour or overnight.
      12 Melt {brown-sugar} in {neutral-oil} in {@pot} over medium-high heat until it foams dark amber, 2 minutes. Add the chicken, shaken dry, and turn until mahogany on all sides, 9 to 10 minutes. Lift out.
      6 Soften {onion, red-pepper, carrot} in the pot for 4 minutes, then stir in {garlic, ginger, thyme} for 1 minute.
      3+30~ Add {ketchup}, the marinade and {water 360}. Return the chicken with {habanero}, cover and simmer until it is 165°F (74°C) at the bone and loosening from it, 30 minutes.
      2+20~ Meanwhile, let {long-rice} cook in {water 430} with a lid on, 15 minutes low and 5 minutes off.
      2 Take out the chile, boil the gravy for 1 minute if it is thin, season with {salt} and ladle over {=long-rice}.
    `,
    face: 'Chicken browned in burnt sugar and stewed with peppers, thyme and allspice',
    why: 'Sugar taken to the edge of bitter in hot oil gives the gravy its color',
  },
  'rice-and-peas': {
    names:
      'rice and peas, jamaican rice and peas, caribbean rice and peas, coconut rice and peas, jamaican rice, jamaican rice and beans',
    title: 'Jamaican Rice and Peas',
    family: 'jamaican',
    cuisine: 'Caribbean, Latin American',
    near: 'black-beans-and-rice red-beans-and-rice seasoned-rice',
    beside: 'jerk-chicken jamaican-curry-chicken',
    weight: 3,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Steamed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      pulse pigeon-peas|kidney-beans 250 drained and rinsed
      creamy coconut-milk 250
      aromatic garlic 6
      aromatic scallion 45 bruised and left whole
      herb thyme 4
      ground-spice allspice 1
      chile habanero 8 left whole
      starch long-rice 300
      salt
    `,
    steps: `
      3+8 Bring {pigeon-peas, coconut-milk, garlic, scallion, thyme, allspice, salt, water 380} to a simmer in a heavy saucepan and cook for 8 minutes, so that the herbs flavor the milk.
      2+18 Stir in {long-rice} and lay {habanero} on top. When it boils, cover with a sheet of foil and the lid, and cook over the lowest heat until the liquid is gone, 18 minutes.
      1+10 Stand off the heat, still covered, for 10 minutes. Remove the chile, scallions and thyme stems and fluff with a fork.
    `,
    face: 'Coconut rice with thyme, allspice and the scent of a whole chile',
    why: 'The chile steams whole on top, so it perfumes the pot and leaves its fire behind',
  },
  'curry-goat': {
    names:
      'curry goat, goat curry, jamaican curry goat, curried goat, jamaican goat curry, caribbean curry goat, caribbean goat curry',
    title: 'Jamaican Curry Goat',
    titles: 'lamb-shoulder: Jamaican Curry Lamb',
    family: 'jamaican',
    cuisine: 'Caribbean, Latin American',
    near: 'jamaican-curry-chicken rogan-josh braise',
    beside: 'rice-and-peas fried-plantains',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.5,
    list: `
      protein goat|lamb-shoulder 1100 cut into 1 1/2-inch pieces
      ground-spice curry-powder 30
      ground-spice allspice 3
      fat neutral-oil 40
      vegetable onion 250 chopped
      aromatic scallion 60 sliced
      aromatic garlic 20
      aromatic ginger 18
      herb thyme 5
      chile habanero 10 left whole
      vegetable potato 420 peeled and cut into 1-inch pieces
      acid lime 20
      starch long-rice 380
      salt
    `,
    steps: `
      5+60 Massage {goat} with {1/2 curry-powder, allspice, 1/2 salt} and let stand for 1 hour or overnight.
      14 Brown the meat in {neutral-oil} in {@pot} over medium-high heat, in batches, 12 minutes in all. Set it aside.
      6 Add {onion, scallion, garlic, ginger, thyme, curry-powder} and stir over medium heat until soft and dark yellow, 5 minutes.
      3+120 Return the meat with {habanero} and {water 900}. Cover and simmer over low heat until it is nearly falling from the bone, 2 hours, topping up with water so that it is just covered.
      2+25~ Add {potato} and cook uncovered until tender and the gravy is thick, 25 minutes.
      2+20~ Bring {long-rice} to a boil in {water 670} and cook it under a lid, 15 minutes over low heat and 5 minutes of rest.
      1 Remove the chile, sharpen with {lime, salt} and serve with {=long-rice}.
    `,
    face: 'Slow-simmered meat in a thick yellow curry with potatoes, thyme and allspice',
    why: 'Two slow hours soften a lean, bony cut, and the potatoes melt at their corners to thicken the pot',
  },
  'oxtail-stew': {
    names:
      'oxtail stew, oxtails, oxtail, jamaican oxtail, jamaican oxtails, jamaican oxtail stew, braised oxtail, oxtail and butter beans, stewed oxtail, caribbean oxtail, oxtail ragu, slow cooked oxtail',
    title: 'Jamaican Oxtail Stew',
    family: 'jamaican',
    cuisine: 'Caribbean, Latin American',
    near: 'curry-goat beef-stew pot-roast braise',
    beside: 'rice-and-peas coleslaw',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein beef-shank=oxtail 1700 cut into 2-inch pieces
      ground-spice allspice 4
      pepper pepper 1.5
      sweetener brown-sugar 30
      fat neutral-oil 30
      vegetable onion 250 chopped
      vegetable carrot 220 cut into chunks
      aromatic scallion 60 sliced
      aromatic garlic 20
      aromatic ginger 15
      herb thyme 5
      body tomato-paste 35
      sauce soy-sauce|tamari 45
      sauce worcestershire 20
      chile habanero 10 left whole
      pulse lima-beans=butter_beans 250
      starch long-rice 330
      salt
    `,
    steps: `
      5 Season {beef-shank} with {allspice, pepper, 1/2 salt} and rub it in well.
      16 Melt {brown-sugar} in {neutral-oil} in {@pot} over medium-high heat until dark amber, 2 minutes. Brown the pieces in it on every side, in batches, 12 minutes, and lift them out.
      6 Cook {onion, carrot, scallion, garlic, ginger, thyme} in the drippings for 4 minutes. Stir in {tomato-paste} for 1 minute.
      3+180 Return the meat and add {soy-sauce, worcestershire, habanero, water 1300}. Cover and simmer over low heat until the meat slips from the bone, 3 hours. Skim off the fat.
      2+15~ Stir in {lima-beans} and simmer, uncovered, until the gravy coats a spoon, 15 minutes.
      2+20~ Meanwhile, simmer {long-rice} in {water 700}, covered, over low heat for 15 minutes and let it stand for 5 minutes.
      1 Fish out the chile and the thyme stems, season with {salt} and serve on {=long-rice}.
    `,
    face: 'Meat that slips from the bone in a dark, sticky gravy with butter beans',
    why: 'Browning in burnt sugar darkens the gravy, and the bones give it the gloss',
  },
}
