import type { ReactElement } from 'react'
import { Button, IconButton } from '#ui/button'
import { usePart, useTools } from './context.ts'
import { StudioGlyph } from './glyphs.tsx'
import { useRunning } from './use-running.ts'
import * as css from './studio.css.ts'

/** While one goes through a run step by step: where one is, and the ways on. */
export function StepBar(): ReactElement | null {
  const { words } = useTools()
  const { back, step, run, finish } = useRunning()
  const steps = usePart((state) => state.steps)
  const isStopped = usePart(({ shown }) => shown?.next !== undefined)
  const all = usePart((state) => state.run?.result.order.length ?? 0)
  if (steps === undefined || !isStopped) return null
  const { bar } = words
  return (
    <div className={css.steps} role="toolbar" aria-label={bar.steps}>
      <span className={css.stopped}>{words.run.at(steps + 1, all)}</span>
      <IconButton label={bar.back} aria-disabled={steps === 0} onClick={back}>
        <StudioGlyph name="stepBack" />
      </IconButton>
      <Button size="s" onClick={() => void step()}>
        <StudioGlyph name="step" size={16} />
        {bar.step}
      </Button>
      <Button size="s" onClick={() => void run()}>
        <StudioGlyph name="run" size={16} />
        {bar.goOn}
      </Button>
      <Button size="s" variant="ghost" onClick={finish}>
        {bar.finish}
      </Button>
    </div>
  )
}
