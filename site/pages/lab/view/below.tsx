import type { ReactElement } from 'react'
import { Compare } from './compare.tsx'
import { ScriptEditor } from './script-editor.tsx'
import { Shortcuts } from './shortcuts.tsx'
import * as css from './workbench.css.ts'

/** What stands below the panes: it comes after them, so that they are there sooner. */
export default function Below(): ReactElement {
  return (
    <>
      <Compare />
      <div className={css.more}>
        <ScriptEditor />
        <Shortcuts />
      </div>
    </>
  )
}
