import { freeze } from './share.ts'

/** [4.1.43] [4.3.3] [4.3.4] What clicks on the logo open and close. */
export interface Logo {
  readonly tooltip: boolean
  readonly modal: boolean
  /** When a single click will open the modal, unless a second one comes first. */
  readonly opensAt: number | null
}

export type LogoInput = 'click' | 'close-modal' | 'wait'

const FRESH: Logo = { tooltip: false, modal: false, opensAt: null }
/** [9.0.28] */
const DOUBLE_CLICK_MS = 300

/**
 * Pure. Each click also is a `logo-click` for the engine, so both of a double click pay; the
 * second toggles the tooltip and takes back the modal that the first had announced.
 */
export const LOGO = freeze({
  doubleClickMs: DOUBLE_CLICK_MS,
  fresh: FRESH,
  step: (before: Logo, at: number, input: LogoInput): Logo => {
    const logo = openInTime(before, at)
    if (input === 'close-modal') return { ...logo, modal: false, opensAt: null }
    if (input === 'wait') return logo
    return logo.opensAt === null
      ? { ...logo, opensAt: at + DOUBLE_CLICK_MS }
      : { ...logo, opensAt: null, tooltip: !logo.tooltip }
  },
})

/** A click at exactly the window's end still is the second of a double click. */
const openInTime = (logo: Logo, at: number): Logo =>
  logo.opensAt !== null && at > logo.opensAt ? { ...logo, modal: true, opensAt: null } : logo
