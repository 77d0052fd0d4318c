import { useState, type ReactElement } from 'react'
import { Menu } from '#ui/menu'
import { linksIn } from '../../workflows/document/links.ts'
import type { Command } from '../../workflows/document/command.ts'
import { endsOf, isNote, waysOf } from '../../workflows/document/ends.ts'
import { outputName } from '../../workflows/library/output-names.ts'
import type { FlowNode } from '../../workflows/flow/flow.ts'
import { factOf, NODES } from '../../workflows/nodes/index.ts'
import { Chooser } from '../chooser.tsx'
import { usePart, useTools } from '../context.ts'
import { useEditing } from '../use-editing.ts'

type Asking = 'replace' | 'moveAfter' | 'connect'

/** All that can be done with a step: each thing that the mouse drags is here, too. */
export function NodeActions({ node }: { node: FlowNode }): ReactElement {
  const { studio, words } = useTools()
  const { inspector } = words
  const { copySteps } = useEditing()
  const [asking, setAsking] = useState<Asking>()
  const flow = usePart(({ session }) => session.flow)
  const links = linksIn(flow).filter(
    ({ from, to }) => from.node === node.name || to.node === node.name,
  )
  const note = isNote(node)
  return (
    <>
      <Menu
        label={inspector.actions}
        items={[
          ...(note
            ? []
            : [
                { key: 'replace', label: inspector.replace, onSelect: () => setAsking('replace') },
                { key: 'move', label: inspector.moveAfter, onSelect: () => setAsking('moveAfter') },
                { key: 'connect', label: inspector.connect, onSelect: () => setAsking('connect') },
              ]),
          ...(links.length > 0
            ? [
                {
                  key: 'unlink',
                  label: inspector.unlink,
                  items: links.map((link) => ({
                    key: JSON.stringify(link),
                    label: inspector.cut(
                      link.from.node === node.name ? link.to.node : link.from.node,
                    ),
                    onSelect: () => void studio.perform({ do: 'unlink', link }),
                  })),
                },
              ]
            : []),
          {
            key: 'duplicate',
            label: inspector.duplicate,
            separated: true,
            onSelect: () => void studio.perform({ do: 'duplicate', names: [node.name] }),
          },
          {
            key: 'copy',
            label: inspector.copy,
            onSelect: () => void copySteps([node.name]),
          },
          {
            key: 'remove',
            label: inspector.remove,
            danger: true,
            separated: true,
            onSelect: () => void studio.perform({ do: 'remove', names: [node.name] }),
          },
        ]}
      />
      {asking && <Ask node={node} asking={asking} onClose={() => setAsking(undefined)} />}
    </>
  )
}

/** Which kind, or which other step: by its name, from a list that one types in. */
function Ask(props: { node: FlowNode; asking: Asking; onClose: () => void }): ReactElement {
  const { node, asking, onClose } = props
  const { studio, words, language } = useTools()
  const flow = usePart(({ session }) => session.flow)
  const options =
    asking === 'replace'
      ? Object.values(NODES)
          .filter(
            ({ kind }) => kind === factOf(node.type)?.kind || kind === 'core' || kind === 'service',
          )
          .map((fact) => ({
            value: fact.type,
            label: fact.label[language],
            description: fact.does[language],
          }))
      : flow.nodes
          .filter((other) => other.name !== node.name && !isNote(other))
          .flatMap((other) => waysTo(other, node, asking, language))
  const choose = (value: string) => {
    const done = studio.perform(commandFor(asking, node, value))
    if (!done) studio.say(words.told.nothing, 'warning')
  }
  return (
    <Chooser
      title={words.inspector[asking]}
      label={words.inspector[asking]}
      options={options}
      onChoose={choose}
      onClose={onClose}
    />
  )
}

/** Each output of the other where one moves after it; each way of linking where one connects. */
const waysTo = (other: FlowNode, node: FlowNode, asking: Asking, language: 'fr' | 'en') => {
  const outputs = waysOf(other)
  if (asking === 'moveAfter')
    return outputs.map((output, at) => ({
      value: JSON.stringify({ node: other.name, at }),
      label: outputs.length > 1 ? `${other.name} (${outputName(output, language)})` : other.name,
    }))
  const own = endsOf(node)
  const target = endsOf(other)
  if (own.gives)
    return target.takes?.includes(own.gives)
      ? [
          {
            value: JSON.stringify({
              from: { node: node.name, at: 0 },
              to: { node: other.name, at: 0 },
              kind: own.gives,
            }),
            label: other.name,
          },
        ]
      : []
  const ways = waysOf(node)
  return ways.flatMap((output, from) =>
    Array.from({ length: target.inputs }, (_, to) => ({
      value: JSON.stringify({
        from: { node: node.name, at: from },
        to: { node: other.name, at: to },
        kind: 'main',
      }),
      label: [
        ways.length > 1 ? `${outputName(output, language)} → ` : '',
        other.name,
        target.inputs > 1 ? ` (${to + 1})` : '',
      ].join(''),
    })),
  )
}

const commandFor = (asking: Asking, node: FlowNode, value: string): Command => {
  if (asking === 'replace')
    return { do: 'replace', name: node.name, node: { type: value, name: node.name } }
  if (asking === 'moveAfter')
    return {
      do: 'move-after',
      name: node.name,
      from: JSON.parse(value) as { node: string; at: number },
    }
  return { do: 'link', link: JSON.parse(value) as Extract<Command, { do: 'link' }>['link'] }
}
