import { expect, test } from 'vitest'
import { IssueMarkdown } from '#contract/issue-markdown.ts'
import { writeLetter } from '#server/features/letters/write-letter.ts'
import { issueText, safeText } from '#server/kitchen/issue-text.ts'
import { wholeIssue } from '#server/test-world/letters-to-strangers.ts'

const house = { address: 'https://meals.example', supportEmail: 'help@meals.example' }
const nobody = { email: 'ada@example.org', firstName: '', lastName: '' }
const webPage = 'https://meals.example/newsletter/3'
const letterOf = (markdown: string, subject = 'Soup weather') =>
  writeLetter('letter-1', { subject, parts: [{ printed: issueText(markdown) }], issue: { webPage } }, nobody, house)

test('an issue, word by word', async () => {
  const { subject, text, html } = letterOf(wholeIssue)
  await expect(`Subject: ${subject}\n\n${text}`).toMatchFileSnapshot('./golden/issue.txt')
  await expect(html).toMatchFileSnapshot('./golden/issue.html')
})

const hostile = [
  '<script>alert(1)</script> <img src=x onerror=alert(1)>',
  '[a](javascript:alert(1)) [b](data:text/html,x) [c](//evil.example) [d](https://good.example/"><svg>) [e](\\tjavascript:x)',
  '[f](JaVaScRiPt&colon;alert(1)) [g](/\\\\evil.example)',
  '![x](https://spy.example/pixel.png)',
  '**broken *and [unfinished](',
  '| a | b |\n|---|\n| <b>',
].join('\n\n')

test('nothing in an issue is HTML, loads a picture, or leads astray', () => {
  const tree = JSON.stringify(issueText(hostile))
  expect(tree).not.toMatch(/"href":"(?!https:\/\/good\.example)|"tag":"(script|img|svg)"|spy\.example/)
  expect(tree).toContain('"href":"https://good.example')
  // a browser leaves the tab out
  expect(safeText([{ tag: 'a', href: '/\t/evil.example', children: ['h'] }])).toEqual(['h'])
  const { html, text } = letterOf(hostile, '</title><svg onload=1>')
  expect(html).not.toMatch(/<script|<img|<svg|<b>|href="(?!https:\/\/good\.example|https:\/\/meals\.example)/)
  expect(text).toContain('alert(1)')
})

test('what would take long to read is refused, and what anybody writes is not', () => {
  for (const markdown of [
    '> '.repeat(5000),
    '1. '.repeat(50),
    '_*a'.repeat(200),
    `${'*'.repeat(90)}a`,
    'x'.repeat(40_001),
    'y'.repeat(4001),
    '   ',
  ])
    expect(IssueMarkdown.safeParse(markdown).success).toBe(false)
  expect(IssueMarkdown.parse(`${wholeIssue}\r\n`)).toBe(wholeIssue)
  expect(IssueMarkdown.safeParse('- a\n  > b\n\n---\n\n***bold***').success).toBe(true)
})

test('the longest that is allowed is read, whatever it is made of', () => {
  for (const piece of ['_*a ', '[', '`a``', '<a ', '| a ', '~~a', '- a\n', '\\', '&amp;', '[a](b) ', 'http://a.b ']) {
    const block = piece.repeat(Math.floor(Math.min(3900 / piece.length, piece.includes('*') ? 140 : 990)))
    const markdown = Array.from({ length: 9 }, () => block).join('\n\n')
    if (!IssueMarkdown.safeParse(markdown).success) continue
    expect([piece, letterOf(markdown).text.length > 0]).toEqual([piece, true])
  }
})
