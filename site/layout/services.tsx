import { startTransition, useEffect, useState, type ReactElement } from 'react'
import { loadScreen } from '../pages/screens.ts'
import { caught } from '../ports/diagnostics/caught.ts'
import { readInline } from '../ports/inline.ts'
import { nextTask } from '../ports/next-task.ts'
import { pageViews } from '../ports/page-views.ts'
import { fetched } from '../ports/prefetch/fetched.ts'
import { stemOfUrl } from '../routes/address.ts'
import type { Own, ServicesProps } from './services/own.ts'
import type Running from './services/running.tsx'

/** What looks after a visit beside the page itself: fetched once the page is alive. */
export function Services(props: ServicesProps): ReactElement | null {
  const [come, setCome] = useState<{ readonly Running: typeof Running; readonly own: Own }>()
  useEffect(() => {
    // No Suspense: what it reveals late would hold back the page that a visitor goes to meanwhile.
    // What it is made of is asked for at once: not while the page itself comes to life.
    void nextTask()
      .then(() => import('./services/running.tsx'))
      .then(({ default: Running }) => {
        const { build } = readInline()
        const own = { build, loadScreen, stemOf: stemOfUrl, fetched, caught, views: pageViews }
        startTransition(() => setCome({ Running, own }))
      })
      // Without it the page goes on: nothing there is what one came for.
      .catch(() => undefined)
  }, [])
  return come ? <come.Running {...props} own={come.own} /> : null
}
