import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** What shorter answers would save is less than what packing them costs. */
const worthPacking = 1024

/** Up to here packing takes a fifth of a millisecond, and handing it to another thread and back takes longer. */
const packedAtOnce = 16 * 1024

/** Text of ours. Events are sent as they come, and pictures pack themselves or are packed already. */
const text = /^(?:application\/(?:ld\+)?json|text\/(?:html|plain|markdown|calendar|csv))(?:;|$)/

/**
 * Packs text as its reader accepts it, what is long in threads beside the server's loop. A request that another site had the browser make
 * gets its answer unpacked: else its length would tell that site what of its own words stands in it already.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: worthPacking,
    syncThreshold: packedAtOnce,
    customTypes: text,
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 4,
        // a window of 256 kB: the usual 4 MB would be held for every answer that is on its way
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    },
    // a small body must not become a large one
    globalDecompression: false,
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin' && site !== 'none') request.headers['x-no-compression'] = '1'
    done()
  })
}
