import { useEffect, useState, type ReactElement } from 'react'
import { hidden } from '#ui/field'

/** Says the answer once it has settled: not at every key. */
export function Said({ text }: { text: string }): ReactElement {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SETTLED)
    return () => clearTimeout(timer)
  }, [text])
  return <output className={hidden}>{said}</output>
}

/** Longer than most pause between two keys. */
const SETTLED = 900
