/*
 * How much a file may hold that is brought in. No schemas stand here, so that a page can import it.
 */

/** Bytes of a file that is brought in; the page sends a larger archive in several. */
export const largestImport = 32 * 1024 * 1024
/** Bytes of all that an archive unfolds to, and of one file in it. */
export const mostUnfolded = 512 * 1024 * 1024
export const mostUnfoldedOfOne = 32 * 1024 * 1024
/** Files in an archive, and recipes of one import. */
export const mostImportFiles = 20_000
export const mostImportRecipes = 10_000
