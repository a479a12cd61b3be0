import { type Section, sectionsOf } from '#client/features/words/sections.ts'
import { wordsOf } from '#client/ui/printed/printed-words.ts'
import type { Printed } from '#content/help.md'
import { plain } from '#domain/plain-text.ts'

/** Questions about one subject. */
export interface QuestionGroup {
  anchor: string
  name: string
  questions: readonly Section[]
}

/** The groups of a text of questions (headings of the second level) with their questions (of the third). */
export function groupsOf(text: readonly Printed[]): QuestionGroup[] {
  return sectionsOf(text, 'h2').sections.map(({ anchor, name, text: under }) => ({
    anchor,
    name,
    questions: sectionsOf(under, 'h3').sections,
  }))
}

/** The groups with those questions alone in which, or in whose answer or group, every word stands that was typed. */
export function questionsWith(groups: readonly QuestionGroup[], typed: string): readonly QuestionGroup[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return groups.flatMap((group) => {
    const questions = group.questions.filter((question) => {
      const said = plain([group.name, question.name, ...question.text.map(wordsOf)].join(' '))
      return words.every((word) => said.includes(word))
    })
    return questions.length > 0 ? { ...group, questions } : []
  })
}

/** The questions as schema.org's FAQPage. */
export function faqOf(groups: readonly QuestionGroup[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ name, text }) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text: text.map(wordsOf).join(' ') },
      })),
  }
}
