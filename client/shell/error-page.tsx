import { useRouter } from '@tanstack/react-router'
import { isMissingPart, sentenceOf } from '#client/failure.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/buttons/button.tsx'
import { Page } from '#client/ui/pages/page.tsx'

/** Where a page that broke ends. */
export function ErrorPage({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter()
  const again = () => {
    if (isMissingPart(error)) return window.location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <FailedPage
      title="Something went wrong"
      sentence={sentenceOf(error, 'This page ran into a problem. Nothing you saved is lost.')}
      onRetry={again}
    />
  )
}

/** A whole page that could not be had: why, and two ways on. */
export function FailedPage({ title, sentence, onRetry }: { title: string; sentence: string; onRetry: () => void }) {
  return (
    <Page title={title} className="grid items-center gap-x-16 gap-y-6 tablet:grid-cols-[minmax(0,1fr)_auto]">
      <img
        src="/empty-plate.svg"
        alt=""
        width={200}
        height={200}
        className="linen size-50 rounded-sheet p-2 tablet:order-1 spread:size-88 spread:p-6 print:hidden"
      />
      <div className="grid justify-items-start gap-4">
        <h1>{title}</h1>
        <p className="lead max-w-prose" role="alert">
          {sentence}
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button look="go" onClick={onRetry}>
            Try again
          </Button>
          <ButtonLink {...paths.home()} reloadDocument>
            Go home
          </ButtonLink>
        </div>
      </div>
    </Page>
  )
}
