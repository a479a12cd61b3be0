import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { toast } from '#client/ui/toast.ts'

/** Tells of a failed call in a toast; `otherwise`: in what words, where the server has none. An ended session is told of by the query client already. */
export function tellFailure(error: unknown, otherwise: string): void {
  if (!isSignedOut(error)) toast({ title: 'Error', description: sentenceOf(error, otherwise), variant: 'destructive' })
}
