import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'

export function NotFoundPage() {
  return (
    <Page title="404 Page Not Found" className="drawn-empty grid justify-items-start gap-4">
      <h1>404 Page Not Found</h1>
      <p className="lead">Did you forget to add the page to the router?</p>
      <p className="max-w-prose">The page may have moved, or its address may have a typo. Nothing you saved is lost.</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink look="go" {...paths.home()}>
          Go home
        </ButtonLink>
        <ButtonLink {...paths.recipes()}>Recipes</ButtonLink>
        <ButtonLink {...paths.help()}>Help</ButtonLink>
      </div>
    </Page>
  )
}
