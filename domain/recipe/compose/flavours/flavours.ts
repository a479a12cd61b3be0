import type { Flavour } from '#domain/recipe/compose/flavour.ts'
import { creole, farmhouse } from '#domain/recipe/compose/flavours/american.ts'
import { cantonese, sichuan } from '#domain/recipe/compose/flavours/chinese.ts'
import { bistro, provencal } from '#domain/recipe/compose/flavours/french.ts'
import { greek, levantine, moroccan, persian } from '#domain/recipe/compose/flavours/greek-and-middle-eastern.ts'
import { gujarati, keralan, punjabi } from '#domain/recipe/compose/flavours/indian.ts'
import { ligurian, soffritto, spanish } from '#domain/recipe/compose/flavours/italian-and-spanish.ts'
import { bulgogi, gochujang, misoSesame, soyMirin } from '#domain/recipe/compose/flavours/japanese-and-korean.ts'
import { andean, cuban } from '#domain/recipe/compose/flavours/latin-american.ts'
import { oaxacan, salsaVerde, texMex } from '#domain/recipe/compose/flavours/mexican.ts'
import { isan, thaiBasil, thaiCurry, vietnamese } from '#domain/recipe/compose/flavours/thai-and-vietnamese.ts'

/** Every flavour family: culinary judgement of our own. At least two for most cuisines, so that a week need not repeat. */
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
]
