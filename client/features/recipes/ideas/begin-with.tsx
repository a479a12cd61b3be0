import { Plus } from 'lucide-react'

/** What most kitchens have, to begin with by a press. */
export function BeginWith({ onFood }: { onFood: (food: string) => void }) {
  return (
    <section aria-labelledby="begin-with" className="grid gap-3">
      <h2 id="begin-with" className="text-3">
        Or start with
      </h2>
      <ul className="flex flex-wrap gap-2">
        {foods.map((food) => (
          <li key={food}>
            <button
              type="button"
              onClick={() => onFood(food)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-dashed border-edge px-3.5 text-ui font-medium hover:bg-well"
            >
              <Plus aria-hidden className="icon-small" />
              {food}
            </button>
          </li>
        ))}
      </ul>
      <p className="note max-w-prose">No need to list salt, oil, and other basics.</p>
    </section>
  )
}

const foods = [
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
