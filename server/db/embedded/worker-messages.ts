export interface WorkerSettings {
  /** A folder, or `memory://` and a name. */
  readonly dataDir: string
  /** A tar file, gzipped or not, that a new folder is filled from. */
  readonly archive?: string
}

export interface WorkerStart extends WorkerSettings {
  /** PGlite, compiled. */
  readonly program: WebAssembly.Module
}

export type ToWorker =
  | { readonly kind: 'bytes'; readonly client: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'hang-up'; readonly client: number }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' }

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'bytes'; readonly client: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'dump'; readonly archive: ArrayBuffer }
  | { readonly kind: 'no-dump'; readonly reason: string }
  /** The database cannot go on; the thread ends after this. */
  | { readonly kind: 'broken'; readonly reason: string }
