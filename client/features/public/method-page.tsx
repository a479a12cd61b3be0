import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Contents } from '#client/features/words/contents.tsx'
import { type Section, sectionsOf } from '#client/features/words/sections.ts'
import { PageHead } from '#client/page-head.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { DocumentTitle } from '#client/ui/pages/page.tsx'
import { PrintedText } from '#client/ui/printed/printed-text.tsx'
import { anchorOf, wordsOf } from '#client/ui/printed/printed-words.ts'
import { type Printed, text as rules } from '#docs/method.md'
import { text as foods } from '#docs/method-foods.md'

/** How every figure is worked out, with sources, limits and our measured errors: the words of docs/method.md. */
export function MethodPage() {
  const { hash } = useLocation()
  useEffect(() => {
    const chapter = document.getElementById(hash)?.closest('details')
    if (chapter) chapter.open = true
  }, [hash])
  return (
    <div className="wrap grid gap-x-16 gap-y-8 py-8 tablet:py-12 spread:grid-cols-[minmax(0,1fr)_240px]">
      <DocumentTitle>How we check every claim</DocumentTitle>
      {import.meta.env.SSR && (
        <PageHead
          path="/method"
          title="How we check every claim"
          description="How we work out a recipe’s allergens, diets, calories, cost, equipment and time, with sources, limits and our measured errors."
        />
      )}
      <div id="rules" className="printed min-w-0">
        <PrintedText text={rules.slice(0, firstRule)} />
      </div>
      <aside className="grid gap-6 self-start spread:sticky spread:top-8 spread:col-start-2 spread:row-span-2 spread:row-start-1">
        <Contents parts={parts} />
        <div className="grid gap-3 border-t border-hair pt-5">
          <p className="aside text-ui!">Try it on a recipe of your own: paste it in and see every line.</p>
          <ButtonLink {...paths.check()}>Check any recipe</ButtonLink>
        </div>
      </aside>
      <div className="printed min-w-0">
        <section>
          {chapters.map((chapter) => (
            <Chapter key={chapter.anchor} chapter={chapter} />
          ))}
        </section>
        <section id="foods">
          <PrintedText text={foods.slice(0, firstFood)} under />
          {foodChapters.map((chapter) => (
            <Chapter key={chapter.anchor} chapter={chapter} under />
          ))}
        </section>
      </div>
    </div>
  )
}

/** A chapter, on a phone folded under its first sentence: nobody scrolls through all of them for the one that is wanted. */
function Chapter({ chapter: { heading, text }, under = false }: { chapter: Section; under?: boolean }) {
  return (
    <details className="chapter">
      <summary>
        <PrintedText text={[heading]} under={under} />
        <span className="note block">{firstSentence(text)}</span>
      </summary>
      <PrintedText text={text} under={under} />
    </details>
  )
}

/** As many of its first sentences as say what it is about. */
function firstSentence(text: readonly Printed[]): string {
  const words = text
    .flatMap((piece) => (typeof piece === 'string' || !/^(?:p|ul|ol)$/.test(piece.tag) ? [] : wordsOf(piece)))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:)])/g, '')
  return /^.{60,}?[.:](?= [A-Z]|$)/.exec(words)?.[0].replace(/:$/, '.') ?? words
}

const isRule = (piece: (typeof rules)[number]) => typeof piece !== 'string' && piece.tag === 'h2'
const firstRule = Math.max(0, rules.findIndex(isRule))
const firstFood = Math.max(0, foods.findIndex(isRule))
const { sections: chapters } = sectionsOf(rules, 'h2')
const { sections: foodChapters } = sectionsOf(foods, 'h2')

const parts = [
  ...rules.filter(isRule).map((piece) => ({ anchor: anchorOf(piece), name: wordsOf(piece) })),
  { anchor: 'foods', name: wordsOf(foods[0] ?? '') },
]
