/** What is known of a kind of node: facts of n8n 2.41.1, said in our own words. */
import type { PartLink } from '../flow/flow.ts'
import type { ServiceId } from './services.ts'

export type Bilingual<T> = { readonly fr: T; readonly en: T }

export interface NodeFact {
  /** As n8n names it, package first. */
  readonly type: string
  /** The version that templates are written for: n8n's default. */
  readonly version: number
  /** All that n8n still runs, rising. */
  readonly versions: readonly number[]
  readonly label: Bilingual<string>
  /** What it does, as a short phrase. */
  readonly does: Bilingual<string>
  readonly kind: NodeKind
  /** Which service it speaks to, where that is one. */
  readonly service?: ServiceId
  /**
   * Kinds of credentials, by n8n's name, the one that a new node asks for first; one of them is
   * needed unless `open` is set.
   */
  readonly credentials?: readonly string[]
  /** It also works without credentials. */
  readonly open?: true
  /** Names of its outputs, in order; one without a name where left out. */
  readonly outputs?: readonly string[]
  /** How many main inputs: one where left out, none for triggers and parts. */
  readonly inputs?: number
  /** What it is to the node that uses it. */
  readonly gives?: PartLink
  /** The parts that it takes, and which of them it cannot do without. */
  readonly takes?: Readonly<Partial<Record<PartLink, 'needed' | 'possible'>>>
  /** Parameters that a template must fill in, whatever the operation: n8n has no value for them. */
  readonly required?: readonly string[]
  readonly choices?: Choices
  /** The parameter that chooses the operation, where it is not called `operation`. */
  readonly operationIn?: string
  /** The operation of a new node, which holds where a flow names none. */
  readonly usual?: string
  /** By `resource.operation`, or by the operation alone where there are no resources. */
  readonly operations?: Readonly<Record<string, Operation>>
}

/**
 * `trigger` starts a flow; `core` computes without leaving the machine; `service` asks somebody
 * else; `ai` uses a language model; `part` serves another node.
 */
export type NodeKind = 'trigger' | 'core' | 'service' | 'ai' | 'part' | 'note'

export interface Operation {
  readonly label: Bilingual<string>
  /** Besides those that hold for every operation. */
  readonly required?: readonly string[]
  readonly choices?: Choices
  /** Where they differ from the node's: a vector store is a step, a tool or a part by its mode. */
  readonly inputs?: number
  readonly gives?: PartLink
  readonly takes?: NodeFact['takes']
}

/** Parameters whose value decides which others must be filled in. */
export type Choices = Readonly<
  Record<
    string,
    {
      /** A new node's value. */
      readonly usual: string
      readonly requires: Readonly<Record<string, readonly string[]>>
    }
  >
>
