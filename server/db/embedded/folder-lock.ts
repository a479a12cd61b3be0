import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#server/start-error.ts'

export interface FolderLock {
  /** The process that had the folder before was killed, or the machine lost its power. */
  readonly endedAbruptly: boolean
  /** Lets the next process in and notes that this one ended in order. */
  release(): void
}

/**
 * Takes a folder for this process alone, or throws a StartError when another process has it. The lock is the operating
 * system's own on the file `lock`, so it ends with the process however that ends, also between containers; SQLite is
 * what Node brings along to ask for one. Nothing else may open that file: closing it would give the lock away.
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'lock')
  const file = acquire(path) ?? acquireRepaired(path)
  if (file === 'taken')
    throw new StartError(
      `The folder ${folder} is in use by another running copy of MealCrafter: stop that one, or give this one its own DATA_DIR.`,
    )
  return {
    endedAbruptly: file.endedAbruptly,
    release: () => {
      file.handle.exec('pragma user_version = 0')
      file.handle.close()
    },
  }
}

interface Held {
  readonly handle: DatabaseSync
  readonly endedAbruptly: boolean
}

/** Undefined when the file is not readable as a lock, as after a loss of power. */
function acquire(path: string): Held | 'taken' | undefined {
  const handle = new DatabaseSync(path)
  try {
    handle.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive')
    const endedAbruptly = handle.prepare('pragma user_version').get()?.['user_version'] === 1
    handle.exec('pragma user_version = 1; commit')
    return { handle, endedAbruptly }
  } catch (error) {
    handle.close()
    const code = (error as { errcode?: number }).errcode
    if (code === busy) return 'taken'
    if (code === corrupt || code === notADatabase) return undefined
    throw error
  }
}

function acquireRepaired(path: string): Held | 'taken' {
  truncateSync(path)
  const held = acquire(path)
  if (held === undefined) throw new StartError(`The file ${path} cannot be used as a lock: delete it and start again.`)
  return held === 'taken' ? held : { ...held, endedAbruptly: true }
}

const busy = 5
const corrupt = 11
const notADatabase = 26
