import { expect, it } from 'vitest'
import { commandIn } from '#client/features/cooking/voice-commands.ts'

it('hears a command in a few words, and none in talk', () => {
  expect(commandIn(' Next.')).toBe('next')
  expect(commandIn('go back please')).toBe('back')
  expect(commandIn('start the timer')).toBe('timer')
  expect(commandIn('back, no, next')).toBe('next')
  expect(commandIn('read that again')).toBe('read')
  expect(commandIn('Repeat the step.')).toBe('read')
  expect(commandIn('I’m done.')).toBe('done')
  expect(commandIn('when do we eat next to the window')).toBeUndefined()
  expect(commandIn('constructor')).toBeUndefined()
  expect(commandIn('')).toBeUndefined()
})
