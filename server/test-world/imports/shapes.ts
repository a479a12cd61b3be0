import { fileShapes } from '#server/test-world/imports/file-shapes.ts'
import { pageShapes } from '#server/test-world/imports/page-shapes.ts'

/** Every format that is read, each as its program or a page writes it. */
export const shapes = [...pageShapes, ...fileShapes]
