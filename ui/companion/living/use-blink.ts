import { useEffect, useEffectEvent, useRef } from 'react'
import { createBlinker, type Blinker } from './blinker.ts'
import { mayMove } from './may-move.ts'

/** @returns what is to be called whenever the visitor turns to her */
export const useBlink = (show: (shut: boolean) => void): (() => void) => {
  const ref = useRef<Blinker>(undefined)
  const shown = useEffectEvent(show)
  useEffect(() => {
    const blinker = createBlinker((shut) => shown(shut), later)
    const look = () => document.hidden && blinker.rest()
    ref.current = blinker
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      blinker.rest()
    }
  }, [])
  return () => {
    if (mayMove()) ref.current?.stir()
  }
}

const later = (delay: number, act: () => void) => {
  const timer = setTimeout(act, delay)
  return () => clearTimeout(timer)
}
