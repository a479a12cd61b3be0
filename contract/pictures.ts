/** Largest picture that is taken, in bytes. */
export const largestPicture = 5 * 1024 * 1024
/** Largest photograph of a dish, in bytes. */
export const largestPhoto = 10 * 1024 * 1024
/** Widths in which a photograph of a dish can be had, beside its own; pixels. */
export const photoWidths = [96, 240, 480, 960, 1440] as const
/** Widths in which a drawn dish can be had as PNG; pixels. */
export const drawingWidths = [48, 96, 240, 480, 600, 960, 1200] as const
/** Pictures that a member may be sending at once. */
export const uploadsAtOnce = 2
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
