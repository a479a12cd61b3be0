import { parentPort } from 'node:worker_threads'
import { type PdfRecipe, recipePdf } from '#server/ports/print/recipe-pdf.ts'

/** A thread that sets pages. */
parentPort?.on('message', ({ id, recipe }: { id: number; recipe: PdfRecipe }) => {
  recipePdf(recipe).then(
    (pdf) => say({ id, pdf }),
    (error: unknown) => say({ id, failure: error instanceof Error ? error.message : 'unknown' }),
  )
})

const say = (answer: object) => parentPort?.postMessage(answer, [])
