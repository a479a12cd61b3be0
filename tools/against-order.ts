import { type Import, importsOf, isShipped, type SourceFile } from './rules/source-files.ts'

/** Imports from an earlier place in the order to a later one. */
export function againstOrder(files: readonly SourceFile[], order: readonly RegExp[]): string[] {
  const place = (path: string) => order.findIndex((part) => part.test(path))
  return shippedImports(files)
    .filter(({ from, to }) => place(from) >= 0 && place(from) < place(to))
    .map(said('imports'))
}

/** Files of a folder that have no place in the order of its rooms. */
export function outsideOrder(files: readonly SourceFile[], order: readonly RegExp[], folder: RegExp): string[] {
  return files
    .filter((file) => isShipped(file) && folder.test(file.path) && !order.some((part) => part.test(file.path)))
    .map(({ path }) => `${path}: stands in no room of the order`)
}

export const shippedImports = (files: readonly SourceFile[]) => files.filter(isShipped).flatMap(importsOf)

export const said =
  (what: string) =>
  ({ from, to }: Import) =>
    `${from}: ${what} ${to}`
