import { countText } from '#client/features/desk/admin-words.ts'
import { capital } from '#client/wording.ts'
import type { Activity } from '#contract/desk/admin-views.ts'

/** The dishes of the kitchen that members like best; what members wrote themselves is theirs, and stays out. */
export function TopRecipes({ recipes }: { recipes: Activity['topRecipes'] }) {
  return (
    <div className="grid min-w-0 content-start gap-3">
      <h3>Top recipes</h3>
      {recipes.length === 0 ? (
        <p className="text-ui text-ink-2">No favorites or thumbs-ups yet.</p>
      ) : (
        <ol aria-label="Top recipes">
          {recipes.map(({ dish, food, flavour, likes }, place) => (
            <li
              key={`${dish} ${food} ${flavour}`}
              className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-baseline gap-x-2 border-t border-hair py-2 first:border-t-0 first:pt-0"
            >
              <span aria-hidden className="aside text-tomato-ink">
                {place + 1}
              </span>
              <span className="min-w-0 leading-snug wrap-anywhere">
                {capital(dish)}
                {food && ` with ${food}`}
                <span className="note block capitalize">{flavour}</span>
              </span>
              <span className="num font-[650]">
                {countText(likes)} <span className="sr-only">{likes === 1 ? 'like' : 'likes'}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="note">
        Dishes from our kitchen, ranked by how many members favorited them or gave them a thumbs-up.
      </p>
    </div>
  )
}
