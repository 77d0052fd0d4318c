import type { ReactElement } from 'react'
import { Button } from '#ui/button'
import { usePart, useTools } from './context.ts'
import { keepNow } from './saving.ts'

/** Browsers do not fetch a script again that did not come, but for a page that is loaded anew. */
export function Reload(): ReactElement {
  const { words } = useTools()
  return (
    <Button
      size="s"
      onClick={() => {
        keepNow()
        location.reload()
      }}
    >
      {words.told.reload}
    </Button>
  )
}

/** What becomes of the document meanwhile. */
export const useKeeping = (): string => {
  const { told } = useTools().words
  return usePart((state) => state.isUnkept) ? told.keepFirst : told.kept
}
