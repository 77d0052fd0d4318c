import { BREAKPOINTS } from '#ui/theme/media'
import type { Width } from '../audience/dimensions.ts'

export type Device = Width

/** [9.0.37] The device type, by the width of the window. */
export const deviceOf = (width: number): Device => {
  if (width < BREAKPOINTS.mobile) return 'mobile'
  return width < BREAKPOINTS.tablet ? 'tablet' : 'desktop'
}

/** [2.7.6] iPhone, iPod, iPad; recent iPads call themselves Macs but are touched. */
export const isIos = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPad|iPhone|iPod/u.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
