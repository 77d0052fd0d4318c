import type { ReactElement } from 'react'
import { Icon } from '#ui/icon'
import { useTools } from './context.ts'
import { useSaving, type Identity } from './saving.ts'
import * as css from './studio.css.ts'

/** Whether the device has the document as it stands. */
export function Saved({ identity }: { identity: Identity }): ReactElement | null {
  const { words } = useTools()
  const saved = useSaving(identity)
  if (saved === 'unchanged' && identity.revision === 0) return null
  const isRefused = saved === 'refused'
  return (
    <output className={css.saved} data-state={saved}>
      <Icon name={isRefused ? 'alert' : 'check'} size={16} />
      {isRefused ? words.bar.notSaved : words.bar.saved}
    </output>
  )
}
