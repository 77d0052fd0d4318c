import { useRef, useState, type ReactElement } from 'react'
import * as css from './portrait.css.ts'
import { Still, type StillProps } from './still.tsx'
import { useBlink } from './use-blink.ts'
import { useBurst } from './use-gesture.ts'

export interface PortraitProps extends Omit<StillProps, 'blink'> {
  /** She hops whenever it changes: the number of things done with her. */
  pulse?: number | undefined
}

/** Opale small and alive, from two stills: she costs a page nothing while nobody plays. */
export function Portrait({ pulse, ...still }: PortraitProps): ReactElement {
  const ref = useRef<HTMLSpanElement>(null)
  const stir = useBlink((shut) => ref.current?.toggleAttribute('data-shut', shut))
  useBurst(ref, still.look.mood, pulse)
  // She blinks for those who were with her: until then nobody sees the second picture.
  const [met, setMet] = useState(false)
  const meet = () => {
    setMet(true)
    stir()
  }
  return (
    <span ref={ref} className={css.portrait} onPointerEnter={meet} onPointerDown={meet}>
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
