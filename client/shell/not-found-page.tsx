import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'

export function NotFoundPage() {
  return (
    <Page title="404 Page Not Found" className="drawn-empty grid justify-items-start gap-4">
      <h1>404 Page Not Found</h1>
      <p className="lead">Did you forget to add the page to the router?</p>
      <ButtonLink look="go" {...paths.home()} className="mt-2">
        Go home
      </ButtonLink>
    </Page>
  )
}
