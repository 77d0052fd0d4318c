import type { ReactElement } from 'react'
import { Disclosure } from '#ui/disclosure'
import { Kbd, type KbdKey } from '#ui/kbd'
import { useTools } from './context.ts'
import * as css from './workbench.css.ts'

/** The keys of the lab, and what they do. */
export function Shortcuts(): ReactElement {
  const { words } = useTools()
  const { keys } = words

  const left: KbdKey = { arrow: 'left', name: keys.left }
  const right: KbdKey = { arrow: 'right', name: keys.right }
  return (
    <Disclosure variant="row" level={2} title={keys.title}>
      <p className={css.lead}>{keys.lead}</p>
      <dl className={css.keys}>
        {(
          [
            [[left], keys.step],
            [[right], keys.step],
            [[keys.shift, right], keys.leap],
            [['/'], keys.search],
            [['N'], keys.refused],
            [['L'], keys.level],
            [[keys.space], keys.play],
          ] as readonly (readonly [readonly KbdKey[], string])[]
        ).map(([struck, does]) => (
          <div key={JSON.stringify(struck)}>
            <dt>
              <Kbd keys={struck} />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
