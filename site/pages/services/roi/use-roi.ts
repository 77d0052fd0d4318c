import { useState } from 'react'
import type { Language } from '../../../routes/language.ts'
import { computeRoi, type Roi } from '../../../tools/roi/compute.ts'
import {
  readInputs,
  ROI_FIELDS,
  type Faults,
  type RoiField,
  type RoiInputs,
  type Typed,
} from '../../../tools/roi/inputs.ts'
import { quantitiesIn } from './lines.ts'

export interface RoiForm {
  readonly typed: Typed
  readonly faults: Faults
  /** The last numbers that could be read, and what comes of them. */
  readonly inputs: RoiInputs
  readonly roi: Roi
  readonly change: (field: RoiField, text: string) => void
  readonly startFrom: (inputs: RoiInputs) => void
}

export const useRoi = (start: RoiInputs, language: Language): RoiForm => {
  const [typed, setTyped] = useState(() => asTyped(start, language))
  const [inputs, setInputs] = useState(start)
  const take = (next: Typed) => {
    setTyped(next)
    const read = readInputs(next, language)
    if (read.inputs) setInputs(read.inputs)
  }
  return {
    typed,
    faults: readInputs(typed, language).faults ?? {},
    inputs,
    roi: computeRoi(inputs),
    change: (field, text) => take({ ...typed, [field]: text }),
    startFrom: (given) => take(asTyped(given, language)),
  }
}

const asTyped = (inputs: RoiInputs, language: Language): Typed => {
  const { number } = quantitiesIn(language)
  return Object.fromEntries(ROI_FIELDS.map((field) => [field, number(inputs[field])])) as Typed
}
