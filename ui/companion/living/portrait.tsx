import { useRef, useState, type ReactElement } from 'react'
import { join, merge, useRefs, type Attributes } from '../../render/index.ts'
import * as css from './portrait.css.ts'
import { Still, type StillProps } from './still.tsx'
import { useBlink } from './use-blink.ts'
import { useBurst } from './use-gesture.ts'

export interface PortraitProps extends Omit<StillProps, 'blink'>, Attributes<'span', 'children'> {
  /** She hops whenever it changes: the number of things done with her. */
  pulse?: number | undefined
}

/** Opale small and alive, from two stills: she costs a page nothing while nobody plays. */
export function Portrait(props: PortraitProps): ReactElement {
  const { pulse, look, size, crop = 'head', className, ref: given, ...rest } = props
  const still = { look, size, crop }
  const ref = useRef<HTMLSpanElement>(null)
  const both = useRefs(ref, given)
  const stir = useBlink((shut) => ref.current?.toggleAttribute('data-shut', shut))
  useBurst(ref, look.mood, pulse)
  // She blinks for those who were with her: until then nobody sees the second picture.
  const [met, setMet] = useState(false)
  const meet = () => {
    setMet(true)
    stir()
  }
  return (
    <span
      ref={both}
      className={join(css.portrait, className)}
      {...merge({ onPointerEnter: meet, onPointerDown: meet }, rest)}
    >
      <span className={css.open}>
        <Still {...still} />
      </span>
      {met && (
        <span className={css.shut}>
          <Still {...still} blink />
        </span>
      )}
    </span>
  )
}
