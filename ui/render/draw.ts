import { cloneElement, createElement, type ReactElement } from 'react'
import { merge } from './merge.ts'

/** Another element in place of a component's own: one to add to, or what makes one of its props. */
export type Render = ReactElement<object> | ((props: object) => ReactElement)

/**
 * The root element of a component, its own or the one it was given: a link of the router, say.
 * What the given element says of itself stays.
 */
export const draw = (
  render: Render | undefined,
  usual: string,
  props: Readonly<Record<string, unknown>>,
): ReactElement => {
  if (render === undefined) return createElement(usual, props)
  if (typeof render === 'function') return render(props)
  return cloneElement(render, merge(props, render.props))
}
