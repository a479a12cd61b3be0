import { sentenceOf } from '#client/failure.ts'
import { Page } from '#client/ui/pages/page.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'

interface Props {
  /** 'menu', 'meal' */
  what: string
  error: unknown
  onRetry: () => void
}

/** Until what is cooked together is there, or why it isn’t. */
export function CookingComing({ what, error, onRetry }: Props) {
  return (
    <Page title="Cooking">
      <h1 className="mb-6">Cooking</h1>
      {error ? (
        <ErrorState sentence={sentenceOf(error, `The ${what} couldn’t be loaded.`)} onRetry={onRetry} />
      ) : (
        <Loading words={`Loading the ${what}`}>
          <Skeleton className="h-64" />
        </Loading>
      )}
    </Page>
  )
}
