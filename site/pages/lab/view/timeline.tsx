import { useMemo, type ReactElement } from 'react'
import { Heading } from '#ui/heading'
import { overviewOf } from '../run/overview.ts'
import { lengthOf } from '../run/run.ts'
import { useCount, useLab, useTools } from './context.ts'
import { Detail } from './detail.tsx'
import { OverviewLine } from './overview-line.tsx'
import * as css from './timeline.css.ts'
import { Transport } from './transport.tsx'

/** The run as a line: all of it above, the neighbourhood of the command looked at below. */
export function Timeline(): ReactElement {
  const { words, number } = useTools()
  const { run, seq } = useLab()
  const count = useCount()
  const overview = useMemo(() => overviewOf(run), [run])
  const { timeline } = words
  const length = lengthOf(run)
  return (
    <section className={css.timeline} aria-labelledby="lab-timeline">
      <div className={css.head}>
        <Heading level={2} size="t1" id="lab-timeline">
          {timeline.title}
        </Heading>
        <p className={css.counts}>
          {timeline.counts(
            count(length),
            timeline.levels(overview.levels.length, number(overview.levels.length)),
            timeline.refused(overview.refused, number(overview.refused)),
          )}
        </p>
        <Transport />
      </div>
      <OverviewLine overview={overview} />
      <p className={css.legend}>
        <span>
          <i className={css.levelKey} />
          {timeline.levelKey}
        </span>
        <span>
          <i className={css.refusedKey} />
          {overview.size > 1 ? timeline.refusedKey(number(overview.size)) : timeline.refusedOne}
        </span>
        <span>
          <i className={css.restKey} />
          {timeline.restKey}
        </span>
        <b>
          {number(seq)} / {number(length)}
        </b>
      </p>
      <Detail />
    </section>
  )
}
