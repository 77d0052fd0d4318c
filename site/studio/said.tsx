import type { ReactElement } from 'react'
import { usePart } from './context.ts'
import { Reload, useKeeping } from './reload.tsx'
import * as css from './studio.css.ts'

/** What came of what was done last: in its own place, so that it never covers what it speaks of. */
export function Said(): ReactElement {
  const said = usePart((state) => state.said)
  const keeping = useKeeping()
  return (
    <>
      <output className={css.said} data-warning={said?.isWarning ? '' : undefined}>
        {said?.isMissing ? `${said.text} ${keeping}` : said?.text}
      </output>
      {said?.isMissing && (
        <div className={css.remedy}>
          <Reload />
        </div>
      )}
    </>
  )
}
