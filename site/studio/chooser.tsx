import { useRef, useState, type ReactElement } from 'react'
import { Combobox, type ComboboxOption } from '#ui/combobox'
import { Dialog } from '#ui/dialog'
import { Field } from '#ui/field'
import { useTools } from './context.ts'

interface ChooserProps {
  readonly title: string
  /** What one types to find it. */
  readonly label: string
  readonly options: readonly ComboboxOption[]
  readonly onChoose: (value: string) => void
  readonly onClose: () => void
}

/** One of many, found by its words: a step, a kind of step, a command. */
export function Chooser({ title, label, options, ...to }: ChooserProps): ReactElement {
  const { words } = useTools()
  const [asked, setAsked] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const sought = folded(asked).split(/\s+/u)
  const found = options.filter((option) => {
    const told = folded(`${option.label} ${option.description ?? ''}`)
    return sought.every((part) => told.includes(part))
  })
  return (
    <Dialog
      open
      initialFocus={box}
      onOpenChange={(open) => !open && to.onClose()}
      title={title}
      closeLabel={words.find.close}
    >
      <Field label={label}>
        <Combobox
          listLabel={title}
          ref={box}
          open={isOpen}
          onOpenChange={setIsOpen}
          onFocus={() => setIsOpen(true)}
          options={found.slice(0, MOST)}
          status={statusOf(found.length, words.find)}
          inputValue={asked}
          onInputValueChange={setAsked}
          onValueChange={(value) => {
            if (value === '') return
            to.onClose()
            to.onChoose(value)
          }}
        />
      </Field>
    </Dialog>
  )
}

/** Names of steps are any signs at all: they are compared as they stand, but for case and accents. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** More than one reads: who looks for one of two thousand steps types a word of it. */
const MOST = 100

const statusOf = (
  count: number,
  { none, more }: { readonly none: string; readonly more: (count: number) => string },
): string | undefined => {
  if (count === 0) return none
  return count > MOST ? more(count - MOST) : undefined
}
