import { sections } from 'virtual:method-text'
import { PrintedText } from '#client/features/method/printed-text.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { DocumentTitle } from '#client/ui/page.tsx'
import '#client/features/method/method.css'

/** How every figure is worked out, with sources, limits and our measured errors: the words of docs/method.md. */
export function MethodPage() {
  return (
    <div className="wrap grid gap-10 py-8 tablet:py-12 spread:grid-cols-[minmax(0,1fr)_240px] spread:gap-16">
      <DocumentTitle>How the claims are worked out</DocumentTitle>
      <div className="printed min-w-0">
        <section id="rules">
          <PrintedText text={sections.rules} />
        </section>
        <section id="foods">
          <PrintedText text={sections.foods} under />
        </section>
      </div>
      <aside className="grid content-start gap-4 spread:sticky spread:top-8">
        <p className="aside">Try it on a recipe of your own: paste it, and see each line.</p>
        <ButtonLink {...paths.check()}>Check any recipe</ButtonLink>
      </aside>
    </div>
  )
}
