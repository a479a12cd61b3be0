import { expect, test } from 'vitest'
import { fieldsOf, wordsOfFields } from '#client/features/blog/desk/post-fields.ts'
import { hasUnpublished, lineOf, stateOf } from '#client/features/blog/desk/post-state.ts'
import { type HistoryEntry, PostWords, placeholderWords, type WrittenPost } from '#contract/blog/blog-desk.ts'

const photo = { photo: '/api/blog/pictures/40x30?v=abcdefghijklmnop', alt: 'A pot' }
const post: WrittenPost = {
  id: 7,
  isOriginal: false,
  title: 'Beans',
  revision: 4,
  version: 2,
  shows: 'version',
  shownVersion: 1,
  shownSince: '2026-11-20T12:00:00.000Z',
  scheduled: null,
  wasPublished: true,
  changedAt: '2026-11-20T13:00:00.000Z',
  words: placeholderWords,
  by: null,
  tables: [],
}
const clock = (hour: number) => `2026-11-20T${hour}:00:00.000Z`
const history: readonly HistoryEntry[] = [
  { kind: 'saved', id: 4, at: clock(13), by: null, version: 2, title: 'Beans' },
  { kind: 'shown', id: 3, at: clock(12), by: 'Bo Cook', shows: 'version', version: 1, from: clock(12) },
  { kind: 'shown', id: 2, at: clock(11), by: 'Bo Cook', shows: 'version', version: 1, from: clock(13) },
  { kind: 'saved', id: 1, at: clock(11), by: 'Bo Cook', version: 1, title: 'Beans' },
]

test('what is in the fields is what was written, with either kind of picture', () => {
  for (const words of [placeholderWords, { ...placeholderWords, picture: photo, tags: ['one', 'two words'] }])
    expect(wordsOfFields(fieldsOf(words))).toEqual(words)
  expect(wordsOfFields({ ...fieldsOf(placeholderWords), tags: ' one,, two words ,' }).tags).toEqual([
    'one',
    'two words',
  ])
  // a new article can be saved as it begins
  expect(PostWords.parse(placeholderWords)).toEqual(placeholderWords)
})

test('an article says where it stands, and whether there is more than readers get', () => {
  const scheduled = { version: 2, at: '2026-11-21T12:00:00.000Z' }
  const states = [
    post,
    { ...post, scheduled },
    { ...post, shows: 'nothing', shownVersion: null },
    { ...post, shows: 'nothing', wasPublished: false },
    { ...post, shows: 'original', version: 0 },
    { ...post, shownVersion: 2 },
  ] as const
  expect(states.map((each) => [stateOf(each).words, hasUnpublished(each)])).toEqual([
    ['Published', true],
    ['Scheduled', false],
    ['Taken down', true],
    ['Draft', true],
    ['Original', false],
    ['Published', false],
  ])
})

test('its history tells what was saved and shown in turn, also by whom nobody knows any more', () => {
  expect(history.map(lineOf).map(({ words, by, version }) => [words, by, version])).toEqual([
    ['Version 2', 'a deleted account', 2],
    ['Version 1 published', 'Bo Cook', undefined],
    [expect.stringMatching(/^Version 1 scheduled for ./), 'Bo Cook', undefined],
    ['Version 1', 'Bo Cook', 1],
  ])
})
