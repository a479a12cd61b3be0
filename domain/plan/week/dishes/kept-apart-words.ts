import { wordSet } from '#domain/plain-text.ts'

/**
 * Words of cooking that stand for nothing that could go onto a plate, in the forms that are used: what joins words, how long, how hot, how
 * it looks, and tools.
 */
export const cookingWords: ReadonlySet<string> = wordSet(`
  a about above across after again alone along among an and any anyone apart are around as aside at away back barely bare be before behind below beneath
  beside between both briefly bright but by can come do down each early else enough even every for from gently good has have here how if in inside into is
  it its itself just later least less long longer like loose many medium much nearly no not now of off often on once one onto only or out over past per
  plenty rather ready same should shorter slightly so soon still than that the their them then there they this through to together too toward twice two
  three four five six seven eight nine ten eleven twelve under underneath until up very well what when where which while who will with within without you
  your meanwhile almost halfway

  minute minutes second seconds hour hours moment time overnight day heat high low lower lowest highest hot hotter cold cool warm lukewarm boil simmer
  murmur bubble bubbles sizzle room temperature oven stove stovetop burner flame fridge refrigerator freezer f c inch inches cm degrees

  pan pans pot pots skillet saucepan wok dutch griddle grill lid lidded sheet tray rack steamer foil paper
  parchment towel towels knife fork spoon spatula whisk chopstick chopsticks tongs ladle blender processor thermometer nonstick ovenproof heatproof rimmed
  roomy wide widest large largest small smallest big deep shallow heavy flat clean dry bottom base side sides edge edges rim middle center centre top
  outside surface underside layer batch batches space circle row end ends thickest ajar

  tender soft firm crisp golden brown gold dark darker pale pink red yellow black clear opaque translucent thick thin smooth glossy shiny creamy fluffy
  fragrant syrupy springy limp stiff raw sticky silky color smell smells smelling flavor curled done sweet short slow fast quick quickly hard tight
  salted unsalted light frothy

  cling clings cook cooks cooking simmering boiling turning tossing frying baking roasting resting stirring scraping bring go goes hold holds keep keeps
  leave leaves let make pull run runs set sit sits slide stand stands start starts stay stays stick sticks stir taste thicken thickens thickening thins
  toss turn turns blink burst darken fall falls shape spot spots stream trail
`)

/** Things of the pot, singular: known where nothing goes by the word that is served on a plate. */
export const thingsOfPot: ReadonlySet<string> = wordSet(
  'batter broth chile dressing grain green juice leaf sauce stem stock vegetable white',
)

/** A part of something, singular: known where the food or the time that it is a part of stands behind it. */
export const partWords: ReadonlySet<string> = wordSet(
  'half rest remaining remainder some part most all last third quarter few couple bit little more other another handful spoonful pinch splash cup tbsp tsp tablespoon teaspoon package',
)

/** How plates are filled. */
export const sharingVerbs: ReadonlySet<string> = wordSet(
  'divide ladle serve scoop portion spoon pile transfer share heap mound pour',
)

/** What is done to plates that are filled. */
export const platingVerbs: ReadonlySet<string> = wordSet(
  'scatter sprinkle top garnish dollop crumble shave spoon drizzle serve finish dust grate grind eat enjoy squeeze',
)

/** All that is said besides foods and those verbs where plates are told of. */
export const servingWords: ReadonlySet<string> = wordSet(
  `a among an and beside between bowl bowls cold cool deep each every evenly glass glasses hot immediately in into it its just lay mug mugs now of on onto
  over plate plates serving servings set shallow the then to top warm warmed with`,
)
