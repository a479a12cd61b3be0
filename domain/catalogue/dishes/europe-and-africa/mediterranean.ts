import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { coldSoupsAndAioli } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/cold-soups-and-aioli.ts'
import { frenchBistro } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/french-bistro.ts'
import { frenchEggsAndTarts } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/french-eggs-and-tarts.ts'
import { frenchMains } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/french-mains.ts'
import { frenchSavoryTarts } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/french-savory-tarts.ts'
import { frenchSoupsAndVegetables } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/french-soups-and-vegetables.ts'
import { frenchSweets } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/french-sweets.ts'
import { greekMains } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/greek-mains.ts'
import { greekPlates } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/greek-plates.ts'
import { kabsaAndStifado } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/kabsa-and-stifado.ts'
import { lentilsAndBeans } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/lentils-and-beans.ts'
import { levantAndEgypt } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/levant-and-egypt.ts'
import { mezzeAndSalads } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/mezze-and-salads.ts'
import { middleEasternMains } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/middle-eastern-mains.ts'
import { moreMezze } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/more-mezze.ts'
import { persianAndCentralAsian } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/persian-and-central-asian.ts'
import { persianRice } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/persian-rice.ts'
import { portugal } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/portugal.ts'
import { skewers } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/skewers.ts'
import { spanishDishes } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/spanish.ts'
import { tapasAndChorizo } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/tapas-and-chorizo.ts'
import { turkish } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/turkish.ts'
import { vegetablesAndSangria } from '#domain/catalogue/dishes/europe-and-africa/mediterranean/vegetables-and-sangria.ts'

/** What home cooks in the US and UK make of France, Spain, Greece and the Middle East, by chapters. */
export const mediterranean: DishEntries = {
  ...frenchEggsAndTarts,
  ...frenchMains,
  ...frenchSoupsAndVegetables,
  ...frenchSweets,
  ...spanishDishes,
  ...tapasAndChorizo,
  ...greekMains,
  ...greekPlates,
  ...middleEasternMains,
  ...mezzeAndSalads,
  ...portugal,
  ...skewers,
  ...frenchBistro,
  ...moreMezze,
  ...vegetablesAndSangria,
  ...coldSoupsAndAioli,
  ...lentilsAndBeans,
  ...turkish,
  ...levantAndEgypt,
  ...frenchSavoryTarts,
  ...persianRice,
  ...persianAndCentralAsian,
  ...kabsaAndStifado,
}
