import { Toast as Parts } from '@base-ui/react/toast'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { type ToastAction, takeToasts } from '#client/ui/overlays/toast.ts'
import { innermostToastPlace, watchToastPlaces } from '#client/ui/overlays/toast-place.ts'
import { Glyph } from '#client/ui/signs/glyph.tsx'

// One toast under one name: the next message takes its place and starts its time anew.
const manager = Parts.createToastManager<Data>()
const theOne = 'the one'

interface Data {
  isAside: boolean
  back: ToastAction | undefined
}

/** Where toasts appear: at the top of a phone, at the foot of a wide window; in a dialog that reaches so far, between what it shows and its buttons, which make room. One that tells what is seen already is a line that hangs from the head of the page. F8 moves the focus there, a swipe to the right dismisses. */
export function Toasts() {
  const { host, isAboveButtons, look } = useHost()
  const hearEscape = useKeys()
  useEffect(
    () =>
      takeToasts(({ title, description, variant = 'plain', isAside = false, action, back }) => {
        look()
        manager.add({
          id: theOne,
          title,
          description,
          type: variant,
          data: { isAside, back },
          timeout: action || back ? 10_000 : 5000,
          // the one before may have had one
          actionProps: action && {
            children: action.label,
            onClick: () => {
              manager.close(theOne)
              action.onPress()
            },
          },
        })
      }),
    [look],
  )
  return (
    <Parts.Provider toastManager={manager} limit={1} timeout={5000}>
      <Parts.Portal container={host}>
        <Parts.Viewport
          data-toasts
          onKeyDown={hearEscape}
          className={clsx('outline-none', isAboveButtons ? 'toasts-inside' : 'toasts-floating')}
        >
          <ToastList />
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Provider>
  )
}

/** One element for all toasts, moved into a dialog that opens and back, so that a toast on its way stays and is not said twice. */
function useHost() {
  const [host] = useState(() => document.createElement('div'))
  const [isAboveButtons, setIsAboveButtons] = useState(false)
  const look = useCallback(() => setIsAboveButtons(reachesTheFoot(innermostToastPlace())), [])
  const place = useSyncExternalStore(watchToastPlaces, innermostToastPlace)
  useLayoutEffect(() => {
    // A pointer that rests on a toast stops its time, and hears nothing of the toast being taken away from under it.
    const left = new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body })
    host.querySelector('[data-toasts]')?.dispatchEvent(left)
    const parent = place ?? document.body
    parent.append(host)
  }, [place, host])
  useEffect(() => watchToastPlaces(look), [look])
  useEffect(() => () => host.remove(), [host])
  return { host, isAboveButtons, look }
}

/** Below a small dialog there is room at the foot of the window, and a toast covers none of its fields. */
function reachesTheFoot(place: HTMLElement | null): boolean {
  const dialog = place?.parentElement?.getBoundingClientRect()
  return dialog !== undefined && dialog.bottom > window.innerHeight - roomForToast
}

const roomForToast = 160

function ToastList() {
  const { toasts } = Parts.useToastManager<Data>()
  return toasts.map((item) => {
    const isAside = item.data?.isAside
    return (
      <Parts.Root
        key={item.id}
        toast={item}
        swipeDirection="right"
        {...plainElement}
        data-aside={isAside || undefined}
        className={clsx(
          'toast',
          isAside
            ? 'flex items-center gap-2 rounded-full px-3.5 py-px text-ui'
            : 'relative rounded-ctl p-4 pr-14 shadow-3',
          lookOf(item),
        )}
      >
        {isAside && <Glyph kind="fits" className="w-[18px]" />}
        <Parts.Title
          className={clsx(
            'font-sans leading-snug font-semibold tracking-normal',
            isAside ? 'whitespace-nowrap text-ui' : 'text-[1rem]',
          )}
          render={<p />}
        />
        <Parts.Description
          className={clsx('leading-snug', isAside ? 'line-clamp-1 max-tablet:sr-only' : 'mt-0.5 text-ui')}
        />
        {!isAside && (
          <>
            <div className="-mb-1.5 flex flex-wrap gap-x-5">
              <Parts.Action className={actionClass} />
              {item.data?.back && <Back {...item.data.back} />}
            </div>
            <Parts.Close
              aria-label="Dismiss"
              aria-hidden={undefined}
              className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-ctl hover:opacity-70"
            >
              <X aria-hidden className="icon" />
            </Parts.Close>
          </>
        )}
      </Parts.Root>
    )
  })
}

function lookOf({ type, data }: { type?: string; data?: Data }): string {
  if (type === 'destructive') return 'border-beet bg-beet-wash text-beet-ink'
  return data?.isAside ? 'border-basil bg-basil-wash text-basil-ink' : 'border-transparent bg-ink text-paper'
}

const actionClass =
  'inline-flex min-h-11 items-center text-ui font-semibold underline underline-offset-4 hover:decoration-2'

function Back({ label, onPress }: ToastAction) {
  const press = () => {
    manager.close(theOne)
    onPress()
  }
  return (
    <button type="button" onClick={press} className={actionClass}>
      {label}
    </button>
  )
}

/** A toast asks nothing, so it is no dialog; the region round it is what is read out. */
const plainElement = {
  role: undefined,
  'aria-modal': undefined,
  'aria-labelledby': undefined,
  'aria-describedby': undefined,
}

/** F8 goes to the toast; Esc there sends it away and goes back, and the dialog round it stays. Answers what hears Esc. */
function useKeys() {
  const before = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8') return
      const shown = document.querySelector<HTMLElement>('[data-toasts] > *')
      if (!shown || shown.contains(document.activeElement)) return
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      shown.focus()
    }
    window.addEventListener('keydown', focus)
    return () => window.removeEventListener('keydown', focus)
  }, [])
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    before.current?.focus()
  }
}
