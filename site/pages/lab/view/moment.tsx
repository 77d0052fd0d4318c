import { useMemo, type ReactElement } from 'react'
import { GROWTH_A } from '#engine'
import { Character } from '#companion/character'
import { lookOf } from '#companion/living'
import { snapshotAt } from '../run/run.ts'
import { writeDelay } from '../script/delay.ts'
import { useLabLater, useTools } from './context.ts'
import * as css from './moment.css.ts'

/** Opale as she is after the command looked at. */
export function Moment(): ReactElement {
  const { words, number } = useTools()
  const { run, seq } = useLabLater()
  const snapshot = useMemo(() => snapshotAt(run, seq), [run, seq])
  const { mood, stage, wear } = lookOf(snapshot)
  const { pet, at } = snapshot
  const { level, experience, next } =
    'progress' in pet
      ? { ...pet.progress, next: pet.progress.experienceToNext }
      : { ...pet.profile, next: GROWTH_A.threshold(pet.profile.level) }
  const due = run.engine.nextDue(snapshot)
  const { moment } = words
  const facts: readonly (readonly [string, string])[] = [
    [moment.mood, pet.gameState.currentMood],
    [moment.level, number(level)],
    [moment.experience, `${number(experience)} / ${number(next)}`],
    [moment.energy, number(pet.stats.energy)],
    [moment.due, due === undefined ? moment.none : `+${writeDelay(due - at)}`],
  ]
  return (
    <section className={css.moment} aria-label={moment.name}>
      <Character
        mood={mood}
        stage={stage}
        wear={wear}
        size={190}
        className={css.portrait}
        label={moment.portrait(mood)}
      />
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
