/** What stands in the dairy case, the freezer and among the drinks, as `kindsOf` reads it. */
export const dairyAndDrinkKinds = `
low-fat-milk: 1% milk = 1%
milk-powder: whole milk powder = whole
light-cream: crema; cooking cream = cooking
clotted-cream: kaymak
sour-cream: Mexican crema = crema
light-sour-cream: fat-free sour cream = nonfat, fat free
low-fat-yogurt: nonfat yogurt = nonfat, fat free
vanilla-yogurt: vanilla Greek yogurt = greek; fruit yogurt = fruit, flavored; strawberry yogurt = strawberry
greek-yogurt: skyr
nonfat-greek-yogurt: low-fat Greek yogurt = low fat, lowfat, 2%
cream-cheese: whipped cream cheese = whipped; Neufchâtel = neufchatel; soft cheese
low-fat-cottage-cheese: fat-free cottage cheese = nonfat, fat free; quark
cheddar: mild Cheddar = mild; Colby; double Gloucester = gloucester; Red Leicester = leicester; cheese = cheese.
monterey-jack: pepper Jack = pepper; Colby Jack = colby
mexican-blend: Oaxaca cheese = oaxaca; asadero; Chihuahua cheese = chihuahua; queso quesadilla = quesadilla
mozzarella: string cheese = string
fresh-mozzarella: buffalo mozzarella = buffalo, bufala; burrata; whole-milk mozzarella = whole milk
parmesan: Asiago; Parmesan rind = rind
pecorino: pecorino sardo = sardo; kefalotyri; mizithra; Parmesan-Romano blend = parmesan
swiss: Emmental, emmentaler, emmenthal, emental; Jarlsberg; Appenzeller
cheshire: Lancashire cheese = lancashire; Caerphilly; Wensleydale
kashkaval: kasseri; kefalograviera
graviera: Beaufort; Vacherin Fribourgeois = vacherin
mahon: Tetilla; Cantal; Maasdam, maasdammer, leerdammer; San Simón cheese = san simon; Arzúa cheese = arzua
bryndza: sirene, bulgarian feta; telemea; beyaz peynir
akkawi: nabulsi
creme-de-menthe: Chartreuse; Galliano; sambuca; crème de cacao = cacao; maraschino liqueur = maraschino; crème de violette = violette; crème de banane = banane
passionfruit-juice: passion fruit puree = puree
gruyere: Comté = comte; raclette
provolone: caciocavallo; smoked provolone = smoked
gouda: smoked Gouda = smoked gouda; Edam, edamer; dill havarti = dill; havarti; Muenster; smoked cheese
fontina: taleggio
american-cheese: process cheese = velveeta, process, processed
goat-cheese: herb goat cheese = herb
blue-cheese: Gorgonzola, dolcelatte; Stilton; Danish blue = danish; Cambozola
brie: Camembert
halloumi: queso de freír = queso
queso-fresco: queso blanco = blanco; panela cheese = panela
vegan-cheese: vegan Cheddar = cheddar; vegan mozzarella = mozzarella; vegan feta = feta
chocolate-milk: strawberry milk = strawberry; vanilla milk = vanilla; banana milk = banana
almond-milk: vanilla almond milk = vanilla; chocolate almond milk = chocolate
soy-milk: vanilla soy milk = vanilla; chocolate soy milk = chocolate; soy milk = soy milk.
oat-milk: vanilla oat milk = vanilla; chocolate oat milk = chocolate
rice-milk: vanilla rice milk = vanilla; chocolate rice milk = chocolate
cashew-milk: hazelnut milk = hazelnut; walnut milk = walnut; macadamia milk = macadamia
creamer: flavored creamer = flavored; peppermint mocha creamer = peppermint; French vanilla creamer = vanilla
vegan-yogurt: oat yogurt = oat
almond-yogurt: cashew yogurt = cashew
malted-milk: Ovaltine; Horlicks = horlicks
whey-protein: vanilla protein powder = vanilla; chocolate protein powder = chocolate; whey = whey.
tzatziki: raita
whipped-cream: canned whipped cream = aerosol, spray, canned
whipped-topping: canned whipped cream = canned
egg: free-range egg = free range
duck-egg: goose egg = goose; salted duck egg = salted
ricotta-salata: smoked ricotta = smoked; myzithra; anari
farmers-cheese: quark, topfen; twarog, tvorog
peas: mushy peas = mushy; marrowfat peas = marrowfat; canned peas = canned, tinned
corn: canned corn = canned, tinned
mixed-vegetables: peas and carrots; stir-fry vegetables = stir fry
lima-beans: frozen broad beans = broad
frozen-berries: berries = berry., fresh berry.
french-fries: tater tots = tot; waffle fries = waffle; steak fries = steak
ice-cream: chocolate ice cream = chocolate
df-ice-cream: vegan vanilla ice cream = vanilla
apple-juice: apple cider = cider
coffee: cold brew = brew cold
instant-coffee: espresso powder = espresso; coffee extract = essence, extract
black-tea: chai tea bags = chai; Assam tea = assam; Ceylon tea = ceylon; Darjeeling tea = darjeeling
ginger-ale: ginger beer = beer; lemon-lime soda = lime, sprite; lemonade; tonic water = tonic
cola: soda = soda.; root beer; Dr Pepper = pepper
white-wine: Champagne; Prosecco; sparkling wine = sparkling, cava, cremant; Riesling; wine = wine.
beer: stout, guinness; ale; wheat beer = wheat; dark beer = dark; sour beer = sour
dry-sherry: port; marsala; sweet vermouth; vermouth; Madeira; dessert wine = dessert, sweet wine, vin santo
mirin: sweet rice wine
spirits: vodka; white rum; spiced rum; rum; bourbon; Scotch; whiskey; cognac; armagnac; calvados, applejack; metaxa; brandy; mezcal; tequila; sloe gin; gin; kirsch; grappa; absinthe; soju; pisco; aquavit; grain alcohol, everclear
grape-juice: white grape juice = white; cherry juice = cherry
cooking-wine: red cooking wine = red
liqueur: coffee liqueur = coffee, kahlua; limoncello; elderflower liqueur = elderflower, germain; crème de cassis = cassis; Campari; Aperol; coconut rum = rum; cherry liqueur = cherry; ouzo, anisette; pastis, pernod; Pimm's = pimm; peach schnapps = peach; melon liqueur = melon; passion fruit liqueur = passion; blackberry liqueur = blackberry; herbal liqueur = herbal; Grand Marnier = marnier; liqueur = liqueur.
cream-liqueur: cream liqueur = cream liqueur.
amaretto: hazelnut liqueur = frangelico, hazelnut
elderflower-cordial: fruit cordial = fruit; orange squash = orange; lime cordial = lime; blackcurrant cordial = blackcurrant, ribena; grenadine; raspberry syrup = raspberry; strawberry syrup = strawberry
hard-cider: perry
`
