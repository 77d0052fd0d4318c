import type { ReactElement } from 'react'
import { Chooser } from './chooser.tsx'
import { usePart, useTools } from './context.ts'
import { kindOf } from './kind-of.ts'

/** A step of the document, by its name. */
export function Find({ onClose }: { onClose: () => void }): ReactElement {
  const { studio, words, language } = useTools()
  const nodes = usePart(({ session }) => session.flow.nodes)
  return (
    <Chooser
      title={words.find.title}
      label={words.find.label}
      options={nodes.map((node) => ({
        value: node.name,
        label: node.name,
        description: kindOf(node, language),
      }))}
      onChoose={studio.seek}
      onClose={onClose}
    />
  )
}
