import { useMemo, useState } from 'react'
import type { Option } from '../../workflows/run/complete.ts'
import { useLooked } from './use-looking.ts'

export interface Completing {
  readonly options: readonly Option[]
  /** How many are not shown. */
  readonly more: number
  /** Place of the option that keys have reached. */
  readonly active: number | undefined
  /** Asks what may stand at a place of the text. */
  readonly look: (caret: number, text?: string) => void
  readonly move: (by: 1 | -1) => void
  readonly close: () => void
  /** The text with an option in it, and where one writes on. */
  readonly take: (at: number) => { readonly text: string; readonly caret: number } | undefined
}

/** What is offered while one writes an expression, and what comes of a choice. */
export const useCompletion = (value: string, holds: 'template' | 'json' | 'code'): Completing => {
  const { looking, item } = useLooked()
  // The question is kept, not its answer: what the run brought may come after it.
  const [asked, setAsked] = useState<{ readonly text: string; readonly caret: number }>()
  const found = useMemo(
    () => asked && looking?.complete(asked.text, asked.caret, item),
    [asked, looking, item],
  )
  const [active, setActive] = useState<number>()
  const close = () => {
    setAsked(undefined)
    setActive(undefined)
  }
  const options = found?.options ?? NONE
  return {
    options,
    more: found?.more ?? 0,
    active,
    close,
    look: (caret, text = value) => {
      setActive(undefined)
      setAsked(holds === 'code' ? undefined : { text, caret })
    },
    move: (by) => {
      const from = active ?? (by === 1 ? -1 : 0)
      setActive((from + by + options.length) % options.length)
    },
    take: (at) => {
      const option = options[at]
      if (!found || !option) return undefined
      const before = value.slice(0, found.from) + option.insert
      // Only what begins with this sign is read as an expression.
      const sign = holds === 'json' || value.startsWith('=') ? '' : '='
      close()
      return {
        text: sign + before + found.closing + value.slice(found.to),
        caret: sign.length + before.length,
      }
    },
  }
}

const NONE: readonly Option[] = []
