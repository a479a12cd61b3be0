import { useRouter } from '@tanstack/react-router'
import { isMissingPart, sentenceOf } from '#client/failure.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'

/** Where a page that broke ends: one sentence, and two ways on. */
export function ErrorPage({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter()
  const again = () => {
    if (isMissingPart(error)) return window.location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <Page title="Something went wrong" className="drawn-wrong grid justify-items-start gap-4">
      <h1>Something went wrong</h1>
      <p className="lead" role="alert">
        {sentenceOf(error, 'This page ran into a problem. Nothing you saved is lost.')}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button look="go" onClick={again}>
          Try again
        </Button>
        <ButtonLink {...paths.home()} reloadDocument>
          Go home
        </ButtonLink>
      </div>
    </Page>
  )
}
