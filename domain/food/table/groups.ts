import { bakedGoods, mixes } from '#domain/food/table/baked-goods.ts'
import { beansAndLentils } from '#domain/food/table/beans-and-lentils.ts'
import { breads } from '#domain/food/table/breads.ts'
import { cannedAndJarred } from '#domain/food/table/canned-and-jarred.ts'
import { dairy } from '#domain/food/table/dairy.ts'
import { drinks } from '#domain/food/table/drinks.ts'
import { eggsAndTofu } from '#domain/food/table/eggs-and-tofu.ts'
import type { Group } from '#domain/food/table/entry.ts'
import { floursAndBaking } from '#domain/food/table/flours-and-baking.ts'
import { frozen } from '#domain/food/table/frozen.ts'
import { fruit } from '#domain/food/table/fruit.ts'
import { furtherDairy, furtherFrozen } from '#domain/food/table/further-dairy.ts'
import {
  furtherDrinks,
  furtherGrains,
  furtherJars,
  furtherNuts,
  furtherOils,
  furtherSauces,
  furtherSnacks,
  furtherSpices,
} from '#domain/food/table/further-pantry.ts'
import { furtherProduce } from '#domain/food/table/further-produce.ts'
import { furtherSeafood } from '#domain/food/table/further-seafood.ts'
import { grains } from '#domain/food/table/grains.ts'
import { groundSpices } from '#domain/food/table/ground-spices.ts'
import { leavesAndHerbs } from '#domain/food/table/leaves-and-herbs.ts'
import { meat } from '#domain/food/table/meat.ts'
import { mushroomsAndSeaVegetables } from '#domain/food/table/mushrooms-and-sea-vegetables.ts'
import { nutsAndSeeds } from '#domain/food/table/nuts-and-seeds.ts'
import { offalAndGame } from '#domain/food/table/offal-and-game.ts'
import { oilsAndFats } from '#domain/food/table/oils-and-fats.ts'
import { pastaAndNoodles } from '#domain/food/table/pasta-and-noodles.ts'
import { plantKinds } from '#domain/food/table/plant-kinds.ts'
import { poultry } from '#domain/food/table/poultry.ts'
import { regionalCheeses, regionalMeats, regionalSeafood } from '#domain/food/table/regional-meats.ts'
import {
  regionalBaking,
  regionalBreads,
  regionalDrinks,
  regionalFrozen,
  regionalGrains,
  regionalJars,
  regionalNuts,
  regionalSauces,
  regionalSpices,
} from '#domain/food/table/regional-pantry.ts'
import { regionalProduce } from '#domain/food/table/regional-produce.ts'
import { saucesAndPastes } from '#domain/food/table/sauces-and-pastes.ts'
import { seafood } from '#domain/food/table/seafood.ts'
import { cakesAndSnacks, cordials, freshCheeses, sweets } from '#domain/food/table/snacks-and-cakes.ts'
import { stocks } from '#domain/food/table/stocks.ts'
import { sugarsAndSweets } from '#domain/food/table/sugars-and-sweets.ts'
import { vegetables } from '#domain/food/table/vegetables.ts'
import { vinegarsAndAcids } from '#domain/food/table/vinegars-and-acids.ts'
import { wholeSpicesAndDriedHerbs } from '#domain/food/table/whole-spices-and-dried-herbs.ts'
import { worldMeats, worldSeafood } from '#domain/food/table/world-meats.ts'
import {
  worldBaking,
  worldGrains,
  worldJars,
  worldOils,
  worldSauces,
  worldSpices,
} from '#domain/food/table/world-pantry.ts'
import { worldProduce } from '#domain/food/table/world-produce.ts'

/** The whole market. */
export const groups: readonly Group[] = [
  vegetables,
  leavesAndHerbs,
  mushroomsAndSeaVegetables,
  fruit,
  meat,
  poultry,
  seafood,
  dairy,
  eggsAndTofu,
  grains,
  pastaAndNoodles,
  breads,
  floursAndBaking,
  sugarsAndSweets,
  beansAndLentils,
  cannedAndJarred,
  stocks,
  nutsAndSeeds,
  groundSpices,
  wholeSpicesAndDriedHerbs,
  oilsAndFats,
  vinegarsAndAcids,
  saucesAndPastes,
  drinks,
  frozen,
  worldProduce,
  worldGrains,
  worldJars,
  worldBaking,
  worldSpices,
  worldOils,
  worldSauces,
  worldMeats,
  worldSeafood,
  cakesAndSnacks,
  sweets,
  cordials,
  freshCheeses,
  bakedGoods,
  mixes,
  offalAndGame,
  furtherSeafood,
  plantKinds,
  furtherDairy,
  furtherFrozen,
  furtherGrains,
  furtherNuts,
  furtherSauces,
  furtherSpices,
  furtherOils,
  furtherJars,
  furtherDrinks,
  furtherSnacks,
  furtherProduce,
  regionalMeats,
  regionalSeafood,
  regionalCheeses,
  regionalProduce,
  regionalGrains,
  regionalBreads,
  regionalBaking,
  regionalNuts,
  regionalJars,
  regionalSauces,
  regionalSpices,
  regionalDrinks,
  regionalFrozen,
]
