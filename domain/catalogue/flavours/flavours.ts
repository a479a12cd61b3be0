import { creole, farmhouse } from '#domain/catalogue/flavours/american.ts'
import {
  barbecue,
  californian,
  newEngland,
  pennsylvanian,
  southwestern,
} from '#domain/catalogue/flavours/american-regions.ts'
import { argentine, brazilian, jamaican, peruvian } from '#domain/catalogue/flavours/caribbean-and-south-american.ts'
import { cantonese, sichuan } from '#domain/catalogue/flavours/chinese.ts'
import { blackBeanSauce, hunan, shanghainese, xinjiang } from '#domain/catalogue/flavours/chinese-regions.ts'
import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { bistro, provencal } from '#domain/catalogue/flavours/french.ts'
import { alsatian, basque, burgundian, norman } from '#domain/catalogue/flavours/french-regions.ts'
import { greek, levantine, moroccan, persian } from '#domain/catalogue/flavours/greek-and-middle-eastern.ts'
import { gujarati, keralan, punjabi } from '#domain/catalogue/flavours/indian.ts'
import { bengali, goan, hyderabadi, tamil } from '#domain/catalogue/flavours/indian-regions.ts'
import { ligurian, soffritto, spanish } from '#domain/catalogue/flavours/italian-and-spanish.ts'
import { emilian, neapolitan, roman, sicilian, tuscan } from '#domain/catalogue/flavours/italian-regions.ts'
import { bulgogi, gochujang, misoSesame, soyMirin } from '#domain/catalogue/flavours/japanese-and-korean.ts'
import { citrusSoy, gingerSoy, gomaSesame, kare } from '#domain/catalogue/flavours/japanese-regions.ts'
import { doenjang, garlicSoy, kimchi } from '#domain/catalogue/flavours/korean-regions.ts'
import { andean, cuban } from '#domain/catalogue/flavours/latin-american.ts'
import { cretan, cypriot, tunisian } from '#domain/catalogue/flavours/mediterranean-shores.ts'
import { oaxacan, salsaVerde, texMex } from '#domain/catalogue/flavours/mexican.ts'
import { baja, norteno, veracruz, yucatecan } from '#domain/catalogue/flavours/mexican-regions.ts'
import { egyptian, gulf, lebanese, sumac, turkish } from '#domain/catalogue/flavours/middle-eastern-regions.ts'
import { filipino, indonesian, malaysian, vietnameseCaramel } from '#domain/catalogue/flavours/southeast-asian.ts'
import { andalusian, catalan, galician } from '#domain/catalogue/flavours/spanish-regions.ts'
import { isan, thaiBasil, thaiCurry, vietnamese } from '#domain/catalogue/flavours/thai-and-vietnamese.ts'
import { massaman, northernThai, southernThai, thaiGreen } from '#domain/catalogue/flavours/thai-regions.ts'

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
