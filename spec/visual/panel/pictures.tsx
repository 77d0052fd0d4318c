/** @jsxRuntime classic */
// Storybook's own surroundings bring a React without `react/jsx-runtime`.
import React, { useEffect, useRef, useState, type ReactElement } from 'react'
import type { Shot } from '../results.ts'
import { Swipe } from './swipe.tsx'

export const VIEWS = ['side by side', 'swipe', 'overlay', 'difference', 'baseline', 'new'] as const
export type View = (typeof VIEWS)[number]

/** As small as the panel, or as it is, where it changed. */
export const SCALES = ['fit', 'actual size'] as const
export type Scale = (typeof SCALES)[number]

/** Where a picture lies. */
export type UrlOf = (kind: 'baseline' | 'new' | 'diff', shot: Shot) => string

interface Props {
  readonly shot: Shot
  readonly view: View
  readonly scale: Scale
  readonly urlOf: UrlOf
}

/** A shot as it was, as it is, and what lies between. */
export function Pictures({ shot, view, scale, urlOf }: Props): ReactElement {
  const { state, message } = shot
  if (state === 'error') return <pre className="vr-fault">{message}</pre>
  const place = { scale, box: shot.box }
  const before = <Picture title="Baseline" url={urlOf('baseline', shot)} {...place} />
  const after = <Picture title="New" url={urlOf('new', shot)} {...place} />
  if (state === 'same') return <Row>{before}</Row>
  if (state === 'removed') return <Row>{before}</Row>
  if (state === 'new') return <Row>{after}</Row>
  const urls = { before: urlOf('baseline', shot), after: urlOf('new', shot) }
  if (view === 'swipe') return <Swipe {...urls} actual={scale !== 'fit'} />
  if (view === 'overlay') return <Overlay {...urls} actual={scale !== 'fit'} />
  const difference = <Picture title="Difference" url={urlOf('diff', shot)} {...place} />
  if (view === 'side by side')
    return (
      <Row>
        {before}
        {after}
        {difference}
      </Row>
    )
  return <Row>{{ baseline: before, new: after, difference }[view]}</Row>
}

const Row = ({ children }: { readonly children: React.ReactNode }) => (
  <div className="vr-row">{children}</div>
)

interface PictureProps {
  readonly title: string
  readonly url: string
  readonly scale: Scale
  readonly box: Shot['box'] | undefined
}

/** A click opens it alone; in its own size it begins where it changed. */
function Picture({ title, url, scale, box }: PictureProps): ReactElement {
  const window = useRef<HTMLAnchorElement>(null)
  const toChange = () => {
    if (box) window.current?.scrollTo(box.x - AROUND, box.y - AROUND)
  }
  useEffect(toChange)
  return (
    <figure>
      <figcaption>
        {title}
        {box && title === 'Difference' && `: ${box.width} × ${box.height} at ${box.x}, ${box.y}`}
      </figcaption>
      <a
        ref={window}
        className={scale === 'fit' ? 'vr-fit' : 'vr-actual'}
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={`${title}, alone`}
      >
        <img src={url} alt="" onLoad={toChange} />
      </a>
    </figure>
  )
}
const AROUND = 40

interface OverlayProps {
  readonly before: string
  readonly after: string
  readonly actual: boolean
}

/** The new picture above the baseline: more and less of it. */
function Overlay({ before, after, actual }: OverlayProps): ReactElement {
  const [part, setPart] = useState(50)
  return (
    <div className="vr-above">
      <label>
        <span>Baseline</span>
        <input
          type="range"
          value={part}
          aria-label="How much of the new picture"
          onChange={({ target }) => setPart(Number(target.value))}
        />
        <span>New</span>
      </label>
      <div className={actual ? 'vr-actual' : 'vr-fit'}>
        <div className="vr-pile">
          <div>
            <img src={before} alt="Baseline" />
          </div>
          <div style={{ opacity: part / 100 }}>
            <img src={after} alt="New" />
          </div>
        </div>
      </div>
    </div>
  )
}
