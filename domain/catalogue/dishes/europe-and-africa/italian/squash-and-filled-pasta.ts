import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Squash in rice and in ravioli, filled pasta and gnocchi under butter and cream, pizza without tomatoes. */
export const squashAndFilledPasta: DishEntries = {
  'butternut-squash-risotto': {
    names:
      'butternut squash risotto, butternut risotto, squash risotto, roasted butternut squash risotto, butternut squash and sage risotto, butternut squash risotto with sage, pumpkin risotto, roasted squash risotto, risotto with butternut squash, risotto alla zucca, risotto zucca, butternut squash rissoto, butternut squash rizotto, butter nut squash risotto',
    title: 'Butternut Squash Risotto with Crisp Sage',
    family: 'emilian',
    near: 'mushroom-risotto saffron-risotto risotto',
    beside: 'kale-salad',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Roasted',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.42,
    list: `
      vegetable butternut 800 peeled and cut into 1/2-inch cubes
      fat olive-oil 27
      stock veg-stock|chicken-stock 1200
      second-fat butter|vegan-butter 56
      herb sage 8 leaves whole
      aromatic shallot 60 finely chopped
      aromatic garlic 6 minced
      starch arborio 300
      wine white-wine 120?
      cheese parmesan|veg-parm|vegan-parmesan 60
      ground-spice nutmeg 0.4
      acid lemon-juice 8
      salt
      pepper pepper 0.8
    `,
    steps: `
      4+28~ Heat the oven to 425°F (220°C). Toss {butternut} with {olive-oil} and {1/3 salt} on {@sheet-pans} and roast, turning once, until soft and browned at the edges, 25 to 30 minutes.
      3+5~ Meanwhile, bring {veg-stock} to a bare simmer in a saucepan and keep it hot.
      4 Melt {1/2 butter} in {@pot} over medium heat. Fry {sage} until the leaves stop sizzling and turn crisp, 1 to 2 minutes. Lift them onto a paper towel and leave the butter in the pot.
      4 Cook {shallot} in the butter until soft, 3 minutes. Add {garlic} for 30 seconds.
      4 Stir in {arborio} until the grains are hot and clear at the edges, 2 minutes. [Add {white-wine} and stir until it has boiled away, about 2 minutes.]
      18 Add the hot stock a ladle at a time, stirring often, and wait each time until the last has nearly gone. Mash half of the squash and stir it in for the final 5 minutes. It is ready when the grains are tender with a firm heart, 16 to 18 minutes in all.
      3 Off the heat, beat in {butter, parmesan, nutmeg, lemon-juice, pepper, salt}. Loosen with a splash of stock until it flows, and let stand for 2 minutes.
      1 Fold in the rest of the squash, spoon into warm bowls and crumble the sage on top.
    `,
    face: 'Golden, creamy rice with roasted squash and crisp leaves of sage',
    why: 'Half of the squash is mashed to color the rice, and half stays in sweet, browned cubes',
  },
  'gnocchi-gorgonzola': {
    names:
      'gnocchi with gorgonzola sauce, gnocchi gorgonzola, gnocchi al gorgonzola, gorgonzola gnocchi, gnocchi in gorgonzola sauce, gnocchi with blue cheese sauce, blue cheese gnocchi, gnocchi with blue cheese, creamy gorgonzola gnocchi, gnocchi with gorgonzola cream sauce, gnocchi with gorgonzola and walnuts, gnocci gorgonzola, gnocchi gorganzola, gnocchi with gorganzola sauce, gnocchi dolcelatte',
    title: 'Gnocchi with Gorgonzola Sauce',
    family: 'emilian',
    near: 'gnocchi-tomato-sauce pesto-gnocchi fettuccine-alfredo',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.3,
    list: `
      nut walnuts 50? coarsely chopped
      second-fat butter 14
      aromatic garlic 3 cut in half
      creamy cream 180
      cheese blue-cheese=Gorgonzola 150 crumbled
      starch gnocchi=potato_gnocchi/gnocchi 700
      cheese parmesan|veg-parm 30
      leaf spinach 100
      ground-spice nutmeg 0.3
      salt
      pepper pepper 0.8
    `,
    steps: `
      1+10~ Put a large pot of salted water on to boil.
      4 [Toast {walnuts} in a dry skillet over medium heat until they smell nutty, 3 minutes, and tip them onto a plate.]
      2 Melt {butter} in {@skillet} over medium-low heat and let {garlic} sizzle in it for 1 minute. Discard the garlic.
      5 Pour in {cream} and bring it to a bare simmer. Stir in {blue-cheese} a little at a time until it has melted, then {parmesan, nutmeg, pepper}. Keep it warm without boiling.
      2+3 Cook {gnocchi} in the boiling water until they float, 2 to 3 minutes. Save a cup of the water and lift them out with a slotted spoon.
      3 Turn the gnocchi in the sauce with {spinach} until the leaves wilt and the sauce clings, 1 to 2 minutes, with a spoonful or two of the water if it is thick. Taste before you add {salt}: the cheese brings plenty.
      1 Serve {=gnocchi} at once[, with {=walnuts} on top].
    `,
    face: 'Soft gnocchi in a sharp, silky cream of Gorgonzola with a little spinach',
    why: 'The cheese melts slowly into warm cream that never boils, so the sauce stays smooth',
  },
  'ravioli-sage-butter': {
    names:
      'ravioli with sage butter, ravioli with sage butter sauce, ravioli with brown butter and sage, cheese ravioli with brown butter and sage, brown butter sage ravioli, ravioli with brown butter, brown butter ravioli, cheese ravioli with sage butter, ravioli burro e salvia, ravioli in brown butter sauce, ravioli with butter and sage, ravioli with butter sauce, ravoli with sage butter, butter sage ravioli',
    title: 'Cheese Ravioli with Brown Butter and Sage',
    family: 'emilian',
    near: 'pumpkin-ravioli cheese-ravioli cacio-e-pepe',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.3,
    list: `
      starch cheese-ravioli 620
      fat butter 84 cut into pieces
      herb sage 10 leaves whole
      acid lemon-juice 10
      cheese parmesan|veg-parm 40
      nut walnuts|pine-nuts|pepitas 35? chopped
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+8~ Bring a wide pot of salted water to a boil.
      6 Melt {butter} in {@skillet} over medium heat. Add {sage, walnuts} and cook, swirling, until the foam settles, the leaves are crisp and the butter is nut-brown, 4 to 5 minutes. Take it off the heat at once.
      2+5 Slip {cheese-ravioli} into the water, at a gentle boil, and cook until they float and are tender at the edges, 4 to 5 minutes. Save half a cup of the water and drain.
      2 Stir {lemon-juice} and a few spoonfuls of the water into the brown butter, set it over low heat and turn the ravioli in it until they shine. Season with {pepper, salt}.
      1 Sprinkle with {parmesan} and serve on warm plates.
    `,
    face: 'Cheese ravioli glossed with nutty brown butter and crisp sage leaves',
    why: 'A few spoonfuls of pasta water and some lemon turn the butter into a light sauce that clings',
  },
  'pumpkin-ravioli': {
    names:
      'pumpkin ravioli with sage butter, pumpkin ravioli, butternut squash ravioli, squash ravioli, pumpkin ravioli with brown butter and sage, butternut squash ravioli with sage butter, butternut squash ravioli with brown butter sage, ravioli di zucca, tortelli di zucca, homemade pumpkin ravioli, butternut ravioli, pumkin ravioli, butternut squash raviolis',
    title: 'Butternut Squash Ravioli with Sage Butter',
    family: 'emilian',
    near: 'ravioli-sage-butter cheese-ravioli butternut-squash-risotto',
    beside: 'kale-salad',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled, Roasted',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 4,
    batch: true,
    list: `
      vegetable butternut 600 peeled and cut into 1-inch pieces
      fat olive-oil 14
      cheese ricotta 100 drained
      cheese parmesan|veg-parm 80
      crunch breadcrumbs 20
      ground-spice nutmeg 0.5
      flour flour 280
      egg egg 150
      second-fat butter 80 cut into pieces
      herb sage 10 leaves whole
      acid lemon-juice 8
      seasoning salt 5
      pepper pepper 0.8
    `,
    steps: `
      4+32~ Heat the oven to 400°F (200°C). Toss {butternut} with {olive-oil} on {@sheet-pans} and roast until very soft and dry at the edges, 30 to 35 minutes.
      12+30~ Meanwhile, make a well in {flour}, break {egg} into it and work in the flour with a fork. Knead until smooth and elastic, 8 to 10 minutes. Wrap the dough and let it rest for 30 minutes.
      4+10 Mash the squash until smooth and spread it out to cool, 10 minutes. Mix in {ricotta, most parmesan, breadcrumbs, nutmeg, 1/2 pepper, most salt}. It should hold its shape on a spoon.
      30 Roll the dough, a quarter at a time, with a pasta machine or a pin into sheets so thin that you can see your hand through them. Set teaspoons of filling 2 inches apart on half of each sheet and brush around them with water. Fold the other half over, press out the air, and cut into squares. Seal the edges well and lay the ravioli on a floured towel.
      6 Melt {butter} in {@skillet} over medium heat and cook {sage} in it, swirling, until the leaves are crisp and the butter smells of nuts, 4 to 5 minutes. Take it off the heat.
      6 Cook the ravioli in batches in a wide pot of salted water at a gentle boil until they float and the edges are tender, 3 minutes a batch. Lift them straight into the butter with a slotted spoon.
      2 Add {lemon-juice, pepper, salt} with a few spoonfuls of the water, and turn over low heat until glossy. Serve under {parmesan}.
    `,
    face: 'Thin parcels of egg dough around sweet roasted squash, with crisp sage in brown butter',
    why: 'Roasting drives the water out of the squash, so that the filling stays firm and the dough does not tear',
  },
  'spinach-ricotta-cannelloni': {
    names:
      'spinach and ricotta cannelloni, ricotta and spinach cannelloni, spinach cannelloni, spinach ricotta cannelloni, cannelloni ricotta e spinaci, cannelloni with spinach and ricotta, vegetarian cannelloni, spinach and cheese cannelloni, spinach manicotti, spinach and ricotta manicotti, spinach and ricotta canneloni, spinach canneloni, spinach and ricotta cannoloni',
    title: 'Spinach and Ricotta Cannelloni',
    family: 'emilian',
    near: 'manicotti stuffed-shells vegetable-lasagna baked-pasta',
    beside: 'green-salad garlic-bread',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      fat olive-oil 27
      aromatic garlic 9 sliced
      body canned-tomatoes 800
      herb basil 10
      leaf frozen-spinach 450 thawed
      cheese ricotta|cottage-cheese 500 drained
      egg egg 50
      cheese parmesan|veg-parm 80
      ground-spice nutmeg 0.6
      starch lasagna-noodles=cannelloni_tubes/tubes 220
      second-fat butter 40
      flour flour 35
      creamy milk 450
      cheese mozzarella 125
      salt
      pepper pepper 1
    `,
    steps: `
      2 Heat {olive-oil} with {garlic} in a saucepan over medium heat until it sizzles, 1 minute.
      2+12~ Add {canned-tomatoes, 1/2 basil, water 200} and simmer for 12 minutes. The sauce should stay loose, since the tubes go in dry.
      6 Meanwhile, squeeze {frozen-spinach} by the handful until no more water comes out. Mix it with {ricotta, egg, salt, 1/2 parmesan, 1/2 nutmeg, 1/2 pepper}.
      7 Melt {butter} in a second saucepan over medium heat and stir in {flour} for 1 minute. Whisk in {milk} little by little and simmer, whisking, until it coats a spoon, 4 minutes. Off the heat, stir in {parmesan, nutmeg, pepper}.
      14 Heat the oven to 375°F (190°C). Spread the tomatoes in {@baking-dish}. Pipe the filling into {lasagna-noodles} from a plastic bag with a corner cut off and lay them side by side in the sauce. Cover every bit of pasta with the white sauce.
      1+40 Scatter with {mozzarella}, cover with foil and bake for 25 minutes. Uncover and bake until a knife goes through the tubes easily and the top is golden, 15 minutes.
      1+10 Let stand for 10 minutes and tear {basil} over the top.
    `,
    face: 'Tubes of pasta filled with spinach and ricotta between a tomato sauce and a white one',
    why: 'The red sauce below cooks the dry tubes, and the white one above keeps them moist and browns',
  },
  'white-pizza-spinach': {
    names:
      'white pizza with spinach, white pizza, spinach pizza, spinach and ricotta pizza, white spinach pizza, ricotta pizza, pizza bianca with spinach, spinach white pizza, pizza with ricotta and spinach, ricotta and spinach pizza, white sauce pizza, white garlic pizza, homemade white pizza, garlic white pizza, pizza bianca with ricotta',
    title: 'White Pizza with Spinach and Ricotta',
    family: 'neapolitan',
    cuisine: 'Italian, American',
    near: 'pizza-margherita pepperoni-pizza calzone flatbread-pizza',
    beside: 'green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    batch: true,
    list: `
      flour bread-flour|flour 420
      leavener yeast 5
      sweetener sugar 4
      seasoning salt 9
      fat olive-oil 45
      aromatic garlic 12 finely chopped
      leaf spinach 200
      cheese ricotta 250 drained
      cheese mozzarella 200
      cheese parmesan|veg-parm 40
      chile flakes 0.6?
      pepper pepper 0.6
    `,
    steps: `
      11 Whisk {bread-flour} with {yeast, sugar, most salt}. Pour in {water 275}, lukewarm, and {1/3 olive-oil}, stir to a rough ball and knead for 8 minutes, until it no longer sticks and springs back.
      1+60 Let the dough rise under a towel until twice its size, 1 hour. For the second half hour, heat the oven to 500°F (260°C) with a heavy sheet pan on its top rack.
      5 Warm {olive-oil} with {garlic} in a large skillet over low heat until fragrant but not brown, 1 minute, and pour off half of it into a cup. Turn up the heat, add {spinach} and toss until just wilted, 2 minutes. Press it dry and chop it.
      2 Stir {ricotta} with {pepper, salt}.
      6 Cut the dough into {@count 593 piece pieces} and stretch them by hand into 12-inch rounds, each on its own sheet of parchment. Brush them to the edge with the garlic oil.
      4 Cover with {mozzarella} and the spinach, dot with spoonfuls of the ricotta and dust with {parmesan}.
      2+20 Slide one pizza at a time, on its paper, onto the hot pan and bake until the rim is browned and the cheese bubbles, 8 to 10 minutes each. [Sprinkle with {flakes}.]
    `,
    face: 'A thin crust with garlic oil, spinach and melted mozzarella, and clouds of ricotta',
    why: 'Without tomatoes the garlic oil is the sauce, and wrung-out spinach keeps the crust crisp',
  },
  'butternut-squash-pasta': {
    names:
      'butternut squash pasta, butternut pasta, creamy butternut squash pasta, roasted butternut squash pasta, pasta with butternut squash, pumpkin pasta, creamy pumpkin pasta, pasta with butternut squash and sage, roasted squash pasta, fall pasta',
    title: 'Butternut Squash Pasta with Sage',
    family: 'emilian',
    near: 'butternut-squash-risotto pumpkin-ravioli pasta',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted, Boiled',
    equipment: 'Oven, Stovetop, Blender',
    weather: 'cold',
    serves: 4,
    salt: 0.36,
    list: `
      vegetable butternut 900 peeled and cut into 3/4-inch cubes
      fat olive-oil 30
      aromatic garlic 16 unpeeled
      starch penne=rigatoni_or_penne/pasta|gf-pasta 340
      creamy cream|oat-cream 80
      cheese parmesan|vegan-parmesan 60 finely grated
      ground-spice nutmeg 0.4
      second-fat butter|vegan-butter 40
      herb sage 6 whole leaves
      acid lemon-juice 8
      salt
      pepper pepper 1
    `,
    steps: `
      4 Heat the oven to 425°F (220°C). Toss {butternut, garlic} with {olive-oil, 1/2 salt} on {@sheet-pans}.
      1+28~ Roast until soft and brown at the edges, about 28 minutes, turning once.
      2+11 Meanwhile, boil {penne} in salted water until just done. Save two cups of the water and drain.
      4 Squeeze the garlic out of its skins. Blend it with two thirds of the squash, {cream, nutmeg, pepper, salt} and a cup of the saved water until smooth.
      3 Melt {butter} in the empty pasta pot over medium heat and sizzle {sage} until crisp and the butter smells of nuts, 2 minutes. Lift out the leaves.
      3 Add the pasta, the sauce and {most parmesan}. Toss over low heat, with more of the water, until it clings. Stir in {lemon-juice}, fold in the rest of the squash, and top with {parmesan} and the sage.
    `,
    face: 'Pasta in a silky golden sauce, with roasted cubes, crisp sage leaves and brown butter',
    why: 'Roasting dries the squash and sweetens it, so that it needs little cream to coat the pasta',
  },
}
