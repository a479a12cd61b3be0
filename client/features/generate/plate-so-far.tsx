import { type Control, useWatch } from 'react-hook-form'
import { Plate } from '#client/features/dishes/plate.tsx'
import type { WishForm } from '#client/features/generate/wish-form.ts'

/** The plate of what the form names. */
export function PlateSoFar({ control, className }: { control: Control<WishForm>; className?: string }) {
  const named = useWatch({ control, name: ['includeIngredients', 'specialNotes'] })
  return <Plate named={named} className={className} />
}
