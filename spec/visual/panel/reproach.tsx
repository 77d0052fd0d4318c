/** @jsxRuntime classic */
import React, { type ReactElement } from 'react'
import { rejectionOf, type Rejection } from '../rejection.ts'
import type { Shot } from '../results.ts'

/** What was said against a picture. */
export function Reproach(props: {
  readonly shot: Shot
  readonly rejections: readonly Rejection[]
}): ReactElement | null {
  const found = rejectionOf(props.shot, props.rejections)
  if (found === undefined) return null
  return (
    <p className="vr-said">
      <strong>{found.since === 'this' ? 'Rejected' : 'Rejected as it was before'}:</strong>{' '}
      {found.reason}
    </p>
  )
}
