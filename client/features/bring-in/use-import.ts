import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { sendFile } from '#client/features/bring-in/send-file.ts'
import { NotSplit, splitArchive } from '#client/features/bring-in/split-archive.ts'
import { recipeKeys } from '#client/features/dishes/recipe-cache.ts'
import { collectionsQuery } from '#client/features/recipes/library/queries.ts'
import type { ImportOutcome } from '#contract/recipes/imports.ts'

export interface ImportState {
  phase: 'ready' | 'running' | 'done'
  /** How far it is, in words and 0 to 1. */
  words: string
  share: number
  recipes: readonly ImportOutcome[]
  /** Why it did not come to its end; what came before is kept. */
  failure: string | undefined
}

const ready: ImportState = { phase: 'ready', words: '', share: 0, recipes: [], failure: undefined }

/** Sends files of recipes, piece by piece where they are large, and hears of each recipe. Leaving the page stops what has not been sent. */
export function useImport() {
  const queryClient = useQueryClient()
  const [state, setState] = useState(ready)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const start = async (chosen: readonly File[], photos: boolean) => {
    const stopping = new AbortController()
    stop.current = stopping
    const recipes: ImportOutcome[] = []
    const show = (words: string, share: number) =>
      setState({ phase: 'running', words, share, recipes: [...recipes], failure: undefined })
    show(chosen.length > 1 ? 'Opening the files' : 'Opening the file', 0)
    let failure: string | undefined
    try {
      const { filesToSend } = await import('#client/features/bring-in/chosen-files.ts')
      const files = await filesToSend(chosen)
      if (files.length === 0) throw new NotSplit('We found no recipes among those files.')
      const pieces: { piece: Blob; name: string }[] = []
      for (const file of files) for (const piece of await splitArchive(file)) pieces.push({ piece, name: file.name })
      for (const [at, { piece, name }] of pieces.entries()) {
        const part = pieces.length > 1 ? ` (part ${at + 1} of ${pieces.length})` : ''
        const shareOf = (share: number) => (at + share) / pieces.length
        await sendFile(
          piece,
          name,
          photos,
          {
            onSent: (share) => show(`Sending${part}`, shareOf(share * 0.2)),
            onEvent(event) {
              if (event.type === 'recipe') recipes.push(event.recipe)
              if (event.type === 'progress')
                show(`Reading and checking${part}`, shareOf(0.2 + (0.8 * event.done) / Math.max(1, event.of)))
            },
          },
          stopping.signal,
        )
      }
    } catch (error) {
      if (isSignedOut(error)) return setState(ready)
      if (error instanceof DOMException && error.name === 'AbortError') failure = 'You stopped the import.'
      else failure = error instanceof NotSplit ? error.message : sentenceOf(error)
    }
    void queryClient.invalidateQueries({ queryKey: recipeKeys.all })
    void queryClient.invalidateQueries({ queryKey: collectionsQuery.queryKey })
    if (failure !== undefined && recipes.length === 0) return setState({ ...ready, failure })
    setState({ phase: 'done', words: '', share: 1, recipes, failure })
  }
  return { state, start, stop: () => stop.current?.abort(), again: () => setState(ready) }
}
