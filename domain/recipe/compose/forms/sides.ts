import type { Form } from '#domain/recipe/compose/form.ts'
import { braisedBeans } from '#domain/recipe/compose/forms/sides/braised-beans.ts'
import { sauteedSide, steamedSide } from '#domain/recipe/compose/forms/sides/cooked-sides.ts'
import { cornbread } from '#domain/recipe/compose/forms/sides/cornbread.ts'
import { creamedGreens } from '#domain/recipe/compose/forms/sides/creamed-greens.ts'
import { dressedGreens } from '#domain/recipe/compose/forms/sides/dressed-greens.ts'
import { dressedTofu } from '#domain/recipe/compose/forms/sides/dressed-tofu.ts'
import { glazedVegetables } from '#domain/recipe/compose/forms/sides/glazed-vegetables.ts'
import { grilledSide } from '#domain/recipe/compose/forms/sides/grilled-side.ts'
import { mash } from '#domain/recipe/compose/forms/sides/mash.ts'
import { panFlatbread } from '#domain/recipe/compose/forms/sides/pan-flatbread.ts'
import { roastedPotatoes } from '#domain/recipe/compose/forms/sides/roasted-potatoes.ts'
import { roastedSide } from '#domain/recipe/compose/forms/sides/roasted-side.ts'
import { seasonedRice } from '#domain/recipe/compose/forms/sides/seasoned-rice.ts'
import { softPolenta } from '#domain/recipe/compose/forms/sides/soft-polenta.ts'

/** Vegetables and grains beside a dish. */
export const sides: readonly Form[] = [
  roastedSide,
  sauteedSide,
  steamedSide,
  grilledSide,
  braisedBeans,
  cornbread,
  creamedGreens,
  dressedTofu,
  glazedVegetables,
  mash,
  panFlatbread,
  roastedPotatoes,
  seasonedRice,
  softPolenta,
  dressedGreens,
]
