import { dairy } from '#domain/food/table/dairy-and-eggs/dairy.ts'
import { eggsAndTofu } from '#domain/food/table/dairy-and-eggs/eggs-and-tofu.ts'
import { furtherDairy, furtherFrozen } from '#domain/food/table/dairy-and-eggs/further-dairy.ts'
import { plantKinds } from '#domain/food/table/dairy-and-eggs/plant-kinds.ts'
import { drinks } from '#domain/food/table/drinks.ts'
import type { Group } from '#domain/food/table/entry.ts'
import { frozen } from '#domain/food/table/frozen.ts'
import { bakedGoods, mixes } from '#domain/food/table/grains-and-bakery/baked-goods.ts'
import { breads } from '#domain/food/table/grains-and-bakery/breads.ts'
import { floursAndBaking } from '#domain/food/table/grains-and-bakery/flours-and-baking.ts'
import { grains } from '#domain/food/table/grains-and-bakery/grains.ts'
import { pastaAndNoodles } from '#domain/food/table/grains-and-bakery/pasta-and-noodles.ts'
import {
  cakesAndSnacks,
  cordials,
  freshCheeses,
  sweets,
} from '#domain/food/table/grains-and-bakery/snacks-and-cakes.ts'
import { furtherSeafood } from '#domain/food/table/meat-and-fish/further-seafood.ts'
import { meat } from '#domain/food/table/meat-and-fish/meat.ts'
import { offalAndGame } from '#domain/food/table/meat-and-fish/offal-and-game.ts'
import { poultry } from '#domain/food/table/meat-and-fish/poultry.ts'
import { regionalCheeses, regionalMeats, regionalSeafood } from '#domain/food/table/meat-and-fish/regional-meats.ts'
import { seafood } from '#domain/food/table/meat-and-fish/seafood.ts'
import { worldMeats, worldSeafood } from '#domain/food/table/meat-and-fish/world-meats.ts'
import { beansAndLentils } from '#domain/food/table/pantry/beans-and-lentils.ts'
import { cannedAndJarred } from '#domain/food/table/pantry/canned-and-jarred.ts'
import {
  furtherDrinks,
  furtherGrains,
  furtherJars,
  furtherNuts,
  furtherOils,
  furtherSauces,
  furtherSnacks,
  furtherSpices,
} from '#domain/food/table/pantry/further-pantry.ts'
import { groundSpices } from '#domain/food/table/pantry/ground-spices.ts'
import { nutsAndSeeds } from '#domain/food/table/pantry/nuts-and-seeds.ts'
import { oilsAndFats } from '#domain/food/table/pantry/oils-and-fats.ts'
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
} from '#domain/food/table/pantry/regional-pantry.ts'
import { saucesAndPastes } from '#domain/food/table/pantry/sauces-and-pastes.ts'
import { stocks } from '#domain/food/table/pantry/stocks.ts'
import { sugarsAndSweets } from '#domain/food/table/pantry/sugars-and-sweets.ts'
import { vinegarsAndAcids } from '#domain/food/table/pantry/vinegars-and-acids.ts'
import { wholeSpicesAndDriedHerbs } from '#domain/food/table/pantry/whole-spices-and-dried-herbs.ts'
import {
  worldBaking,
  worldGrains,
  worldJars,
  worldOils,
  worldSauces,
  worldSpices,
} from '#domain/food/table/pantry/world-pantry.ts'
import { fruit } from '#domain/food/table/produce/fruit.ts'
import { furtherProduce } from '#domain/food/table/produce/further-produce.ts'
import { leavesAndHerbs } from '#domain/food/table/produce/leaves-and-herbs.ts'
import { mushroomsAndSeaVegetables } from '#domain/food/table/produce/mushrooms-and-sea-vegetables.ts'
import { regionalProduce } from '#domain/food/table/produce/regional-produce.ts'
import { vegetables } from '#domain/food/table/produce/vegetables.ts'
import { worldProduce } from '#domain/food/table/produce/world-produce.ts'

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
