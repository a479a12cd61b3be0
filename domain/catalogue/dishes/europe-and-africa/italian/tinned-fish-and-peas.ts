import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pasta with sardines and with mackerel from the can, orzo with roasted tomatoes and a risotto of peas. */
export const tinnedFishAndPeas: DishEntries = {
  'sardine-pasta': {
    names:
      'sardine pasta, pasta with sardines, pasta con le sarde, pasta con sarde, spaghetti with sardines, canned sardine pasta, tinned sardine pasta, sardine spaghetti, linguine with sardines, sardine linguine, sicilian sardine pasta, sicilian pasta with sardines, pasta and sardines, sardine and fennel pasta, lemon sardine pasta, spaghetti con le sarde, bucatini con le sarde, sardines and pasta, sardene pasta',
    title: 'Spaghetti with Sardines, Fennel and Crisp Crumbs',
    family: 'sicilian',
    near: 'spaghetti-with-anchovies mackerel-pasta pasta-puttanesca pasta',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.22,
    list: `
      crunch panko|breadcrumbs|gf-breadcrumbs 50
      fat olive-oil 60
      starch spaghetti|gf-pasta=gluten-free_spaghetti/spaghetti 360
      vegetable fennel 260 quartered and very thinly sliced
      aromatic onion 110 finely chopped
      aromatic garlic 10 thinly sliced
      chile flakes 0.8
      fruit raisins 35
      crunch pine-nuts|almonds 25?
      protein sardines 200 drained
      ground-spice lemon-zest 3
      acid lemon-juice 24
      herb parsley 14 chopped
      salt
      pepper pepper 0.8
    `,
    steps: `
      4 Toast {panko} in {1/3 olive-oil} in {@skillet} over medium heat, stirring, until deep golden, 3 minutes. Tip into a bowl, mix with {lemon-zest} and wipe out the skillet.
      12 Heat {olive-oil} in the skillet over medium heat and cook {fennel, onion} with {flakes, pepper} until very soft and golden at the edges, 11 minutes.
      2+10~ Meanwhile, cook {spaghetti} in a large pot of lightly salted boiling water until 1 minute from done, about 9 minutes. Scoop out a cup of its water and drain.
      3 Stir {garlic, raisins, pine-nuts} into the fennel for 2 minutes. Break {sardines} into large flakes over it.
      3 Add the pasta with half a cup of its water and toss over high heat until it is glossy, 1 to 2 minutes. Finish with {lemon-juice, parsley, salt} and top with the crumbs.
    `,
    face: 'Spaghetti with flaked sardines, soft fennel and raisins, under lemony toasted crumbs',
    why: 'Fennel cooked down until sweet tames the oily fish, and the crumbs bring the crunch that it lacks',
  },
  'mackerel-pasta': {
    names:
      'mackerel pasta, canned mackerel pasta, tinned mackerel pasta, mackerel spaghetti, spaghetti with mackerel, pasta with mackerel, mackerel and tomato pasta, mackerel tomato pasta, linguine with mackerel, mackerel linguine, pasta with canned mackerel, mackeral pasta, makerel pasta, mackerel penne',
    title: 'Spaghetti with Mackerel, Tomatoes and Capers',
    family: 'sicilian',
    near: 'sardine-pasta pasta-puttanesca spaghetti-with-anchovies pasta',
    beside: 'green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.25,
    list: `
      starch spaghetti|gf-pasta=gluten-free_spaghetti/spaghetti 360
      fat olive-oil 50
      aromatic red-onion 120 thinly sliced
      aromatic garlic 14 thinly sliced
      chile flakes 1
      body canned-tomatoes 400
      brine capers 24 drained
      brine olives 50? halved
      protein canned-mackerel 300 drained
      acid lemon-juice 14
      herb parsley 15 chopped
      salt
      pepper pepper 0.6
    `,
    steps: `
      6 Soften {red-onion} in {most olive-oil} in {@skillet} over medium heat, 5 minutes. Add {garlic, flakes} and stir for 1 minute.
      2+12~ Add {canned-tomatoes, capers, olives, pepper} and simmer until thick enough to hold a trail behind the spoon, 12 minutes.
      2+10~ Boil {spaghetti} in plenty of lightly salted water while the sauce cooks, for about 9 minutes: it should still be firm. Keep a cup of the water and drain.
      3 Break {canned-mackerel} into the sauce in big pieces and warm it through without stirring, 2 minutes.
      3 Toss in the pasta over high heat with enough of its water to make the sauce flow, 1 to 2 minutes. Finish with {lemon-juice, parsley, salt} and {olive-oil}.
    `,
    face: 'Spaghetti in a brisk tomato sauce with capers, chile and big flakes of mackerel',
    why: 'Mackerel is cooked in its can already, so it goes in last and stays in pieces',
  },
  'orzo-with-roasted-tomatoes': {
    names:
      'orzo with roasted tomatoes, roasted tomato orzo, orzo with cherry tomatoes, tomato orzo, orzo with roasted cherry tomatoes, tomato basil orzo, orzo with tomatoes and basil, roast tomato orzo, parmesan orzo, orzo and tomatoes, cherry tomato orzo, roasted cherry tomato orzo, orzo with tomatoes, orzo and roasted tomatoes, tomato and basil orzo, garlic tomato orzo, warm orzo with tomatoes, orzo pasta with roasted tomatoes',
    title: 'Orzo with Roasted Tomatoes and Basil',
    family: 'tuscan',
    near: 'baked-orzo-feta greek-pasta-salad pasta',
    beside: 'green-salad roasted-asparagus',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted, Boiled',
    equipment: 'Oven, Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.42,
    list: `
      vegetable cherry-tomatoes 800
      aromatic garlic 24 peeled and left whole
      fat olive-oil 60
      ground-spice oregano 1
      chile flakes 0.4?
      starch orzo|gf-pasta=gluten-free_orzo/orzo 340
      cheese parmesan|veg-parm|vegan-parmesan 60
      acid balsamic-vinegar 14
      herb basil 18 torn
      crunch pine-nuts|almonds 30?
      salt
      pepper pepper 1
    `,
    steps: `
      4+24~ Heat the oven to 425°F (220°C). Toss {cherry-tomatoes, garlic} with {most olive-oil, oregano, flakes, pepper, 1/2 salt} on {@sheet-pans}. Roast until the tomatoes have burst and blackened in spots and the garlic is soft, 24 minutes.
      2+9~ Meanwhile, cook {orzo} in boiling salted water until just tender, 8 to 9 minutes. Scoop out a cup of the water and drain.
      2 Crush the garlic and a third of the tomatoes into their juices on the pan with a fork, and scrape it all into the pot with the orzo.
      3 Stir in {balsamic-vinegar, most parmesan, salt} with enough of the water to make a loose, glossy sauce. Fold in {most basil}.
      1 Trickle {olive-oil} over it and scatter with {basil, parmesan, pine-nuts}. Eat hot, or at room temperature.
    `,
    face: 'Glossy orzo in the juices of blistered tomatoes and sweet roasted garlic, with basil and a shower of cheese',
    why: 'The garlic roasts whole until it is sweet, and crushed with the tomatoes it is all the sauce that orzo needs',
  },
  'pea-risotto': {
    names:
      'pea risotto, risotto with peas, risi e bisi, pea and mint risotto, green pea risotto, pea and parmesan risotto, lemon and pea risotto, lemon pea risotto, spring pea risotto, frozen pea risotto, pea rissoto, pea rizotto, minted pea risotto, pea & mint risotto, risotto with peas and mint, risotto with frozen peas, risi bisi',
    title: 'Pea Risotto with Lemon and Mint',
    family: 'emilian',
    near: 'mushroom-risotto saffron-risotto risotto',
    beside: 'green-salad roasted-asparagus',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      stock veg-stock|chicken-stock 1250
      vegetable peas 420
      fat olive-oil 20
      second-fat butter|vegan-butter 45
      aromatic shallot 80 finely chopped
      aromatic garlic 5
      starch arborio 320
      wine white-wine 120?
      cheese parmesan|veg-parm|vegan-parmesan 65
      ground-spice lemon-zest 4
      acid lemon-juice 14
      herb mint 10 torn
      salt
      pepper pepper 0.8
    `,
    steps: `
      4+5 Bring {veg-stock} to a simmer in a saucepan, 5 minutes. Cook {1/2 peas} in it for 2 minutes, lift them out, and blend or crush them with a ladle of the stock. Keep the rest of the stock hot.
      4 Warm {olive-oil} and {1/2 butter} in a wide pot over medium heat and cook {shallot} until soft, 3 minutes. Add {garlic} for 30 seconds.
      4 Stir in {arborio} until hot and glassy at the edges, 2 minutes. [Pour in {white-wine} and stir until it has gone, 2 minutes.]
      17 Add hot stock a ladle at a time, stirring often and waiting until each is nearly taken up, until the rice is tender with a firm heart, 16 to 17 minutes.
      3 Stir in {peas}, still frozen, and the crushed ones, and cook until hot and bright, 2 minutes. It should run slowly when you tilt the pot.
      3 Off the heat, beat in {butter, parmesan, lemon-zest, lemon-juice, pepper, salt}. Cover for 2 minutes and serve with {mint}.
    `,
    face: 'Creamy, pale green rice full of sweet peas, fresh with lemon and mint',
    why: 'Half of the peas are crushed into the rice and color every grain, and the other half go in at the end and pop',
  },
}
