import type { ReactElement } from 'react'
import { MARKS } from '#engine'
import { Icon } from '#ui/icon'
import { hashOf } from '../run/run.ts'
import * as css from './bar.css.ts'
import { usePart, useTools } from './context.ts'

/** The hash of the run as the command line prints it, and whether it is the expected one. */
export function HashStatus(): ReactElement {
  const { words, number } = useTools()
  const run = usePart('run')
  const progress = usePart('progress')
  const { expect } = run.scenario
  const hash = hashOf(run)
  const met = expect?.hash.toLowerCase() === hash
  const seq = expect?.marks && !met ? MARKS.firstDifference(expect.marks, run.marks) : undefined
  return (
    <div className={css.status}>
      <p className={css.hash}>
        <span>{words.bar.hash}</span> <code>{hash}</code>
      </p>
      {progress !== undefined && (
        <p className={css.muted}>{words.bar.playing(number(Math.round(progress * 100)))}</p>
      )}
      {expect && (
        <p className={met ? css.met : css.unmet}>
          <Icon name={met ? 'check' : 'alert'} />
          {met
            ? words.bar.met
            : seq === undefined
              ? words.bar.unmet(expect.hash)
              : words.bar.unmetAt(expect.hash, number(seq))}
        </p>
      )}
    </div>
  )
}
