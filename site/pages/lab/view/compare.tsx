import { useMemo, type ReactElement } from 'react'
import type { Scenario } from '#engine'
import { Button } from '#ui/button'
import { Heading } from '#ui/heading'
import { Glyph } from '#ui/icon'
import { compare, strip } from '../run/comparison.ts'
import { hashOf, lengthOf, type Run } from '../run/run.ts'
import * as css from './compare.css.ts'
import { useCount, usePart, useTools } from './context.ts'
import { FieldsThatDiffer } from './fields-that-differ.tsx'
import { OpenFile } from './open-file.tsx'

/** How many marks a strip shows. */
const MARKS = 60

/** This run beside another: where they part, and what differs there. */
export function Compare(): ReactElement {
  const { lab, words } = useTools()
  const run = usePart('run')
  const other = usePart('other')
  const { compare: text } = words
  const open = ([first]: readonly Scenario[]) => first && lab.compareWith(first)
  return (
    <section className={css.compare} aria-labelledby="lab-compare">
      <div className={css.head}>
        <Heading level={2} size="t1" id="lab-compare">
          {text.title}
        </Heading>
        <p>{text.lead}</p>
      </div>
      <div className={css.actions}>
        <Button size="s" onClick={lab.keep}>
          {text.keep}
        </Button>
        <OpenFile label={text.open} onOpen={open} />
        {other && (
          <>
            <Button size="s" onClick={() => lab.open(other.scenario, lab.get().seq)}>
              {text.swap}
            </Button>
            <Button size="s" variant="ghost" onClick={lab.stopComparing}>
              {text.stop}
            </Button>
          </>
        )}
      </div>
      {other && <Result one={run} two={other} />}
    </section>
  )
}

function Result({ one, two }: { one: Run; two: Run }): ReactElement {
  const { lab, words, number, language } = useTools()
  const { compare: text } = words
  const { seq, looks, fields } = useMemo(() => compare(one, two, language), [one, two, language])
  const equal = useMemo(() => strip(one, two, MARKS), [one, two])
  return (
    <>
      <Strip name={text.one} run={one} equal={equal} hue="accent" />
      <Strip name={text.two} run={two} equal={equal} hue="gold" />
      {seq === undefined ? (
        <p className={css.same}>{text.same}</p>
      ) : (
        <div className={css.result}>
          <div className={css.banner}>
            <Glyph d={PARTING} />
            <div>
              <strong>{titleOf(one, two, seq, text, number)}</strong>
              <p>
                {seq > 1 && `${text.before} `}
                {seq > 0 && text.found(number(looks))}
              </p>
            </div>
            <Button size="s" onClick={() => lab.go(seq)}>
              {text.go}
            </Button>
          </div>
          <FieldsThatDiffer fields={fields} />
        </div>
      )}
    </>
  )
}

const titleOf = (
  one: Run,
  two: Run,
  seq: number,
  text: ReturnType<typeof useTools>['words']['compare'],
  number: (value: number) => string,
): string => {
  if (seq === 0) return text.begins
  const ended = seq > Math.min(lengthOf(one), lengthOf(two))
  const type = one.scenario.inputs[seq - 1]?.[1].type ?? ''
  return ended ? text.ended(number(seq)) : text.first(number(seq), type)
}

const PARTING =
  'M4 12h5M9 12c4 0 4-6 9-6M9 12c4 0 4 6 9 6M15.500 3.500 18 6l-2.500 2.500M15.500 15.500 18 18l-2.500 2.500'

interface StripProps {
  readonly name: string
  readonly run: Run
  readonly equal: readonly boolean[]
  readonly hue: keyof typeof css.own
}

/** Marks from the first to the last: grey while both agree, then each in its hue. */
function Strip({ name, run, equal, hue }: StripProps): ReactElement {
  const { words } = useTools()
  const count = useCount()
  const { reading, seed } = run.scenario
  const width = 100 / equal.length
  return (
    <div className={css.strip}>
      <b>{name}</b>
      <span className={css.what}>{words.compare.what(reading, seed, count(lengthOf(run)))}</span>
      <svg className={css.marks} width="100%" height="16" aria-hidden="true">
        {[...equal.entries()].map(([i, same]) => (
          <rect
            key={i}
            className={same ? css.common : css.own[hue]}
            x={`${i * width}%`}
            width={`${width * 0.84}%`}
            height="16"
            rx="2"
          />
        ))}
      </svg>
      <code>{hashOf(run)}</code>
    </div>
  )
}
