import { fromEvent } from 'file-selector'
import { FileDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { ImportResult } from '#client/features/bring-in/import-result.tsx'
import { useImport } from '#client/features/bring-in/use-import.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { FormError } from '#client/ui/fields/field.tsx'
import { Tick } from '#client/ui/fields/tick.tsx'

/** Not on most phones. */
const canTakeFolders = 'webkitdirectory' in HTMLInputElement.prototype

/** The files of another app, with how far it is and what came of it. */
export function FileForm() {
  const input = useRef<HTMLInputElement>(null)
  const [photos, setPhotos] = useState(true)
  const { state, start, stop, again } = useImport()
  const choose = (isFolder: boolean) => {
    if (!input.current) return
    input.current.webkitdirectory = isFolder
    input.current.click()
  }
  const take = (files: readonly File[]) => {
    if (files.length > 0) void start(files, photos)
  }
  if (state.phase === 'done') return <ImportResult recipes={state.recipes} failure={state.failure} onAgain={again} />
  const isRunning = state.phase === 'running'
  return (
    <div className="flex grow flex-col gap-3">
      <p className="max-w-prose text-ink-2">
        Export your recipes from the other app to a file, then choose it here. Recipes you already have are skipped.
      </p>
      <details className="-my-2 open:mb-1">
        <summary className="min-h-11 content-center text-ui font-semibold">Which apps and files work?</summary>
        <p className="max-w-prose text-ui text-ink-2">
          Paprika, Mealie, Tandoor, RecipeSage, Nextcloud Cookbook and Cooklang. Single .cook files, JSON-LD, saved web
          pages and plain text work, too. Look for “Export” in the other app’s settings.
        </p>
        <p className="mt-2 max-w-prose text-ui text-ink-2">
          Coming from Mealime? Copy the text of each recipe and paste it, or read its page by its web address.
        </p>
      </details>
      {isRunning ? (
        <>
          <label className="grid max-w-[480px] gap-1.5 font-semibold">
            {state.words}
            <progress value={state.share} max={1} className="bar" />
          </label>
          <output className="num text-ui text-ink-2">
            {state.recipes.length === 0
              ? 'No recipes yet'
              : `${state.recipes.length} ${state.recipes.length === 1 ? 'recipe' : 'recipes'} read`}
          </output>
          <Button className="justify-self-start" onClick={stop}>
            Stop
          </Button>
        </>
      ) : (
        // of no role itself: whoever has no pointer has the buttons
        <div
          role="presentation"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            void fromEvent(event.nativeEvent).then((dropped) => take(dropped.filter((each) => each instanceof File)))
          }}
          className="flex grow flex-col gap-1"
        >
          <div className="drop-zone">
            <p>
              <FileDown aria-hidden className="icon" />
              Drop files here, or
            </p>
            {state.failure && <FormError>{state.failure}</FormError>}
            <div className="grid auto-cols-fr grid-flow-col gap-3 *:max-phone:px-2">
              <Button onClick={() => choose(false)}>Choose files</Button>
              {canTakeFolders && <Button onClick={() => choose(true)}>Choose a folder</Button>}
            </div>
          </div>
          <Tick checked={photos} onChange={({ target }) => setPhotos(target.checked)}>
            Import photos, too
          </Tick>
        </div>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Recipe file"
        onChange={({ target }) => {
          take([...(target.files ?? [])])
          // the same files may be chosen again
          target.value = ''
        }}
      />
    </div>
  )
}
