import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { ImportResult } from '#client/features/recipes/bring-in/import-result.tsx'
import { useImport } from '#client/features/recipes/bring-in/use-import.ts'
import { Button } from '#client/ui/button.tsx'
import { FormError } from '#client/ui/field.tsx'
import { Tick } from '#client/ui/tick.tsx'

/** The file of another program, with how far it is and what came of it. */
export function FileForm() {
  const input = useRef<HTMLInputElement>(null)
  const [photos, setPhotos] = useState(true)
  const { state, start, stop, again } = useImport()
  if (state.phase === 'done') return <ImportResult recipes={state.recipes} failure={state.failure} onAgain={again} />
  const isRunning = state.phase === 'running'
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-ink-2">
        Export your recipes from Paprika, Mealie, Tandoor, RecipeSage, Nextcloud Cookbook or a Cooklang folder, and
        choose that file. JSON-LD and plain text work too. Recipes you already have are skipped.
      </p>
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
        <>
          <Tick checked={photos} onChange={({ target }) => setPhotos(target.checked)}>
            Import the photos in the file, too
          </Tick>
          <Button className="justify-self-start" onClick={() => input.current?.click()}>
            <FileUp aria-hidden className="icon" />
            Choose a file
          </Button>
          {state.failure && <FormError>{state.failure}</FormError>}
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File with recipes"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void start(file, photos)
          // the same file may be chosen again
          target.value = ''
        }}
      />
    </div>
  )
}
