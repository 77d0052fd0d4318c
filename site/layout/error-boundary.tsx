import { Component, type ErrorInfo, type ReactNode } from 'react'
import { keepCaughtError } from '../ports/diagnostics/caught-errors.ts'

export interface Failure {
  readonly error: unknown
  /** The rendering stack, where React gave one. */
  readonly stack: string | undefined
  /** Shows the children again. */
  readonly retry: () => void
}

interface Props {
  readonly fallback: (failure: Failure) => ReactNode
  readonly children: ReactNode
}

interface State {
  readonly failed: { readonly error: unknown } | undefined
  readonly stack: string | undefined
}

/** Catches what its children throw while rendering, and shows the fallback in their place. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: undefined, stack: undefined }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    keepCaughtError(error)
    this.setState({ stack: componentStack ?? undefined })
  }

  private readonly retry = (): void => this.setState({ failed: undefined, stack: undefined })

  override render(): ReactNode {
    const { failed, stack } = this.state
    if (failed === undefined) return this.props.children
    return this.props.fallback({ error: failed.error, stack, retry: this.retry })
  }
}
