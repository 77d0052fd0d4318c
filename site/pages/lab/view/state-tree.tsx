import { useState, type ReactElement } from 'react'
import type { Snapshot } from '#engine'
import { Disclosure } from '#ui/disclosure'
import { useTools } from './context.ts'
import * as css from './inspector.css.ts'
import { scrollRegion } from '#ui/scroll-region'

/** The whole snapshot, slice by slice; a slice is written out when it is opened. */
export function StateTree({ snapshot }: { snapshot: Snapshot }): ReactElement {
  const { pet, rng, timers, seq, at, ids } = snapshot
  const slices: readonly (readonly [string, unknown])[] = [
    ...Object.entries(pet),
    ['engine', { seq, at, ids, timers, rng }],
  ]
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['stats']))
  const toggle = (name: string, is: boolean) => {
    const next = new Set(open)
    if (is) next.add(name)
    else next.delete(name)
    setOpen(next)
  }
  return (
    <>
      {slices.map(([name, value]) => (
        <Disclosure
          key={name}
          title={name}
          open={open.has(name)}
          onOpenChange={(is) => is !== open.has(name) && toggle(name, is)}
        >
          {open.has(name) && <Slice name={name} value={value} />}
        </Disclosure>
      ))}
    </>
  )
}

function Slice({ name, value }: { name: string; value: unknown }): ReactElement {
  const { words } = useTools()
  return (
    <pre className={css.json} {...scrollRegion(words.inspector.stateOf(name))}>
      <code>{JSON.stringify(value, undefined, 2)}</code>
    </pre>
  )
}
