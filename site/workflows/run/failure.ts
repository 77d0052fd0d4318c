import type { GapKey } from './run.ts'

/** A node fails as it would in n8n, with n8n's words where expressions or conditions may read them. */
export class NodeFailure extends Error {
  override readonly name = 'NodeFailure'
  readonly description: string | undefined

  constructor(message: string, description?: string) {
    super(message)
    this.description = description
  }
}

/** Something that n8n does and the simulator does not: never an answer made up in its place. */
export class NotSimulated extends Error {
  override readonly name = 'NotSimulated'
  readonly key: GapKey
  readonly value: string | undefined

  constructor(key: GapKey, value?: string) {
    super(`${key}${value === undefined ? '' : ` ${value}`}`)
    this.key = key
    this.value = value
  }
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
