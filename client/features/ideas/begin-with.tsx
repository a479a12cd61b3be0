import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { atHomeQuery } from '#client/features/at-home/queries.ts'

/** What is at home, and what most kitchens have, to begin with by a press. */
export function BeginWith({ onFood }: { onFood: (food: string) => void }) {
  const { data = [] } = useQuery(atHomeQuery)
  const home = [...new Set(data.map(({ name }) => name))].slice(0, usual.length)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {home.length > 0 && <Foods title="Or start with what’s at home" foods={home} onFood={onFood} />}
      <Foods
        title={home.length > 0 ? 'Often in the kitchen' : 'Or start with'}
        foods={usual.filter((food) => !home.includes(food))}
        onFood={onFood}
      />
      <p className="note max-w-prose">No need to list salt, oil, and other basics.</p>
    </div>
  )
}

function Foods({ title, foods, onFood }: { title: string; foods: readonly string[]; onFood: (food: string) => void }) {
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-3">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {foods.map((food) => (
          <li key={food} className="max-w-full">
            <button
              type="button"
              onClick={() => onFood(food)}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border-[1.5px] border-dashed border-edge px-3.5 text-ui font-medium hover:bg-well"
            >
              <Plus aria-hidden className="icon-small" />
              <span className="truncate">{food}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const usual = [
  'eggs',
  'chicken thighs',
  'ground beef',
  'rice',
  'pasta',
  'potatoes',
  'chickpeas',
  'canned tomatoes',
  'spinach',
]
