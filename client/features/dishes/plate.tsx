import { clsx } from 'clsx'
import { DishImage } from '#client/features/dishes/dish.tsx'
import { plateAddress } from '#client/features/dishes/plate-address.ts'
import { useSettled } from '#client/use-settled.ts'

/** The foods that were named up to now, on a plate; it is drawn again when the fingers rest. */
export function Plate({ named, className }: { named: readonly string[]; className?: string }) {
  const src = useSettled(plateAddress(named), restMs)
  return (
    <figure className={clsx('grid justify-items-center gap-2 text-center', className)}>
      <DishImage src={src} className="aspect-square w-full" />
      <figcaption className="aside text-ui! leading-tight text-balance">Your plate so far</figcaption>
    </figure>
  )
}

const restMs = 400
