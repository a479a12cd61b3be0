import { DishImage } from '#client/features/dishes/dish.tsx'
import type { AtHomeItem } from '#contract/home/at-home.ts'

/** A food as it is bought, on its linen; of one that has no drawing, how such a food is sold. */
export function FoodThumbnail({ item: { food, category } }: { item: Pick<AtHomeItem, 'food' | 'category'> }) {
  const query = new URLSearchParams({ ...(food !== null && { food }), category })
  return (
    <div className="linen size-11 flex-none overflow-hidden rounded-sheet">
      <DishImage src={`/api/food.svg?${query.toString()}`} loading="lazy" className="size-full" />
    </div>
  )
}
