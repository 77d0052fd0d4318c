/** @jsxRuntime classic */
import React, { useId, useState, type ReactElement, type ReactNode } from 'react'
import type { Shot } from '../results.ts'
import { Pictures, SCALES, VIEWS, type Scale, type UrlOf, type View } from './pictures.tsx'

export interface ReviewProps {
  /** All pictures of one story. */
  readonly shots: readonly Shot[]
  readonly variant: string | undefined
  readonly onVariant: (variant: string) => void
  readonly view: View
  readonly onView: (view: View) => void
  readonly urlOf: UrlOf
  /** What can be done about the shot that is looked at. */
  readonly actions?: (shot: Shot) => ReactNode
  /** What there is to say of it. */
  readonly notes?: (shot: Shot) => ReactNode
}

/** One story's pictures: in the panel of Storybook, and in the report. */
export function Review(props: ReviewProps): ReactElement | null {
  const { shots, variant, onVariant, view, onView, urlOf, actions, notes } = props
  const shot = chosenOf(shots, variant)
  const [scale, setScale] = useState<Scale>('fit')
  if (shot === undefined) return null
  return (
    <section className="vr-review" aria-label="Pictures of this story">
      <div className="vr-bar">
        <Choice
          name="Theme and width"
          options={shots.map((one) => one.variant)}
          value={shot.variant}
          onChange={onVariant}
          stateOf={(name) => shots.find((one) => one.variant === name)?.state}
        />
        <output className={`vr-state vr-${shot.state}`}>{sentenceOf(shot)}</output>
        {actions?.(shot)}
      </div>
      {notes?.(shot)}
      <div className="vr-bar">
        {shot.state === 'changed' && (
          <Choice name="View" options={VIEWS} value={view} onChange={onView} />
        )}
        <Choice name="Scale" options={SCALES} value={scale} onChange={setScale} />
      </div>
      <Pictures
        key={`${shot.variant} ${scale}`}
        shot={shot}
        view={view}
        scale={scale}
        urlOf={urlOf}
      />
    </section>
  )
}

/** The one asked for; else the first that is not as it was. */
export const chosenOf = (shots: readonly Shot[], variant: string | undefined): Shot | undefined =>
  shots.find((shot) => shot.variant === variant) ??
  shots.find(({ state }) => state !== 'same') ??
  shots[0]

/** What a shot is, in words and figures. */
export const sentenceOf = ({ state, pixels = 0, share = 0, before, after }: Shot): string => {
  if (state === 'same') return `As accepted · ${sizeOf(after)}`
  if (state === 'new') return `New, nothing to compare with · ${sizeOf(after)}`
  if (state === 'removed') return 'Removed: the story, or this theme or width of it, is no more'
  if (state === 'error') return 'Could not be captured'
  const moved = before?.width !== after?.width || before?.height !== after?.height
  const size = moved ? `${sizeOf(before)} → ${sizeOf(after)}` : sizeOf(after)
  return `${pixels.toLocaleString('en')} pixels differ · ${percent(share)} · ${size}`
}

const sizeOf = (size: Shot['after']) => (size ? `${size.width} × ${size.height}` : '')

const percent = (share: number) =>
  share < 0.0001 ? 'under 0.01 %' : `${(share * 100).toFixed(2)} %`

interface ChoiceProps<T extends string> {
  readonly name: string
  readonly options: readonly T[]
  readonly value: T
  readonly onChange: (value: T) => void
  readonly stateOf?: (option: T) => string | undefined
}

/** Radio buttons, so that arrow keys move through them. */
function Choice<T extends string>({ name, options, value, onChange, stateOf }: ChoiceProps<T>) {
  const group = useId()
  return (
    <fieldset className="vr-choice">
      <legend>{name}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={group}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>
            {stateOf && <i className={`vr-mark vr-mark-${stateOf(option)}`} />}
            {option}
            {stateOf && <span className="vr-unseen">, {stateOf(option)}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
