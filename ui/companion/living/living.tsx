import { useRef, useState, type ReactElement } from 'react'
import { Character, type Likeness, vector } from '../character/index.ts'
import { join, merge, useRefs, type Attributes } from '../../render/index.ts'
import * as css from './living.css.ts'
import { useBlink } from './use-blink.ts'
import { useBurst } from './use-gesture.ts'
import { useGaze } from './use-gaze.ts'

export interface LivingProps
  extends Omit<Likeness, 'blink'>, Attributes<'span', keyof Likeness | 'children'> {
  /** Her eyes follow the mouse; a `gaze` says where she looks instead. */
  follows?: boolean
  /** She hops whenever it changes: the number of things done with her. */
  pulse?: number | undefined
  /** Whoever plays wants no movement, whatever the device allows. */
  still?: boolean
}

/** Opale, large and alive: as wide as her place, still until the visitor does something. */
export function Living(props: LivingProps): ReactElement {
  const { follows = false, pulse, still = false, mood, stage, label, id, crop, ...others } = props
  const { size, wear, aura, gaze, ref: given, className, ...rest } = others
  const ref = useRef<HTMLSpanElement>(null)
  const both = useRefs(ref, given)
  const [shut, setShut] = useState(false)
  const blink = useBlink(setShut)
  const stir = still ? undefined : blink
  const seen = useGaze(ref, follows && !still && gaze === undefined)
  useBurst(ref, mood, pulse, still)
  return (
    <span
      ref={both}
      className={join(css.living, className)}
      {...merge({ onPointerEnter: stir, onPointerDown: stir }, rest)}
    >
      <Character
        {...{ mood, stage, label, id, crop, size, wear, aura }}
        gaze={gaze ?? seen}
        blink={shut && hasOpenEyes(mood)}
      />
    </span>
  )
}

const hasOpenEyes = (mood: Likeness['mood']) => {
  const [open, low] = vector(mood).eye
  return open > 0.3 && low > 0
}
