import type { MenuWriting } from '#client/features/menus/generate/use-menu-generation.ts'
import { courseLabels } from '#client/features/menus/menu-words.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { takeFocus } from '#client/ui/focus/take-focus.ts'
import { Skeleton } from '#client/ui/pages/states.tsx'
import { dollars } from '#client/wording.ts'
import { caloriesText } from '#domain/measure/figures.ts'
import { minutesText } from '#domain/measure/minutes.ts'

/** The courses of a menu, which fill in as their recipes are written. */
export function MenuWritingView({ writing, onCancel }: { writing: MenuWriting; onCancel: () => void }) {
  const { message, courses, arrived, isCancelling } = writing
  return (
    <div ref={takeFocus} tabIndex={-1} aria-busy="true" className="grid max-w-[760px] gap-6 outline-none">
      <p className="flex items-center gap-3">
        <span aria-hidden className="size-2.5 flex-none animate-pulse rounded-full bg-tomato" />
        <output className="aside">
          {isCancelling ? 'Stopping' : arrived.length > 0 ? `${arrived.length} of ${courses.length} written` : message}…
        </output>
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button busy={isCancelling} onClick={onCancel}>
          Cancel
        </Button>
        <p className="note">You can leave this page. The menu will be in My Menus when it’s done.</p>
      </div>
      <ol className="double-rule">
        {[...courses.entries()].map(([place, course]) => {
          const recipe = arrived.find((each) => each.place === place)
          return (
            <li key={place} className="grid min-h-24 content-center gap-1 border-b border-hair py-3">
              <p className="aside text-ui">{courseLabels[course]}</p>
              {recipe ? (
                <>
                  <p className="serif text-3 leading-tight font-medium wrap-anywhere">{recipe.title}</p>
                  <p className="num text-ui text-ink-2">
                    {caloriesText(recipe.calories)}, {minutesText(recipe.totalMinutes)}, {dollars(recipe.estimatedCost)}
                  </p>
                </>
              ) : (
                <Skeleton className="h-7 w-2/3" />
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
