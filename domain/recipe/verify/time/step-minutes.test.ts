import { assert, constantFrom, nat, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plain } from '#domain/plain-text.ts'
import { stepMinutes, textMinutes } from '#domain/recipe/verify/time/step-minutes.ts'
import { tokens } from '#domain/text/tokens.ts'

function minutes(text: string) {
  return textMinutes(plain(text))
}

describe('the minutes that a step states', () => {
  it.each([
    ['Simmer for 20 minutes.', { active: 0, waiting: 20 }],
    ['Bake for 1 1/2 hours.', { active: 0, waiting: 90 }],
    ['Bake 1½ hours, until golden.', { active: 0, waiting: 90 }],
    ['Bake 1-1/2 hours.', { active: 0, waiting: 90 }],
    ['Roast for 1 hour 15 minutes.', { active: 0, waiting: 75 }],
    ['Roast 1h30.', { active: 0, waiting: 90 }],
    ['Roast for 30 to 35 minutes.', { active: 0, waiting: 33 }],
    ['Chill for half an hour.', { active: 0, waiting: 30 }],
    ['Leave to rise for an hour and a half.', { active: 0, waiting: 90 }],
    ['Knead for 10 minutes.', { active: 10, waiting: 0 }],
    ['Sauté the onions, 5-7 minutes.', { active: 6, waiting: 0 }],
    ['Sear for 4 minutes per side.', { active: 8, waiting: 0 }],
    ['Simmer, stirring constantly, for 15 minutes.', { active: 15, waiting: 0 }],
    ['Fry the onion for 5 minutes, then add the stock and simmer for 25 minutes.', { active: 5, waiting: 25 }],
    ['Simmer for forty-five minutes.', { active: 0, waiting: 45 }],
    ['Steam for ⅔ hour.', { active: 0, waiting: 40 }],
    ['Marinate for 2 days.', { active: 0, waiting: 2880 }],
    ['Chill until firm, at least 4 h.', { active: 0, waiting: 240 }],
    ['Cook another hour.', { active: 0, waiting: 60 }],
    ['Bake 10 minutes per batch, in 3 batches.', { active: 0, waiting: 30 }],
    ['Fry 3 minutes per side, working in 2 batches.', { active: 12, waiting: 0 }],
    ['Churn in 2 batches of 25 minutes each, 50 minutes in all.', { active: 0, waiting: 50 }],
    ['Soak the beans overnight in plenty of water.', { active: 0, waiting: 480 }],
    ['The night before, rub it with the salt and refrigerate.', { active: 0, waiting: 480 }],
    ['Chill for 2 hours or overnight.', { active: 0, waiting: 120 }],
    ['Let it settle 15 minutes before cutting.', { active: 0, waiting: 15 }],
    ['Refrigerate 24 hours before the first bite. Keeps 2 months.', { active: 0, waiting: 1440 }],
    ['Rub with salt, sugar and fresh dill, wrap and refrigerate for 2 days.', { active: 0, waiting: 2880 }],
    ['Give it a 1-hour bulk rise.', { active: 0, waiting: 60 }],
    ['Over the next 2 hours, let it rise.', { active: 0, waiting: 120 }],
    ['Turn to coat, cover and marinate overnight.', { active: 0, waiting: 480 }],
    ['Press into an even layer and refrigerate overnight.', { active: 0, waiting: 480 }],
    ['Chill overnight before serving.', { active: 0, waiting: 480 }],
    ['Simmer 3 hours. Chill overnight.', { active: 0, waiting: 660 }],
    ['Bake for 25 minutes, or a little longer if you like it crisp.', { active: 0, waiting: 25 }],
    ['Simmer for 2 hours, longer is better.', { active: 0, waiting: 120 }],
    ['Cover with foil, which keeps moisture in, and bake for 45 minutes.', { active: 0, waiting: 45 }],
    ['Add the leftover turkey and simmer for 30 minutes.', { active: 0, waiting: 30 }],
    ['Let it rise for a 10-minute rest.', { active: 0, waiting: 10 }],
    ['Cover and keep it at a bare simmer for 15 minutes.', { active: 0, waiting: 15 }],
    ['Keep the peppers moving over high heat for 3 minutes.', { active: 3, waiting: 0 }],
    ['Rest the parcels for 6 minutes before anybody cuts in.', { active: 0, waiting: 6 }],
  ])('%s', (text, expected) => {
    expect(minutes(text)).toEqual(expected)
  })

  it('are its own where the word for another time stands far before them', () => {
    const far =
      'Baste it every now and then with what runs off it, and with the butter and the herbs that you have kept aside, and'
    expect(minutes(`${far} roast for 40 minutes.`)).toEqual({ active: 0, waiting: 40 })
    expect(minutes(`Keep ${'the pan and '.repeat(20)}the lid at hand and bake for 40 minutes.`)).toEqual({
      active: 0,
      waiting: 40,
    })
  })

  it.each([
    'Bake, turning every 10 minutes.',
    'Keeps for 3 days in the fridge.',
    'Keeps well covered in a jar in the coldest part of the fridge for 3 days.',
    'Serve within 2 hours.',
    'Keep it in the fridge for 2 hours at most.',
    'Strain. Keeps 4 days in the fridge or 3 months in the freezer.',
    'Leftovers are good for 5 days.',
    'This is the 20-minute recipe my aunt gave me.',
    'Stretch the 2-hour-old dough.',
    'Some people do this in a slow cooker for 8 hours.',
    'If you like it warm, 1 minute in the microwave does it.',
    'Lovely cold in a sandwich for the next two days.',
    'Drain (from raw rice you’d need an hour and a half).',
    'Add the peas 5 minutes before serving.',
    'Can be made up to 2 days ahead.',
    'Add the salt.',
    'Cut into 2-inch pieces.',
  ])('are not found where the time is another: %s', (text) => {
    expect(minutes(text)).toBeUndefined()
  })

  it('are estimated from the work where none is stated', () => {
    const text = plain('Peel and slice the apples, then mix them with the sugar.')
    expect(stepMinutes({ text, words: tokens(text) })).toMatchObject({ active: 5, waiting: 0 })
  })

  it('are those that the cook states, and the words only split them', () => {
    const text = plain('Peel the potatoes and boil for 15 minutes.')
    expect(stepMinutes({ text, words: tokens(text), time: 25 })).toMatchObject({
      active: 10,
      waiting: 15,
    })
    const short = plain('Fry the onions for 10 minutes, and simmer 15 minutes.')
    expect(stepMinutes({ text: short, words: tokens(short), time: 10 })).toMatchObject({ active: 4, waiting: 6 })
  })

  it('are finite and never negative, whatever is written', () => {
    assert(
      property(string(), nat(), constantFrom('minutes', 'hours', 'days'), (text, number, unit) => {
        const found = textMinutes(plain(`${text} ${number} ${unit}`))
        return !found || (found.active >= 0 && found.waiting >= 0 && Number.isFinite(found.active + found.waiting))
      }),
    )
  })
})
