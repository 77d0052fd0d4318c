import type { ReactElement } from 'react'
import { Button } from '#ui/button'
import { RadioGroup } from '#ui/radio-group'
import type { Device } from '../../ports/device.ts'
import { INTERESTS, type Interest } from './adapt.ts'
import * as css from './demo.css.ts'
import type { Words } from './words.ts'

/** What the visitor wants to be taken for; the rest is as it is. */
export interface Forced {
  readonly device?: Device
  readonly interest?: Interest
  readonly reading?: 'glance' | 'reader'
  readonly motion?: 'calm' | 'free'
}

interface SimulateProps {
  readonly forced: Forced
  readonly onForce: (forced: Forced) => void
  readonly words: Words['adaptive']['simulate']
}

const REAL = 'real'

/** Each signal as it is, or another in its place. */
export function Simulate({ forced, onForce, words }: SimulateProps): ReactElement {
  const group = (key: keyof Forced, legend: string, names: Readonly<Record<string, string>>) => (
    <RadioGroup
      id={`as-${key}`}
      name={`as-${key}`}
      legend={legend}
      variant="pills"
      value={forced[key] ?? REAL}
      onValueChange={(value) => {
        const { [key]: _before, ...others } = forced
        onForce(value === REAL ? others : { ...others, [key]: value })
      }}
      options={Object.entries({ [REAL]: words.real, ...names }).map(([value, label]) => ({
        value,
        label,
      }))}
    />
  )
  const { interests } = words
  return (
    <div className={css.simulate}>
      {group('device', words.device, words.devices)}
      {group(
        'interest',
        words.interest,
        Object.fromEntries(INTERESTS.map((one) => [one, interests[one]])),
      )}
      {group('reading', words.reading, words.readings)}
      {group('motion', words.calm, words.motions)}
      <Button disabled={Object.keys(forced).length === 0} onClick={() => onForce({})}>
        {words.reset}
      </Button>
    </div>
  )
}
