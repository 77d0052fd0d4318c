/** Whether somebody may try a password now, or has to wait. */
import type { Store } from '../store/store.ts'
import {
  ALL_STRANGERS,
  beginAttempt,
  forgiveAttempts,
  PER_ADDRESS,
  STRANGERS,
  takeBackAttempt,
} from './attempts.ts'

export interface Attempt {
  /** In ms; 0: go on. */
  readonly wait: number
  /** It was the owner: what failed before does not count any more. */
  readonly forgive: () => Promise<void>
}

/** @param device of a browser that the owner has signed in from */
export const mayTry = async (
  store: Store,
  { address, device, now }: { address: string; device: string | undefined; now: number },
): Promise<Attempt> => {
  const who = device ?? address
  const own = await beginAttempt(store, who, now, PER_ADDRESS)
  const shared =
    own > 0 || device !== undefined ? 0 : await beginAttempt(store, STRANGERS, now, ALL_STRANGERS)
  const forgive = async (): Promise<void> => {
    await forgiveAttempts(store, who)
    // One right password among strangers says nothing about the others.
    if (device === undefined) await takeBackAttempt(store, STRANGERS)
  }
  return { wait: Math.max(own, shared), forgive }
}
