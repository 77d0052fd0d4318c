import { useEffect, useRef, type RefObject } from 'react'
import type { Mood } from '../character/index.ts'
import { BURST, gestureOf, keyframes } from './gestures.ts'
import { mayMove } from './may-move.ts'

/** Moves her once when her mood changes, or when `pulse` says that something was done with her. */
export const useBurst = (
  ref: RefObject<HTMLElement | null>,
  mood: Mood,
  pulse: number | undefined,
  still = false,
): void => {
  const before = useRef({ mood, pulse })
  useEffect(() => {
    const { current } = before
    before.current = { mood, pulse }
    const changed = current.mood !== mood
    if ((!changed && current.pulse === pulse) || still || !mayMove()) return
    ref.current?.animate(keyframes[changed ? gestureOf[mood] : 'hop'], BURST)
  }, [ref, mood, pulse, still])
}
