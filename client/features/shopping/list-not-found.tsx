import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { NothingHere } from '#client/ui/pages/nothing-here.tsx'

/** Instead of a list that is not there, or is somebody else's. */
export function ListNotFound() {
  return (
    <NothingHere title="List Not Found" sentence="It may have been deleted, or it may belong to someone else.">
      <ButtonLink look="go" {...paths.lists()}>
        Your shopping lists
      </ButtonLink>
    </NothingHere>
  )
}
