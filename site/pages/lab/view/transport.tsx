import { useEffect, useState, type ReactElement } from 'react'
import { IconButton } from '#ui/button'
import { Glyph } from '#ui/icon'
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
      <IconButton label={timeline.first} onClick={() => lab.go(0)}>
        <Glyph d={FIRST} />
      </IconButton>
      <IconButton label={timeline.previous} onClick={() => lab.go(seq - 1)}>
        <Glyph d={PREVIOUS} />
      </IconButton>
      <IconButton
        className={css.play}
        label={playing ? timeline.pause : timeline.play}
        onClick={toggle}
      >
        <Glyph d={playing ? PAUSE : PLAY} />
      </IconButton>
      <IconButton label={timeline.next} onClick={() => lab.go(seq + 1)}>
        <Glyph d={NEXT} />
      </IconButton>
      <IconButton label={timeline.last} onClick={() => lab.go(length)}>
        <Glyph d={LAST} />
      </IconButton>
    </div>
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
