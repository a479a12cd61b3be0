import type { Flavour } from '#domain/recipe/compose/flavour.ts'
import { creole, farmhouse } from '#domain/recipe/compose/flavours/american.ts'
import {
  barbecue,
  californian,
  newEngland,
  pennsylvanian,
  southwestern,
} from '#domain/recipe/compose/flavours/american-regions.ts'
import {
  argentine,
  brazilian,
  jamaican,
  peruvian,
} from '#domain/recipe/compose/flavours/caribbean-and-south-american.ts'
import { cantonese, sichuan } from '#domain/recipe/compose/flavours/chinese.ts'
import { blackBeanSauce, hunan, shanghainese, xinjiang } from '#domain/recipe/compose/flavours/chinese-regions.ts'
import { bistro, provencal } from '#domain/recipe/compose/flavours/french.ts'
import { alsatian, basque, burgundian, norman } from '#domain/recipe/compose/flavours/french-regions.ts'
import { greek, levantine, moroccan, persian } from '#domain/recipe/compose/flavours/greek-and-middle-eastern.ts'
import { gujarati, keralan, punjabi } from '#domain/recipe/compose/flavours/indian.ts'
import { bengali, goan, hyderabadi, tamil } from '#domain/recipe/compose/flavours/indian-regions.ts'
import { ligurian, soffritto, spanish } from '#domain/recipe/compose/flavours/italian-and-spanish.ts'
import { emilian, neapolitan, roman, sicilian, tuscan } from '#domain/recipe/compose/flavours/italian-regions.ts'
import { bulgogi, gochujang, misoSesame, soyMirin } from '#domain/recipe/compose/flavours/japanese-and-korean.ts'
import { citrusSoy, gingerSoy, gomaSesame, kare } from '#domain/recipe/compose/flavours/japanese-regions.ts'
import { doenjang, garlicSoy, kimchi } from '#domain/recipe/compose/flavours/korean-regions.ts'
import { andean, cuban } from '#domain/recipe/compose/flavours/latin-american.ts'
import { cretan, cypriot, tunisian } from '#domain/recipe/compose/flavours/mediterranean-shores.ts'
import { oaxacan, salsaVerde, texMex } from '#domain/recipe/compose/flavours/mexican.ts'
import { baja, norteno, veracruz, yucatecan } from '#domain/recipe/compose/flavours/mexican-regions.ts'
import { egyptian, gulf, lebanese, sumac, turkish } from '#domain/recipe/compose/flavours/middle-eastern-regions.ts'
import { filipino, indonesian, malaysian, vietnameseCaramel } from '#domain/recipe/compose/flavours/southeast-asian.ts'
import { andalusian, catalan, galician } from '#domain/recipe/compose/flavours/spanish-regions.ts'
import { isan, thaiBasil, thaiCurry, vietnamese } from '#domain/recipe/compose/flavours/thai-and-vietnamese.ts'
import { massaman, northernThai, southernThai, thaiGreen } from '#domain/recipe/compose/flavours/thai-regions.ts'

/** Every flavour family: culinary judgement of our own. At least four for every cuisine of the request, so that a week need not repeat. */
export const flavours: readonly Flavour[] = [
  punjabi,
  keralan,
  gujarati,
  thaiBasil,
  thaiCurry,
  isan,
  vietnamese,
  sichuan,
  cantonese,
  soyMirin,
  misoSesame,
  gochujang,
  bulgogi,
  oaxacan,
  salsaVerde,
  texMex,
  creole,
  farmhouse,
  cuban,
  andean,
  provencal,
  bistro,
  soffritto,
  ligurian,
  spanish,
  greek,
  levantine,
  moroccan,
  persian,
  bengali,
  goan,
  hyderabadi,
  tamil,
  massaman,
  northernThai,
  southernThai,
  thaiGreen,
  filipino,
  indonesian,
  malaysian,
  vietnameseCaramel,
  blackBeanSauce,
  hunan,
  shanghainese,
  xinjiang,
  citrusSoy,
  gingerSoy,
  gomaSesame,
  kare,
  doenjang,
  garlicSoy,
  kimchi,
  baja,
  norteno,
  veracruz,
  yucatecan,
  barbecue,
  californian,
  newEngland,
  pennsylvanian,
  southwestern,
  argentine,
  brazilian,
  jamaican,
  peruvian,
  alsatian,
  basque,
  burgundian,
  norman,
  emilian,
  neapolitan,
  roman,
  sicilian,
  tuscan,
  andalusian,
  catalan,
  galician,
  cretan,
  cypriot,
  tunisian,
  egyptian,
  gulf,
  lebanese,
  sumac,
  turkish,
]
