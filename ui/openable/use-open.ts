import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useControlled } from '../render/index.ts'
import type { Openable, OpenReason } from './reason.ts'

export interface OpenState {
  open: boolean
  /** How often somebody asked: parts are drawn again by it. */
  asked: number
  /** @returns whether nobody refused */
  ask: (open: boolean, reason: OpenReason) => boolean
}

/**
 * Whether something is open. Browsers open and close by themselves, so that asking always draws again:
 * what nobody agreed to is undone by an effect of whoever shows it.
 */
export function useOpen({ open, defaultOpen = false, onOpenChange }: Openable): OpenState {
  const [shown, show] = useControlled(open, defaultOpen)
  const [asked, drawAgain] = useReducer((before: number) => before + 1, 0)
  const told = useRef(onOpenChange)
  useEffect(() => {
    told.current = onOpenChange
  })
  const ask = useCallback(
    (next: boolean, reason: OpenReason): boolean => {
      let refused = false
      const cancel = () => {
        refused = true
      }
      told.current?.(next, { reason, cancel })
      if (!refused) show(next)
      drawAgain()
      return !refused
    },
    [show],
  )
  return { open: shown, asked, ask }
}

/**
 * `aria-expanded` of a button whose popover the browser opens by itself. Until it has asked, the page
 * may know less than the browser, or never be scripted at all: the browser says it then.
 */
export const expandedOf = ({ open, asked }: OpenState): boolean | undefined =>
  open || asked > 0 ? open : undefined
