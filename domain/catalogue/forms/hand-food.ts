import type { Form } from '#domain/catalogue/forms/form.ts'
import { burgers } from '#domain/catalogue/forms/hand-food/burgers.ts'
import { filledWrap } from '#domain/catalogue/forms/hand-food/filled-wrap.ts'
import { noCookPlate } from '#domain/catalogue/forms/hand-food/no-cook-plate.ts'
import { sandwich } from '#domain/catalogue/forms/hand-food/sandwich.ts'
import { summerRolls } from '#domain/catalogue/forms/hand-food/summer-rolls.ts'
import { toastedSandwich } from '#domain/catalogue/forms/hand-food/toasted-sandwich.ts'

/** What is eaten from the hand, and plates that need no stove. */
export const handFood: readonly Form[] = [burgers, filledWrap, sandwich, toastedSandwich, summerRolls, noCookPlate]
