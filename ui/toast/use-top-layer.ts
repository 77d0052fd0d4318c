import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import { subscribeToModals, topModal } from '../openable/index.ts'

interface TopLayer<Element extends HTMLElement> {
  ref: RefObject<Element | null>
  /** The dialog that all else waits for: outside of it nothing is heard, and nothing can be pressed. */
  within: HTMLElement | undefined
}

/**
 * Keeps a popover in front of whatever else is open.
 * @param newest another one each time that it has to come to the front again
 */
export function useTopLayer<Element extends HTMLElement>(
  on: boolean,
  newest: string | undefined,
): TopLayer<Element> {
  const ref = useRef<Element>(null)
  const raised = useRef<string>(undefined)
  const modal = useSyncExternalStore(subscribeToModals, topModal, () => undefined)
  useEffect(() => {
    const layer = ref.current
    // An old browser has no such layer: it stands over the page then, as its style says.
    // Without the dialog that it stood in, it is drawn again elsewhere.
    if (!on || !layer?.isConnected || !('showPopover' in layer)) return
    const isOpen = layer.matches(':popover-open')
    if (isOpen && (raised.current === newest || layer.contains(document.activeElement))) return
    raised.current = newest
    if (isOpen) layer.hidePopover()
    layer.showPopover()
  })
  return { ref, within: on ? modal : undefined }
}
