/** Plain words that say how, how much, when, where or which, and name nothing that could carry an allergen: a note of these
 * alone adds nothing to the food. Gathered from the notes of published ingredient lines, then added to by hand. Words of
 * one or two letters are left out: they are passed over anyway. */
export const noteWords: ReadonlySet<string> = new Set(
  `
about above absolutely according acidity acorn across add addition additional adjust after again against age aging aka aldi
all almost alone along also alternate alternative alternatively although always amazon ambient american amount anaheim
ancho anchor and angle angus anjou another any anything apart appearance appetite approx approximate approximately
arbol arborio are area aren't aroma around artificial asian aside ask assembly atop authentic available avoid away
baby back backbone bad bag bake balance baldo ball bars bartlett base basic basically basket basmati basting bat batch
baton bead bean beard beaten because become bed beefsteak before behind being belle below berkshire bermuda best
better between beyond bias big bigger bird's birdseye bit bite bite-size bite-sized bits black blade blanc blanket
blend blender block blossom blue boat body bomba bone boneless bordeaux bosc boston both bottle bottom bought bouquet
bowl box braeburn brand break breakfast breast breasts bright bring brisket british broil broken brown browner
brunoise brush budget bulb bulk bunch bundle burgundy busy but butcher butt butterfly buy cage calasparra campari can
can't cannot cap capacity care carefully carnaroli carnival carton case casserole cayenne celtic center central centre
ceramic certainly change char charcoal chardonnay charlotte cheap cheaper check chef chiffonade chill chinese chip
chipotle choice choose chop chopper chosen chuck chunk chunkier chunky cipollini circle classic clean clear cleaver
clingfilm close cloth cloud clove coals coarse coarser coat cobs coin cold color colorful colour colourful combination
combine come commonly complete completely concasse concentrate concern conference conical consistency contain
container content contents conversion convert cook cooker cool core corer cores corner correct cortland cosmetic
costco country couple cover cox's creamy crescent crisp crispy cross crosshatch cross-wise crosswise crown crumble crunch crunchy
crush crusts crystal crystallised crystallized crystals ctn cube cubes cup cure curl current custom cut cutter cutting
cylinder daily dark dash day days deal decent decide decorate decoration deep degree delicata delicate delicatessen
delicious dente depend dependent depending depth desire desired desiree desirée diagonal diameter diamond dice did
didn't diet different difficult dinner direct disc discard dish disk dissolve dissolved divide does doesn't don't done
double doubt down drain draining drawn dredging drink drizzle drop drumette drumstick dry dryer duration during dust
dutch each earlier early ease easier easily easy edge edward effect eight eighth either elbow eleven else end ends
energy english enough entire equal equipment equivalent especially essential estima estimate etc even evening ever
every exact example except excess expense experiment expose extra extremely eye fairly fall family family-size fan
fancy fast fat favorite favourite feather feel few fewer fiber fiesta fill fillet filter final find fine finer finger
fingerling fire firm first fist fit five flake flame flank flap flat flavor flavorful flavors flavour flavourful flesh
floret fluff fluffy fluid foil fold follow fontenay food for force fork fork-tender form four fourth fraction
fragrant free freeze freezer french fresh fresher freshness fresno fridge friendly from front frozen fry fuji full
fully fun further gal gala game garden garnish gas general generous gentle get giant giblets give glass glaze glossy
glove golden good grade grain gram grams granny granulated grass grate grater gray grease great greek green grey grid
grigio grill grilled grind grinder grit grocer grocer's grocery groove ground grow grown guajillo gutted haas habanero
had halal half halve halves hand handful handle handy hang happen haralson hard hardy harsh has hash hass have head
headnote heads healthy heap heart hearty heat heavy heirloom help her herb here here's high higher highest him
himalayan hint his holding hole hollow home homegrown homemade honeycrisp hood hot hothouse hotter hottest hour house
how hrs hull husk i'd i'm i've iberico ibérico ice idaho ideal important inch include individual infuse inner inside
instant instead instruction instructions into irish isn't it's italian italy its jacket jalapeno jalapeño japanese jar
jasmine joe's joint jonagold juice juicer julienne just keep kept kernel kettle key kick kilo kind king kirby kit
kitchen knead knife knob knuckle korean kosher kroger label lady large larger largest last late later layer lbs leaf
leafy lean least leave leaves left leg length lengths lengthways lengthwise less let level lid lidl lift light lightly
like likely limit line link liquid liter litre little loaf local loin london long longer longways look loose lot lots
lovely low lower lukewarm lump lunch machine macintosh macoun made main mainly make maker malbec maldon mallet
mandolin mandoline manual many maris mark market marrow marzano mashed match matchstick matter mature maximum may
maybe mcintosh meal mean measure measurement meat med medallion mediterranean medium medium-sized medjool merlot mesh
metal method mexican meyer microplane microwave middle might mild milder mildest min mine mini minimum minor mins
minus minute mitt mix mixer mixture mode moderate modern moist moisture mold molds moment moon more morning moroccan
morsel mortar morton most mostly mould mouth move much mug multi must nano natural navel neat necessary neck need
needle neutral never new next nice night nine noir non none nor normal north not note notes nothing now number o'clock
odd off often okay old older omit once one online only onto open opening opposite opt option optional orange order
organic original other others ounce our out outer outside oven over overnight own pack package packaging packet page
pair pan pantry paper par part particular party pasilla paste pat patience pattern peak peel peeler pencil people per
percent perfect perfectly perhaps persian person personal pestle pick picture piece pin pinch pink pinot pint piper
pippin pit pith pits pkg place plain plan plant plastic plate please plenty plump plus poblano pocket pod point poke
pole portion portuguese possible pot potency pouch pound pour powder power pre pref prefer preferable preference prep
preparation present preserve press pretty prevent price prick primary prior probably process processor produce product
proper protein provide publix pull pulp pure puree purple purpose purée push put quality quantity quart quarter quick
quickly quite rack rainbow range rare rasher rather ratio raw reach read ready real really reason recent recipe
recommend recommendation red reduce refer refrigerate refrigerator regular remain remainder removal remove replace
replacement require resemble reserve rest restaurant result rib rib-eye ribbon ribeye right rind ring rinse rip ripe
riper rise robust rod rogue roll rolling roma romano room root rotisserie rough round rounder royale rub rubber rule
rump run runny russet russian rustic sainsbury's same san sauteing sauté sauvignon save scale scant scissors scoop
scotch scrap scrape scraps scrub seal seam search season seasonal seasoning sebago sec second secs section see seed
seedless seem segment select self sell semi separate serrano serrated serve serving servings set seven several shaken
shallow shank shape sharp shave she sheet shelf shelf-stable shell shiraz shoot shop shopping short should shoulder
shouldn't shred shuck side sieve sift silver similar simmer simple simply since single sirloin six size skewer skillet
skin skinless skinny skins skirt sleeve slice slicer slit sliver slow slurry small smaller smallest smash smell smith
smoke smokey smoky smooth snip soak soda sodium soft softer solid some something sometimes somewhat soon sort sour
south southern spanish spare sparingly special specialist specialty species speck spicier spicy spike spine spiral
split sponge spoon spot spray sprig spring sprinkle sprout spun square stage stainless stalk stand standard star start
state stay steady steam steel steep stem stemless step stick sticky stiff still stir stone stop storage store straight
strain strainer strand strands straw strength string strip strong stronger stuff sturdy style sub substitute such
suffice sufficient suggest suggestion suitable summer super supermarket sure surface surplus swap sweet sweetango
sweeter sweetness swirl swiss syringe table tablespoon tail take tap target tart taste taster tasty tbm tbs tbsp tear
teaspoon temp temperature ten tender tentacle tesco texture thai than that that's the their them then there there's
these they they're thick thicken thicker thickness thigh thin thing think thinner third this thompson those though
thread three through throughout thumb thumbnail tie tight till time times tin tiny tip tips together tongs too took
tool toothpick top topping toppings torn toss total touch tough towel trader traditional translation tray treat trial
triangle trim trimmings triple try tsp tub tube tuck turkish turn twelve twice twine twist two type typical ultra
under underripe unfold uniform unless unnecessary unripe until upon usa use user usual usually utensil valencia
valencian variation variety various vary vegan vegetable vegetarian vegetarian-friendly vein vertical very via vialone
vidalia vietnamese vigorous vine volume wagyu wait waitrose walla walmart want warm was wash wasn't watch water wax
waxy way we've weather website wedge week weekend weigh weight weights well were western wet what whatever wheel when
where whether which while whip whirl whisk white who whole whole-foods wide width wild will wing wipe wire wise wish
with within without wok won't wonderful wooden work world advance beak bind cartilage cheesecloth choke diameter envelope excess eighth finley fisheye fishmonger fishmonger's frond gill guts handle intact liquidiser moisture moldy muslin organ partial peelings pliable rid sinew squirt supplier suffice translation unavailable optionnal gristle silk fastidious spoiled juilienne oucnes comparable drumsticks instructions worry worth would wouldn't woven wrap wrapper wring year
yellow yes yet yield you you'd you'll you're young your youtube yukon zest zestar zester zinfandel árbol
`
    .trim()
    .split(/\s+/),
)
