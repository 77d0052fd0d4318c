import { useState, type ReactElement } from 'react'
import { type ReadingId, READINGS, type Scenario } from '#engine'
import { Button, IconButton } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { Field } from '#ui/field'
import { Glyph } from '#ui/icon'
import { Input } from '#ui/input'
import { RadioGroup } from '#ui/radio-group'
import { Select } from '#ui/select'
import { Tooltip } from '#ui/tooltip'
import { EXAMPLES, exampleOf } from '../run/examples.ts'
import { fileName, fileText } from '../share/file.ts'
import { isoMinute, readClock } from './clock.ts'
import * as css from './bar.css.ts'
import { useCount, usePart, useTools } from './context.ts'
import { saveFile } from '../../parts/save-file.ts'
import { HashStatus } from './hash-status.tsx'
import { OpenFile } from './open-file.tsx'

/** What the run begins with, where it comes from and where it goes. */
export function ScenarioBar(): ReactElement {
  const { lab, words, say } = useTools()
  const run = usePart('run')
  const past = usePart('past')
  const count = useCount()
  // What one chose shows at once, however long its run takes to play.
  const wanted = usePart('wanted')
  const open = ([first, second]: readonly Scenario[]) => {
    if (!first) return
    lab.open(first)
    if (second) lab.compareWith(second)
    say(words.share.opened(count(first.inputs.length)))
  }
  return (
    <section className={css.bar} aria-label={words.bar.name}>
      <RadioGroup
        id="lab-reading"
        name="lab-reading"
        legend={words.bar.reading}
        variant="segment"
        options={READINGS.map((value) => ({ value, label: value }))}
        value={wanted.reading}
        onValueChange={(reading) => lab.change({ reading: reading as ReadingId })}
      />
      <Seed />
      <Start />
      <div className={css.tick}>
        <Checkbox
          id="lab-extensions"
          label={words.bar.extensions}
          checked={wanted.extensions === true}
          onChange={({ currentTarget }) => lab.change({ extensions: currentTarget.checked })}
        />
      </div>
      <div className={css.examples}>
        <Field id="lab-example" label={words.bar.example}>
          <Select
            value=""
            onChange={({ currentTarget: { value } }) => {
              const { reading, seed, start } = wanted
              open([
                value === 'empty'
                  ? {
                      format: 'opale-scenario/1',
                      reading,
                      seed,
                      start,
                      extensions: true,
                      inputs: [],
                    }
                  : exampleOf(value as (typeof EXAMPLES)[number]),
              ])
            }}
          >
            <option value="">{words.bar.examplePick}</option>
            {[...EXAMPLES, 'empty' as const].map((name) => (
              <option key={name} value={name}>
                {words.bar.examples[name]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className={css.files}>
        <OpenFile label={words.bar.open} onOpen={open} />
        <Button
          size="s"
          onClick={() => {
            const name = fileName(run.scenario)
            saveFile(name, fileText(run))
            say(words.share.saved(name))
          }}
        >
          {words.bar.save}
        </Button>
        <Tooltip echo text={words.bar.undo}>
          <IconButton
            framed
            className={css.undo}
            label={words.bar.undo}
            aria-disabled={past.length === 0}
            onClick={() => {
              if (past.length === 0) return
              lab.undo()
              say(words.palette.undone)
            }}
          >
            <Glyph d={UNDO} />
          </IconButton>
        </Tooltip>
      </div>
      <HashStatus />
    </section>
  )
}

const UNDO = 'M9 5 4.5 9.500 9 14M5 9.500h9a5 5 0 0 1 0 10h-3'

function Seed(): ReactElement {
  const { lab, words } = useTools()
  const { seed } = usePart('wanted')
  return (
    <Line
      id="lab-seed"
      label={words.bar.seed}
      value={seed}
      onDone={(typed) => {
        if (typed !== seed) lab.change({ seed: typed })
        return undefined
      }}
    />
  )
}

function Start(): ReactElement {
  const { lab, words } = useTools()
  const { start } = usePart('wanted')
  return (
    <Line
      id="lab-start"
      label={words.bar.start}
      value={isoMinute(start)}
      onDone={(typed) => {
        const at = readClock(typed)
        if (at === undefined) return words.bar.startError
        if (typed !== isoMinute(start)) lab.change({ start: at })
        return undefined
      }}
    />
  )
}

interface LineProps {
  readonly id: string
  readonly label: string
  readonly value: string
  /** Enter, or the way out of the field. @returns what is wrong with what was typed */
  readonly onDone: (typed: string) => string | undefined
}

function Line({ id, label, value, onDone }: LineProps): ReactElement {
  const [typed, setTyped] = useState(value)
  const [error, setError] = useState<string>()
  const [before, setBefore] = useState(value)
  // The value of another run takes the place of what was typed, and the focus stays.
  if (before !== value) {
    setBefore(value)
    setTyped(value)
    setError(undefined)
  }
  const done = () => setError(onDone(typed))
  return (
    <form
      className={css.line}
      onSubmit={(event) => {
        event.preventDefault()
        done()
      }}
    >
      <Field id={id} label={label} error={error}>
        <Input
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={done}
        />
      </Field>
    </form>
  )
}
