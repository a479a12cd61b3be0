import type { Form } from '#domain/catalogue/forms/form.ts'
import { everyKitchen } from '#domain/options/every-kitchen.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { isByHand } from '#domain/recipe/compose/dish/by-hand.ts'
import { usualMachines } from '#domain/recipe/compose/dish/pairs-of-form.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** One machine for each need, owned ones only; a preferred one first. Undefined when a need cannot be met. */
export function machinesFor(form: Form, wish: HeardWish): readonly string[] | undefined {
  if (form.few && !isThere(form.few, form, wish)) return undefined
  if (!wish.equipment.length && !wish.preferEquipment.length) return usualMachines(form)
  const chosen: string[] = []
  for (const need of form.equipment) {
    const owned = need.filter((machine) => !wish.equipment.length || owns(wish.equipment, machine))
    const preferred = owned.filter((each) => wish.preferEquipment.includes(each))
    // what stands on the worktop is used where it can be; for many people the usual way has more room
    const special = wish.servings <= 4 ? preferred.find((each) => !everyKitchen.has(each)) : undefined
    const machine = special ?? preferred[0] ?? owned[0]
    if (!machine && need.includes('Blender') && isByHand(form, wish.intents)) continue
    if (!machine) return undefined
    chosen.push(machine)
  }
  return chosen
}

/** Whether the cook owns a machine that few have, or their words name its dish. */
function isThere(machine: string, { id }: Form, wish: HeardWish): boolean {
  const owned = [...wish.equipment, ...wish.preferEquipment].includes(machine)
  return owned || readWish(wish).forms.includes(id)
}

/** An Instant Pot cooks under pressure and cooks slowly, what a blender does a stick blender does; and everyone has a freezer. */
export function owns(equipment: readonly string[], machine: string): boolean {
  const standIn = standIns[machine]
  return machine === 'Freezer' || equipment.includes(machine) || (!!standIn && equipment.includes(standIn))
}
const standIns: Readonly<Record<string, string>> = {
  'Pressure Cooker': 'Instant Pot',
  'Slow Cooker': 'Instant Pot',
  Blender: 'Immersion Blender',
}
