import { useId, useMemo, useState, type ReactElement } from 'react'
import type { Legality } from '#engine'
import { Field } from '#ui/field'
import { Input } from '#ui/input'
import { lengthOf, snapshotAt } from '../run/run.ts'
import type { Command } from '../script/check.ts'
import { readDelay } from '../script/delay.ts'
import { parametersOf } from '../script/parameters.ts'
import { MOST_COMMANDS } from '../script/problem.ts'
import { useCount, useLabLater, useTools } from './context.ts'
import { CommandGlyph } from './glyphs.tsx'
import * as css from './moment.css.ts'
import { ParameterForm } from './parameter-form.tsx'
import { refusalText } from './wording.ts'

/** Play by hand: every command of the rules, those that would be refused marked as such. */
export function Palette(): ReactElement {
  const { lab, words, number, say } = useTools()
  const { run, seq } = useLabLater()
  const count = useCount()
  const [delay, setDelay] = useState('4s')
  const [times, setTimes] = useState('1')
  const [chosen, setChosen] = useState<string>()
  const id = useId()
  const snapshot = useMemo(() => snapshotAt(run, seq), [run, seq])
  const all = run.engine.legal(snapshot)
  const { reading } = run.scenario
  const { palette } = words
  const dt = readDelay(delay)
  const many = /^\d{1,5}$/u.test(times) && Number(times) >= 1 && Number(times) <= 10_000

  const add = (command: Command) => {
    if (dt === undefined || !many) return
    const inputs = Array.from({ length: Number(times) }, () => [dt, command] as const)
    if (lengthOf(run) + inputs.length > MOST_COMMANDS) {
      say(palette.full(number(MOST_COMMANDS)))
      return
    }
    lab.insert(inputs as never)
    say(
      palette.added(
        inputs.length === 1 ? command.type : `${command.type}, ${count(inputs.length)}`,
      ),
    )
  }
  const parameters = chosen === undefined ? undefined : parametersOf(reading, chosen)
  const takes = ({ type }: Legality) => parametersOf(reading, type)!.length > 0

  const button = (one: Legality) => {
    const { type, ok } = one
    const reason = one.ok ? undefined : palette.refusable(refusalText(one, words, number))
    return (
      <button
        key={type}
        type="button"
        className={ok ? css.command.ok : css.command.refused}
        title={reason}
        {...(takes(one) && { 'aria-expanded': chosen === type })}
        onClick={() => {
          if (takes(one)) setChosen(chosen === type ? undefined : type)
          else add({ type })
        }}
      >
        <CommandGlyph type={type} />
        {type}
      </button>
    )
  }

  return (
    <section className={css.palette} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.title}>
        {seq === 0 ? palette.titleStart : palette.title(number(seq))}
      </h2>
      <div className={css.timing}>
        <Field id="lab-delay" label={palette.delay} error={dt === undefined && palette.delayError}>
          <Input
            value={delay}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => setDelay(currentTarget.value)}
          />
        </Field>
        <Field id="lab-times" label={palette.times} error={!many && palette.timesError}>
          <Input
            value={times}
            autoComplete="off"
            inputMode="numeric"
            onChange={({ currentTarget }) => setTimes(currentTarget.value)}
          />
        </Field>
      </div>
      <h3 className={css.group}>{palette.simple}</h3>
      <div className={css.commands}>{all.filter((one) => !takes(one)).map(button)}</div>
      <h3 className={css.group}>{palette.more}</h3>
      <div className={css.commands}>{all.filter(takes).map(button)}</div>
      {chosen !== undefined && parameters && (
        <ParameterForm
          key={`${reading} ${chosen}`}
          type={chosen}
          parameters={parameters}
          snapshot={snapshot}
          onAdd={add}
          onCancel={() => setChosen(undefined)}
        />
      )}
    </section>
  )
}
