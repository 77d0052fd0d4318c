import { useState, type ReactElement } from 'react'
import { Checkbox } from '#ui/checkbox'
import { Field } from '#ui/field'
import { Select } from '#ui/select'
import type { Field as Described } from '../../workflows/document/fields.ts'
import type { Json, JsonObject } from '../../workflows/flow/flow.ts'
import { jsonFault } from '../../workflows/document/json-fault.ts'
import { useTools } from '../context.ts'
import { Expression } from './expression.tsx'
import { Preview } from './preview.tsx'
import * as css from './inspector.css.ts'

interface ControlProps {
  readonly field: Described
  readonly onChange: (value: Json) => void
}

/** One parameter, by the control that suits it. What is typed is kept once one leaves the field. */
export function Control({ field, onChange }: ControlProps): ReactElement {
  const { label, help, value, required } = field
  switch (field.control) {
    case 'switch':
      return (
        <Checkbox label={label} help={help} checked={value === true} onCheckedChange={onChange} />
      )
    case 'choice':
      return (
        <Field label={label} help={help} required={required}>
          <Select
            value={typeof value === 'string' ? value : ''}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          >
            {field.options?.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        </Field>
      )
    default:
      return <Written field={field} onChange={onChange} />
  }
}

/** Everything that is written: a line, a text, code, a number, or JSON. */
function Written({ field, onChange }: ControlProps): ReactElement {
  const { words } = useTools()
  const { control, label, help, required } = field
  const text = textOf(field)
  const [draft, setDraft] = useState<string>()
  const [fault, setFault] = useState<string>()
  const keep = () => {
    if (draft === undefined || draft === text) return setDraft(undefined)
    const read = valueOf(draft, control, field.value)
    if ('fault' in read) return setFault(words.inspector.notJson(read.fault))
    setFault(undefined)
    setDraft(undefined)
    return onChange(read.value)
  }
  const isShort = control === 'text' || control === 'number' || control === 'locator'
  return (
    <Field label={label} help={help} error={fault} required={required}>
      <Expression
        value={draft ?? text}
        onValueChange={(value) => {
          setDraft(value)
          setFault(undefined)
        }}
        onBlur={keep}
        onEnter={keep}
        holds={holdsOf(control)}
        {...(isShort && !text.includes('\n')
          ? { isLine: true }
          : {
              isLine: false,
              className: control === 'long' ? undefined : css.code,
              spellCheck: control === 'long',
              rows: control === 'code' ? 10 : 4,
            })}
      />
      <Preview text={draft ?? text} />
    </Field>
  )
}

const holdsOf = (control: Described['control']): 'template' | 'json' | 'code' => {
  if (control === 'code') return 'code'
  return control === 'text' || control === 'long' || control === 'number' || control === 'locator'
    ? 'template'
    : 'json'
}

const isRecord = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = ({ control, value }: Described): string => {
  if (control === 'locator') {
    const own = isRecord(value) ? value['value'] : value
    return typeof own === 'string' || typeof own === 'number' ? String(own) : ''
  }
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}

/** Expressions begin with « = », whatever the parameter usually holds. */
const valueOf = (
  text: string,
  control: Described['control'],
  former: Json | undefined,
): { readonly value: Json } | { readonly fault: number } => {
  if (control === 'locator' && isRecord(former)) return { value: { ...former, value: text } }
  if (text.startsWith('=')) return { value: text }
  if (control === 'number') {
    const number = Number(text.replace(',', '.'))
    return { value: text.trim() === '' || Number.isNaN(number) ? text : number }
  }
  if (control !== 'json' && control !== 'assignments' && control !== 'conditions')
    return { value: text }
  try {
    return { value: JSON.parse(text) as Json }
  } catch {
    return { fault: jsonFault(text)?.line ?? 1 }
  }
}
