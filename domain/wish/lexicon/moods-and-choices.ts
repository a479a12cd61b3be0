import { crossed, type Meaning, type Phrases, phrasesFor } from '#domain/wish/meaning.ts'

/** 'I can’t take heat', 'doesn’t do spicy food'. */
const noHeat = crossed(
  'cant take, cannot take, cant handle, cannot handle, cant stand, cannot stand, cant tolerate, cannot tolerate, cant eat, cannot eat, cant do, cannot do, cant cope with, dont do, doesnt do, dont like, doesnt like, dont want, do not like, hate, hates, not good with, no good with, without, not into, not a fan of, not keen on, easy on, go easy on, light on, less, low',
  'heat, the heat, much heat, too much heat, spice, much spice, too much spice, spicy, spicy food, hot food, hot and spicy, chili heat, chilli heat',
)

/** 'The doctor told me to cut my salt'. */
const lessSalt = crossed(
  'cut, cutting, cut back on, cutting back on, cut down on, cutting down on, watch, watching, limit, reduce, lower',
  'salt, the salt, my salt, his salt, her salt, our salt, sodium, my sodium, his sodium, her sodium',
)

/** Work that nobody likes: 'I hate washing up'. */
const noDishes = crossed(
  'hate, hates, hate to, hate having to, dont like, dont want, dont feel like, cant be bothered with, sick of, tired of, avoid, without, no',
  'washing up, the washing up, doing dishes, doing the dishes, washing dishes, washing the dishes, wash dishes, wash the dishes, do the dishes, do dishes, dishwashing, washing pots, cleaning up, cleanup, cleaning pans, scrubbing pans, scrubbing pots',
)

/** 'Then just shove it in the oven'. */
const intoTheOven = crossed(
  'shove, just shove, pop, just pop, stick, just stick, chuck, just chuck, bung, just bung, throw, just throw, put, just put, slide, just slide, whack, just whack',
  'in the oven, into the oven, it in the oven, it into the oven, straight in the oven, straight into the oven',
)

/** Moods, methods, meals, types, seasons, skill and machines, as people name them. */
export const choiceWords: Phrases = new Map<string, Meaning>([
  ...phrasesFor(
    `quick, quickly, quickest, fast, fastest, speedy, in a hurry, in a rush, hurry, rushed, no time, not much time, little time,
    dont have time, dont have much time, short on time, pressed for time, busy, busy night, weeknight, week night, weekday, asap, snappy, express,
    rapide, vite, rapido, rapida, rapidamente, veloce, schnell, jaldi, speed, quicky, lazy`,
    { is: 'mood', mood: 'quick' },
  ),
  ...phrasesFor(
    `light, lighter, healthy, healthier, lean, nutritious, wholesome, clean eating, diet food, slimming, low calorie dense,
    not heavy, not too heavy, not so heavy, not as heavy, less heavy, nothing heavy, not hungry, good for me, leger, legere, sain, ligero, ligera, saludable, sano, sana,
    leggero, leggera, sano e leggero, leicht, gesund, halka, losing weight, lose weight, weight loss`,
    { is: 'mood', mood: 'light' },
  ),
  ...phrasesFor(
    `doesnt feel like diet food, does not feel like diet food, doesnt taste like diet food, not diet food, isnt diet food, no diet food, not rabbit food, no rabbit food`,
    { is: 'mood', mood: 'rich' },
  ),
  ...phrasesFor(
    `low calorie, low calories, low cal, lowcal, few calories, fewer calories, not many calories, calorie conscious, under calories`,
    { is: 'mood', mood: 'lean-calories' },
  ),
  ...phrasesFor(
    `cheap, cheap and cheerful, cheap n cheerful, cheaply, budget, on a budget, budget friendly, frugal, thrifty, inexpensive, economical, affordable, low cost, broke,
    student, end of the month, pas cher, barato, barata, economico, economica, billig, sasta, save money, not expensive,
    not too expensive, nothing expensive`,
    { is: 'mood', mood: 'cheap' },
  ),
  ...phrasesFor(
    `cozy, cosy, comfort, comforting, comfort food, hearty, warming, warm and, warm me up, rainy, rainy day, cold day, cold night, cold evening,
    chilly, snowy, rib sticking, soul food, stick to your ribs, the flu, reconfortant, reconfortante,
    homey, homely, a hug in a mug, a hug on a plate`,
    { is: 'mood', mood: 'cozy' },
  ),
  ...phrasesFor(
    `fresh, refreshing, crisp, bright, hot day, hot weather, summery, cooling, zingy, fresco, al fresco, alfresco, eat outside, eat it outside, eating outside, eat outdoors, eating outdoors, on the patio, on the deck, on the balcony,
    fresca, frais, fraiche`,
    { is: 'mood', mood: 'fresh' },
  ),
  ...phrasesFor(
    `fancy, posh, a bit posh, posher, elegant, impress, impress my, impressive, look pretty, looks pretty, to look pretty, look nice, looks nice, looks the part, look special, looks special, something pretty, pretty to look at, photogenic, hosting, special occasion, anniversary, dinner party, showstopper, gourmet,
        restaurant quality, celebration, festive, birthday, for a birthday`,
    { is: 'mood', mood: 'fancy' },
  ),
  ...phrasesFor(
    `easy, dump and bake, set and forget, set it and forget it, throw together, easily, simple, effortless, low effort, no effort, minimal effort, foolproof, uncomplicated, not complicated, not too complicated,
    not a great cook, not a good cook, not much of a cook, not the best cook, no great cook, a bad cook, a terrible cook, a hopeless cook, rubbish at cooking, bad at cooking,
    basic, facile, simples, facil, semplice, einfach, aasan, simply, easy peasy, cant cook, dont know how to cook, new to cooking,
    first time`,
    { is: 'mood', mood: 'easy' },
  ),
  ...phrasesFor(
    `high protein, protein rich, rich in protein, lots of protein, more protein, extra protein, protein packed, packed with protein, full of protein,
    high in protein, proteinreich, muscle, gym, post workout, bulking, loads of protein, plenty of protein, some protein, enough protein, a bit of protein, a little protein, decent protein, good protein, needs protein, a lot of protein, proteine, proteinas`,
    { is: 'mood', mood: 'protein' },
  ),
  ...phrasesFor(
    `high fiber, fiber rich, rich in fiber, high in fiber, lots of fiber, more fiber, extra fiber, full of fiber, packed with fiber, fiber packed, plenty of fiber,
    a lot of fiber, loads of fiber, good source of fiber, fiber, high fibre, fibre rich, rich in fibre, high in fibre, lots of fibre, more fibre, full of fibre, fibre,
    whole grain, whole grains, wholegrain`,
    { is: 'mood', mood: 'fiber' },
  ),
  ...phrasesFor(
    `low salt, low sodium, less salt, not salty, not too salty, low in salt, low in sodium, reduced sodium, poco sale, baja en sodio, blood pressure,
    high blood pressure, hypertension`,
    { is: 'mood', mood: 'low-salt' },
  ),
  ...phrasesFor(
    `low sat fat, low saturated fat, low in saturated fat, less saturated fat, not much saturated fat, little saturated fat, no saturated fat, watching saturated fat, low in sat fat, heart smart`,
    { is: 'mood', mood: 'little saturated fat' },
  ),
  ...phrasesFor(lessSalt.join(), { is: 'mood', mood: 'low-salt' }),
  ...phrasesFor(
    `no salt, no salt added, no added salt, without salt, without added salt, without any salt, without adding salt, salt free, sodium free, no sodium,
    saltless, sans sel, sin sal, senza sale, ohne salz`,
    { is: 'mood', mood: 'no-salt' },
  ),
  ...phrasesFor(
    `one pot, one pan, all in one, all in one pot, all in one pan, one skillet, one dish, single pot, single pan, one bowl, few dishes, minimal cleanup, minimal washing up,
    little washing up, less washing up, easy cleanup, sheet pan, onepot, dutch oven, dutch ovens`,
    { is: 'mood', mood: 'one-pot' },
  ),
  ...phrasesFor(
    `from scratch, made from scratch, all from scratch, totally from scratch, homemade, home made, handmade, hand made,
    no canned soup, no tinned soup, no can of soup, no condensed soup, no packet soup, no soup mix, no packet mix, no box mix, no cake mix, no packets, without canned soup, without tinned soup, without condensed soup, without a packet`,
    {
      is: 'mood',
      mood: 'from scratch',
    },
  ),
  ...phrasesFor(noDishes.join(), { is: 'mood', mood: 'one-pot' }),
  ...phrasesFor(
    `few ingredients, not many ingredients, minimal ingredients, handful of ingredients, simple ingredients, very few ingredients, fewer ingredients,
    short ingredient list, a few ingredients, only a few ingredients, not too many ingredients, short shopping list`,
    { is: 'mood', mood: 'few' },
  ),
  ...phrasesFor(
    `more vegetables, more veggies, more veg, lots of vegetables, lots of veggies, lots of veg, loads of vegetables, loads of veg, loads of veggies,
    plenty of vegetables, plenty of veg, veggie packed, veg packed, full of vegetables, extra vegetables, extra veggies, my greens, five a day`,
    { is: 'mood', mood: 'vegetables' },
  ),
  ...phrasesFor(
    `something sweet, sweet treat, sweet tooth, a sweet, sweets, treat, quelque chose de sucre, algo dulce, qualcosa di dolce, kuch meetha,
    meetha, mithai`,
    { is: 'mood', mood: 'sweet' },
  ),
  ...phrasesFor(
    `mild, mildly spiced, not spicy, not too spicy, not very spicy, nothing spicy, nothing too spicy, nothing very spicy, nothing too hot, isnt spicy, isnt too spicy, no spicy food, not so spicy, not as spicy, not that spicy, not hot, not too hot, not so hot, not as hot, not that hot, less hot, less fiery, less heat, no heat,
    no spice, without heat, not fiery, kid friendly, child friendly, kids will eat, for kids, for the kids, for my kids, for children,
    kids are starving, kids are hungry, hungry kids, starving kids, feed the kids, feed my kids, feeding the kids, feeding my kids, kids dinner, kids dinners, dinner the kids, kids lunch, me and the kids, kids are coming,
    family friendly,
    no chili heat, hates spicy, hate spicy, hate spicy food, dont like spicy, doesnt like spicy, dont like spicy food, doesnt like spicy food,
    cant handle spice, cant handle spicy, cant handle heat, cant eat spicy, cant do spicy, less spicy, without spice, pas epice, pas trop epice,
    pas piquant, sin picante, no picante, no muy picante, poco picante, non piccante, teekha nahi, kam teekha, kam mirch, bina mirch, nicht scharf`,
    { is: 'mood', mood: 'mild' },
  ),
  ...phrasesFor(noHeat.join(), { is: 'mood', mood: 'mild' }),
  ...phrasesFor(
    `spicy, spiciest, fiery, with a kick, a kick, with heat, some heat, hot and spicy, bring the heat, spiced up, epice, epicee, piquant, picante,
    piccante, scharf, teekha, tikha, masaledar, chilli hot, spice it up`,
    { is: 'mood', mood: 'spicy' },
  ),
  ...phrasesFor(
    'very spicy, extra spicy, really spicy, super spicy, extremely spicy, very hot, extra hot, really hot, blow my head off, muy picante, tres epice, sehr scharf',
    { is: 'mood', mood: 'very spicy' },
  ),

  ...phrasesFor('baked, oven baked, bake, al horno, al forno, au four, gebacken, im ofen', {
    is: 'method',
    method: 'Baked',
  }),
  ...phrasesFor(
    'grilled, grill, on the grill, barbecued, barbecue, bbq, char grilled, chargrilled, griddled, a la plancha, a la parrilla, alla griglia, grille, gegrillt',
    { is: 'method', method: 'Grilled' },
  ),
  ...phrasesFor('fried, frying, deep frying, deep fried, deep fry, shallow fried, crispy fried, frito, fritto, frit', {
    is: 'method',
    method: 'Fried',
  }),
  ...phrasesFor('steamed, steam, steaming, a la vapeur, al vapor, al vapore, gedampft', {
    is: 'method',
    method: 'Steamed',
  }),
  ...phrasesFor('roasted, roast, roasting, oven roasted, roti au four, asado, arrosto', {
    is: 'method',
    method: 'Roasted',
  }),
  ...phrasesFor('sauteed, saute, pan fried, panfried, skillet, salteado, saltato', { is: 'method', method: 'Sautéed' }),
  ...phrasesFor('boiled, poached, simmered, hervido, bollito', { is: 'method', method: 'Boiled' }),
  ...phrasesFor('braised, braise, slow braised, estofado', { is: 'method', method: 'Braised' }),
  ...phrasesFor('slow cooked, slowcooked', { is: 'method', method: 'Slow Cooked' }),
  // what sets in the fridge may simmer first
  ...phrasesFor('no bake, nobake, without baking, not baked', { is: 'method', method: 'Baked', isRefused: true }),
  ...phrasesFor(
    `no cook, nocook, no cooking, without cooking, raw, uncooked, without heat source, no cooking required, dont want to cook, do not want to cook,
    no stove or oven, just a kettle, only a kettle, only have a kettle, with a kettle, not turn on the stove, without turning on the stove, cant cook anything, crudo, cru, sans cuisson, sin cocinar, senza cottura`,
    { is: 'method', method: 'Raw/No Cook' },
  ),

  ...phrasesFor(
    'breakfast, breakfasts, brekkie, brunch, morning, petit dejeuner, desayuno, colazione, fruhstuck, nashta',
    {
      is: 'meal',
      meal: 'Breakfast',
    },
  ),
  ...phrasesFor('this morning, since this morning, tomorrow morning, yesterday morning, all morning, every morning', {
    is: 'nothing',
  }),
  ...phrasesFor('lunch, lunches, dejeuner, almuerzo, pranzo, mittagessen', {
    is: 'meal',
    meal: 'Lunch',
  }),
  // in Britain tea is also the evening meal
  ...phrasesFor(
    `dinner, dinners, supper, suppers, diner, cena, abendessen, evening meal, for our tea, for my tea, for their tea, for the kids tea, for tea tonight, whats for tea,
    kids tea, childrens tea, family tea, tea tonight, tea for the family, tea for my family, tea for the kids, tea for kids, tea for my kids,
    tea for us, tea for everyone, tea for everybody, midweek tea, weeknight tea, sunday tea, easy teas, teas`,
    { is: 'meal', meal: 'Dinner' },
  ),
  ...phrasesFor('for tea, tea time, teatime', { is: 'nothing' }),
  ...phrasesFor('something green, some green veg, a green veg, green veg, a green vegetable', {
    is: 'food',
    food: 'broccoli',
  }),
  ...phrasesFor('beefy, something beefy', { is: 'food', food: 'beef' }),
  ...phrasesFor('recipe for tea, recipes for tea', { is: 'food', food: 'tea' }),
  ...phrasesFor('soup, soups, soupe, potage, velouté, veloute, sopa, zuppa, minestra, suppe, shorba, soupy', {
    is: 'type',
    type: 'Soup',
    forms: ['brothy-soup', 'blended-soup', 'bean-pot'],
  }),
  ...phrasesFor('brothy, something brothy, warm and brothy, with broth, in broth, in a broth', {
    is: 'type',
    type: 'Soup',
    forms: ['brothy-soup'],
  }),
  ...phrasesFor('salad, salads, salade, ensalada, insalata, salat', {
    is: 'type',
    type: 'Salad',
    forms: ['salad', 'grain-salad'],
  }),
  ...phrasesFor(
    'dessert, desserts, desert, pudding dessert, for pudding, for pud, afters, after dinner, postre, dolce, nachtisch, sweet dessert, something sweet for after',
    { is: 'type', type: 'Dessert', forms: [] },
  ),
  ...phrasesFor(
    'appetizer, appetizers, appetiser, starter, starters, hors d oeuvre, canape, canapes, entree froide, entrante, antipasto, antipasti, nibble, before dinner, meze, mezze',
    {
      is: 'type',
      type: 'Appetizer',
      forms: [],
    },
  ),
  ...phrasesFor(
    'side dish, side dishes, side, sides, as a side, a side for, side for, a side to, side to go with, accompaniment, contorno',
    {
      is: 'type',
      type: 'Side Dish',
      forms: [],
    },
  ),
  ...phrasesFor('snack, snacks, something to nibble, munchies, something small, gouter, merienda, spuntino', {
    is: 'type',
    type: 'Snack',
    forms: [],
  }),
  ...phrasesFor('main dish, main course, main, entree, plat principal, plato principal, secondo', {
    is: 'type',
    type: 'Main Dish',
    forms: [],
  }),
  ...phrasesFor(
    'drink, drinks, beverage, beverages, mocktail, mocktails, something to drink, boisson, bebida, bevanda, getrank, to sip',
    {
      is: 'type',
      type: 'Beverage',
      forms: [],
    },
  ),
  ...phrasesFor('spring, springtime, printemps, primavera', { is: 'season', season: 'Spring' }),
  ...phrasesFor('summer, summertime, verano, estate, sommer', { is: 'season', season: 'Summer' }),
  ...phrasesFor('fall, autumn, autumnal, automne, otono, autunno, herbst', {
    is: 'season',
    season: 'Fall',
  }),
  ...phrasesFor('winter, wintry, wintertime, hiver, invierno, inverno', { is: 'season', season: 'Winter' }),
  ...phrasesFor('beginner, beginners, novice, absolute beginner', { is: 'level', level: 'Beginner' }),

  ...phrasesFor(intoTheOven.join(), { is: 'method', method: 'Baked' }),
  ...phrasesFor(
    'saucy, something saucy, with a sauce, in a sauce, with sauce, with a nice sauce, with a good sauce, with lots of sauce, with plenty of sauce, plenty of sauce, lots of sauce, in a nice sauce, a nice sauce, a proper sauce, with gravy, lots of gravy, plenty of gravy',
    { is: 'mood', mood: 'saucy' },
  ),
  ...phrasesFor('oven, the oven, ovens, horno, forno', { is: 'machine', machine: 'Oven' }),
  ...phrasesFor(
    'stove, stovetop, hob, hotplate, burner, cooktop, induction, induction hob, frying pan, fry pan, a frying pan',
    {
      is: 'machine',
      machine: 'Stovetop',
    },
  ),
  ...phrasesFor('microwave, microwaved, microwaveable, micro ondes, microondas, microonde, mikrowelle', {
    is: 'machine',
    machine: 'Microwave',
  }),
  ...phrasesFor('bread machine, bread maker, breadmaker, breadmachine', { is: 'machine', machine: 'Bread Machine' }),
  ...phrasesFor('air fryer, airfryer, air fried, air fry, air fryer recipe', { is: 'machine', machine: 'Air Fryer' }),
  ...phrasesFor('slow cooker, slowcooker, crockpot, crock pot', { is: 'machine', machine: 'Slow Cooker' }),
  ...phrasesFor('instant pot, instapot, pressure cooker, pressure cooked, multicooker, cooker with pressure', {
    is: 'machine',
    machine: 'Pressure Cooker',
  }),
  ...phrasesFor('blender, blended', { is: 'machine', machine: 'Blender' }),
  ...phrasesFor('food processor', { is: 'machine', machine: 'Food Processor' }),
  ...phrasesFor('toaster oven', { is: 'machine', machine: 'Toaster Oven' }),
  ...phrasesFor('rice cooker', { is: 'machine', machine: 'Rice Cooker' }),
  ...phrasesFor('stand mixer, kitchenaid, mixer, electric mixer, electric whisk, hand mixer, hand held mixer', {
    is: 'machine',
    machine: 'Stand Mixer',
  }),
])
