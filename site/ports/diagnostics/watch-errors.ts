import { CAUGHT_EVENT } from './caught-errors.ts'
import { SOURCES, type Source, type Tracker } from './tracker.ts'

/** `dispatchEvent(new CustomEvent(ERROR_EVENT, { detail: { source, error } }))` on window. */
export const ERROR_EVENT = 'opale:error'

/**
 * Notes errors that nobody caught, and those that other parts of the page caught and tell of.
 * @param caughtErrors by an error boundary, before this began to watch; emptied here
 */
export const watchErrors = (tracker: Tracker, caughtErrors: unknown[] = []): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  const note = (source: Source, error: unknown) =>
    tracker.add({
      kind: 'error',
      source: isWorkflow(location.pathname) ? 'workflow' : source,
      message: messageOf(error),
    })
  const drain = () => {
    for (const error of caughtErrors.splice(0)) note('rendering', error)
  }
  drain()
  addEventListener(CAUGHT_EVENT, drain, { signal })
  addEventListener('error', ({ error, message }) => note('script', error ?? message), { signal })
  addEventListener('unhandledrejection', ({ reason }) => note('promise', reason), { signal })
  addEventListener(
    ERROR_EVENT,
    (event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
      if (typeof detail !== 'object' || detail === null) return
      const { source, error } = detail as Readonly<Record<string, unknown>>
      note(SOURCES.find((one) => one === source) ?? 'script', error)
    },
    { signal },
  )
  return () => stop.abort()
}

/** Whatever breaks where one works on workflows is an error of theirs. */
const isWorkflow = (path: string): boolean => /^(?:\/en|\/fr)?\/(?:workflow|studio)/u.test(path)

const messageOf = (error: unknown): string => {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  } catch {
    return 'unknown'
  }
}
