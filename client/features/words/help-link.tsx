import type { HelpQuestion } from '#client/features/words/help-questions.ts'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'

interface HelpLinkProps {
  to: HelpQuestion
  children: string
  /** Beside something half done, which would be lost. */
  newWindow?: boolean
}

/** A quiet way to the answer of a question that comes up where it stands. */
export function HelpLink({ to, children, newWindow = false }: HelpLinkProps) {
  return (
    <TextLink
      {...paths.help(to)}
      {...(newWindow && { target: '_blank', rel: 'noopener' })}
      className="w-fit font-normal! text-ink-2! decoration-edge! hover:text-ink! hover:decoration-ink! print:hidden"
    >
      {children}
      {newWindow && <span className="sr-only"> (opens in a new tab)</span>}
    </TextLink>
  )
}
