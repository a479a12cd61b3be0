import { AppError } from '#contract/errors.ts'
import { mostImportRecipes } from '#contract/recipes/import-limits.ts'
import type { ImportEvent, ImportOutcome } from '#contract/recipes/imports.ts'
import { bareName } from '#domain/recipe/import/recipe-file.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { type Allowance, openAllowance, Spent, Unreadable } from '#server/features/imports/allowance.ts'
import { keepBrought } from '#server/features/imports/keep-brought.ts'
import { keepCollections } from '#server/features/imports/keep-collections.ts'
import { Unfiled } from '#server/features/imports/keep-marks.ts'
import { type ImportFile, isArchive, openArchive, unpacked } from '#server/features/imports/open-archive.ts'
import { byName, pictureBeside } from '#server/features/imports/picture-beside.ts'
import { recipesWithin } from '#server/features/imports/recipes-within.ts'
import { assertRoomForRecipes } from '#server/features/recipes/store.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'now'>

export interface SentFile {
  readonly name: string
  readonly bytes: Buffer
  readonly wantsPhotos: boolean
}

/** An import on its way: who brings in what, how many came to what, and all files that were sent. */
interface Importing {
  readonly world: World
  readonly allowance: Allowance
  readonly unfiled: Unfiled
  readonly cook: UserRow
  readonly wantsPhotos: boolean
  readonly isPacked: boolean
  readonly files: ReadonlyMap<string, ImportFile>
  readonly counts: Record<ImportOutcome['outcome'], number>
  /** The file or the recipe that is read now. */
  reading: string
  /** Whether as many were told as one import takes. */
  isFull: boolean
}

/**
 * Brings in all recipes of a file, each whole or not at all, and tells of each. What cannot be read is told with its reason, and
 * the others are brought in all the same, unless it took too long: then the import ends, since whatever is like it would hold the kitchen as
 * long, as it does where the cook may have no more recipes. Throws invalid_input before anything is kept where the file as a whole cannot be read, and LibraryFull.
 */
export async function* importFile(
  world: World,
  cook: UserRow,
  sent: SentFile,
  allowance = openAllowance(),
): AsyncGenerator<ImportEvent> {
  const { wantsPhotos } = sent
  await assertRoomForRecipes(world.database, cook.id)
  const isPacked = isArchive(sent.bytes)
  const files = isPacked
    ? await filesWithin(sent.bytes, allowance)
    : [{ name: sent.name, bytes: () => Promise.resolve(sent.bytes) }]
  if (isPacked && !files.some(({ name }) => kindOf(name) === 'recipes'))
    throw new AppError('invalid_input', 'We found no recipes in that archive. Nothing was imported.')
  const counts = { kept: 0, double: 0, unread: 0 }
  const unfiled = new Unfiled()
  const importing: Importing = {
    world,
    allowance,
    unfiled,
    cook,
    wantsPhotos,
    isPacked,
    files: byName(files),
    counts,
    reading: sent.name,
    isFull: false,
  }
  const read = isPacked ? wantedOf(files) : files
  for (const [at, file] of read.entries()) {
    if (isPacked) yield { type: 'progress', done: at, of: read.length }
    importing.reading = file.name
    try {
      const bytes = await unpacked(await file.bytes(), allowance)
      const unkept = isPacked ? await keepCollections(world, cook, file.name, bytes) : undefined
      if (unkept) for (const outcome of unkept) yield told(counts, outcome)
      else for await (const event of recipesOf(importing, file, bytes)) yield event
    } catch (error) {
      if (!isOfFile(error)) throw error
      if (!isPacked && toldOf(counts) === 0)
        throw new AppError('invalid_input', `We couldn’t read that file. ${error.message}`)
      const isSlow = error instanceof AppError
      yield told(counts, { outcome: 'unread', name: importing.reading, reason: isSlow ? tooSlow : error.message })
      if (isSlow || error instanceof Spent) break
    }
    if (importing.isFull) break
  }
  if (unfiled.recipes > 0) yield told(counts, { outcome: 'unread', name: 'Collections', reason: unfiled.sentence() })
  yield { type: 'done', result: { kept: counts.kept, doubles: counts.double, unread: counts.unread } }
}

const tooSlow = 'It took too long to read, so we stopped partway. We imported what we had read by then.'
const tooMany = `One import can have at most ${mostImportRecipes.toLocaleString('en-US')} recipes. We didn’t read this one or those after it. Please import them separately.`
const tooLong = 'Its file has more text than a recipe can have.'

/** Whether it is a fault of this one file, not of the import. */
function isOfFile(error: unknown): error is Error {
  return error instanceof Unreadable || (error instanceof AppError && error.code === 'took_too_long')
}

function toldOf({ kept, double, unread }: Importing['counts']): number {
  return kept + double + unread
}

function told(counts: Importing['counts'], recipe: ImportOutcome): ImportEvent {
  counts[recipe.outcome] += 1
  return { type: 'recipe', recipe }
}

/** The recipes of one file, brought in. Throws Unreadable where there are none. */
async function* recipesOf(importing: Importing, file: ImportFile, bytes: Buffer): AsyncGenerator<ImportEvent> {
  const { world, allowance, unfiled, cook, wantsPhotos, isPacked, files, counts } = importing
  let done = 0
  for await (const { recipe, picture, isCut, of } of recipesWithin(world.kitchen, file.name, bytes)) {
    done += 1
    const title = recipe.title || bareName(file.name)
    importing.isFull = toldOf(counts) >= mostImportRecipes
    if (isCut || importing.isFull) {
      yield told(counts, { outcome: 'unread', name: title, reason: importing.isFull ? tooMany : tooLong })
      if (importing.isFull) return
      continue
    }
    const photo = wantsPhotos ? () => pictureBeside(file, files, picture) : undefined
    importing.reading = title
    yield told(counts, await keepBrought(world, cook, { ...recipe, title }, photo, unfiled))
    importing.reading = file.name
    // of a photograph for which nothing was left
    allowance.assertLeft()
    if (!isPacked || of > 20) yield { type: 'progress', done, of }
  }
}

/** The files of an archive, with those of the archives in it: Tandoor packs each recipe by itself. */
async function filesWithin(bytes: Buffer, allowance: Allowance): Promise<ImportFile[]> {
  const files = await openArchive(bytes, allowance)
  const open = openInTurn(allowance)
  return files.flatMap((file) =>
    /\.zip$/i.test(file.name) && !isHidden(file.name) ? [packedFile(file, () => open(file))] : [file],
  )
}

type OpenFiles = Promise<ImportFile[]>

/** Opens archives within an archive. The last one alone stays in memory: together they may unfold to far more than was sent. */
export function openInTurn(allowance: Allowance): (file: ImportFile) => OpenFiles {
  let last: { file: ImportFile; files: OpenFiles } | undefined
  return (file) => {
    if (last?.file !== file) last = { file, files: file.bytes().then((bytes) => openArchive(bytes, allowance)) }
    return last.files
  }
}

/** A `recipe.json` within an archive of its own. */
function packedFile(file: ImportFile, openFiles: () => OpenFiles): ImportFile & { pictures: () => OpenFiles } {
  const open = () =>
    openFiles().catch((error: unknown) => {
      throw error instanceof Unreadable ? error : new Unreadable('It’s damaged or incomplete.', { cause: error })
    })
  return {
    name: file.name.replace(/\.zip$/i, '.json'),
    async bytes() {
      const recipe = (await open()).find(({ name }) => /(?:^|\/)recipe\.json$/i.test(name))
      if (!recipe) throw new Unreadable('We found no recipe in it.')
      return recipe.bytes()
    },
    pictures: open,
  }
}

/** The files that are read: where there are recipes as data, texts and pages beside them are read-mes and lists of contents. */
function wantedOf(files: readonly ImportFile[]): ImportFile[] {
  const shown = files.filter(({ name }) => !isHidden(name))
  const hasData = shown.some(({ name }) => data.test(name))
  return shown.filter(({ name }) => {
    const kind = kindOf(name)
    return kind === 'other' || (kind === 'recipes' && (!hasData || data.test(name)))
  })
}

const data = /\.(?:json|jsonld|cook|paprikarecipe)$/i

/** What a file of an archive may be, by its name; `beside` is what programs put beside recipes. */
function kindOf(name: string): 'recipes' | 'beside' | 'other' {
  if (data.test(name) || /\.(?:txt|md|html?)$/i.test(name)) return 'recipes'
  return /\.(?:jpe?g|png|gif|webp|avif|heic|svg|bmp|tiff?|mp4|mov|css|js|map|woff2?|ttf|ico|ya?ml|conf|lock|db|xml|csv)$/i.test(
    name,
  ) || !name.slice(name.lastIndexOf('/') + 1).includes('.')
    ? 'beside'
    : 'other'
}

/** What systems put into archives by themselves. */
function isHidden(name: string): boolean {
  return /(?:^|\/)(?:\.(?!\.\/)|__MACOSX\/)/.test(name)
}
