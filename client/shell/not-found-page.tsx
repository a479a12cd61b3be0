import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { NothingHere } from '#client/ui/pages/nothing-here.tsx'

export function NotFoundPage() {
  return (
    <NothingHere
      title="404 Page Not Found"
      sentence="The page may have moved, or its address may have a typo. Nothing you saved is lost."
      aside="Did you forget to add the page to the router?"
    >
      <ButtonLink look="go" {...paths.home()}>
        Go home
      </ButtonLink>
      <ButtonLink {...paths.recipes()}>Recipes</ButtonLink>
      <ButtonLink {...paths.help()}>Help</ButtonLink>
    </NothingHere>
  )
}
