/** @jsxRuntime classic */
import React, { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react'
import type { Group } from '../results.ts'
import { acceptChanges, rejectChanges } from './state.ts'

/** The pictures that differ for the same reason, and what to do about all of them. */
export function Alike(props: {
  readonly group: Group
  readonly disabled: boolean
}): ReactElement | null {
  const { group, disabled } = props
  const { shots, says } = group
  if (shots.length < 2) return null
  const stories = new Set(shots.map(({ story }) => story)).size
  return (
    <div className="vr-bar">
      <span>
        {says}: {shots.length} pictures of {stories === 1 ? '1 story' : `${stories} stories`}
      </span>
      <button disabled={disabled} onClick={() => void acceptChanges(shots)}>
        Accept all {shots.length} alike
      </button>
      <Reject what={`all ${shots.length} alike`} shots={shots} disabled={disabled} />
    </div>
  )
}

interface RejectProps {
  /** As in « dark-390 ». */
  readonly what: string
  readonly shots: Group['shots']
  readonly disabled: boolean
}

/** Asks for the reason. */
export function Reject({ what, shots, disabled }: RejectProps): ReactElement {
  const [asking, setAsking] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asking) field.current?.focus()
  }, [asking])
  if (!asking)
    return (
      <button disabled={disabled} onClick={() => setAsking(true)}>
        Reject {what}…
      </button>
    )
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = new FormData(event.currentTarget).get('reason')
    setAsking(false)
    void rejectChanges(shots, typeof reason === 'string' ? reason : '')
  }
  return (
    <form className="vr-form" onSubmit={send}>
      <input
        name="reason"
        required
        ref={field}
        aria-label={`Why ${what} is rejected`}
        placeholder="What is wrong with it"
        onKeyDown={({ key }) => key === 'Escape' && setAsking(false)}
      />
      <button className="vr-main">Reject</button>
    </form>
  )
}
