import { useMemo, useState, type ReactElement } from 'react'
import { IconButton } from '#ui/button'
import { Heading } from '#ui/heading'
import { Glyph } from '#ui/icon'
import { Tabs } from '#ui/tabs'
import { momentAt } from '../run/moment.ts'
import { writeDelay } from '../script/delay.ts'
import { Changes } from './changes.tsx'
import { isoMinute } from './clock.ts'
import { useLabLater, useTools } from './context.ts'
import { Draws } from './draws.tsx'
import { Events } from './events.tsx'
import * as css from './inspector.css.ts'
import { StateTree } from './state-tree.tsx'

/** Everything about the command looked at. */
export function Inspector(): ReactElement {
  const { lab, words, number, say } = useTools()
  const { run, seq } = useLabLater()
  const shown = useMemo(() => momentAt(run, seq), [run, seq])
  const [tab, setTab] = useState('difference')
  const { inspector } = words
  const { input, events, draws, mark, after } = shown
  const { type = '', ...given } = input?.[1] ?? {}
  const content: Readonly<Record<string, ReactElement>> = {
    difference: <Changes changes={shown.changes} name={inspector.table} />,
    events: <Events events={events} />,
    draws: <Draws draws={draws} />,
    state: <StateTree snapshot={after} />,
  }
  return (
    <section className={css.pane} aria-labelledby="lab-command">
      <div className={css.head}>
        <Heading level={2} size="t1" id="lab-command">
          {shown.seq === 0 ? (
            inspector.start
          ) : (
            <>
              <span className={css.number}>{number(shown.seq)}</span> <code>{type}</code>
            </>
          )}
        </Heading>
        <code className={css.mark} title={inspector.mark}>
          <span className={css.hidden}>{inspector.mark} </span>
          {mark}
        </code>
        {shown.seq > 0 && (
          <IconButton
            label={inspector.remove}
            onClick={() => {
              lab.remove()
              say(words.palette.removed)
            }}
          >
            <Glyph d={BIN} />
          </IconButton>
        )}
      </div>
      <p className={css.facts}>
        <span>{inspector.when(isoMinute(after.at))}</span>
        {input && input[0] > 0 && <span>{inspector.waited(writeDelay(input[0]))}</span>}
        {Object.keys(given).length > 0 && (
          <span>
            {inspector.given} <code>{JSON.stringify(given)}</code>
          </span>
        )}
      </p>
      <Tabs
        label={inspector.tabs}
        marker="quiet"
        value={tab}
        onValueChange={setTab}
        tabs={(['difference', 'events', 'draws', 'state'] as const).map((id) => ({
          id,
          label:
            id === 'events'
              ? inspector.events(number(events.length))
              : id === 'draws'
                ? inspector.draws(number(draws.length))
                : inspector[id],
          // What is not looked at is not drawn either.
          content: id === tab ? content[id] : null,
        }))}
      />
    </section>
  )
}

const BIN = 'M5 7h14M10 7V4.500h4V7M7 7l.8 12.500h8.400L17 7M10.500 11v5M13.500 11v5'
