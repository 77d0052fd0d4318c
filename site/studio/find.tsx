import type { ReactElement } from 'react'
import { Combobox } from '#ui/combobox'
import { Dialog } from '#ui/dialog'
import { Field } from '#ui/field'
import { usePart, useTools } from './context.ts'
import { kindOf } from './kind-of.ts'

interface FindProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** A step of the document, by its name. */
export function Find({ open, onOpenChange }: FindProps): ReactElement {
  const { studio, words, language } = useTools()
  const nodes = usePart(({ session }) => session.flow.nodes)
  return (
    <Dialog title={words.find.title} closeLabel={words.find.close} {...{ open, onOpenChange }}>
      <Field label={words.find.label}>
        <Combobox
          listLabel={words.find.title}
          options={nodes.map((node) => ({
            value: node.name,
            label: node.name,
            description: kindOf(node, language),
          }))}
          onValueChange={(name) => {
            if (!name) return
            studio.seek(name)
            onOpenChange(false)
          }}
        />
      </Field>
    </Dialog>
  )
}
