/*
 * How much a file may hold that is brought in. No schemas stand here, so that a page can import it.
 */

/** Bytes of a file that is brought in; the page sends a larger archive in several. */
export const largestImport = 32 * 1024 * 1024
/** Bytes of all that one import unfolds: every file of its archives, read or looked at, whole or damaged. And of one file. */
export const mostUnfolded = 512 * 1024 * 1024
export const mostUnfoldedOfOne = 32 * 1024 * 1024
/** Files in an archive, and with those of the archives in it: Tandoor packs a recipe and its picture by themselves. */
export const mostImportFiles = 20_000
export const mostImportFilesInAll = 60_000
/** Recipes of one import. */
export const mostImportRecipes = 10_000
/** Bytes of the file in which a library of ours tells of its collections. */
export const largestCollectionsFile = 1024 * 1024
