/** The application's side of early input: React is given all that was done before it came. */
import { useEffect, useRef, type RefObject } from 'react'
import { changedFields } from './fields.ts'
import {
  answering,
  copyOf,
  KEPT_TYPES,
  LATE_PART,
  READY_EVENT,
  TAKING_EVENT,
  type Kept,
  type Take,
} from './keep.ts'

let kept: readonly Kept[] = []
let ready = false
let repeat: readonly (() => void)[] = []

/** To be called right before hydration: React knows only what it drew itself. */
export const takeEarlyInput = (): void => {
  dispatchEvent(new CustomEvent<Take>(TAKING_EVENT, { detail: take }))
  repeat = changedFields()
}

const take: Take = (early, keep) => {
  kept = early
  for (const type of KEPT_TYPES) {
    removeEventListener(type, keep, true)
    addEventListener(type, keepLate, true)
  }
  addEventListener(READY_EVENT, answerKept, true)
}

/** From now on React answers clicks itself, but for those on late parts. */
const keepLate = (event: Event) => {
  const who = answering(event)
  if (who && (who === document ? !ready : isLate(who))) kept = [...kept, [who, copyOf(event)]]
}

const answerKept = ({ target }: Event) => {
  if (target instanceof Element) target.removeAttribute(LATE_PART)
  ready = true
  const all = kept
  kept = all.filter(([who]) => isLate(who))
  const later = new Set(kept)
  for (const one of all) if (!later.has(one)) one[0].dispatchEvent(one[1])
}

const isLate = (who: EventTarget): boolean =>
  who instanceof Element && who.closest(`[${LATE_PART}]`) !== null

/** To be called once the page's handlers are in place. */
export const answerEarlyInput = (): void => {
  // Not within React's own work: what is still to be hydrated could not answer there.
  queueMicrotask(() => {
    // A click that came after a changed field must see that field's value.
    for (const again of repeat) again()
    repeat = []
    dispatchEvent(new Event(READY_EVENT))
  })
}

/** Marks a part whose script comes after the page's. */
export const latePart = { [LATE_PART]: '' }

/** Put on an element of such a part, says that the part is ready. */
export const useReadyPart = <E extends Element>(): RefObject<E | null> => {
  const ref = useRef<E>(null)
  useEffect(() => {
    const part = ref.current?.closest(`[${LATE_PART}]`)
    queueMicrotask(() => part?.dispatchEvent(new Event(READY_EVENT)))
  }, [])
  return ref
}
