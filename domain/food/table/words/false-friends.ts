/**
 * Words that borrow the name of an allergen: coconut milk is no milk, an eggplant no egg. Each row says what the food
 * really contains ('' is none of the fifteen; '?' is usually), and as the longest words win, nothing of the borrowed name
 * is left: 'walnut flour' is no wheat and still a tree nut.
 *
 * Source: drawn up for this product beside the allergen terms and reviewed twice. Rulings: breads, flours and pastas
 * sold as gluten-free are clear of wheat and gluten (wheat starch is a note); chestnut, coconut, candlenut, pili and kola
 * are no tree nuts by law (a note); 'non-dairy' and 'lactose-free' clear nothing but the phrases that stand here.
 */

/** Pasta named by what it is made of instead of wheat, in each of its shapes: 'chickpea penne'. */
function pastaOf(made: string): string {
  return made
    .split(', ')
    .flatMap((of) => shapes.map((shape) => `${of} ${shape}`))
    .join(', ')
}
const shapes =
  'spaghetti, linguine, fettuccine, tagliatelle, angel hair, penne, rigatoni, ziti, fusilli, rotini, cavatappi, macaroni, elbow macaroni, elbow pasta, farfalle, shell pasta, orzo, lasagna noodle, lasagna sheet, ramen, ramen noodle'.split(
    ', ',
  )

/** Foods that hold what the row says and nothing else: whoever names one has named it all. */
export const plainFriends: readonly (readonly [contains: string, phrases: string])[] = [
  // flours without wheat, in the shapes of pasta
  [
    '',
    pastaOf(
      'brown rice, rice, chickpea, lentil, red lentil, green lentil, black bean, mung bean, pea, yellow pea, quinoa, corn, cassava, amaranth, millet, konjac, shirataki, hearts of palm, palmini, zucchini, carrot, sweet potato, spaghetti squash',
    ),
  ],
  ['soy', pastaOf('edamame, soybean, soy bean')],
  [
    '',
    `
    lettuce wrap, rice paper wrap, coconut wrap, corn tortilla wrap, cassava wrap, cassava tortilla, chow chow squash, yuca flour, mochiko flour, carob flour,
    rajgira flour, waffle syrup, pancake and waffle syrup, junket tablet, junket rennet tablet, fish seasoning, fish masala, fish curry powder, salmon seasoning,
    shrimp seasoning, gummy shark, ro-tel, speculaas spice, tikka masala spice, butter extract, coconut milk ice cream`,
  ],
  ['tree_nut', 'almond flour tortilla, almond flour wrap, pasta de almendra, pasta de almendras, pasta di mandorle'],
  // 'pasta' is paste in Spanish
  [
    '',
    'pasta de tomate, pasta de chile, pasta de achiote, pasta de guayaba, pasta de ajo, pasta de frijoles, pasta de aceitunas',
  ],
  ['peanut', 'pasta de mani, pasta de cacahuate, pasta de cacahuates'],
  ['fish', 'pasta de anchoas, pasta de anchoa, pasta di acciughe'],
  ['sesame', 'pasta de ajonjoli, pasta de sesamo, pasta di sesamo'],
  ['egg', 'meringue cookie'],
  ['sesame', 'everything bagel spice'],
  // milk, butter, cream, custard and curd that come from no animal
  [
    '',
    `
    jif lemon, jif lemon juice,
    rice milk, hemp milk, flax milk, pea milk, potato milk, quinoa milk, tiger nut milk, milk thistle, milk
    thistle seed, cocoa butter, cacao butter, beurre de cacao, manteiga de cacau, shea butter, coconut butter,
    creamed coconut, apple butter, pear butter, pumpkin butter, plum butter, sunflower butter, sunflower seed
    butter, sunbutter, pumpkin seed butter, butter lettuce, butterhead lettuce, butterleaf lettuce, butter
    beans, butternut squash, butternut pumpkin, buttercup squash, butterfly pea flower, cream of tartar, cream
    of rice, cream soda, creamed honey, creamer potatoes, coconut whipped cream, custard apple, nata de coco,
    water kefir, kefir lime leaves, crème de cassis, crème de menthe, crème de cacao, crème de violette, crème
    de mûre, crème de banane, crème de framboise, crème de pêche, crème de fraise, lactic acid, calcium lactate, sodium lactate, potassium lactate, caramel color, caramel colour,
    pudding rice, risotto rice, rice cakes, pancake syrup, cake yeast, ice cream salt, peach butter, apricot
    butter, quince butter, prune butter, mango butter, persimmon butter, kokum butter, cream peas, white cream
    peas, cheese pumpkin, swiss chard, swiss steak, swiss brown mushrooms, romano beans, romano peppers, romano tomatoes, ranch style beans, ranch beans, yellow butter potatoes, milk cap mushrooms, saffron milk caps, water kefir grains,
    whipped cream stabilizer, whipping cream stabilizer, cream stabilizer, buttermint, milk thistle tea, cocoa
    butter wafers`,
  ],
  [
    'sulphite?',
    'coconut condensed milk, coconut evaporated milk, condensed coconut milk, sweetened condensed coconut milk, evaporated coconut milk, cream of coconut, coconut creme, crema de coco, leche de coco, lait de coco, latte di cocco, leite de coco',
  ],
  [
    'tree_nut',
    `almond milk yogurt, cashew milk yogurt, leche de almendras, leche de almendra, lait d'amande, latte di mandorla, leite de amêndoas`,
  ],
  // single substances of the cupboard and cultures of microbes, by the names of 21 CFR 182 and 184 and as cooks call them
  [
    '',
    `red onion ring, white onion ring, yellow onion ring, sweet onion ring, vidalia onion ring, spanish onion ring, purple onion ring, raw onion ring,
    sliced onion ring, thin onion ring, pickled onion ring, fresh onion ring`,
  ],
  [
    '',
    `
    alum, alum powder, powdered alum, potassium alum, baker's ammonia, baker's ammonium, baking ammonia, ammonium bicarbonate, ammonium
    carbonate, hartshorn, potash, potassium carbonate, potassium bicarbonate, calcium carbonate, calcium chloride, calcium hydroxide, magnesium chloride, nigari, sodium hydroxide, food-grade lye, sodium citrate, potassium citrate, ascorbic acid, malic acid, tartaric
    acid, potassium sorbate, sodium benzoate, potassium nitrate, sodium nitrate, sodium nitrite, saltpeter, saltpetre, kansui, scoby, kombucha
    scoby, kombucha mother, kombucha starter, vinegar mother`,
  ],
  ['milk', 'pizza cheese, pizza mozzarella, bread cheese'],
  ['milk?', 'pasta sauce, spaghetti sauce, coconut milk yogurt'],
  ['gluten?', 'oat cooking cream'],
  [
    'soy',
    'soy cooking cream, soya cream, soy milk yogurt, leche de soya, leche de soja, leite de soja, latte di soia, lait de soja, soy yoghurt, soybean curd',
  ],
  ['peanut', 'beurre de cacahuète, mantequilla de maní, mantequilla de cacahuate, manteiga de amendoim'],
  ['sesame?', 'seed butter'],
  ['gluten wheat?', 'cream ale, nut brown ale'],
  // eggs that are none, and eggs under another name
  [
    '',
    `
    eggplant, baby eggplant, thai eggplant, eggplant caviar, eggfruit, easter egg radish, flax egg, flaxseed
    egg, linseed egg, chia egg, aquafaba meringue, vegan meringue, vegan royal icing, egg tomatoes, egg-shaped tomatoes, egg apple, egg squash`,
  ],
  ['egg', 'coddled eggs'],
  // nuts by name only
  [
    '',
    `
    nutmeg, ground nutmeg, nuez moscada, noix de muscade, noce moscata, coconut, coconut oil, coconut water,
    coconut sugar, noix de coco, water chestnut, chestnut mushroom, chestnut, chestnuts, chestnut puree, tiger
    nut, tigernut, nutritional yeast, donut peach, doughnut peach, noix de veau, hickory smoke, hickory-smoked
    salt, candlenut, candlenuts, kemiri, kemiri nuts, pili nut, kola nut, ginkgo nut, gingko nut, lotus nut, lotus nuts,
    breadnut, lychee nuts, litchi nuts, shea nuts, betel nut, areca nut, soap nuts, kukui nut, inca peanuts, inca
    nuts, sacha inchi, fox nuts, phool makhana, makhana, chinquapin, sweet chestnuts, chestnut paste, chestnut
    cream, roasted chestnuts`,
  ],
  ['sulphite?', 'noix de coco râpée'],
  ['wheat gluten milk?', 'ginger nut biscuits'],
  // flour, noodles, bread and pasta without wheat
  [
    '',
    `
    buckwheat, buckwheat flour, buckwheat groats, kasha, rice flour, brown rice flour, white rice flour, sweet
    rice flour, glutinous rice, glutinous rice flour, corn flour, cornflour, maize flour, corn starch,
    cornstarch, masa harina, harina de maíz, harina pan, harina de arroz, farina di riso, farina di ceci, farine
    de riz, farine de sarrasin, farine de maïs, coconut flour, chickpea flour, garbanzo flour, gram flour,
    besan, lentil flour, urad flour, urad dal flour, tapioca flour, tapioca starch, potato flour, potato starch,
    cassava flour, cassava flour tortillas, arrowroot flour, plantain flour, banana flour, chestnut flour, water
    chestnut flour, tiger nut flour, tigernut flour, sorghum flour, millet flour, teff flour, amaranth flour,
    quinoa flour, flaxseed flour, grape seed flour, rice semolina, corn semolina, rice rava, idli rava, kuttu
    atta, kuttu ka atta, singhara atta, rajgira atta, jowar atta, bajra atta, ragi atta, makki atta, makki ka
    atta, jowar roti, bajra roti, ragi roti, akki roti, makki ki roti, rice noodles, rice stick noodles, rice
    sticks, rice vermicelli, glass noodles, cellophane noodles, bean thread noodles, bean thread vermicelli,
    mung bean noodles, mung bean vermicelli, sweet potato noodles, shirataki noodles, konjac noodles, kelp
    noodles, zucchini noodles, courgette noodles, carrot noodles, rice paper, rice pasta, brown rice pasta, corn
    pasta, quinoa pasta, chickpea pasta, lentil pasta, red lentil pasta, spaghetti squash, corn tortilla, corn
    tortilla chips, cauliflower couscous, gluten-free oats, gluten-free rolled oats, gluten-free steel-cut oats,
    gluten-free oat flour, certified gluten-free oats, certified gluten-free rolled oats, breadfruit,
    sweetbreads, veal sweetbreads, bread machine yeast, liquorice powder, licorice powder, liquorice root,
    licorice root, ginger beer, ginger ale, root beer, birch beer, pretzel salt, maltodextrin, maltitol,
    isomalt, ethyl maltol, job's tears, coix seed, teff, sorghum, rye whiskey, rye whisky, malt whisky, single
    malt whisky, malt whiskey, sushi rice, sushi vinegar, sushi mat, sushi nori, rice chex, corn chex, idli, idli batter, dosa, dosa batter, uttapam, buckwheat honey,
    buckwheat tea, buckwheat soba tea, gingerbread spice, gingerbread spice mix, gingerbread seasoning, cake spice,
    corn bran,
    rice bran, arepa flour`,
  ],
  ['tree_nut', 'walnut flour, pistachio flour, cashew flour, pecan flour'],
  [
    'wheat gluten',
    'egg-free pasta, no-egg pasta, no-egg noodles, macaroni noodles, spaghetti noodles, penne noodles, udon noodles, somen noodles, wheat noodles',
  ],
  ['wheat? gluten?', 'egg-free noodles, soba noodles, chickpea miso'],
  // hearth breads of flour, water, yeast and salt: no milk, unlike bread at large
  ['wheat gluten', 'sourdough bread, sourdough loaf, baguette bread, ciabatta bread, focaccia bread'],
  ['wheat gluten soy? sesame?', 'pita bread, french bread, country bread, rustic bread, crusty bread, italian bread'],
  // fish and shellfish by name only
  [
    '',
    `
    carrot lox, tomato tuna, seaweed caviar, citrus caviar, finger lime caviar, caviar lentils, kombu dashi,
    konbu dashi, shiitake dashi, fish mint, roe deer, roebuck, salmonberry, beef carpaccio, orange peel, lemon
    peel, jellyfish, crab apple, crabapple, crab apple jelly, lobster mushroom, konjac shrimp, oyster mushroom,
    king oyster mushroom, trumpet oyster mushroom, oyster leaf, oyster plant, chicken oysters, rocky mountain
    oysters, oyster blade, oyster blade steak, oyster steak, fish pepper, fish peppers, sea urchin, uni, sea
    cucumber, namako, trepang, abalone mushroom, scallop squash, scaloppine, scallopini, fish mint leaves`,
  ],
  ['sulphite?', 'sambal ulek'],
  // curry pastes of India, unlike those of Thailand, hold no fish or shrimp
  [
    'mustard?',
    'tikka paste, vindaloo paste, jalfrezi paste, indian curry paste, madras curry paste, korma paste, tandoori paste, balti paste, rogan josh paste',
  ],
  ['wheat gluten milk? egg?', 'cinnamon snails'],
  // soy, sesame, peanut, celery, mustard and sulphites by name only
  [
    '',
    `
    coconut aminos, sweet dumpling squash, vegetable spaghetti, garbanzo bean flour, corn masa flour, ladies'
    fingers, lady's finger, pea protein milk, coleslaw mix, slaw mix, sunflower lecithin, chickpea tofu, burmese
    tofu, pumpkin seed tofu, mung bean sprouts, sesame leaf, wild sesame, peanut squash, peanut pumpkin, celery
    cabbage, apio criollo, wasabi root, fresh wasabi, fresh wasabi root, unsulfured molasses, unsulphured
    molasses, unsulfured dried apricots, unsulphured dried apricots, unsulphured apricots, unsulfured apricots,
    rice wine vinegar, apple cider vinegar, cider vinegar, wine cap mushrooms, wineberry, winesap apple,
    wine grapes, champagne mango, champagne grapes, champagne yeast, wine yeast, wine tannin, aquafaba,
    chickpea water, calcium sulfate, calcium sulphate, magnesium sulfate`,
  ],
]

/** Made foods: the borrowed name is cleared, and what else is in them stands on the label, so that they stay unknown. */
export const madeFriends: readonly (readonly [contains: string, phrases: string])[] = [
  [
    '',
    `
    head cheese, headcheese, blood curd, crema di balsamico, tomato fondue, noisette potatoes, egg replacer, powdered egg replacer,
    egg replacement, egg replacement powder, vegan egg, fish-fragrant eggplant, cowboy caviar, texas caviar, swedish fish, gummy fish, pizza seasoning, pizza spice, pasta seasoning,
    spaghetti seasoning, bread spice, bread seasoning, vegan dashi, vegetarian dashi,
    chickpea tuna, guacamole, sodium stearoyl lactylate`,
  ],
  ['soy?', 'vegan prawns, vegan crab, vegan scallops, vegan calamari, vegan caviar'],
  ['wheat? gluten? soy?', 'vegan salmon, vegan smoked salmon, vegan lox, vegetarian worcestershire sauce'],
  ['soy wheat? gluten?', 'vegan oyster sauce'],
  ['soy? mustard?', 'eggless mayonnaise, egg-free mayonnaise, eggless mayo, egg-free mayo, vegan aioli'],
  ['tree_nut? soy?', 'dairy-free butter spread, vegan cheddar cheese, vegan mozzarella cheese, vegan feta cheese'],
  ['tree_nut? soy?', 'dairy-free sour cream, dairy-free chocolate, dairy-free white chocolate, vegan white chocolate'],
  [
    'tree_nut? gluten? soy?',
    'milk alternative, dairy alternative, dairy substitute, plant cream, plant yogurt, dairy-free cream, dairy-free whipping cream, vegan whipping cream, vegan whipped cream',
  ],
  ['egg? tree_nut? soy?', 'dairy-free ice cream'],
  ['milk? egg? soy?', 'coconut ice cream'],
  ['tree_nut?', 'soy-free vegan butter'],
  [
    '',
    `
    gluten-free flour, gluten-free all-purpose flour, gluten-free baking flour, gluten-free flour blend,
    gluten-free pasta, gluten-free spaghetti, gluten-free penne, gluten-free macaroni, gluten-free tortillas,
    gluten-free flour tortillas`,
  ],
  ['egg?', 'gluten-free noodles, gluten-free lasagna noodles'],
  ['milk? egg?', 'gluten-free lasagna sheets'],
  ['milk? soy?', 'gluten-free graham crackers'],
  ['soy? sesame?', 'gluten-free panko'],
  ['milk? soy? sesame?', 'gluten-free breadcrumbs, gluten-free crackers'],
  ['milk? egg? soy?', 'gluten-free bread crumbs'],
]

/** Tools, shapes and manners of speaking: they name no food at all. */
export const noFood = `
  bun-sized, bun-size, bun-less, bunless, pecan-smoked, pecan wood, salmon-colored, salmon-coloured, milk-fed,
  cake pan, cake tin, muffin tin, muffin pan, pizza stone, pizza peel, pizza pan, pasta pot, pastry brush,
  pastry bag, pastry cutter, bread knife, bread machine, bread pan, egg slicer, egg timer, egg cup, fish
  spatula, fish slice, fish kettle, nut milk bag, nutcracker, cheesecloth, flour sack towel, clamshell,
  vegetable peeler, kitchen twine, butcher's twine, cooking twine, oyster knife, crab cracker, cheese grater,
  wheat straw, butterflied, walnut-sized, walnut-size, hazelnut-sized, almond-sized, almond-shaped, egg-sized,
  egg-size, pea-sized, mustard-colored, mustard-coloured, scalloped,
  size of an egg, size of a small egg, size of a large egg, size of eggs, size of a walnut, size of walnuts, size
  of a hazelnut, size of a nut, size of an almond, size of a pea, size of peas, as big as a walnut, as big as an
  egg, egg-shaped, fish-shaped, walnut-shaped, nut-sized, nut-size, nut-brown, chestnut-brown, cream-colored,
  cream-coloured, wine-colored, butter-colored, butter knife, butter dish, butter paper, butter muslin, cream
  whipper, cream siphon, cream dispenser, milk frother, milk carton, milk pan, cookie cutter, cookie sheet,
  cookie scoop, cookie jar, biscuit cutter, doughnut cutter, doughnut pan, bread tin, bread board, bread bin,
  bread machine pan, pizza cutter, pizza wheel, pizza oven, pizza tray, pastry wheel, pastry blender, pastry tip,
  pastry mat, pastry board, pasta machine, pasta maker, pasta roller, pasta strainer, pasta bowl, noodle maker,
  waffle iron, waffle maker, pancake griddle, crepe pan, tortilla press, tortilla warmer, ice cream scoop, ice
  cream maker, ice cream machine, ice cream churn, cake stand, cake board, cake ring, cake mold, cake mould, cake
  tester, cake rack, muffin cases, muffin cups, muffin liners, muffin papers, muffin tray, souffle dish, quiche
  dish, quiche pan, quiche tin, gratin dish, flan ring, flan tin, flan dish, lasagna pan, lasagne
  dish, custard cups, yogurt maker, cheese slicer, cheese knife, cheese board, nut chopper, lobster pot, lobster
  cracker, crab mallet, shrimp deveiner, fish poacher, fish knife, fish tweezers, fish scaler, fish pan, egg
  poacher, egg piercer, egg separator, egg whisk, egg ring, egg carton, egg box, omelette pan, mustard spoon, wine
  glass, wine glassful, wine bottle, wine opener, beer bottle, beer glass, champagne flute, sherry glass, sherry
  glassful`
