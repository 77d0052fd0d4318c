/**
 * Why something opens or closes: its own button, its close button, Esc, a press or the focus
 * elsewhere, what was chosen in it, a pointer that came near, or the browser by itself.
 */
export const OPEN_REASONS = [
  'trigger',
  'close',
  'escape',
  'outside',
  'choice',
  'hover',
  'focus',
  'browser',
] as const
export type OpenReason = (typeof OPEN_REASONS)[number]

export interface OpenDetails {
  reason: OpenReason
  /** Leaves it as it is. */
  cancel: () => void
}

/** What everything that opens and closes takes. */
export interface Openable {
  /** With `onOpenChange`, the parent says whether it is open. */
  open?: boolean | undefined
  /** Whether it is open at first. */
  defaultOpen?: boolean | undefined
  /** Somebody wants it open or closed. */
  onOpenChange?: ((open: boolean, details: OpenDetails) => void) | undefined
}
