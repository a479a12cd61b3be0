import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { NotSplit, splitArchive } from '#client/features/bring-in/split-archive.ts'
import { chanceFrom } from '#domain/chance.ts'

/** Noise, so that nothing of it is packed smaller than it is. */
function noise(seed: number, length: number): Uint8Array {
  const chance = chanceFrom(seed)
  return Uint8Array.from({ length }, () => Math.floor(chance() * 256))
}
const fileOf = (bytes: Uint8Array, name = 'lib.zip') => new File([new Uint8Array(bytes)], name)
const unzipped = async (piece: Blob) => unzipSync(new Uint8Array(await piece.arrayBuffer()))

describe('an archive that is too large to send', () => {
  const files = {
    ...Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`b/${39 - at}.json`, noise(at, 300 + at)])),
    'a/émincé.json': strToU8('{"name":"Émincé"}'),
    'empty.txt': new Uint8Array(),
  }

  test('goes in pieces that are archives themselves, none too large, with every file whole and once', async () => {
    const archive = fileOf(zipSync(files, { comment: 'of a program' }))
    const pieces = await splitArchive(archive, 2000)
    expect(pieces.length).toBeGreaterThan(5)
    expect(Math.max(...pieces.map(({ size }) => size))).toBeLessThanOrEqual(2000)
    const found = await Promise.all(pieces.map(unzipped))
    expect(found.flatMap(Object.keys)).toEqual(Object.keys(files))
    expect(Object.assign({}, ...found)).toEqual(files)
  })

  test('keeps a photo in the piece of its recipe', async () => {
    const library = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [
        [`${at}/recipe.json`, noise(at, 300)] as const,
        [`${at}/full.jpg`, noise(at, 500)] as const,
      ]).flat(),
    )
    const pieces = await splitArchive(fileOf(zipSync(library)), 2700)
    const found = (await Promise.all(pieces.map(unzipped))).map(Object.keys)
    expect(found.length).toBeGreaterThan(3)
    expect(found.flat()).toEqual(Object.keys(library))
    for (const names of found) expect(names.length % 2).toBe(0)
  })

  test('goes as it is where it is small enough', async () => {
    const archive = fileOf(zipSync(files))
    expect(await splitArchive(archive)).toEqual([archive])
  })

  test('is refused where one of its files alone is too large, where it is cut off, and where it is none', async () => {
    const whole = zipSync({ ...files, 'large.json': noise(3, 5000) })
    await expect(splitArchive(fileOf(whole), 2000)).rejects.toThrow('One file in this archive is too large')
    for (const other of [whole.slice(0, -30), whole.slice(500), noise(1, 5000)]) {
      await expect(splitArchive(fileOf(other), 2000)).rejects.toThrow(NotSplit)
      await expect(splitArchive(fileOf(other), 2000)).rejects.toThrow('This file is too large to import')
    }
  })
})
