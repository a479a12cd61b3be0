import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { filesToSend } from '#client/features/bring-in/chosen-files.ts'

/** A file by its place in the folder that was chosen, or by its name alone. */
function file(place: string, words = place): File {
  const name = place.slice(place.lastIndexOf('/') + 1)
  const made = new File([words], name)
  Object.defineProperty(made, 'webkitRelativePath', { value: name === place ? '' : place })
  return made
}
/** One that was dropped bears its place otherwise. */
const dropped = (place: string) =>
  Object.defineProperty(file(place.slice(place.lastIndexOf('/') + 1)), 'relativePath', { value: place })
const sent = async (...files: File[]) =>
  Promise.all(
    (await filesToSend(files)).map(async (each) =>
      each.name === 'recipes.zip'
        ? Object.entries(unzipSync(new Uint8Array(await each.arrayBuffer()))).map(([name, bytes]) => [
            name,
            strFromU8(bytes),
          ])
        : each,
    ),
  )

test('one file goes as it is, whatever it is', async () => {
  for (const only of [file('library.mealie'), file('Soup.cook'), file('all.zip')])
    expect(await sent(only)).toEqual([only])
})

test('several files go as one archive, and archives among them each by itself', async () => {
  const all = file('all.zip')
  expect(await sent(file('Soup.cook', 'Boil.'), all, file('Rice.cook', 'Émincer.'), file('notes.pdf'))).toEqual([
    [
      ['Soup.cook', 'Boil.'],
      ['Rice.cook', 'Émincer.'],
    ],
    all,
  ])
})

test('of a folder its recipes and photos go, in their places, and nothing that is hidden', async () => {
  expect(
    await sent(
      file('kitchen/soups/Soup.cook'),
      file('kitchen/soups/Soup.jpg'),
      file('kitchen/.git/x.txt'),
      file('kitchen/a.exe'),
    ),
  ).toEqual([
    [
      ['kitchen/soups/Soup.cook', 'kitchen/soups/Soup.cook'],
      ['kitchen/soups/Soup.jpg', 'kitchen/soups/Soup.jpg'],
    ],
  ])
  expect(await sent(file('holiday/beach.jpg'), file('holiday/.DS_Store'))).toEqual([])
})

test('what is dropped goes like what is chosen: a file as it is, a folder in its places', async () => {
  for (const only of [dropped('./Soup.cook'), dropped('/Soup.cook')]) expect(await sent(only)).toEqual([only])
  expect(await sent(dropped('/kitchen/soups/Soup.cook'), dropped('/kitchen/.git/x.txt'))).toEqual([
    [['kitchen/soups/Soup.cook', 'Soup.cook']],
  ])
})
