import { useMemo, useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { Dialog } from '#ui/dialog'
import { Table } from '#ui/table'
import { Text } from '#ui/text'
import { numberIn } from '../i18n/number.ts'
import type { Command, FlowLink } from '../workflows/document/command.ts'
import { upgradesOf, type Upgrade } from '../workflows/document/upgrade.ts'
import type { Json } from '../workflows/flow/flow.ts'
import { usePart, useTools } from './context.ts'
import type { Words } from './words.ts'
import * as css from './studio.css.ts'

/** Older steps, and what each would become: nothing changes before somebody has seen and accepted it. */
export function Upgrades({ onClose }: { onClose: () => void }): ReactElement {
  const { studio, words, language } = useTools()
  const { upgrades: told } = words
  const flow = usePart(({ session }) => session.flow)
  const all = useMemo(() => upgradesOf(flow), [flow])
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const shown = all.slice(0, MOST)
  const wanted = shown.filter(({ node, command }) => command && !refused.has(node))
  const accept = () => {
    const commands = wanted.flatMap(({ command }) => (command ? [command] : []))
    if (studio.perform({ do: 'all', commands })) studio.say(told.done(commands.length))
    if (all.length <= MOST) onClose()
  }
  const number = (value: number) => numberIn(language, value)
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(open) => !open && onClose()}
      title={told.title}
      closeLabel={words.versions.close}
      actions={
        wanted.length > 0 && (
          <Button variant="solid" onClick={accept}>
            {told.accept(wanted.length)}
          </Button>
        )
      }
    >
      <Text tone="muted">{all.length === 0 ? told.none : told.lead}</Text>
      <ul className={css.versions}>
        {shown.map((upgrade) => {
          const { node, from, to, command } = upgrade
          const label = told.step(node, number(from), number(to))
          return (
            <li key={node} className={css.upgrade}>
              {command ? (
                <Checkbox
                  label={label}
                  checked={!refused.has(node)}
                  onCheckedChange={(isOn) => setRefused(withOr(refused, node, !isOn))}
                />
              ) : (
                <>
                  <Text strong>{label}</Text>
                  <Text size="s" tone="muted">
                    {told.byHand}
                  </Text>
                </>
              )}
              {command && <Rows upgrade={upgrade} name={label} words={told} />}
            </li>
          )
        })}
      </ul>
      {all.length > MOST && <Text tone="muted">{told.more(all.length - MOST)}</Text>}
    </Dialog>
  )
}

/** More than one reads before one accepts them. */
const MOST = 30

const withOr = (names: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> =>
  new Set(isIn ? [...names, name] : [...names].filter((one) => one !== name))

interface RowsProps {
  readonly upgrade: Upgrade
  readonly name: string
  readonly words: Words['upgrades']
}

function Rows({ upgrade, name, words }: RowsProps): ReactElement {
  const { differences, command } = upgrade
  const text = (value: Json | undefined) => (
    <code className={css.code}>
      {value === undefined ? words.absent : cut(JSON.stringify(value))}
    </code>
  )
  const { linked, unlinked } = linksIn(command)
  const rowOf = (link: FlowLink, isAfter: boolean) => ({
    header: words.link(link.from.node, String(link.from.at + 1)),
    cells: isAfter ? ['', link.to.node] : [link.to.node, ''],
  })
  return (
    <Table
      dense
      name={name}
      head={[words.path, words.before, words.after]}
      rows={[
        ...differences.map(({ path, before, after }) => ({
          header: path.join('.'),
          cells: [text(before), text(after)],
        })),
        ...unlinked.map((link) => rowOf(link, false)),
        ...linked.map((link) => rowOf(link, true)),
      ]}
    />
  )
}

/** Links that it takes away and makes. */
const linksIn = (
  command: Command | undefined,
): { readonly linked: readonly FlowLink[]; readonly unlinked: readonly FlowLink[] } => {
  const all = command?.do === 'all' ? command.commands : []
  return {
    linked: all.flatMap((one) => (one.do === 'link' ? [one.link] : [])),
    unlinked: all.flatMap((one) => (one.do === 'unlink' ? [one.link] : [])),
  }
}

/** Characters of a value: the whole of it is in the step itself. */
const LONGEST = 400

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
