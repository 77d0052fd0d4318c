/** What can be done to a flow: every edit of the canvas, the outline and the inspector is one of these. */
import type { Flow, FlowNode, Item, JsonObject } from '../flow/flow.ts'

export type Point = readonly [left: number, top: number]

/** One end of a link: where it leaves or enters a node. */
export interface End {
  readonly node: string
  /** Place of the output or input, from 0. */
  readonly at: number
}

export interface FlowLink {
  readonly from: End
  readonly to: End
  /** `main`, or what a part is to the node that uses it. */
  readonly kind: string
}

/** A node that does not stand yet; what is left out is chosen for it. */
export interface NewNode {
  readonly type: string
  /** The fact's own version where left out. */
  readonly typeVersion?: number
  /** Made different from those that stand. */
  readonly name: string
  readonly parameters?: JsonObject
}

/** Where a new node goes. */
export type Place =
  | { readonly on: 'canvas'; readonly position: Point }
  /** After an output: what followed there now follows the new node. */
  | { readonly on: 'output'; readonly from: End }
  /** Into the middle of a link. */
  | { readonly on: 'link'; readonly link: FlowLink }
  /** A part that serves a node. */
  | { readonly on: 'part'; readonly of: string; readonly kind: string }

/** What a node can be told beside its parameters. */
export type NodeOptions = Partial<
  Pick<
    FlowNode,
    | 'disabled'
    | 'notes'
    | 'onError'
    | 'retryOnFail'
    | 'maxTries'
    | 'waitBetweenTries'
    | 'executeOnce'
    | 'alwaysOutputData'
    | 'typeVersion'
  >
>

export type Command =
  | { readonly do: 'add'; readonly node: NewNode; readonly place: Place }
  /** Another kind in its place: its links stay as far as it has room for them. */
  | { readonly do: 'replace'; readonly name: string; readonly node: NewNode }
  /** What came before them leads to what came after, where that is one line. */
  | { readonly do: 'remove'; readonly names: readonly string[] }
  | { readonly do: 'link'; readonly link: FlowLink }
  | { readonly do: 'unlink'; readonly link: FlowLink }
  /** A step, and what serves it, leaves its line and follows another output. */
  | { readonly do: 'move-after'; readonly name: string; readonly from: End }
  /** Expressions and code that name it follow. */
  | { readonly do: 'rename'; readonly name: string; readonly to: string }
  | { readonly do: 'set-parameters'; readonly name: string; readonly parameters: JsonObject }
  | { readonly do: 'set-options'; readonly name: string; readonly options: NodeOptions }
  /** `null` takes them away. */
  | { readonly do: 'pin'; readonly name: string; readonly items: readonly Item[] | null }
  | { readonly do: 'move'; readonly positions: Readonly<Record<string, Point>> }
  | {
      readonly do: 'align'
      readonly names: readonly string[]
      readonly side: 'left' | 'right' | 'top' | 'bottom' | 'center' | 'middle'
    }
  | { readonly do: 'duplicate'; readonly names: readonly string[] }
  /** Nodes from elsewhere with the links among them, their top left corner at `position`. */
  | {
      readonly do: 'paste'
      readonly flow: Pick<Flow, 'nodes' | 'connections'>
      readonly position: Point
    }
  | { readonly do: 'name-flow'; readonly name: string }
  | { readonly do: 'set-settings'; readonly settings: JsonObject }
  /** The whole document as somebody wrote it, or as it was in a version. */
  | { readonly do: 'revise'; readonly flow: Flow }
  /** Several as one: undone together. */
  | { readonly do: 'all'; readonly commands: readonly Command[] }
