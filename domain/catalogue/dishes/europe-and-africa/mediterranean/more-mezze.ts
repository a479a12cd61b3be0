import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Meatballs, eggs, cheese and vegetables for the middle of the table. */
export const moreMezze: DishEntries = {
  'greek-meatballs': {
    names:
      'greek meatballs, keftedes, keftedakia, greek lamb meatballs, greek turkey meatballs, meatballs with tzatziki, mediterranean meatballs, keftethes, lamb meatballs, feta meatballs, greek meatballs with tzatziki',
    title: 'Greek Meatballs with Tzatziki',
    family: 'greek',
    near: 'kofta-kebabs albondigas meatballs',
    beside: 'greek-salad greek-lemon-potatoes',
    weight: 3,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.42,
    list: `
      protein ground-lamb|ground-beef|ground-turkey 480
      aromatic red-onion 80 coarsely grated
      crunch panko|gf-breadcrumbs 40
      egg egg 50
      herb mint 8
      herb parsley 12
      ground-spice oregano 2
      aromatic garlic 12
      cheese feta 70?
      fat olive-oil 36
      creamy greek-yogurt|soy-yogurt 200
      raw cucumber 180 coarsely grated and squeezed dry
      acid lemon 20
      bread pita|gf-bread 240
      salt
      pepper pepper 0.8
    `,
    steps: `
      10 Turn the oven to 425°F (220°C). Mix {ground-lamb, red-onion, panko, egg, mint, parsley, oregano, most garlic, feta, pepper, 1/2 salt} with your hands, only until it comes together. Roll into 1 1/2-inch balls.
      1+20~ Turn them in {olive-oil} on {@sheet-pans} and bake until browned and [{?ground-lamb}160°F (71°C)][{?ground-beef}160°F (71°C)][{?ground-turkey}165°F (74°C)] inside, 18 to 20 minutes.
      4 Meanwhile, stir {greek-yogurt} with {cucumber, garlic, lemon, salt} for the tzatziki.
      2 Warm {pita} in the oven for the last minute and serve with the meatballs and the tzatziki.
    `,
    face: 'Minty, oregano-scented meatballs from a hot oven, with cool cucumber yogurt',
    why: 'Grated onion melts into the meat and keeps it juicy from the inside',
  },
  'shrimp-saganaki': {
    names:
      'shrimp saganaki, prawn saganaki, saganaki shrimp, greek shrimp with feta, greek shrimp, shrimp with tomatoes and feta, prawns with feta, garides saganaki, greek prawns, greek baked shrimp, baked shrimp with feta and tomatoes, mediterranean shrimp',
    title: 'Shrimp Saganaki (Greek Shrimp with Tomatoes and Feta)',
    family: 'greek',
    near: 'gambas-al-ajillo shrimp-scampi quick-skillet',
    beside: 'no-knead-bread green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.34,
    list: `
      fat olive-oil 45
      aromatic onion 150
      aromatic garlic 12
      chile flakes 1
      ground-spice oregano 1.5
      wine white-wine 80?
      body canned-tomatoes 600
      protein shrimp 550
      cheese feta 130
      herb dill|parsley 8
      bread bread=crusty_bread/bread|gf-bread 240 sliced
      salt
      pepper pepper 0.5
    `,
    steps: `
      7 Heat {olive-oil} in {@skillet} over medium heat and cook {onion} until soft, 5 minutes. Stir in {garlic, flakes, oregano} for 1 minute.
      3 [Pour in {white-wine} and boil until it has nearly gone, 2 minutes.] Stir in {canned-tomatoes, pepper}.
      1+12 Simmer until the sauce is thick, 12 minutes. Season with {salt}.
      1+5 Push {shrimp} under the surface, crumble {feta} over the top, cover and cook until the shrimp are pink and opaque all the way through and the cheese is soft, 4 to 5 minutes.
      1 Scatter with {dill} and mop it up with {bread}.
    `,
    face: 'Plump shrimp in thick, garlicky tomatoes under softening feta',
    why: 'The sauce is finished before the shrimp go in, since they want no more than five minutes of it',
  },
  'greek-pasta-salad': {
    names:
      'greek pasta salad, mediterranean pasta salad, greek orzo salad, orzo salad, feta pasta salad, greek macaroni salad, mediterranean orzo salad, pasta salad with feta, orzo pasta salad, lemon orzo salad, greek cold pasta salad',
    title: 'Greek Pasta Salad',
    titles: `
      orzo: Greek Orzo Salad
    `,
    family: 'greek',
    near: 'pasta-salad greek-salad',
    beside: 'chicken-souvlaki grilled-chicken',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 6,
    salt: 0.42,
    list: `
      starch penne=rotini|orzo|gf-pasta=gluten-free_rotini/rotini 340
      acid red-vinegar 35
      fat olive-oil 80
      aromatic garlic 4
      ground-spice oregano 2
      acid lemon 15
      raw cucumber 250
      raw cherry-tomatoes 300 halved
      raw red-pepper 150 diced
      raw red-onion 60 thinly sliced
      brine olives=Kalamata_olives/olives 100
      cheese feta 150
      herb parsley 12
      salt
      pepper pepper 0.6
    `,
    steps: `
      2+11~ Boil {penne} in salted water until fully tender, about 11 minutes; cold pasta that was chewy hot is hard. Drain, rinse cold and shake dry.
      4 Meanwhile, whisk {red-vinegar, lemon, garlic, oregano, pepper, 1/2 salt} in a large bowl and beat in {olive-oil}.
      4 Add the pasta and toss. Add {cucumber, cherry-tomatoes, red-pepper, red-onion, olives} and {1/2 feta} and toss again.
      1+20 Let stand for 20 minutes. Season with {salt} and top with {feta, parsley}.
    `,
    face: 'Cold pasta with cucumber, tomatoes, olives and feta in an oregano dressing',
    why: 'Half of the feta is tossed in, where it turns creamy, and half stays on top in crumbs',
  },
  'turkish-eggs': {
    names:
      'turkish eggs, cilbir, çılbır, turkish poached eggs, poached eggs with yogurt, eggs with yogurt, turkish eggs with yogurt, eggs and yogurt turkish, chilbir, poached eggs on garlic yogurt',
    title: 'Turkish Eggs with Garlic Yogurt (Çılbır)',
    family: 'turkish',
    near: 'shakshuka egg-pan',
    beside: 'israeli-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.4,
    list: `
      creamy greek-yogurt|soy-yogurt 300
      aromatic garlic 4 very finely grated
      acid white-vinegar=white_vinegar/vinegar 15
      egg egg 200
      fat butter|olive-oil 42
      chile aleppo 3
      ground-spice smoked-paprika 0.6?
      herb dill 5
      bread bread=crusty_bread/bread|gf-bread 140 sliced and toasted
      salt
    `,
    steps: `
      4 Stir {greek-yogurt} with {garlic, 1/2 salt}. Set the bowl over a pan of warm water while you cook, so that it loses its chill.
      3 Bring a wide pan of water to a bare simmer and stir in {white-vinegar}. Crack {egg} into small cups.
      4* Slip in the eggs, four at a time, and poach until the whites are firm and the yolks still soft, 3 to 4 minutes. Lift out onto paper towels.
      2 Melt {butter} in a small pan until it foams, take it off the heat and stir in {aleppo, smoked-paprika}.
      2 Spread the yogurt in shallow bowls, set the eggs in it and pour {=butter} over. Sprinkle with {dill, salt} and eat with {bread}.
    `,
    face: 'Poached eggs on warm, garlicky yogurt with foaming chile butter',
    why: 'The yogurt is brought to room temperature first, so the eggs stay hot on top of it',
  },
  muhammara: {
    names:
      'muhammara, muhamara, red pepper walnut dip, roasted red pepper dip, red pepper and walnut dip, mohammara, syrian red pepper dip, roasted red pepper and walnut dip',
    title: 'Muhammara (Red Pepper and Walnut Dip)',
    family: 'lebanese',
    near: 'romesco-sauce hummus dip',
    beside: 'soft-flatbread kofta-kebabs',
    weight: 2,
    level: 1,
    types: 'Appetizer, Snack, Side Dish',
    meals: 'Snack, Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Food Processor/Blender',
    serves: 6,
    salt: 0.6,
    list: `
      nut walnuts|sunflower 100 toasted
      crunch breadcrumbs|gf-breadcrumbs 30
      aromatic garlic 4 peeled
      vegetable roasted-peppers=jarred_roasted_red_peppers/peppers 350 drained and patted dry
      sauce pomegranate-molasses 25
      acid lemon 12
      chile aleppo 3
      ground-spice cumin 1.5
      fat olive-oil 45
      salt
    `,
    steps: `
      2 Pulse {walnuts, breadcrumbs, garlic} in a food processor until crumbly, with some small pieces left.
      3 Add {roasted-peppers, pomegranate-molasses, lemon, aleppo, cumin, 1/2 salt} and {1/2 olive-oil} and pulse to a coarse, spreadable paste.
      1+20 Season with {salt} and let stand for 20 minutes, while the crumbs swell and thicken it.
      1 Spread on a plate, make a few furrows with the spoon and fill them with {olive-oil}.
    `,
    face: 'A brick-red dip of roasted peppers and walnuts, sweet, sour and a little hot',
    why: 'Pulsed rather than puréed, it keeps the bite of the nuts',
  },
  'israeli-salad': {
    names:
      'israeli salad, chopped salad middle eastern, cucumber tomato salad, tomato cucumber salad, shirazi salad, salad shirazi, shepherd salad, coban salatasi, turkish shepherd salad, cucumber and tomato salad, jerusalem salad, arabic salad, tomato and cucumber salad, tomato onion salad, mediterranean cucumber salad',
    title: 'Chopped Tomato and Cucumber Salad',
    family: 'levantine',
    near: 'fattoush greek-salad salad',
    beside: 'falafel chicken-shawarma',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    salt: 0.5,
    list: `
      raw tomato 500 seeded and finely diced
      raw cucumber 350 finely diced
      raw red-onion 60
      herb parsley 20
      herb mint 5?
      acid lemon 30
      fat olive-oil 36
      ground-spice sumac 1.5?
      salt
      pepper pepper 0.4
    `,
    steps: `
      8 Dice {tomato, cucumber, red-onion} as small and as evenly as you have patience for: that is the whole art of it. Put them in a bowl with {parsley, mint}.
      2 Toss with {lemon, olive-oil, pepper, salt}. Dust with {sumac}. Serve it soon, before it gets watery.
    `,
    face: 'Tomatoes, cucumber and onion, diced fine and dressed with lemon and oil',
    why: 'Small, even dice give every spoonful all of it at once',
  },
  saganaki: {
    names:
      'saganaki, cheese saganaki, saganaki cheese, greek saganaki, greek fried cheese, fried cheese, pan fried cheese, pan-fried cheese, greek cheese saganaki, fried halloumi, pan fried halloumi, pan-fried halloumi, crispy halloumi, crispy fried halloumi, halloumi saganaki, seared halloumi, greek fried cheese appetizer, greek pan fried cheese, sagenaki, opa cheese',
    title: 'Saganaki (Greek Fried Cheese)',
    family: 'greek',
    near: 'provoleta mozzarella-sticks',
    beside: 'chicken-souvlaki',
    weight: 2,
    level: 1,
    types: 'Appetizer, Snack, Side Dish',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0,
    list: `
      protein halloumi 225 cut into slabs 1/2 inch thick
      flour flour|gf-flour 30
      ground-spice oregano 1
      pepper pepper 0.4
      fat olive-oil 40
      acid lemon 58 cut into wedges
      bread bread=crusty_bread/bread|gf-bread 160 sliced and warmed
    `,
    steps: `
      2 Mix {flour, pepper} on a plate. Rinse {halloumi} under cold water and, while it is wet, press both sides into the flour. Shake off the rest.
      5 Heat {olive-oil} in {@skillet} over medium-high heat until it shimmers. Fry the cheese, turning once, until it has a brown crust and is soft in the middle, about 2 minutes on each side.
      1 Lift onto a warm plate, squeeze over {lemon} and crumble on {oregano}. Eat it at once, while it is soft, with {bread}.
    `,
    face: 'Salty slabs of cheese with a thin, crackling crust, sharp with lemon',
    why: 'Flour on wet cheese turns to a crust in the hot oil, and holds in what would run',
  },
}
