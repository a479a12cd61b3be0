/** What is sold fresh, as `kindsOf` reads it: produce, meat and fish, what is made of them and chilled. */
export const freshKinds = `
scallion: negi
galangal: fingerroot, krachai
carrot: rainbow carrots = rainbow, heirloom
yellow-pepper: orange bell pepper = orange
poblano: Anaheim chile = anaheim; Hatch green chile = hatch
jalapeno: green chile = green chili
red-chile: green chile = green; Fresno chile = fresno; rocoto
habanero: Scotch bonnet
banana-pepper: Hungarian wax pepper = hungarian; pepperoncini pepper = pepperoncini; Cubanelle; shishito pepper = shishito; Padrón pepper = padron
tomato: heirloom tomato = heirloom
cherry-tomatoes: Campari tomatoes = campari, cocktail; baby plum tomatoes = baby plum; datterini tomatoes = datterini
yellow-squash: pattypan squash = pattypan
japanese-eggplant: Thai eggplant = thai; baby eggplant = baby
cauliflower: romanesco, broccoflower; purple cauliflower = purple
broccolini: Chinese broccoli, gai lan
cabbage: pointed cabbage = pointed
savoy-cabbage: January King cabbage = january king
green-beans: runner beans = runner; wax beans = wax
snow-peas: sugar snap peas = snap, sugar
asparagus: white asparagus = white
artichoke: baby artichokes = baby
potato: baby potatoes = baby; fingerling potatoes = fingerling; purple potatoes = purple
baby-potatoes: red potatoes = red, red-skinned; fingerling potatoes = fingerling
yam: ube, purple yam; ube halaya
taro: malanga, yautia
butternut: honeynut squash = honeynut; squash = squash., winter squash.
acorn-squash: delicata squash = delicata; kabocha squash = kabocha, japanese pumpkin
pumpkin: Hubbard squash = hubbard; red kuri squash = kuri, hokkaido
daikon: Korean radish = korean, mu
radish: watermelon radish = watermelon
beet: golden beet = golden, yellow; vacuum-packed beets = precooked, vacuum; Chioggia beet = chioggia
mini-cucumbers: pickling cucumbers = kirby, pickling
sprouts: radish sprouts = radish; broccoli sprouts = broccoli; microgreens = microgreen; pea shoots = pea shoot; mustard cress = cress; bean shoots = bean shoot
garlic-scapes: wild garlic; ramps = ramp, wild leek; green garlic
kale: baby kale = baby
swiss-chard: beet greens = beet
collard-greens: spring greens = spring
dandelion: puntarelle; catalogna chicory = catalogna
romaine: little gem lettuce = gem
leaf-lettuce: red leaf lettuce = red; oak leaf lettuce = oak; lollo rosso = lollo; butter lettuce = butter
mixed-greens: mizuna; greens = green., leafy green.
watercress: garden cress = cress
radicchio: Treviso
belgian-endive: red endive
escarole: frisée = frisee, curly endive
coleslaw: broccoli slaw = broccoli
cilantro: culantro, sawtooth, ngo gai; cilantro root = coriander root, cilantro root
basil: purple basil = purple, opal
thai-basil: holy basil = holy
dill: fennel fronds = fennel
thyme: lemon thyme = lemon
fresh-oregano: fresh marjoram = marjoram; Mexican oregano = mexican
tarragon: fresh chervil = chervil
shiso: perilla leaf = perilla
epazote: hoja santa, hierba santa
fresh-herbs: bouquet garni; rau ram, vietnamese coriander; mitsuba; fines herbes; lovage; lemon balm; borage
edible-flowers: nasturtium; rose petals = rose; viola
white-mushrooms: flat mushrooms = flat, field
oyster-mushrooms: king oyster mushrooms = king, eringi, eryngii
maitake: beech mushrooms = beech, shimeji
dried-porcini: dried wild mushrooms = dried mushroom., dried wild mushroom.; porcini powder = powder
nori: seaweed snacks = snack
wakame: dulse; hijiki
lemon: Meyer lemon = meyer; unwaxed lemon = unwaxed
lime: key lime = key; calamansi, calamondin; yuzu; makrut lime = makrut, kaffir; finger lime = finger
lemon-zest: lime zest = lime
blood-orange: cara cara orange = cara; Seville orange = seville
orange-zest: dried orange peel = dried; tangerine zest = tangerine, mandarin, clementine; grapefruit zest = grapefruit
tangerine: clementine; mandarin; satsuma
grapefruit: pomelo
apple: Bramley apple = bramley, cooking; crab apple = crab
sweet-apple: Gala apple = gala; Fuji apple = fuji; Honeycrisp apple = honeycrisp; Pink Lady apple = pink; Golden Delicious apple = golden; Braeburn apple = braeburn; Red Delicious apple = red delicious; McIntosh apple = mcintosh
pear: Bartlett pear = bartlett; Bosc pear = bosc; Anjou pear = anjou; Conference pear = conference; Comice pear = comice
plum: damson; pluot; greengage
grapes: red grapes = red; green grapes = green; black grapes = black
mango: green mango = green
papaya: green papaya = green
kiwi: gold kiwi = gold, golden
guava: feijoa
lychee: longan; rambutan
dragon-fruit: prickly pear, cactus pear
persimmon: Fuyu persimmon = fuyu; Hachiya persimmon = hachiya
cantaloupe: Galia melon = galia; melon = melon.
honeydew: casaba melon = casaba
blueberries: wild blueberries = wild
blackberries: boysenberries = boysenberry; mulberries = mulberry; loganberries = loganberry
fresh-cranberries: lingonberries = lingonberry
currants: red currants = red currant, redcurrant; black currants = black currant, blackcurrant; gooseberries = gooseberry; elderberries = elderberry
fresh-coconut: young coconut = young
dates: date paste = paste
raisins: golden raisins = golden, sultana
dried-cherries: dried blueberries = blueberry
dried-apricots: dried peaches = peach
dried-apple: dried pears = pear; apple chips = chip
dried-mango: dried pineapple = pineapple; dried papaya = papaya; dried tropical fruit = tropical
mixed-dried-fruit: candied orange peel = orange; candied lemon peel = lemon; mixed peel = peel; candied fruit = candied fruit, glace; candied citron = citron
goji-berries: barberries = barberry
fresh-fruit: fruit salad = salad
candied-cherries: glacé cherry = glace, candied, glazed
flank-steak: bavette, flap
skirt-steak: hanger steak = hanger, onglet; fajita meat = fajita
sirloin: tri-tip = tri tip; minute steak = minute, cube; beef strips = stir fry, beef strip; shaved beef = shaved; sirloin tip; * = sirloin, rump; steak
ribeye: rib roast = roast, prime rib
strip-steak: T-bone steak = t bone; porterhouse steak = porterhouse
beef-tenderloin: chateaubriand; tenderloin tips = tip
flat-iron: Denver steak = denver
beef-chuck: stewing beef = stew, stewing, diced, cube, braising; minute steak = cube steak, minute; * = chuck, shoulder, pot roast, blade; beef
brisket: navel brisket = navel
short-ribs: flanken short ribs = flanken, korean; beef back ribs = back; boneless short ribs = boneless
beef-round: top round, topside; bottom round, silverside; eye of round; London broil; rump roast = rump
beef-shank: oxtail, ox tail
beef-liver: kidneys = kidney; calf's liver = calf, veal; lamb liver = lamb; pork liver = pork
pastrami: roast beef = roast
jerky: biltong; beef sticks = stick
ground-veal: diced veal = diced
veal-shank: veal bones = veal bone.
lamb-shoulder: stewing lamb = stew, stewing, diced, cube; mutton; lamb neck = neck; breast of lamb = breast; * = shoulder; lamb
lamb-leg: lamb sirloin = sirloin
lamb-chops: rack of lamb = rack; lamb loin = lamb loin.
venison: ground venison = ground; venison steak = steak; venison loin = loin; elk
rabbit: rabbit legs = leg
pork-tenderloin: stir-fry pork = stir fry
pork-loin: pork sirloin = sirloin
pork-chops: pork cutlet = cutlet; pork steak
pork-shoulder: bone-in pork shoulder = bone in; diced pork = diced, stew; pork neck = neck, collar; * = shoulder, butt, picnic, joint; pork
spareribs: baby back ribs = back; country-style ribs = country
ham-hock: ham bone; pork knuckle = knuckle, pork hock; pork neck bones = neck
ham: gammon; fresh ham; tasso; lomo embuchado; Kassler; ham steak; deli ham = deli, black forest; bone-in ham = bone, spiral
bacon: bacon bits = bit; back bacon = back; slab bacon = slab
guanciale: salt pork; lardo; fatback
prosciutto: serrano ham = serrano; jamón ibérico = iberico; country ham = country; speck; Bayonne ham = bayonne; Black Forest prosciutto = black forest; coppa, capicola, capocollo, gabagool; culatello
salami: soppressata, sopressata; finocchiona; saucisson
mortadella: bologna; deli meat = deli meat, luncheon, lunch meat; ham sausage
sausage: hot Italian sausage = hot italian, spicy italian, hot, spicy; Italian sausage = italian, salsiccia, sweet, mild; sausage meat, sausagemeat; banger; chipolatas = chipolata; Cumberland sausage = cumberland; Lincolnshire sausage = lincolnshire; Toulouse sausage = toulouse; loukaniko; boudin; sage sausage = sage
bratwurst: bockwurst; boudin blanc; butifarra; weisswurst; knackwurst
hot-dogs: Vienna sausage = vienna; cocktail sausage = cocktail
kielbasa: linguiça = linguica, portuguese, chourico; mettwurst; turkey kielbasa = turkey; beef smoked sausage = beef; Cajun-style smoked sausage = cajun
suet: beef tallow = tallow, beef fat
soup-bones: marrow bones = marrow; lamb bones = lamb; veal bones = veal; pork bones = pork
pork-rinds: pork skin
chinese-sausage: longanisa, longganisa
pulled-pork: carnitas; al pastor; roast pork = roast
cooked-beef: barbacoa; leftover steak = steak; shredded beef = shredded
liverwurst: pâté = pate
chicken-breast: chicken tenders = tender, tenderloin, chicken strip, breast strip, goujon, mini fillet; chicken cutlets = cutlet, escalope; * = breast, boneless, skinless, fillet; whole chicken = whole; chicken
chicken-bone: chicken pieces = chicken piece; boneless skin-on chicken thighs = boneless
chicken-breast-bone: boneless skin-on chicken breasts = boneless
chicken-wings: drumettes = drumette; wingettes = wingette, mid
whole-chicken: stewing chicken = stewing, boiling; free-range chicken = free range
cooked-chicken: canned chicken = canned, chunk
chicken-sausage: turkey sausage = turkey; chicken apple sausage = apple; Italian chicken sausage = italian chicken
turkey-breast: turkey cutlets = cutlet; turkey tenderloin = tenderloin; * = breast; turkey
whole-turkey: turkey legs = leg, drumstick; turkey thighs = thigh; turkey wings = wing
deli-turkey: deli chicken = chicken; turkey ham = ham; smoked turkey = smoked
duck-breast: smoked duck breast = smoked
duck: goose; roast duck = roast
duck-legs: duck confit = confit
cornish-hen: guinea fowl = guinea; squab; poussin
pheasant: partridge; grouse; pigeon; guinea fowl = guinea
chicken-carcass: chicken necks = neck; chicken feet = foot; turkey carcass = turkey
chicken-nuggets: breaded chicken fillet = breaded; popcorn chicken = popcorn; chicken patties = patty; frozen chicken tenders = tender, finger
wild-salmon: sockeye salmon = sockeye; coho salmon = coho; king salmon = king, chinook; pink salmon = pink
smoked-salmon: hot-smoked salmon = hot; gravlax; smoked trout = trout
cod: black cod; cod fillet = cod, codfish; hake steak = hake
haddock: pollock; hake; whiting; rockfish; grouper
smoked-haddock: smoked mackerel = mackerel; smoked white fish = white, whitefish, fish
tilapia: swai; basa, pangasius
halibut: turbot
sea-bass: striped bass = striped; branzino; Chilean sea bass = chilean; barramundi; sea bream = bream, dorade
snapper: mahi-mahi = mahi; ocean perch; perch; red mullet; mullet; yellowtail, amberjack; burbot; croaker; cusk; lingcod; pompano; orange roughy = roughy; scup, porgy; sea trout, seatrout; sheepshead; sunfish; tilefish; wolffish; redfish, red drum; black drum; freshwater drum; walleye; bluegill
sole: flounder; plaice; lemon sole = lemon; Dover sole = dover; flatfish
trout: Arctic char = char; steelhead trout = steelhead
swordfish: monkfish, anglerfish; shark
mackerel: bluefish; fresh sardines = sardine
eel: smoked eel = smoked
anchovies: white anchovies = white, boquerone; salt-packed anchovies = salt, salted
fish-roe: tobiko; masago; caviar; fish roe = roe., fish roe.
surimi: fish balls = fish ball; fish cakes = fish cake
shrimp: rock shrimp = rock; freshwater prawns = freshwater
cooked-shrimp: salad shrimp = salad, bay
dried-shrimp: crayfish powder = crayfish
crab-meat: crab claw meat = claw; brown crab meat = brown; canned crab meat = canned
crab-legs: soft-shell crab = soft shell; blue crab = blue; whole crab = whole, dungeness
lobster: lobster meat = meat, cooked; langoustine
scallops: bay scallops = bay; queen scallops = queen
mussels: green-lipped mussels = green; shelled mussels = shelled
clams: cockles = cockle; razor clams = razor
canned-clams: baby clams = baby
oysters: canned oysters = canned; smoked oysters = smoked
squid: cuttlefish; baby squid = baby
octopus: baby octopus = baby
tofu-skin: dried tofu = dried tofu; bean curd sticks = stick
smoked-tofu: baked tofu = baked; marinated tofu = marinated; five-spice tofu = five
fried-tofu: inari pockets = inari, pocket, pouch, aburaage
soy-chunks: soy curls = curl; soy chunks = chunk
vegan-sausage: vegan chorizo = chorizo
veggie-burger: black bean burger = black bean
bottle-gourd: tinda
merguez: lamb sausage
bresaola: pastirma, basturma; cecina; dried beef = dried, chipped
sujuk: nduja; sobrasada; soppressata
veal-steak: veal cutlets = cutlet, scallopini, scaloppine, escalope; stewing veal = stew, stewing; veal chop = chop; veal roast = roast; veal shoulder = veal shoulder.
pork-floss: chicken floss = chicken
herring: sprat; shad
kippers: bloater; smoked herring = smoked; tinapa
butterfish: pomfret
tangerine: tangelo, minneola, ugli
`
