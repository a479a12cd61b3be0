import { HelpLink } from '#client/features/words/help-link.tsx'
import { takeFocus } from '#client/ui/focus/take-focus.ts'
import { Verdict } from '#client/ui/signs/verdict.tsx'

/** Why a wish was sent back, over the form that asked for it. */
export function WishRefusal({ children }: { children: string }) {
  return (
    <div ref={takeFocus} role="alert" tabIndex={-1} className="rounded-ctl bg-beet-wash px-4 py-3 outline-none">
      <Verdict kind="blocks">{children}</Verdict>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-4 pl-[30px] text-ui text-beet-ink">
        This didn’t count toward today’s recipes.
        <HelpLink to="refused" newWindow>
          Why was my request refused?
        </HelpLink>
      </p>
    </div>
  )
}
