import type { ComponentType } from 'react'
import { AllergensWorking } from '#client/features/verified/allergens-working.tsx'
import { CostWorking } from '#client/features/verified/cost-working.tsx'
import { DietWorking } from '#client/features/verified/diet-working.tsx'
import { EnergyWorking } from '#client/features/verified/energy-working.tsx'
import { EquipmentWorking } from '#client/features/verified/equipment-working.tsx'
import type { Check, CheckedRecipe, Reader } from '#client/features/verified/headlines.ts'
import { TimeWorking } from '#client/features/verified/time-working.tsx'

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
