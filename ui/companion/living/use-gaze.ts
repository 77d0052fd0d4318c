import { useEffect, useState, type RefObject } from 'react'
import type { Gaze } from '../character/index.ts'
import { mayMove } from './may-move.ts'

/** Where she looks while the visitor's mouse moves; `undefined` leaves it to her mood. */
export const useGaze = (ref: RefObject<HTMLElement | null>, follows: boolean): Gaze | undefined => {
  const [gaze, setGaze] = useState<Gaze>()
  useEffect(() => {
    if (!follows) return undefined
    let frame = 0
    const look = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (frame !== 0 || pointerType !== 'mouse' || !mayMove()) return
      frame = requestAnimationFrame(() => {
        frame = 0
        const box = ref.current?.getBoundingClientRect()
        if (box) setGaze((last) => unlessSame(last, toward(box, clientX, clientY)))
      })
    }
    addEventListener('pointermove', look, { passive: true })
    return () => {
      removeEventListener('pointermove', look)
      cancelAnimationFrame(frame)
      setGaze(undefined)
    }
  }, [ref, follows])
  return gaze
}

/** In few steps, so that she is drawn anew only when one would see it. */
export const toward = (
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  x: number,
  y: number,
): Gaze => [step((x - left) / width - 0.5), step((y - top) / height - 0.5)]

/** Half her own width away is as far as eyes turn. */
const step = (share: number) => Math.round(Math.max(-1, Math.min(1, share)) * STEPS) / STEPS || 0
const STEPS = 3

const unlessSame = (last: Gaze | undefined, next: Gaze) =>
  last?.[0] === next[0] && last[1] === next[1] ? last : next
