/**
 * A way to send pictures to an address. It sends one as it is and answers what the server answers. `onProgress` hears the share that has left, 0 to 1.
 * Fails as every call does: CallError, or TypeError without a connection. Its code comes with the first picture.
 */
export const uploadTo =
  <Answer>(address: string) =>
  async (picture: Blob, onProgress: (share: number) => void, signal: AbortSignal): Promise<Answer> => {
    const { sendPicture } = await import('#client/features/pictures/send-picture.ts')
    return sendPicture(address, picture, onProgress, signal)
  }
