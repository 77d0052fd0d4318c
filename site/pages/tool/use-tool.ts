import { startTransition, useEffect, useState } from 'react'
import { nextTask } from '../../ports/next-task.ts'
import { useHydrated } from '../../router/use-hydrated.ts'
import type { PageData } from '../../routes/page-data.ts'
import type { Open, Opened } from './frame/open.tsx'

export type FetchTool = () => Promise<{ readonly open: Open }>

interface ToolState {
  /** All of the tool, once it is there. */
  readonly opened: Opened | undefined
  /** The page is no longer as it was prerendered. */
  readonly hydrated: boolean
}

/** Fetches a tool and its words as soon as its page is alive: then it needs the network no more. */
export const useTool = (page: PageData, fetchTool: FetchTool): ToolState => {
  const [state, setState] = useState<{ readonly page: PageData; readonly opened: Opened }>()
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  const hydrated = useHydrated()
  useEffect(() => {
    let wanted = true
    // All of a tool at once would keep a phone from answering: it is drawn in slices.
    const show = (change: () => void) => wanted && startTransition(change)
    // Not while the page itself comes to life.
    nextTask()
      .then(fetchTool)
      .then(({ open }) => open(page))
      .then(
        (opened) => show(() => setState({ page, opened })),
        (error: unknown) => show(() => setFailure({ error })),
      )
    return () => {
      wanted = false
    }
  }, [page, fetchTool])
  // The page says so as for any other part that does not come.
  if (failure) throw failure.error
  return { opened: state?.page === page ? state.opened : undefined, hydrated }
}
