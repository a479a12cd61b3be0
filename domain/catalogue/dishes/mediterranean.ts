import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { coldSoupsAndAlpine } from '#domain/catalogue/dishes/mediterranean/cold-soups-and-alpine.ts'
import { frenchBistro } from '#domain/catalogue/dishes/mediterranean/french-bistro.ts'
import { frenchEggsAndTarts } from '#domain/catalogue/dishes/mediterranean/french-eggs-and-tarts.ts'
import { frenchMains } from '#domain/catalogue/dishes/mediterranean/french-mains.ts'
import { frenchSoupsAndVegetables } from '#domain/catalogue/dishes/mediterranean/french-soups-and-vegetables.ts'
import { frenchSweets } from '#domain/catalogue/dishes/mediterranean/french-sweets.ts'
import { greekMains } from '#domain/catalogue/dishes/mediterranean/greek-mains.ts'
import { greekPlates } from '#domain/catalogue/dishes/mediterranean/greek-plates.ts'
import { levantAndAfrica } from '#domain/catalogue/dishes/mediterranean/levant-and-africa.ts'
import { mezzeAndSalads } from '#domain/catalogue/dishes/mediterranean/mezze-and-salads.ts'
import { middleEasternMains } from '#domain/catalogue/dishes/mediterranean/middle-eastern-mains.ts'
import { moreMezze } from '#domain/catalogue/dishes/mediterranean/more-mezze.ts'
import { portugal } from '#domain/catalogue/dishes/mediterranean/portugal.ts'
import { skewers } from '#domain/catalogue/dishes/mediterranean/skewers.ts'
import { soupsAndTagines } from '#domain/catalogue/dishes/mediterranean/soups-and-tagines.ts'
import { spanishDishes } from '#domain/catalogue/dishes/mediterranean/spanish.ts'
import { tapasAndChorizo } from '#domain/catalogue/dishes/mediterranean/tapas-and-chorizo.ts'
import { vegetablesAndSangria } from '#domain/catalogue/dishes/mediterranean/vegetables-and-sangria.ts'

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
  ...soupsAndTagines,
  ...portugal,
  ...skewers,
  ...frenchBistro,
  ...moreMezze,
  ...vegetablesAndSangria,
  ...levantAndAfrica,
  ...coldSoupsAndAlpine,
}
