import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { LetterPage } from '#client/features/security/letter-page.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { FormError } from '#client/ui/field.tsx'
import { ErrorState } from '#client/ui/states.tsx'

interface Words {
  heading: string
  sentence: string
  button: string
}

/** What a link in a newsletter leads to. Nothing is done before its button is pressed: mail scanners open every link. */
export function LinkPage({
  title,
  ask,
  done,
  spent,
  act,
}: {
  title: string
  ask: Words
  done: Omit<Words, 'button'>
  /** What may be done where the link does not work. */
  spent: string
  act: () => Promise<unknown>
}) {
  const deed = useMutation({ mutationFn: act })
  if (deed.isSuccess)
    return (
      <LetterPage title={title} heading={done.heading}>
        <Outcome>{done.sentence}</Outcome>
        <ButtonLink {...paths.home()} className="justify-self-start">
          Go to MealCrafter
        </ButtonLink>
      </LetterPage>
    )
  if (isSpent(deed.error))
    return (
      <LetterPage title={title} heading="This link doesn’t work">
        <ErrorState title="Nothing has changed" sentence={`${sentenceOf(deed.error)} ${spent}`} />
      </LetterPage>
    )
  return (
    <LetterPage title={title} heading={ask.heading}>
      <p className="lead">{ask.sentence}</p>
      {deed.isError && <FormError>{sentenceOf(deed.error)}</FormError>}
      <Button look="go" big busy={deed.isPending} onClick={() => deed.mutate()} className="justify-self-start">
        {ask.button}
      </Button>
    </LetterPage>
  )
}

/** Read out: the button that had the focus is gone. */
function Outcome({ children }: { children: string }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} tabIndex={-1} className="lead outline-none">
      {children}
    </p>
  )
}

/** Asking again cannot help. */
const isSpent = (error: Error | null) => codeOf(error) === 'link_invalid' || codeOf(error) === 'invalid_input'
