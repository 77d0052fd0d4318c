import { useEffect, useRef, useState } from 'react'
import { COPIED_MS } from './copied.ts'

type Result = 'copied' | 'failed'

/** Puts text on the clipboard and says for a moment whether that worked. */
export function useCopy(): { state: Result | undefined; copy: (text: string) => Promise<Result> } {
  const [state, setState] = useState<Result>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (text: string) => {
    const result = await write(text)
    setState(result)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState(undefined), COPIED_MS)
    return result
  }
  return { state, copy }
}

/** A page may not be allowed to, and an old browser cannot: there is no clipboard then. */
const write = async (text: string): Promise<Result> => {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
