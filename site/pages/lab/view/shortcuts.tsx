import { useEffect, type ReactElement } from 'react'
import { Disclosure } from '#ui/disclosure'
import { Kbd, type KbdKey } from '#ui/kbd'
import { isRefused, levelIn, nextWhere } from '../run/overview.ts'
import { useTools } from './context.ts'
import { onLabKey } from './keys.ts'
import * as css from './workbench.css.ts'

/** The keys of the lab, and what they do. */
export function Shortcuts(): ReactElement {
  const { lab, words } = useTools()
  const { keys } = words

  useEffect(() => {
    const by = (sign: 1 | -1) => (event: KeyboardEvent) =>
      lab.go(lab.get().seq + sign * (event.shiftKey ? 100 : 1))
    const find = (wanted: Parameters<typeof nextWhere>[2]) => () => {
      const { run, seq } = lab.get()
      const next = nextWhere(run, seq, wanted)
      if (next !== undefined) lab.go(next)
    }
    const back = [
      onLabKey('ArrowLeft', by(-1)),
      onLabKey('ArrowRight', by(1)),
      onLabKey('n', find(isRefused)),
      onLabKey(
        'l',
        find((events) => levelIn(events) !== undefined),
      ),
    ]
    return () => back.forEach((give) => give())
  }, [lab])

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
