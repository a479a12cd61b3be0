import { expect, it } from 'vitest'
import { refusalOf } from '#client/features/pictures/picture-file.ts'

const five = 5 * 1024 * 1024

it('takes the three kinds of pictures, up to five megabytes and not a byte more', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp'])
    expect(refusalOf({ type, size: five }, five)).toBeUndefined()
  expect(refusalOf({ type: 'image/png', size: five + 1 }, five)).toBe(
    'The picture is larger than 5 MB. Please choose a smaller one.',
  )
})

it('says what it takes to everything else', () => {
  for (const type of ['image/svg+xml', 'image/gif', 'text/html', ''])
    expect(refusalOf({ type, size: 100 })).toBe('Please choose a JPEG, PNG or WebP picture.')
  expect(refusalOf({ type: 'image/png', size: 0 })).toMatch(/empty/)
})

it('takes a picture of any size where it is made smaller before it is sent', () => {
  expect(refusalOf({ type: 'image/jpeg', size: 10 * five })).toBeUndefined()
})
