import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type GoldLine, isReadAsMarked } from '#domain/food/line/trials/gold-line.ts'

/** 2,493 lines with the quantity and unit that people marked in them (strangetom/ingredient-parser, MIT). */
const file = new URL('../../../../shared/data/ingredient-lines.json', import.meta.url)

describe.skipIf(!existsSync(file))('lines that people have marked (skipped where the data folder is absent)', () => {
  it('quantity and unit are right on 96 in 100 lines or more', () => {
    const lines = JSON.parse(readFileSync(file, 'utf8')) as GoldLine[]
    const wrong = lines.filter((gold) => !isReadAsMarked(gold))
    expect(wrong.length).toBeLessThan(lines.length * 0.04)
  })
})
