/** What is sold in packets, tins and jars, as `kindsOf` reads it. */
export const pantryKinds = `
long-rice: medium-grain rice = medium grain; parboiled rice = parboiled, converted, uncle ben; idli rice = idli; sona masoori rice = sona
basmati: kalijira rice = kalijira
short-rice: sushi rice = sushi; pudding rice = pudding
arborio: carnaroli rice = carnaroli
bomba: Calasparra rice = calasparra
brown-rice: brown basmati rice = basmati
quinoa: red quinoa = red; tricolor quinoa = tricolor; black quinoa = black
bulgur: fine bulgur = fine; cracked wheat = cracked
couscous: pearl couscous = pearl, israeli; whole-wheat couscous = whole wheat, wholewheat, wholemeal; fregola, fregula; moghrabieh, maftoul, ptitim, giant couscous
farro: spelt berries = spelt
polenta: grits = grit; instant polenta = instant
cornmeal: white cornmeal = white; blue cornmeal = blue
hominy: mote
oats: quick oats = quick, quickcooking, instant, 1 minute
teff: fonio
granola: muesli
bran-flakes: Special K = special; raisin bran = raisin; Wheaties = wheaties; Grape-Nuts = grape; All-Bran = all bran; shredded wheat = shredded; Weetabix; Chex; multigrain cereal = multigrain; bran flakes = bran flake, bran cereal
puffed-rice: puffed rice = puffed
spaghetti: linguine, linguini; angel hair pasta = angel, capellini; bucatini; vermicelli pasta = vermicelli; thin spaghetti, spaghettini; fideo
penne: penne, mostaccioli; rigatoni; ziti; fusilli; rotini; macaroni, elbow; farfalle, bow tie, bowtie; orecchiette; pasta shells = shell, conchiglie; cavatappi; ditalini; casarecce; cavatelli; paccheri; campanelle; gemelli; radiatore; mafaldine; trofie; strozzapreti
fettuccine: tagliatelle; pappardelle
legume-pasta: lentil pasta = lentil
lasagna-noodles: manicotti; cannelloni; jumbo pasta shells = shell; no-boil lasagna noodles = no boil, oven; fresh lasagna sheets = fresh
whole-wheat-pasta: whole-wheat spaghetti = spaghetti; whole-wheat linguine = linguine; whole-wheat fettuccine = fettuccine; whole-wheat angel hair pasta = angel; whole-wheat penne = penne; whole-wheat rigatoni = rigatoni; whole-wheat ziti = ziti; whole-wheat fusilli = fusilli; whole-wheat rotini = rotini; whole-wheat macaroni = macaroni, elbow; whole-wheat farfalle = farfalle, bow tie; whole-wheat pasta shells = shell; whole-wheat orzo = orzo
gf-pasta: corn pasta = corn; brown rice pasta = brown; rice pasta = rice; gluten-free spaghetti = spaghetti; gluten-free linguine = linguine; gluten-free fettuccine = fettuccine; gluten-free angel hair pasta = angel; gluten-free penne = penne; gluten-free rigatoni = rigatoni; gluten-free ziti = ziti; gluten-free fusilli = fusilli; gluten-free rotini = rotini; gluten-free macaroni = macaroni, elbow; gluten-free farfalle = farfalle, bow tie; gluten-free pasta shells = shell; gluten-free orzo = orzo
ramen-noodles: Chinese egg noodles = egg; wheat noodles = wheat; lo mein noodles = lo mein; chow mein noodles = chow mein; yakisoba noodles = yakisoba; noodles = noodle., asian noodle.; pancit canton = pancit, flour stick
udon: somen, somyeon
rice-noodles: rice vermicelli = vermicelli, bihon, sevai, idiyappam
glass-noodles: sweet potato noodles = sweet potato, dangmyeon
wonton-wrappers: dumpling wrappers = dumpling, gyoza; egg roll wrappers = egg roll; siu mai wrappers = siu mai
tortellini: tortelloni
cheese-ravioli: spinach ravioli = spinach
shirataki: konjac rice = rice; konjac = konjac, konnyaku
spring-roll-wrapper: lumpia wrappers = lumpia
bread: baguette; ciabatta; sourdough bread = sourdough; French bread = french; Italian bread = italian
white-bread: Texas toast = texas
whole-wheat-bread: multigrain bread = multigrain
rye-bread: pumpernickel
gf-bread: gluten-free baguette = baguette; gluten-free buns = bun
crusty-rolls: bolillo rolls = bolillo; telera rolls = telera; ciabatta rolls = ciabatta; demi-baguette = baguette
burger-buns: hot dog buns = hot dog; slider buns = slider; sub rolls = sub, hoagie, grinder; pav buns = pav; kaiser rolls = kaiser; bread rolls = roll; potato rolls = potato roll, potato; pretzel buns = pretzel; Hawaiian rolls = hawaiian roll, hawaiian
pita: flatbread; whole-wheat pita = whole wheat
tortilla-chips: corn chips = corn chip., fritos
panko: seasoned panko = seasoned; whole-wheat panko = whole wheat
pizza-dough: bread dough
crackers: saltine crackers = saltine, soda; butter crackers = ritz, butter; oyster crackers = oyster; cream crackers = cream; water biscuits = water
bagels: bialy; everything bagel = everything
brioche: brioche buns = bun
pretzels: pretzel sticks = stick
digestive-biscuits: rich tea biscuits = rich tea; Hobnobs = hobnob; Marie biscuits = marie, maria; petit beurre biscuits = petit beurre; tea biscuits = tea
ladyfingers: trifle sponges = trifle
matzo: matzo farfel = farfel
matzo-meal: matzo cake meal = cake
taco-shells: tostadas = tostada
bread-flour: 00 flour = 00
cake-flour: pastry flour = pastry
whole-wheat-flour: white whole-wheat flour = white; spelt flour = spelt; atta flour = atta; graham flour = graham; whole-wheat pastry flour = pastry; whole-wheat bread flour = bread, strong
semolina: cream of wheat
rice-flour: glutinous rice flour = glutinous, sweet, mochiko, shiratamako; brown rice flour = brown
tapioca: tapioca pearls = pearl; sago, sabudana
cornstarch: precooked corn flour = precooked, masarepa
potato-starch: potato flour = flour
yeast: * = active; instant yeast = instant, fast, quick, rapid, easy, machine
gelatin: gelatin sheets = leaf, sheet; collagen
cocoa: Dutch-process cocoa = dutch; cacao powder = cacao
sorghum-flour: millet flour = millet; teff flour = teff
pudding-mix: French vanilla pudding mix = french; cheesecake pudding mix = cheesecake
cake-mix: white cake mix = white; vanilla cake mix = vanilla
chocolate-cake-mix: brownie mix = brownie; spice cake mix = spice
gelatin-mix: raspberry gelatin = raspberry; strawberry gelatin = strawberry; lime gelatin = lime; orange gelatin = orange; cherry gelatin = cherry; lemon gelatin = lemon
flavor-extract: peppermint extract = peppermint, mint; lemon extract = lemon; orange extract = orange; rum extract = rum; coconut extract = coconut; raspberry extract = raspberry; anise extract = anise; butter extract = butter; banana extract = banana; root beer extract = root beer; strawberry extract = strawberry
food-coloring: red food coloring = red; green food coloring = green; yellow food coloring = yellow; blue food coloring = blue; black food coloring = black; white food coloring = white
rose-water: orange blossom water = orange; kewra water = kewra, screwpine
pectin: liquid pectin = liquid
sugar: caster sugar = caster, castor, superfine, extra fine, fine; raw cane sugar = raw, turbinado, demerara; rock sugar = rock, candy, mishri, misri; coarse sugar = coarse; sanding sugar = sanding, sparkling; pearl sugar = pearl; jam sugar = jam, preserving; sugar cubes = sugar cube; maple sugar = maple
brown-sugar: muscovado sugar = muscovado
palm-sugar: coconut sugar = coconut; jaggery, gur; piloncillo, panela
powdered-sugar: fondant icing sugar = fondant
honey: hot honey = hot; manuka honey = manuka
molasses: blackstrap molasses = blackstrap; sorghum syrup = sorghum; kuromitsu
corn-syrup: golden syrup = golden; glucose syrup = glucose; dark corn syrup = dark
erythritol: brown sugar substitute = brown, golden, brown sugar substitute; powdered sweetener = powdered, confectioners; monk fruit sweetener = monk, lakanto; stevia; Swerve; allulose; Truvia; Splenda; sweetener = sweetener., sugar free sweetener, low carb sweetener, keto sweetener, granulated sweetener., sugar substitute
jam: strawberry jam = strawberry; raspberry jam = raspberry; apricot jam = apricot; fig jam = fig; blackberry jam = blackberry; blueberry jam = blueberry; peach jam = peach; grape jelly = grape; redcurrant jelly = redcurrant, red currant; cherry jam = cherry; lime marmalade = lime; orange marmalade = marmalade, orange; apple jelly = apple; pepper jelly = pepper; lingonberry jam = lingonberry; plum jam = plum, lekvar
dark-chocolate: German chocolate = german
df-chocolate: dairy-free chocolate chips = chip
sugar-free-chocolate: sugar-free chocolate chips = chip
chocolate-chips: dark chocolate chips = dark chocolate chip; mini chocolate chips = mini chocolate chip; * = chip, chocolate chip; semisweet chocolate = semisweet, semi sweet
milk-chocolate: milk chocolate chips = chip
white-chocolate: white chocolate chips = chip
marshmallows: mini marshmallows = mini
sprinkles: chocolate sprinkles = chocolate, jimmies, jimmie; nonpareils = nonpareil
pie-filling: pie filling = pie filling.
apple-pie-filling: peach pie filling = peach
berry-pie-filling: strawberry pie filling = strawberry; blackberry pie filling = blackberry
lemon-curd: lime curd = lime; orange curd = orange; passion fruit curd = passion; citrus curd = citrus
marzipan: almond paste = paste
chocolate-syrup: chocolate sauce = sauce
caramel-sauce: butterscotch sauce = butterscotch; salted caramel sauce = salted; caramel syrup = syrup
frosting: chocolate frosting = chocolate; cream cheese frosting = cream cheese; buttercream frosting = buttercream
candy-cane: * = cane; peppermint candy; hard candy = hard
candied-walnuts: candied pecans = pecan
simple-syrup: mint syrup = mint
white-beans: beans = bean.; white beans = white bean.; great northern beans = great northern; navy beans = navy, haricot; butter beans = butter, lima, large, gigante, judion, corona, fabe; flageolet beans = flageolet; alubia beans = alubia; cannellini beans = cannellini, white kidney
kidney-beans: chili beans = chili
pinto-beans: borlotti beans = borlotti, cranberry
baked-beans: pork and beans = pork
dried-white-beans: dried beans = bean., dried bean.; dried navy beans = navy; dried cannellini beans = cannellini; dried great northern beans = great northern; dried lima beans = lima, butter; dried gigante beans = gigante
dried-chickpeas: kala chana = kala, desi, bengal
brown-lentils: French lentils = puy, french; black lentils = black, beluga
split-peas: yellow split peas = yellow; chana dal = chana, split chickpea; toor dal = toor, arhar, tuvar, tur
mung-dal: * = split mung, moong dal, mung dal; mung beans = mung bean, moong bean
cooked-lentils: canned lentils = canned
urad-dal: whole black urad = whole, black
canned-tomatoes: crushed tomatoes = crushed; fire-roasted tomatoes = fire; stewed tomatoes = stewed; diced tomatoes with green chiles = rotel, ro tel, green; tomato sugo = sugo
marinara-sauce: pizza sauce = pizza; arrabbiata sauce = arrabbiata
green-chiles: Hatch green chile sauce = sauce
roasted-peppers: piquillo peppers = piquillo; pimientos = pimiento; ajvar; lecso; red pepper paste = paste
artichoke-hearts: marinated artichoke hearts = marinated
olives: Kalamata olives = kalamata; niçoise olives = nicoise; oil-cured olives = cured
green-olives: Castelvetrano olives = castelvetrano; stuffed green olives = stuffed; alcaparrado
capers: caper berries = berry
pickles: cornichons = cornichon, gherkin, gerkin; sweet pickles = sweet; bread and butter pickles = bread
coconut-milk: light coconut milk = light, lite
salsa: pico de gallo; salsa verde = verde, green
pickled-onions: cocktail onions = cocktail, pearl
pepperoncini: banana pepper rings = banana; guindilla peppers = guindilla, piparra; peperoncino
pickled-ginger: beni shoga
pickle-relish: dill relish = dill; hot dog relish = hot dog
cranberry-sauce: jellied cranberry sauce = jellied
mushroom-soup: cream of celery soup = celery
enchilada-sauce: green enchilada sauce = green
black-bean-ferment: black bean sauce = sauce
mango-chutney: tamarind chutney = tamarind; fruit chutney = fruit; chutney = chutney.
fried-onions: fried shallots = shallot
pickle-brine: jalapeño brine = jalapeno; olive brine = olive; caper brine = caper, caperberry
chicken-stock: turkey stock = turkey; bone broth = bone; duck stock = duck
beef-stock: veal stock = veal; lamb stock = lamb; game stock = game; venison stock = venison
veg-stock: mushroom stock = mushroom
fish-stock: anchovy stock = anchovy
dashi: instant dashi = instant; liquid dashi seasoning = liquid
stock-cube: vegetable bouillon powder = powder, granule; vegetable bouillon base = better, base; vegetable stock pot = pot
chicken-stock-cube: chicken bouillon powder = powder, granule; chicken bouillon base = better, base; chicken stock pot = pot
beef-stock-cube: beef bouillon powder = powder, granule; beef bouillon base = better, base; beef stock pot = pot
almonds: sliced almonds = sliced, flaked; slivered almonds = slivered; blanched almonds = blanched; smoked almonds = smoked; roasted almonds = roasted
cashews: roasted cashews = roasted
peanuts: raw peanuts = raw
peanut-butter: crunchy peanut butter = crunchy, chunky
sesame: black sesame seeds = black
tahini: sesame paste
pepitas: fresh pumpkin seeds = fresh, unshelled, unhulled; egusi, melon
flax: ground flaxseed = ground, meal
coconut-flour: coconut flakes = flake, chip
sweetened-coconut: sweetened coconut flakes = flake; macapuno
smoked-paprika: hot smoked paprika = hot
sweet-paprika: hot paprika = hot
ancho: chipotle chile powder = chipotle
kashmiri: * = kashmiri, kashmiri red chili; red chili powder = red chili, hot chili, red pepper, indian
aleppo: urfa biber = urfa; Espelette pepper = espelette
allspice: allspice berries = berry, whole
cardamom: cardamom seeds = seed
pumpkin-spice: mixed spice = mixed; apple pie spice = apple; lebkuchen spice = lebkuchen; speculaas spice = speculaas; gingerbread spice = gingerbread
ras-el-hanout: baharat
berbere: mitmita
taco-seasoning: fajita seasoning = fajita; chili seasoning = chili; burrito seasoning = burrito; enchilada seasoning = enchilada; Mexican seasoning = mexican, mexicali
cajun-seasoning: Creole seasoning = creole; Old Bay seasoning = bay; blackening seasoning = blackening, blackened; Nashville hot chicken seasoning = nashville
salty-cajun-seasoning: Slap Ya Mama = slap
italian-seasoning: dried mixed herbs = mixed
zaatar: za'atar leaves = leaf
seasoned-salt: herb salt = herb, herbamare
msg: Magic Sarap = sarap; umami seasoning = umami
mace: mace blades = blade
tandoori-masala: tikka masala spice = tikka
shichimi: nanami togarashi = nanami
adobo-seasoning: sazón = sazon
mustard-seed: black mustard seeds = black; yellow mustard seeds = yellow; brown mustard seeds = brown
fenugreek-seed: blue fenugreek = blue, utskho; ground fenugreek = ground, powder
caraway: ground caraway = ground
celery-seed: ground celery seed = ground
cinnamon-stick: cassia bark = cassia
cardamom-pods: black cardamom pods = black, brown, badi; white cardamom pods = white
peppercorns: white peppercorns = white; pink peppercorns = pink; green peppercorns = green; mixed peppercorns = mixed
sichuan: ground Sichuan pepper = ground; sansho pepper = sansho
bay: fresh bay leaf = fresh
oregano: Mexican oregano = mexican
dried-chiles: arbol chile = arbol; dried Sichuan chile = sichuan; ñora pepper = nora, choricero; puya chile = puya; guajillo chile = guajillo
dried-ancho: guajillo chile = guajillo; pasilla chile = pasilla; cascabel chile = cascabel; New Mexico chile = new mexico, california; mulato chile = mulato; morita chile = morita
juniper: ground juniper berries = ground
annatto: annatto paste = paste
nigella: ajwain, carom; black cumin seeds = cumin
neutral-oil: sun-dried tomato oil = tomato
sunflower-oil: safflower oil = safflower
chili-oil: chili crisp = crisp, crunch, crunchy
cooking-spray: olive oil spray = olive
lard: bacon fat = bacon; beef dripping = beef
duck-fat: goose fat = goose; chicken fat = chicken, schmaltz
shortening: butter-flavored shortening = butter
truffle-oil: white truffle oil = white; black truffle oil = black
red-vinegar: raspberry vinegar = raspberry
white-wine-vinegar: champagne vinegar = champagne
balsamic-vinegar: balsamic glaze = glaze; white balsamic vinegar = white
white-vinegar: cane vinegar = cane; coconut vinegar = coconut; pickling vinegar = pickling
lime-juice: key lime juice = key; calamansi juice = calamansi, kalamansi; yuzu juice = yuzu; sudachi juice = sudachi
soy-sauce: dark soy sauce = dark; soup soy sauce = soup, guk
sriracha: sambal oelek = sambal; chili garlic sauce = garlic
hot-sauce: Tabasco; Frank's RedHot = frank, redhot; Cholula; piri piri sauce = piri, peri, piripiri; habanero hot sauce = habanero
dijon: whole-grain mustard = whole grain, wholegrain, grainy, grain, stone ground, coarse; English mustard = english; spicy brown mustard = brown, spicy
mayonnaise: light mayonnaise = light; garlic mayonnaise = garlic; Kewpie mayonnaise = kewpie
ketchup: banana ketchup = banana; low-sugar ketchup = low sugar, reduced sugar; sugar-free ketchup = sugar free, no sugar; paleo ketchup = paleo
miso: red miso = red; yellow miso = yellow
red-curry-paste: Panang curry paste = panang; massaman curry paste = massaman; rendang paste = rendang; laksa paste = laksa
indian-curry-paste: tikka masala paste = tikka; madras curry paste = madras; korma paste = korma; tandoori paste = tandoori
harissa: rose harissa = rose
horseradish: horseradish sauce = creamed, sauce
italian-dressing: balsamic vinaigrette = balsamic; lemon vinaigrette = lemon; red wine vinaigrette = red wine; vinaigrette = vinaigrette.; French dressing = french; Greek dressing = greek
table-salt: truffle salt = truffle; smoked salt = smoked; black salt = black, kala, sanchal; pickling salt = pickling, canning
garlic-paste: jarred garlic = jarred
shrimp-paste: salted shrimp, saeujeot, saewoojeot, fermented shrimp
wasabi: wasabi powder = powder
steak-sauce: brown sauce = brown, hp; tonkatsu sauce = tonkatsu
aji-amarillo: aji panca paste = panca; rocoto paste = rocoto
chile-paste: Calabrian chili paste = calabrian; red pepper paste = red pepper, biber; garlic chili paste = garlic; Thai chili paste = thai; Kashmiri chili paste = kashmiri
tartar-sauce: remoulade
yeast-extract: Marmite; Vegemite
perilla-oil: flaxseed oil = flaxseed, flax, linseed; hemp seed oil = hemp; pumpkin seed oil = pumpkin
mint-sauce: mint jelly = jelly
black-garlic: black garlic paste = paste
any-gravy: brown gravy mix = brown; turkey gravy mix = turkey; onion gravy mix = onion; chicken gravy mix = chicken; au jus mix = jus
spirulina: greens powder = green, supergreen
kelp-powder: dulse
poha: chivda
tteok: nian gao; mochi
makhana: dried lotus seeds = lotus seed., dried lotus seed.
dosa-batter: idli batter = idli
umeboshi: umeboshi paste = paste
rennet: vegetable rennet = vegetable; junket tablets = junket
gum-arabic: guar gum = guar; tylose powder = tylose, cmc; locust bean gum = locust
spice-rub: barbecue rub = barbecue, bbq, rib, pork; steak seasoning = steak, montreal, grill, burger; chicken seasoning = chicken; fish seasoning = fish
sambar-powder: rasam powder = rasam; chole masala = chole, chana; pav bhaji masala = pav; kitchen king masala = king; biryani masala = biryani; goda masala = goda; meat masala = meat; curry masala = curry; chicken masala = chicken; rajma masala = rajma
sponge-cake: Madeira cake = madeira
gingersnaps: speculoos cookies = speculoos, biscoff, speculaas; gingerbread cookies = gingerbread
chocolate-chip-cookies: Chessmen cookies = chessmen; cookie crumbs = crumb
cookie-crust: chocolate cookie crust = oreo, chocolate; graham cracker crust = graham; shortbread crust = shortbread
cannoli-shells: ice cream cones = cone; waffle bowls = bowl; wafer rolls = wafer; brandy snaps = snap
corn-flakes: cereal = cereal., breakfast cereal.
potato-chips: chips = chip.; salt and vinegar chips = vinegar
nacho-chips: Cool Ranch Doritos = ranch
gummies: gummy worms = worm; gumdrops = gumdrop, gum drop; jelly babies = jelly baby; candy corn; Swedish Fish = swedish; fruit snacks = snack; jelly beans = jelly bean; licorice = licorice; gummy sharks = shark
peanut-butter-cups: Reese's Pieces = piece
candy-chocolates: chocolate eggs = egg; chocolate truffles = truffle, bonbon; Snickers = snickers; candy bar
fruit-paste: guava paste = guava, goiabada; quince paste = quince, membrillo; fig paste = fig
fruit-jelly: lychee jelly = lychee; grass jelly = grass; aloe jelly = aloe; kaong; popping boba = boba; coffee jelly = coffee; konjac jelly = konjac; aiyu jelly = aiyu
herbal-tea: chamomile tea = chamomile; peppermint tea = peppermint, mint; rooibos; lemon verbena; butterfly pea flowers = butterfly; elderflowers = elderflower
orzo: acini di pepe = acini; stelline, pastina
flour-tortillas: whole-wheat tortillas = whole wheat; spinach tortillas = spinach
phyllo: kataifi, shredded phyllo
apple-butter: pumpkin butter = pumpkin; pear butter = pear; plum butter = plum
coconut-bar: Bounty bar = bounty
`
