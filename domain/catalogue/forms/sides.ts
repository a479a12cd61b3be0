import type { Form } from '#domain/catalogue/forms/form.ts'
import { braisedBeans } from '#domain/catalogue/forms/sides/braised-beans.ts'
import { sauteedSide, steamedSide } from '#domain/catalogue/forms/sides/cooked-sides.ts'
import { cornbread } from '#domain/catalogue/forms/sides/cornbread.ts'
import { creamedGreens } from '#domain/catalogue/forms/sides/creamed-greens.ts'
import { dressedGreens } from '#domain/catalogue/forms/sides/dressed-greens.ts'
import { dressedTofu } from '#domain/catalogue/forms/sides/dressed-tofu.ts'
import { glazedVegetables } from '#domain/catalogue/forms/sides/glazed-vegetables.ts'
import { grilledSide } from '#domain/catalogue/forms/sides/grilled-side.ts'
import { mash } from '#domain/catalogue/forms/sides/mash.ts'
import { panFlatbread } from '#domain/catalogue/forms/sides/pan-flatbread.ts'
import { roastedPotatoes } from '#domain/catalogue/forms/sides/roasted-potatoes.ts'
import { roastedSide } from '#domain/catalogue/forms/sides/roasted-side.ts'
import { seasonedRice } from '#domain/catalogue/forms/sides/seasoned-rice.ts'
import { softPolenta } from '#domain/catalogue/forms/sides/soft-polenta.ts'

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
