import { wordSet } from '#domain/plain-text.ts'
import { isKnownWord, wordsLike } from '#domain/recipe/compose/free-text/vocabulary.ts'
import { remembered } from '#domain/remembered.ts'
import { slips } from '#domain/slips.ts'

/** The known word that a misspelt one means; the word itself where it is known, common, short or near to nothing. */
export const spelled = remembered((word: string): string => {
  if (word.length < 5 || word.length > 20 || /\d/.test(word)) return word
  if (commonWords.has(word) || isKnownWord(word) || isKnownWord(word.replace(/(?<=.{4})e?s$/, ''))) return word
  const bare = skeleton(word)
  let best = word
  let fewest = 99
  for (const known of wordsLike(word)) {
    if (Math.abs(known.length - word.length) > 2) continue
    const sameBones = skeleton(known) === bare
    // 'chikn': the head is right and two letters are left out
    const isShortened = known.length === word.length + 2 && known.startsWith(word.slice(0, 3))
    const most = word.length >= 8 || (sameBones && (word.length >= 6 || isShortened)) ? 2 : 1
    const found = slips(known, word, most)
    // of two words as near the one with the same consonants is meant
    const cost = found - (sameBones ? (isShortened ? 1.5 : 0.5) : 0)
    if (found <= most && cost < fewest) [best, fewest] = [known, cost]
  }
  return best
})

/** Consonants as they sound: 'chikin' and 'chicken' are one. */
function skeleton(word: string): string {
  return word
    .replace(/ck|q/g, 'k')
    .replace(/c(?!h)/g, 'k')
    .replace(/kch/g, 'ch')
    .replace(/ph/g, 'f')
    .replace(/z/g, 's')
    .replace(/(.)[aeiouyh]+/g, '$1')
    .replace(/(.)\1+/g, '$1')
}

/** Frequent English words of five letters and more that are near to a food or a dish and mean none. */
const commonWords = wordSet(`
  niece coworker coworkers commute fibre hangover drunk easter foodie depressed raise raises skint penny corner chewy juicy fluffy zesty greasy
  stringy silky velvety stall bruised candles grater whisk whisky scales litre litres liter liters quart quarts gallon pinch grate crush rinse
  baste halve halved halves cheat session sessions fishy pleasure absolutely meant missed misses match matches matching apply applies simmer
  stale price prices priced check checks claim claims width grace flood shared colon stuck cooled stirring lives client clients account
  accounts model models payment payments paying steps writes generate package packages pages reads shapes failed paths printed seconds
  files pairs cuisines routes panel stream search shape scope route opens cards reset composed carries replaces enter sweep computed
  clone stores cancelled ranges estimate passes cleared fallback created blind peers coast driver joins stripe stack simple seeded
  streaming writing compose speaks timer speak binds failing signing counters scale preferred counting source cover bytes finds repaired
  bench breaches pinned machine refund instance fixes changing separated generally lacks tenth fills grants anchor guard guards saved
  chain glossy sample linen skipped login arrow compares projects products squares drips roles smoothly progress charged requires
  messages hides accept floating reserve reserved saving sharing spike surer contra latter dipping divide filler moulds thickens thickened
  thicken cored citing confidence editable shopper carried chooses balanced shipped clamp folds crossed tested hooks fired toxic click
  reuse train trail topic grape consume resolved pooled dedicated sending stick forces launch blank replaced cleaning claiming apples
  reduce toast reheat texas allowed
  throat tongue lips tummy belly asthma eczema migraine migraines headache headaches stomachs skin eyes sends closes closed closing flares flaring flare swell swells swelled swollen wrecks triggers trigger kills upsets bloats bloated
  cramps itches itching itchy rashes hives tingle tingles tingling throws vomit vomits puffs puffy breaks breaking choke chokes react reacts
  reacted reaction reactions hospital ambulance intolerant agrees sits causes caused gives making agree lethal deadly poison
  about above actual actually add added adult adults after again against ago ahead alive alone along already also always among amount
  another answer anybody anyone anyway apart appeal appetite around arrive aside asked asking attempt aware away awesome awful baby
  back barely based basis beautiful because become before began begin behind being believe below beside best better between beyond
  bigger birthday bland block body books bored boring borrow bother bought boxes boyfriend brain brand brave break breaks brief
  brightly bring brings broken brother brought build building built bunch bring called calls camping candle careful caring carry
  cases catch cause celebrate certain chance change changed cheer child choice choose chose class classic clean clear clever close
  closed color colour colleagues come coming common company complete completely complicated concern cooked cooker cooks could counter
  couple course covered crazy create creative crowd crunch cupboard current daily daughter deal decent decide decided delicious delight
  depends design details different difficult dinners directions dirty doctor doing dorms double doubt early earlier eating either
  elderly else empty enough ensure entire entirely equipment especially evening event every everybody everyone everything exact
  exactly example excellent excited exciting expect expensive experience explain extra faces fairly family fancy father fault favor
  favorite favourite feast feeding feels felt fewer field figure filled final finally find fine finish finished first flavor flavors
  flavour flavours floor follow following foods force forever forget forgot forward found freezer fridge friend friends front fully
  funny further general gentle getting girlfriend given giving glass going good grand grateful great green group grown guest guests
  guess habit handle hands happy having heard heart heavy helpful helps herself himself home hoping house household however hungry
  husband idea ideally ignore imagine important impossible include indeed inside inspire inspired instead instruction instructions
  interest interested interesting itself items keeps kitchen knife knows large larger later latest learn least leave leaves leaving
  length level levels lists little lived living local longer looking looks lovely lover loves lower lucky maker makes making manage
  market married matter maybe meals means measure medium member memory mention message method middle might minute minutes missing
  moment money month months mood morning mother mouth moved moving much myself native natural nature nearby nearly needed needs
  neither never nice night nights normal nothing notice number nutrition often older open option options order ordinary original
  other others otherwise ourselves outside packed parent parents parties parts party past people perfect perhaps period person
  personal picky picnic piece pieces place places plain planning plans plate plates please pleased point portion portions possible
  power prefer prefers prepare prepared present pressure pretty previous print probably problem produce promise proper properly proud
  provide public pulled purpose quality question quiet quite rather reach ready realise reality realize really reason recently
  recommend regular relax remember remind repeat request require required rest restaurant result return right roommate roommates round
  rules safe safely saturday save school score season seasonal second secret seems select selection sense separate serious serve
  served serves serving settle seven several share sharing shelf shops short should shown sister sleep slice slight slightly slowly
  small smart smell smells smooth social solid somebody someone something sometimes somewhere sorry sound sounds space special spend
  spent stand standard start started starting starts starving state station stayed still stomach store stored story strange strict
  strictly strong student students study stuff style such suggest suggestion suggestions super supper support suppose supposed sure
  surprise system table taken takes taking taste tastes tasty teach tells tends term terrible texture thank thanks their theme
  themselves there these thing things think third those thought three through throw thursday times tired today together tomorrow
  tonight took totally touch toward towards track tradition traditional training travel tries trip trouble truly trust trying tuesday
  turned twice typical under understand unless until unusual useful usual usually value variety various verse version visit visiting
  wait waiting walking wanted warned washing waste watch watching weather wedding wednesday week weekend weeks weight weird welcome
  whatever where which while whole whose widely wife within without woman women wonder wonderful words working works world worry worse
  worst worth would write wrong yesterday young younger yourself previous instructions system prompt select table tables users user
  users drop delete insert script alert print output reply respond answer admin password secret token token tokens hack hacked
  sunday monday friday tuesday afternoon evenings lately lunches brain sauce sauces using veggies grams gram ounce ounces pound pounds
  pantry planet computer marry marries hunger starve starved garden market grocery groceries shopping fasting bodies
  lover lovers mangio mangiare mange manger voudrais voulons quelque chose plat repas comida receta cocinar cucina ricetta kochen mochte
  etwas khana khaana banao chahte schnelles leckeres deliciosa delicioso
  calories calorie dollars dollar euros serving servings ingredients ingredient minutes hours`)
