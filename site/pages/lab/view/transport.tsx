import { useEffect, useState, type ReactElement } from 'react'
import { IconButton } from '#ui/button'
import { Glyph } from '#ui/icon'
import { Tooltip } from '#ui/tooltip'
import { lengthOf } from '../run/run.ts'
import { useLab, useTools } from './context.ts'
import { onLabKey } from './keys.ts'
import * as css from './timeline.css.ts'

/** To the ends, one by one, or by itself. */
export function Transport(): ReactElement {
  const { lab, words } = useTools()
  const { run, seq } = useLab()
  const [playing, setPlaying] = useState(false)
  const { timeline } = words
  const length = lengthOf(run)

  useEffect(() => {
    if (!playing) return undefined
    const timer = setInterval(() => {
      const state = lab.get()
      if (state.seq >= lengthOf(state.run)) setPlaying(false)
      else lab.go(state.seq + 1)
    }, BEAT)
    return () => clearInterval(timer)
  }, [playing, lab])

  const toggle = () => {
    if (!playing && seq === length) lab.go(0)
    setPlaying(!playing)
  }
  useEffect(() => onLabKey(' ', toggle))

  return (
    <div className={css.transport}>
      <Sign label={timeline.first} d={FIRST} onClick={() => lab.go(0)} />
      <Sign label={timeline.previous} d={PREVIOUS} onClick={() => lab.go(seq - 1)} />
      <Sign
        className={css.play}
        label={playing ? timeline.pause : timeline.play}
        d={playing ? PAUSE : PLAY}
        onClick={toggle}
      />
      <Sign label={timeline.next} d={NEXT} onClick={() => lab.go(seq + 1)} />
      <Sign label={timeline.last} d={LAST} onClick={() => lab.go(length)} />
    </div>
  )
}

interface SignProps {
  readonly label: string
  readonly d: string
  readonly className?: string
  readonly onClick: () => void
}

/** A button without words, which shows its name to whoever points at it or comes by keyboard. */
function Sign({ label, d, ...rest }: SignProps): ReactElement {
  return (
    <Tooltip echo text={label}>
      <IconButton label={label} {...rest}>
        <Glyph d={d} />
      </IconButton>
    </Tooltip>
  )
}

/** Milliseconds between two commands: slow enough to read what each did. */
const BEAT = 400

const FIRST = 'M17 6l-6 6 6 6M7 6v12'
export const PREVIOUS = 'M15 6l-6 6 6 6'
const PLAY = 'M7.500 5v14l11-7z'
const PAUSE = 'M8.500 5.500v13M15.500 5.500v13'
export const NEXT = 'M9 6l6 6-6 6'
const LAST = 'M7 6l6 6-6 6M17 6v12'
