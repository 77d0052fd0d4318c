/** @jsxRuntime classic */
import React, { useState, type ReactElement } from 'react'

interface Props {
  readonly before: string
  readonly after: string
  readonly actual: boolean
}

/**
 * The new picture above the baseline, up to an edge that is dragged wherever on the picture one likes,
 * or moved by arrow keys. The edge is the thumb of a slider as large as the picture: mouse, finger and
 * keyboard are the browser's own.
 */
export function Swipe({ before, after, actual }: Props): ReactElement {
  const [part, setPart] = useState(50)
  return (
    <div className="vr-above">
      <p className="vr-state">Baseline to the left of the edge, new to the right.</p>
      <div className={actual ? 'vr-actual' : 'vr-fit'}>
        <div className="vr-pile">
          <div>
            <img src={before} alt="Baseline" />
          </div>
          <div style={{ clipPath: `inset(0 0 0 ${part}%)` }}>
            <img src={after} alt="New" />
          </div>
          <input
            className="vr-edge"
            type="range"
            step="any"
            value={part}
            aria-label="Edge between baseline and new"
            aria-valuetext={`${Math.round(part)} % baseline`}
            onChange={({ target }) => setPart(Number(target.value))}
          />
        </div>
      </div>
    </div>
  )
}
