import { ArrowRight } from 'lucide-react'
import { ExampleReading } from '#client/features/check/example-reading.tsx'
import { PlateStrip } from '#client/features/site/plate-strip.tsx'
import { TextHead, useFilled } from '#client/features/words/printed-page.tsx'
import { type Section, sectionsOf } from '#client/features/words/sections.ts'
import { paths } from '#client/paths.ts'
import { ButtonAnchor, ButtonLink } from '#client/ui/buttons/button.tsx'
import { PrintedText } from '#client/ui/printed/printed-text.tsx'
import { head, text } from '#content/about.md'
import { plans } from '#contract/plans.ts'

/** What the product is for and why: the words of content/about.md, each part beside its heading. */
export function AboutPage() {
  const { filled, isBusy } = useFilled(text)
  const { before, sections } = sectionsOf(filled, 'h2')
  return (
    <div aria-busy={isBusy} className="wrap py-8 tablet:py-12">
      <TextHead head={head} />
      <div className="pb-10 tablet:pb-12">
        <div className="grid items-start gap-x-16 gap-y-8 spread:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div className="printed with-lead">
            <PrintedText text={before} />
            <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
              <ButtonAnchor look="go" big href="/api/login" className="no-underline! text-on-tomato!">
                Get Started Free
                <ArrowRight aria-hidden className="icon" />
              </ButtonAnchor>
              <span className="note">{plans.free.dailyRecipes} recipes a day, no card needed.</span>
            </div>
          </div>
          <ExampleReading className="" />
        </div>
        <div className="mt-12">
          <PlateStrip />
        </div>
      </div>
      <div className="double-rule">
        {sections.map((section) => (
          <Part key={section.anchor} section={section} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-hair pt-9">
        <ButtonLink {...paths.check()}>Check a recipe</ButtonLink>
        <span className="note">Paste one you cook from. No account needed.</span>
      </div>
    </div>
  )
}

function Part({ section: { anchor, heading, text: under } }: { section: Section }) {
  const { before, sections } = sectionsOf(under, 'h3')
  return (
    <section
      aria-labelledby={anchor}
      className="grid gap-x-16 gap-y-3 border-t border-hair py-9 first-of-type:border-t-0 spread:grid-cols-[minmax(0,4fr)_minmax(0,11fr)]"
    >
      <div className="scroll-mt-6 [&>h2]:text-2">
        <PrintedText text={[heading]} />
      </div>
      <div className="printed min-w-0 [&>p:first-child]:mt-0! spread:pt-1.5">
        <PrintedText text={before} />
        {sections.length > 0 && (
          <div className="grid gap-x-10 gap-y-7 max-spread:mt-4 tablet:grid-cols-3 [&_h3]:mt-0!">
            {sections.map((value) => (
              <div key={value.anchor}>
                <PrintedText text={[value.heading, ...value.text]} />
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
