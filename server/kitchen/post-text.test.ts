import { describe, expect, test } from 'vitest'
import { PostMarkdown } from '#contract/issue-markdown.ts'
import { postText, readTimeOf, wordsIn } from '#server/kitchen/post-text.ts'

const tables = { pot: { table: '| What | Price |\n| --- | --- |\n| Salt | $1 |', figures: { cost: '$3.40' } } }
const read = (markdown: string) => postText(markdown, tables)
const picture = '/api/blog/pictures/1200x800?v=abcdefghijklmnop'

describe('the text of a post', () => {
  test('has the kitchen’s tables and figures in it, and names what nobody knows', () => {
    const { text, unknown } = read('It costs {{pot.cost}}.\n\n<!-- table: pot -->\n\n{{pot.size}} <!-- table: pan -->')
    expect(text[0]).toEqual({ tag: 'p', children: ['It costs $3.40.'] })
    expect(text[1]).toMatchObject({ tag: 'table' })
    expect(unknown).toEqual(['pan', 'pot.size'])
    // names that every object has are none of the kitchen's
    expect(read('{{constructor.name}} <!-- table: toString -->').unknown).toHaveLength(2)
  })

  test('shows pictures that were uploaded here, in a paragraph of their own, and the words of every other', () => {
    expect(read(`![A *pot*](${picture})`).text).toEqual([{ tag: 'figure', href: picture, children: ['A *pot*'] }])
    for (const other of [
      'https://evil.example/a.png',
      `https://evil.example${picture}`,
      `${picture}&width=96`,
      '//evil.example/a.png',
      'data:image/png;base64,AA',
    ])
      expect(JSON.stringify(read(`![words](${other})`).text)).toBe('[{"tag":"p","children":["words"]}]')
    expect(JSON.stringify(read(`See ![words](${picture}).`).text)).not.toContain('href')
  })

  test('has no HTML and no address that could run', () => {
    const { text } = read('<b onclick="x()">bold</b>\n\n[a](javascript:x) [b](/blog/4) <img src=x onerror=y>')
    expect(JSON.stringify(text).match(/"tag":"\w+"/g)).toEqual(['"tag":"p"', '"tag":"p"', '"tag":"a"'])
  })

  test('takes a minute for 200 words, and one at least', () => {
    expect([readTimeOf('word '.repeat(900)), readTimeOf('word'), wordsIn('| --- | two words |')]).toEqual([5, 1, 2])
  })

  test('of the longest kind is taken, with all that stands open in it', () => {
    const places = '<!-- table: pot -->\n\n'.repeat(60)
    expect(PostMarkdown.safeParse(places).success).toBe(true)
    expect(PostMarkdown.safeParse(`${places}{{pot.cost}}`).success).toBe(false)
    const open = '{{'.repeat(4000) + '<!-- table: '.repeat(2000) + `![a](${'('.repeat(3000)}`
    const { text } = read(places + open)
    expect(text.filter((piece) => JSON.stringify(piece).includes('"tag":"table"'))).toHaveLength(60)
    expect(JSON.stringify(text.slice(60))).toContain('{{{{')
  })
})
