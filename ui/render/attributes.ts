import type { ComponentProps, HTMLAttributes, JSX, Ref } from 'react'

/**
 * What a component's root element takes beside its own props: `className`, `style`, `ref`, `id`,
 * `data-*`, `aria-*`, handlers. Names of its own win, since a `title` is seldom the element's.
 */
export type Attributes<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentProps<Tag>,
  Own
>

/** The same where the element is chosen by a prop. */
export interface AnyElement extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined
}
