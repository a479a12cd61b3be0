import type { Brought } from '#client/features/editor/brought.ts'
import { Tick } from '#client/ui/fields/tick.tsx'

interface NoticeProps {
  brought: Brought
  wantsPhoto: boolean
  onWantsPhoto: (wants: boolean) => void
}

/** Over the form: how the page was read, and whether its photograph is wanted. */
export function BroughtNotice({ brought: { by, servingsGiven, photo, over }, wantsPhoto, onWantsPhoto }: NoticeProps) {
  return (
    <div className="mb-6 grid gap-2 rounded-ctl bg-well px-4 py-3">
      <p>
        {said[by]}
        {!servingsGiven && ' No servings were given, so we assumed 4.'}
      </p>
      {over && <p>It’s longer than a recipe can be here. The rest is at the end of your notes: {overText(over)}.</p>}
      {photo !== null && (
        <Tick checked={wantsPhoto} onChange={({ target }) => onWantsPhoto(target.checked)}>
          Keep the page’s photo for my own use
        </Tick>
      )}
    </div>
  )
}

const said: Readonly<Record<Brought['by'], string>> = {
  marks: 'Filled in from the page. Look it over, then save it.',
  text: 'We couldn’t tell for sure where the recipe is on this page, so we read it from the text. Please look it over carefully.',
  photo:
    'A language model copied this from your photo, and it can misread. Compare each line with the photo, then save it.',
}

function overText({ ingredients, instructions }: NonNullable<Brought['over']>): string {
  return [
    ...(ingredients > 0 ? [`${ingredients} ingredient ${ingredients === 1 ? 'line' : 'lines'}`] : []),
    ...(instructions > 0 ? [`${instructions} ${instructions === 1 ? 'step' : 'steps'}`] : []),
  ].join(' and ')
}
