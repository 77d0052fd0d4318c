/** A picture that somebody refused. */
import type { Shot } from './results.ts'

export interface Rejection {
  readonly story: string
  readonly variant: string
  /** Hash of the picture that was refused; `none` where it was that there is none any more. */
  readonly hash: string
  readonly reason: string
}

/** @returns what is said against this very picture, or was against an earlier one of the same shot */
export const rejectionOf = (
  { story, variant, hash = NONE }: Shot,
  all: readonly Rejection[],
): { readonly reason: string; readonly since: 'this' | 'an earlier one' } | undefined => {
  const found = all.find((one) => one.story === story && one.variant === variant)
  return found && { reason: found.reason, since: found.hash === hash ? 'this' : 'an earlier one' }
}

/** In place of a hash where there is no picture. */
export const NONE = 'none'
