import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { keptTyped, watchTyping } from '#client/features/accounts/typed-fields.ts'
import { keepsake } from '#client/features/demo/keepsake.ts'
import { hasWaiting } from '#client/features/list-keeping/has-waiting.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { Footer } from '#client/shell/footer.tsx'
import { Header } from '#client/shell/header.tsx'
import { keepPagesOffline } from '#client/shell/keep-pages-offline.ts'
import { TabBar } from '#client/shell/places.tsx'
import { TimerPlace } from '#client/shell/timer-place.tsx'
import { watchConnection } from '#client/ui/browser/connection.ts'
import { fetchPartsOnFirstUse, parts } from '#client/ui/overlays/parts.ts'
import { toastWaits, watchToasts } from '#client/ui/overlays/toast.ts'

const SendsChanges = lazyPart(
  async () => (await import('#client/features/list-keeping/sends-changes.tsx')).SendsChanges,
)
const KeepsDemo = lazyPart(async () => (await import('#client/features/demo/keeps-demo.tsx')).KeepsDemo)
const Toasts = lazyPart(async () => (await parts.toasts()).Toasts)

/** The frame round every page. */
export function RootLayout() {
  useFocusOnNavigation()
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header />
      <OfflineNotice />
      <TimerPlace />
      {/* until a page has its heading the foot stays out of sight: it would jump */}
      <main id="main" tabIndex={-1} className="flex-1 not-has-[h1]:min-h-dvh">
        <Outlet />
      </main>
      <Footer />
      <Tabs />
      <ToastPlace />
      <ListKeeping />
      <TypingKeeping />
      <DemoKeeping />
    </div>
  )
}

/** A visit does without toasts until there is one to show. */
function ToastPlace() {
  const waits = useSyncExternalStore(watchToasts, toastWaits, toastWaits)
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen && waits) setIsOpen(true)
  useEffect(fetchPartsOnFirstUse, [])
  return (
    isOpen && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  )
}

/** A foot for members' phones, once the kitchen is set up. */
function Tabs() {
  const { data: user } = useCurrentUser()
  return user?.hasCompletedSetup && <TabBar user={user} />
}

/** Members' lists go on without reception: what waits is sent from any page, and the pages themselves are kept. Lists alone make something wait. */
function ListKeeping() {
  const { data: user } = useCurrentUser()
  const { pathname } = useLocation()
  const waits = useSyncExternalStore(
    watchShelf,
    () => user?.id !== undefined && hasWaiting(user.id),
    () => false,
  )
  // once there it stays: it may be in the midst of sending
  const [sends, setSends] = useState(false)
  if (!sends && (waits || pathname.startsWith('/lists'))) setSends(true)
  useEffect(() => {
    if (user) keepPagesOffline()
  }, [user])
  return (
    user &&
    sends && (
      <Suspense>
        <SendsChanges key={user.id} user={user} />
      </Suspense>
    )
  )
}

/** Hears of what other windows keep. */
function watchShelf(hear: () => void): () => void {
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** What a member types is there again after a session that ended: noted as it is typed, put back where it was. */
function TypingKeeping() {
  const { data: user } = useCurrentUser()
  const { href } = useLocation()
  const id = user?.id
  useEffect(() => (id === undefined ? undefined : watchTyping(id)), [id])
  useEffect(() => {
    if (id === undefined || keptTyped.read() === undefined) return undefined
    const left = new AbortController()
    import('#client/features/accounts/restore-typed.ts').then(
      ({ restoreTyped }) => restoreTyped(id, href, left.signal),
      // it waits for the next page
      () => undefined,
    )
    return () => left.abort()
  }, [id, href])
  return null
}

/** The recipe that a visitor had written before there was an account; hardly anybody has one. */
function DemoKeeping() {
  const { data: user } = useCurrentUser()
  if (!user || keepsake.read() === undefined) return null
  return (
    <Suspense>
      <KeepsDemo />
    </Suspense>
  )
}

function OfflineNotice() {
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  return (
    <output className={online ? 'sr-only' : 'block bg-saffron-wash px-5 py-2.5 text-center text-ui text-saffron-ink'}>
      {!online &&
        'You’re offline. You can keep reading this page, and we save your changes to shopping lists and meal plans on this device. Everything else has to wait until you’re back online.'}
    </output>
  )
}

/** A new page is read out from its heading; the first page and dialogs in the address leave the focus alone. */
function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
        heading?.setAttribute('tabindex', '-1')
        heading?.focus({ preventScroll: true })
      }),
    [router],
  )
}
