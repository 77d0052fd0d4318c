import { useState } from 'react'
import type { Usage } from '../../../costing/month.ts'
import type { Quoted } from '../../../costing/quoted.ts'

export interface Inputs {
  readonly rate: number
  /** Of each line. */
  readonly days: readonly number[]
  readonly usage: Usage
  /** By its place among the models. */
  readonly model: number
}

interface Asking {
  readonly inputs: Inputs
  readonly change: (next: Partial<Inputs>) => void
}

/** What one sets, from what is printed on. */
export const useQuote = ({ rate, lots, month }: Quoted): Asking => {
  const [inputs, setInputs] = useState<Inputs>({
    rate,
    days: lots.map(({ days }) => days),
    usage: month.usage,
    model: 0,
  })
  return { inputs, change: (next) => setInputs((before) => ({ ...before, ...next })) }
}
