import type { ComponentType } from 'react'
import { AllergensWorking } from '#client/features/recipes/verified/allergens-working.tsx'
import { CostWorking } from '#client/features/recipes/verified/cost-working.tsx'
import { DietWorking } from '#client/features/recipes/verified/diet-working.tsx'
import { EnergyWorking } from '#client/features/recipes/verified/energy-working.tsx'
import { EquipmentWorking } from '#client/features/recipes/verified/equipment-working.tsx'
import type { Check, CheckedRecipe, Reader } from '#client/features/recipes/verified/headlines.ts'
import { TimeWorking } from '#client/features/recipes/verified/time-working.tsx'

interface WorkingProps {
  recipe: CheckedRecipe
  user: Reader
}

/** The working of one check, for its reader. */
export function WorkingOf({ check, ...props }: WorkingProps & { check: Check }) {
  const Working = workings[check]
  return <Working {...props} />
}

const workings: Record<Check, ComponentType<WorkingProps>> = {
  diet: DietWorking,
  allergens: AllergensWorking,
  energy: EnergyWorking,
  cost: CostWorking,
  equipment: EquipmentWorking,
  time: TimeWorking,
}
